# CV Pocket. Слова – у GLOSSARY.md.
# $player – ім'я: «Ім'я: дія», теперішній час. $card – назва карти з колоди, вона не
# відмінюється і стоїть у лапках. $symbol – одна з назв нижче.

# $clause – номер на кшталт 2.3
pocket-rule-label = Pocket { $clause }

## Символи на картах

pocket-symbol-money = гроші
pocket-symbol-knowledge = знання
pocket-symbol-love = кохання
pocket-symbol-family = родина
pocket-symbol-friendship = дружба
pocket-symbol-business = бізнес
pocket-symbol-good-luck = удача
pocket-symbol-bad-luck = невдача
pocket-symbol-bike = велосипед
pocket-symbol-car = автівка
pocket-symbol-plane = літак

## Журнал

pocket-log-dealt = Три стовпці, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
 }
pocket-log-began = { $player }: перший хід
pocket-log-took = { $player }: бере карту «{ $card }»
# $card – «Відпустка», на яку лягла взята карта
pocket-log-doubled = Під нею «{ $card }»: усе на цій карті рахується двічі
pocket-log-transport-doubled = Під нею «{ $card }»: її транспорт рахується двічі
pocket-log-passed = { $player }: пасує
pocket-log-nothing-in-reach = До жодної карти не дотягнутися
pocket-log-refilled = Стовпці поповнюються: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
 } з колоди
pocket-log-last-refill = Останнє поповнення: уся колода, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
 }
pocket-log-refill-few = На столі залишилося щонайбільше чотири карти
pocket-log-refill-planes = У всіх згори літак, і в жодному стовпці немає третьої карти
pocket-log-ended = Усі пасують поспіль, партію завершено
# $card – «Таємна сила»
pocket-log-joker = { $player }: «{ $card }» – це { $symbol }
pocket-log-joker-idle = { $player }: поруч із картою «{ $card }» немає символів, вона нічого не дає

## Що треба вирішити

pocket-prompt-first = { $player }: візьміть нижню карту будь-якого стовпця або пасуйте
# $card – верхня карта в CV гравця
pocket-prompt-take = { $player }: згори «{ $card }» – візьміть карту з рівня { $level } або пасуйте
pocket-prompt-take-doubled = { $player }: згори «{ $card }» – візьміть карту з рівня { $level }, вона порахується двічі, або пасуйте
pocket-prompt-any = { $player }: згори «{ $card }» – візьміть будь-яку карту або пасуйте
pocket-prompt-forced = { $player }: на рівні { $level } карт немає – лишається пасувати
pocket-prompt-forced-empty = { $player }: карт на столі немає – лишається пасувати
pocket-prompt-joker = { $player }: виберіть, чим стане «{ $card }»
pocket-prompt-joker-doubled = { $player }: виберіть, чим стане «{ $card }»; символ порахується двічі

## Ходи на кнопках і в списку ходів

pocket-do-take = Взяти «{ $card }» (стовпець { $column }, рівень { $level })
pocket-do-pass = Пас
pocket-do-joker = «{ $card }» – це { $symbol }

## Що дає хід

# $changes – список із трьох текстів нижче
pocket-detail-changes = { $changes }
# Рядок аркуша підрахунку: очки до й після
pocket-detail-line = { $line } { $before } → { $after }
# Те саме з числом символів до й після
pocket-detail-counted = { $line } { $count } → { $then }: { $before } → { $after }
# Що отримує або втрачає хтось інший
pocket-detail-rival = { $player }: { $points }
pocket-detail-nothing = очки поки що не змінюються
pocket-detail-ends = тоді пасують усі, і партія закінчується
# Разом із цим
pocket-detail-passes = пасів поспіль: { $passed } з { $players }

## Чому не можна

pocket-why-over = Партію завершено: усі спасували поспіль.
pocket-why-turn = Зараз ходить { $player }.
pocket-why-first = Першою беруть нижню карту стовпця, а ця лежить на рівні { $level }.
# $card – верхня карта у власному CV
pocket-why-level = Згори у вашому CV «{ $card }» – доступний лише рівень { $reach }, а ця карта лежить на рівні { $level }.
pocket-why-in-cv = Ця карта вже лежить у CV ({ $player }) і залишається там.
pocket-why-deck = Карти з колоди викладають лише під час поповнення: коли на столі щонайбільше чотири карти або коли в усіх згори літак, а третьої карти немає в жодному стовпці.
pocket-why-deck-empty = Колода порожня: поповнень більше не буде.
pocket-why-joker-first = Усі спасували. Лишається вирішити, чим стане «{ $card }».
pocket-why-not-beside = Цього символу немає на картах безпосередньо до й після карти «{ $card }».
pocket-why-no-joker = Символ вибирають лише для джокера, коли партію завершено.

## Очки: рядки аркуша підрахунку, потім переможець

pocket-score-money = Гроші
pocket-score-knowledge = Знання
pocket-score-relationships = Стосунки
pocket-score-good-luck = Удача
pocket-score-bad-luck = Невдача
pocket-score-bikes = Місія: велосипеди
pocket-score-cars = Місія: автівки
pocket-score-planes = Місія: літаки
pocket-score-transports = Місія: набори з трьох видів транспорту
pocket-score-trips = Місія: переїзди й відпустки
pocket-score-colours = Місія: набори з п'яти кольорів
pocket-score-kinds = Місія: види стосунків
pocket-verdict-leads =
    { $player }: попереду, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
pocket-verdict-level =
    Порівну, по { $points ->
        [one] { $points } очку
        [few] { $points } очки
       *[many] { $points } очок
    }: { $players }
pocket-verdict-wins =
    { $player }: перемога, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
pocket-verdict-wins-cards =
    { $player }: перемога, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } і менше карт
pocket-verdict-wins-bad-luck =
    { $player }: перемога, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }, карт порівну, але менше невдач
pocket-verdict-shared =
    Спільна перемога, по { $points ->
        [one] { $points } очку
        [few] { $points } очки
       *[many] { $points } очок
    }: { $players }
pocket-verdict-shared-cards =
    Спільна перемога, по { $points ->
        [one] { $points } очку
        [few] { $points } очки
       *[many] { $points } очок
    } і найменше карт: { $players }
pocket-verdict-shared-bad-luck =
    Спільна перемога, по { $points ->
        [one] { $points } очку
        [few] { $points } очки
       *[many] { $points } очок
    }, карт порівну, найменше невдач: { $players }

## Варіанти правил: назва, значення, одне речення про те, що змінюється

pocket-option-first = Хто починає
pocket-option-first-random = За жеребом
pocket-option-first-help = Хто ходить першим; за правилами з коробки – той, у кого в кишенях найбільше речей.
pocket-option-deck = Колода
pocket-option-deck-reconstructed = Відтворена колода
pocket-option-deck-help = Якими картами грають; виправлена колода може бути вашим файлом.

## На столі: підписи та назви для екранного диктора

pocket-board-name = { $card }
# $print – що надруковано на карті, через кому
pocket-board-in-column = «{ $card }»: { $print }. Стовпець { $column }, рівень { $level }
pocket-board-in-cv = CV, { $player }. «{ $card }»: { $print }
# $card – один із двох текстів вище
pocket-board-became = { $card }. Джокер – це { $symbol }
pocket-board-doubled = { $card }. Рахується двічі
# Дві частини того, що надруковано на карті, або два лічильники
pocket-board-and = { $first }, { $second }
# Один символ кілька разів
pocket-board-times = { $symbol } ×{ $count }
pocket-board-joker = джокер
pocket-board-vacation = наступна карта рахується двічі
# $symbol – транспорт
pocket-board-travel = далі { $symbol }, рівень { $level }
pocket-board-travel-any = далі без транспорту, будь-який рівень
pocket-board-mission-bikes = місія: по 1 очку за кожен велосипед
pocket-board-mission-cars = місія: по 1 очку за кожну автівку
pocket-board-mission-planes = місія: по 1 очку за кожен літак
pocket-board-mission-transports = місія: по 2 очки за набір із трьох видів транспорту
pocket-board-mission-trips = місія: по 2 очки за кожен переїзд і відпустку
pocket-board-mission-colours = місія: по 2 очки за набір із п’яти кольорів
pocket-board-mission-kinds = місія: 1, 3, 6 або 10 очок за види стосунків
# Вкладка, на якій показано CV
pocket-board-tab =
    CV, { $player }: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
pocket-board-counters = Лічильники, { $player }
# Скільки символів і скільки очок вони дають
pocket-board-counter = { $symbol } { $count }: { $points }
pocket-board-missions = інші місії
pocket-board-deck =
    { $count ->
        [0] Колода порожня
        [one] У колоді { $count } карта
        [few] У колоді { $count } карти
       *[many] У колоді { $count } карт
    }
pocket-board-refills = Поповнення: { $count } з { $most }
# Те саме на дошці, де мало місця
pocket-board-refills-short = { $count }/{ $most }
# Скільки гравців спасували поспіль; мало місця
pocket-board-passed = пасів: { $count } з { $players }
# У рядку гравця: скільки карт у CV
pocket-board-held =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
# Місце наступної карти в CV
pocket-board-next-first = Далі: нижня карта
pocket-board-next = Далі: рівень { $level }
pocket-board-next-any = Далі: будь-який рівень
pocket-board-next-twice = { $next }, рахується двічі
# Запитання над символами для «Таємної сили»
pocket-board-choose = Чим стане «{ $card }»?
pocket-board-total = Разом
pocket-board-total-of = Разом: { $points }
# Хід і що він дає
pocket-board-consequence = { $label }. { $detail }
# Хто може взяти карту, коли її розглядають
pocket-board-reached = Можуть узяти: { $players }
pocket-board-reached-by-nobody = Ніхто не дотягнеться

# The life story on the results page: no names of persons, no gender
pocket-story-heading-first = Початок шляху
pocket-story-heading-middle = У самому розпалі
pocket-story-heading-last = Зрілі роки
pocket-story-knowledge = Знання: { $cards }.
pocket-story-relationships = Близькі люди: { $cards }.
pocket-story-money = Гроші: { $cards }.
pocket-story-luck = Удача: { $cards }.
pocket-story-trips = У дорозі: { $cards }.
pocket-story-missions = Покликання: { $cards }.
pocket-story-misfortune = Невдачі: { $cards }.
pocket-story-quiet = Спокійні роки.
pocket-story-end = Підсумок цього життя: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
 }, місце { $place }.
