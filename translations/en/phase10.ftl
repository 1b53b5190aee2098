# Phase 10, the board game. Words: see GLOSSARY.md.
# $player, $taker are names: "Name: action", present tense, never declined.
# $card is the name of a card from the section below ("red 7", "joker (red 7)").
# $number is a number on cards, 1 to 12, or the number of a phase where it is called $phase.

# $clause is a number like 3.1 or R1
phase10-rule-label = P10 { $clause }

## Cards

phase10-card-purple = purple { $number }
phase10-card-red = red { $number }
phase10-card-green = green { $number }
phase10-card-yellow = yellow { $number }
# $card is the face of the joker
phase10-card-joker = joker ({ $card })
# A joker in a combination, where its face no longer counts
phase10-joker = joker
phase10-colour-purple = purple
phase10-colour-red = red
phase10-colour-green = green
phase10-colour-yellow = yellow

## Action spaces

phase10-kind-star = Free choice
phase10-kind-draw = Draw cards
phase10-kind-again = Draw 1, another turn
phase10-kind-search = Search the pile
phase10-kind-exchange = Exchange cards
phase10-kind-everybody = Everybody draws
phase10-kind-joker = Take a joker
phase10-kind-ask = Ask for a number
phase10-space-draw = { $count ->
    [one] Draw { $count } card
   *[other] Draw { $count } cards
 }
phase10-space-exchange = { $count ->
    [one] Exchange { $count } card
   *[other] Exchange { $count } cards
 }

## Laid combinations, with their owner

phase10-meld-set = set of { $number } ({ $player })
phase10-meld-flush = { $colour } flush ({ $player })
phase10-meld-run = run { $low }–{ $high } ({ $player })

## The log

phase10-log-began = { $player }: begins the first round
phase10-log-dealt = Round { $round }: cards are dealt, the discard pile shows { $card }
phase10-log-rolled = { $player }: rolls { $one } and { $two }
phase10-log-moved = { $player }: pawn → { $space }
phase10-log-skipped = { $count ->
    [one] { $count } occupied space is not counted
   *[other] { $count } occupied spaces are not counted
 }
phase10-log-starred = { $player }: chooses { $space }
phase10-log-once-more = { $player }: has another turn
phase10-log-too-long = The round has had 200 turns and ends with nobody out of cards
phase10-log-went-out = { $player }: no card left, the round ends
phase10-log-advanced = { $player }: phase marker → { $phase }
phase10-log-jumped = { $player }: phase marker moves two phases on → { $phase }
phase10-log-crowned = { $player }: phase marker → laurel
phase10-log-kept-some = { $player }: keeps { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } for the next round
phase10-log-threw-nothing = { $player }: has no card to throw off
phase10-log-threw-off = { $player }: throws off { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
phase10-log-kept = { $player }: keeps { $card }
phase10-log-kept-hidden = { $player }: keeps a card
phase10-log-drew = { $player }: draws { $card }
phase10-log-drew-hidden = { $player }: draws a card
phase10-log-drew-joker = { $player }: draws a joker, its face is { $card }
phase10-log-took-open = { $player }: takes { $card } from the discard pile
phase10-log-no-card = { $player }: there is no card to draw
phase10-log-reshuffled = The discard pile without its top card becomes the deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
phase10-log-looks = { $player }: looks through the discard pile
phase10-log-found = { $player }: takes { $card } out of the discard pile
phase10-log-found-hidden = { $player }: takes a card out of the discard pile
phase10-log-put-away = { $player }: puts { $card } on the discard pile
phase10-log-put-away-hidden = { $player }: puts a card face down on the discard pile
phase10-log-asked = { $player }: asks for the number { $number }
# clockwise
phase10-log-asked-on = { $player }: asks clockwise for the number { $number }
phase10-log-asked-back = { $player }: asks anticlockwise for the number { $number }
phase10-log-denied = { $player }: has no { $number }
phase10-log-gave = { $player }: gives { $card } → { $taker }
phase10-log-gave-hidden = { $player }: gives a card with the number { $number } → { $taker }
phase10-log-laid-out = { $player }: prepares { $cards }
phase10-log-lays-out = { $player }: prepares cards for the phase
phase10-log-began-run = { $player }: the run begins with { $number }
phase10-log-laid-phase = { $player }: lays phase { $phase }
phase10-log-laid-set = Set: { $cards }
phase10-log-laid-flush = Flush: { $cards }
phase10-log-laid-run = Run { $low }–{ $high }: { $cards }
phase10-log-added = { $player }: adds { $card } → { $meld }
phase10-log-discarded = { $player }: discards { $card }

## What is to be decided

phase10-prompt-roll = { $player }: roll the dice
phase10-prompt-move = { $player }: move by { $one } or { $two }
phase10-prompt-move-double = { $player }: a double – move by { $one } or { $twice }
phase10-prompt-star = { $player }: choose an action
phase10-prompt-draw = { $player }: { $count ->
    [one] draw { $count } card
   *[other] draw { $count } cards, one by one
 }, from the deck or the discard pile
phase10-prompt-search = { $player }: take a card out of the discard pile
phase10-prompt-exchange = { $player }: put away { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }; only the last one will be seen
phase10-prompt-exchange-last = { $player }: put away one more card; everybody will see it
phase10-prompt-ask = { $player }: ask for a number
phase10-prompt-give = { $player }: hand over a card with the number { $number } → { $taker }
phase10-prompt-add = { $player }: add cards to combinations, or discard one
phase10-prompt-lay = { $player }: lay phase { $phase }, or discard a card
phase10-prompt-discard = { $player }: discard a card
# $group is a combination from the section below
phase10-prompt-laying = { $player }: lay a { $group }
phase10-prompt-laying-number = { $player }: which card stands for { $number }?
phase10-prompt-keep-first = { $player }: keep up to five cards for the next round
phase10-prompt-keep = { $player }: keep up to five cards for the next round, { $count ->
    [one] { $count } chosen
   *[other] { $count } chosen
 }

## Combinations that a phase asks for

phase10-group-set = set of { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
phase10-group-flush = flush of { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
phase10-group-run = run of { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }

## Moves, on buttons and in the move list

phase10-do-roll = Roll the dice
phase10-do-move = Move { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
 }: { $space }
phase10-detail-skips = { $count ->
    [one] { $count } occupied space is not counted
   *[other] { $count } occupied spaces are not counted
 }
# $kind is an action: "Search the pile"
phase10-do-star = { $kind }
phase10-detail-space = next free space: { $space }
phase10-do-deck = Draw from the deck
phase10-do-pile = Take { $card }
# $place counts from the top of the pile
phase10-do-search = Take { $card } (place { $place } from the top)
phase10-do-exchange = Put away { $card } face down
phase10-do-exchange-all = { $count ->
    [one] Exchange { $count } card
   *[other] Exchange { $count } cards
 }
phase10-do-exchange-last = Put away { $card } on top
phase10-do-ask = Ask for { $number }, { $player } first
phase10-do-give = Give { $card }
phase10-do-discard = Discard { $card }
phase10-do-add = Add { $card } → { $meld }
phase10-do-add-low = Add { $card } at the low end → { $meld }
phase10-do-add-high = Add { $card } at the high end → { $meld }
phase10-do-lay = Lay { $cards }
phase10-do-run = Lay a run { $low }–{ $high }
phase10-do-place = Lay { $card }
phase10-do-place-as = Lay { $card } as { $number }
phase10-do-keep = Keep { $card }
phase10-do-keep-none = Keep nothing
phase10-do-done = Keep { $count ->
    [one] this card
   *[other] these { $count } cards
 }

## Why not

phase10-why-over = The match is over: a phase marker has reached the laurel.
phase10-why-turn = It is up to { $player } now.
phase10-why-roll-first = Roll the dice first.
phase10-why-move-first = Move your pawn first.
phase10-why-space = Neither die leads here.
phase10-why-occupied = Another pawn stands here; occupied spaces are not counted.
phase10-why-rolled = The dice have been used this turn.
phase10-why-moved = Your pawn has moved this turn.
phase10-why-choose-kind = Choose one of the actions first; the pawn goes to the next free space of that kind.
phase10-why-kind-occupied = All spaces of this kind are occupied.
phase10-why-draw-first = Draw your cards first.
phase10-why-deck-empty = The deck is empty, and there is nothing to shuffle.
phase10-why-search-first = Take a card out of the discard pile first.
phase10-why-exchange-first = Put away your cards first.
phase10-why-exchange-order = Cards that nobody sees are put away in ascending order.
phase10-why-ask-first = Ask for a number first.
phase10-why-give = A card with the number { $number } must be handed over.
phase10-why-no-draw = Cards are drawn only where an action space says so; the turn ends with a discard.
phase10-why-lay-first = Lay your own phase first; only then may you add cards.
phase10-why-no-fit = No card of your hand fits here.
phase10-why-laying = Lay the rest of your phase first, or undo.
phase10-why-rest = With this card now the phase could not be completed.
phase10-why-keep-first = The round is over: choose the cards that you keep.
phase10-why-keep-order = Cards are kept in ascending order; this one had to come earlier.

## Laid combinations, and the phase that is put together

# What a phase asks for, as in "Phase 4: two runs of four"
phase10-phase-1 = a flush of five and a run of three
phase10-phase-2 = four pairs
phase10-phase-3 = a set of three and a run of four
phase10-phase-4 = two runs of four
phase10-phase-5 = a flush of six and a set of three
phase10-phase-6 = a run of eight
phase10-phase-7 = a pair, a set of three and a set of four
phase10-phase-8 = two sets of four
phase10-phase-9 = a run of nine
phase10-phase-10 = a set of five and a set of three
phase10-board-row = { $player }: phase { $phase }
phase10-board-row-laurel = { $player }: laurel
# $needs is one of phase10-phase-1 to 10
phase10-board-to-lay = Phase { $phase }: { $needs }
phase10-board-cards = Cards: { $cards }
phase10-board-joker-as = joker as { $number }
# The free ends of a laid run
phase10-board-low = { $meld }: { $number } fits in front
phase10-board-high = { $meld }: { $number } fits at the end
# One word on each space of the ring: there is room for about eight letters
phase10-board-short-star = choice
phase10-board-short-draw = draw
phase10-board-short-again = again
phase10-board-short-search = search
phase10-board-short-exchange = swap
phase10-board-short-everybody = all
phase10-board-short-joker = joker
phase10-board-short-ask = ask
# $number counts the spaces clockwise from the start
phase10-board-space = { $name }, space { $number }
phase10-board-standing = Here: { $players }
phase10-board-phase = Phase { $phase }: { $needs }
phase10-board-laurel = Laurel: the first marker here wins
phase10-board-die = Die, not rolled yet
phase10-board-die-shows = Die: { $value }
phase10-board-die-twice = Doubled: twice { $value } is { $twice }
phase10-board-deck-caption = Deck
phase10-board-deck = Deck: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
 }
phase10-board-pile-caption = Discards: { $count }
phase10-board-pile-empty = Discard pile: empty
phase10-board-pile = Discard pile: { $card } on top, { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
phase10-board-pile-hidden = Discard pile: a card face down on top, { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
phase10-board-pile-seen = Seen below, from the top: { $cards }
# $place counts from the top
phase10-board-in-pile = { $card }, number { $place } from the top
phase10-board-due = Still to draw: { $count }
phase10-board-again = Another turn follows
phase10-board-kind-closed = All spaces of this kind are occupied
phase10-board-number = Ask for { $number }
phase10-board-held-number = { $count ->
    [one] { $count } card of it in your hand
   *[other] { $count } cards of it in your hand
 }
phase10-board-way-on = Clockwise, { $player } first
phase10-board-way-back = Counterclockwise, { $player } first
phase10-board-sort-number = By number
phase10-board-sort-colour = By colour
phase10-board-sort-phase = By phase
# $outs is the number of unseen cards that would help
phase10-board-progress = Phase { $phase }: { $have } of { $need } · { $outs ->
    [one] { $outs } card helps
   *[other] { $outs } cards help
 }
phase10-board-progress-ready = Phase { $phase }: can be laid
phase10-board-progress-laid = Phase { $phase } is laid · { $outs ->
    [one] { $outs } unseen card fits
   *[other] { $outs } unseen cards fit
 }
phase10-board-outs = { $unseen ->
    [one] { $unseen } card has not been seen yet
   *[other] { $unseen } cards have not been seen yet
 }, helpful ones among them: { $outs }
phase10-board-hidden = Card, face down
phase10-board-peek = Hold a card or F5 to see the hand
phase10-board-uncover = Show hand
phase10-board-cover = Hide hand
phase10-board-open = Goes on top, everybody will see it
phase10-board-unseen = Goes into the pile unseen

phase10-build-set-2 = Pair
phase10-build-set-3 = Set of 3
phase10-build-set-4 = Set of 4
phase10-build-set-5 = Set of 5
phase10-build-flush = Flush of { $size }
phase10-build-run = Run of { $size }
# $group is one of the names above
phase10-build-group = { $group }: { $cards }
phase10-build-empty = { $group }: still empty
phase10-build-lay = Lay phase { $phase }
phase10-build-clear = Put all cards back
phase10-build-suggest = Suggest cards
phase10-build-shift = Move the joker: { $low }–{ $high }
phase10-build-missing = { $count ->
    [one] { $count } card is missing
   *[other] { $count } cards are missing
 }
phase10-build-ready = All cards are there
phase10-build-open = Put cards here
phase10-build-why-set = Only the number { $number } fits into this set.
phase10-build-why-flush = Only { $colour } cards fit into this flush.
phase10-build-why-there = This run already has the number { $number }.
phase10-build-why-far = A run of { $size } cannot hold both { $low } and { $high }.
phase10-build-why-full = All places are taken; further cards can be added once the phase is laid.
phase10-build-why-natural = Each combination needs at least one natural card: no room for another joker.

# What a round has brought: the marker moves on, or stays
phase10-end-out = Ends round { $round }: phase { $before } → { $after }
phase10-end-laid = Round { $round }: phase { $before } → { $after }
phase10-end-laurel = Round { $round }: phase { $before } → laurel
phase10-end-stays = Round { $round }: still phase { $phase }
phase10-end-kept = Round { $round }: still phase { $phase }, { $count ->
    [one] { $count } card kept
   *[other] { $count } cards kept
 }
# The panel at the end of a round: a row of a player has these in its columns
phase10-round-over = Round { $round } is over
phase10-round-too-long = Round { $round } has had 200 turns and ends with nobody out of cards
phase10-round-laid = phase laid
phase10-round-not-laid = phase not laid
# The marker moves from phase to phase
phase10-round-moves = phase { $before } → { $after }
phase10-round-stays = stays in phase { $phase }
phase10-round-out = no card left
phase10-round-left = { $count ->
    [one] { $count } card left over
   *[other] { $count } cards left over
 }
phase10-round-kept = keeps { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
phase10-round-kept-none = keeps no card
phase10-round-chooses = chooses what to keep
phase10-round-close = Continue
# Beside the board
phase10-seat-phase = Phase { $phase }
phase10-seat-laurel = Laurel
phase10-seat-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
phase10-seat-laid = phase laid
phase10-seat-jokers = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
 }

# What may still come, when a thing is inspected
phase10-outs-fit = Unseen cards: { $unseen }, of these { $outs } fit here
phase10-outs-number = Unseen cards: { $unseen }, of these { $outs } with the number { $number }

## Scores

phase10-score-phases = Phases behind you
phase10-verdict-leads = { $player }: ahead, in phase { $phase }
phase10-verdict-level = Level in phase { $phase }: { $players }
phase10-verdict-wins = { $player }: wins, the phase marker is on the laurel

## Options: a name, its values, one sentence on what it changes

phase10-option-first = Who begins
phase10-option-first-random = Drawn at random
phase10-option-first-help = Who begins the first round; the rulebook gives it to the youngest.
phase10-option-ask-jokers = Asking for jokers
phase10-option-ask-jokers-no = Not allowed
phase10-option-ask-jokers-yes = Allowed
phase10-option-ask-jokers-help = Whether a joker must be handed over when its visible number is asked for.
phase10-option-board = Board
phase10-option-board-reconstructed = Reconstructed board
phase10-option-board-help = Which ring of action spaces is played on; the ring of your box can be a file of your own.

## Where the cards and the board come from

phase10-source-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }, each number twice in four colours
phase10-source-spaces = { $count ->
    [one] { $count } action space
   *[other] { $count } action spaces
 } of eight kinds; the start is a free choice
phase10-source-jokers = { $count ->
    [one] { $count } joker space
   *[other] { $count } joker spaces
 }
phase10-source-draw = How many cards are drawn
phase10-source-exchange = How many cards are exchanged
# $kind is an action: "Search the pile"
phase10-source-kind = { $kind }: { $count ->
    [one] { $count } space
   *[other] { $count } spaces
 }
phase10-source-order = The order of the spaces
