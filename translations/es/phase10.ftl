# Phase 10, el juego de mesa. Palabras: véase GLOSSARY.md.
# $player y $taker son nombres: «Nombre: acción», en presente.
# $card es el nombre de una carta de la sección siguiente («7 rojo», «comodín (7 rojo)»).
# $number es un número de las cartas, de 1 a 12; $phase, el número de una fase.

# $clause es un número como 3.1 o R1
phase10-rule-label = P10 { $clause }

## Cartas

phase10-card-purple = { $number } morado
phase10-card-red = { $number } rojo
phase10-card-green = { $number } verde
phase10-card-yellow = { $number } amarillo
# $card es la cara del comodín
phase10-card-joker = comodín ({ $card })
# Un comodín en una combinación: su cara ya no cuenta
phase10-joker = comodín
phase10-colour-purple = morado
phase10-colour-red = rojo
phase10-colour-green = verde
phase10-colour-yellow = amarillo

## Casillas de acción

phase10-kind-star = Elección libre
phase10-kind-draw = Robar cartas
phase10-kind-again = Robar 1 y otro turno
phase10-kind-search = Buscar en el descarte
phase10-kind-exchange = Cambiar cartas
phase10-kind-everybody = Todos roban
phase10-kind-joker = Tomar un comodín
phase10-kind-ask = Pedir un número
phase10-space-draw = { $count ->
    [one] Robar { $count } carta
   *[other] Robar { $count } cartas
 }
phase10-space-exchange = { $count ->
    [one] Cambiar { $count } carta
   *[other] Cambiar { $count } cartas
 }

## Combinaciones bajadas y de quién son

phase10-meld-set = grupo de { $number } ({ $player })
phase10-meld-flush = color { $colour } ({ $player })
phase10-meld-run = escalera { $low }–{ $high } ({ $player })

## El registro

phase10-log-began = { $player }: empieza la primera ronda
phase10-log-dealt = Ronda { $round }: se reparten las cartas, el descarte muestra un { $card }
phase10-log-rolled = { $player }: saca { $one } y { $two }
phase10-log-moved = { $player }: peón → { $space }
phase10-log-skipped = { $count ->
    [one] { $count } casilla ocupada no cuenta
   *[other] { $count } casillas ocupadas no cuentan
 }
phase10-log-starred = { $player }: elige { $space }
phase10-log-once-more = { $player }: tiene otro turno
phase10-log-too-long = La ronda lleva 200 turnos y termina sin que nadie la cierre
phase10-log-went-out = { $player }: se queda sin cartas, termina la ronda
phase10-log-advanced = { $player }: marcador de fase → { $phase }
phase10-log-jumped = { $player }: el marcador de fase avanza dos fases → { $phase }
phase10-log-crowned = { $player }: marcador de fase → laurel
phase10-log-kept-some = { $player }: guarda { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 } para la próxima ronda
phase10-log-threw-nothing = { $player }: no tiene nada que soltar
phase10-log-threw-off = { $player }: { $count ->
    [one] suelta { $count } carta
   *[other] suelta { $count } cartas
 }
phase10-log-kept = { $player }: guarda un { $card }
phase10-log-kept-hidden = { $player }: guarda una carta
phase10-log-drew = { $player }: roba un { $card }
phase10-log-drew-hidden = { $player }: roba una carta
phase10-log-drew-joker = { $player }: roba un comodín, su cara es un { $card }
phase10-log-took-open = { $player }: toma un { $card } del descarte
phase10-log-no-card = { $player }: no quedan cartas que robar
phase10-log-reshuffled = El descarte, menos su carta superior, pasa a ser el mazo: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
phase10-log-looks = { $player }: mira el descarte entero
phase10-log-found = { $player }: saca un { $card } del descarte
phase10-log-found-hidden = { $player }: saca una carta del descarte
phase10-log-put-away = { $player }: deja un { $card } en el descarte
phase10-log-put-away-hidden = { $player }: deja una carta en el descarte sin enseñarla
phase10-log-asked = { $player }: pide el número { $number }
# en el sentido de las agujas del reloj
phase10-log-asked-on = { $player }: pide el número { $number } en sentido horario
phase10-log-asked-back = { $player }: pide el número { $number } en sentido antihorario
phase10-log-denied = { $player }: no tiene ningún { $number }
phase10-log-gave = { $player }: da un { $card } → { $taker }
phase10-log-gave-hidden = { $player }: da una carta con el número { $number } → { $taker }
phase10-log-laid-out = { $player }: prepara { $cards }
phase10-log-lays-out = { $player }: prepara cartas para la fase
phase10-log-began-run = { $player }: la escalera empieza en { $number }
phase10-log-laid-phase = { $player }: baja la fase { $phase }
phase10-log-laid-set = Grupo: { $cards }
phase10-log-laid-flush = Color: { $cards }
phase10-log-laid-run = Escalera { $low }–{ $high }: { $cards }
phase10-log-added = { $player }: añade un { $card } → { $meld }
phase10-log-discarded = { $player }: descarta un { $card }

## Lo que hay que decidir

phase10-prompt-roll = { $player }: lanza los dados
phase10-prompt-move = { $player }: avanza { $one } o { $two }
phase10-prompt-move-double = { $player }: doble – avanza { $one } o { $twice }
phase10-prompt-star = { $player }: elige una acción
phase10-prompt-draw = { $player }: roba { $count ->
    [one] { $count } carta
   *[other] { $count } cartas, de una en una,
 } del mazo o del descarte
phase10-prompt-search = { $player }: saca una carta del descarte
phase10-prompt-exchange = { $player }: deja { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 } en el descarte; solo se verá la última
phase10-prompt-exchange-last = { $player }: deja la última carta en el descarte; la verán todos
phase10-prompt-ask = { $player }: pide un número
phase10-prompt-give = { $player }: da una carta con el número { $number } → { $taker }
phase10-prompt-add = { $player }: añade cartas a las combinaciones o descarta una
phase10-prompt-lay = { $player }: baja la fase { $phase } o descarta una carta
phase10-prompt-discard = { $player }: descarta una carta
# $group es una combinación de la sección siguiente
phase10-prompt-laying = { $player }: baja: { $group }
phase10-prompt-laying-number = { $player }: ¿qué carta hace de { $number }?
phase10-prompt-keep-first = { $player }: guarda hasta cinco cartas para la próxima ronda
phase10-prompt-keep = { $player }: guarda hasta cinco cartas para la próxima ronda, { $count ->
    [one] { $count } elegida
   *[other] { $count } elegidas
 }

## Combinaciones que pide una fase

phase10-group-set = grupo de { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
phase10-group-flush = color de { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
phase10-group-run = escalera de { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }

## Jugadas, en botones y en la lista

phase10-do-roll = Lanzar los dados
phase10-do-move = Avanzar { $steps ->
    [one] { $steps } casilla
   *[other] { $steps } casillas
 }: { $space }
phase10-detail-skips = { $count ->
    [one] { $count } casilla ocupada no cuenta
   *[other] { $count } casillas ocupadas no cuentan
 }
# $kind es una acción: «Buscar en el descarte»
phase10-do-star = { $kind }
phase10-detail-space = siguiente casilla libre: { $space }
phase10-do-deck = Robar del mazo
phase10-do-pile = Tomar el { $card }
# $place se cuenta desde arriba
phase10-do-search = Sacar el { $card } (puesto { $place } desde arriba)
phase10-do-exchange = Dejar sin enseñar el { $card }
phase10-do-exchange-all = { $count ->
    [one] Cambiar { $count } carta
   *[other] Cambiar { $count } cartas
 }
phase10-do-exchange-last = Dejar a la vista el { $card }
phase10-do-ask = Pedir el { $number }, primero a { $player }
phase10-do-give = Dar el { $card }
phase10-do-discard = Descartar el { $card }
phase10-do-add = Añadir el { $card } → { $meld }
phase10-do-add-low = Añadir al principio el { $card } → { $meld }
phase10-do-add-high = Añadir al final el { $card } → { $meld }
phase10-do-lay = Bajar { $cards }
phase10-do-run = Bajar una escalera { $low }–{ $high }
phase10-do-place = Bajar el { $card }
phase10-do-place-as = Bajar el { $card } como { $number }
phase10-do-keep = Guardar el { $card }
phase10-do-keep-none = No guardar nada
phase10-do-done = Guardar { $count ->
    [one] esta carta
   *[other] estas { $count } cartas
 }

## Por qué no

phase10-why-over = La partida ha terminado: un marcador de fase está en el laurel.
phase10-why-turn = Ahora decide { $player }.
phase10-why-roll-first = Primero lanza los dados.
phase10-why-move-first = Primero mueve tu peón.
phase10-why-space = Ningún dado lleva hasta aquí.
phase10-why-occupied = Aquí está otro peón; las casillas ocupadas no cuentan.
phase10-why-rolled = Los dados ya se han usado en este turno.
phase10-why-moved = Tu peón ya se ha movido en este turno.
phase10-why-choose-kind = Primero elige una acción: el peón va a la siguiente casilla libre de ese tipo.
phase10-why-kind-occupied = Todas las casillas de este tipo están ocupadas.
phase10-why-draw-first = Primero roba tus cartas.
phase10-why-deck-empty = El mazo está vacío y no hay nada que barajar.
phase10-why-search-first = Primero saca una carta del descarte.
phase10-why-exchange-first = Primero deja tus cartas en el descarte.
phase10-why-exchange-order = Las cartas que nadie ve se dejan en orden ascendente.
phase10-why-ask-first = Primero pide un número.
phase10-why-give = Hay que dar una carta con el número { $number }.
phase10-why-no-draw = Solo se roba cuando lo dice una casilla; el turno termina con un descarte.
phase10-why-lay-first = Primero baja tu propia fase; solo después puedes añadir cartas.
phase10-why-no-fit = Ninguna carta de tu mano encaja aquí.
phase10-why-laying = Primero baja el resto de la fase, o deshaz.
phase10-why-rest = Con esta carta ahora no se podría completar la fase.
phase10-why-keep-first = La ronda ha terminado: elige las cartas que guardas.
phase10-why-keep-order = Las cartas se eligen en orden ascendente; esta tenía que ir antes.

## Combinaciones bajadas y la fase que se prepara

# Lo que pide una fase: «Fase 4: dos escaleras de cuatro»
phase10-phase-1 = un color de cinco y una escalera de tres
phase10-phase-2 = cuatro parejas
phase10-phase-3 = un grupo de tres y una escalera de cuatro
phase10-phase-4 = dos escaleras de cuatro
phase10-phase-5 = un color de seis y un grupo de tres
phase10-phase-6 = una escalera de ocho
phase10-phase-7 = una pareja, un grupo de tres y un grupo de cuatro
phase10-phase-8 = dos grupos de cuatro
phase10-phase-9 = una escalera de nueve
phase10-phase-10 = un grupo de cinco y un grupo de tres
phase10-board-row = { $player }: fase { $phase }
phase10-board-row-laurel = { $player }: laurel
# $needs es una de phase10-phase-1 a 10
phase10-board-to-lay = Fase { $phase }: { $needs }
phase10-board-cards = Cartas: { $cards }
phase10-board-joker-as = comodín de { $number }
# Los extremos libres de una escalera bajada
phase10-board-low = { $meld }: al principio encaja el { $number }
phase10-board-high = { $meld }: al final encaja el { $number }
# Una palabra en cada casilla del anillo: caben unas ocho letras
phase10-board-short-star = elegir
phase10-board-short-draw = robar
phase10-board-short-again = repetir
phase10-board-short-search = buscar
phase10-board-short-exchange = cambiar
phase10-board-short-everybody = todos
phase10-board-short-joker = comodín
phase10-board-short-ask = pedir
# $number cuenta las casillas en el sentido de las agujas del reloj desde la salida
phase10-board-space = { $name }, casilla { $number }
phase10-board-standing = Aquí: { $players }
phase10-board-phase = Fase { $phase }: { $needs }
phase10-board-laurel = Laurel: gana el primer marcador que llega
phase10-board-die = Dado sin lanzar
phase10-board-die-shows = Dado: { $value }
phase10-board-die-twice = Doble: dos veces { $value } son { $twice }
phase10-board-deck-caption = Mazo
phase10-board-deck = Mazo: { $count ->
    [0] vacío
    [one] { $count } carta
   *[other] { $count } cartas
 }
phase10-board-pile-caption = Descarte: { $count }
phase10-board-pile-empty = Descarte: vacío
phase10-board-pile = Descarte: encima, { $card }; en total, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
phase10-board-pile-hidden = Descarte: encima, una carta boca abajo; en total, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
phase10-board-pile-seen = Vistas debajo, desde arriba: { $cards }
# $place cuenta desde arriba
phase10-board-in-pile = { $card }, la { $place }.ª desde arriba
phase10-board-due = Por robar: { $count }
phase10-board-again = Después, otro turno
phase10-board-kind-closed = Todas las casillas de este tipo están ocupadas
phase10-board-number = Pedir el { $number }
phase10-board-held-number = { $count ->
    [one] { $count } carta así en la mano
   *[other] { $count } cartas así en la mano
 }
phase10-board-way-on = Sentido horario, primero { $player }
phase10-board-way-back = Sentido antihorario, primero { $player }
phase10-board-sort-number = Por número
phase10-board-sort-colour = Por color
phase10-board-sort-phase = Por fase
# $outs es cuántas cartas no vistas ayudan
phase10-board-progress = Fase { $phase }: { $have } de { $need } · { $outs ->
    [one] ayuda { $outs } carta
   *[other] ayudan { $outs } cartas
 }
phase10-board-progress-ready = La fase { $phase } se puede bajar
phase10-board-progress-laid = Fase { $phase } bajada · { $outs ->
    [one] encaja { $outs } carta más
   *[other] encajan { $outs } cartas más
 }
phase10-board-outs = { $unseen ->
    [one] Aún no se ha visto { $unseen } carta
   *[other] Aún no se han visto { $unseen } cartas
 }; ayudan: { $outs }
phase10-board-hidden = Carta boca abajo
phase10-board-peek = Mantén pulsada una carta o F5 para ver la mano
phase10-board-uncover = Ver la mano
phase10-board-cover = Tapar la mano
phase10-board-open = Queda encima, la verán todos
phase10-board-unseen = Va al descarte sin que nadie la vea

phase10-build-set-2 = Pareja
phase10-build-set-3 = Grupo de 3
phase10-build-set-4 = Grupo de 4
phase10-build-set-5 = Grupo de 5
phase10-build-flush = Color de { $size }
phase10-build-run = Escalera de { $size }
# $group es uno de los nombres de arriba
phase10-build-group = { $group }: { $cards }
phase10-build-empty = { $group }: aún sin cartas
phase10-build-lay = Bajar la fase { $phase }
phase10-build-clear = Devolver todas las cartas
phase10-build-suggest = Proponer cartas
phase10-build-shift = Mover el comodín: { $low }–{ $high }
phase10-build-missing = { $count ->
    [one] Falta { $count } carta
   *[other] Faltan { $count } cartas
 }
phase10-build-ready = Están todas las cartas
phase10-build-open = Poner cartas aquí
phase10-build-why-set = En este grupo solo encaja el número { $number }.
phase10-build-why-flush = Un color es de cartas del mismo color; aquí, { $colour }.
phase10-build-why-there = El número { $number } ya está en esta escalera.
phase10-build-why-far = En una escalera de { $size } no caben a la vez el { $low } y el { $high }.
phase10-build-why-full = No quedan huecos; las demás cartas se pueden añadir con la fase bajada.
phase10-build-why-natural = Cada combinación necesita al menos una carta natural: no cabe otro comodín.

# Lo que ha traído una ronda: el marcador avanza o se queda
phase10-end-out = Cierra la ronda { $round }: fase { $before } → { $after }
phase10-end-laid = Ronda { $round }: fase { $before } → { $after }
phase10-end-laurel = Ronda { $round }: fase { $before } → laurel
phase10-end-stays = Ronda { $round }: sigue en la fase { $phase }
phase10-end-kept = Ronda { $round }: sigue en la fase { $phase }, { $count ->
    [one] { $count } carta guardada
   *[other] { $count } cartas guardadas
 }
# El panel del final de una ronda: la fila de cada jugador tiene estas columnas
phase10-round-over = La ronda { $round } ha terminado
phase10-round-too-long = La ronda { $round } lleva 200 turnos y termina sin que nadie la cierre
phase10-round-laid = fase bajada
phase10-round-not-laid = fase sin bajar
# El marcador pasa de una fase a otra
phase10-round-moves = fase { $before } → { $after }
phase10-round-stays = sigue en la fase { $phase }
phase10-round-out = sin cartas
phase10-round-left = { $count ->
    [one] sobra { $count } carta
   *[other] sobran { $count } cartas
 }
phase10-round-kept = guarda { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
phase10-round-kept-none = no guarda cartas
phase10-round-chooses = elige qué guardar
phase10-round-close = Seguir
# Junto al tablero
phase10-seat-phase = Fase { $phase }
phase10-seat-laurel = Laurel
phase10-seat-held = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
phase10-seat-laid = fase bajada
phase10-seat-jokers = { $count ->
    [one] { $count } comodín
   *[other] { $count } comodines
 }

# Lo que aún puede llegar, cuando se examina una cosa
phase10-outs-fit = Cartas sin ver: { $unseen }; de ellas encajan aquí: { $outs }
phase10-outs-number = Cartas sin ver: { $unseen }; de ellas con el número { $number }: { $outs }

## Puntos

phase10-score-phases = Fases superadas
phase10-verdict-leads = { $player }: va en cabeza, fase { $phase }
phase10-verdict-level = Empatados en la fase { $phase }: { $players }
phase10-verdict-wins = { $player }: gana, el marcador de fase está en el laurel

## Opciones: un nombre, sus valores, una frase sobre lo que cambia

phase10-option-first = Quién empieza
phase10-option-first-random = Por sorteo
phase10-option-first-help = Quién empieza la primera ronda; según el reglamento, la persona más joven.
phase10-option-ask-jokers = Pedir comodines
phase10-option-ask-jokers-no = No se puede
phase10-option-ask-jokers-yes = Se puede
phase10-option-ask-jokers-help = Si hay que dar un comodín cuando se pide el número de su cara.
phase10-option-board = Tablero
phase10-option-board-reconstructed = Tablero reconstruido
phase10-option-board-help = En qué anillo de casillas se juega; el anillo de tu caja puede ser un archivo tuyo.

## De dónde salen las cartas y el tablero

phase10-source-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }, cada número dos veces en cuatro colores
phase10-source-spaces = { $count ->
    [one] { $count } casilla de acción
   *[other] { $count } casillas de acción
 } de ocho tipos; la salida es una elección libre
phase10-source-jokers = { $count ->
    [one] { $count } casilla de comodín
   *[other] { $count } casillas de comodín
 }
phase10-source-draw = Cuántas cartas se roban
phase10-source-exchange = Cuántas cartas se cambian
# $kind es una acción: «Buscar en el descarte»
phase10-source-kind = { $kind }: { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
 }
phase10-source-order = El orden de las casillas
