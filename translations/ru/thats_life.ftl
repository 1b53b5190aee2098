# «Это жизнь! Компакт». Слова – в GLOSSARY.md.
# $player – имя: «Имя: действие», настоящее время. $tile, $source, $to и $space – названия
# карточек из раздела ниже (+5, −7, удача, старт), они не склоняются. $face – число на кубике.

# $clause – номер вида 3.1
life-rule-label = Life { $clause }

## Названия карточек

life-tile-start = старт
life-tile-finish = финиш
life-tile-luck = удача
# $points со знаком
life-tile-points = { $points }

## Журнал

life-log-path-laid = Дорожка выложена
life-log-guards-placed = Сторожа стоят на шести ближайших к старту плюсовых карточках и карточках удачи
life-log-began = { $player }: первый ход
life-log-rolled = { $player }: на кубике { $face }
life-log-wurm-may = Можно переместить и Червинатора
life-log-wurm-must = Нужно переместить и Червинатора
life-log-pawn-moved = { $player }: фигурка { $source } → { $to }
life-log-guard-moved = { $player }: сторож { $source } → { $to }
life-log-tile-stays = Карточка остаётся: на ней ещё кто-то стоит
life-log-took = { $player }: забирает { $tile }
life-log-took-luck = { $player }: забирает карточку удачи
life-log-came-home = { $player }: все фигурки на финише
life-log-ended = Все фигурки на финише, партия окончена
life-log-wurm-moved = { $player }: Червинатор { $source } → { $to }
life-log-wurm-returned = Червинатор возвращается на старт
life-log-wurm-left = { $player }: оставляет Червинатора на месте
life-log-hit = { $player }: укус, забирает { $tile }
life-log-put-back = { $player }: укус, возвращает { $tile } на дорожку
life-log-spared = { $player }: укус, но возвращать нечего

## Что нужно решить

life-prompt-roll = { $player }: бросьте кубик
life-prompt-move = { $player }: на кубике { $face } – переместите фигурку или сторожа
life-prompt-move-pawn = { $player }: на кубике { $face } – переместите фигурку
life-prompt-move-wurm-may = { $player }: на кубике { $face } – переместите фигурку или сторожа; до или после этого можно переместить и Червинатора
life-prompt-move-pawn-wurm-may = { $player }: на кубике { $face } – переместите фигурку; до или после этого можно переместить и Червинатора
life-prompt-move-wurm-must = { $player }: на кубике { $face } – переместите фигурку или сторожа; до или после этого нужно переместить и Червинатора
life-prompt-move-pawn-wurm-must = { $player }: на кубике { $face } – переместите фигурку; до или после этого нужно переместить и Червинатора
life-prompt-wurm-may = { $player }: на кубике { $face } – переместите Червинатора или оставьте его на месте
life-prompt-wurm-must = { $player }: Червинатор позади всех фигурок – на кубике { $face }, его нужно переместить

## Ходы на кнопках и в списке ходов

life-do-roll = Бросить кубик
life-do-pawn =
    Фигурка на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }: { $source } → { $to }
life-do-guard =
    Сторож на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }: { $source } → { $to }
life-do-wurm =
    Червинатор на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }: { $source } → { $to }
life-do-wurm-first =
    Сначала Червинатор на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }: { $source } → { $to }
life-do-leave = Оставить Червинатора на месте
# Различает два хода, которые читались бы одинаково; $label – один из текстов выше,
# $place – какая по счёту карточка от старта.
life-do-numbered = { $label } (с { $place }-й карточки)

## Что даёт ход

life-detail-take = вы забираете { $tile }
life-detail-take-luck = вы забираете карточку удачи
life-detail-stays = карточек никто не забирает
# $hits – список из трёх текстов ниже
life-detail-hits = { $hits }
life-detail-hits-nobody = никого не кусает
life-detail-goes-round = доходит до финиша и возвращается на старт
life-detail-waits = остаётся здесь: { $space }
life-hit-takes = { $player }: забирает { $tile }
life-hit-puts-back = { $player }: возвращает { $tile }
life-hit-spared = { $player }: ничего

## Почему нельзя

life-why-over = Партия окончена: все фигурки на финише.
life-why-turn = Сейчас ходит { $player }.
life-why-roll-first = Сначала бросьте кубик.
life-why-rolled = Кубик уже брошен, на нём { $face }: теперь нужно сделать ход.
life-why-moved = За ход перемещают одну фигурку или одного сторожа, и это уже сделано.
life-why-foreign = Перемещать можно только свои фигурки, а эту ведёт { $player }.
life-why-home = С финиша никто уже не ходит.
life-why-guard-alone = Сторожа перемещают, только пока на его карточке стоит фигурка (а в варианте с Червинатором – фигурка или Червинатор).
life-why-wurm-roll = Червинатор ходит, только когда на кубике 1 или 2, а сейчас { $face }.
life-why-wurm-moved = Червинатор за этот ход уже ходил.
life-why-space = Когда на кубике { $face }, сюда никто не попадает.

## Очки

life-score-plus = Плюсовые карточки
life-score-turned = Минусовые карточки, ставшие плюсовыми
life-score-minus = Минусовые карточки
life-score-idle = Карточки удачи без применения
life-verdict-leads =
    { $player }: впереди, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
life-verdict-level =
    Поровну, по { $points ->
        [one] { $points } очку
        [few] { $points } очка
       *[many] { $points } очков
    }: { $players }
life-verdict-wins =
    { $player }: победа, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
life-verdict-wins-tie =
    { $player }: победа, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } и меньше карточек удачи
life-verdict-shared =
    Общая победа, по { $points ->
        [one] { $points } очку
        [few] { $points } очка
       *[many] { $points } очков
    }: { $players }
life-verdict-shared-tie =
    Общая победа, по { $points ->
        [one] { $points } очку
        [few] { $points } очка
       *[many] { $points } очков
    } и меньше всего карточек удачи: { $players }

## Варианты правил: название, значения, одно предложение о том, что меняется

life-option-first = Кто начинает
life-option-first-random = По жребию
life-option-first-help = Кто ходит первым; по правилам из коробки – самый младший.
life-option-wurminator = Червинатор
life-option-wurminator-off = Без него
life-option-wurminator-on = С ним
life-option-wurminator-help = Когда на кубике 1 или 2, по дорожке ползёт и Червинатор, а кого он кусает, тот забирает минусовую карточку.
life-option-ties = Ничья
life-option-ties-shared = Общая победа
life-option-ties-fewest-luck-tiles = У кого меньше карточек удачи
life-option-ties-help = Кто побеждает, если лучшие результаты равны.
life-option-lowest-minus = Наименьшая минусовая карточка
life-option-lowest-minus-smallest = −1 раньше, чем −2
life-option-lowest-minus-largest = −10 раньше, чем −9
life-option-lowest-minus-help = Какую минусовую карточку из-за Червинатора забирают или возвращают.
life-option-collected = Собранные карточки
life-option-collected-open = Открыты
life-option-collected-hidden = Скрыты
life-option-collected-help = Видны ли во время партии собранные карточки и очки; если нет, играют по памяти.

## Поле, в основном для программ чтения с экрана

# Напечатано на первой и последней карточке
life-board-start = Старт
life-board-finish = Финиш
life-board-tile = Карточка { $tile }
life-board-tile-luck = Карточка удачи
# Карточка и кто на ней стоит: «Карточка +5, 2 фигурки: Юлия, Феликс; 1 сторож»
life-board-occupied = { $tile }, { $pieces }
# Две из частей ниже подряд
life-board-and = { $first }; { $second }
life-board-pawns = { $count ->
    [one] { $count } фигурка
    [few] { $count } фигурки
   *[many] { $count } фигурок
 }: { $players }
# Несколько фигурок одного игрока на карточке
life-board-times = { $player } ×{ $count }
life-board-guards = { $count ->
    [one] { $count } сторож
    [few] { $count } сторожа
   *[many] { $count } сторожей
 }
life-board-wurm = Червинатор
# Фигура и карточка под ней
life-board-pawn = { $player }: { $count ->
    [one] { $count } фигурка
    [few] { $count } фигурки
   *[many] { $count } фигурок
 }. { $tile }
life-board-guard = { $count ->
    [one] { $count } сторож
    [few] { $count } сторожа
   *[many] { $count } сторожей
 }. { $tile }
life-board-wurm-at = Червинатор. { $tile }
life-board-die = Кубик: { $face }
life-board-die-blank = Кубик ещё не брошен
# Рядом с числом
life-board-left = { $count ->
    [one] карточка на дорожке
    [few] карточки на дорожке
   *[many] карточек на дорожке
 }
life-board-left-name = { $count ->
    [one] { $count } карточка на дорожке
    [few] { $count } карточки на дорожке
   *[many] { $count } карточек на дорожке
 }
life-board-wurm-must = Червинатор ещё должен пойти
life-board-wurm-may = Червинатор ещё может пойти
life-board-wurm-rests = Червинатор ходит, если выпало 1 или 2
# Ход и что он даёт
life-board-consequence = { $label } – { $detail }

# What each face of the die would do: face, arrow, where the piece lands
life-odds-lands = { $face } → { $to }
life-odds-takes = { $face } → { $to }, забирает: { $tile }
life-odds-hits = { $count ->
    [one] { $face } → { $to }, кусает { $count } фигурку
    [few] { $face } → { $to }, кусает { $count } фигурки
   *[many] { $face } → { $to }, кусает { $count } фигурок
 }
