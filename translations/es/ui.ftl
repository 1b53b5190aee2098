### Setup, settings, the rules panel and the dialogs: read when the first of them is opened.

## Setup

ui-setup-back = Inicio
ui-setup-seats = Asientos
# The name of a person who has not typed one.
ui-setup-person = Jugador { $number }
# The name of a bot when all names of the list below are taken.
ui-setup-bot = Bot { $number }
# Names for bots, separated by commas; short, of both genders, easy to tell apart.
ui-bot-names = Lena, Félix, Marta, Óscar, Vera, Hugo
ui-setup-human = Persona
ui-setup-about-human = Juega en este equipo.
ui-setup-about-other = Un bot tuyo: { $level }
# For screen readers.
ui-setup-seat = Asiento { $number }
ui-setup-name-of = Nombre del asiento { $number }
ui-setup-kind-of = Quién ocupa el asiento { $number }
ui-setup-colour-of = Color del asiento { $number }: { $colour }
ui-setup-colour-tip = Elegir color y forma
ui-setup-up-of = Subir el asiento { $number }
ui-setup-down-of = Bajar el asiento { $number }
ui-setup-up-tip = Subir (Alt+↑)
ui-setup-down-tip = Bajar (Alt+↓)
ui-setup-remove-of = Quitar el asiento { $number }
ui-setup-remove-tip = Quitar el asiento
ui-setup-add = Añadir un asiento
ui-setup-full = Los { $count } asientos están ocupados.
ui-colour-1 = azul, círculo
ui-colour-2 = naranja, triángulo
ui-colour-3 = verde, cuadrado
ui-colour-4 = rosa, rombo
ui-colour-5 = amarillo, estrella
ui-colour-6 = negro, cruz
ui-setup-rules = Reglas
ui-setup-defaults = Como en el reglamento
ui-setup-seed = Semilla
ui-setup-seed-new = nueva cada vez
ui-setup-seed-about = El mismo número da las mismas losetas y las mismas tiradas.
ui-setup-advanced = Avanzado
ui-setup-start = Empezar
ui-setup-too-few = Faltan asientos: hacen falta al menos { $count }.
ui-setup-same-name = Dos asientos tienen el mismo nombre: { $name }.
ui-setup-bad-seed = La semilla es un número de { $count } cifras como máximo.

## Settings

ui-settings-title = Ajustes
ui-settings-play = Juego
ui-settings-look = Aspecto
ui-settings-language = Idioma y datos
ui-settings-defaults = Valores iniciales
ui-settings-close = Cerrar
ui-settings-pace = Ritmo de los bots
ui-settings-pace-about = Cuánto tiempo se ve lo que hace un bot. En la mesa lo cambia F8.
ui-pace-step = Paso a paso
ui-pace-1x = Normal (1×)
ui-pace-2x = Rápido (2×)
ui-pace-instant = Instantáneo
ui-settings-one-click = Jugar con un solo clic
ui-settings-one-click-about = Un clic hace la jugada enseguida, sin mostrar antes lo que trae.
ui-settings-play-forced = Hacer por mí las jugadas forzadas
ui-settings-play-forced-about = Si solo hay una jugada posible, se hace sola; el dado lo sigues lanzando tú.
ui-settings-practice = Deshacer de práctica
ui-settings-practice-about = Si juegas a solas contra bots, también puedes deshacer tiradas. La partida queda marcada como práctica.
ui-settings-curtain = Telón entre jugadores
ui-settings-curtain-about = Cuando las manos son secretas y varias personas comparten este equipo.
ui-curtain-game = Según el juego
ui-curtain-full = Cubrir toda la mesa
ui-curtain-private = Ocultar solo lo secreto
ui-curtain-off = Sin telón
ui-settings-peek = Una pulsación muestra lo secreto y la siguiente lo oculta
ui-settings-peek-about = Si no, las cartas ocultas se ven mientras se mantiene F5 o el botón del ratón.
ui-settings-cover = Cubrir lo secreto cuando otra ventana está delante
ui-settings-cover-about = Solo si hay telón.
ui-settings-theme = Tema
ui-theme-system = Como el sistema
ui-theme-light = Claro
ui-theme-dark = Oscuro
ui-theme-contrast = Alto contraste
ui-settings-scale = Tamaño de todo
ui-settings-scale-value = { $percent } %
ui-settings-animation = Velocidad de la animación
ui-animation-slow = Lenta
ui-animation-normal = Normal
ui-animation-fast = Rápida
ui-animation-off = Sin animación
ui-settings-motion = Movimiento
ui-motion-system = Como el sistema
ui-motion-on = Las piezas viajan
ui-motion-off = Reducido
ui-settings-motion-about = Con movimiento reducido nada cruza el tablero; los cambios aparecen poco a poco.
ui-settings-preview = Muestra
ui-settings-preview-again = Ver otra vez
ui-settings-language-label = Idioma
ui-language-system = Como el sistema ({ $autonym })
ui-settings-folder = Carpeta de datos
ui-settings-folder-about = Aquí se guardan las partidas y los ajustes.
ui-settings-folder-open = Abrir la carpeta

## The rules panel

ui-rules-title = Reglamento
ui-rules-chapters = Capítulos
ui-rules-search = Buscar en las reglas
ui-rules-next = Lugar siguiente
ui-rules-previous = Lugar anterior
# Which of the found places is shown.
ui-rules-place = { $number } de { $count }
ui-rules-none = No se ha encontrado nada
ui-rules-close = Cerrar
ui-rules-close-tip = Volver a la mesa (Esc)
ui-rules-text = Texto de las reglas

## Dialogs

ui-open-title = Abrir una partida
ui-save-title = Guardar la partida como
ui-files-matches = Partidas de cvdesk
ui-files-all = Todos los archivos
ui-files-folder = Carpeta:
ui-files-name = Nombre:
ui-files-type = Tipo de archivo:
ui-saved = Partida guardada: { $file }
ui-notice-foreign-bots = Desde ahora juega Firme por estos bots, porque una partida guardada nunca ejecuta programas ajenos: { $names }.
ui-notice-other-cards = Las reglas o las cartas han cambiado desde que se guardó: la partida sigue desde ahí como copia, y la guardada queda como estaba.
ui-notice-unclean = La última vez el programa no terminó bien. Las partidas se guardan tras cada jugada y esperan en «Continuar». Detalles: { $file }
ui-notice-close = Cerrar este mensaje

ui-leave-title = ¿Salir de la partida?
ui-leave-text = Está guardada y espera en la página de inicio, en «Continuar».
ui-leave-unsaved = Ahora no se puede guardar. Si sales, se pierde lo jugado desde la última vez que se guardó.
ui-leave-yes = Salir
ui-leave-no = Quedarse

ui-about-title = Acerca de cvdesk
ui-about-version = Versión { $version }
ui-about-licence = Software libre con licencia MIT.
ui-about-unofficial = Un programa no oficial hecho por aficionados. No tiene relación con los autores ni las editoriales de los juegos; los nombres pertenecen a sus dueños. Las reglas se cuentan con palabras propias y todos los dibujos son nuestros.
ui-about-fair-title = Juego limpio
ui-about-fair-view = Un bot recibe solo lo que se ve desde su asiento y la historia pública de la partida. No conoce la próxima tirada ni nada que no se haya descubierto.
ui-about-fair-luck = La suerte no depende del nivel de los bots. El número que decide todas las tiradas queda sellado antes de empezar: su huella está en la partida guardada, y «cvdesk replay --verify» repite cada sorteo.
ui-about-fair-levels = Los niveles se distinguen por lo bien que piensa el bot, nunca por lo que ve.
ui-about-parts = Hecho con Qt for Python (LGPL), Fluent y Babel.

ui-crash-title = Algo ha salido mal
ui-crash-text = El programa ha tropezado con un error suyo. La partida está guardada y casi siempre se puede seguir jugando.
ui-crash-log = Los detalles están en el archivo { $file }
ui-crash-copy = Copiar los detalles
ui-crash-folder = Abrir la carpeta
ui-crash-go-on = Seguir jugando

# Life stories
ui-story-title = Currículum vítae: { $player }
ui-story-subtitle = Currículum vítae
ui-story-foot = { $game }: partida jugada en cvdesk, un programa no oficial hecho por aficionados
ui-story-window = Historias de vida
ui-story-pdf = Guardar como PDF…
ui-story-png = Guardar como imagen…
ui-story-kept = Guardado: { $file }
ui-story-failed = No se puede escribir el archivo: { $file }
ui-story-button = Historias de vida…

# Decks of a player's own
ui-setup-import = Importar de un archivo…
ui-setup-import-title = Importar de un archivo
ui-files-decks = Mazos y tableros
