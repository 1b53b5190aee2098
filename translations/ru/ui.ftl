### Setup, settings, the rules panel and the dialogs: read when the first of them is opened.

## Setup

ui-setup-back = На главную
ui-setup-seats = Места
# The name of a person who has not typed one.
ui-setup-person = Игрок { $number }
# The name of a bot when all names of the list below are taken.
ui-setup-bot = Бот { $number }
# Names for bots, separated by commas; short, of both genders, easy to tell apart.
ui-bot-names = Лена, Феликс, Марта, Оскар, Вера, Гоша
ui-setup-human = Человек
ui-setup-about-human = Играет за этим компьютером.
ui-setup-about-other = Ваш собственный бот: { $level }
# For screen readers.
ui-setup-seat = Место { $number }
ui-setup-name-of = Имя на месте { $number }
ui-setup-kind-of = Кто играет на месте { $number }
ui-setup-colour-of = Цвет места { $number }: { $colour }
ui-setup-colour-tip = Выбрать цвет и фигуру
ui-setup-up-of = Переместить место { $number } выше
ui-setup-down-of = Переместить место { $number } ниже
ui-setup-up-tip = Выше (Alt+↑)
ui-setup-down-tip = Ниже (Alt+↓)
ui-setup-remove-of = Убрать место { $number }
ui-setup-remove-tip = Убрать место
ui-setup-add = Добавить место
ui-setup-full = Заняты все места: { $count }.
ui-colour-1 = синий, круг
ui-colour-2 = оранжевый, треугольник
ui-colour-3 = зелёный, квадрат
ui-colour-4 = розовый, ромб
ui-colour-5 = жёлтый, звезда
ui-colour-6 = чёрный, крест
ui-setup-rules = Правила
ui-setup-defaults = Как в правилах
ui-setup-seed = Зерно случайности
ui-setup-seed-new = каждый раз новое
ui-setup-seed-about = С тем же числом выпадут те же карточки и те же броски.
ui-setup-advanced = Дополнительно
ui-setup-start = Начать
ui-setup-too-few = Мало мест: нужно не меньше { $count }.
ui-setup-same-name = Одно и то же имя на двух местах: { $name }.
ui-setup-bad-seed = Зерно – это число не длиннее { $count } цифр.

## Settings

ui-settings-title = Настройки
ui-settings-play = Игра
ui-settings-look = Вид
ui-settings-language = Язык и данные
ui-settings-defaults = Вернуть исходные
ui-settings-close = Закрыть
ui-settings-pace = Темп ботов
ui-settings-pace-about = Сколько времени видно, что делает бот. За столом его меняет F8.
ui-pace-step = По шагам
ui-pace-1x = Обычный (1×)
ui-pace-2x = Быстрый (2×)
ui-pace-instant = Мгновенный
ui-settings-one-click = Ходить одним щелчком
ui-settings-one-click-about = Щелчок сразу делает ход, не показывая сначала, что он принесёт.
ui-settings-play-forced = Делать вынужденные ходы за меня
ui-settings-play-forced-about = Если возможен только один ход, он делается сам; кубик всё равно бросаете вы.
ui-settings-practice = Учебная отмена
ui-settings-practice-about = Играя в одиночку против ботов, можно отменять и броски. Партия будет помечена как учебная.
ui-settings-curtain = Занавес между игроками
ui-settings-curtain-about = Когда карты на руках тайные, а за одним компьютером несколько человек.
ui-curtain-game = Как нужно игре
ui-curtain-full = Закрывать весь стол
ui-curtain-private = Прятать только тайное
ui-curtain-off = Выключен
ui-settings-peek = Одно нажатие показывает тайное, следующее прячет
ui-settings-peek-about = Иначе скрытые карты видны, пока удерживают F5 или кнопку мыши.
ui-settings-cover = Закрывать тайное, когда впереди другое окно
ui-settings-cover-about = Только если занавес включён.
ui-settings-theme = Оформление
ui-theme-system = Как в системе
ui-theme-light = Светлое
ui-theme-dark = Тёмное
ui-theme-contrast = Высокий контраст
ui-settings-scale = Общий размер
ui-settings-scale-value = { $percent } %
ui-settings-animation = Скорость анимации
ui-animation-slow = Медленная
ui-animation-normal = Обычная
ui-animation-fast = Быстрая
ui-animation-off = Без анимации
ui-settings-motion = Движение
ui-motion-system = Как в системе
ui-motion-on = Фигурки движутся
ui-motion-off = Меньше движения
ui-settings-motion-about = Если движения меньше, фигурки не летают по полю: перемены проступают плавно.
ui-settings-preview = Образец
ui-settings-preview-again = Показать ещё раз
ui-settings-language-label = Язык
ui-language-system = Как в системе ({ $autonym })
ui-settings-folder = Папка данных
ui-settings-folder-about = Здесь хранятся партии и настройки.
ui-settings-folder-open = Открыть папку

## The rules panel

ui-rules-title = Правила игры
ui-rules-chapters = Главы
ui-rules-search = Искать в правилах
ui-rules-next = Следующее место
ui-rules-previous = Предыдущее место
# Which of the found places is shown.
ui-rules-place = { $number } из { $count }
ui-rules-none = Ничего не найдено
ui-rules-close = Закрыть
ui-rules-close-tip = Назад к столу (Esc)
ui-rules-text = Текст правил

## Dialogs

ui-open-title = Открыть партию
ui-save-title = Сохранить партию как
ui-files-matches = Партии cvdesk
ui-files-all = Все файлы
ui-files-folder = Папка:
ui-files-name = Имя файла:
ui-files-type = Тип файлов:
ui-saved = Партия сохранена: { $file }
ui-notice-foreign-bots = Теперь за этих ботов играет «Уверенный»: сохранение не запускает чужие программы. Боты: { $names }.
ui-notice-other-cards = После сохранения изменились правила или карты: партия продолжается с того же места как копия, а сохранённая осталась как была.
ui-notice-unclean = В прошлый раз программа завершилась аварийно. Партии сохраняются после каждого хода и ждут в разделе «Продолжить». Подробности: { $file }
ui-notice-close = Закрыть это сообщение

ui-leave-title = Выйти из партии?
ui-leave-text = Она сохранена и ждёт на главной странице, в разделе «Продолжить».
ui-leave-unsaved = Сейчас её не удаётся сохранить. Если выйти, всё сыгранное после последнего сохранения пропадёт.
ui-leave-yes = Выйти
ui-leave-no = Остаться

ui-about-title = О программе cvdesk
ui-about-version = Версия { $version }
ui-about-licence = Свободная программа под лицензией MIT.
ui-about-unofficial = Неофициальная программа, сделанная поклонниками. Она не связана с авторами и издателями игр; названия игр принадлежат их владельцам. Правила пересказаны своими словами, все рисунки – наши.
ui-about-fair-title = Честная игра
ui-about-fair-view = Бот получает только то, что видно с его места, и открытую всем историю партии. Он не знает ни следующего броска, ни того, что ещё не открыто.
ui-about-fair-luck = Удача не зависит от уровня ботов. Число, которое определяет все броски, запечатано до начала партии: его отпечаток лежит в сохранении, а команда «cvdesk replay --verify» заново бросает каждый жребий.
ui-about-fair-levels = Уровни различаются тем, как хорошо бот думает, а не тем, что он видит.
ui-about-parts = Сделано на Qt for Python (LGPL), Fluent и Babel.

ui-crash-title = Что-то пошло не так
ui-crash-text = Программа споткнулась о собственную ошибку. Партия сохранена, и обычно можно играть дальше.
ui-crash-log = Подробности в файле { $file }
ui-crash-copy = Скопировать подробности
ui-crash-folder = Открыть папку
ui-crash-go-on = Играть дальше

# Life stories
ui-story-title = Жизнеописание: { $player }
ui-story-subtitle = Жизнеописание
ui-story-foot = { $game } – партия в cvdesk, неофициальной программе поклонников игры
ui-story-window = Истории жизни
ui-story-pdf = Сохранить в PDF…
ui-story-png = Сохранить картинкой…
ui-story-kept = Сохранено: { $file }
ui-story-failed = Не удаётся записать файл: { $file }
ui-story-button = Истории жизни…

# Decks of a player's own
ui-setup-import = Загрузить из файла…
ui-setup-import-title = Загрузить из файла
ui-files-decks = Колоды и поля
