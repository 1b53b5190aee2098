# CV. Palabras: véase GLOSSARY.md.
# $player, $to y $owner son nombres: «Nombre: acción», en presente. $card, $event y $cards son
# nombres de cartas y no concuerdan con nada. $symbol, $symbols, $type y $types son palabras, o
# listas de palabras, de la sección siguiente.

# $clause es un número como 3.1
cv-rule-label = CV { $clause }

## Símbolos, tipos, mazos

cv-symbol-health = salud
cv-symbol-knowledge = conocimiento
cv-symbol-relationship = relación
cv-symbol-money = dinero
cv-symbol-luck = suerte
cv-symbol-misfortune = mala suerte
# Una ficha que vale por cualquier símbolo básico
cv-symbol-wild = cualquier símbolo básico
# En listas: «dinero ×2 y suerte»
cv-symbol-times = { $symbol } ×{ $count }
cv-type-health = salud
cv-type-knowledge = conocimiento
cv-type-relationship = relación
cv-type-work = trabajo
cv-type-possession = posesión
cv-type-event = evento
cv-type-goal = objetivo de vida
cv-deck-early = juventud
cv-deck-middle = madurez
cv-deck-old = vejez

## Lo impreso en las cartas

# $points con su signo
cv-goal-each-health = { $points } por cada carta de salud
cv-goal-each-knowledge = { $points } por cada carta de conocimiento
cv-goal-each-relationship = { $points } por cada carta de relación
cv-goal-each-work = { $points } por cada trabajo
cv-goal-each-possession = { $points } por cada posesión
cv-goal-each-token = { $points } por cada ficha que dan las cartas activas
# $things es una lista de los textos siguientes
cv-goal-set = { $points } por cada grupo: { $things }
cv-thing-health = carta de salud
cv-thing-knowledge = carta de conocimiento
cv-thing-relationship = carta de relación
cv-thing-work = trabajo
cv-thing-possession = posesión
cv-condition-some-work = Hace falta un trabajo en el CV.
cv-condition-no-work = No se puede tener ningún trabajo.
cv-effect-once = Una vez: { $symbols }
cv-effect-tokens = Fichas cada turno: { $symbols }
cv-effect-dice = Cada turno { $count ->
    [one] { $count } dado más
   *[other] { $count } dados más
 }
cv-effect-upkeep = Mantenimiento cada turno: { $symbols }
cv-effect-points = { $points } al final
cv-power-discount = Tacha un símbolo del coste de una carta de este tipo: { $type }.
cv-power-extra-dice = Antes de una tirada: { $count ->
    [one] { $count } dado más
   *[other] { $count } dados más
 } hasta el final del turno.
cv-power-insurance = Anula la pérdida de una carta por mala suerte.
cv-power-old-age-only = Solo mientras haya una carta de vejez en la fila.
cv-power-convert-basic = Cada turno: cambia un símbolo básico por otro.
cv-power-borrow-work = Cada turno: copia un símbolo que da el trabajo activo de un vecino.
cv-power-no-more-work = No se toma ningún otro trabajo hasta el final de la partida.
cv-power-wild-basic = Cada turno: una ficha que vale por cualquier símbolo básico.
cv-power-convert-misfortune = Cada turno: cambia uno de mala suerte por un símbolo básico.
cv-power-fourth-throw = Una repetición más cada turno.
cv-power-reroll-misfortune = En una repetición de cada turno también se pueden lanzar dados con mala suerte.
cv-power-double-at-end = Activa al final, cuenta como dos cartas de su tipo, pero no para los objetivos.

## El registro

cv-log-goal-dealt = { $player }: objetivo secreto – «{ $card }»
cv-log-goal-dealt-hidden = { $player }: recibe un objetivo secreto
cv-log-goals-laid = { $count ->
    [one] Objetivo común
   *[other] Objetivos comunes
 }: { $cards }
cv-log-track-laid = En la fila: { $cards }
cv-log-childhood-dealt = { $player }: cartas de infancia – { $cards }
cv-log-childhood-dealt-hidden = { $player }: recibe { $count ->
    [one] { $count } carta de infancia
   *[other] { $count } cartas de infancia
 }
cv-log-picked = { $player }: se queda con «{ $card }»
cv-log-picked-hidden = { $player }: se queda con una carta
cv-log-passed = { $player } → { $to }: { $cards }
cv-log-passed-hidden = { $player } → { $to }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
cv-log-bicycle = { $player }: muestra «{ $card }» y empieza todas las rondas
cv-log-round = Ronda { $number }
cv-log-dice-added = { $player }: juega «{ $card }», { $count ->
    [one] { $count } dado más
   *[other] { $count } dados más
 }
cv-log-rolled = { $player }: saca { $symbols }
cv-log-all-dice = En todos los dados: { $symbols }
cv-log-rerolls = { $player }: repite { $symbols }
cv-log-rerolls-new = { $player }: lanza { $count ->
    [one] { $count } dado nuevo
   *[other] { $count } dados nuevos
 }
cv-log-kept-dice = { $player }: no lanza más
cv-log-took = { $player }: elige «{ $card }»
cv-log-took-luck = { $player }: elige «{ $card }» por tres de suerte
cv-log-paid = Pago con dados y fichas: { $symbols }
cv-log-paid-events = Pago con eventos: { $symbols }
cv-log-free = No cuesta símbolos
cv-log-chose-none = { $player }: no toma ninguna carta
cv-log-chose-enough = { $player }: no toma más cartas
cv-log-played = { $player }: juega «{ $card }» – { $symbols }
cv-log-played-empty = { $player }: juega «{ $card }»
cv-log-struck = { $player }: juega «{ $event }» – tachado del coste de «{ $card }»: { $symbol }
cv-log-changed = { $player }: { $old } → { $new }
cv-log-borrowed = { $player }: copia { $symbol } – «{ $card }» ({ $owner })
cv-log-misfortune = { $player }: mala suerte ×{ $count }, { $losses ->
    [one] se pierde { $losses } carta activa
   *[other] se pierden { $losses } cartas activas
 }
cv-log-nothing-to-lose = { $player }: no tiene cartas activas que perder
cv-log-lost = { $player }: pierde «{ $card }»
cv-log-lost-unpaid = { $player }: no puede pagar el mantenimiento, «{ $card }» va a la caja
cv-log-insured = { $player }: juega «{ $card }», la pérdida queda anulada
cv-log-upkeep = { $player }: mantenimiento de «{ $card }» – { $symbols }
cv-log-recorded = { $player }: anota «{ $card }» en el CV
cv-log-recorded-as = { $player }: anota «{ $card }» en el CV como { $type }
cv-log-on-top = Queda activa
cv-log-underneath = Queda tapada
cv-log-waits = { $player }: «{ $card }» queda en espera, su tipo se decide más tarde
cv-log-to-hand = { $player }: toma «{ $card }» en la mano
cv-log-turn-ended = { $player }: termina el turno
cv-log-left-track = «{ $card }» sale de la fila
cv-log-drawn = Nueva en la fila: «{ $card }»
cv-log-deck-out = El mazo se ha agotado: { $deck }
cv-log-help-nobody = Nadie recibe ayuda social
cv-log-help-for = Ayuda social: { $players }
cv-log-helped = { $player }: ayuda social – «{ $card }»
cv-log-declined = { $player }: rechaza la ayuda social
cv-log-nothing-fits = { $player }: en la fila no hay ninguna carta que se pueda tomar
cv-log-last-round = Al mazo de vejez le { $count ->
    [one] queda { $count } carta
   *[other] quedan { $count } cartas
 }, menos que jugadores
cv-log-ended = La partida ha terminado

## Lo que hay que decidir

# $count: cuántas cartas se pasan
cv-prompt-draft = { $player }: quédate con una carta; { $count ->
    [one] la otra pasa
   *[other] las otras { $count } pasan
 } a { $to }
cv-prompt-roll = { $player }: lanza { $count ->
    [one] { $count } dado
   *[other] { $count } dados
 }
# $count: cuántas tiradas quedan
cv-prompt-reroll = { $player }: marca los dados que repites o quédate con todos; { $count ->
    [one] queda { $count } tirada
   *[other] quedan { $count } tiradas
 }
cv-prompt-reroll-thaw = { $player }: marca los dados que repites, también con mala suerte, o quédate con todos; { $count ->
    [one] queda { $count } tirada
   *[other] quedan { $count } tiradas
 }
cv-prompt-choose = { $player }: toma hasta dos cartas
cv-prompt-choose-second = { $player }: toma una segunda carta o déjalo ahí
cv-prompt-lose = { $player }: mala suerte – { $count ->
    [one] elige la carta activa que se pierde
   *[other] elige una a una las { $count } cartas activas que se pierden
 }
cv-prompt-upkeep = { $player }: no alcanza para todo el mantenimiento – ¿qué carta se paga primero?
cv-prompt-place = { $player }: ¿dónde va «{ $card }»?
cv-prompt-place-type = { $player }: elige tipo y lugar para «{ $card }»
cv-prompt-end = { $player }: termina el turno
cv-prompt-assist = { $player }: ayuda social – toma una carta sin pagar su coste
cv-prompt-decide = { $player }: la partida termina – elige un tipo para «{ $card }»

## Jugadas, en botones y en la lista de jugadas

# $count: cuántas cartas se pasan
cv-do-pick = Quedarse con «{ $card }», pasar { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 } a { $to }
cv-do-roll = Lanzar { $count ->
    [one] { $count } dado
   *[other] { $count } dados
 }
# $cards son eventos
cv-do-roll-event = Jugar { $cards } y lanzar { $count ->
    [one] { $count } dado
   *[other] { $count } dados
 }
cv-do-keep = Dejar los dados y elegir cartas
cv-do-reroll = Repetir { $count ->
    [one] { $count } dado
   *[other] { $count } dados
 }: { $symbols }
cv-do-reroll-new = Lanzar solo { $count ->
    [one] el dado nuevo
   *[other] los { $count } dados nuevos
 }
cv-do-reroll-both = Lanzar { $count ->
    [one] el dado nuevo
   *[other] los { $count } dados nuevos
 } y repetir: { $symbols }
cv-do-event = Jugar «{ $card }»
cv-do-done-none = No tomar ninguna carta
cv-do-done = No tomar más cartas
cv-do-take = Tomar «{ $card }»
cv-do-take-second = Tomar también «{ $card }»
cv-do-luck = Tomar «{ $card }» por tres de suerte
cv-do-discount = Jugar «{ $event }»: «{ $card }» sin { $symbol }
cv-do-change = Cambiar { $old } → { $new }
cv-do-borrow = Copiar { $symbol } – «{ $card }» ({ $owner })
cv-do-lose = Perder «{ $card }»
cv-do-pay = Pagar primero «{ $card }»
cv-do-place-first = Empezar una pila con «{ $card }»
# $below y $above son cartas de la pila
cv-do-place-top = Poner «{ $card }» encima de «{ $below }»
cv-do-place-under = Poner «{ $card }» debajo de «{ $above }»
# $place es uno de los tres textos anteriores, para una carta de dos tipos
cv-do-place-as = { $place }, como { $type }
# $player es quien sigue
cv-do-end = Terminar el turno → { $player }
cv-do-help = Tomar «{ $card }» sin coste
cv-do-decline = No tomar nada

## Lo que trae una jugada

cv-detail-free = no cuesta símbolos
cv-detail-pays = pago: { $symbols }
# $events son símbolos de eventos
cv-detail-pays-events = pago con eventos: { $events }
cv-detail-pays-both = pago: { $symbols }; con eventos: { $events }
cv-detail-would-lose = no alcanzaría para el mantenimiento: { $cards }
cv-detail-could-lose = no alcanzaría para todo el mantenimiento
cv-detail-both = { $first }; { $second }
cv-detail-gives = da: { $symbols }
cv-detail-adds-dice = { $count ->
    [one] { $count } dado más
   *[other] { $count } dados más
 }
cv-detail-cancels-loss = anula una pérdida
cv-detail-uncovers = quedaría activa: «{ $card }»
cv-detail-active = queda activa
cv-detail-covered = sigue activa: «{ $card }»

## Por qué no

cv-why-over = La partida ha terminado.
cv-why-turn = Ahora elige { $player }.
cv-why-goal = Los objetivos se cuentan al final de la partida.
cv-why-foreign = Esta carta es de { $player }.
cv-why-draft-first = Las cartas de la fila se toman en el turno, después de los dados; ahora se eligen cartas de infancia.
cv-why-kept = Ya te has quedado con esta carta; podrás usarla cuando se hayan repartido las de infancia.
cv-why-dice-first = Las cartas se eligen después de la última tirada.
cv-why-chosen = Esta carta ya está elegida.
cv-why-choosing-over = Las cartas de la fila se eligen justo después de los dados, y eso ya está hecho.
cv-why-needs-work = Para esta carta hace falta un trabajo en el CV.
cv-why-needs-no-work = Esta carta es solo para quien no tiene trabajo.
cv-why-retired = Tras la jubilación anticipada ya no se toman trabajos.
cv-why-cost = Falta: { $symbols }.
cv-why-frozen = Los dados con mala suerte están congelados.
cv-why-no-throw = En este turno ya no se lanzan dados.
cv-why-token = Las fichas pagan cartas; solo las cambia el poder de una carta activa.
cv-why-insurance = El seguro se juega cuando se va a perder una carta por mala suerte.
cv-why-extra-dice = Este evento se juega antes de una tirada.
cv-why-seven-dice = Nunca hay más de siete dados.
cv-why-old-age-only = En la fila aún no hay ninguna carta de vejez.
cv-why-symbols-later = Este evento sirve mientras eliges cartas.
cv-why-no-discount = Entre las cartas que aún puedes elegir no hay ninguna con coste de este tipo: { $type }.
cv-why-covered = Solo se pierden cartas activas, y esta está tapada.
cv-why-power-covered = Solo tienen poder las cartas activas, y esta está tapada.
cv-why-power-used = Su poder ya se ha usado este turno, o no hay símbolo para él.
cv-why-power-later = Su poder se usa mientras eliges cartas.
cv-why-own-card = La carta está en tu CV; ahora no hay nada que decidir sobre ella.

## Puntos

cv-score-health = Salud
cv-score-knowledge = Conocimiento
cv-score-relationship = Relaciones
cv-score-work = Trabajos
cv-score-possession = Posesiones
cv-score-own-goal = Objetivo secreto
cv-score-public-goal = Objetivo común: { $card }
cv-verdict-leads =
    { $player }: va por delante con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, sin los objetivos secretos
cv-verdict-level =
    Empate a { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, sin los objetivos secretos: { $players }
cv-verdict-wins =
    { $player }: gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
cv-verdict-wins-tie =
    { $player }: gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } y menos cartas
cv-verdict-shared =
    Victoria compartida con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $players }
cv-verdict-shared-tie =
    Victoria compartida con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } y el menor número de cartas: { $players }

## Opciones: un nombre, sus valores, una frase sobre lo que cambia

cv-option-two-coloured = Cartas bicolores
cv-option-two-coloured-deferred = Pueden esperar
cv-option-two-coloured-at-once = Se deciden al momento
cv-option-two-coloured-help = Cuándo se decide el tipo de una carta bicolor si su dueño no tiene pila de ninguno de los dos.
cv-option-upkeep = Mantenimiento
cv-option-upkeep-before-recording = Antes de anotar
cv-option-upkeep-while-recording = Después de anotar
cv-option-upkeep-help = Qué cartas pagan mantenimiento: las activas antes de anotar las nuevas o las activas después.
cv-option-assistance-conditions = Condiciones en la ayuda social
cv-option-assistance-conditions-respected = Deben cumplirse
cv-option-assistance-conditions-ignored = No importan
cv-option-assistance-conditions-help = Si una carta tomada por ayuda social debe cumplir su condición.
cv-option-deck = Mazo
cv-option-deck-reconstructed = Mazo reconstruido
cv-option-deck-help = Con qué cartas se juega; un mazo corregido puede ser un archivo tuyo.

## En la mesa

# Solo el título de una carta.
cv-board-title = { $card }
# $types es una lista de uno o dos tipos.
cv-board-card = { $card } ({ $types })
# $symbols es una lista, como «dinero ×2 y suerte»
cv-board-costs = cuesta { $symbols }
cv-board-free = gratis
cv-board-needs-work = requiere trabajo
cv-board-needs-no-work = solo sin trabajo
cv-board-each-turn = cada turno
cv-board-can = se puede tomar
cv-board-lacks = falta: { $symbols }
# $percent como «37 %»
cv-board-chance = probabilidad tras la tirada { $percent }
cv-board-chance-best = probabilidad con las mejores repeticiones { $percent }
cv-board-chosen = elegida
# La primera y la segunda carta del turno; en una etiqueta pequeña.
cv-board-chosen-first = primera
cv-board-chosen-second = segunda
cv-board-placing = colocar
cv-board-leaves = sale primero
cv-board-leaves-round = sale tras la ronda
cv-board-leaves-turn = sale tras el turno

# Unas palabras bajo los dibujos del efecto.
cv-board-note-discount = un símbolo menos de coste
cv-board-note-dice = en este turno
cv-board-note-insurance = anula una pérdida
cv-board-note-old-age = solo en la vejez
cv-board-note-convert = cambia un símbolo
cv-board-note-borrow = símbolo del vecino
cv-board-note-no-more-work = sin más trabajos
cv-board-note-wild = cualquier símbolo básico
cv-board-note-calm = cambia una mala suerte
cv-board-note-throw = una repetición más
cv-board-note-thaw = repite la mala suerte
cv-board-note-double = al final vale por dos

# Cartas de un CV; $type es un tipo.
cv-board-active = { $card }: activa, { $type }
cv-board-covered = { $card }: tapada, { $type }
cv-board-waiting-card = { $card }: activa, tipo por decidir

# Títulos de las pilas
cv-board-pile-health = Salud
cv-board-pile-knowledge = Conocimiento
cv-board-pile-relationship = Relación
cv-board-pile-work = Trabajo
cv-board-pile-possession = Posesión
cv-board-pile = { $type }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
cv-board-pile-points = { $type }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
cv-board-retired = sin más trabajos
cv-board-on-top = Encima: activa
cv-board-first-card = Primera carta aquí

# Objetivos y eventos
cv-board-caption-goals = Objetivos comunes
cv-board-caption-own = Objetivo secreto
cv-board-caption-hand = Eventos en mano
cv-board-public-goal = Objetivo común: { $card }
cv-board-own-goal = Objetivo secreto: { $card }
cv-board-own-goal-hidden = Objetivo secreto, boca abajo
cv-board-goal-now = { $count ->
    [one] por ahora { $count } punto
   *[other] por ahora { $count } puntos
 }
cv-board-event = Evento: { $card }
cv-board-event-hidden = Evento, boca abajo
cv-board-peek-hold = Mantén pulsado para ver (F5)
cv-board-peek-toggle = Pulsa F5 para ver
cv-board-peek-short = Mantener

# Dados
cv-board-die-hold = guardar
cv-board-die-reroll = repetir
cv-board-die-frozen = congelado
cv-board-die-spent = gastado
cv-board-die-new = nuevo
cv-board-die = Dado { $number }: { $symbol }
cv-board-die-blank = Dado { $number }, aún sin lanzar
cv-board-die-none = Lugar del dado { $number }, vacío
cv-board-die-joins = Dado { $number }, se suma a la próxima tirada
cv-board-throws = { $count ->
    [one] queda { $count } tirada
   *[other] quedan { $count } tiradas
 }
cv-board-throws-short = { $count ->
    [one] tirada
   *[other] tiradas
 }
cv-board-risk = riesgo de tres de mala suerte { $percent }
cv-board-misfortune = { $count ->
    [one] { $count } de mala suerte; cada tres cuestan una carta
   *[other] { $count } de mala suerte; cada tres cuestan una carta
 }

# Fichas y botones
cv-board-tokens = Fichas, { $symbol }: { $count }
cv-board-tokens-left = Fichas, { $symbol }: quedan { $left } de { $count }
cv-board-extra = De eventos: { $symbols }
cv-board-symbol = Símbolo: { $symbol }
cv-board-luck = Tomar una carta con tres de suerte

# Mazos, rondas, pestañas
cv-board-age-early = Juventud
cv-board-age-middle = Madurez
cv-board-age-old = Vejez
cv-board-deck = { $age }: { $count ->
    [one] queda { $count } carta
   *[other] quedan { $count } cartas
 }
cv-board-deck-current = { $age }: { $count ->
    [one] queda { $count } carta
   *[other] quedan { $count } cartas
 }; de aquí se repone la fila
cv-board-childhood = Infancia
cv-board-round = Ronda
cv-board-round-name = Ronda { $number }, empieza: { $player }
cv-board-tab = CV: { $player }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
 }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
cv-board-tab-points = { $points ->
    [one] { $points } pto
   *[other] { $points } ptos
 }

# Las cartas de la infancia
cv-board-draft = Infancia: quédate con una carta y pasa el resto a la izquierda
cv-board-draft-wait = Infancia: cada cual se queda con una carta y pasa el resto a la izquierda
cv-board-kept = Elegidas
# $percent es un número.
cv-board-percent = { $percent } %
# Lo que da ahora el objetivo, tras el dibujo.
cv-board-goal-points = = { $points }

# Etiquetas junto a la mesa: cuántas cartas de cada tipo tiene un jugador.
cv-board-held = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
cv-board-chip-health = salud { $count }
cv-board-chip-knowledge = conocimiento { $count }
cv-board-chip-relationship = relación { $count }
cv-board-chip-work = trabajo { $count }
cv-board-chip-possession = posesión { $count }
cv-board-chip-event = eventos en mano { $count }

# The life story on the results page: no names of persons, no gender
cv-story-heading-childhood = Infancia
cv-story-heading-early = Juventud
cv-story-heading-middle = Madurez
cv-story-heading-old = Vejez
cv-story-childhood = Tras una infancia de { $cards }, empieza la vida adulta.
cv-story-health = Cuerpo y mente: { $cards }.
cv-story-knowledge = Conocimientos: { $cards }.
cv-story-relationship = Personas queridas: { $cards }.
cv-story-work = Trabajo: { $cards }.
cv-story-possession = Bienes: { $cards }.
cv-story-lost = Perdido por el camino: { $cards }.
cv-story-quiet = Años tranquilos.
cv-story-goal = El sueño de una vida: { $card }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
cv-story-end = Balance de esta vida: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }, puesto { $place }.
