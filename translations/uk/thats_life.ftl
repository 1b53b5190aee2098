# «Таке життя! Компакт». Слова – у GLOSSARY.md.
# $player – ім'я: «Ім'я: дія», теперішній час. $tile, $source, $to і $space – назви карток
# з розділу нижче (+5, −7, удача, старт), вони не відмінюються. $face – число на кубику.

# $clause – номер на кшталт 3.1
life-rule-label = Life { $clause }

## Назви карток

life-tile-start = старт
life-tile-finish = фініш
life-tile-luck = удача
# $points зі знаком
life-tile-points = { $points }

## Журнал

life-log-path-laid = Шлях викладено
life-log-guards-placed = Вартові стоять на шести найближчих до старту плюсових картках і картках удачі
life-log-began = { $player }: перший хід
life-log-rolled = { $player }: на кубику { $face }
life-log-wurm-may = Можна пересунути й Червінатора
life-log-wurm-must = Треба пересунути й Червінатора
life-log-pawn-moved = { $player }: фішка { $source } → { $to }
life-log-guard-moved = { $player }: вартовий { $source } → { $to }
life-log-tile-stays = Картка залишається: на ній ще хтось стоїть
life-log-took = { $player }: забирає { $tile }
life-log-took-luck = { $player }: забирає картку удачі
life-log-came-home = { $player }: усі фішки на фініші
life-log-ended = Усі фішки на фініші, партію завершено
life-log-wurm-moved = { $player }: Червінатор { $source } → { $to }
life-log-wurm-returned = Червінатор повертається на старт
life-log-wurm-left = { $player }: залишає Червінатора на місці
life-log-hit = { $player }: укус, забирає { $tile }
life-log-put-back = { $player }: укус, повертає { $tile } на шлях
life-log-spared = { $player }: укус, але повертати нічого

## Що треба вирішити

life-prompt-roll = { $player }: киньте кубик
life-prompt-move = { $player }: на кубику { $face } – пересуньте фішку або вартового
life-prompt-move-pawn = { $player }: на кубику { $face } – пересуньте фішку
life-prompt-move-wurm-may = { $player }: на кубику { $face } – пересуньте фішку або вартового; до чи після цього можна пересунути й Червінатора
life-prompt-move-pawn-wurm-may = { $player }: на кубику { $face } – пересуньте фішку; до чи після цього можна пересунути й Червінатора
life-prompt-move-wurm-must = { $player }: на кубику { $face } – пересуньте фішку або вартового; до чи після цього треба пересунути й Червінатора
life-prompt-move-pawn-wurm-must = { $player }: на кубику { $face } – пересуньте фішку; до чи після цього треба пересунути й Червінатора
life-prompt-wurm-may = { $player }: на кубику { $face } – пересуньте Червінатора або залиште його на місці
life-prompt-wurm-must = { $player }: Червінатор позаду всіх фішок – на кубику { $face }, його треба пересунути

## Ходи на кнопках і в списку ходів

life-do-roll = Кинути кубик
life-do-pawn =
    Фішка на { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    }: { $source } → { $to }
life-do-guard =
    Вартовий на { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    }: { $source } → { $to }
life-do-wurm =
    Червінатор на { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    }: { $source } → { $to }
life-do-wurm-first =
    Спершу Червінатор на { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    }: { $source } → { $to }
life-do-leave = Залишити Червінатора на місці
# Розрізняє два ходи, які читалися б однаково; $label – один із текстів вище,
# $place – котра картка від старту.
life-do-numbered = { $label } (з { $place }-ї картки)

## Що дає хід

life-detail-take = ви забираєте { $tile }
life-detail-take-luck = ви забираєте картку удачі
life-detail-stays = карток ніхто не забирає
# $hits – список із трьох текстів нижче
life-detail-hits = { $hits }
life-detail-hits-nobody = нікого не кусає
life-detail-goes-round = доходить до фінішу й повертається на старт
life-detail-waits = залишається тут: { $space }
life-hit-takes = { $player }: забирає { $tile }
life-hit-puts-back = { $player }: повертає { $tile }
life-hit-spared = { $player }: нічого

## Чому не можна

life-why-over = Партію завершено: усі фішки на фініші.
life-why-turn = Зараз ходить { $player }.
life-why-roll-first = Спершу киньте кубик.
life-why-rolled = Кубик уже кинуто, на ньому { $face }: тепер треба зробити хід.
life-why-moved = За хід пересувають одну фішку або одного вартового, і це вже зроблено.
life-why-foreign = Пересувати можна лише свої фішки, а цією ходить { $player }.
life-why-home = З фінішу вже ніхто не ходить.
life-why-guard-alone = Вартового пересувають, лише поки на його картці стоїть фішка (а у варіанті з Червінатором – фішка або Червінатор).
life-why-wurm-roll = Червінатор ходить, лише коли на кубику 1 або 2, а зараз { $face }.
life-why-wurm-moved = Червінатор за цей хід уже ходив.
life-why-space = Коли на кубику { $face }, сюди ніхто не потрапляє.

## Очки

life-score-plus = Плюсові картки
life-score-turned = Мінусові картки, що стали плюсовими
life-score-minus = Мінусові картки
life-score-idle = Картки удачі без застосування
life-verdict-leads =
    { $player }: попереду, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
life-verdict-level =
    Порівну, по { $points ->
        [one] { $points } очку
        [few] { $points } очки
       *[many] { $points } очок
    }: { $players }
life-verdict-wins =
    { $player }: перемога, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
life-verdict-wins-tie =
    { $player }: перемога, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } і менше карток удачі
life-verdict-shared =
    Спільна перемога, по { $points ->
        [one] { $points } очку
        [few] { $points } очки
       *[many] { $points } очок
    }: { $players }
life-verdict-shared-tie =
    Спільна перемога, по { $points ->
        [one] { $points } очку
        [few] { $points } очки
       *[many] { $points } очок
    } і найменше карток удачі: { $players }

## Варіанти правил: назва, значення, одне речення про те, що змінюється

life-option-first = Хто починає
life-option-first-random = За жеребом
life-option-first-help = Хто ходить першим; за правилами з коробки – наймолодший.
life-option-wurminator = Червінатор
life-option-wurminator-off = Без нього
life-option-wurminator-on = З ним
life-option-wurminator-help = Коли на кубику 1 або 2, шляхом повзе й Червінатор, а кого він кусає, той забирає мінусову картку.
life-option-ties = Нічия
life-option-ties-shared = Спільна перемога
life-option-ties-fewest-luck-tiles = У кого менше карток удачі
life-option-ties-help = Хто перемагає, якщо найкращі результати рівні.
life-option-lowest-minus = Найменша мінусова картка
life-option-lowest-minus-smallest = −1 раніше, ніж −2
life-option-lowest-minus-largest = −10 раніше, ніж −9
life-option-lowest-minus-help = Яку мінусову картку через Червінатора забирають або повертають.
life-option-collected = Зібрані картки
life-option-collected-open = Відкриті
life-option-collected-hidden = Приховані
life-option-collected-help = Чи видно під час партії зібрані картки й очки; якщо ні, грають із пам'яті.

## Стіл, здебільшого для програм читання з екрана

# Надруковано на першій та останній картці
life-board-start = Старт
life-board-finish = Фініш
life-board-tile = Картка { $tile }
life-board-tile-luck = Картка удачі
# Картка й хто на ній стоїть: «Картка +5, 2 фішки: Юлія, Фелікс; 1 вартовий»
life-board-occupied = { $tile }, { $pieces }
# Дві з наведених нижче частин поспіль
life-board-and = { $first }; { $second }
life-board-pawns = { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
   *[many] { $count } фішок
 }: { $players }
# Кілька фішок одного гравця на картці
life-board-times = { $player } ×{ $count }
life-board-guards = { $count ->
    [one] { $count } вартовий
    [few] { $count } вартові
   *[many] { $count } вартових
 }
life-board-wurm = Червінатор
# Фігура й картка під нею
life-board-pawn = { $player }: { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
   *[many] { $count } фішок
 }. { $tile }
life-board-guard = { $count ->
    [one] { $count } вартовий
    [few] { $count } вартові
   *[many] { $count } вартових
 }. { $tile }
life-board-wurm-at = Червінатор. { $tile }
life-board-die = Кубик: { $face }
life-board-die-blank = Кубик ще не кинуто
# Поруч із числом
life-board-left = { $count ->
    [one] картка на шляху
    [few] картки на шляху
   *[many] карток на шляху
 }
life-board-left-name = { $count ->
    [one] { $count } картка на шляху
    [few] { $count } картки на шляху
   *[many] { $count } карток на шляху
 }
life-board-wurm-must = Червінатор ще мусить рушити
life-board-wurm-may = Червінатор ще може рушити
life-board-wurm-rests = Червінатор ходить, якщо випало 1 або 2
# Хід і що він дає
life-board-consequence = { $label } – { $detail }

# What each face of the die would do: face, arrow, where the piece lands
life-odds-lands = { $face } → { $to }
life-odds-takes = { $face } → { $to }, забирає: { $tile }
life-odds-hits = { $count ->
    [one] { $face } → { $to }, кусає { $count } фішку
    [few] { $face } → { $to }, кусає { $count } фішки
   *[many] { $face } → { $to }, кусає { $count } фішок
 }
