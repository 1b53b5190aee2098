### La línea de órdenes: su ayuda, sus errores y lo que imprime.
### Las palabras que se teclean (--seats, human, sharp:500it, uk) son las mismas en todos los idiomas.

## Ayuda

cli-help-usage = Uso:
# Va entre corchetes después de la orden.
cli-help-options = opciones
cli-help-program = cvdesk es una mesa para juegos de mesa, con bots. Sin ninguna orden abre la página de inicio.
cli-help-commands = Órdenes:
cli-help-arguments = Lo que necesita:
cli-help-its-options = Opciones:
cli-help-everywhere = Antes o después de cualquier orden:
cli-help-more = «cvdesk play --help» explica la orden play, y así con todas.

cli-command-play = Va directamente a la mesa de un juego.
cli-command-arena = Hace jugar muchas partidas a los bots, sin ventana, y cuenta quién gana.
cli-command-bench = Mide la velocidad y la memoria de este equipo, cada cifra junto a una referencia.
cli-command-replay = Vuelve a jugar una partida guardada, la comprueba e imprime la clasificación.
cli-command-rules = Imprime el reglamento de un juego.
cli-command-deck-export = Escribe las cartas o el tablero de un juego en un archivo, para empezar los tuyos.
cli-command-deck-check = Dice todo lo que está mal en un archivo así.
cli-command-screenshot = Dibuja la ventana del programa en una imagen; no necesita pantalla.

## Lo que representa una palabra en la ayuda: corto y en mayúsculas

cli-value-command = ORDEN
cli-value-game = JUEGO
cli-value-file = ARCHIVO
cli-value-folder = CARPETA
cli-value-language = IDIOMA
cli-value-seats = ASIENTOS
cli-value-pair = NOMBRE=VALOR
cli-value-number = NÚMERO
cli-value-page = PÁGINA
cli-value-theme = TEMA
cli-value-size = ANCHOxALTO
cli-value-percent = PORCENTAJE
cli-value-deck-file = ARCHIVO
cli-value-report = INFORME

cli-argument-game = Qué juego: { $known }
cli-argument-file = Una partida guardada (.cvdesk)
cli-argument-deck-file = Un mazo de cartas o un tablero (.toml)

cli-option-language = El idioma: ru, uk, es o en
cli-option-data-dir = Una carpeta para los ajustes y las partidas guardadas, en lugar de las habituales
cli-option-debug = Cuenta en el terminal lo que hace el programa
cli-option-help = Muestra esta ayuda
cli-option-version = Muestra la versión
cli-option-seats = Quién se sienta a la mesa, separado por comas: human o human:NOMBRE; un nivel de bot (random, calm, steady, sharp), si se quiere con lo que puede pensar (sharp:500it iteraciones, sharp:200ms por turno); o un bot propio (package.module:factory). Si falta: human,steady
cli-option-arena-seats = Qué bots juegan, separados por comas: un nivel (random, calm, steady, sharp), si se quiere con lo que puede pensar en cada decisión (sharp:500it iteraciones, sharp:200ms); o un bot propio (package.module:factory). Si falta: sharp,random
cli-option-option = Una opción de reglas, como first=1 o wurminator=on; se puede repetir
cli-option-seed = La semilla del azar: el mismo número, las mismas tiradas
cli-option-json = Imprime el resultado como JSON
cli-option-matches = Cuántas partidas; si falta, 100
cli-option-rotate = Los bots cambian de asiento de una partida a otra
cli-option-jobs = Cuántas partidas a la vez; si falta, una por procesador
cli-option-record = Una carpeta que conserva cada partida en un archivo
cli-option-report = De qué informar además del resultado: { $known } – con qué frecuencia se toma cada carta cuando se puede, y qué añade a la probabilidad de ganar
cli-option-verify = Vuelve a sacar todo el azar de la semilla y lo compara
cli-option-out = La imagen que se escribe, como imagen.png
cli-option-page = Qué mostrar: { $known }
cli-option-plies = Cuántas decisiones se juegan antes
cli-option-theme = El tema: { $known }
cli-option-size = El tamaño de la ventana, como 1280x800
cli-option-scale = La escala de la interfaz, de 80 a 200

## Errores: una sola frase cada uno

cli-error-command = No existe la orden «{ $word }»; elige entre: { $known }.
# $what es una de las palabras en mayúsculas.
cli-error-missing = A la orden { $command } le falta { $what }; «{ $help }» explica más.
cli-error-extra = Sobra la palabra «{ $word }».
cli-error-option = La opción «{ $word }» no existe aquí; «{ $help }» muestra las opciones.
cli-error-flag = La opción { $option } no lleva ningún valor.
cli-error-value = Después de la opción { $option } falta { $what }.
cli-error-needed = Aquí hace falta la opción { $option }.
cli-error-number = { $option } debe ser un número entero de { $least } a { $most }, no «{ $word }».
cli-error-pair = { $option } espera NOMBRE=VALOR, como first=1, no «{ $word }».
cli-error-twice = { $option } tiene dos valores distintos para «{ $key }».
cli-error-choice = { $option } no puede ser «{ $word }»; elige entre: { $known }.
cli-error-size = { $option } espera un ancho y un alto de { $least } a { $most }, como 1280x800, no «{ $word }».
cli-error-name = En «{ $seat }» el nombre debe tener entre 1 y { $most } caracteres corrientes.
cli-error-display = No hay pantalla para abrir una ventana: no están definidas ni DISPLAY ni WAYLAND_DISPLAY.
# $reason está en inglés y nombra una biblioteca.
cli-error-qt = No se puede cargar Qt; falta una biblioteca del sistema: { $reason }
cli-error-write = No se puede escribir { $file }: { $reason }.
cli-error-no-deck = El juego { $game } no tiene ni mazo ni tablero que cambiar; elige entre: { $known }.
cli-error-exists = { $file } ya existe y se queda como está; indica un archivo nuevo.
# La anotación de una tirada o de una mezcla.
cli-error-forged = La anotación { $number } no es lo que da la semilla: alguien ha cambiado el azar.

## Lo que imprime replay

cli-replay-head = { $game }, { $records ->
    [one] { $records } anotación
   *[other] { $records } anotaciones
 }, semilla { $seed }
cli-replay-checked = Todas las sumas de comprobación coinciden.
cli-replay-verified = Todas las sumas de comprobación coinciden, y la semilla vuelve a dar cada tirada y cada mezcla.
cli-replay-unfinished = La partida no ha terminado; va por el turno { $turn }.
cli-replay-seat = { $rank }. { $player }: { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
 }

## Lo que imprime deck

cli-deck-exported = Lo que viene incluido está ahora en { $file }. Cambia lo que quieras y compruébalo con «cvdesk deck check».
# $title es el título que está en el archivo.
cli-deck-fine = { $file }: «{ $title }» se puede jugar.

## Lo que imprime bench

cli-bench-against = frente a: { $what }
cli-bench-plies = Partidas al azar con más jugadores, decisiones
cli-bench-plies-reference = llamadas vacías de Python
cli-bench-plies-fewest = Partidas al azar con menos jugadores, decisiones
cli-bench-plies-fewest-reference = llamadas vacías de Python
cli-bench-legal = Listas de jugadas legales
cli-bench-legal-reference = llamadas vacías de Python
cli-bench-copy = Copia de un estado
cli-bench-copy-reference = su deepcopy
cli-bench-samples = Mundos sorteados según lo visto
cli-bench-samples-reference = copias de un estado
cli-bench-lay = Si con { $note } cartas se puede bajar una fase de Phase 10
cli-bench-lay-reference = el límite
cli-bench-search = Iteraciones de búsqueda a media partida
cli-bench-search-reference = finales al azar desde allí
cli-bench-decision = Decisión con un margen de { $note } ms
cli-bench-decision-reference = su margen
cli-bench-worker-ready = Proceso del bot listo
cli-bench-worker-ready-reference = Python vacío empieza y termina
cli-bench-worker-memory = Memoria del proceso del bot
cli-bench-worker-memory-reference = Python vacío
cli-bench-worker-message = Pregunta al proceso y su respuesta
cli-bench-worker-message-reference = el límite
cli-bench-first-paint = Primer dibujo de la página de inicio
cli-bench-first-paint-reference = ventana de PySide6 con menú y barra
cli-bench-memory-table = Memoria en la mesa
cli-bench-memory-table-reference = ventana vacía de PySide6
cli-bench-frame = Fotograma con una pieza en vuelo, percentil 99
cli-bench-frame-reference = un fotograma a 60 Hz
cli-bench-input = De la tecla al dibujo mientras un bot piensa, percentil 99
cli-bench-input-reference = cuando nadie piensa
cli-bench-unit-rate = { $figure }/s
cli-bench-unit-us = { $figure } µs
cli-bench-unit-ms = { $figure } ms
cli-bench-unit-mb = { $figure } MB
