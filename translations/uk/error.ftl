### Що не так: одне речення про те, що сталося й де.
### $file, $folder і $kept – імена файлів; $field, $option і $value – так, як вони записані у файлі чи команді.

# $problem – одне з речень нижче.
error-in-file = { $file }: { $problem }

## Гра

# $action – хід так, як його записано у збереженні: «pawn 3».
error-illegal-action = Зараз так ходити не можна: { $action }.

## Читання збереженої партії

error-save-empty = Файл порожній.
error-save-large = Файл завеликий для збереженої партії.
error-save-not-json = Це не збережена партія.
error-save-json = Це не збережена партія, або файл пошкоджено: рядок { $line }, символ { $column }.
error-save-format = Програма не знає формату файлу { $format }: імовірно, партію зберегла новіша версія.
error-save-field = Поля «{ $field }» немає, або воно не має сенсу.
error-save-action = Запис { $number } – не хід.
error-save-seal = Печатка не відповідає зерну випадковості: файл хтось змінив.
error-save-game = Це партія в іншу гру: { $game }.
error-save-rules = Партію збережено з іншими правилами або іншими картами (версія правил { $version }).
error-save-deck-missing = Цій партії потрібен файл «{ $deck }.toml», а в теці { $folder } його немає; поверніть його – і партію можна буде продовжити.
error-save-deck-wrong = Партію не продовжити, поки не виправлено файл її карт або поля: { $problem }
error-save-illegal = Запис { $number } порушує правила: файл пошкоджено або змінено.
error-save-digest = Після запису { $number } становище на столі не збігається зі збереженим: файл пошкоджено або змінено.
error-save-state = Розташування на столі, записане у файлі, не має сенсу.
error-save-unsealed = Останні ходи не мають контрольної суми: файл обрізано або змінено.
error-save-read = Не вдається прочитати файл: { $reason }.
error-save-locked = Партія { $file } уже відкрита в іншому запущеному cvdesk.
error-save-moved = Файл { $file } пошкоджено й переміщено до теки { $folder }. { $problem }
error-save-restored = Файл { $file } пошкоджено й переміщено до теки { $folder }; партія продовжиться зі старішої копії.

## Запис

# Після наступного ходу програма спробує зберегти знову.
error-save-write = Поки що не вдається зберегти партію в { $file }: { $reason }.
error-save-export = Не вдається зберегти партію в { $file }: { $reason }.
error-data-folder = Не вдається скористатися текою { $folder }: { $reason }.

## Налаштування

error-settings-field = { $file }: значення «{ $field }» не має сенсу, узято типове.
error-settings-broken = Не вдається розібрати { $file }: файл залишено під іменем { $kept }, узято типові налаштування.
error-settings-newer = Файл { $file } – від новішої версії: його залишено під іменем { $kept }, узято типові налаштування.
error-settings-read = Не вдається прочитати { $file }, узято типові налаштування: { $reason }.
error-settings-write = Не вдається зберегти налаштування в { $file }: { $reason }.

## Причини, стоять після двокрапки

error-reason-denied = немає доступу
error-reason-full = закінчилося місце на диску
error-reason-read-only = диск доступний лише для читання
error-reason-missing = немає такого файлу чи теки
error-reason-not-a-folder = на місці теки лежить файл
error-reason-is-a-folder = це тека
# $code – номер помилки операційної системи.
error-reason-other = системна помилка { $code }

## Варіанти гри

error-game = Гри «{ $game }» немає; виберіть зі списку: { $known }.
error-option-name = Гра не має варіанта правил «{ $option }»; виберіть зі списку: { $known }.
error-option-value = Варіант правил «{ $option }» не може бути «{ $value }»; виберіть зі списку: { $known }.
error-player-count = У цю гру не можна зіграти, коли за столом { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
 }; потрібно від { $least } до { $most }.
error-first-seat = Місце { $seat } не може починати: за столом лише { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
 }.

## Файли програми

error-resource-missing = Бракує файлу програми: { $file }. Перевстановіть cvdesk.
error-resource-broken = Пошкоджено файл програми: { $file }. Перевстановіть cvdesk.

## Боти в командному рядку

error-level = Бота «{ $level }» немає; можна вибрати: { $known } – або вказати свого: package.module:factory.
error-budget = «{ $budget }» – не ліміт для бота; пишіть, наприклад, 500it або 200ms.
# $reason – повідомлення самого Python, англійською.
error-bot-factory = Не вдалося завантажити бота { $name }: { $reason }.
error-bot-failed = Збій у боті { $name }: { $reason }.
error-no-cards = Про карти гри { $game } розповісти нічого: у ній їх немає.
error-arena-process = Один із процесів турніру завершився завчасно.
error-output = Не вдається записати виведення: { $reason }.

## Картки гри «Таке життя! Компакт»

# $list – назва списку у файлі, plus або minus.
error-tiles-head = { $file } – не набір карток гри «Таке життя! Компакт» у форматі 1.
error-tiles-luck = У файлі { $file } має бути { $count ->
    [one] { $count } картка удачі
    [few] { $count } картки удачі
   *[many] { $count } карток удачі
 }.
error-tiles-values = { $file }: у списку «{ $list }» можуть бути лише цілі числа від { $least } до { $most }.
error-tiles-count = { $file }: у списку «{ $list }» має бути { $count ->
    [one] { $count } число
    [few] { $count } числа
   *[many] { $count } чисел
 }, а не { $found }.

## Колоди карт

# $card – номер або id карти, $expected – один із текстів нижче. $field, слова в $known і літери
# стоять так, як написані у файлі.
error-deck-field = { $file }, карта { $card }, поле «{ $field }»: { $expected }.
error-deck-head = { $file }, поле «{ $field }» на початку файлу: { $expected }.
error-deck-want-whole = потрібне ціле число від { $least } до { $most }
error-deck-want-exactly = потрібне число { $value }
error-deck-want-one-of = потрібне одне зі слів: { $known }
error-deck-want-some-of = потрібен список від 1 до { $most } слів із цих: { $known }
error-deck-want-letters = потрібно не більше { $most } латинських літер із цих: { $known }
error-deck-want-nothing = така карта його не має, приберіть його
error-deck-want-text = потрібен текст від 1 до { $most } знаків
error-deck-want-word = потрібне слово з малих латинських літер, цифр і знаків підкреслення
error-deck-want-texts = потрібен список назв полів
error-deck-want-names = потрібні назви за мовами ({ $known }), кожна від 1 до { $most } знаків
error-deck-want-known = такого поля немає; карта може мати: { $known }
error-deck-want-known-head = такого поля немає; на початку файлу можуть стояти: { $known }
error-deck-want-unique = таке саме вже має карта { $card }
error-deck-want-two-types = потрібен один тип або два різні, а «event» – лише один
error-deck-want-token-alone = «token» може стояти лише сам
error-deck-want-one-bicycle = майном може бути лише одна карта дитинства, і це вже карта { $card }
# $place – котра за рахунком карта у файлі
error-deck-number = { $file }, карта за рахунком { $place }, поле «number»: потрібне ціле число від 1 до { $most }.
error-deck-missing = { $file }: немає карт із такими номерами: { $numbers }.
error-deck-no-bicycle = { $file }: одна з карт дитинства має бути майном – це «Велосипед».
error-deck-no-cards = { $file }: карт немає; у колоді вони записані як [[card]].
error-deck-read = { $file } не вдається прочитати.
error-deck-large = { $file } завеликий: понад { $most } кБ.
error-deck-encoding = { $file } – не текст у кодуванні UTF-8.
error-deck-toml = { $file } – не TOML: помилка в рядку { $line }, знак { $column }.
error-deck-cut = { $file } – не TOML, або файл обрізано.
error-deck-none = «{ $deck }» не знайти; можна вибрати: { $known } – або назвати файл, що закінчується на .toml.
error-deck-write = Файл { $file } не вдається записати.

## Колоди CV Pocket; $expected у полі карти може бути одним із перших чотирьох

error-deck-want-words = потрібен текст щонайбільше з { $most } слів із цих: { $known }
error-deck-want-joker-alone = «joker» може стояти лише сам
error-deck-want-copies = потрібна кількість копій для кожного значка гравців; значки бувають такі: { $known }
error-deck-want-numbers = потрібен список від 2 до { $most } цілих чисел, кожне від 0 до { $highest }
error-deck-plain-count = { $file }: без значка гравців { $count ->
    [one] потрібна { $count } карта
    [few] потрібно { $count } карти
   *[many] потрібно { $count } карт
 }, а їх { $found }.
# $icon – число гравців на карті
error-deck-icon-count = { $file }: зі значком гравців { $icon } { $count ->
    [one] потрібна { $count } карта
    [few] потрібно { $count } карти
   *[many] потрібно { $count } карт
 }, а їх { $found }.

## Поле «Фази 10»

error-board-count = { $file }: потрібно { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
   *[many] { $count } клітинок
 }, а не { $found }.
error-board-start = { $file }: перша клітинка, з якої починають фішки, має бути star.
# $kind – слово з файлу, наприклад joker
error-board-kind = { $file }: немає клітинки «{ $kind }», а потрібні всі вісім видів.
# $number – номер клітинки від 1; $space – те, що написано у файлі
error-board-space = { $file }: клітинка { $number } – «{ $space }», такої не буває.
