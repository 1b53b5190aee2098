# Prompts in the turn bar
table-prompt-bot = { $player }: выбирает…
table-prompt-step = { $player }: можно продолжать. Нажмите Enter.
table-prompt-paused = Пауза. Следующий ход: { $player }.
table-prompt-looking = Вы просматриваете ход { $turn }.
table-prompt-start = Вы просматриваете начало партии.
table-prompt-read-only = Эту партию можно только смотреть.

# Turn bar
table-button-undo = Отменить
table-button-redo = Повторить
table-button-moves = Ходы
table-button-moves-tip = Все ходы списком (F2)
table-button-rules = Правила
table-button-rules-tip = Правила игры (F1)
table-button-panel = Панель
table-button-panel-tip = Показать или скрыть боковую панель (F9)
table-undo-what = Отменить: { $what } (Ctrl+Z)
table-undo-practice = Учебная партия: отменить своё последнее решение (Ctrl+Z)
table-undo-barrier = Отменить уже нельзя: { $what }
table-undo-nothing = Отменять нечего.
table-redo-what = Повторить отменённое (Ctrl+Y)
table-redo-nothing = Ничего не отменено.

# Strips above the board
table-past-return = Вернуться (Esc)
table-problem-crashed = { $player }: бот перестал отвечать, вместо него сделан быстрый ход.
table-problem-late = { $player }: бот думает слишком долго, вместо него сделан быстрый ход.
table-problem-illegal = { $player }: бот выбрал недопустимый ход, сделан другой.

# Bar below the board
table-action-choose = Выберите на поле
table-action-wait = Подождите
table-action-step = Дальше
table-action-return = Вернуться к партии
table-action-resume = Продолжить
table-action-clear = Снять выбор (Esc)
table-action-hurry = Пропустить
table-action-more = Другие ходы
table-pace-step = Боты: по шагам
table-pace-1x = Боты: 1×
table-pace-2x = Боты: 2×
table-pace-instant = Боты: сразу
table-pace-tip = Как быстро играют боты (F8)

# Seats
table-seats-name = Места
table-seat-human = Игрок
table-seat-held = { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
   *[many] { $count } карточек
 }
# $kind is the level of a bot or “Player”; $held is how much the seat has.
table-seat-note = { $kind } · { $held }
table-seat-score = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
table-seat-thinking = думает…
table-seat-turn = ходит

# Log
table-log-name = Журнал партии
table-log-setup = Подготовка
table-log-sealed = Подготовка · печать { $seal }
table-log-practice = Подготовка · учебная партия
table-log-turn = Ход { $turn }
table-log-auto = { $sentence } (единственный ход, сделан автоматически)
table-log-rule = Правило { $rule }
table-log-look = Щёлкните, чтобы посмотреть этот момент
table-log-menu-look = Посмотреть этот момент
table-log-menu-rule = Открыть правило { $rule }
table-log-menu-why = Почему такой ход?
table-log-menu-copy = Скопировать весь журнал

# Why did the bot do that
table-why-heading = { $player }: почему такой ход?
# $percent is the expected result: 100 is a sure win, 50 as good as the others.
table-why-line = { $percent } % – { $move }
table-why-close = Закрыть
table-why-none = Пока ни одному боту не пришлось выбирать.

# List of moves
table-moves-name = Возможные ходы
table-moves-close = К полю (Esc)
table-moves-filter = Введите слово для отбора
table-moves-none = Нет подходящих ходов.
table-moves-not-yours = Сейчас выбирать нечего.
table-moves-line = { $move } – { $consequence }
table-moves-count = { $count ->
    [one] { $count } ход на выбор (F2)
    [few] { $count } хода на выбор (F2)
   *[many] { $count } ходов на выбор (F2)
 }

# Results
table-results-place = Место { $place }
table-results-total = Всего
# Кнопка у строки листа подсчёта
table-results-show = Показать карты: { $line }
table-results-hide = Скрыть карты: { $line }
table-results-rematch = Сыграть ещё раз
table-results-rotate = Ещё раз, со сменой мест
table-results-review = Посмотреть партию
table-results-home = На главную
table-chart-name = Очки по ходу партии
table-chart-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
 }
table-results-dice-name = Проверка случайности
table-results-dice = Честный случай: все броски и раздачи следуют из зерна { $seed }, запечатанного до начала партии как { $seal }…
table-results-dice-practice = Учебная партия: ходы отменяли и после бросков или раздач. Они следуют из зерна { $seed }.
table-results-dice-forged = Сохранение изменено: запись { $number } не следует из зерна.

# Replay
table-replay-leave = Назад
table-replay-first = В начало
table-replay-back = Шаг назад
table-replay-forward = Шаг вперёд
table-replay-play = Воспроизвести
table-replay-pause = Пауза
table-replay-slider = Момент партии
table-replay-place = Ход { $turn } из { $last }

# Занавес между двумя людьми за одним компьютером
table-prompt-cover = Передайте компьютер: { $player }.
table-curtain-pass = Передайте компьютер: { $player }
table-curtain-open = { $player } – это я, показать мои карты
table-curtain-recap = С вашего прошлого хода
table-curtain-start = С начала партии
table-curtain-quiet = С вашего прошлого хода ничего не произошло.
table-curtain-more = { $count ->
    [one] Показать ещё { $count } строку
    [few] Показать ещё { $count } строки
   *[many] Показать ещё { $count } строк
 }
