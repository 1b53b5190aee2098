# That's Life! Compact. Words: see GLOSSARY.md.
# $player is a name: "Name: action", present tense. $tile, $source, $to and $space are
# names of tiles from the section below (+5, −7, luck, start) and are never declined.
# $face is the die, 1 to 6.

# $clause is a number like 3.1
life-rule-label = Life { $clause }

## Names of tiles

life-tile-start = start
life-tile-finish = finish
life-tile-luck = luck
# $points with its sign
life-tile-points = { $points }

## The log

life-log-path-laid = The path is laid
life-log-guards-placed = The guards stand on the six plus and luck tiles nearest the start
life-log-began = { $player }: has the first turn
life-log-rolled = { $player }: rolls a { $face }
life-log-wurm-may = The Wurminator may be moved too
life-log-wurm-must = The Wurminator must be moved too
life-log-pawn-moved = { $player }: pawn { $source } → { $to }
life-log-guard-moved = { $player }: guard { $source } → { $to }
life-log-tile-stays = The tile stays: somebody still stands on it
life-log-took = { $player }: takes { $tile }
life-log-took-luck = { $player }: takes a luck tile
life-log-came-home = { $player }: all pawns are home
life-log-ended = All pawns are home, the match is over
life-log-wurm-moved = { $player }: Wurminator { $source } → { $to }
life-log-wurm-returned = The Wurminator goes back to the start
life-log-wurm-left = { $player }: leaves the Wurminator where it is
life-log-hit = { $player }: bitten, takes { $tile }
life-log-put-back = { $player }: bitten, puts { $tile } back on the path
life-log-spared = { $player }: bitten, but has no minus tile to put back

## What is to be decided

life-prompt-roll = { $player }: roll the die
life-prompt-move = { $player }: move a pawn or a guard by { $face }
life-prompt-move-pawn = { $player }: move a pawn by { $face }
life-prompt-move-wurm-may = { $player }: move a pawn or a guard by { $face }; the Wurminator may move too, before or after
life-prompt-move-pawn-wurm-may = { $player }: move a pawn by { $face }; the Wurminator may move too, before or after
life-prompt-move-wurm-must = { $player }: move a pawn or a guard by { $face }; the Wurminator must move too, before or after
life-prompt-move-pawn-wurm-must = { $player }: move a pawn by { $face }; the Wurminator must move too, before or after
life-prompt-wurm-may = { $player }: move the Wurminator by { $face }, or leave it
life-prompt-wurm-must = { $player }: the Wurminator is behind all pawns and must move by { $face }

## Moves, on buttons and in the move list

life-do-roll = Roll the die
life-do-pawn =
    Move a pawn { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }: { $source } → { $to }
life-do-guard =
    Move a guard { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }: { $source } → { $to }
life-do-wurm =
    Move the Wurminator { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }: { $source } → { $to }
life-do-wurm-first =
    First the Wurminator, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }: { $source } → { $to }
life-do-leave = Leave the Wurminator
# Tells two moves apart that would read the same; $label is one of the texts above,
# $place counts tiles from the start.
life-do-numbered = { $label } (from place { $place })

## What a move brings

life-detail-take = you take { $tile }
life-detail-take-luck = you take a luck tile
life-detail-stays = no tile is taken
# $hits is a list of the three texts below
life-detail-hits = { $hits }
life-detail-hits-nobody = bites nobody
life-detail-goes-round = reaches the finish and goes back to the start
life-detail-waits = it stays on: { $space }
life-hit-takes = { $player }: takes { $tile }
life-hit-puts-back = { $player }: puts { $tile } back
life-hit-spared = { $player }: nothing

## Why not

life-why-over = The match is over: all pawns are home.
life-why-turn = It is the turn of { $player }.
life-why-roll-first = Roll the die first.
life-why-rolled = The die has been rolled and shows { $face }: now a piece must move.
life-why-moved = A turn has one move of a pawn or a guard, and it is done.
life-why-foreign = You move only your own pawns; this one belongs to: { $player }.
life-why-home = It is home: on the finish nothing moves any more.
life-why-guard-alone = A guard moves only while a pawn stands on its tile (or the Wurminator, in that variant).
life-why-wurm-roll = The Wurminator moves only on a 1 or a 2; the die shows { $face }.
life-why-wurm-moved = The Wurminator has already moved this turn.
life-why-space = With a { $face } no piece that may move lands here.

## Scores

life-score-plus = Plus tiles
life-score-turned = Minus tiles turned by luck
life-score-minus = Minus tiles
life-score-idle = Luck tiles with nothing to turn
life-verdict-leads =
    { $player }: leads with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
life-verdict-level =
    Level with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $players }
life-verdict-wins =
    { $player }: wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
life-verdict-wins-tie =
    { $player }: wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and fewer luck tiles
life-verdict-shared =
    Shared victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $players }
life-verdict-shared-tie =
    Shared victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and the fewest luck tiles: { $players }

## Options: a name, its values, one sentence on what it changes

life-option-first = Who begins
life-option-first-random = Drawn at random
life-option-first-help = Who has the first turn; the rulebook gives it to the youngest.
life-option-wurminator = Wurminator
life-option-wurminator-off = Off
life-option-wurminator-on = On
life-option-wurminator-help = On a 1 or a 2 a worm crawls along the path too, and everybody it bites takes a minus tile.
life-option-ties = Ties
life-option-ties-shared = Shared victory
life-option-ties-fewest-luck-tiles = Fewer luck tiles win
life-option-ties-help = Who wins when the best scores are equal.
life-option-lowest-minus = Lowest minus tile
life-option-lowest-minus-smallest = −1 before −2
life-option-lowest-minus-largest = −10 before −9
life-option-lowest-minus-help = Which minus tile the Wurminator makes players take or put back.
life-option-collected = Collected tiles
life-option-collected-open = Open
life-option-collected-hidden = Hidden
life-option-collected-help = Whether collected tiles and points are on show during the match; hidden, you play from memory.

## The board, mostly for screen readers

# Printed on the first and the last tile
life-board-start = Start
life-board-finish = Finish
life-board-tile = Tile { $tile }
life-board-tile-luck = Luck tile
# A tile and who stands on it, as "Tile +5, 2 pawns: Julia, Felix; 1 guard"
life-board-occupied = { $tile }, { $pieces }
# Two of the parts below, one after the other
life-board-and = { $first }; { $second }
life-board-pawns = { $count ->
    [one] { $count } pawn
   *[other] { $count } pawns
 }: { $players }
# A player with several pawns on one tile
life-board-times = { $player } ×{ $count }
life-board-guards = { $count ->
    [one] { $count } guard
   *[other] { $count } guards
 }
life-board-wurm = the Wurminator
# A piece and the tile below it
life-board-pawn = { $player }: { $count ->
    [one] pawn
   *[other] { $count } pawns
 }. { $tile }
life-board-guard = { $count ->
    [one] Guard
   *[other] { $count } guards
 }. { $tile }
life-board-wurm-at = Wurminator. { $tile }
life-board-die = Die: { $face }
life-board-die-blank = Die, not rolled yet
# Beside the number
life-board-left = { $count ->
    [one] tile on the path
   *[other] tiles on the path
 }
life-board-left-name = { $count ->
    [one] { $count } tile on the path
   *[other] { $count } tiles on the path
 }
life-board-wurm-must = The Wurminator must still move
life-board-wurm-may = The Wurminator may still move
life-board-wurm-rests = The Wurminator moves on a 1 or a 2
# A move and what comes of it
life-board-consequence = { $label } – { $detail }

# What each face of the die would do: face, arrow, where the piece lands
life-odds-lands = { $face } → { $to }
life-odds-takes = { $face } → { $to }, takes { $tile }
life-odds-hits = { $count ->
    [one] { $face } → { $to }, bites { $count } pawn
   *[other] { $face } → { $to }, bites { $count } pawns
 }
