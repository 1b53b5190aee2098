### What is needed at the first paint: the home page, the menus and the globe.

# The program's name; it stays as it is in every language.
home-app = cvdesk
home-tagline = Una mesa de juegos con bots que juegan limpio
# The title of the window.
home-window-title = { $page } – cvdesk

## Menus. "&" marks the letter that opens an item; within one menu each letter may stand once.

home-menu-game = &Partida
home-menu-move = &Jugada
home-menu-view = &Ver
home-menu-settings = Aj&ustes
home-menu-help = A&yuda
home-menu-pace = &Ritmo de los bots
home-menu-language = &Idioma
home-menu-theme = &Tema

home-action-new = &Nueva partida…
home-action-open = &Abrir…
home-action-save-as = &Guardar como…
home-action-pause = &Pausa
home-action-home = Ir al &inicio
home-action-quit = &Salir
home-action-undo = &Deshacer
home-action-redo = &Rehacer
home-action-moves = &Lista de jugadas
home-action-why = ¿&Por qué ha jugado así el bot?
home-action-read = Leer la si&tuación en voz alta
home-action-hurry = &Saltar la animación
home-action-log = Re&gistro
home-action-panel = Panel &lateral
home-action-cycle-pace = Cambiar el rit&mo de los bots
home-action-larger = &Más grande
home-action-smaller = Más p&equeño
home-action-actual-size = &Tamaño normal
home-action-full-screen = &Pantalla completa
home-action-settings = &Ajustes…
home-action-rules = &Regla de este lugar
home-action-rules-contents = &Índice del reglamento
home-action-about = &Acerca de cvdesk

home-theme-system = &Como el sistema
home-theme-light = C&laro
home-theme-dark = &Oscuro
home-theme-contrast = &Alto contraste

# How fast bots play: each step by a key, normal, twice as fast, at once.
home-pace-step = &Paso a paso
home-pace-1x = &Normal (1×)
home-pace-2x = &Rápido (2×)
home-pace-instant = &Instantáneo

## The globe button

# Its name for screen readers; the button itself shows the language by its own name.
home-globe-name = Idioma: { $autonym }
home-globe-tip = Elegir el idioma

## The home page

home-settings-button = Ajustes
home-settings-tip = Idioma, aspecto y bots

home-game-cv = CV
home-game-cv-about = Lanza los dados y vive una vida entera: amigos, estudios, trabajo, casa… y todo lo que se tuerce.
home-game-phase10 = Phase 10
home-game-phase10-about = Reúne cartas en un anillo de acciones, baja diez fases una tras otra y llega antes que nadie al laurel.
home-game-thats-life = ¡Así es la vida! Compact
home-game-thats-life-about = Lleva tus peones a la meta por la espiral. Quien deja una loseta en último lugar se la lleva, sea buena o mala.
home-game-cv-pocket = CV Pocket
home-game-cv-pocket-about = Construye una vida con tres columnas de cartas: la última que has tomado decide hasta dónde alcanzas.
# How many can play.
home-card-players = Jugadores: { $least }–{ $most }
# How long it takes.
home-card-minutes = { $least }–{ $most } min
home-card-emblem = Emblema de { $game }
home-card-play = Jugar
home-card-play-tip = Empieza enseguida con los asientos de la última partida
home-card-setup = Preparar…
home-card-setup-tip = Elegir los asientos, los bots y las reglas
home-card-rulebook = Reglamento
# Who plays when "Play" is pressed; the names are joined with dots.
home-card-seats = A la mesa: { $seats }
home-card-you = Tú
# A bot among the seats: its level.
home-card-bot = bot { $level }

home-continue-title = Continuar
home-continue-empty = Aquí esperan las partidas que dejas a medias.
home-continue-turn = Turno { $turn }
home-continue-button = Continuar
# For screen readers: which match the button continues.
home-continue-button-name = Continuar: { $game }, { $seats }, { $date }
home-continue-delete = Borrar
home-continue-delete-name = Borrar: { $game }, { $seats }, { $date }
home-continue-deleted = La partida se ha borrado.
home-continue-undo = Deshacer
home-continue-more = Todas las partidas guardadas ({ $count })
home-continue-fewer = Mostrar menos
home-open-button = Abrir una partida…
home-open-tip = Una partida guardada (.cvdesk)
