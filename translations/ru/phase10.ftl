# «Фаза 10», настольная игра. Слова – в GLOSSARY.md.
# $player, $taker – имена: «Имя: действие», настоящее время, не склоняются.
# $card – название карты из раздела ниже («красная 7», «джокер (красная 7)»), только именительный
# падеж: после тире, в скобках или перед стрелкой. $number – число на картах, $phase – номер фазы.

# $clause – номер вида 3.1 или R1
phase10-rule-label = P10 { $clause }

## Карты

phase10-card-purple = фиолетовая { $number }
phase10-card-red = красная { $number }
phase10-card-green = зелёная { $number }
phase10-card-yellow = жёлтая { $number }
# $card – лицевая сторона джокера
phase10-card-joker = джокер ({ $card })
# Джокер в комбинации: его лицевая сторона уже не важна
phase10-joker = джокер
phase10-colour-purple = фиолетовый
phase10-colour-red = красный
phase10-colour-green = зелёный
phase10-colour-yellow = жёлтый

## Клетки действий

phase10-kind-star = Свободный выбор
phase10-kind-draw = Взять карты
phase10-kind-again = Карта и ещё один ход
phase10-kind-search = Поиск в сбросе
phase10-kind-exchange = Обмен карт
phase10-kind-everybody = Карта каждому
phase10-kind-joker = Взять джокера
phase10-kind-ask = Спросить число
phase10-space-draw = { $count ->
    [one] Взять { $count } карту
    [few] Взять { $count } карты
   *[many] Взять { $count } карт
 }
phase10-space-exchange = { $count ->
    [one] Обменять { $count } карту
    [few] Обменять { $count } карты
   *[many] Обменять { $count } карт
 }

## Выложенные комбинации и чьи они

phase10-meld-set = набор, число { $number } ({ $player })
phase10-meld-flush = { $colour } флеш ({ $player })
phase10-meld-run = стрит { $low }–{ $high } ({ $player })

## Журнал

phase10-log-began = { $player }: начинает первый раунд
phase10-log-dealt = Раунд { $round }: карты розданы, верхняя карта сброса – { $card }
phase10-log-rolled = { $player }: на кубиках { $one } и { $two }
phase10-log-moved = { $player }: фишка → { $space }
phase10-log-skipped = { $count ->
    [one] { $count } занятая клетка не считается
    [few] { $count } занятые клетки не считаются
   *[many] { $count } занятых клеток не считаются
 }
phase10-log-starred = { $player }: выбор – { $space }
phase10-log-once-more = { $player }: ещё один ход
phase10-log-too-long = В раунде уже 200 ходов, он заканчивается сам
phase10-log-went-out = { $player }: карт больше нет, раунд окончен
phase10-log-advanced = { $player }: указатель фазы → { $phase }
phase10-log-jumped = { $player }: указатель фазы прыгает через фазу → { $phase }
phase10-log-crowned = { $player }: указатель фазы → лавровый венок
phase10-log-kept-some = { $player }: сохраняет на следующий раунд { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
 }
phase10-log-threw-nothing = { $player }: сбрасывать нечего
phase10-log-threw-off = { $player }: { $count ->
    [one] сбрасывает { $count } карту
    [few] сбрасывает { $count } карты
   *[many] сбрасывает { $count } карт
 }
phase10-log-kept = { $player }: сохраняет карту ({ $card })
phase10-log-kept-hidden = { $player }: сохраняет карту
phase10-log-drew = { $player }: берёт карту из колоды ({ $card })
phase10-log-drew-hidden = { $player }: берёт карту из колоды
phase10-log-drew-joker = { $player }: берёт джокера, на лицевой стороне – { $card }
phase10-log-took-open = { $player }: берёт верхнюю карту сброса ({ $card })
phase10-log-no-card = { $player }: брать нечего, карт не осталось
phase10-log-reshuffled = Сброс без верхней карты становится колодой: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
phase10-log-looks = { $player }: просматривает сброс
phase10-log-found = { $player }: берёт карту из сброса ({ $card })
phase10-log-found-hidden = { $player }: берёт карту из сброса
phase10-log-put-away = { $player }: кладёт карту в сброс ({ $card })
phase10-log-put-away-hidden = { $player }: кладёт карту в сброс, не показывая
phase10-log-asked = { $player }: спрашивает число { $number }
# по часовой стрелке
phase10-log-asked-on = { $player }: спрашивает по часовой стрелке число { $number }
phase10-log-asked-back = { $player }: спрашивает против часовой стрелки число { $number }
phase10-log-denied = { $player }: числа { $number } нет
phase10-log-gave = { $player }: отдаёт карту ({ $card }) → { $taker }
phase10-log-gave-hidden = { $player }: отдаёт карту с числом { $number } → { $taker }
phase10-log-laid-out = { $player }: готовит карты – { $cards }
phase10-log-lays-out = { $player }: готовит карты для фазы
phase10-log-began-run = { $player }: стрит начинается с { $number }
phase10-log-laid-phase = { $player }: выкладывает фазу { $phase }
phase10-log-laid-set = Набор: { $cards }
phase10-log-laid-flush = Флеш: { $cards }
phase10-log-laid-run = Стрит { $low }–{ $high }: { $cards }
phase10-log-added = { $player }: прикладывает карту ({ $card }) → { $meld }
phase10-log-discarded = { $player }: сбрасывает карту ({ $card })

## Что нужно решить

phase10-prompt-roll = { $player }: бросьте кубики
phase10-prompt-move = { $player }: ход фишкой – { $one } или { $two }
phase10-prompt-move-double = { $player }: дубль – ход фишкой на { $one } или на { $twice }
phase10-prompt-star = { $player }: выберите действие
phase10-prompt-draw = { $player }: возьмите { $count ->
    [one] { $count } карту
    [few] { $count } карты по одной
   *[many] { $count } карт по одной
 } из колоды или из сброса
phase10-prompt-search = { $player }: возьмите карту из сброса
phase10-prompt-exchange = { $player }: положите в сброс { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
 }; увидят только последнюю
phase10-prompt-exchange-last = { $player }: положите в сброс последнюю карту, её увидят все
phase10-prompt-ask = { $player }: спросите число
phase10-prompt-give = { $player }: отдайте карту с числом { $number } → { $taker }
phase10-prompt-add = { $player }: приложите карты к комбинациям или сбросьте одну
phase10-prompt-lay = { $player }: выложите фазу { $phase } или сбросьте карту
phase10-prompt-discard = { $player }: сбросьте карту
# $group – комбинация из раздела ниже
phase10-prompt-laying = { $player }: выложите { $group }
phase10-prompt-laying-number = { $player }: какая карта будет на месте { $number }?
phase10-prompt-keep-first = { $player }: сохраните до пяти карт на следующий раунд
phase10-prompt-keep = { $player }: сохраните до пяти карт на следующий раунд, { $count ->
    [one] выбрана { $count }
    [few] выбрано { $count }
   *[many] выбрано { $count }
 }

## Комбинации, которых требует фаза

phase10-group-set = набор из { $count ->
    [one] { $count } карты
    [few] { $count } карт
   *[many] { $count } карт
 }
phase10-group-flush = флеш из { $count ->
    [one] { $count } карты
    [few] { $count } карт
   *[many] { $count } карт
 }
phase10-group-run = стрит из { $count ->
    [one] { $count } карты
    [few] { $count } карт
   *[many] { $count } карт
 }

## Ходы на кнопках и в списке ходов

phase10-do-roll = Бросить кубики
phase10-do-move = Вперёд на { $steps ->
    [one] { $steps } клетку
    [few] { $steps } клетки
   *[many] { $steps } клеток
 }: { $space }
phase10-detail-skips = { $count ->
    [one] { $count } занятая клетка не считается
    [few] { $count } занятые клетки не считаются
   *[many] { $count } занятых клеток не считаются
 }
# $kind – действие: «Поиск в сбросе»
phase10-do-star = { $kind }
phase10-detail-space = ближайшая свободная клетка: { $space }
phase10-do-deck = Взять из колоды
phase10-do-pile = Взять из сброса: { $card }
# $place – которая сверху
phase10-do-search = Взять: { $card } ({ $place }-я сверху)
phase10-do-exchange = В сброс закрыто: { $card }
phase10-do-exchange-all = { $count ->
    [one] Обменять { $count } карту
    [few] Обменять { $count } карты
   *[many] Обменять { $count } карт
 }
phase10-do-exchange-last = В сброс открыто: { $card }
phase10-do-ask = Спросить { $number }, первый ответ: { $player }
phase10-do-give = Отдать: { $card }
phase10-do-discard = Сбросить: { $card }
phase10-do-add = Приложить: { $card } → { $meld }
phase10-do-add-low = Приложить в начало: { $card } → { $meld }
phase10-do-add-high = Приложить в конец: { $card } → { $meld }
phase10-do-lay = Выложить: { $cards }
phase10-do-run = Выложить стрит { $low }–{ $high }
phase10-do-place = Выложить: { $card }
phase10-do-place-as = Выложить вместо { $number }: { $card }
phase10-do-keep = Сохранить: { $card }
phase10-do-keep-none = Ничего не сохранять
phase10-do-done = Сохранить { $count ->
    [one] эту карту
    [few] эти { $count } карты
   *[many] эти { $count } карт
 }

## Почему нельзя

phase10-why-over = Партия окончена: указатель фазы уже на лавровом венке.
phase10-why-turn = Сейчас решает { $player }.
phase10-why-roll-first = Сначала бросьте кубики.
phase10-why-move-first = Сначала сделайте ход фишкой.
phase10-why-space = Ни один из кубиков сюда не ведёт.
phase10-why-occupied = Здесь стоит другая фишка; занятые клетки не считаются.
phase10-why-rolled = Кубики в этот ход уже использованы.
phase10-why-moved = Фишка в этот ход уже ходила.
phase10-why-choose-kind = Сначала выберите действие: фишка пойдёт на ближайшую свободную клетку этого вида.
phase10-why-kind-occupied = Все клетки этого вида заняты.
phase10-why-draw-first = Сначала возьмите карты.
phase10-why-deck-empty = Колода пуста, и перетасовать нечего.
phase10-why-search-first = Сначала возьмите карту из сброса.
phase10-why-exchange-first = Сначала положите карты в сброс.
phase10-why-exchange-order = Закрытые карты кладут в сброс по возрастанию.
phase10-why-ask-first = Сначала спросите число.
phase10-why-give = Нужно отдать карту с числом { $number }.
phase10-why-no-draw = Карты берут только по действию клетки; ход заканчивается сбросом.
phase10-why-lay-first = Сначала выложите свою фазу, только потом можно прикладывать карты.
phase10-why-no-fit = Ни одна карта на руке сюда не подходит.
phase10-why-laying = Сначала выложите остаток фазы или отмените ход.
phase10-why-rest = С этой картой сейчас фазу не закончить.
phase10-why-keep-first = Раунд окончен: выберите карты, которые сохраняете.
phase10-why-keep-order = Карты выбирают по возрастанию; эту нужно было выбрать раньше.

## Выложенные комбинации и фаза, которую собирают

# Чего требует фаза: «Фаза 4: два стрита из четырёх»
phase10-phase-1 = флеш из пяти и стрит из трёх
phase10-phase-2 = четыре пары
phase10-phase-3 = тройка и стрит из четырёх
phase10-phase-4 = два стрита из четырёх
phase10-phase-5 = флеш из шести и тройка
phase10-phase-6 = стрит из восьми
phase10-phase-7 = пара, тройка и каре
phase10-phase-8 = два каре
phase10-phase-9 = стрит из девяти
phase10-phase-10 = пятёрка и тройка
phase10-board-row = { $player }: фаза { $phase }
phase10-board-row-laurel = { $player }: лавровый венок
# $needs – одна из phase10-phase-1 … 10
phase10-board-to-lay = Фаза { $phase }: { $needs }
phase10-board-cards = Карты: { $cards }
phase10-board-joker-as = джокер вместо { $number }
# Свободные концы выложенного стрита
phase10-board-low = { $meld }: в начало подходит { $number }
phase10-board-high = { $meld }: в конец подходит { $number }
# По одному слову на клетках круга: места примерно на восемь букв
phase10-board-short-star = выбор
phase10-board-short-draw = взять
phase10-board-short-again = ход ещё
phase10-board-short-search = поиск
phase10-board-short-exchange = обмен
phase10-board-short-everybody = всем
phase10-board-short-joker = джокер
phase10-board-short-ask = вопрос
# $number – по счёту по часовой стрелке от старта
phase10-board-space = { $name }, клетка { $number }
phase10-board-standing = Здесь: { $players }
phase10-board-phase = Фаза { $phase }: { $needs }
phase10-board-laurel = Лавровый венок: чей указатель здесь первым, тот и победит
phase10-board-die = Кубик ещё не брошен
phase10-board-die-shows = Кубик: { $value }
phase10-board-die-twice = Дубль: дважды { $value } – это { $twice }
phase10-board-deck-caption = Колода
phase10-board-deck = Колода: { $count ->
    [0] пусто
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
phase10-board-pile-caption = Сброс: { $count }
phase10-board-pile-empty = Сброс: пусто
phase10-board-pile = Сброс: сверху { $card }, всего { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
phase10-board-pile-hidden = Сброс: сверху карта лицом вниз, всего { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
phase10-board-pile-seen = Ниже видели, считая сверху: { $cards }
# $place – которая сверху
phase10-board-in-pile = { $card }, { $place }-я сверху
phase10-board-due = Ещё взять: { $count }
phase10-board-again = Потом ещё один ход
phase10-board-kind-closed = Все клетки этого вида заняты
phase10-board-number = Спросить { $number }
phase10-board-held-number = На руке { $count ->
    [one] { $count } такая карта
    [few] { $count } такие карты
   *[many] { $count } таких карт
 }
phase10-board-way-on = По часовой стрелке, первый ответ: { $player }
phase10-board-way-back = Против часовой стрелки, первый ответ: { $player }
phase10-board-sort-number = По числам
phase10-board-sort-colour = По цветам
phase10-board-sort-phase = По фазе
# $outs – сколько не виденных карт помогут
phase10-board-progress = Фаза { $phase }: { $have } из { $need } · { $outs ->
    [one] поможет { $outs } карта
    [few] помогут { $outs } карты
   *[many] помогут { $outs } карт
 }
phase10-board-progress-ready = Фазу { $phase } можно выложить
phase10-board-progress-laid = Фаза { $phase } выложена · { $outs ->
    [one] подойдёт ещё { $outs } карта
    [few] подойдут ещё { $outs } карты
   *[many] подойдут ещё { $outs } карт
 }
phase10-board-outs = { $unseen ->
    [one] Ещё не показывалась { $unseen } карта
    [few] Ещё не показывались { $unseen } карты
   *[many] Ещё не показывались { $unseen } карт
 }, из них помогут: { $outs }
phase10-board-hidden = Карта лицом вниз
phase10-board-peek = Чтобы увидеть руку, держите карту или F5
phase10-board-uncover = Показать руку
phase10-board-cover = Скрыть руку
phase10-board-open = Ляжет сверху, её увидят все
phase10-board-unseen = Ляжет в сброс, никто её не увидит

phase10-build-set-2 = Пара
phase10-build-set-3 = Тройка
phase10-build-set-4 = Каре
phase10-build-set-5 = Пятёрка
phase10-build-flush = Флеш из { $size }
phase10-build-run = Стрит из { $size }
# $group – одно из названий выше
phase10-build-group = { $group }: { $cards }
phase10-build-empty = { $group }: пока пусто
phase10-build-lay = Выложить фазу { $phase }
phase10-build-clear = Вернуть все карты
phase10-build-suggest = Подобрать карты
phase10-build-shift = Переставить джокера: { $low }–{ $high }
phase10-build-missing = { $count ->
    [one] Не хватает { $count } карты
    [few] Не хватает { $count } карт
   *[many] Не хватает { $count } карт
 }
phase10-build-ready = Все карты на месте
phase10-build-open = Собирать здесь
phase10-build-why-set = В этот набор подходит только число { $number }.
phase10-build-why-flush = Флеш – карты одного цвета, здесь цвет { $colour }.
phase10-build-why-there = Число { $number } в этом стрите уже есть.
phase10-build-why-far = В стрите из { $size } не могут быть и { $low }, и { $high }.
phase10-build-why-full = Все места заняты; остальное можно приложить, когда фаза выложена.
phase10-build-why-natural = В комбинации нужна хотя бы одна обычная карта: ещё один джокер не подойдёт.

# Что принёс раунд: указатель прошёл дальше или остался
phase10-end-out = Заканчивает раунд { $round }: фаза { $before } → { $after }
phase10-end-laid = Раунд { $round }: фаза { $before } → { $after }
phase10-end-laurel = Раунд { $round }: фаза { $before } → лавровый венок
phase10-end-stays = Раунд { $round }: по-прежнему фаза { $phase }
phase10-end-kept = Раунд { $round }: по-прежнему фаза { $phase }, { $count ->
    [one] сохранена { $count } карта
    [few] сохранены { $count } карты
   *[many] сохранено { $count } карт
 }
# Табличка в конце раунда: у каждого игрока строка с такими столбцами
phase10-round-over = Раунд { $round } окончен
phase10-round-too-long = В раунде { $round } уже 200 ходов, он заканчивается сам
phase10-round-laid = фаза выложена
phase10-round-not-laid = фаза не выложена
# Указатель переходит с фазы на фазу
phase10-round-moves = фаза { $before } → { $after }
phase10-round-stays = остаётся фаза { $phase }
phase10-round-out = карт не осталось
phase10-round-left = { $count ->
    [one] осталась { $count } карта
    [few] остались { $count } карты
   *[many] осталось { $count } карт
 }
phase10-round-kept = { $count ->
    [one] сохраняет { $count } карту
    [few] сохраняет { $count } карты
   *[many] сохраняет { $count } карт
 }
phase10-round-kept-none = карт не сохраняет
phase10-round-chooses = выбирает, что сохранить
phase10-round-close = Дальше
# Рядом с полем
phase10-seat-phase = Фаза { $phase }
phase10-seat-laurel = Венок
phase10-seat-held = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
phase10-seat-laid = фаза выложена
phase10-seat-jokers = { $count ->
    [one] { $count } джокер
    [few] { $count } джокера
   *[many] { $count } джокеров
 }

# Что ещё может прийти, когда вещь рассматривают
phase10-outs-fit = Неизвестных карт: { $unseen }, из них подходят сюда: { $outs }
phase10-outs-number = Неизвестных карт: { $unseen }, из них с числом { $number }: { $outs }

## Очки

phase10-score-phases = Пройденные фазы
phase10-verdict-leads = { $player }: впереди, фаза { $phase }
phase10-verdict-level = Поровну, фаза { $phase }: { $players }
phase10-verdict-wins = { $player }: победа, указатель фазы на лавровом венке

## Варианты правил: название, значения, одно предложение о том, что меняется

phase10-option-first = Кто начинает
phase10-option-first-random = По жребию
phase10-option-first-help = Кто начинает первый раунд; по правилам из коробки – самый младший.
phase10-option-ask-jokers = Спрашивать о джокерах
phase10-option-ask-jokers-no = Нельзя
phase10-option-ask-jokers-yes = Можно
phase10-option-ask-jokers-help = Нужно ли отдавать джокера, если спрашивают число на его лицевой стороне.
phase10-option-board = Поле
phase10-option-board-reconstructed = Восстановленное поле
phase10-option-board-help = На каком круге клеток играют; круг из вашей коробки может быть вашим файлом.

## Откуда карты и поле

phase10-source-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }, каждое число дважды в четырёх цветах
phase10-source-spaces = { $count ->
    [one] { $count } клетка действий
    [few] { $count } клетки действий
   *[many] { $count } клеток действий
 } восьми видов; старт – свободный выбор
phase10-source-jokers = { $count ->
    [one] { $count } клетка с джокером
    [few] { $count } клетки с джокером
   *[many] { $count } клеток с джокером
 }
phase10-source-draw = Сколько карт берут
phase10-source-exchange = Сколько карт обменивают
# $kind – действие: «Поиск в сбросе»
phase10-source-kind = { $kind }: { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
 }
phase10-source-order = Порядок клеток
