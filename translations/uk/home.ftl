### What is needed at the first paint: the home page, the menus and the globe.

# The program's name; it stays as it is in every language.
home-app = cvdesk
home-tagline = Стіл для настільних ігор із чесними ботами
# The title of the window.
home-window-title = { $page } – cvdesk

## Menus. "&" marks the letter that opens an item; within one menu each letter may stand once.

home-menu-game = &Гра
home-menu-move = &Хід
home-menu-view = &Вигляд
home-menu-settings = &Налаштування
home-menu-help = &Довідка
home-menu-pace = &Темп ботів
home-menu-language = &Мова
home-menu-theme = &Оформлення

home-action-new = &Нова партія…
home-action-open = &Відкрити…
home-action-save-as = &Зберегти як…
home-action-pause = &Пауза
home-action-home = На &головну
home-action-quit = Ви&йти
home-action-undo = &Скасувати
home-action-redo = &Повторити
home-action-moves = Список &ходів
home-action-why = &Чому бот так походив?
home-action-read = &Зачитати становище
home-action-hurry = Пропустити &анімацію
home-action-log = &Журнал
home-action-panel = &Бічна панель
home-action-cycle-pace = &Змінити темп ботів
home-action-larger = Бі&льше
home-action-smaller = &Менше
home-action-actual-size = &Звичайний розмір
home-action-full-screen = &На весь екран
home-action-settings = &Налаштування…
home-action-rules = П&равило до цього місця
home-action-rules-contents = &Зміст правил
home-action-about = &Про програму cvdesk

home-theme-system = &Як у системі
home-theme-light = &Світле
home-theme-dark = &Темне
home-theme-contrast = &Високий контраст

# How fast bots play: each step by a key, normal, twice as fast, at once.
home-pace-step = &Покроково
home-pace-1x = &Звичайний (1×)
home-pace-2x = &Швидкий (2×)
home-pace-instant = &Миттєвий

## The globe button

# Its name for screen readers; the button itself shows the language by its own name.
home-globe-name = Мова: { $autonym }
home-globe-tip = Вибрати мову

## The home page

home-settings-button = Налаштування
home-settings-tip = Мова, вигляд і боти

home-game-cv = CV
home-game-cv-about = Кидайте кубики й проживіть ціле життя: друзі, навчання, робота, дім – і все, що йде не так.
home-game-phase10 = Фаза 10
home-game-phase10-about = Збирайте карти на кільці дій, викладайте десять фаз одну за одною і першими дійдіть до лаврового вінка.
home-game-thats-life = Таке життя! Компакт
home-game-thats-life-about = Проведіть свої фішки спіраллю до фінішу. Хто йде з картки останнім, забирає її – і добру, і погану.
home-game-cv-pocket = CV Pocket
home-game-cv-pocket-about = Складіть життя з трьох стовпців карт: остання взята карта вирішує, до якої ви дотягнетеся далі.
# How many can play.
home-card-players = Гравців: { $least }–{ $most }
# How long it takes.
home-card-minutes = { $least }–{ $most } хв
home-card-emblem = Емблема гри «{ $game }»
home-card-play = Грати
home-card-play-tip = Почати одразу, з тими самими місцями, що й минулого разу
home-card-setup = Підготовка…
home-card-setup-tip = Вибрати місця, ботів і варіанти правил
home-card-rulebook = Правила
# Who plays when "Play" is pressed; the names are joined with dots.
home-card-seats = За столом: { $seats }
home-card-you = Ви
# A bot among the seats: its level.
home-card-bot = бот «{ $level }»

home-continue-title = Продовжити
home-continue-empty = Тут чекають партії, з яких ви вийшли.
home-continue-turn = Хід { $turn }
home-continue-button = Продовжити
# For screen readers: which match the button continues.
home-continue-button-name = Продовжити: { $game }, { $seats }, { $date }
home-continue-delete = Видалити
home-continue-delete-name = Видалити: { $game }, { $seats }, { $date }
home-continue-deleted = Партію видалено.
home-continue-undo = Повернути
home-continue-more = Усі збережені партії ({ $count })
home-continue-fewer = Показати менше
home-open-button = Відкрити партію…
home-open-tip = Збережена партія (.cvdesk)
