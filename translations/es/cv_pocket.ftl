# CV Pocket. Palabras: véase GLOSSARY.md.
# $player es un nombre: «Nombre: acción», en presente. $card es el nombre de una carta tal
# como lo da su mazo, entre comillas. $symbol es uno de los nombres siguientes.

# $clause es un número como 2.3
pocket-rule-label = Pocket { $clause }

## Símbolos de las cartas

pocket-symbol-money = dinero
pocket-symbol-knowledge = conocimiento
pocket-symbol-love = amor
pocket-symbol-family = familia
pocket-symbol-friendship = amistad
pocket-symbol-business = negocios
pocket-symbol-good-luck = buena suerte
pocket-symbol-bad-luck = mala suerte
pocket-symbol-bike = bicicleta
pocket-symbol-car = coche
pocket-symbol-plane = avión

## El registro

pocket-log-dealt = Tres columnas, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
pocket-log-began = { $player }: tiene el primer turno
pocket-log-took = { $player }: toma «{ $card }»
# $card es la carta de vacaciones que queda debajo
pocket-log-doubled = Debajo está «{ $card }»: todo lo de esta carta cuenta doble
pocket-log-transport-doubled = Debajo está «{ $card }»: su transporte cuenta doble
pocket-log-passed = { $player }: pasa
pocket-log-nothing-in-reach = No hay ninguna carta a su alcance
pocket-log-refilled = Se reponen las columnas: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 } del mazo
pocket-log-last-refill = Última reposición: todo el mazo, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
pocket-log-refill-few = En la mesa quedan cuatro cartas o menos
pocket-log-refill-planes = Todo el mundo tiene un avión encima y ninguna columna tiene tercera carta
pocket-log-ended = Han pasado todos seguidos: fin de la partida
# $card es el poder secreto
pocket-log-joker = { $player }: «{ $card }» es ahora { $symbol }
pocket-log-joker-idle = { $player }: «{ $card }» no tiene ningún símbolo al lado y no cuenta

## Qué hay que decidir

pocket-prompt-first = { $player }: toma la carta inferior de una columna o pasa
# $card es la carta superior del CV
pocket-prompt-take = { $player }: con «{ $card }» encima, toma una carta del nivel { $level } o pasa
pocket-prompt-take-doubled = { $player }: con «{ $card }» encima, toma una carta del nivel { $level }, que contará doble, o pasa
pocket-prompt-any = { $player }: con «{ $card }» encima, toma cualquier carta o pasa
pocket-prompt-forced = { $player }: no hay cartas en el nivel { $level }, así que debes pasar
pocket-prompt-forced-empty = { $player }: no quedan cartas en la mesa, así que debes pasar
pocket-prompt-joker = { $player }: elige en qué se convierte «{ $card }»
pocket-prompt-joker-doubled = { $player }: elige en qué se convierte «{ $card }»; cuenta doble

## Jugadas, en botones y en la lista

pocket-do-take = Tomar «{ $card }» (columna { $column }, nivel { $level })
pocket-do-pass = Pasar
pocket-do-joker = «{ $card }» será { $symbol }

## Qué trae una jugada

# $changes es una lista de los tres textos siguientes
pocket-detail-changes = { $changes }
# Una línea de la hoja de puntuación: puntos antes y después
pocket-detail-line = { $line } { $before } → { $after }
# Lo mismo con el número de símbolos antes y después
pocket-detail-counted = { $line } { $count } → { $then }: { $before } → { $after }
# Lo que gana o pierde otra persona
pocket-detail-rival = { $player }: { $points }
pocket-detail-nothing = por ahora no cambian los puntos
pocket-detail-ends = así han pasado todos y la partida termina
# Este incluido
pocket-detail-passes = pases seguidos: { $passed } de { $players }

## Por qué no

pocket-why-over = La partida ha terminado: han pasado todos seguidos.
pocket-why-turn = Es el turno de { $player }.
pocket-why-first = La primera carta es la inferior de una columna; esta está en el nivel { $level }.
# $card es la carta superior del CV propio
pocket-why-level = Con «{ $card }» encima de tu CV solo alcanzas el nivel { $reach }; esta carta está en el nivel { $level }.
pocket-why-in-cv = Esta carta ya está en un CV ({ $player }) y ahí se queda.
pocket-why-deck = Del mazo solo salen cartas en una reposición: cuando en la mesa quedan cuatro o menos, o cuando todo el mundo tiene un avión encima y ninguna columna tiene tercera carta.
pocket-why-deck-empty = El mazo está vacío: ya no habrá más reposiciones.
pocket-why-joker-first = Han pasado todos. Solo falta decidir en qué se convierte «{ $card }».
pocket-why-not-beside = Ese símbolo no está en las cartas justo antes y después de «{ $card }».
pocket-why-no-joker = Solo se elige un símbolo para un comodín, cuando la partida ha terminado.

## Puntuación: las líneas de la hoja, y después quién gana

pocket-score-money = Dinero
pocket-score-knowledge = Conocimiento
pocket-score-relationships = Relaciones
pocket-score-good-luck = Buena suerte
pocket-score-bad-luck = Mala suerte
pocket-score-bikes = Misión: bicicletas
pocket-score-cars = Misión: coches
pocket-score-planes = Misión: aviones
pocket-score-transports = Misión: series de tres transportes
pocket-score-trips = Misión: mudanzas y vacaciones
pocket-score-colours = Misión: series de cinco colores
pocket-score-kinds = Misión: tipos de relaciones
pocket-verdict-leads =
    { $player }: va en cabeza con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
pocket-verdict-level =
    Empate a { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $players }
pocket-verdict-wins =
    { $player }: gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
pocket-verdict-wins-cards =
    { $player }: gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } y menos cartas
pocket-verdict-wins-bad-luck =
    { $player }: gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, las mismas cartas y menos mala suerte
pocket-verdict-shared =
    Victoria compartida con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $players }
pocket-verdict-shared-cards =
    Victoria compartida con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } y el menor número de cartas: { $players }
pocket-verdict-shared-bad-luck =
    Victoria compartida con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, las mismas cartas y la menor mala suerte: { $players }

## Opciones: un nombre, sus valores, una frase sobre lo que cambia

pocket-option-first = Quién empieza
pocket-option-first-random = Por sorteo
pocket-option-first-help = Quién tiene el primer turno; según el reglamento, quien lleve más cosas en los bolsillos.
pocket-option-deck = Mazo
pocket-option-deck-reconstructed = Mazo reconstruido
pocket-option-deck-help = Con qué cartas se juega; un mazo corregido puede ser un archivo tuyo.

## En la mesa: rótulos y nombres para lectores de pantalla

pocket-board-name = { $card }
# $print es lo que está impreso en la carta, en partes separadas por comas
pocket-board-in-column = «{ $card }»: { $print }. Columna { $column }, nivel { $level }
pocket-board-in-cv = CV de { $player }. «{ $card }»: { $print }
# $card es uno de los dos textos de arriba
pocket-board-became = { $card }. El comodín es { $symbol }
pocket-board-doubled = { $card }. Cuenta doble
# Dos partes de lo impreso en una carta, o dos contadores
pocket-board-and = { $first }, { $second }
# El mismo símbolo varias veces
pocket-board-times = { $symbol } ×{ $count }
pocket-board-joker = comodín
pocket-board-vacation = la carta siguiente cuenta doble
# $symbol es un transporte
pocket-board-travel = después { $symbol }, nivel { $level }
pocket-board-travel-any = después sin transporte, cualquier nivel
pocket-board-mission-bikes = misión: 1 punto por bicicleta
pocket-board-mission-cars = misión: 1 punto por coche
pocket-board-mission-planes = misión: 1 punto por avión
pocket-board-mission-transports = misión: 2 puntos por juego de tres transportes
pocket-board-mission-trips = misión: 2 puntos por mudanza y por vacaciones
pocket-board-mission-colours = misión: 2 puntos por juego de cinco colores
pocket-board-mission-kinds = misión: 1, 3, 6 o 10 puntos por tipos de relación
# Una pestaña que muestra un CV
pocket-board-tab =
    CV de { $player }: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
pocket-board-counters = Contadores de { $player }
# Cuántos símbolos hay y cuántos puntos dan
pocket-board-counter = { $symbol } { $count }: { $points }
pocket-board-missions = otras misiones
pocket-board-deck =
    { $count ->
        [0] El mazo está vacío
        [one] { $count } carta en el mazo
       *[other] { $count } cartas en el mazo
    }
pocket-board-refills = Reposiciones: { $count } de { $most }
# Lo mismo en el tablero, donde hay poco sitio
pocket-board-refills-short = { $count }/{ $most }
# Cuántos han pasado seguidos; poco sitio
pocket-board-passed = pasan { $count } de { $players }
# En la fila de un jugador: cuántas cartas tiene su CV
pocket-board-held =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
# El lugar de la carta siguiente de un CV
pocket-board-next-first = Siguiente: carta de abajo
pocket-board-next = Siguiente: nivel { $level }
pocket-board-next-any = Siguiente: cualquier nivel
pocket-board-next-twice = { $next }, cuenta doble
# La pregunta sobre los símbolos para «Poder secreto»
pocket-board-choose = ¿Qué será «{ $card }»?
pocket-board-total = Total
pocket-board-total-of = Total: { $points }
# Una jugada y lo que resulta
pocket-board-consequence = { $label }. { $detail }
# Quién puede tomar una carta que se examina
pocket-board-reached = Al alcance de { $players }
pocket-board-reached-by-nobody = Fuera del alcance de todos

# The life story on the results page: no names of persons, no gender
pocket-story-heading-first = Los comienzos
pocket-story-heading-middle = En plena marcha
pocket-story-heading-last = Los años maduros
pocket-story-knowledge = Conocimientos: { $cards }.
pocket-story-relationships = Personas queridas: { $cards }.
pocket-story-money = Dinero: { $cards }.
pocket-story-luck = Buena suerte: { $cards }.
pocket-story-trips = De viaje: { $cards }.
pocket-story-missions = Una misión en la vida: { $cards }.
pocket-story-misfortune = Mala suerte: { $cards }.
pocket-story-quiet = Años tranquilos.
pocket-story-end = Balance de esta vida: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }, puesto { $place }.
