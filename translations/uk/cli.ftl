### Командний рядок: довідка, помилки й те, що він друкує.
### Слова, які набирають (--seats, human, sharp:500it, uk), однакові в усіх мовах.

## Довідка

cli-help-usage = Використання:
# Стоїть у дужках після команди.
cli-help-options = параметри
cli-help-program = cvdesk – стіл для настільних ігор із ботами. Без команди відкривається головна сторінка.
cli-help-commands = Команди:
cli-help-arguments = Що треба вказати:
cli-help-its-options = Параметри:
cli-help-everywhere = До або після будь-якої команди:
cli-help-more = Докладніше про команду play: «cvdesk play --help», і так само для кожної команди.

cli-command-play = Одразу відкриває стіл гри.
cli-command-arena = Проводить багато партій між ботами без вікна й рахує перемоги.
cli-command-bench = Вимірює швидкість і пам'ять на цьому комп'ютері, кожне число поряд зі зразком.
cli-command-replay = Програє збережену партію заново, перевіряє її та виводить результати.
cli-command-rules = Виводить правила гри.
cli-command-deck-export = Записує карти або поле гри у файл – початок власних.
cli-command-deck-check = Називає всі помилки в такому файлі.
cli-command-screenshot = Малює вікно програми у файл; екран не потрібен.

## Що стоїть замість слова в довідці: коротко, великими літерами

cli-value-command = КОМАНДА
cli-value-game = ГРА
cli-value-file = ФАЙЛ
cli-value-folder = ТЕКА
cli-value-language = МОВА
cli-value-seats = МІСЦЯ
cli-value-pair = ІМ'Я=ЗНАЧЕННЯ
cli-value-number = ЧИСЛО
cli-value-page = СТОРІНКА
cli-value-theme = ТЕМА
cli-value-size = ШИРИНАxВИСОТА
cli-value-percent = ВІДСОТОК
cli-value-deck-file = ФАЙЛ
cli-value-report = ЗВІТ

cli-argument-game = Яка гра: { $known }
cli-argument-file = Збережена партія (.cvdesk)
cli-argument-deck-file = Колода карт або поле (.toml)

cli-option-language = Мова: ru, uk, es або en
cli-option-data-dir = Тека для налаштувань і збережених партій замість звичайних
cli-option-debug = Повідомляє в терміналі, що робить програма
cli-option-help = Показує цю довідку
cli-option-version = Показує версію
cli-option-seats = Хто сидить за столом, через кому: human або human:ІМ'Я; рівень бота (random, calm, steady, sharp), за бажання з обмеженням на роздуми (sharp:500it – перебір 500 варіантів, sharp:200ms – час на хід); власний бот (package.module:factory). Типово: human,steady
cli-option-arena-seats = Які боти грають, через кому: рівень (random, calm, steady, sharp), за бажання з обмеженням на одне рішення (sharp:500it – перебір 500 варіантів, sharp:200ms – час); власний бот (package.module:factory). За умовчанням: sharp,random
cli-option-option = Варіант правил, наприклад first=1 або wurminator=on; можна вказати кілька разів
cli-option-seed = Зерно випадковості: з тим самим числом – ті самі кидки
cli-option-json = Виводить результат у форматі JSON
cli-option-matches = Скільки партій зіграти; за умовчанням 100
cli-option-rotate = Боти міняються місцями від партії до партії
cli-option-jobs = Скільки партій грати одночасно; за умовчанням по одній на ядро процесора
cli-option-record = Тека, у якій зберігається кожна партія
cli-option-report = Про що розповісти, крім результату: { $known } – як часто беруть кожну карту, коли можуть, і що вона додає до шансів на перемогу
cli-option-verify = Заново розігрує всі випадкові події за зерном й порівнює
cli-option-out = Куди записати зображення, наприклад picture.png
cli-option-page = Що показати: { $known }
cli-option-plies = Скільки рішень зіграти перед цим
cli-option-theme = Тема: { $known }
cli-option-size = Розмір вікна, наприклад 1280x800
cli-option-scale = Масштаб інтерфейсу, від 80 до 200

## Помилки: кожна – одне речення

cli-error-command = Команди «{ $word }» немає; виберіть зі списку: { $known }.
# $what – одне зі слів великими літерами.
cli-error-missing = Команді { $command } треба ще вказати: { $what }; докладніше: «{ $help }».
cli-error-extra = Зайве слово: «{ $word }».
cli-error-option = Тут немає параметра «{ $word }»; список параметрів: «{ $help }».
cli-error-flag = У параметра { $option } не буває значення.
cli-error-value = Після параметра { $option } треба вказати: { $what }.
cli-error-needed = Тут потрібен параметр { $option }.
cli-error-number = { $option }: потрібне ціле число від { $least } до { $most }, а не «{ $word }».
cli-error-pair = { $option }: потрібно ІМ'Я=ЗНАЧЕННЯ, наприклад first=1, а не «{ $word }».
cli-error-twice = { $option }: для «{ $key }» вказано два різні значення.
cli-error-choice = { $option } не може бути «{ $word }»; виберіть зі списку: { $known }.
cli-error-size = { $option }: потрібні ширина й висота від { $least } до { $most }, наприклад 1280x800, а не «{ $word }».
cli-error-name = У «{ $seat }» ім'я має складатися зі звичайних символів, від 1 до { $most }.
cli-error-display = Немає екрана, щоб відкрити вікно: не задано ні DISPLAY, ні WAYLAND_DISPLAY.
# $reason – англійською, з назвою бібліотеки.
cli-error-qt = Не вдається завантажити Qt, бракує системної бібліотеки: { $reason }
cli-error-write = Не вдається записати { $file }: { $reason }.
cli-error-no-deck = У грі { $game } немає ні колоди, ні поля, які можна змінити; виберіть зі списку: { $known }.
cli-error-exists = Файл { $file } уже є і залишиться таким, як був; укажіть новий.
# Запис про кидок або перемішування.
cli-error-forged = Запис { $number } не відповідає зерну: хтось змінив випадкову подію.

## Що друкує replay

cli-replay-head = { $game }, { $records ->
    [one] { $records } запис
    [few] { $records } записи
   *[many] { $records } записів
 }, зерно { $seed }
cli-replay-checked = Усі контрольні суми збігаються.
cli-replay-verified = Усі контрольні суми збігаються, і зерно знову дає кожен кидок і кожне перемішування.
cli-replay-unfinished = Партію не завершено, триває хід { $turn }.
cli-replay-seat = { $rank }. { $player }: { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
 }

## Що друкує deck

cli-deck-exported = Вбудовані дані записано в { $file }. Змініть що треба й перевірте командою «cvdesk deck check».
# $title – назва, яка стоїть у файлі.
cli-deck-fine = { $file }: «{ $title }» годиться для гри.

## Що друкує bench

cli-bench-against = зразок: { $what }
cli-bench-plies = Випадкові партії за повним столом, рішення
cli-bench-plies-reference = порожні виклики Python
cli-bench-plies-fewest = Випадкові партії найменшою кількістю гравців, рішення
cli-bench-plies-fewest-reference = порожні виклики Python
cli-bench-legal = Списки можливих ходів
cli-bench-legal-reference = порожні виклики Python
cli-bench-copy = Копія стану
cli-bench-copy-reference = deepcopy його ж
cli-bench-samples = Світи, дібрані за виглядом
cli-bench-samples-reference = копії стану
cli-bench-lay = Чи можна викласти фазу з { $note } картами («Фаза 10»)
cli-bench-lay-reference = межа
cli-bench-search = Ітерації пошуку посеред партії
cli-bench-search-reference = випадкові догравання звідти ж
cli-bench-decision = Рішення за запасу { $note } мс
cli-bench-decision-reference = запас часу
cli-bench-worker-ready = Процес бота готовий
cli-bench-worker-ready-reference = порожній Python почав і закінчив
cli-bench-worker-memory = Пам'ять процесу бота
cli-bench-worker-memory-reference = порожній Python
cli-bench-worker-message = Запитання процесу й відповідь
cli-bench-worker-message-reference = межа
cli-bench-first-paint = Перший показ головної сторінки
cli-bench-first-paint-reference = вікно PySide6 з меню й панеллю
cli-bench-memory-table = Пам'ять за столом
cli-bench-memory-table-reference = порожнє вікно PySide6
cli-bench-frame = Кадр із фішкою в русі, 99-й процентиль
cli-bench-frame-reference = кадр за 60 Гц
cli-bench-input = Від клавіші до кадру, поки бот думає, 99-й процентиль
cli-bench-input-reference = коли ніхто не думає
cli-bench-unit-rate = { $figure }/с
cli-bench-unit-us = { $figure } мкс
cli-bench-unit-ms = { $figure } мс
cli-bench-unit-mb = { $figure } МБ
