### Los bots: sus niveles y lo que dicen de sus propias jugadas.

## Niveles: un nombre y una frase sobre lo que hace el bot

bot-level-random = Aleatorio
bot-level-random-help = Hace cualquier movimiento permitido, traiga lo que traiga.
bot-level-calm = Tranquilo
bot-level-calm-help = Mira lo que le da su propio turno y a menudo lo juzga mal.
bot-level-steady = Firme
bot-level-steady-help = Sopesa con exactitud lo que le da su propio turno, pero no mira más allá.
bot-level-sharp = Astuto
bot-level-sharp-help = Prueba miles de continuaciones antes de cada movimiento.

## Por qué se eligió un movimiento: cada frase va por separado

# $value es un porcentaje; para dos jugadores.
bot-reason-chance = Espera ganar con una probabilidad del { $value } %.
# $value es un porcentaje; para tres o más jugadores.
bot-reason-share = Espera superar al { $value } % de los rivales.
bot-reason-search = Ha probado { $count ->
    [one] { $count } continuación
   *[other] { $count } continuaciones
 }.
bot-reason-fallback = El bot no respondió a tiempo, así que se tomó la decisión rápida.

## ¡Así es la vida! Compact: lo que el movimiento cambia en la estimación del propio bot; $points lleva signo

bot-reason-life-taken = Losetas tomadas hasta ahora: { $points }.
bot-reason-life-standing = Losetas bajo los peones propios: { $points }.
bot-reason-life-ahead = El camino que queda: { $points }.
bot-reason-life-rivals = Lo que puede esperar el rival más fuerte: { $points }.

## CV: qué persigue, y qué cambia una elección en el cálculo del propio bot; $points lleva signo

# $value es un porcentaje.
bot-reason-cv-aim = Va a por «{ $card }»; la probabilidad de llevársela en este turno es del { $value } %.
bot-reason-cv-enough = Estos dados bastan para «{ $card }».
bot-reason-cv-piles = Cartas en sus pilas: { $points }.
bot-reason-cv-public = Objetivos comunes: { $points }.
bot-reason-cv-coming = Lo que aún darán fichas, dados y poderes: { $points }.

## CV Pocket: lo que la jugada cambia en la estimación del propio bot; $points lleva signo

bot-reason-pocket-pad = Su hoja de puntuación, sin contar la suerte: { $points }.
bot-reason-pocket-sets = Series y misiones por completar: { $points }.
bot-reason-pocket-luck = La carrera por la suerte: { $points }.
bot-reason-pocket-next = Lo que puede traer su siguiente carta: { $points }.
bot-reason-pocket-rivals = Lo que puede esperar el rival más fuerte: { $points }.

## Phase 10; no se dice nada de la mano

bot-reason-phase10-track = Pasos de su marcador: { $points }.
bot-reason-phase10-hand = Cartas en la mano: { $points }.
bot-reason-phase10-space = Para el bot, esta acción vale más o menos { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 } del mazo.
bot-reason-phase10-lighten = Su fase ya está bajada: ahora va a donde menos crece su mano.
bot-reason-phase10-lay = Una fase bajada es un paso seguro, y desde ahora sus cartas valen para cualquier combinación de la mesa.
bot-reason-phase10-add = Añade todo lo que encaja: en la mano { $count ->
    [one] le queda { $count } carta
   *[other] le quedan { $count } cartas
 }.
bot-reason-phase10-helps = La carta descubierta ayuda más a su fase que una desconocida.
bot-reason-phase10-fits = La carta descubierta encaja en una combinación de la mesa.
# $player es un nombre
bot-reason-phase10-known = Se sabe que { $player } tiene una carta así.
# $value es un porcentaje
bot-reason-phase10-likely = Alguien tiene una carta así con una probabilidad del { $value } %.
bot-reason-phase10-useless = Esta carta es la que menos ayuda a su fase.
bot-reason-phase10-safe = Esta carta no encaja en ninguna combinación de la mesa.
bot-reason-phase10-risky = Esta carta encaja en una combinación de la mesa, pero las demás le valen más.

## El resultado de un torneo de bots: un título y las cabeceras de las columnas

bot-arena-title = { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
 }, { $plies ->
    [one] { $plies } decisión
   *[other] { $plies } decisiones
 }
bot-arena-bot = bot
bot-arena-wins = victorias
bot-arena-interval = intervalo del 95 %
bot-arena-rank = puesto medio
bot-arena-score = puntuación media
bot-arena-time = ms por decisión

## El informe sobre las cartas: $wins y $fair son porcentajes; después, las cabeceras de dos tablas

bot-arena-opener = Quien tiene el primer turno gana el { $wins } de las partidas; lo justo sería el { $fair }.
bot-arena-kind = cartas del tipo
bot-arena-winners = ganadores con una
bot-arena-each-winner = cada ganador
bot-arena-each-other = los demás
bot-arena-card = carta
bot-arena-card-name = { $card }
# Turnos en los que se podía tomar la carta.
bot-arena-reach = turnos a su alcance
# Con qué frecuencia se toma entonces.
bot-arena-taken = tomada
# Cuántos jugadores la han tomado.
bot-arena-takers = la toman
# Cuántos puntos porcentuales más ganan que los demás.
bot-arena-adds = suma a ganar
