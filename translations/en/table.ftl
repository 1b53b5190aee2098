# Prompts in the turn bar
table-prompt-bot = { $player } is choosing…
table-prompt-step = { $player } is ready to go on. Press Enter.
table-prompt-paused = Paused. Next to act: { $player }.
table-prompt-looking = Looking back at turn { $turn }.
table-prompt-start = Looking back at the start.
table-prompt-read-only = This match can only be looked at.

# Turn bar
table-button-undo = Undo
table-button-redo = Redo
table-button-moves = Moves
table-button-moves-tip = All moves as a list (F2)
table-button-rules = Rules
table-button-rules-tip = Rulebook (F1)
table-button-panel = Side panel
table-button-panel-tip = Show or hide the side panel (F9)
table-undo-what = Take back: { $what } (Ctrl+Z)
table-undo-practice = Practice: take back your last decision (Ctrl+Z)
table-undo-barrier = Cannot be taken back any more: { $what }
table-undo-nothing = There is nothing to take back.
table-redo-what = Play again what was taken back (Ctrl+Y)
table-redo-nothing = Nothing has been taken back.

# Strips above the board
table-past-return = Return (Esc)
table-problem-crashed = { $player }: the bot stopped working, so a quick move was made instead.
table-problem-late = { $player }: the bot took too long, so a quick move was made instead.
table-problem-illegal = { $player }: the bot wanted a move that the rules do not allow, so another one was made.

# Bar below the board
table-action-choose = Choose on the board
table-action-wait = Please wait
table-action-step = Next step
table-action-return = Return to the present
table-action-resume = Go on
table-action-clear = Clear (Esc)
table-action-hurry = Skip
table-action-more = More moves
table-pace-step = Bots: by steps
table-pace-1x = Bots: 1×
table-pace-2x = Bots: 2×
table-pace-instant = Bots: instant
table-pace-tip = How fast bots play (F8)

# Seats
table-seats-name = Seats
table-seat-human = Player
table-seat-held = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 }
# $kind is the level of a bot or “Player”; $held is how much the seat has.
table-seat-note = { $kind } · { $held }
table-seat-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-seat-thinking = thinking…
table-seat-turn = to move

# Log
table-log-name = Log of the match
table-log-setup = Set-up
table-log-sealed = Set-up · seal { $seal }
table-log-practice = Set-up · practice match
table-log-turn = Turn { $turn }
table-log-auto = { $sentence } (only move, made automatically)
table-log-rule = Rule { $rule }
table-log-look = Click to look at this moment
table-log-menu-look = Look at this moment
table-log-menu-rule = Open { $rule }
table-log-menu-why = Why this move?
table-log-menu-copy = Copy the whole log

# Why did the bot do that
table-why-heading = { $player }: why this move?
# $percent is the expected result: 100 is a sure win, 50 as good as the others.
table-why-line = { $percent }% – { $move }
table-why-close = Close
table-why-none = No bot has had to choose yet.

# List of moves
table-moves-name = Moves that you can make
table-moves-close = Back to the board (Esc)
table-moves-filter = Type to filter
table-moves-none = No move fits.
table-moves-not-yours = Nothing to choose right now.
table-moves-line = { $move } – { $consequence }
table-moves-count = { $count ->
    [one] { $count } move to choose from (F2)
   *[other] { $count } moves to choose from (F2)
 }

# Results
table-results-place = Place { $place }
table-results-total = Total
# The button beside a line of the score sheet
table-results-show = Show the cards behind “{ $line }”
table-results-hide = Hide the cards behind “{ $line }”
table-results-rematch = Rematch
table-results-rotate = Rotate seats
table-results-review = Review match
table-results-home = Home
table-chart-name = Running scores
table-chart-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
 }
table-results-dice-name = Check of chance
table-results-dice = Honest chance: every roll and every draw follows from the seed { $seed }, sealed as { $seal }… before the first one.
table-results-dice-practice = Practice match: decisions were taken back across rolls or draws. These follow from the seed { $seed }.
table-results-dice-forged = The save has been edited: record { $number } is not what the seed gives.

# Replay
table-replay-leave = Back
table-replay-first = To the start
table-replay-back = One step back
table-replay-forward = One step forward
table-replay-play = Play
table-replay-pause = Pause
table-replay-slider = Moment of the match
table-replay-place = Turn { $turn } of { $last }

# The curtain between two people at one computer
table-prompt-cover = Pass the computer to { $player }.
table-curtain-pass = Pass the computer to { $player }
table-curtain-open = I am { $player } – show my cards
table-curtain-recap = Since your last turn
table-curtain-start = Since the start of the match
table-curtain-quiet = Nothing has happened since your last turn.
table-curtain-more = { $count ->
    [one] Show { $count } more line
   *[other] Show { $count } more lines
 }
