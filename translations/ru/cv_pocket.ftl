# CV Pocket. Слова – в GLOSSARY.md.
# $player – имя: «Имя: действие», настоящее время. $card – название карты из колоды, оно
# не склоняется и стоит в кавычках. $symbol – одно из названий ниже.

# $clause – номер вида 2.3
pocket-rule-label = Pocket { $clause }

## Символы на картах

pocket-symbol-money = деньги
pocket-symbol-knowledge = знания
pocket-symbol-love = любовь
pocket-symbol-family = семья
pocket-symbol-friendship = дружба
pocket-symbol-business = бизнес
pocket-symbol-good-luck = удача
pocket-symbol-bad-luck = неудача
pocket-symbol-bike = велосипед
pocket-symbol-car = машина
pocket-symbol-plane = самолёт

## Журнал

pocket-log-dealt = Три столбца, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
pocket-log-began = { $player }: первый ход
pocket-log-took = { $player }: берёт карту «{ $card }»
# $card – «Отпуск», на который легла взятая карта
pocket-log-doubled = Под ней «{ $card }»: всё на этой карте считается дважды
pocket-log-transport-doubled = Под ней «{ $card }»: её транспорт считается дважды
pocket-log-passed = { $player }: пасует
pocket-log-nothing-in-reach = Ни до одной карты не дотянуться
pocket-log-refilled = Столбцы пополняются: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 } из колоды
pocket-log-last-refill = Последнее пополнение: вся колода, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
pocket-log-refill-few = На столе осталось не больше четырёх карт
pocket-log-refill-planes = У всех сверху самолёт, и ни в одном столбце нет третьей карты
pocket-log-ended = Все пасуют подряд, партия окончена
# $card – «Тайная сила»
pocket-log-joker = { $player }: «{ $card }» – это { $symbol }
pocket-log-joker-idle = { $player }: рядом с картой «{ $card }» нет символов, она ничего не даёт

## Что нужно решить

pocket-prompt-first = { $player }: возьмите нижнюю карту любого столбца или пасуйте
# $card – верхняя карта в CV игрока
pocket-prompt-take = { $player }: сверху «{ $card }» – возьмите карту с уровня { $level } или пасуйте
pocket-prompt-take-doubled = { $player }: сверху «{ $card }» – возьмите карту с уровня { $level }, она посчитается дважды, или пасуйте
pocket-prompt-any = { $player }: сверху «{ $card }» – возьмите любую карту или пасуйте
pocket-prompt-forced = { $player }: на уровне { $level } карт нет – остаётся пасовать
pocket-prompt-forced-empty = { $player }: карт на столе нет – остаётся пасовать
pocket-prompt-joker = { $player }: выберите, чем станет «{ $card }»
pocket-prompt-joker-doubled = { $player }: выберите, чем станет «{ $card }»; символ посчитается дважды

## Ходы на кнопках и в списке ходов

pocket-do-take = Взять «{ $card }» (столбец { $column }, уровень { $level })
pocket-do-pass = Пас
pocket-do-joker = «{ $card }» – это { $symbol }

## Что даёт ход

# $changes – список из трёх текстов ниже
pocket-detail-changes = { $changes }
# Строка листа подсчёта: очки до и после
pocket-detail-line = { $line } { $before } → { $after }
# То же с числом символов до и после
pocket-detail-counted = { $line } { $count } → { $then }: { $before } → { $after }
# Что получает или теряет кто-то другой
pocket-detail-rival = { $player }: { $points }
pocket-detail-nothing = очки пока не меняются
pocket-detail-ends = тогда пасуют все, и партия заканчивается
# Считая и этот
pocket-detail-passes = пасов подряд: { $passed } из { $players }

## Почему нельзя

pocket-why-over = Партия окончена: все спасовали подряд.
pocket-why-turn = Сейчас ходит { $player }.
pocket-why-first = Первой берут нижнюю карту столбца, а эта лежит на уровне { $level }.
# $card – верхняя карта в своём CV
pocket-why-level = Сверху в вашем CV «{ $card }» – доступен только уровень { $reach }, а эта карта лежит на уровне { $level }.
pocket-why-in-cv = Эта карта уже лежит в CV ({ $player }) и остаётся там.
pocket-why-deck = Карты из колоды выкладывают только при пополнении: когда на столе не больше четырёх карт или когда у всех сверху самолёт, а третьей карты нет ни в одном столбце.
pocket-why-deck-empty = Колода пуста: пополнений больше не будет.
pocket-why-joker-first = Все спасовали. Осталось решить, чем станет «{ $card }».
pocket-why-not-beside = Этого символа нет на картах прямо до и после карты «{ $card }».
pocket-why-no-joker = Символ выбирают только для джокера, когда партия окончена.

## Очки: строки листа подсчёта, потом победитель

pocket-score-money = Деньги
pocket-score-knowledge = Знания
pocket-score-relationships = Отношения
pocket-score-good-luck = Удача
pocket-score-bad-luck = Неудача
pocket-score-bikes = Миссия: велосипеды
pocket-score-cars = Миссия: машины
pocket-score-planes = Миссия: самолёты
pocket-score-transports = Миссия: наборы из трёх видов транспорта
pocket-score-trips = Миссия: переезды и отпуска
pocket-score-colours = Миссия: наборы из пяти цветов
pocket-score-kinds = Миссия: виды отношений
pocket-verdict-leads =
    { $player }: впереди, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
pocket-verdict-level =
    Поровну, по { $points ->
        [one] { $points } очку
        [few] { $points } очка
       *[many] { $points } очков
    }: { $players }
pocket-verdict-wins =
    { $player }: победа, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
pocket-verdict-wins-cards =
    { $player }: победа, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } и меньше карт
pocket-verdict-wins-bad-luck =
    { $player }: победа, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, карт поровну, но меньше неудач
pocket-verdict-shared =
    Общая победа, по { $points ->
        [one] { $points } очку
        [few] { $points } очка
       *[many] { $points } очков
    }: { $players }
pocket-verdict-shared-cards =
    Общая победа, по { $points ->
        [one] { $points } очку
        [few] { $points } очка
       *[many] { $points } очков
    } и меньше всего карт: { $players }
pocket-verdict-shared-bad-luck =
    Общая победа, по { $points ->
        [one] { $points } очку
        [few] { $points } очка
       *[many] { $points } очков
    }, карт поровну, меньше всего неудач: { $players }

## Варианты правил: название, значения, одно предложение о том, что меняется

pocket-option-first = Кто начинает
pocket-option-first-random = По жребию
pocket-option-first-help = Кто ходит первым; по правилам из коробки – тот, у кого в карманах больше всего вещей.
pocket-option-deck = Колода
pocket-option-deck-reconstructed = Восстановленная колода
pocket-option-deck-help = Какими картами играют; исправленная колода может быть вашим файлом.

## На столе: подписи и названия для экранного диктора

pocket-board-name = { $card }
# $print – что напечатано на карте, через запятую
pocket-board-in-column = «{ $card }»: { $print }. Столбец { $column }, уровень { $level }
pocket-board-in-cv = CV, { $player }. «{ $card }»: { $print }
# $card – один из двух текстов выше
pocket-board-became = { $card }. Джокер – это { $symbol }
pocket-board-doubled = { $card }. Считается дважды
# Две части того, что напечатано на карте, или два счётчика
pocket-board-and = { $first }, { $second }
# Один символ несколько раз
pocket-board-times = { $symbol } ×{ $count }
pocket-board-joker = джокер
pocket-board-vacation = следующая карта считается дважды
# $symbol – транспорт
pocket-board-travel = дальше { $symbol }, уровень { $level }
pocket-board-travel-any = дальше без транспорта, любой уровень
pocket-board-mission-bikes = миссия: по 1 очку за каждый велосипед
pocket-board-mission-cars = миссия: по 1 очку за каждую машину
pocket-board-mission-planes = миссия: по 1 очку за каждый самолёт
pocket-board-mission-transports = миссия: по 2 очка за набор из трёх видов транспорта
pocket-board-mission-trips = миссия: по 2 очка за каждый переезд и отпуск
pocket-board-mission-colours = миссия: по 2 очка за набор из пяти цветов
pocket-board-mission-kinds = миссия: 1, 3, 6 или 10 очков за виды отношений
# Вкладка, на которой показано CV
pocket-board-tab =
    CV, { $player }: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
pocket-board-counters = Счётчики, { $player }
# Сколько символов и сколько очков они дают
pocket-board-counter = { $symbol } { $count }: { $points }
pocket-board-missions = другие миссии
pocket-board-deck =
    { $count ->
        [0] Колода пуста
        [one] В колоде { $count } карта
        [few] В колоде { $count } карты
       *[many] В колоде { $count } карт
    }
pocket-board-refills = Пополнения: { $count } из { $most }
# То же на доске, где мало места
pocket-board-refills-short = { $count }/{ $most }
# Сколько игроков спасовали подряд; мало места
pocket-board-passed = пасов: { $count } из { $players }
# В строке игрока: сколько карт в CV
pocket-board-held =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
# Место следующей карты в CV
pocket-board-next-first = Дальше: нижняя карта
pocket-board-next = Дальше: уровень { $level }
pocket-board-next-any = Дальше: любой уровень
pocket-board-next-twice = { $next }, считается дважды
# Вопрос над символами для «Тайной силы»
pocket-board-choose = Чем станет «{ $card }»?
pocket-board-total = Итого
pocket-board-total-of = Итого: { $points }
# Ход и что он даёт
pocket-board-consequence = { $label }. { $detail }
# Кто может взять карту, когда её рассматривают
pocket-board-reached = Могут взять: { $players }
pocket-board-reached-by-nobody = Никому не дотянуться

# The life story on the results page: no names of persons, no gender
pocket-story-heading-first = Начало пути
pocket-story-heading-middle = В самом разгаре
pocket-story-heading-last = Зрелые годы
pocket-story-knowledge = Знания: { $cards }.
pocket-story-relationships = Близкие люди: { $cards }.
pocket-story-money = Деньги: { $cards }.
pocket-story-luck = Удача: { $cards }.
pocket-story-trips = В дороге: { $cards }.
pocket-story-missions = Призвание: { $cards }.
pocket-story-misfortune = Невезение: { $cards }.
pocket-story-quiet = Спокойные годы.
pocket-story-end = Итог этой жизни: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }, место { $place }.
