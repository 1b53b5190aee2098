### Боти: їхні рівні й те, що вони кажуть про свої ходи.

## Рівні: назва й одне речення про те, що робить бот

bot-level-random = Випадковий
bot-level-random-help = Робить будь-який дозволений хід, не зважаючи на наслідки.
bot-level-calm = Спокійний
bot-level-calm-help = Дивиться, що дасть власний хід, і нерідко помиляється в оцінці.
bot-level-steady = Впевнений
bot-level-steady-help = Точно зважує, що дасть власний хід, але далі не зазирає.
bot-level-sharp = Сильний
bot-level-sharp-help = Перед кожним ходом перебирає тисячі продовжень.

## Чому обрано хід: кожне речення стоїть окремо

# $value – відсотки; для двох гравців.
bot-reason-chance = Очікує перемоги з імовірністю { $value } %.
# $value – відсотки; для трьох і більше гравців.
bot-reason-share = Розраховує випередити { $value } % суперників.
bot-reason-search = Перевірено: { $count ->
    [one] { $count } продовження
    [few] { $count } продовження
   *[many] { $count } продовжень
 }.
bot-reason-fallback = Бот не відповів вчасно, тому зроблено швидкий вибір.

## «Таке життя! Компакт»: що хід змінює у власній оцінці бота; $points зі знаком

bot-reason-life-taken = Забрані картки: { $points }.
bot-reason-life-standing = Картки під своїми фішками: { $points }.
bot-reason-life-ahead = Шлях попереду: { $points }.
bot-reason-life-rivals = Очікування найсильнішого суперника: { $points }.

## CV: заради чого кидають і що змінює вибір в оцінці самого бота; $points – зі знаком

# $value – відсотки.
bot-reason-cv-aim = Мета – карта «{ $card }»: імовірність узяти її цього ходу – { $value } %.
bot-reason-cv-enough = Кубиків вистачає на карту «{ $card }».
bot-reason-cv-piles = Карти в стопках: { $points }.
bot-reason-cv-public = Спільні цілі: { $points }.
bot-reason-cv-coming = Що ще принесуть жетони, кубики й здібності: { $points }.

## CV Pocket: що хід змінює у власній оцінці бота; $points зі знаком

bot-reason-pocket-pad = Власний аркуш підрахунку без удачі й невдачі: { $points }.
bot-reason-pocket-sets = Незавершені набори й місії: { $points }.
bot-reason-pocket-luck = Перегони за удачею: { $points }.
bot-reason-pocket-next = Що може дати наступна карта: { $points }.
bot-reason-pocket-rivals = Очікування найсильнішого суперника: { $points }.

## «Фаза 10»; про руку тут не сказано нічого

bot-reason-phase10-track = Кроки вказівника: { $points }.
bot-reason-phase10-hand = Карти на руці: { $points }.
bot-reason-phase10-space = Для бота ця дія варта приблизно стільки, як { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
 } з колоди.
bot-reason-phase10-lighten = Фазу вже викладено: бот іде туди, де рука росте найменше.
bot-reason-phase10-lay = Викладена фаза – це певний крок, і тепер карти можна додавати до будь-яких комбінацій на столі.
bot-reason-phase10-add = Додає все, що пасує: на руці лишається { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
 }.
bot-reason-phase10-helps = Відкрита карта корисніша для фази, ніж невідома.
bot-reason-phase10-fits = Відкрита карта пасує до комбінації на столі.
# $player – ім'я
bot-reason-phase10-known = { $player }: така карта на руці точно є.
# $value – відсотки
bot-reason-phase10-likely = З імовірністю { $value } % у когось є така карта.
bot-reason-phase10-useless = Ця карта найменше потрібна для фази.
bot-reason-phase10-safe = Ця карта не пасує до жодної комбінації на столі.
bot-reason-phase10-risky = Ця карта пасує до комбінації на столі, але решта боту потрібніша.

## Підсумок турніру ботів: заголовок і назви стовпців

bot-arena-title = { $matches ->
    [one] { $matches } партія
    [few] { $matches } партії
   *[many] { $matches } партій
 }, { $plies ->
    [one] { $plies } рішення
    [few] { $plies } рішення
   *[many] { $plies } рішень
 }
bot-arena-bot = бот
bot-arena-wins = перемоги
bot-arena-interval = інтервал 95 %
bot-arena-rank = середнє місце
bot-arena-score = середній рахунок
bot-arena-time = мс на рішення

## Звіт про карти: $wins і $fair – відсотки; далі заголовки двох таблиць

bot-arena-opener = Той, хто ходить першим, перемагає в { $wins } партій; порівну було б { $fair }.
bot-arena-kind = карти типу
bot-arena-winners = переможців із картою
bot-arena-each-winner = у переможця
bot-arena-each-other = в інших
bot-arena-card = карта
bot-arena-card-name = { $card }
# Ходи, у які карту можна було взяти.
bot-arena-reach = ходів, коли доступна
# Як часто її тоді беруть.
bot-arena-taken = узято
# Скільки гравців її взяли.
bot-arena-takers = тих, хто взяв
# На скільки відсоткових пунктів частіше вони перемагають.
bot-arena-adds = додає до перемог
