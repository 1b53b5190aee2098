### Los reglamentos: lo que el programa añade al texto de translations/<idioma>/rules.

## La tabla de fuentes del último capítulo

rulebook-source-what = Qué
rulebook-source-values = Valores
rulebook-source-origin = De dónde se sabe
rulebook-source-printed = del reglamento impreso
rulebook-source-reconstructed = reconstruido por nosotros

## Qué hay en las filas de la tabla

rulebook-life-plus = { $count ->
    [one] { $count } loseta positiva
   *[other] { $count } losetas positivas
 }
rulebook-life-minus = { $count ->
    [one] { $count } loseta negativa
   *[other] { $count } losetas negativas
 }
rulebook-life-luck = { $count ->
    [one] { $count } loseta de suerte
   *[other] { $count } losetas de suerte
 }

## CV: cartas y cuáles de sus partes

rulebook-cv-cards = { $cards }: { $parts }
rulebook-cv-number = número
rulebook-cv-name = nombre
rulebook-cv-types = tipo
rulebook-cv-cost = coste
rulebook-cv-condition = condición
rulebook-cv-gives = lo que da
rulebook-cv-gives-misfortune = la mala suerte que da
rulebook-cv-upkeep = mantenimiento
rulebook-cv-dice = dados adicionales
rulebook-cv-vp = puntos
rulebook-cv-power = poder
rulebook-cv-points = puntos por grupo
rulebook-cv-per = qué forma un grupo

## CV Pocket: cartas y cuáles de sus partes; después, la tabla del dinero

rulebook-pocket-cards = { $cards }: { $parts }
rulebook-pocket-transport = transporte
rulebook-pocket-icons = iconos
rulebook-pocket-mission = misión
rulebook-pocket-effect = efecto
rulebook-pocket-money = Puntos por dinero
