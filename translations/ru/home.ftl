### What is needed at the first paint: the home page, the menus and the globe.

# The program's name; it stays as it is in every language.
home-app = cvdesk
home-tagline = Стол для настольных игр с честными ботами
# The title of the window.
home-window-title = { $page } – cvdesk

## Menus. "&" marks the letter that opens an item; within one menu each letter may stand once.

home-menu-game = &Игра
home-menu-move = &Ход
home-menu-view = &Вид
home-menu-settings = &Настройки
home-menu-help = &Справка
home-menu-pace = &Темп ботов
home-menu-language = &Язык
home-menu-theme = &Оформление

home-action-new = &Новая партия…
home-action-open = &Открыть…
home-action-save-as = &Сохранить как…
home-action-pause = &Пауза
home-action-home = На &главную
home-action-quit = &Выйти
home-action-undo = О&тменить
home-action-redo = &Повторить
home-action-moves = &Список ходов
home-action-why = П&очему бот так сходил?
home-action-read = &Зачитать положение
home-action-hurry = Пропустить &анимацию
home-action-log = &Журнал
home-action-panel = &Боковая панель
home-action-cycle-pace = &Сменить темп ботов
home-action-larger = &Крупнее
home-action-smaller = &Мельче
home-action-actual-size = &Обычный размер
home-action-full-screen = &Во весь экран
home-action-settings = &Настройки…
home-action-rules = Правило к этому &месту
home-action-rules-contents = &Оглавление правил
home-action-about = О &программе cvdesk

home-theme-system = &Как в системе
home-theme-light = &Светлое
home-theme-dark = &Тёмное
home-theme-contrast = &Высокий контраст

# How fast bots play: each step by a key, normal, twice as fast, at once.
home-pace-step = &По шагам
home-pace-1x = &Обычный (1×)
home-pace-2x = &Быстрый (2×)
home-pace-instant = &Мгновенный

## The globe button

# Its name for screen readers; the button itself shows the language by its own name.
home-globe-name = Язык: { $autonym }
home-globe-tip = Выбрать язык

## The home page

home-settings-button = Настройки
home-settings-tip = Язык, внешний вид и боты

home-game-cv = CV
home-game-cv-about = Бросайте кубики и проживите целую жизнь: друзья, учёба, работа, дом – и всё, что идёт не так.
home-game-phase10 = Фаза 10
home-game-phase10-about = Собирайте карты на кольце действий, выкладывайте десять фаз одну за другой и первыми дойдите до лаврового венка.
home-game-thats-life = Это жизнь! Компакт
home-game-thats-life-about = Проведите свои фигурки по спирали до финиша. Кто уходит с карточки последним, забирает её – и хорошую, и плохую.
home-game-cv-pocket = CV Pocket
home-game-cv-pocket-about = Соберите жизнь из трёх столбцов карт: последняя взятая карта решает, до какой вы дотянетесь дальше.
# How many can play.
home-card-players = Игроков: { $least }–{ $most }
# How long it takes.
home-card-minutes = { $least }–{ $most } мин
home-card-emblem = Эмблема игры «{ $game }»
home-card-play = Играть
home-card-play-tip = Начать сразу, с теми же местами, что в прошлый раз
home-card-setup = Подготовка…
home-card-setup-tip = Выбрать места, ботов и варианты правил
home-card-rulebook = Правила
# Who plays when "Play" is pressed; the names are joined with dots.
home-card-seats = За столом: { $seats }
home-card-you = Вы
# A bot among the seats: its level.
home-card-bot = бот «{ $level }»

home-continue-title = Продолжить
home-continue-empty = Здесь ждут партии, из которых вы вышли.
home-continue-turn = Ход { $turn }
home-continue-button = Продолжить
# For screen readers: which match the button continues.
home-continue-button-name = Продолжить: { $game }, { $seats }, { $date }
home-continue-delete = Удалить
home-continue-delete-name = Удалить: { $game }, { $seats }, { $date }
home-continue-deleted = Партия удалена.
home-continue-undo = Вернуть
home-continue-more = Все сохранённые партии ({ $count })
home-continue-fewer = Показать меньше
home-open-button = Открыть партию…
home-open-tip = Сохранённая партия (.cvdesk)
