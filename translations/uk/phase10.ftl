# «Фаза 10», настільна гра. Слова – у GLOSSARY.md.
# $player, $taker – імена: «Ім'я: дія», теперішній час, не відмінюються.
# $card – назва карти з розділу нижче («червона 7», «джокер (червона 7)»), лише називний відмінок:
# після тире, у дужках або перед стрілкою. $number – число на картах, $phase – номер фази.

# $clause – номер на зразок 3.1 або R1
phase10-rule-label = P10 { $clause }

## Карти

phase10-card-purple = фіолетова { $number }
phase10-card-red = червона { $number }
phase10-card-green = зелена { $number }
phase10-card-yellow = жовта { $number }
# $card – лицьовий бік джокера
phase10-card-joker = джокер ({ $card })
# Джокер у комбінації: його лицьовий бік уже не важливий
phase10-joker = джокер
phase10-colour-purple = фіолетовий
phase10-colour-red = червоний
phase10-colour-green = зелений
phase10-colour-yellow = жовтий

## Клітинки дій

phase10-kind-star = Вільний вибір
phase10-kind-draw = Узяти карти
phase10-kind-again = Карта і ще один хід
phase10-kind-search = Пошук у скиді
phase10-kind-exchange = Обмін карт
phase10-kind-everybody = Карта кожному
phase10-kind-joker = Узяти джокера
phase10-kind-ask = Запитати число
phase10-space-draw = { $count ->
    [one] Узяти { $count } карту
    [few] Узяти { $count } карти
   *[many] Узяти { $count } карт
 }
phase10-space-exchange = { $count ->
    [one] Обміняти { $count } карту
    [few] Обміняти { $count } карти
   *[many] Обміняти { $count } карт
 }

## Викладені комбінації та чиї вони

phase10-meld-set = набір, число { $number } ({ $player })
phase10-meld-flush = { $colour } флеш ({ $player })
phase10-meld-run = стріт { $low }–{ $high } ({ $player })

## Журнал

phase10-log-began = { $player }: починає перший раунд
phase10-log-dealt = Раунд { $round }: карти роздано, верхня карта скиду – { $card }
phase10-log-rolled = { $player }: на кубиках { $one } і { $two }
phase10-log-moved = { $player }: фішка → { $space }
phase10-log-skipped = { $count ->
    [one] { $count } зайняту клітинку не рахують
    [few] { $count } зайняті клітинки не рахують
   *[many] { $count } зайнятих клітинок не рахують
 }
phase10-log-starred = { $player }: вибір – { $space }
phase10-log-once-more = { $player }: ще один хід
phase10-log-too-long = У раунді вже 200 ходів, він закінчується сам
phase10-log-went-out = { $player }: карт більше немає, раунд закінчено
phase10-log-advanced = { $player }: вказівник фази → { $phase }
phase10-log-jumped = { $player }: вказівник фази перестрибує фазу → { $phase }
phase10-log-crowned = { $player }: вказівник фази → лавровий вінок
phase10-log-kept-some = { $player }: зберігає на наступний раунд { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
 }
phase10-log-threw-nothing = { $player }: скидати нічого
phase10-log-threw-off = { $player }: { $count ->
    [one] скидає { $count } карту
    [few] скидає { $count } карти
   *[many] скидає { $count } карт
 }
phase10-log-kept = { $player }: зберігає карту ({ $card })
phase10-log-kept-hidden = { $player }: зберігає карту
phase10-log-drew = { $player }: бере карту з колоди ({ $card })
phase10-log-drew-hidden = { $player }: бере карту з колоди
phase10-log-drew-joker = { $player }: бере джокера, на лицьовому боці – { $card }
phase10-log-took-open = { $player }: бере верхню карту скиду ({ $card })
phase10-log-no-card = { $player }: брати нічого, карт не лишилося
phase10-log-reshuffled = Скид без верхньої карти стає колодою: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
 }
phase10-log-looks = { $player }: переглядає скид
phase10-log-found = { $player }: бере карту зі скиду ({ $card })
phase10-log-found-hidden = { $player }: бере карту зі скиду
phase10-log-put-away = { $player }: кладе карту у скид ({ $card })
phase10-log-put-away-hidden = { $player }: кладе карту у скид, не показуючи
phase10-log-asked = { $player }: запитує число { $number }
# за годинниковою стрілкою
phase10-log-asked-on = { $player }: запитує за годинниковою стрілкою число { $number }
phase10-log-asked-back = { $player }: запитує проти годинникової стрілки число { $number }
phase10-log-denied = { $player }: числа { $number } немає
phase10-log-gave = { $player }: віддає карту ({ $card }) → { $taker }
phase10-log-gave-hidden = { $player }: віддає карту з числом { $number } → { $taker }
phase10-log-laid-out = { $player }: готує карти – { $cards }
phase10-log-lays-out = { $player }: готує карти для фази
phase10-log-began-run = { $player }: стріт починається з { $number }
phase10-log-laid-phase = { $player }: викладає фазу { $phase }
phase10-log-laid-set = Набір: { $cards }
phase10-log-laid-flush = Флеш: { $cards }
phase10-log-laid-run = Стріт { $low }–{ $high }: { $cards }
phase10-log-added = { $player }: докладає карту ({ $card }) → { $meld }
phase10-log-discarded = { $player }: скидає карту ({ $card })

## Що треба вирішити

phase10-prompt-roll = { $player }: киньте кубики
phase10-prompt-move = { $player }: хід фішкою – { $one } або { $two }
phase10-prompt-move-double = { $player }: дубль – хід фішкою на { $one } або на { $twice }
phase10-prompt-star = { $player }: оберіть дію
phase10-prompt-draw = { $player }: візьміть { $count ->
    [one] { $count } карту
    [few] { $count } карти по одній
   *[many] { $count } карт по одній
 } з колоди або зі скиду
phase10-prompt-search = { $player }: візьміть карту зі скиду
phase10-prompt-exchange = { $player }: покладіть у скид { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
 }; побачать лише останню
phase10-prompt-exchange-last = { $player }: покладіть у скид останню карту, її побачать усі
phase10-prompt-ask = { $player }: запитайте число
phase10-prompt-give = { $player }: віддайте карту з числом { $number } → { $taker }
phase10-prompt-add = { $player }: докладіть карти до комбінацій або скиньте одну
phase10-prompt-lay = { $player }: викладіть фазу { $phase } або скиньте карту
phase10-prompt-discard = { $player }: скиньте карту
# $group – комбінація з розділу нижче
phase10-prompt-laying = { $player }: викладіть { $group }
phase10-prompt-laying-number = { $player }: яка карта буде на місці { $number }?
phase10-prompt-keep-first = { $player }: збережіть до п'яти карт на наступний раунд
phase10-prompt-keep = { $player }: збережіть до п'яти карт на наступний раунд, { $count ->
    [one] обрано { $count }
    [few] обрано { $count }
   *[many] обрано { $count }
 }

## Комбінації, яких вимагає фаза

phase10-group-set = набір із { $count ->
    [one] { $count } карти
    [few] { $count } карт
   *[many] { $count } карт
 }
phase10-group-flush = флеш із { $count ->
    [one] { $count } карти
    [few] { $count } карт
   *[many] { $count } карт
 }
phase10-group-run = стріт із { $count ->
    [one] { $count } карти
    [few] { $count } карт
   *[many] { $count } карт
 }

## Ходи на кнопках і в списку ходів

phase10-do-roll = Кинути кубики
phase10-do-move = Уперед на { $steps ->
    [one] { $steps } клітинку
    [few] { $steps } клітинки
   *[many] { $steps } клітинок
 }: { $space }
phase10-detail-skips = { $count ->
    [one] { $count } зайняту клітинку не рахують
    [few] { $count } зайняті клітинки не рахують
   *[many] { $count } зайнятих клітинок не рахують
 }
# $kind – дія: «Пошук у скиді»
phase10-do-star = { $kind }
phase10-detail-space = найближча вільна клітинка: { $space }
phase10-do-deck = Узяти з колоди
phase10-do-pile = Узяти зі скиду: { $card }
# $place – котра згори
phase10-do-search = Узяти: { $card } (№ { $place } згори)
phase10-do-exchange = У скид закрито: { $card }
phase10-do-exchange-all = { $count ->
    [one] Обміняти { $count } карту
    [few] Обміняти { $count } карти
   *[many] Обміняти { $count } карт
 }
phase10-do-exchange-last = У скид відкрито: { $card }
phase10-do-ask = Запитати { $number }, перша відповідь: { $player }
phase10-do-give = Віддати: { $card }
phase10-do-discard = Скинути: { $card }
phase10-do-add = Докласти: { $card } → { $meld }
phase10-do-add-low = Докласти на початок: { $card } → { $meld }
phase10-do-add-high = Докласти в кінець: { $card } → { $meld }
phase10-do-lay = Викласти: { $cards }
phase10-do-run = Викласти стріт { $low }–{ $high }
phase10-do-place = Викласти: { $card }
phase10-do-place-as = Викласти замість { $number }: { $card }
phase10-do-keep = Зберегти: { $card }
phase10-do-keep-none = Нічого не зберігати
phase10-do-done = Зберегти { $count ->
    [one] цю карту
    [few] ці { $count } карти
   *[many] ці { $count } карт
 }

## Чому не можна

phase10-why-over = Партію закінчено: вказівник фази вже на лавровому вінку.
phase10-why-turn = Зараз вирішує { $player }.
phase10-why-roll-first = Спершу киньте кубики.
phase10-why-move-first = Спершу зробіть хід фішкою.
phase10-why-space = Жоден із кубиків сюди не веде.
phase10-why-occupied = Тут стоїть інша фішка; зайнятих клітинок не рахують.
phase10-why-rolled = Кубики цього ходу вже використано.
phase10-why-moved = Фішка цього ходу вже ходила.
phase10-why-choose-kind = Спершу оберіть дію: фішка піде на найближчу вільну клітинку цього виду.
phase10-why-kind-occupied = Усі клітинки цього виду зайняті.
phase10-why-draw-first = Спершу візьміть карти.
phase10-why-deck-empty = Колода порожня, і перетасувати нічого.
phase10-why-search-first = Спершу візьміть карту зі скиду.
phase10-why-exchange-first = Спершу покладіть карти у скид.
phase10-why-exchange-order = Закриті карти кладуть у скид за зростанням.
phase10-why-ask-first = Спершу запитайте число.
phase10-why-give = Треба віддати карту з числом { $number }.
phase10-why-no-draw = Карти беруть лише за дією клітинки; хід закінчується скиданням.
phase10-why-lay-first = Спершу викладіть свою фазу, лише потім можна докладати карти.
phase10-why-no-fit = Жодна карта на руці сюди не підходить.
phase10-why-laying = Спершу викладіть решту фази або скасуйте хід.
phase10-why-rest = Із цією картою зараз фазу не закінчити.
phase10-why-keep-first = Раунд закінчено: оберіть карти, які зберігаєте.
phase10-why-keep-order = Карти вибирають за зростанням; цю треба було обрати раніше.

## Викладені комбінації та фаза, яку збирають

# Чого вимагає фаза: «Фаза 4: два стріти з чотирьох»
phase10-phase-1 = флеш із п'яти та стріт із трьох
phase10-phase-2 = чотири пари
phase10-phase-3 = трійка та стріт із чотирьох
phase10-phase-4 = два стріти з чотирьох
phase10-phase-5 = флеш із шести та трійка
phase10-phase-6 = стріт із восьми
phase10-phase-7 = пара, трійка та каре
phase10-phase-8 = два каре
phase10-phase-9 = стріт із дев'яти
phase10-phase-10 = п'ятірка та трійка
phase10-board-row = { $player }: фаза { $phase }
phase10-board-row-laurel = { $player }: лавровий вінок
# $needs – одна з phase10-phase-1 … 10
phase10-board-to-lay = Фаза { $phase }: { $needs }
phase10-board-cards = Карти: { $cards }
phase10-board-joker-as = джокер замість { $number }
# Вільні кінці викладеного стріту
phase10-board-low = { $meld }: на початок підходить { $number }
phase10-board-high = { $meld }: у кінець підходить { $number }
# По одному слову на клітинках кола: місця приблизно на вісім літер
phase10-board-short-star = вибір
phase10-board-short-draw = узяти
phase10-board-short-again = ще хід
phase10-board-short-search = пошук
phase10-board-short-exchange = обмін
phase10-board-short-everybody = усім
phase10-board-short-joker = джокер
phase10-board-short-ask = запит
# $number – за ліком за годинниковою стрілкою від старту
phase10-board-space = { $name }, клітинка { $number }
phase10-board-standing = Тут: { $players }
phase10-board-phase = Фаза { $phase }: { $needs }
phase10-board-laurel = Лавровий вінок: чий вказівник тут першим, той і переможе
phase10-board-die = Кубик ще не кинуто
phase10-board-die-shows = Кубик: { $value }
phase10-board-die-twice = Дубль: двічі { $value } – це { $twice }
phase10-board-deck-caption = Колода
phase10-board-deck = Колода: { $count ->
    [0] порожньо
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
 }
phase10-board-pile-caption = Скид: { $count }
phase10-board-pile-empty = Скид: порожньо
phase10-board-pile = Скид: зверху { $card }, усього { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
 }
phase10-board-pile-hidden = Скид: зверху карта лицем донизу, усього { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
 }
phase10-board-pile-seen = Нижче бачили, рахуючи зверху: { $cards }
# $place – котра зверху
phase10-board-in-pile = { $card }, { $place }-а зверху
phase10-board-due = Ще взяти: { $count }
phase10-board-again = Потім ще один хід
phase10-board-kind-closed = Усі клітинки цього виду зайняті
phase10-board-number = Запитати { $number }
phase10-board-held-number = На руці { $count ->
    [one] { $count } така карта
    [few] { $count } такі карти
   *[many] { $count } таких карт
 }
phase10-board-way-on = За годинниковою стрілкою, перша відповідь: { $player }
phase10-board-way-back = Проти годинникової стрілки, перша відповідь: { $player }
phase10-board-sort-number = За числами
phase10-board-sort-colour = За кольорами
phase10-board-sort-phase = За фазою
# $outs – скільки ще не бачених карт допоможуть
phase10-board-progress = Фаза { $phase }: { $have } з { $need } · { $outs ->
    [one] допоможе { $outs } карта
    [few] допоможуть { $outs } карти
   *[many] допоможуть { $outs } карт
 }
phase10-board-progress-ready = Фазу { $phase } можна викласти
phase10-board-progress-laid = Фазу { $phase } викладено · { $outs ->
    [one] підійде ще { $outs } карта
    [few] підійдуть ще { $outs } карти
   *[many] підійдуть ще { $outs } карт
 }
phase10-board-outs = { $unseen ->
    [one] Ще не показувалася { $unseen } карта
    [few] Ще не показувалися { $unseen } карти
   *[many] Ще не показувалися { $unseen } карт
 }, з них допоможуть: { $outs }
phase10-board-hidden = Карта лицем донизу
phase10-board-peek = Щоб побачити руку, тримайте карту або F5
phase10-board-uncover = Показати руку
phase10-board-cover = Сховати руку
phase10-board-open = Ляже зверху, її побачать усі
phase10-board-unseen = Ляже у скид, ніхто її не побачить

phase10-build-set-2 = Пара
phase10-build-set-3 = Трійка
phase10-build-set-4 = Каре
phase10-build-set-5 = П'ятірка
phase10-build-flush = Флеш із { $size }
phase10-build-run = Стріт із { $size }
# $group – одна з назв вище
phase10-build-group = { $group }: { $cards }
phase10-build-empty = { $group }: поки порожньо
phase10-build-lay = Викласти фазу { $phase }
phase10-build-clear = Повернути всі карти
phase10-build-suggest = Підібрати карти
phase10-build-shift = Переставити джокера: { $low }–{ $high }
phase10-build-missing = { $count ->
    [one] Бракує { $count } карти
    [few] Бракує { $count } карт
   *[many] Бракує { $count } карт
 }
phase10-build-ready = Усі карти на місці
phase10-build-open = Збирати тут
phase10-build-why-set = До цього набору підходить лише число { $number }.
phase10-build-why-flush = Флеш – карти одного кольору, тут колір { $colour }.
phase10-build-why-there = Число { $number } у цьому стріті вже є.
phase10-build-why-far = У стріті з { $size } не можуть бути і { $low }, і { $high }.
phase10-build-why-full = Усі місця зайняті; решту можна докласти, коли фазу викладено.
phase10-build-why-natural = У комбінації потрібна принаймні одна звичайна карта: ще один джокер не підійде.

# Що приніс раунд: вказівник пройшов далі або лишився
phase10-end-out = Закінчує раунд { $round }: фаза { $before } → { $after }
phase10-end-laid = Раунд { $round }: фаза { $before } → { $after }
phase10-end-laurel = Раунд { $round }: фаза { $before } → лавровий вінок
phase10-end-stays = Раунд { $round }: і далі фаза { $phase }
phase10-end-kept = Раунд { $round }: і далі фаза { $phase }, { $count ->
    [one] збережено { $count } карту
    [few] збережено { $count } карти
   *[many] збережено { $count } карт
 }
# Табличка наприкінці раунду: у кожного гравця рядок із такими стовпцями
phase10-round-over = Раунд { $round } закінчено
phase10-round-too-long = У раунді { $round } вже 200 ходів, він закінчується сам
phase10-round-laid = фазу викладено
phase10-round-not-laid = фазу не викладено
# Вказівник переходить із фази на фазу
phase10-round-moves = фаза { $before } → { $after }
phase10-round-stays = лишається фаза { $phase }
phase10-round-out = карт не лишилося
phase10-round-left = { $count ->
    [one] лишилася { $count } карта
    [few] лишилися { $count } карти
   *[many] лишилося { $count } карт
 }
phase10-round-kept = { $count ->
    [one] зберігає { $count } карту
    [few] зберігає { $count } карти
   *[many] зберігає { $count } карт
 }
phase10-round-kept-none = карт не зберігає
phase10-round-chooses = вибирає, що зберегти
phase10-round-close = Далі
# Поруч із полем
phase10-seat-phase = Фаза { $phase }
phase10-seat-laurel = Вінок
phase10-seat-held = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
 }
phase10-seat-laid = фазу викладено
phase10-seat-jokers = { $count ->
    [one] { $count } джокер
    [few] { $count } джокери
   *[many] { $count } джокерів
 }

# Що ще може прийти, коли річ розглядають
phase10-outs-fit = Невідомих карт: { $unseen }, з них підходять сюди: { $outs }
phase10-outs-number = Невідомих карт: { $unseen }, з них із числом { $number }: { $outs }

## Очки

phase10-score-phases = Пройдені фази
phase10-verdict-leads = { $player }: попереду, фаза { $phase }
phase10-verdict-level = Порівну, фаза { $phase }: { $players }
phase10-verdict-wins = { $player }: перемога, вказівник фази на лавровому вінку

## Варіанти правил: назва, значення, одне речення про те, що змінюється

phase10-option-first = Хто починає
phase10-option-first-random = За жеребом
phase10-option-first-help = Хто починає перший раунд; за правилами з коробки – наймолодший.
phase10-option-ask-jokers = Запитувати про джокерів
phase10-option-ask-jokers-no = Не можна
phase10-option-ask-jokers-yes = Можна
phase10-option-ask-jokers-help = Чи треба віддавати джокера, якщо запитують число на його лицьовому боці.
phase10-option-board = Поле
phase10-option-board-reconstructed = Відтворене поле
phase10-option-board-help = На якому колі клітинок грають; коло з вашої коробки може бути вашим файлом.

## Звідки карти й поле

phase10-source-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
 }, кожне число двічі в чотирьох кольорах
phase10-source-spaces = { $count ->
    [one] { $count } клітинка дій
    [few] { $count } клітинки дій
   *[many] { $count } клітинок дій
 } восьми видів; старт – вільний вибір
phase10-source-jokers = { $count ->
    [one] { $count } клітинка з джокером
    [few] { $count } клітинки з джокером
   *[many] { $count } клітинок із джокером
 }
phase10-source-draw = Скільки карт беруть
phase10-source-exchange = Скільки карт обмінюють
# $kind – дія: «Пошук у скиді»
phase10-source-kind = { $kind }: { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
   *[many] { $count } клітинок
 }
phase10-source-order = Порядок клітинок
