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
cv-board-note-throw = una tirada más
cv-board-note-thaw = repite la mala suerte
cv-board-note-double = al final vale por dos

# Cartas de un CV; $type es un tipo.
cv-board-active = { $card }: activa, { $type }
cv-board-covered = { $card }: tapada, { $type }
cv-board-waiting-card = { $card }: activa, tipo por decidir
cv-board-waiting = tipo por decidir
cv-board-would-lose = entonces no se podrá pagar
cv-board-lose-warning = no se puede pagar el mantenimiento

# Títulos de las pilas
cv-board-pile-health = Salud
cv-board-pile-knowledge = Conocimiento
cv-board-pile-relationship = Relaciones
cv-board-pile-work = Trabajo
cv-board-pile-possession = Posesiones
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
cv-board-peek-short = Mantén: ver

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
cv-board-luck = Pagar con tres de suerte

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
