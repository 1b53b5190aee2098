### What is needed at the first paint: the home page, the menus and the globe.

# The program's name; it stays as it is in every language.
home-app = cvdesk
home-tagline = A table for board games, with bots that play fair
# The title of the window.
home-window-title = { $page } – cvdesk

## Menus. "&" marks the letter that opens an item; within one menu each letter may stand once.

home-menu-game = &Game
home-menu-move = &Move
home-menu-view = &View
home-menu-settings = &Settings
home-menu-help = &Help
home-menu-pace = &Bot pace
home-menu-language = &Language
home-menu-theme = &Theme

home-action-new = &New match…
home-action-open = &Open…
home-action-save-as = Save &as…
home-action-pause = &Pause
home-action-home = &Home
home-action-quit = &Quit
home-action-undo = &Undo
home-action-redo = &Redo
home-action-moves = &Move list
home-action-why = &Why did the bot do that?
home-action-read = R&ead the situation aloud
home-action-hurry = &Skip the animation
home-action-log = &Log
home-action-panel = &Side panel
home-action-cycle-pace = &Next bot pace
home-action-larger = Lar&ger
home-action-smaller = S&maller
home-action-actual-size = &Actual size
home-action-full-screen = &Full screen
home-action-settings = &Settings…
home-action-rules = &Rules for this place
home-action-rules-contents = Rulebook &contents
home-action-about = &About cvdesk

home-theme-system = &As the system
home-theme-light = &Light
home-theme-dark = &Dark
home-theme-contrast = &High contrast

# How fast bots play: each step by a key, normal, twice as fast, at once.
home-pace-step = &Step by step
home-pace-1x = &Normal (1×)
home-pace-2x = &Fast (2×)
home-pace-instant = &Instant

## The globe button

# Its name for screen readers; the button itself shows the language by its own name.
home-globe-name = Language: { $autonym }
home-globe-tip = Choose the language

## The home page

home-settings-button = Settings
home-settings-tip = Language, appearance and bots

home-game-cv = CV
home-game-cv-about = Roll seven dice and live a whole life: friends, studies, jobs, a house – and whatever goes wrong.
home-game-phase10 = Phase 10
home-game-phase10-about = Collect cards along a ring of actions, lay ten phases one after the other, and be the first to reach the laurel.
home-game-thats-life = That's Life! Compact
home-game-thats-life-about = Walk your pawns along the spiral to the finish. Whoever leaves a tile last takes it, good or bad.
home-game-cv-pocket = CV Pocket
home-game-cv-pocket-about = Build a life from three columns of cards: the last card you took decides how far you can reach.
# How many can play.
home-card-players = Players: { $least }–{ $most }
# How long it takes.
home-card-minutes = { $least }–{ $most } min
home-card-emblem = Emblem of { $game }
home-card-play = Play
home-card-play-tip = Starts at once with the seats of the last match
home-card-setup = Set up…
home-card-setup-tip = Choose the seats, the bots and the rules
home-card-rulebook = Rulebook
# Who plays when "Play" is pressed; the names are joined with dots.
home-card-seats = At the table: { $seats }
home-card-you = You
# A bot among the seats: its level.
home-card-bot = bot { $level }

home-continue-title = Continue
home-continue-empty = Matches that you leave wait here.
home-continue-turn = Turn { $turn }
home-continue-button = Continue
# For screen readers: which match the button continues.
home-continue-button-name = Continue: { $game }, { $seats }, { $date }
home-continue-delete = Delete
home-continue-delete-name = Delete: { $game }, { $seats }, { $date }
home-continue-deleted = The match has been deleted.
home-continue-undo = Undo
home-continue-more = All saved matches ({ $count })
home-continue-fewer = Show fewer
home-open-button = Open a match…
home-open-tip = A saved match (.cvdesk)
