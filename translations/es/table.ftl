# Prompts in the turn bar
table-prompt-bot = { $player }: está decidiendo…
table-prompt-step = { $player }: todo listo. Pulsa Intro para seguir.
table-prompt-paused = En pausa. Le toca a: { $player }.
table-prompt-looking = Estás viendo el turno { $turn }.
table-prompt-start = Estás viendo el comienzo.
table-prompt-read-only = Esta partida solo se puede ver.

# Turn bar
table-button-undo = Deshacer
table-button-redo = Rehacer
table-button-moves = Jugadas
table-button-moves-tip = Lista de todas las jugadas (F2)
table-button-rules = Reglas
table-button-rules-tip = Reglamento (F1)
table-button-panel = Panel
table-button-panel-tip = Mostrar u ocultar el panel lateral (F9)
table-undo-what = Deshacer: { $what } (Ctrl+Z)
table-undo-practice = Práctica: deshacer tu última decisión (Ctrl+Z)
table-undo-barrier = Ya no se puede deshacer: { $what }
table-undo-nothing = No hay nada que deshacer.
table-redo-what = Rehacer lo deshecho (Ctrl+Y)
table-redo-nothing = No se ha deshecho nada.

# Strips above the board
table-past-return = Volver (Esc)
table-problem-crashed = { $player }: el bot dejó de responder; se ha hecho una jugada rápida en su lugar.
table-problem-late = { $player }: el bot tardaba demasiado; se ha hecho una jugada rápida en su lugar.
table-problem-illegal = { $player }: el bot eligió una jugada no permitida; se ha hecho otra.

# Bar below the board
table-action-choose = Elige en el tablero
table-action-wait = Espera
table-action-step = Siguiente paso
table-action-return = Volver al presente
table-action-resume = Continuar
table-action-clear = Quitar (Esc)
table-action-hurry = Saltar
table-action-more = Más jugadas
table-pace-step = Bots: por pasos
table-pace-1x = Bots: 1×
table-pace-2x = Bots: 2×
table-pace-instant = Bots: al instante
table-pace-tip = Con qué rapidez juegan los bots (F8)

# Seats
table-seats-name = Asientos
table-seat-human = Jugador
table-seat-held = { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
 }
# $kind is the level of a bot or “Player”; $held is how much the seat has.
table-seat-note = { $kind } · { $held }
table-seat-score = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
table-seat-thinking = pensando…
table-seat-turn = le toca

# Log
table-log-name = Registro de la partida
table-log-setup = Preparación
table-log-sealed = Preparación · sello { $seal }
table-log-practice = Preparación · partida de práctica
table-log-turn = Turno { $turn }
table-log-auto = { $sentence } (única jugada, hecha automáticamente)
table-log-rule = Regla { $rule }
table-log-look = Haz clic para ver ese momento
table-log-menu-look = Ver este momento
table-log-menu-rule = Abrir { $rule }
table-log-menu-why = ¿Por qué esta jugada?
table-log-menu-copy = Copiar todo el registro

# Why did the bot do that
table-why-heading = { $player }: ¿por qué esta jugada?
# $percent is the expected result: 100 is a sure win, 50 as good as the others.
table-why-line = { $percent } % – { $move }
table-why-close = Cerrar
table-why-none = Todavía ningún bot ha tenido que elegir.

# List of moves
table-moves-name = Jugadas posibles
table-moves-close = Volver al tablero (Esc)
table-moves-filter = Escribe para filtrar
table-moves-none = Ninguna jugada coincide.
table-moves-not-yours = Ahora no hay nada que elegir.
table-moves-line = { $move } – { $consequence }
table-moves-count = { $count ->
    [one] { $count } jugada posible (F2)
   *[other] { $count } jugadas posibles (F2)
 }

# Results
table-results-place = Puesto { $place }
table-results-total = Total
# El botón junto a una línea de la hoja de puntos
table-results-show = Mostrar las cartas: { $line }
table-results-hide = Ocultar las cartas: { $line }
table-results-rematch = Revancha
table-results-rotate = Revancha rotando asientos
table-results-review = Repasar partida
table-results-home = Inicio
table-chart-name = Puntos a lo largo de la partida
table-chart-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
 }
table-results-dice-name = Comprobación del azar
table-results-dice = Azar honesto: todas las tiradas y todas las cartas robadas salen de la semilla { $seed }, sellada como { $seal }… antes de la primera.
table-results-dice-practice = Partida de práctica: se deshicieron jugadas tras una tirada o una carta. El azar sale de la semilla { $seed }.
table-results-dice-forged = La partida guardada está modificada: la anotación { $number } no sale de la semilla.

# Replay
table-replay-leave = Volver
table-replay-first = Al principio
table-replay-back = Un paso atrás
table-replay-forward = Un paso adelante
table-replay-play = Reproducir
table-replay-pause = Pausa
table-replay-slider = Momento de la partida
table-replay-place = Turno { $turn } de { $last }

# El telón entre dos personas ante un mismo equipo
table-prompt-cover = Pasa el equipo a { $player }.
table-curtain-pass = Pasa el equipo a { $player }
table-curtain-open = Soy { $player }: mostrar mis cartas
table-curtain-recap = Desde tu último turno
table-curtain-start = Desde el principio de la partida
table-curtain-quiet = No ha pasado nada desde tu último turno.
table-curtain-more = { $count ->
    [one] Mostrar { $count } línea más
   *[other] Mostrar { $count } líneas más
 }
