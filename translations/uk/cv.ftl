# CV. Слова – у GLOSSARY.md.
# $player, $to і $owner – імена: «Ім'я: дія», теперішній час. $card, $event і $cards – назви карт,
# вони не відмінюються. $symbol, $symbols, $type і $types – слова або списки слів із
# наступного розділу, у називному відмінку.

# $clause – номер на зразок 3.1
cv-rule-label = CV { $clause }

## Символи, типи, колоди

cv-symbol-health = здоров'я
cv-symbol-knowledge = знання
cv-symbol-relationship = стосунки
cv-symbol-money = гроші
cv-symbol-luck = удача
cv-symbol-misfortune = невдача
# Жетон, який замінює будь-який основний символ
cv-symbol-wild = будь-який основний символ
# У списках: «гроші ×2 й удача»
cv-symbol-times = { $symbol } ×{ $count }
cv-type-health = здоров'я
cv-type-knowledge = знання
cv-type-relationship = стосунки
cv-type-work = робота
cv-type-possession = майно
cv-type-event = подія
cv-type-goal = життєва ціль
cv-deck-early = молодість
cv-deck-middle = зрілість
cv-deck-old = старість

## Що надруковано на картах

# $points зі знаком
cv-goal-each-health = { $points } за кожну карту здоров'я
cv-goal-each-knowledge = { $points } за кожну карту знань
cv-goal-each-relationship = { $points } за кожну карту стосунків
cv-goal-each-work = { $points } за кожну карту роботи
cv-goal-each-possession = { $points } за кожну карту майна
cv-goal-each-token = { $points } за кожен жетон, який дають активні карти
# $things – список із текстів нижче
cv-goal-set = { $points } за кожен набір: { $things }
cv-thing-health = карта здоров'я
cv-thing-knowledge = карта знань
cv-thing-relationship = карта стосунків
cv-thing-work = карта роботи
cv-thing-possession = карта майна
cv-condition-some-work = Потрібна карта роботи в CV.
cv-condition-no-work = Не можна мати карту роботи.
cv-effect-once = Один раз: { $symbols }
cv-effect-tokens = Жетони щоходу: { $symbols }
cv-effect-dice = Щоходу ще { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
 }
cv-effect-upkeep = Утримання щоходу: { $symbols }
cv-effect-points = { $points } наприкінці
cv-power-discount = Викреслює один символ із ціни карти такого типу: { $type }.
cv-power-extra-dice = Перед кидком: до кінця ходу ще { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
 }.
cv-power-insurance = Скасовує втрату карти через невдачу.
cv-power-old-age-only = Лише поки в ряду є карта старості.
cv-power-convert-basic = Щоходу: перетворює один основний символ на інший.
cv-power-borrow-work = Щоходу: копіює один символ, який дає активна робота сусіда.
cv-power-no-more-work = До кінця партії не можна брати інших карт роботи.
cv-power-wild-basic = Щоходу: жетон, який замінює будь-який основний символ.
cv-power-convert-misfortune = Щоходу: перетворює одну невдачу на основний символ.
cv-power-fourth-throw = Щоходу ще одне перекидання.
cv-power-reroll-misfortune = Під час одного з перекидань за хід можна кинути й кубики з невдачею.
cv-power-double-at-end = Якщо активна наприкінці, рахується за дві карти свого типу, але не для цілей.

## Журнал

cv-log-goal-dealt = { $player }: власна ціль – «{ $card }»
cv-log-goal-dealt-hidden = { $player }: отримує власну ціль
cv-log-goals-laid = { $count ->
    [one] Спільна ціль
    [few] Спільні цілі
   *[many] Спільні цілі
 }: { $cards }
cv-log-track-laid = У ряду: { $cards }
cv-log-childhood-dealt = { $player }: карти дитинства – { $cards }
cv-log-childhood-dealt-hidden = { $player }: отримує { $count ->
    [one] { $count } карту дитинства
    [few] { $count } карти дитинства
   *[many] { $count } карт дитинства
 }
cv-log-picked = { $player }: залишає собі «{ $card }»
cv-log-picked-hidden = { $player }: залишає собі карту
cv-log-passed = { $player } → { $to }: { $cards }
cv-log-passed-hidden = { $player } → { $to }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
 }
cv-log-bicycle = { $player }: відкриває карту «{ $card }» і починає кожен раунд
cv-log-round = Раунд { $number }
cv-log-dice-added = { $player }: грає подію «{ $card }», ще { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
 }
cv-log-rolled = { $player }: на кубиках – { $symbols }
cv-log-all-dice = На всіх кубиках: { $symbols }
cv-log-rerolls = { $player }: перекидання – { $symbols }
cv-log-rerolls-new = { $player }: кидає { $count ->
    [one] { $count } новий кубик
    [few] { $count } нові кубики
   *[many] { $count } нових кубиків
 }
cv-log-kept-dice = { $player }: більше не кидає
cv-log-took = { $player }: обирає карту «{ $card }»
cv-log-took-luck = { $player }: обирає карту «{ $card }» за три удачі
cv-log-paid = Сплачено кубиками й жетонами: { $symbols }
cv-log-paid-events = Сплачено подіями: { $symbols }
cv-log-free = Символів вона не коштує
cv-log-chose-none = { $player }: не бере карт
cv-log-chose-enough = { $player }: більше не бере карт
cv-log-played = { $player }: грає подію «{ $card }» – { $symbols }
cv-log-played-empty = { $player }: грає подію «{ $card }»
cv-log-struck = { $player }: грає подію «{ $event }» – із ціни карти «{ $card }» викреслено: { $symbol }
cv-log-changed = { $player }: { $old } → { $new }
cv-log-borrowed = { $player }: копіює символ – { $symbol } («{ $card }», { $owner })
cv-log-misfortune = { $player }: невдача ×{ $count }, втрата { $losses ->
    [one] { $losses } активної карти
    [few] { $losses } активних карт
   *[many] { $losses } активних карт
 }
cv-log-nothing-to-lose = { $player }: активних карт немає, втрачати нічого
cv-log-lost = { $player }: втрачає карту «{ $card }»
cv-log-lost-unpaid = { $player }: утримання сплатити нічим, карта «{ $card }» йде до коробки
cv-log-insured = { $player }: грає подію «{ $card }», втрату скасовано
cv-log-upkeep = { $player }: утримання карти «{ $card }» – { $symbols }
cv-log-recorded = { $player }: записує в CV карту «{ $card }»
cv-log-recorded-as = { $player }: записує в CV карту «{ $card }», тип – { $type }
cv-log-on-top = Вона активна
cv-log-underneath = Вона накрита
cv-log-waits = { $player }: карта «{ $card }» чекає, її тип вирішиться згодом
cv-log-to-hand = { $player }: бере на руку подію «{ $card }»
cv-log-turn-ended = { $player }: завершує хід
cv-log-left-track = Із ряду йде карта «{ $card }»
cv-log-drawn = Нова карта в ряду: «{ $card }»
cv-log-deck-out = Колода закінчилася: { $deck }
cv-log-help-nobody = Соціальної допомоги не отримує ніхто
cv-log-help-for = Соціальна допомога: { $players }
cv-log-helped = { $player }: соціальна допомога – «{ $card }»
cv-log-declined = { $player }: відмовляється від соціальної допомоги
cv-log-nothing-fits = { $player }: у ряду немає карти, яку можна взяти
cv-log-last-round = У колоді старості { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
 } – менше, ніж гравців
cv-log-ended = Партію завершено

## Що треба вирішити

# $count – скільки карт передають далі
cv-prompt-draft = { $player }: залиште собі одну карту; { $count ->
    [one] другу отримує
    [few] ще { $count } отримує
   *[many] ще { $count } отримує
 } { $to }
cv-prompt-roll = { $player }: киньте { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
 }
# $count – скільки кидків лишилося
cv-prompt-reroll = { $player }: позначте кубики для перекидання або залиште все як є; { $count ->
    [one] лишився { $count } кидок
    [few] лишилося { $count } кидки
   *[many] лишилося { $count } кидків
 }
cv-prompt-reroll-thaw = { $player }: позначте кубики для перекидання, можна й з невдачею, або залиште все як є; { $count ->
    [one] лишився { $count } кидок
    [few] лишилося { $count } кидки
   *[many] лишилося { $count } кидків
 }
cv-prompt-choose = { $player }: можна взяти до двох карт
cv-prompt-choose-second = { $player }: візьміть другу карту або закінчіть вибір
cv-prompt-lose = { $player }: невдача – { $count ->
    [one] оберіть активну карту, яку втрачаєте
    [few] оберіть по черзі { $count } активні карти, які втрачаєте
   *[many] оберіть по черзі { $count } активних карт, які втрачаєте
 }
cv-prompt-upkeep = { $player }: на все утримання не вистачає – за яку карту платити спершу?
cv-prompt-place = { $player }: куди покласти карту «{ $card }»?
cv-prompt-place-type = { $player }: оберіть тип і місце для карти «{ $card }»
cv-prompt-end = { $player }: завершіть хід
cv-prompt-assist = { $player }: соціальна допомога – візьміть карту безкоштовно
cv-prompt-decide = { $player }: партія закінчується – оберіть тип карти «{ $card }»

## Ходи на кнопках і в списку ходів

# $count – скільки карт передають далі
cv-do-pick = Залишити «{ $card }», передати { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
 } → { $to }
cv-do-roll = Кинути { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
 }
# $cards – події
cv-do-roll-event = Зіграти { $cards } і кинути { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
 }
cv-do-keep = Залишити кубики й обирати карти
cv-do-reroll = Перекинути { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
 }: { $symbols }
cv-do-reroll-new = Кинути лише { $count ->
    [one] { $count } новий кубик
    [few] { $count } нові кубики
   *[many] { $count } нових кубиків
 }
cv-do-reroll-both = Кинути { $count ->
    [one] { $count } новий кубик
    [few] { $count } нові кубики
   *[many] { $count } нових кубиків
 } і перекинути: { $symbols }
cv-do-event = Зіграти подію «{ $card }»
cv-do-done-none = Не брати карт
cv-do-done = Більше карт не брати
cv-do-take = Взяти карту «{ $card }»
cv-do-take-second = Взяти ще карту «{ $card }»
cv-do-luck = Взяти карту «{ $card }» за три удачі
cv-do-discount = Зіграти «{ $event }», викреслити з ціни карти «{ $card }»: { $symbol }
cv-do-change = Перетворити: { $old } → { $new }
cv-do-borrow = Скопіювати символ: { $symbol } («{ $card }», { $owner })
cv-do-lose = Втратити карту «{ $card }»
cv-do-pay = Спершу сплатити за карту «{ $card }»
cv-do-place-first = Почати стопку картою «{ $card }»
# $below і $above – карти стопки
cv-do-place-top = Покласти «{ $card }» поверх карти «{ $below }»
cv-do-place-under = Покласти «{ $card }» під карту «{ $above }»
# $place – один із трьох текстів вище, для карти двох типів
cv-do-place-as = { $place }, тип – { $type }
# $player – чий хід наступний
cv-do-end = Завершити хід → { $player }
cv-do-help = Взяти карту «{ $card }» безкоштовно
cv-do-decline = Нічого не брати

## Що дає хід

cv-detail-free = символів не коштує
cv-detail-pays = оплата: { $symbols }
# $events – символи подій
cv-detail-pays-events = оплата подіями: { $events }
cv-detail-pays-both = оплата: { $symbols }; подіями: { $events }
cv-detail-would-lose = тоді не вистачить на утримання: { $cards }
cv-detail-could-lose = тоді не вистачить на все утримання
cv-detail-both = { $first }; { $second }
cv-detail-gives = дає: { $symbols }
cv-detail-adds-dice = ще { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
 }
cv-detail-cancels-loss = скасовує одну втрату
cv-detail-uncovers = активною стане «{ $card }»
cv-detail-active = стане активною
cv-detail-covered = активною лишиться «{ $card }»

## Чому не можна

cv-why-over = Партію завершено.
cv-why-turn = Зараз обирає { $player }.
cv-why-goal = Цілі рахують наприкінці партії.
cv-why-foreign = У цієї карти інший власник: { $player }.
cv-why-draft-first = Карти з ряду беруть у свій хід, після кидків; зараз обирають карти дитинства.
cv-why-kept = Цю карту вже залишено; вона знадобиться, коли карти дитинства буде розподілено.
cv-why-dice-first = Карти обирають після останнього кидка.
cv-why-chosen = Цю карту вже обрано.
cv-why-choosing-over = Карти з ряду обирають одразу після кидків, і це вже зроблено.
cv-why-needs-work = Для цієї карти потрібна карта роботи в CV.
cv-why-needs-no-work = Ця карта – для тих, хто не має карти роботи.
cv-why-retired = Після ранньої пенсії карт роботи більше не беруть.
cv-why-cost = Бракує: { $symbols }.
cv-why-frozen = Кубики з невдачею заморожені.
cv-why-no-throw = Цього ходу кубиків більше не кидають.
cv-why-token = Жетонами платять за карти; змінити їх може лише здібність активної карти.
cv-why-insurance = Страховку грають, коли через невдачу втрачається карта.
cv-why-extra-dice = Цю подію грають перед кидком.
cv-why-seven-dice = Більше семи кубиків не буває.
cv-why-old-age-only = У ряду ще немає карти старості.
cv-why-symbols-later = Ця подія стане в пригоді, коли обирають карти.
cv-why-no-discount = Серед карт, які ще можна обрати, немає карти такого типу з ціною: { $type }.
cv-why-covered = Втрачають лише активні карти, а ця накрита.
cv-why-power-covered = Здібності мають лише активні карти, а ця накрита.
cv-why-power-used = Цього ходу здібність уже використано, або для неї немає символу.
cv-why-power-later = Здібність стане в пригоді, коли обирають карти.
cv-why-own-card = Карта лежить у вашому CV, зараз із нею нічого не вирішують.

## Очки

cv-score-health = Здоров'я
cv-score-knowledge = Знання
cv-score-relationship = Стосунки
cv-score-work = Робота
cv-score-possession = Майно
cv-score-own-goal = Власна ціль
cv-score-public-goal = Спільна ціль: { $card }
cv-verdict-leads =
    { $player }: попереду, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } без власних цілей
cv-verdict-level =
    Порівну, по { $points ->
        [one] { $points } очку
        [few] { $points } очки
       *[many] { $points } очок
    } без власних цілей: { $players }
cv-verdict-wins =
    { $player }: перемога, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
cv-verdict-wins-tie =
    { $player }: перемога, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } і менше карт
cv-verdict-shared =
    Спільна перемога, по { $points ->
        [one] { $points } очку
        [few] { $points } очки
       *[many] { $points } очок
    }: { $players }
cv-verdict-shared-tie =
    Спільна перемога, по { $points ->
        [one] { $points } очку
        [few] { $points } очки
       *[many] { $points } очок
    } і найменше карт: { $players }

## Варіанти правил: назва, значення, одне речення про те, що змінюється

cv-option-two-coloured = Двоколірні карти
cv-option-two-coloured-deferred = Можуть чекати типу
cv-option-two-coloured-at-once = Тип вирішують одразу
cv-option-two-coloured-help = Коли вирішують тип двоколірної карти, якщо власник не має стопки жодного з її типів.
cv-option-upkeep = Утримання
cv-option-upkeep-before-recording = До запису
cv-option-upkeep-while-recording = Після запису
cv-option-upkeep-help = За які карти платять утримання: активні до запису нових карт чи після нього.
cv-option-assistance-conditions = Умови під час соціальної допомоги
cv-option-assistance-conditions-respected = Мають виконуватися
cv-option-assistance-conditions-ignored = Не важать
cv-option-assistance-conditions-help = Чи потрібно виконувати умову карти, взятої як соціальна допомога.
cv-option-deck = Колода
cv-option-deck-reconstructed = Відтворена колода
cv-option-deck-help = Якими картами грають; виправлена колода може бути вашим файлом.

## На столі

# Лише назва карти.
cv-board-title = { $card }
# $types – список з одного або двох типів.
cv-board-card = { $card } ({ $types })
# $symbols – список на зразок «гроші ×2 і удача»
cv-board-costs = ціна: { $symbols }
cv-board-free = безкоштовно
cv-board-needs-work = потрібна робота
cv-board-needs-no-work = лише без роботи
cv-board-each-turn = щоходу
cv-board-can = можна взяти
cv-board-lacks = бракує: { $symbols }
# $percent на зразок «37 %»
cv-board-chance = імовірність після кидка { $percent }
cv-board-chance-best = імовірність за найкращих перекидань { $percent }
cv-board-chosen = обрано
# Перша і друга карта за хід; на маленькій плашці.
cv-board-chosen-first = перша
cv-board-chosen-second = друга
cv-board-placing = кладемо
cv-board-leaves = піде першою
cv-board-leaves-round = піде після раунду
cv-board-leaves-turn = піде після ходу

# Кілька слів під малюнками ефекту.
cv-board-note-discount = мінус один символ ціни
cv-board-note-dice = на цей хід
cv-board-note-insurance = скасовує одну втрату
cv-board-note-old-age = лише у старості
cv-board-note-convert = змінює один символ
cv-board-note-borrow = символ із роботи сусіда
cv-board-note-no-more-work = більше ніякої роботи
cv-board-note-wild = будь-який основний символ
cv-board-note-calm = перетворює невдачу
cv-board-note-throw = ще одне перекидання
cv-board-note-thaw = перекидання невдач
cv-board-note-double = наприкінці – за дві

# Карти в CV; $type – один тип.
cv-board-active = { $card }: активна карта, { $type }
cv-board-covered = { $card }: накрита карта, { $type }
cv-board-waiting-card = { $card }: активна карта, тип ще не вирішено

# Заголовки стопок
cv-board-pile-health = Здоров'я
cv-board-pile-knowledge = Знання
cv-board-pile-relationship = Стосунки
cv-board-pile-work = Робота
cv-board-pile-possession = Майно
cv-board-pile = { $type }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
 }
cv-board-pile-points = { $type }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
 }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
 }
cv-board-retired = більше ніякої роботи
cv-board-on-top = Зверху: активна
cv-board-first-card = Перша у стопці

# Цілі й події
cv-board-caption-goals = Спільні цілі
cv-board-caption-own = Власна ціль
cv-board-caption-hand = Події на руці
cv-board-public-goal = Спільна ціль: { $card }
cv-board-own-goal = Власна ціль: { $card }
cv-board-own-goal-hidden = Власна ціль, сорочкою догори
cv-board-goal-now = { $count ->
    [one] поки що { $count } очко
    [few] поки що { $count } очки
   *[many] поки що { $count } очок
 }
cv-board-event = Подія: { $card }
cv-board-event-hidden = Подія, сорочкою догори
cv-board-peek-hold = Утримуйте, щоб подивитися (F5)
cv-board-peek-toggle = Натисніть F5, щоб подивитися
cv-board-peek-short = Утримати

# Кубики
cv-board-die-hold = лежить
cv-board-die-reroll = кинути
cv-board-die-frozen = замерз
cv-board-die-spent = витрачено
cv-board-die-new = новий
cv-board-die = Кубик { $number }: { $symbol }
cv-board-die-blank = Кубик { $number }, ще не кинуто
cv-board-die-none = Місце кубика { $number }, порожньо
cv-board-die-joins = Кубик { $number }, долучиться до наступного кидка
cv-board-throws = { $count ->
    [one] лишився { $count } кидок
    [few] лишилося { $count } кидки
   *[many] лишилося { $count } кидків
 }
cv-board-throws-short = { $count ->
    [one] кидок
    [few] кидки
   *[many] кидків
 }
cv-board-risk = ризик трьох невдач { $percent }
cv-board-misfortune = { $count ->
    [one] { $count } невдача; кожні три коштують карти
    [few] { $count } невдачі; кожні три коштують карти
   *[many] { $count } невдач; кожні три коштують карти
 }

# Жетони й кнопки
cv-board-tokens = Жетони, { $symbol }: { $count }
cv-board-tokens-left = Жетони, { $symbol }: лишилося { $left } з { $count }
cv-board-extra = Від подій: { $symbols }
cv-board-symbol = Символ: { $symbol }
cv-board-luck = Оплатити трьома удачами

# Колоди, раунди, вкладки
cv-board-age-early = Молодість
cv-board-age-middle = Зрілість
cv-board-age-old = Старість
cv-board-deck = { $age }: { $count ->
    [one] лишилася { $count } карта
    [few] лишилося { $count } карти
   *[many] лишилося { $count } карт
 }
cv-board-deck-current = { $age }: { $count ->
    [one] лишилася { $count } карта
    [few] лишилося { $count } карти
   *[many] лишилося { $count } карт
 }, звідси поповнюють ряд
cv-board-childhood = Дитинство
cv-board-round = Раунд
cv-board-round-name = Раунд { $number }, перший хід: { $player }
cv-board-tab = CV: { $player }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
 }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
 }
cv-board-tab-points = { $points } оч.

# Вибір карт дитинства
cv-board-draft = Дитинство: залиште одну карту, решта перейде ліворуч
cv-board-draft-wait = Дитинство: кожен залишає одну карту й передає решту ліворуч
cv-board-kept = Залишено
# $percent – число.
cv-board-percent = { $percent } %
# Що ціль дає зараз, після малюнка.
cv-board-goal-points = = { $points }

# Плашки поруч зі столом: скільки в гравця карт кожного типу.
cv-board-held = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
 }
cv-board-chip-health = здоров'я { $count }
cv-board-chip-knowledge = знання { $count }
cv-board-chip-relationship = стосунки { $count }
cv-board-chip-work = робота { $count }
cv-board-chip-possession = майно { $count }
cv-board-chip-event = події на руці { $count }

# The life story on the results page: no names of persons, no gender
cv-story-heading-childhood = Дитинство
cv-story-heading-early = Молодість
cv-story-heading-middle = Зрілість
cv-story-heading-old = Старість
cv-story-childhood = Дитячі роки: { $cards }. А далі починається доросле життя.
cv-story-health = Тіло й дух: { $cards }.
cv-story-knowledge = Знання: { $cards }.
cv-story-relationship = Близькі люди: { $cards }.
cv-story-work = Робота: { $cards }.
cv-story-possession = Майно: { $cards }.
cv-story-lost = Було й минуло: { $cards }.
cv-story-quiet = Спокійні роки.
cv-story-goal = Мрія всього життя: { $card } – { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
 }
cv-story-end = Підсумок цього життя: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
 }, місце { $place }.
