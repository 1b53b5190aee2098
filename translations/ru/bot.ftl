### Боты: их уровни и то, что они говорят о своих ходах.

## Уровни: название и одно предложение о том, что делает бот

bot-level-random = Случайный
bot-level-random-help = Делает любой разрешённый ход, не думая о последствиях.
bot-level-calm = Спокойный
bot-level-calm-help = Смотрит, что принесёт собственный ход, и нередко ошибается в оценке.
bot-level-steady = Уверенный
bot-level-steady-help = Точно взвешивает, что принесёт собственный ход, но дальше не заглядывает.
bot-level-sharp = Сильный
bot-level-sharp-help = Перед каждым ходом перебирает тысячи продолжений.

## Почему выбран ход: каждое предложение стоит отдельно

# $value – проценты; для двух игроков.
bot-reason-chance = Ожидает победы с вероятностью { $value } %.
# $value – проценты; для трёх и более игроков.
bot-reason-share = Рассчитывает обойти { $value } % соперников.
bot-reason-search = Проверено: { $count ->
    [one] { $count } продолжение
    [few] { $count } продолжения
   *[many] { $count } продолжений
 }.
bot-reason-fallback = Бот не ответил вовремя, поэтому сделан быстрый выбор.

## «Это жизнь! Компакт»: что ход меняет в собственной оценке бота; $points со знаком

bot-reason-life-taken = Забранные карточки: { $points }.
bot-reason-life-standing = Карточки под своими фигурками: { $points }.
bot-reason-life-ahead = Дорожка впереди: { $points }.
bot-reason-life-rivals = Ожидания сильнейшего соперника: { $points }.

## CV: ради чего бросают и что меняет выбор в оценке самого бота; $points – со знаком

# $value – проценты.
bot-reason-cv-aim = Цель – карта «{ $card }»: вероятность взять её в этот ход – { $value } %.
bot-reason-cv-enough = Кубиков хватает на карту «{ $card }».
bot-reason-cv-piles = Карты в стопках: { $points }.
bot-reason-cv-public = Общие цели: { $points }.
bot-reason-cv-coming = Что ещё принесут жетоны, кубики и способности: { $points }.

## CV Pocket: что ход меняет в собственной оценке бота; $points со знаком

bot-reason-pocket-pad = Свой лист подсчёта без удачи и неудачи: { $points }.
bot-reason-pocket-sets = Незаконченные наборы и миссии: { $points }.
bot-reason-pocket-luck = Гонка за удачей: { $points }.
bot-reason-pocket-next = Что может дать следующая карта: { $points }.
bot-reason-pocket-rivals = Ожидания сильнейшего соперника: { $points }.

## «Фаза 10»; о руке здесь не говорится ничего

bot-reason-phase10-track = Шаги указателя: { $points }.
bot-reason-phase10-hand = Карты на руке: { $points }.
bot-reason-phase10-space = Для бота это действие стоит примерно как { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 } из колоды.
bot-reason-phase10-lighten = Фаза уже выложена: бот идёт туда, где рука растёт меньше всего.
bot-reason-phase10-lay = Выложенная фаза – это верный шаг, и теперь карты можно добавлять к любым комбинациям на столе.
bot-reason-phase10-add = Добавляет всё, что подходит: на руке остаётся { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }.
bot-reason-phase10-helps = Открытая карта полезнее для фазы, чем неизвестная.
bot-reason-phase10-fits = Открытая карта подходит к комбинации на столе.
# $player – имя
bot-reason-phase10-known = { $player }: такая карта на руке точно есть.
# $value – проценты
bot-reason-phase10-likely = С вероятностью { $value } % у кого-то есть такая карта.
bot-reason-phase10-useless = Эта карта меньше всего нужна для фазы.
bot-reason-phase10-safe = Эта карта не подходит ни к одной комбинации на столе.
bot-reason-phase10-risky = Эта карта подходит к комбинации на столе, но остальные боту нужнее.

## Итог турнира ботов: заголовок и названия столбцов

bot-arena-title = { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[many] { $matches } партий
 }, { $plies ->
    [one] { $plies } решение
    [few] { $plies } решения
   *[many] { $plies } решений
 }
bot-arena-bot = бот
bot-arena-wins = победы
bot-arena-interval = интервал 95 %
bot-arena-rank = среднее место
bot-arena-score = средний счёт
bot-arena-time = мс на решение

## Отчёт о картах: $wins и $fair – проценты; затем заголовки двух таблиц

bot-arena-opener = Тот, кто ходит первым, побеждает в { $wins } партий; поровну было бы { $fair }.
bot-arena-kind = карты типа
bot-arena-winners = победителей с картой
bot-arena-each-winner = у победителя
bot-arena-each-other = у остальных
bot-arena-card = карта
bot-arena-card-name = { $card }
# Ходы, в которые карту можно было взять.
bot-arena-reach = ходов, когда доступна
# Как часто её тогда берут.
bot-arena-taken = взята
# Сколько игроков её взяли.
bot-arena-takers = взявших
# На сколько процентных пунктов чаще они побеждают.
bot-arena-adds = прибавка к победам
