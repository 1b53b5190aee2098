# ¡Así es la vida! Compact. Palabras: véase GLOSSARY.md.
# $player es un nombre: «Nombre: acción», en presente. $tile, $source, $to y $space son
# nombres de losetas de la sección siguiente (+5, −7, suerte, salida). $face es el dado.

# $clause es un número como 3.1
life-rule-label = Life { $clause }

## Nombres de las losetas

life-tile-start = salida
life-tile-finish = meta
life-tile-luck = suerte
# $points con su signo
life-tile-points = { $points }

## El registro

life-log-path-laid = El camino está preparado
life-log-guards-placed = Los guardianes están en las seis losetas positivas o de suerte más cercanas a la salida
life-log-began = { $player }: tiene el primer turno
life-log-rolled = { $player }: saca un { $face }
life-log-wurm-may = El Wurminator también puede moverse
life-log-wurm-must = El Wurminator también debe moverse
life-log-pawn-moved = { $player }: peón { $source } → { $to }
life-log-guard-moved = { $player }: guardián { $source } → { $to }
life-log-tile-stays = La loseta se queda: todavía hay alguien encima
life-log-took = { $player }: toma { $tile }
life-log-took-luck = { $player }: toma una loseta de suerte
life-log-came-home = { $player }: todos sus peones están en la meta
life-log-ended = Todos los peones están en la meta: fin de la partida
life-log-wurm-moved = { $player }: Wurminator { $source } → { $to }
life-log-wurm-returned = El Wurminator vuelve a la salida
life-log-wurm-left = { $player }: deja al Wurminator donde está
life-log-hit = { $player }: mordisco, toma { $tile }
life-log-put-back = { $player }: mordisco, devuelve { $tile } al camino
life-log-spared = { $player }: mordisco, pero no tiene nada que devolver

## Qué hay que decidir

life-prompt-roll = { $player }: lanza el dado
life-prompt-move = { $player }: avanza { $face } con un peón o un guardián
life-prompt-move-pawn = { $player }: avanza { $face } con un peón
life-prompt-move-wurm-may = { $player }: avanza { $face } con un peón o un guardián; antes o después puedes mover también al Wurminator
life-prompt-move-pawn-wurm-may = { $player }: avanza { $face } con un peón; antes o después puedes mover también al Wurminator
life-prompt-move-wurm-must = { $player }: avanza { $face } con un peón o un guardián; antes o después debes mover también al Wurminator
life-prompt-move-pawn-wurm-must = { $player }: avanza { $face } con un peón; antes o después debes mover también al Wurminator
life-prompt-wurm-may = { $player }: avanza { $face } con el Wurminator o déjalo donde está
life-prompt-wurm-must = { $player }: el Wurminator está detrás de todos los peones y debe avanzar { $face }

## Movimientos, en botones y en la lista

life-do-roll = Lanzar el dado
life-do-pawn =
    Mover un peón { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }: { $source } → { $to }
life-do-guard =
    Mover un guardián { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }: { $source } → { $to }
life-do-wurm =
    Mover al Wurminator { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }: { $source } → { $to }
life-do-wurm-first =
    Primero el Wurminator, { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }: { $source } → { $to }
life-do-leave = Dejar al Wurminator
# Distingue dos movimientos que se leerían igual; $label es uno de los textos anteriores,
# $place cuenta las losetas desde la salida.
life-do-numbered = { $label } (desde la loseta n.º { $place })

## Qué trae un movimiento

life-detail-take = tomas { $tile }
life-detail-take-luck = tomas una loseta de suerte
life-detail-stays = nadie toma losetas
# $hits es una lista de los tres textos siguientes
life-detail-hits = { $hits }
life-detail-hits-nobody = no muerde a nadie
life-detail-goes-round = llega a la meta y vuelve a la salida
life-detail-waits = se queda aquí: { $space }
life-hit-takes = { $player }: toma { $tile }
life-hit-puts-back = { $player }: devuelve { $tile }
life-hit-spared = { $player }: nada

## Por qué no

life-why-over = La partida ha terminado: todos los peones están en la meta.
life-why-turn = Es el turno de { $player }.
life-why-roll-first = Primero hay que lanzar el dado.
life-why-rolled = El dado ya está lanzado y muestra un { $face }: ahora hay que mover.
life-why-moved = En cada turno se mueve un peón o un guardián, y ya está hecho.
life-why-foreign = Solo se mueven los peones propios; este es de { $player }.
life-why-home = De la meta ya no se mueve nadie.
life-why-guard-alone = Un guardián solo se mueve mientras haya un peón en su loseta (o el Wurminator, en esa variante).
life-why-wurm-roll = El Wurminator solo se mueve con un 1 o un 2, y el dado muestra un { $face }.
life-why-wurm-moved = El Wurminator ya se ha movido en este turno.
life-why-space = Con un { $face } ninguna pieza que pueda moverse llega aquí.

## Puntuación

life-score-plus = Losetas positivas
life-score-turned = Losetas negativas convertidas por la suerte
life-score-minus = Losetas negativas
life-score-idle = Losetas de suerte sin efecto
life-verdict-leads =
    { $player }: va en cabeza con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
life-verdict-level =
    Empate a { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $players }
life-verdict-wins =
    { $player }: gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
life-verdict-wins-tie =
    { $player }: gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } y menos losetas de suerte
life-verdict-shared =
    Victoria compartida con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $players }
life-verdict-shared-tie =
    Victoria compartida con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } y el menor número de losetas de suerte: { $players }

## Opciones: un nombre, sus valores y una frase que dice qué cambia

life-option-first = Quién empieza
life-option-first-random = Por sorteo
life-option-first-help = Quién tiene el primer turno; según el reglamento, la persona más joven.
life-option-wurminator = Wurminator
life-option-wurminator-off = Sin él
life-option-wurminator-on = Con él
life-option-wurminator-help = Con un 1 o un 2 también avanza un gusano por el camino, y a quien muerde le toca una loseta negativa.
life-option-ties = Empate
life-option-ties-shared = Victoria compartida
life-option-ties-fewest-luck-tiles = Menos losetas de suerte
life-option-ties-help = Quién gana cuando las mejores puntuaciones son iguales.
life-option-lowest-minus = Loseta negativa más baja
life-option-lowest-minus-smallest = −1 antes que −2
life-option-lowest-minus-largest = −10 antes que −9
life-option-lowest-minus-help = Qué loseta negativa hace tomar o devolver el Wurminator.
life-option-collected = Losetas tomadas
life-option-collected-open = A la vista
life-option-collected-hidden = Ocultas
life-option-collected-help = Si las losetas tomadas y los puntos se ven durante la partida; ocultos, se juega de memoria.

## El tablero, sobre todo para lectores de pantalla

# Impreso en la primera y en la última loseta
life-board-start = Salida
life-board-finish = Meta
life-board-tile = Loseta { $tile }
life-board-tile-luck = Loseta de suerte
# Una loseta y quién está en ella: «Loseta +5, 2 peones: Julia y Félix; 1 guardián»
life-board-occupied = { $tile }, { $pieces }
# Dos de las partes de abajo, una tras otra
life-board-and = { $first }; { $second }
life-board-pawns = { $count ->
    [one] { $count } peón
   *[other] { $count } peones
 }: { $players }
# Varios peones de la misma persona en una loseta
life-board-times = { $player } ×{ $count }
life-board-guards = { $count ->
    [one] { $count } guardián
   *[other] { $count } guardianes
 }
life-board-wurm = el Wurminator
# Una pieza y la loseta que tiene debajo
life-board-pawn = { $player }: { $count ->
    [one] { $count } peón
   *[other] { $count } peones
 }. { $tile }
life-board-guard = { $count ->
    [one] { $count } guardián
   *[other] { $count } guardianes
 }. { $tile }
life-board-wurm-at = Wurminator. { $tile }
life-board-die = Dado: { $face }
life-board-die-blank = Dado, aún sin lanzar
# Junto al número
life-board-left = { $count ->
    [one] loseta en el camino
   *[other] losetas en el camino
 }
life-board-left-name = { $count ->
    [one] { $count } loseta en el camino
   *[other] { $count } losetas en el camino
 }
life-board-wurm-must = El Wurminator aún debe moverse
life-board-wurm-may = El Wurminator aún puede moverse
life-board-wurm-rests = El Wurminator se mueve con un 1 o un 2
# Una jugada y lo que trae
life-board-consequence = { $label } – { $detail }

# What each face of the die would do: face, arrow, where the piece lands
life-odds-lands = { $face } → { $to }
life-odds-takes = { $face } → { $to }, toma { $tile }
life-odds-hits = { $count ->
    [one] { $face } → { $to }, muerde a { $count } peón
   *[other] { $face } → { $to }, muerde a { $count } peones
 }
