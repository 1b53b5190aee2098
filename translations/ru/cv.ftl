## На столе

# Только название карты.
cv-board-title = { $card }
# $types – список из одного или двух типов.
cv-board-card = { $card } ({ $types })
# $symbols – список вида «деньги ×2 и удача»
cv-board-costs = цена: { $symbols }
cv-board-free = бесплатно
cv-board-needs-work = нужна работа
cv-board-needs-no-work = только без работы
cv-board-each-turn = каждый ход
cv-board-can = можно взять
cv-board-lacks = не хватает: { $symbols }
# $percent вида «37 %»
cv-board-chance = вероятность после броска { $percent }
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
cv-board-note-calm = меняет одну неудачу
cv-board-note-throw = ещё один бросок
cv-board-note-thaw = переброс неудач
cv-board-note-double = в конце – за две

# Карты в CV; $type – один тип.
cv-board-active = { $card }: активная карта, { $type }
cv-board-covered = { $card }: накрытая карта, { $type }
cv-board-waiting-card = { $card }: активная карта, тип ещё не выбран
cv-board-waiting = тип не выбран
cv-board-would-lose = тогда её нечем оплатить
cv-board-lose-warning = содержание нечем оплатить

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
cv-board-peek-short = Удерживайте: показать

# Кубики
cv-board-die-hold = оставить
cv-board-die-reroll = бросить
cv-board-die-frozen = заморожен
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
