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
cv-board-chosen = вибрано
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
cv-board-note-calm = змінює одну невдачу
cv-board-note-throw = ще один кидок
cv-board-note-thaw = перекидання невдач
cv-board-note-double = наприкінці – за дві

# Карти в CV; $type – один тип.
cv-board-active = { $card }: активна карта, { $type }
cv-board-covered = { $card }: накрита карта, { $type }
cv-board-waiting-card = { $card }: активна карта, тип ще не вибрано
cv-board-waiting = тип не вибрано
cv-board-would-lose = тоді її нічим оплатити
cv-board-lose-warning = утримання нічим оплатити

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
cv-board-peek-short = Утримуйте: показати

# Кубики
cv-board-die-hold = лишити
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
