# CV Pocket. Words: see GLOSSARY.md.
# $player is a name: "Name: action", present tense. $card is the name of a card as its
# deck gives it, never declined. $symbol is one of the names below.

# $clause is a number like 2.3
pocket-rule-label = Pocket { $clause }

## Symbols: what cards show

pocket-symbol-money = money
pocket-symbol-knowledge = knowledge
pocket-symbol-love = love
pocket-symbol-family = family
pocket-symbol-friendship = friendship
pocket-symbol-business = business
pocket-symbol-good-luck = good luck
pocket-symbol-bad-luck = bad luck
pocket-symbol-bike = bike
pocket-symbol-car = car
pocket-symbol-plane = plane

## The log

pocket-log-dealt = { $count ->
    [one] { $count } card is dealt
   *[other] { $count } cards are dealt
 }, in three columns
pocket-log-began = { $player }: has the first turn
pocket-log-took = { $player }: takes { $card }
# $card is the Vacation on which the taken card lies
pocket-log-doubled = On top of { $card }: everything on it counts twice
pocket-log-transport-doubled = On top of { $card }: its transport counts twice
pocket-log-passed = { $player }: passes
pocket-log-nothing-in-reach = No card is within reach
pocket-log-refilled = { $count ->
    [one] { $count } card from the deck fills the columns
   *[other] { $count } cards from the deck fill the columns
 }
pocket-log-last-refill = Last refill: the whole deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
pocket-log-refill-few = At most four cards are left on the table
pocket-log-refill-planes = Everybody has a plane on top, and no column has a third card
pocket-log-ended = Everybody has passed in a row, the match is over
# $card is Secret power
pocket-log-joker = { $player }: { $card } becomes { $symbol }
pocket-log-joker-idle = { $player }: { $card } has no symbol beside it and counts nothing

## What is to be decided

pocket-prompt-first = { $player }: take the bottom card of any column, or pass
# $card is the top card of the player's CV
pocket-prompt-take = { $player }: { $card } on top – take a card of level { $level }, or pass
pocket-prompt-take-doubled = { $player }: { $card } on top – take a card of level { $level }, it will count twice, or pass
pocket-prompt-any = { $player }: { $card } on top – take any card, or pass
pocket-prompt-forced = { $player }: there is no card of level { $level } – pass
pocket-prompt-forced-empty = { $player }: there is no card left – pass
pocket-prompt-joker = { $player }: choose what { $card } becomes
pocket-prompt-joker-doubled = { $player }: choose what { $card } becomes; it counts twice

## Moves, on buttons and in the move list

pocket-do-take = Take { $card } (column { $column }, level { $level })
pocket-do-pass = Pass
pocket-do-joker = { $card } becomes { $symbol }

## What a move brings

# $changes is a list of the three texts below
pocket-detail-changes = { $changes }
# A line of the scoring pad with its points before and after
pocket-detail-line = { $line } { $before } → { $after }
# The same with the number of symbols before and after
pocket-detail-counted = { $line } { $count } → { $then }: { $before } → { $after }
# What somebody else gains or loses
pocket-detail-rival = { $player }: { $points }
pocket-detail-nothing = no points change for now
pocket-detail-ends = everybody has passed then, and the match ends
# This pass counts already
pocket-detail-passes = passes in a row: { $passed } of { $players }

## Why not

pocket-why-over = The match is over: everybody has passed in a row.
pocket-why-turn = It is the turn of { $player }.
pocket-why-first = Your first card is the bottom one of a column; this card lies on level { $level }.
# $card is the top card of one's own CV
pocket-why-level = { $card } on top of your CV reaches only level { $reach }; this card lies on level { $level }.
pocket-why-in-cv = This card lies in a CV already ({ $player }) and stays there.
pocket-why-deck = Cards come from the deck only in a refill: at most four cards are left on the table, or everybody has a plane on top and no column has a third card.
pocket-why-deck-empty = The deck is empty; nothing will be refilled any more.
pocket-why-joker-first = Everybody has passed. Now it only matters what { $card } becomes.
pocket-why-not-beside = This symbol is not on the cards directly before and after { $card }.
pocket-why-no-joker = A symbol is chosen only for a joker, when the match has ended.

## Scores: the lines of the scoring pad, then who wins

pocket-score-money = Money
pocket-score-knowledge = Knowledge
pocket-score-relationships = Relationships
pocket-score-good-luck = Good luck
pocket-score-bad-luck = Bad luck
pocket-score-bikes = Mission: bikes
pocket-score-cars = Mission: cars
pocket-score-planes = Mission: planes
pocket-score-transports = Mission: sets of three transports
pocket-score-trips = Mission: relocations and vacations
pocket-score-colours = Mission: sets of five colours
pocket-score-kinds = Mission: kinds of relationships
pocket-verdict-leads =
    { $player }: leads with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pocket-verdict-level =
    Level with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $players }
pocket-verdict-wins =
    { $player }: wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pocket-verdict-wins-cards =
    { $player }: wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and fewer cards
pocket-verdict-wins-bad-luck =
    { $player }: wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, as many cards and less bad luck
pocket-verdict-shared =
    Shared victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $players }
pocket-verdict-shared-cards =
    Shared victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and the fewest cards: { $players }
pocket-verdict-shared-bad-luck =
    Shared victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, as many cards and the least bad luck: { $players }

## Options: a name, its values, one sentence on what it changes

pocket-option-first = Who begins
pocket-option-first-random = Drawn at random
pocket-option-first-help = Who has the first turn; the rulebook gives it to whoever has most things in their pockets.
pocket-option-deck = Deck
pocket-option-deck-reconstructed = Reconstructed deck
pocket-option-deck-help = Which cards are played with; a corrected deck can be a file of your own.

## The table: labels, and names for screen readers

pocket-board-name = { $card }
# $print is what is printed on the card, in parts joined by commas
pocket-board-in-column = { $card }: { $print }. Column { $column }, level { $level }
pocket-board-in-cv = CV of { $player }. { $card }: { $print }
# $card is one of the two texts above
pocket-board-became = { $card }. The joker is { $symbol }
pocket-board-doubled = { $card }. Counts twice
# Two parts of what is printed on a card, or of the counters
pocket-board-and = { $first }, { $second }
# The same symbol several times
pocket-board-times = { $symbol } ×{ $count }
pocket-board-joker = joker
pocket-board-vacation = the next card counts twice
# $symbol is a transport
pocket-board-travel = next by { $symbol }, level { $level }
pocket-board-travel-any = next without transport, any level
pocket-board-mission-bikes = mission: 1 point for each bike
pocket-board-mission-cars = mission: 1 point for each car
pocket-board-mission-planes = mission: 1 point for each plane
pocket-board-mission-transports = mission: 2 points for each set of three transports
pocket-board-mission-trips = mission: 2 points for each relocation and vacation
pocket-board-mission-colours = mission: 2 points for each set of five colours
pocket-board-mission-kinds = mission: 1, 3, 6 or 10 points for kinds of relationships
# A tab that shows a CV
pocket-board-tab =
    CV of { $player }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pocket-board-counters = Counters of { $player }
# How many symbols there are and how many points they bring
pocket-board-counter = { $symbol } { $count }: { $points }
pocket-board-missions = other missions
pocket-board-deck =
    { $count ->
        [0] The deck is empty
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
pocket-board-refills = Refills: { $count } of { $most }
# The same on the board, where there is little room
pocket-board-refills-short = { $count }/{ $most }
# How many have passed in a row; little room
pocket-board-passed = { $count } of { $players } passed
# In a seat's row: how many cards its CV has
pocket-board-held =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# The place of the next card of a CV
pocket-board-next-first = Next: a bottom card
pocket-board-next = Next: level { $level }
pocket-board-next-any = Next: any level
pocket-board-next-twice = { $next }, counts twice
# The question above the symbols that Secret power may become
pocket-board-choose = What does { $card } become?
pocket-board-total = Total
pocket-board-total-of = Total: { $points }
# A move and what comes of it
pocket-board-consequence = { $label }. { $detail }
# Who may take a card, when it is inspected
pocket-board-reached = Within reach of { $players }
pocket-board-reached-by-nobody = Out of everybody's reach

# The life story on the results page: no names of persons, no gender
pocket-story-heading-first = Setting out
pocket-story-heading-middle = In full swing
pocket-story-heading-last = Looking back
pocket-story-knowledge = Learning: { $cards }.
pocket-story-relationships = People: { $cards }.
pocket-story-money = Money: { $cards }.
pocket-story-luck = Good luck: { $cards }.
pocket-story-trips = On the move: { $cards }.
pocket-story-missions = A mission in life: { $cards }.
pocket-story-misfortune = Bad luck: { $cards }.
pocket-story-quiet = Quiet years.
pocket-story-end = What this life was worth: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, place { $place }.
