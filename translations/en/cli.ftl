### The command line: its help, its errors and what it prints.
### Words that are typed (--seats, human, sharp:500it, uk) are the same in every language.

## Help

cli-help-usage = Usage:
# Stands in brackets after the command.
cli-help-options = options
cli-help-program = cvdesk is a table for board games, with bots. Without a command it opens its home page.
cli-help-commands = Commands:
cli-help-arguments = What it needs:
cli-help-its-options = Options:
cli-help-everywhere = Before or after any command:
cli-help-more = “cvdesk play --help” tells more about the command play, and so on.

cli-command-play = Goes straight to the table of a game.
cli-command-arena = Lets bots play many matches without a window and counts who wins.
cli-command-bench = Measures speed and memory on this machine, each figure beside a reference.
cli-command-replay = Replays a saved match, checks it and prints the standings.
cli-command-rules = Prints the rulebook of a game.
cli-command-deck-export = Writes the cards or the board of a game to a file, to start one of your own.
cli-command-deck-check = Says everything that is wrong with such a file.
cli-command-screenshot = Paints the window of the program into a picture; needs no display.

## What stands for a word in the help: short, in capitals

cli-value-command = COMMAND
cli-value-game = GAME
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-language = LANGUAGE
cli-value-seats = SEATS
cli-value-pair = NAME=VALUE
cli-value-number = NUMBER
cli-value-page = PAGE
cli-value-theme = THEME
cli-value-size = WIDTHxHEIGHT
cli-value-percent = PERCENT
cli-value-deck-file = FILE
cli-value-report = REPORT

cli-argument-game = Which game: { $known }
cli-argument-file = A saved match (.cvdesk)
cli-argument-deck-file = A deck of cards or a board (.toml)

cli-option-language = The language: ru, uk, es or en
cli-option-data-dir = A folder for settings and saved matches, in place of the usual ones
cli-option-debug = Tells on the terminal what the program does
cli-option-help = Shows this help
cli-option-version = Shows the version
cli-option-seats = Who sits at the table, with commas in between: human or human:NAME; a level of bots (random, calm, steady, sharp), if you like with what it may think (sharp:500it iterations, sharp:200ms for a turn); or a bot of your own (package.module:factory). Without this: human,steady
cli-option-arena-seats = Which bots play, with commas in between: a level (random, calm, steady, sharp), if you like with what it may think per decision (sharp:500it iterations, sharp:200ms); or a bot of your own (package.module:factory). Without this: sharp,random
cli-option-option = An option of the rules, as first=1 or wurminator=on; may be given several times
cli-option-seed = The seed of all chance: the same number, the same dice
cli-option-json = Prints the result as JSON
cli-option-matches = How many matches; without this 100
cli-option-rotate = The bots change seats from match to match
cli-option-jobs = How many matches at the same time; without this one for each processor
cli-option-record = A folder that keeps every match as a file
cli-option-report = What to tell besides the result: { $known } – how often each card is taken when it could be, and what it adds to the chance to win
cli-option-verify = Draws all chance again from the seed and compares
cli-option-out = The picture to write, as picture.png
cli-option-page = What to show: { $known }
cli-option-plies = How many decisions are played first
cli-option-theme = The theme: { $known }
cli-option-size = The size of the window, as 1280x800
cli-option-scale = The scale of the interface, 80 to 200

## Errors: one sentence each

cli-error-command = There is no command “{ $word }”; choose from: { $known }.
# $what is one of the capital words above.
cli-error-missing = The command { $command } needs { $what } as well; “{ $help }” tells more.
cli-error-extra = “{ $word }” is one word too many.
cli-error-option = The option “{ $word }” does not exist here; “{ $help }” lists the options.
cli-error-flag = The option { $option } takes no value.
cli-error-value = The option { $option } needs { $what } after it.
cli-error-needed = The option { $option } is needed here.
cli-error-number = { $option } must be a whole number from { $least } to { $most }, not “{ $word }”.
cli-error-pair = { $option } expects NAME=VALUE, as first=1, not “{ $word }”.
cli-error-twice = { $option } has two different values for “{ $key }”.
cli-error-choice = { $option } cannot be “{ $word }”; choose from: { $known }.
cli-error-size = { $option } expects a width and a height from { $least } to { $most }, as 1280x800, not “{ $word }”.
cli-error-name = In “{ $seat }” the name must have 1 to { $most } ordinary characters.
cli-error-display = There is no display for a window: neither DISPLAY nor WAYLAND_DISPLAY is set.
# $reason is in English and names a library.
cli-error-qt = Qt cannot be loaded; a library of the system is missing: { $reason }
cli-error-write = { $file } cannot be written: { $reason }.
cli-error-no-deck = The game { $game } has neither a deck nor a board to change; choose from: { $known }.
cli-error-exists = { $file } is there already and is left as it is; name a new file.
# The record of a roll or a shuffle.
cli-error-forged = Record { $number } is not what the seed gives, so somebody has changed the luck.

## What replay prints

cli-replay-head = { $game }, { $records ->
    [one] { $records } record
   *[other] { $records } records
 }, seed { $seed }
cli-replay-checked = All checksums agree.
cli-replay-verified = All checksums agree, and the seed gives every roll and shuffle again.
cli-replay-unfinished = The match is not finished; it stands in turn { $turn }.
cli-replay-seat = { $rank }. { $player }: { $count ->
    [one] { $count } point
   *[other] { $count } points
 }

## What deck prints

cli-deck-exported = What is built in is now in { $file }. Change what you like, then ask “cvdesk deck check” about it.
# $title is the title that stands in the file.
cli-deck-fine = { $file }: “{ $title }” can be played.

## What bench prints

cli-bench-against = against: { $what }
cli-bench-plies = Random playouts with the most players, decisions
cli-bench-plies-reference = empty Python calls
cli-bench-plies-fewest = Random playouts with the fewest players, decisions
cli-bench-plies-fewest-reference = empty Python calls
cli-bench-legal = Lists of legal actions
cli-bench-legal-reference = empty Python calls
cli-bench-copy = Copy of a state
cli-bench-copy-reference = deepcopy of it
cli-bench-samples = Worlds sampled from a view
cli-bench-samples-reference = copies of a state
cli-bench-lay = Whether { $note } cards can lay a phase of Phase 10
cli-bench-lay-reference = the limit
cli-bench-search = Search iterations, mid-match
cli-bench-search-reference = random playouts from there
cli-bench-decision = Decision with a budget of { $note } ms
cli-bench-decision-reference = its budget
cli-bench-worker-ready = Bot worker ready
cli-bench-worker-ready-reference = bare Python starts and ends
cli-bench-worker-memory = Bot worker memory
cli-bench-worker-memory-reference = bare Python
cli-bench-worker-message = Question to the worker and its answer
cli-bench-worker-message-reference = the limit
cli-bench-first-paint = First paint of the home page
cli-bench-first-paint-reference = PySide6 window with menu and tool bar
cli-bench-memory-table = Memory at the table
cli-bench-memory-table-reference = empty PySide6 window
cli-bench-frame = Frame time with a piece flying, 99th percentile
cli-bench-frame-reference = a frame at 60 Hz
cli-bench-input = Key press to paint while a bot thinks, 99th percentile
cli-bench-input-reference = while nobody thinks
cli-bench-unit-rate = { $figure }/s
cli-bench-unit-us = { $figure } µs
cli-bench-unit-ms = { $figure } ms
cli-bench-unit-mb = { $figure } MB
