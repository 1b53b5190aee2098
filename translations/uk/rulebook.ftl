### Правила: те, що програма додає до тексту з translations/<мова>/rules.

## Таблиця джерел в останньому розділі

rulebook-source-what = Що
rulebook-source-values = Значення
rulebook-source-origin = Звідки відомо
rulebook-source-printed = із друкованих правил
rulebook-source-reconstructed = відтворено нами

## Що стоїть у рядках таблиці

rulebook-life-plus = { $count ->
    [one] { $count } плюсова картка
    [few] { $count } плюсові картки
   *[many] { $count } плюсових карток
 }
rulebook-life-minus = { $count ->
    [one] { $count } мінусова картка
    [few] { $count } мінусові картки
   *[many] { $count } мінусових карток
 }
rulebook-life-luck = { $count ->
    [one] { $count } картка удачі
    [few] { $count } картки удачі
   *[many] { $count } карток удачі
 }

## CV: карти та які з їхніх частин

rulebook-cv-cards = { $cards }: { $parts }
rulebook-cv-number = номер
rulebook-cv-name = назва
rulebook-cv-types = тип
rulebook-cv-cost = ціна
rulebook-cv-condition = умова
rulebook-cv-gives = що дає
rulebook-cv-gives-misfortune = невдача, яку дає
rulebook-cv-upkeep = утримання
rulebook-cv-dice = додаткові кубики
rulebook-cv-vp = очки
rulebook-cv-power = здібність
rulebook-cv-points = очки за набір
rulebook-cv-per = склад набору

## CV Pocket: карти та які їхні частини; потім таблиця грошей

rulebook-pocket-cards = { $cards }: { $parts }
rulebook-pocket-transport = транспорт
rulebook-pocket-icons = значки
rulebook-pocket-mission = місія
rulebook-pocket-effect = дія
rulebook-pocket-money = Очки за гроші
