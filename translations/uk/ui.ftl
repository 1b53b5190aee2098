### Setup, settings, the rules panel and the dialogs: read when the first of them is opened.

## Setup

ui-setup-back = На головну
ui-setup-seats = Місця
# The name of a person who has not typed one.
ui-setup-person = Гравець { $number }
# The name of a bot when all names of the list below are taken.
ui-setup-bot = Бот { $number }
# Names for bots, separated by commas; short, of both genders, easy to tell apart.
ui-bot-names = Олена, Фелікс, Марта, Остап, Віра, Назар
ui-setup-human = Людина
ui-setup-about-human = Грає за цим комп'ютером.
ui-setup-about-other = Ваш власний бот: { $level }
# For screen readers.
ui-setup-seat = Місце { $number }
ui-setup-name-of = Ім'я на місці { $number }
ui-setup-kind-of = Хто грає на місці { $number }
ui-setup-colour-of = Колір місця { $number }: { $colour }
ui-setup-colour-tip = Вибрати колір і фігуру
ui-setup-up-of = Перемістити місце { $number } вище
ui-setup-down-of = Перемістити місце { $number } нижче
ui-setup-up-tip = Вище (Alt+↑)
ui-setup-down-tip = Нижче (Alt+↓)
ui-setup-remove-of = Прибрати місце { $number }
ui-setup-remove-tip = Прибрати місце
ui-setup-add = Додати місце
ui-setup-full = Зайнято всі місця: { $count }.
ui-colour-1 = синій, коло
ui-colour-2 = помаранчевий, трикутник
ui-colour-3 = зелений, квадрат
ui-colour-4 = рожевий, ромб
ui-colour-5 = жовтий, зірка
ui-colour-6 = чорний, хрест
ui-setup-rules = Правила
ui-setup-defaults = Як у правилах
ui-setup-seed = Зерно випадковості
ui-setup-seed-new = щоразу нове
ui-setup-seed-about = З тим самим числом випадуть ті самі картки й ті самі кидки.
ui-setup-advanced = Додатково
ui-setup-start = Почати
ui-setup-too-few = Замало місць: потрібно щонайменше { $count }.
ui-setup-same-name = Однакове ім'я на двох місцях: { $name }.
ui-setup-bad-seed = Зерно – це число щонайбільше з { $count } цифр.

## Settings

ui-settings-title = Налаштування
ui-settings-play = Гра
ui-settings-look = Вигляд
ui-settings-language = Мова й дані
ui-settings-defaults = Повернути початкові
ui-settings-close = Закрити
ui-settings-pace = Темп ботів
ui-settings-pace-about = Скільки часу видно, що робить бот. За столом його змінює F8.
ui-pace-step = Покроково
ui-pace-1x = Звичайний (1×)
ui-pace-2x = Швидкий (2×)
ui-pace-instant = Миттєвий
ui-settings-one-click = Ходити одним клацанням
ui-settings-one-click-about = Клацання одразу робить хід, не показуючи спершу, що він дасть.
ui-settings-play-forced = Робити вимушені ходи за мене
ui-settings-play-forced-about = Якщо можливий лише один хід, він робиться сам; кубик однаково кидаєте ви.
ui-settings-practice = Навчальне скасування
ui-settings-practice-about = Граючи наодинці проти ботів, можна скасовувати й кидки. Партію буде позначено як навчальну.
ui-settings-curtain = Завіса між гравцями
ui-settings-curtain-about = Коли карти на руках таємні, а за одним комп'ютером кілька людей.
ui-curtain-game = Як потрібно грі
ui-curtain-full = Закривати весь стіл
ui-curtain-private = Ховати лише таємне
ui-curtain-off = Вимкнено
ui-settings-peek = Одне натискання показує таємне, наступне ховає
ui-settings-peek-about = Інакше приховані карти видно, поки утримують F5 або кнопку миші.
ui-settings-cover = Закривати таємне, коли попереду інше вікно
ui-settings-cover-about = Лише якщо завісу ввімкнено.
ui-settings-theme = Оформлення
ui-theme-system = Як у системі
ui-theme-light = Світле
ui-theme-dark = Темне
ui-theme-contrast = Високий контраст
ui-settings-scale = Загальний розмір
ui-settings-scale-value = { $percent } %
ui-settings-animation = Швидкість анімації
ui-animation-slow = Повільна
ui-animation-normal = Звичайна
ui-animation-fast = Швидка
ui-animation-off = Без анімації
ui-settings-motion = Рух
ui-motion-system = Як у системі
ui-motion-on = Фішки рухаються
ui-motion-off = Менше руху
ui-settings-motion-about = Коли руху менше, фішки не літають полем: зміни проступають плавно.
ui-settings-preview = Зразок
ui-settings-preview-again = Показати ще раз
ui-settings-language-label = Мова
ui-language-system = Як у системі ({ $autonym })
ui-settings-folder = Тека даних
ui-settings-folder-about = Тут зберігаються партії та налаштування.
ui-settings-folder-open = Відкрити теку

## The rules panel

ui-rules-title = Правила гри
ui-rules-chapters = Розділи
ui-rules-search = Шукати в правилах
ui-rules-next = Наступне місце
ui-rules-previous = Попереднє місце
# Which of the found places is shown.
ui-rules-place = { $number } із { $count }
ui-rules-none = Нічого не знайдено
ui-rules-close = Закрити
ui-rules-close-tip = Назад до столу (Esc)
ui-rules-text = Текст правил

## Dialogs

ui-open-title = Відкрити партію
ui-save-title = Зберегти партію як
ui-files-matches = Партії cvdesk
ui-files-all = Усі файли
ui-files-folder = Тека:
ui-files-name = Ім'я файлу:
ui-files-type = Тип файлів:
ui-saved = Партію збережено: { $file }
ui-notice-foreign-bots = Тепер за цих ботів грає «Впевнений»: збереження не запускає чужих програм. Боти: { $names }.
ui-notice-other-cards = Після збереження змінилися правила чи карти: партія триває з того самого місця як копія, а збережена лишилася як була.
ui-notice-unclean = Минулого разу програма завершилася аварійно. Партії зберігаються після кожного ходу й чекають у розділі «Продовжити». Подробиці: { $file }
ui-notice-close = Закрити це повідомлення

ui-leave-title = Вийти з партії?
ui-leave-text = Її збережено, вона чекає на головній сторінці в розділі «Продовжити».
ui-leave-unsaved = Зараз її не вдається зберегти. Якщо вийти, усе зігране після останнього збереження пропаде.
ui-leave-yes = Вийти
ui-leave-no = Залишитися

ui-about-title = Про програму cvdesk
ui-about-version = Версія { $version }
ui-about-licence = Вільна програма за ліцензією MIT.
ui-about-unofficial = Неофіційна програма, створена шанувальниками. Вона не пов'язана з авторами й видавцями ігор; назви ігор належать їхнім власникам. Правила переказано своїми словами, усі малюнки – наші.
ui-about-fair-title = Чесна гра
ui-about-fair-view = Бот отримує лише те, що видно з його місця, і відкриту для всіх історію партії. Він не знає ні наступного кидка, ні того, що ще не відкрито.
ui-about-fair-luck = Удача не залежить від рівня ботів. Число, яке визначає всі кидки, запечатано до початку партії: його відбиток лежить у збереженні, а команда «cvdesk replay --verify» заново кидає кожен жереб.
ui-about-fair-levels = Рівні різняться тим, як добре бот думає, а не тим, що він бачить.
ui-about-parts = Створено на Qt for Python (LGPL), Fluent і Babel.

ui-crash-title = Щось пішло не так
ui-crash-text = Програма спіткнулася об власну помилку. Партію збережено, і зазвичай можна грати далі.
ui-crash-log = Подробиці у файлі { $file }
ui-crash-copy = Скопіювати подробиці
ui-crash-folder = Відкрити теку
ui-crash-go-on = Грати далі

# Life stories
ui-story-title = Життєпис: { $player }
ui-story-subtitle = Життєпис
ui-story-foot = { $game } – партія в cvdesk, неофіційній програмі прихильників гри
ui-story-window = Історії життя
ui-story-pdf = Зберегти в PDF…
ui-story-png = Зберегти картинкою…
ui-story-kept = Збережено: { $file }
ui-story-failed = Не вдається записати файл: { $file }
ui-story-button = Історії життя…

# Decks of a player's own
ui-setup-import = Завантажити з файлу…
ui-setup-import-title = Завантажити з файлу
ui-files-decks = Колоди та поля
