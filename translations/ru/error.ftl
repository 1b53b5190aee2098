### Что не так: одно предложение о том, что случилось и где.
### $file, $folder и $kept – имена файлов; $field, $option и $value – как они записаны в файле или команде.

# $problem – одно из предложений ниже.
error-in-file = { $file }: { $problem }

## Игра

# $action – ход так, как он записан в сохранении: «pawn 3».
error-illegal-action = Сейчас так ходить нельзя: { $action }.

## Чтение сохранённой партии

error-save-empty = Файл пуст.
error-save-large = Файл слишком велик для сохранённой партии.
error-save-not-json = Это не сохранённая партия.
error-save-json = Это не сохранённая партия, или файл повреждён: строка { $line }, символ { $column }.
error-save-format = Программа не знает формат файла { $format }: вероятно, партию сохранила более новая версия.
error-save-field = Поле «{ $field }» отсутствует или не имеет смысла.
error-save-action = Запись { $number } – не ход.
error-save-seal = Печать не соответствует зерну случайности: файл кто-то изменил.
error-save-game = Это партия в другую игру: { $game }.
error-save-rules = Партия сохранена с другими правилами или другими картами (версия правил { $version }).
error-save-deck-missing = Этой партии нужен файл «{ $deck }.toml», а в папке { $folder } его нет; верните его – и партию можно будет продолжить.
error-save-deck-wrong = Партию не продолжить, пока не исправлен файл её карт или поля: { $problem }
error-save-illegal = Запись { $number } нарушает правила: файл повреждён или изменён.
error-save-digest = После записи { $number } положение на столе не совпадает с сохранённым: файл повреждён или изменён.
error-save-state = Положение на столе, записанное в файле, не имеет смысла.
error-save-unsealed = У последних ходов нет контрольной суммы: файл обрезан или изменён.
error-save-read = Не удаётся прочитать файл: { $reason }.
error-save-locked = Партия { $file } уже открыта в другом запущенном cvdesk.
error-save-moved = Файл { $file } повреждён и перемещён в папку { $folder }. { $problem }
error-save-restored = Файл { $file } повреждён и перемещён в папку { $folder }; партия продолжится с более старой копии.

## Запись

# После следующего хода программа попробует сохранить снова.
error-save-write = Пока не удаётся сохранить партию в { $file }: { $reason }.
error-save-export = Не удаётся сохранить партию в { $file }: { $reason }.
error-data-folder = Не удаётся использовать папку { $folder }: { $reason }.

## Настройки

error-settings-field = { $file }: значение «{ $field }» не имеет смысла, взято значение по умолчанию.
error-settings-broken = Не удаётся разобрать { $file }: файл оставлен под именем { $kept }, взяты настройки по умолчанию.
error-settings-newer = Файл { $file } – от более новой версии: он оставлен под именем { $kept }, взяты настройки по умолчанию.
error-settings-read = Не удаётся прочитать { $file }, взяты настройки по умолчанию: { $reason }.
error-settings-write = Не удаётся сохранить настройки в { $file }: { $reason }.

## Причины, стоят после двоеточия

error-reason-denied = нет доступа
error-reason-full = закончилось место на диске
error-reason-read-only = диск доступен только для чтения
error-reason-missing = нет такого файла или папки
error-reason-not-a-folder = на месте папки лежит файл
error-reason-is-a-folder = это папка
# $code – номер ошибки операционной системы.
error-reason-other = системная ошибка { $code }

## Варианты игры

error-game = Игры «{ $game }» нет; выберите из списка: { $known }.
error-option-name = У игры нет варианта правил «{ $option }»; выберите из списка: { $known }.
error-option-value = Вариант правил «{ $option }» не может быть «{ $value }»; выберите из списка: { $known }.
error-player-count = В эту игру нельзя сыграть, когда за столом { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
 }; нужно от { $least } до { $most }.
error-first-seat = Место { $seat } не может начинать: за столом всего { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
 }.

## Файлы программы

error-resource-missing = Не хватает файла программы: { $file }. Переустановите cvdesk.
error-resource-broken = Повреждён файл программы: { $file }. Переустановите cvdesk.

## Боты в командной строке

error-level = Бота «{ $level }» нет; можно выбрать: { $known } – или указать своего: package.module:factory.
error-budget = «{ $budget }» – не лимит для бота; пишите, например, 500it или 200ms.
# $reason – сообщение самого Python, по-английски.
error-bot-factory = Не удалось загрузить бота { $name }: { $reason }.
error-bot-failed = Сбой в боте { $name }: { $reason }.
error-no-cards = О картах игры { $game } рассказать нечего: в ней их нет.
error-arena-process = Один из процессов турнира завершился раньше времени.
error-output = Не удаётся записать вывод: { $reason }.

## Карточки игры «Это жизнь! Компакт»

# $list – название списка в файле, plus или minus.
error-tiles-head = { $file } – не набор карточек игры «Это жизнь! Компакт» в формате 1.
error-tiles-luck = В файле { $file } должно быть { $count ->
    [one] { $count } карточка удачи
    [few] { $count } карточки удачи
   *[many] { $count } карточек удачи
 }.
error-tiles-values = { $file }: в списке «{ $list }» могут быть только целые числа от { $least } до { $most }.
error-tiles-count = { $file }: в списке «{ $list }» должно быть { $count ->
    [one] { $count } число
    [few] { $count } числа
   *[many] { $count } чисел
 }, а не { $found }.

## Колоды карт

# $card – номер или id карты, $expected – один из текстов ниже. $field, слова в $known и буквы
# стоят так, как написаны в файле.
error-deck-field = { $file }, карта { $card }, поле «{ $field }»: { $expected }.
error-deck-head = { $file }, поле «{ $field }» в начале файла: { $expected }.
error-deck-want-whole = нужно целое число от { $least } до { $most }
error-deck-want-exactly = нужно число { $value }
error-deck-want-one-of = нужно одно из слов: { $known }
error-deck-want-some-of = нужен список от 1 до { $most } слов из этих: { $known }
error-deck-want-letters = нужно не больше { $most } латинских букв из этих: { $known }
error-deck-want-nothing = у такой карты его не бывает, уберите его
error-deck-want-text = нужен текст от 1 до { $most } знаков
error-deck-want-word = нужно слово из строчных латинских букв, цифр и знаков подчёркивания
error-deck-want-texts = нужен список названий полей
error-deck-want-names = нужны названия по языкам ({ $known }), каждое от 1 до { $most } знаков
error-deck-want-known = такого поля нет; у карты могут быть: { $known }
error-deck-want-known-head = такого поля нет; в начале файла могут стоять: { $known }
error-deck-want-unique = такое же уже есть у карты { $card }
error-deck-want-two-types = нужен один тип или два разных, а «event» – только один
error-deck-want-token-alone = «token» может стоять только один
error-deck-want-one-bicycle = имуществом может быть только одна карта детства, и это уже карта { $card }
# $place – которая по счёту карта в файле
error-deck-number = { $file }, карта по счёту { $place }, поле «number»: нужно целое число от 1 до { $most }.
error-deck-missing = { $file }: нет карт с такими номерами: { $numbers }.
error-deck-no-bicycle = { $file }: одна из карт детства должна быть имуществом – это «Велосипед».
error-deck-no-cards = { $file }: карт нет; в колоде они записаны как [[card]].
error-deck-read = { $file } не удаётся прочитать.
error-deck-large = { $file } слишком велик: больше { $most } кБ.
error-deck-encoding = { $file } – не текст в кодировке UTF-8.
error-deck-toml = { $file } – не TOML: ошибка в строке { $line }, знак { $column }.
error-deck-cut = { $file } – не TOML, или файл обрезан.
error-deck-none = «{ $deck }» не найти; можно выбрать: { $known } – или назвать файл, который заканчивается на .toml.
error-deck-write = Файл { $file } не удаётся записать.

## Колоды CV Pocket; $expected в поле карты может быть одним из первых четырёх

error-deck-want-words = нужен текст не больше чем из { $most } слов из этих: { $known }
error-deck-want-joker-alone = «joker» может стоять только один
error-deck-want-copies = нужно число копий для каждого значка игроков; значки бывают такие: { $known }
error-deck-want-numbers = нужен список от 2 до { $most } целых чисел, каждое от 0 до { $highest }
error-deck-plain-count = { $file }: без значка игроков { $count ->
    [one] нужна { $count } карта
    [few] нужно { $count } карты
   *[many] нужно { $count } карт
 }, а их { $found }.
# $icon – число игроков на карте
error-deck-icon-count = { $file }: со значком игроков { $icon } { $count ->
    [one] нужна { $count } карта
    [few] нужно { $count } карты
   *[many] нужно { $count } карт
 }, а их { $found }.

## Поле «Фазы 10»

error-board-count = { $file }: нужно { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
 }, а не { $found }.
error-board-start = { $file }: первая клетка, с которой начинают фигурки, должна быть star.
# $kind – слово из файла, например joker
error-board-kind = { $file }: нет клетки «{ $kind }», а нужны все восемь видов.
# $number – номер клетки от 1; $space – то, что написано в файле
error-board-space = { $file }: клетка { $number } – «{ $space }», такой не бывает.
