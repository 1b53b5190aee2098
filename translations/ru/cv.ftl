# CV. Слова – в GLOSSARY.md.
# $player, $to и $owner – имена: «Имя: действие», настоящее время. $card, $event и $cards – названия
# карт, они не склоняются. $symbol, $symbols, $type и $types – слова или списки слов из
# следующего раздела, в именительном падеже.

# $clause – номер вида 3.1
cv-rule-label = CV { $clause }

## Символы, типы, колоды

cv-symbol-health = здоровье
cv-symbol-knowledge = знания
cv-symbol-relationship = отношения
cv-symbol-money = деньги
cv-symbol-luck = удача
cv-symbol-misfortune = неудача
# Жетон, который заменяет любой основной символ
cv-symbol-wild = любой основной символ
# В списках: «деньги ×2 и удача»
cv-symbol-times = { $symbol } ×{ $count }
cv-type-health = здоровье
cv-type-knowledge = знания
cv-type-relationship = отношения
cv-type-work = работа
cv-type-possession = имущество
cv-type-event = событие
cv-type-goal = жизненная цель
cv-deck-early = молодость
cv-deck-middle = зрелость
cv-deck-old = старость

## Что напечатано на картах

# $points со знаком
cv-goal-each-health = { $points } за каждую карту здоровья
cv-goal-each-knowledge = { $points } за каждую карту знаний
cv-goal-each-relationship = { $points } за каждую карту отношений
cv-goal-each-work = { $points } за каждую карту работы
cv-goal-each-possession = { $points } за каждую карту имущества
cv-goal-each-token = { $points } за каждый жетон, который дают активные карты
# $things – список из текстов ниже
cv-goal-set = { $points } за каждый набор: { $things }
cv-thing-health = карта здоровья
cv-thing-knowledge = карта знаний
cv-thing-relationship = карта отношений
cv-thing-work = карта работы
cv-thing-possession = карта имущества
cv-condition-some-work = Нужна карта работы в CV.
cv-condition-no-work = Нельзя иметь карту работы.
cv-effect-once = Один раз: { $symbols }
cv-effect-tokens = Жетоны каждый ход: { $symbols }
cv-effect-dice = Каждый ход ещё { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
 }
cv-effect-upkeep = Содержание каждый ход: { $symbols }
cv-effect-points = { $points } в конце
cv-power-discount = Вычёркивает один символ из цены карты такого типа: { $type }.
cv-power-extra-dice = Перед броском: до конца хода ещё { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
 }.
cv-power-insurance = Отменяет потерю карты из-за неудачи.
cv-power-old-age-only = Только пока в ряду есть карта старости.
cv-power-convert-basic = Каждый ход: превращает один основной символ в другой.
cv-power-borrow-work = Каждый ход: копирует один символ, который даёт активная работа соседа.
cv-power-no-more-work = До конца партии нельзя брать другие карты работы.
cv-power-wild-basic = Каждый ход: жетон, который заменяет любой основной символ.
cv-power-convert-misfortune = Каждый ход: превращает одну неудачу в основной символ.
cv-power-fourth-throw = Каждый ход ещё один переброс.
cv-power-reroll-misfortune = В одном из перебросов за ход можно бросить и кубики с неудачей.
cv-power-double-at-end = Если активна в конце, считается за две карты своего типа, но не для целей.

## Журнал

cv-log-goal-dealt = { $player }: своя цель – «{ $card }»
cv-log-goal-dealt-hidden = { $player }: получает свою цель
cv-log-goals-laid = { $count ->
    [one] Общая цель
    [few] Общие цели
   *[many] Общие цели
 }: { $cards }
cv-log-track-laid = В ряду: { $cards }
cv-log-childhood-dealt = { $player }: карты детства – { $cards }
cv-log-childhood-dealt-hidden = { $player }: получает { $count ->
    [one] { $count } карту детства
    [few] { $count } карты детства
   *[many] { $count } карт детства
 }
cv-log-picked = { $player }: оставляет себе «{ $card }»
cv-log-picked-hidden = { $player }: оставляет себе карту
cv-log-passed = { $player } → { $to }: { $cards }
cv-log-passed-hidden = { $player } → { $to }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
cv-log-bicycle = { $player }: открывает карту «{ $card }» и начинает каждый раунд
cv-log-round = Раунд { $number }
cv-log-dice-added = { $player }: играет событие «{ $card }», ещё { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
 }
cv-log-rolled = { $player }: на кубиках – { $symbols }
cv-log-all-dice = На всех кубиках: { $symbols }
cv-log-rerolls = { $player }: переброс – { $symbols }
cv-log-rerolls-new = { $player }: бросает { $count ->
    [one] { $count } новый кубик
    [few] { $count } новых кубика
   *[many] { $count } новых кубиков
 }
cv-log-kept-dice = { $player }: больше не бросает
cv-log-took = { $player }: выбирает карту «{ $card }»
cv-log-took-luck = { $player }: выбирает карту «{ $card }» за три удачи
cv-log-paid = Оплата кубиками и жетонами: { $symbols }
cv-log-paid-events = Оплата событиями: { $symbols }
cv-log-free = Символов она не стоит
cv-log-chose-none = { $player }: не берёт карт
cv-log-chose-enough = { $player }: больше не берёт карт
cv-log-played = { $player }: играет событие «{ $card }» – { $symbols }
cv-log-played-empty = { $player }: играет событие «{ $card }»
cv-log-struck = { $player }: играет событие «{ $event }» – из цены карты «{ $card }» вычеркнуто: { $symbol }
cv-log-changed = { $player }: { $old } → { $new }
cv-log-borrowed = { $player }: копирует символ – { $symbol } («{ $card }», { $owner })
cv-log-misfortune = { $player }: неудача ×{ $count }, потеря { $losses ->
    [one] { $losses } активной карты
    [few] { $losses } активных карт
   *[many] { $losses } активных карт
 }
cv-log-nothing-to-lose = { $player }: активных карт нет, терять нечего
cv-log-lost = { $player }: теряет карту «{ $card }»
cv-log-lost-unpaid = { $player }: содержание оплатить нечем, карта «{ $card }» уходит в коробку
cv-log-insured = { $player }: играет событие «{ $card }», потеря отменяется
cv-log-upkeep = { $player }: содержание карты «{ $card }» – { $symbols }
cv-log-recorded = { $player }: записывает в CV карту «{ $card }»
cv-log-recorded-as = { $player }: записывает в CV карту «{ $card }», тип – { $type }
cv-log-on-top = Она активна
cv-log-underneath = Она накрыта
cv-log-waits = { $player }: карта «{ $card }» ждёт, её тип решится позже
cv-log-to-hand = { $player }: берёт на руку событие «{ $card }»
cv-log-turn-ended = { $player }: заканчивает ход
cv-log-left-track = Из ряда уходит карта «{ $card }»
cv-log-drawn = Новая карта в ряду: «{ $card }»
cv-log-deck-out = Колода закончилась: { $deck }
cv-log-help-nobody = Социальную помощь никто не получает
cv-log-help-for = Социальная помощь: { $players }
cv-log-helped = { $player }: социальная помощь – «{ $card }»
cv-log-declined = { $player }: отказывается от социальной помощи
cv-log-nothing-fits = { $player }: в ряду нет карты, которую можно взять
cv-log-last-round = В колоде старости { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 } – меньше, чем игроков
cv-log-ended = Партия окончена

## Что нужно решить

# $count – сколько карт передают дальше
cv-prompt-draft = { $player }: оставьте себе одну карту; { $count ->
    [one] другую получает
    [few] ещё { $count } получает
   *[many] ещё { $count } получает
 } { $to }
cv-prompt-roll = { $player }: бросьте { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
 }
# $count – сколько бросков осталось
cv-prompt-reroll = { $player }: отметьте кубики для переброса или оставьте всё как есть; { $count ->
    [one] остался { $count } бросок
    [few] осталось { $count } броска
   *[many] осталось { $count } бросков
 }
cv-prompt-reroll-thaw = { $player }: отметьте кубики для переброса, можно и с неудачей, или оставьте всё как есть; { $count ->
    [one] остался { $count } бросок
    [few] осталось { $count } броска
   *[many] осталось { $count } бросков
 }
cv-prompt-choose = { $player }: можно взять до двух карт
cv-prompt-choose-second = { $player }: возьмите вторую карту или закончите выбор
cv-prompt-lose = { $player }: неудача – { $count ->
    [one] выберите активную карту, которая теряется
    [few] выберите по очереди { $count } активные карты, которые теряются
   *[many] выберите по очереди { $count } активных карт, которые теряются
 }
cv-prompt-upkeep = { $player }: на всё содержание не хватает – за какую карту платить сначала?
cv-prompt-place = { $player }: куда положить карту «{ $card }»?
cv-prompt-place-type = { $player }: выберите тип и место для карты «{ $card }»
cv-prompt-end = { $player }: закончите ход
cv-prompt-assist = { $player }: социальная помощь – возьмите карту бесплатно
cv-prompt-decide = { $player }: партия заканчивается – выберите тип карты «{ $card }»

## Ходы на кнопках и в списке ходов

# $count – сколько карт передают дальше
cv-do-pick = Оставить «{ $card }», передать { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
 } → { $to }
cv-do-roll = Бросить { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
 }
# $cards – события
cv-do-roll-event = Сыграть { $cards } и бросить { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
 }
cv-do-keep = Оставить кубики и выбирать карты
cv-do-reroll = Перебросить { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
 }: { $symbols }
cv-do-reroll-new = Бросить только { $count ->
    [one] { $count } новый кубик
    [few] { $count } новых кубика
   *[many] { $count } новых кубиков
 }
cv-do-reroll-both = Бросить { $count ->
    [one] { $count } новый кубик
    [few] { $count } новых кубика
   *[many] { $count } новых кубиков
 } и перебросить: { $symbols }
cv-do-event = Сыграть событие «{ $card }»
cv-do-done-none = Не брать карт
cv-do-done = Больше карт не брать
cv-do-take = Взять карту «{ $card }»
cv-do-take-second = Взять ещё карту «{ $card }»
cv-do-luck = Взять карту «{ $card }» за три удачи
cv-do-discount = Сыграть «{ $event }», вычеркнуть из цены карты «{ $card }»: { $symbol }
cv-do-change = Превратить: { $old } → { $new }
cv-do-borrow = Скопировать символ: { $symbol } («{ $card }», { $owner })
cv-do-lose = Потерять карту «{ $card }»
cv-do-pay = Сначала оплатить карту «{ $card }»
cv-do-place-first = Начать стопку картой «{ $card }»
# $below и $above – карты стопки
cv-do-place-top = Положить «{ $card }» поверх карты «{ $below }»
cv-do-place-under = Положить «{ $card }» под карту «{ $above }»
# $place – один из трёх текстов выше, для карты двух типов
cv-do-place-as = { $place }, тип – { $type }
# $player – чей ход следующий
cv-do-end = Закончить ход → { $player }
cv-do-help = Взять карту «{ $card }» бесплатно
cv-do-decline = Ничего не брать

## Что даёт ход

cv-detail-free = символов не стоит
cv-detail-pays = оплата: { $symbols }
# $events – символы событий
cv-detail-pays-events = оплата событиями: { $events }
cv-detail-pays-both = оплата: { $symbols }; событиями: { $events }
cv-detail-would-lose = тогда не хватит на содержание: { $cards }
cv-detail-could-lose = тогда не хватит на всё содержание
cv-detail-both = { $first }; { $second }
cv-detail-gives = даёт: { $symbols }
cv-detail-adds-dice = ещё { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
 }
cv-detail-cancels-loss = отменяет одну потерю
cv-detail-uncovers = активной станет «{ $card }»
cv-detail-active = станет активной
cv-detail-covered = активной останется «{ $card }»

## Почему нельзя

cv-why-over = Партия окончена.
cv-why-turn = Сейчас выбирает { $player }.
cv-why-goal = Цели считают в конце партии.
cv-why-foreign = У этой карты другой владелец: { $player }.
cv-why-draft-first = Карты из ряда берут в свой ход, после бросков; сейчас выбирают карты детства.
cv-why-kept = Эта карта уже оставлена; она пригодится, когда карты детства будут распределены.
cv-why-dice-first = Карты выбирают после последнего броска.
cv-why-chosen = Эта карта уже выбрана.
cv-why-choosing-over = Карты из ряда выбирают сразу после бросков, и это уже сделано.
cv-why-needs-work = Для этой карты нужна карта работы в CV.
cv-why-needs-no-work = Эта карта – для тех, у кого нет карты работы.
cv-why-retired = После ранней пенсии карт работы больше не берут.
cv-why-cost = Не хватает: { $symbols }.
cv-why-frozen = Кубики с неудачей заморожены.
cv-why-no-throw = В этом ходу кубики больше не бросают.
cv-why-token = Жетонами платят за карты; изменить их может только способность активной карты.
cv-why-insurance = Страховку играют, когда из-за неудачи теряется карта.
cv-why-extra-dice = Это событие играют перед броском.
cv-why-seven-dice = Больше семи кубиков не бывает.
cv-why-old-age-only = В ряду ещё нет карты старости.
cv-why-symbols-later = Это событие пригодится при выборе карт.
cv-why-no-discount = Среди карт, которые ещё можно выбрать, нет карты такого типа с ценой: { $type }.
cv-why-covered = Теряют только активные карты, а эта накрыта.
cv-why-power-covered = Способности есть только у активных карт, а эта накрыта.
cv-why-power-used = В этом ходу способность уже использована, или для неё нет символа.
cv-why-power-later = Способность пригодится при выборе карт.
cv-why-own-card = Карта лежит в вашем CV, сейчас с ней ничего не решают.

## Очки

cv-score-health = Здоровье
cv-score-knowledge = Знания
cv-score-relationship = Отношения
cv-score-work = Работа
cv-score-possession = Имущество
cv-score-own-goal = Своя цель
cv-score-public-goal = Общая цель: { $card }
cv-verdict-leads =
    { $player }: впереди, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } без своих целей
cv-verdict-level =
    Поровну, по { $points ->
        [one] { $points } очку
        [few] { $points } очка
       *[many] { $points } очков
    } без своих целей: { $players }
cv-verdict-wins =
    { $player }: победа, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
cv-verdict-wins-tie =
    { $player }: победа, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } и меньше карт
cv-verdict-shared =
    Общая победа, по { $points ->
        [one] { $points } очку
        [few] { $points } очка
       *[many] { $points } очков
    }: { $players }
cv-verdict-shared-tie =
    Общая победа, по { $points ->
        [one] { $points } очку
        [few] { $points } очка
       *[many] { $points } очков
    } и меньше всего карт: { $players }

## Варианты правил: название, значения, одно предложение о том, что меняется

cv-option-two-coloured = Двухцветные карты
cv-option-two-coloured-deferred = Могут ждать типа
cv-option-two-coloured-at-once = Тип решают сразу
cv-option-two-coloured-help = Когда решают тип двухцветной карты, если у владельца нет стопки ни одного из её типов.
cv-option-upkeep = Содержание
cv-option-upkeep-before-recording = До записи
cv-option-upkeep-while-recording = После записи
cv-option-upkeep-help = За какие карты платят содержание: активные до записи новых карт или после неё.
cv-option-assistance-conditions = Условия при социальной помощи
cv-option-assistance-conditions-respected = Должны выполняться
cv-option-assistance-conditions-ignored = Не важны
cv-option-assistance-conditions-help = Нужно ли выполнять условие карты, взятой как социальная помощь.
cv-option-deck = Колода
cv-option-deck-reconstructed = Восстановленная колода
cv-option-deck-help = Какими картами играют; исправленная колода может быть вашим файлом.

## На столе

# Только название карты.
cv-board-title = { $card }
# $types – список из одного или двух типов.
cv-board-card = { $card } ({ $types })
# $symbols – список вида «деньги ×2 и удача»
cv-board-costs = цена: { $symbols }
cv-board-free = бесплатно
cv-board-needs-work = нужна работа
cv-board-needs-no-work = без работы
cv-board-each-turn = каждый ход
cv-board-can = можно взять
cv-board-lacks = не хватает: { $symbols }
# $percent вида «37 %»
cv-board-chance = вероятность после броска { $percent }
cv-board-chance-best = вероятность при лучших перебросах { $percent }
cv-board-chosen = выбрана
# Первая и вторая карта за ход; на маленькой плашке.
cv-board-chosen-first = первая
cv-board-chosen-second = вторая
cv-board-placing = кладём
cv-board-leaves = уходит первой
cv-board-leaves-round = уйдёт после раунда
cv-board-leaves-turn = уйдёт после хода

# Несколько слов под картинками эффекта.
cv-board-note-discount = минус один символ цены
cv-board-note-dice = на этот ход
cv-board-note-insurance = отменяет одну потерю
cv-board-note-old-age = только в старости
cv-board-note-convert = меняет один символ
cv-board-note-borrow = символ с работы соседа
cv-board-note-no-more-work = больше никакой работы
cv-board-note-wild = любой основной символ
cv-board-note-calm = превращает неудачу
cv-board-note-throw = ещё один переброс
cv-board-note-thaw = переброс неудач
cv-board-note-double = в конце – за две

# Карты в CV; $type – один тип.
cv-board-active = { $card }: активная карта, { $type }
cv-board-covered = { $card }: накрытая карта, { $type }
cv-board-waiting-card = { $card }: активная карта, тип ещё не решён

# Заголовки стопок
cv-board-pile-health = Здоровье
cv-board-pile-knowledge = Знания
cv-board-pile-relationship = Отношения
cv-board-pile-work = Работа
cv-board-pile-possession = Имущество
cv-board-pile = { $type }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
cv-board-pile-points = { $type }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
cv-board-retired = больше никакой работы
cv-board-on-top = Сверху: активна
cv-board-first-card = Первая в стопке

# Цели и события
cv-board-caption-goals = Общие цели
cv-board-caption-own = Своя цель
cv-board-caption-hand = События на руке
cv-board-public-goal = Общая цель: { $card }
cv-board-own-goal = Своя цель: { $card }
cv-board-own-goal-hidden = Своя цель, рубашкой вверх
cv-board-goal-now = { $count ->
    [one] пока { $count } очко
    [few] пока { $count } очка
   *[many] пока { $count } очков
 }
cv-board-event = Событие: { $card }
cv-board-event-hidden = Событие, рубашкой вверх
cv-board-peek-hold = Удерживайте, чтобы посмотреть (F5)
cv-board-peek-toggle = Нажмите F5, чтобы посмотреть
cv-board-peek-short = Удержать

# Кубики
cv-board-die-hold = лежит
cv-board-die-reroll = бросить
cv-board-die-frozen = замёрз
cv-board-die-spent = потрачен
cv-board-die-new = новый
cv-board-die = Кубик { $number }: { $symbol }
cv-board-die-blank = Кубик { $number }, ещё не брошен
cv-board-die-none = Место кубика { $number }, пусто
cv-board-die-joins = Кубик { $number }, добавится к следующему броску
cv-board-throws = { $count ->
    [one] остался { $count } бросок
    [few] осталось { $count } броска
   *[many] осталось { $count } бросков
 }
cv-board-throws-short = { $count ->
    [one] бросок
    [few] броска
   *[many] бросков
 }
cv-board-risk = риск трёх неудач { $percent }
cv-board-misfortune = { $count ->
    [one] { $count } неудача; каждые три стоят карты
    [few] { $count } неудачи; каждые три стоят карты
   *[many] { $count } неудач; каждые три стоят карты
 }

# Жетоны и кнопки
cv-board-tokens = Жетоны, { $symbol }: { $count }
cv-board-tokens-left = Жетоны, { $symbol }: осталось { $left } из { $count }
cv-board-extra = От событий: { $symbols }
cv-board-symbol = Символ: { $symbol }
cv-board-luck = Оплатить тремя удачами

# Колоды, раунды, вкладки
cv-board-age-early = Молодость
cv-board-age-middle = Зрелость
cv-board-age-old = Старость
cv-board-deck = { $age }: { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
 }
cv-board-deck-current = { $age }: { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
 }, отсюда пополняется ряд
cv-board-childhood = Детство
cv-board-round = Раунд
cv-board-round-name = Раунд { $number }, первый ход: { $player }
cv-board-tab = CV: { $player }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
cv-board-tab-points = { $points } оч.

# Выбор карт детства
cv-board-draft = Детство: оставьте одну карту, остальные перейдут налево
cv-board-draft-wait = Детство: каждый оставляет одну карту и передаёт остальные налево
cv-board-kept = Оставлено
# $percent – число.
cv-board-percent = { $percent } %
# Что цель даёт сейчас, после картинки.
cv-board-goal-points = = { $points }

# Плашки рядом со столом: сколько у игрока карт каждого типа.
cv-board-held = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
cv-board-chip-health = здоровье { $count }
cv-board-chip-knowledge = знания { $count }
cv-board-chip-relationship = отношения { $count }
cv-board-chip-work = работа { $count }
cv-board-chip-possession = имущество { $count }
cv-board-chip-event = события на руке { $count }

# The life story on the results page: no names of persons, no gender
cv-story-heading-childhood = Детство
cv-story-heading-early = Молодость
cv-story-heading-middle = Зрелость
cv-story-heading-old = Старость
cv-story-childhood = Детские годы: { $cards }. А потом начинается взрослая жизнь.
cv-story-health = Тело и дух: { $cards }.
cv-story-knowledge = Знания: { $cards }.
cv-story-relationship = Близкие люди: { $cards }.
cv-story-work = Работа: { $cards }.
cv-story-possession = Имущество: { $cards }.
cv-story-lost = Было и прошло: { $cards }.
cv-story-quiet = Спокойные годы.
cv-story-goal = Мечта всей жизни: { $card } – { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
cv-story-end = Итог этой жизни: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }, место { $place }.
