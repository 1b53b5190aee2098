# Prompts in the turn bar
table-prompt-bot = { $player }: обирає…
table-prompt-step = { $player }: можна продовжувати. Натисніть Enter.
table-prompt-paused = Пауза. Наступний хід: { $player }.
table-prompt-looking = Ви переглядаєте хід { $turn }.
table-prompt-start = Ви переглядаєте початок партії.
table-prompt-read-only = Цю партію можна лише переглядати.

# Turn bar
table-button-undo = Скасувати
table-button-redo = Повторити
table-button-moves = Ходи
table-button-moves-tip = Усі ходи списком (F2)
table-button-rules = Правила
table-button-rules-tip = Правила гри (F1)
table-button-panel = Панель
table-button-panel-tip = Показати або сховати бічну панель (F9)
table-undo-what = Скасувати: { $what } (Ctrl+Z)
table-undo-practice = Навчальна партія: скасувати своє останнє рішення (Ctrl+Z)
table-undo-barrier = Скасувати вже не можна: { $what }
table-undo-nothing = Скасовувати нічого.
table-redo-what = Повторити скасоване (Ctrl+Y)
table-redo-nothing = Нічого не скасовано.

# Strips above the board
table-past-return = Повернутися (Esc)
table-problem-crashed = { $player }: бот перестав відповідати, замість нього зроблено швидкий хід.
table-problem-late = { $player }: бот думає надто довго, замість нього зроблено швидкий хід.
table-problem-illegal = { $player }: бот обрав недозволений хід, зроблено інший.

# Bar below the board
table-action-choose = Оберіть на полі
table-action-wait = Зачекайте
table-action-step = Далі
table-action-return = Повернутися до партії
table-action-resume = Продовжити
table-action-clear = Зняти вибір (Esc)
table-action-hurry = Пропустити
table-action-more = Інші ходи
table-pace-step = Боти: покроково
table-pace-1x = Боти: 1×
table-pace-2x = Боти: 2×
table-pace-instant = Боти: одразу
table-pace-tip = Як швидко грають боти (F8)

# Seats
table-seats-name = Місця
table-seat-human = Гравець
table-seat-held = { $count ->
    [one] { $count } картка
    [few] { $count } картки
   *[many] { $count } карток
 }
# $kind is the level of a bot or “Player”; $held is how much the seat has.
table-seat-note = { $kind } · { $held }
table-seat-score = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
 }
table-seat-thinking = думає…
table-seat-turn = ходить

# Log
table-log-name = Журнал партії
table-log-setup = Підготовка
table-log-sealed = Підготовка · печатка { $seal }
table-log-practice = Підготовка · навчальна партія
table-log-turn = Хід { $turn }
table-log-auto = { $sentence } (єдиний хід, зроблено автоматично)
table-log-rule = Правило { $rule }
table-log-look = Клацніть, щоб переглянути цей момент
table-log-menu-look = Переглянути цей момент
table-log-menu-rule = Відкрити правило { $rule }
table-log-menu-why = Чому такий хід?
table-log-menu-copy = Скопіювати весь журнал

# Why did the bot do that
table-why-heading = { $player }: чому такий хід?
# $percent is the expected result: 100 is a sure win, 50 as good as the others.
table-why-line = { $percent } % – { $move }
table-why-close = Закрити
table-why-none = Поки жодному боту не довелося обирати.

# List of moves
table-moves-name = Можливі ходи
table-moves-close = До поля (Esc)
table-moves-filter = Введіть слово для відбору
table-moves-none = Немає відповідних ходів.
table-moves-not-yours = Зараз обирати нічого.
table-moves-line = { $move } – { $consequence }
table-moves-count = { $count ->
    [one] { $count } хід на вибір (F2)
    [few] { $count } ходи на вибір (F2)
   *[many] { $count } ходів на вибір (F2)
 }

# Results
table-results-place = Місце { $place }
table-results-total = Разом
# Кнопка біля рядка аркуша підрахунку
table-results-show = Показати карти: { $line }
table-results-hide = Сховати карти: { $line }
table-results-rematch = Зіграти ще раз
table-results-rotate = Ще раз, зі зміною місць
table-results-review = Переглянути партію
table-results-home = На головну
table-chart-name = Очки протягом партії
table-chart-turns = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
 }
table-results-dice-name = Перевірка випадковості
table-results-dice = Чесний випадок: усі кидки й роздачі випливають із зерна { $seed }, запечатаного до початку партії як { $seal }…
table-results-dice-practice = Навчальна партія: ходи скасовували й після кидків або роздач. Вони випливають із зерна { $seed }.
table-results-dice-forged = Збереження змінено: запис { $number } не випливає із зерна.

# Replay
table-replay-leave = Назад
table-replay-first = На початок
table-replay-back = Крок назад
table-replay-forward = Крок уперед
table-replay-play = Відтворити
table-replay-pause = Пауза
table-replay-slider = Момент партії
table-replay-place = Хід { $turn } з { $last }

# Завіса між двома людьми за одним комп'ютером
table-prompt-cover = Передайте комп'ютер: { $player }.
table-curtain-pass = Передайте комп'ютер: { $player }
table-curtain-open = { $player } – це я, показати мої карти
table-curtain-recap = Від вашого минулого ходу
table-curtain-start = Від початку партії
table-curtain-quiet = Від вашого минулого ходу нічого не сталося.
table-curtain-more = { $count ->
    [one] Показати ще { $count } рядок
    [few] Показати ще { $count } рядки
   *[many] Показати ще { $count } рядків
 }
