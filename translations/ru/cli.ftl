### Командная строка: справка, ошибки и то, что она печатает.
### Слова, которые набирают (--seats, human, sharp:500it, uk), одинаковы во всех языках.

## Справка

cli-help-usage = Использование:
# Стоит в скобках после команды.
cli-help-options = параметры
cli-help-program = cvdesk – стол для настольных игр с ботами. Без команды открывается главная страница.
cli-help-commands = Команды:
cli-help-arguments = Что нужно указать:
cli-help-its-options = Параметры:
cli-help-everywhere = До или после любой команды:
cli-help-more = Подробнее о команде play: «cvdesk play --help», и так для каждой команды.

cli-command-play = Сразу открывает стол игры.
cli-command-arena = Проводит много партий между ботами без окна и считает победы.
cli-command-bench = Измеряет скорость и память на этом компьютере, каждое число рядом с образцом.
cli-command-replay = Проигрывает сохранённую партию заново, проверяет её и выводит результаты.
cli-command-rules = Выводит правила игры.
cli-command-deck-export = Записывает карты или поле игры в файл – начало собственных.
cli-command-deck-check = Называет все ошибки в таком файле.
cli-command-screenshot = Рисует окно программы в файл; экран не нужен.

## Что стоит вместо слова в справке: коротко, прописными буквами

cli-value-command = КОМАНДА
cli-value-game = ИГРА
cli-value-file = ФАЙЛ
cli-value-folder = ПАПКА
cli-value-language = ЯЗЫК
cli-value-seats = МЕСТА
cli-value-pair = ИМЯ=ЗНАЧЕНИЕ
cli-value-number = ЧИСЛО
cli-value-page = СТРАНИЦА
cli-value-theme = ТЕМА
cli-value-size = ШИРИНАxВЫСОТА
cli-value-percent = ПРОЦЕНТ
cli-value-deck-file = ФАЙЛ
cli-value-report = ОТЧЁТ

cli-argument-game = Какая игра: { $known }
cli-argument-file = Сохранённая партия (.cvdesk)
cli-argument-deck-file = Колода карт или поле (.toml)

cli-option-language = Язык: ru, uk, es или en
cli-option-data-dir = Папка для настроек и сохранённых партий вместо обычных
cli-option-debug = Сообщает в терминале, что делает программа
cli-option-help = Показывает эту справку
cli-option-version = Показывает версию
cli-option-seats = Кто сидит за столом, через запятую: human или human:ИМЯ; уровень бота (random, calm, steady, sharp), при желании с ограничением на раздумья (sharp:500it – перебор 500 вариантов, sharp:200ms – время на ход); свой бот (package.module:factory). По умолчанию: human,steady
cli-option-arena-seats = Какие боты играют, через запятую: уровень (random, calm, steady, sharp), при желании с ограничением на одно решение (sharp:500it – перебор 500 вариантов, sharp:200ms – время); свой бот (package.module:factory). По умолчанию: sharp,random
cli-option-option = Вариант правил, например first=1 или wurminator=on; можно указать несколько раз
cli-option-seed = Зерно случайности: с тем же числом – те же броски
cli-option-json = Выводит результат в формате JSON
cli-option-matches = Сколько партий сыграть; по умолчанию 100
cli-option-rotate = Боты меняются местами от партии к партии
cli-option-jobs = Сколько партий играть одновременно; по умолчанию по одной на ядро процессора
cli-option-record = Папка, в которую сохраняется каждая партия
cli-option-report = О чём рассказать кроме результата: { $known } – как часто берут каждую карту, когда могут, и что она прибавляет к шансам на победу
cli-option-verify = Заново разыгрывает все случайные события по зерну и сравнивает
cli-option-out = Куда записать картинку, например picture.png
cli-option-page = Что показать: { $known }
cli-option-plies = Сколько решений сыграть перед этим
cli-option-theme = Тема: { $known }
cli-option-size = Размер окна, например 1280x800
cli-option-scale = Масштаб интерфейса, от 80 до 200

## Ошибки: каждая – одно предложение

cli-error-command = Команды «{ $word }» нет; выберите из списка: { $known }.
# $what – одно из слов прописными буквами.
cli-error-missing = Команде { $command } нужно ещё указать: { $what }; подробнее: «{ $help }».
cli-error-extra = Лишнее слово: «{ $word }».
cli-error-option = Здесь нет параметра «{ $word }»; список параметров: «{ $help }».
cli-error-flag = У параметра { $option } не бывает значения.
cli-error-value = После параметра { $option } нужно указать: { $what }.
cli-error-needed = Здесь нужен параметр { $option }.
cli-error-number = { $option }: нужно целое число от { $least } до { $most }, а не «{ $word }».
cli-error-pair = { $option }: нужно ИМЯ=ЗНАЧЕНИЕ, например first=1, а не «{ $word }».
cli-error-twice = { $option }: для «{ $key }» указаны два разных значения.
cli-error-choice = { $option } не может быть «{ $word }»; выберите из списка: { $known }.
cli-error-size = { $option }: нужны ширина и высота от { $least } до { $most }, например 1280x800, а не «{ $word }».
cli-error-name = В «{ $seat }» имя должно состоять из обычных символов, от 1 до { $most }.
cli-error-display = Нет экрана, чтобы открыть окно: не заданы ни DISPLAY, ни WAYLAND_DISPLAY.
# $reason – по-английски, с именем библиотеки.
cli-error-qt = Не удаётся загрузить Qt, не хватает системной библиотеки: { $reason }
cli-error-write = Не удаётся записать { $file }: { $reason }.
cli-error-no-deck = В игре { $game } нет ни колоды, ни поля, которые можно изменить; выберите из списка: { $known }.
cli-error-exists = Файл { $file } уже есть и останется как был; укажите новый.
# Запись о броске или перемешивании.
cli-error-forged = Запись { $number } не соответствует зерну: кто-то изменил случайное событие.

## Что печатает replay

cli-replay-head = { $game }, { $records ->
    [one] { $records } запись
    [few] { $records } записи
   *[many] { $records } записей
 }, зерно { $seed }
cli-replay-checked = Все контрольные суммы совпадают.
cli-replay-verified = Все контрольные суммы совпадают, и зерно снова даёт каждый бросок и каждое перемешивание.
cli-replay-unfinished = Партия не окончена, идёт ход { $turn }.
cli-replay-seat = { $rank }. { $player }: { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 }

## Что печатает deck

cli-deck-exported = Встроенные данные записаны в { $file }. Измените что нужно и проверьте командой «cvdesk deck check».
# $title – название, которое стоит в файле.
cli-deck-fine = { $file }: «{ $title }» годится для игры.

## Что печатает bench

cli-bench-against = образец: { $what }
cli-bench-plies = Случайные партии при полном столе, решения
cli-bench-plies-reference = пустые вызовы Python
cli-bench-plies-fewest = Случайные партии самым малым числом игроков, решения
cli-bench-plies-fewest-reference = пустые вызовы Python
cli-bench-legal = Списки возможных ходов
cli-bench-legal-reference = пустые вызовы Python
cli-bench-copy = Копия состояния
cli-bench-copy-reference = deepcopy его же
cli-bench-samples = Миры, подобранные по виду
cli-bench-samples-reference = копии состояния
cli-bench-lay = Можно ли выложить фазу с { $note } картами («Фаза 10»)
cli-bench-lay-reference = предел
cli-bench-search = Итерации поиска в середине партии
cli-bench-search-reference = случайные доигрывания оттуда же
cli-bench-decision = Решение при запасе { $note } мс
cli-bench-decision-reference = запас времени
cli-bench-worker-ready = Процесс бота готов
cli-bench-worker-ready-reference = пустой Python начал и закончил
cli-bench-worker-memory = Память процесса бота
cli-bench-worker-memory-reference = пустой Python
cli-bench-worker-message = Вопрос процессу и ответ
cli-bench-worker-message-reference = предел
cli-bench-first-paint = Первый показ главной страницы
cli-bench-first-paint-reference = окно PySide6 с меню и панелью
cli-bench-memory-table = Память за столом
cli-bench-memory-table-reference = пустое окно PySide6
cli-bench-frame = Кадр с летящей фигуркой, 99-й процентиль
cli-bench-frame-reference = кадр при 60 Гц
cli-bench-input = От клавиши до кадра, пока бот думает, 99-й процентиль
cli-bench-input-reference = когда никто не думает
cli-bench-unit-rate = { $figure }/с
cli-bench-unit-us = { $figure } мкс
cli-bench-unit-ms = { $figure } мс
cli-bench-unit-mb = { $figure } МБ
