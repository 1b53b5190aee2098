### Правила: то, что программа добавляет к тексту из translations/<язык>/rules.

## Таблица источников в последней главе

rulebook-source-what = Что
rulebook-source-values = Значения
rulebook-source-origin = Откуда известно
rulebook-source-printed = из печатных правил
rulebook-source-reconstructed = восстановлено нами

## Что стоит в строках таблицы

rulebook-life-plus = { $count ->
    [one] { $count } плюсовая карточка
    [few] { $count } плюсовые карточки
   *[many] { $count } плюсовых карточек
 }
rulebook-life-minus = { $count ->
    [one] { $count } минусовая карточка
    [few] { $count } минусовые карточки
   *[many] { $count } минусовых карточек
 }
rulebook-life-luck = { $count ->
    [one] { $count } карточка удачи
    [few] { $count } карточки удачи
   *[many] { $count } карточек удачи
 }

## CV: карты и какие из их частей

rulebook-cv-cards = { $cards }: { $parts }
rulebook-cv-number = номер
rulebook-cv-name = название
rulebook-cv-types = тип
rulebook-cv-cost = цена
rulebook-cv-condition = условие
rulebook-cv-gives = что даёт
rulebook-cv-gives-misfortune = неудача, которую даёт
rulebook-cv-upkeep = содержание
rulebook-cv-dice = дополнительные кубики
rulebook-cv-vp = очки
rulebook-cv-power = способность
rulebook-cv-points = очки за набор
rulebook-cv-per = состав набора

## CV Pocket: карты и какие их части; затем таблица денег

rulebook-pocket-cards = { $cards }: { $parts }
rulebook-pocket-transport = транспорт
rulebook-pocket-icons = значки
rulebook-pocket-mission = миссия
rulebook-pocket-effect = действие
rulebook-pocket-money = Очки за деньги
