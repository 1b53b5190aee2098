# CV. Words: see GLOSSARY.md.
# $player, $to and $owner are names: "Name: action", present tense. $card, $event and $cards are
# names of cards and are never declined. $symbol, $symbols, $type and $types are words, or lists
# of words, from the next section.

# $clause is a number like 3.1
cv-rule-label = CV { $clause }

## Symbols, types, decks

cv-symbol-health = health
cv-symbol-knowledge = knowledge
cv-symbol-relationship = relationship
cv-symbol-money = money
cv-symbol-luck = luck
cv-symbol-misfortune = misfortune
# A token that is any basic symbol
cv-symbol-wild = any basic symbol
# In lists, as “money ×2 and luck”
cv-symbol-times = { $symbol } ×{ $count }
cv-type-health = health
cv-type-knowledge = knowledge
cv-type-relationship = relationship
cv-type-work = job
cv-type-possession = possession
cv-type-event = event
cv-type-goal = life goal
cv-deck-early = early adulthood
cv-deck-middle = middle age
cv-deck-old = old age

## What is printed on cards

# $points with its sign
cv-goal-each-health = { $points } for each health card
cv-goal-each-knowledge = { $points } for each knowledge card
cv-goal-each-relationship = { $points } for each relationship card
cv-goal-each-work = { $points } for each job
cv-goal-each-possession = { $points } for each possession
cv-goal-each-token = { $points } for each token that the active cards bring
# $things is a list of the texts below
cv-goal-set = { $points } for each set: { $things }
cv-thing-health = health card
cv-thing-knowledge = knowledge card
cv-thing-relationship = relationship card
cv-thing-work = job
cv-thing-possession = possession
cv-condition-some-work = You need a job in your CV.
cv-condition-no-work = You may not have a job.
cv-effect-once = Once: { $symbols }
cv-effect-tokens = Tokens each turn: { $symbols }
cv-effect-dice = { $count ->
    [one] { $count } more die
   *[other] { $count } more dice
 } each turn
cv-effect-upkeep = Upkeep each turn: { $symbols }
cv-effect-points = { $points } at the end
cv-power-discount = Strikes one symbol off the cost of a card of this type: { $type }.
cv-power-extra-dice = Before a roll: { $count ->
    [one] { $count } more die
   *[other] { $count } more dice
 } for the rest of the turn.
cv-power-insurance = Cancels the loss of a card to misfortune.
cv-power-old-age-only = Only while a card of old age is on the track.
cv-power-convert-basic = Each turn: changes one basic symbol into another.
cv-power-borrow-work = Each turn: copies one symbol that a neighbour's active job brings.
cv-power-no-more-work = You take no other job to the end of the match.
cv-power-wild-basic = Each turn: a token that is any basic symbol.
cv-power-convert-misfortune = Each turn: changes one misfortune into a basic symbol.
cv-power-fourth-throw = One more reroll each turn.
cv-power-reroll-misfortune = In one reroll each turn misfortune may be rolled too.
cv-power-double-at-end = Active at the end, it counts as two cards of its type, but not for goals.

## The log

cv-log-goal-dealt = { $player }: secret goal – { $card }
cv-log-goal-dealt-hidden = { $player }: gets a secret goal
cv-log-goals-laid = { $count ->
    [one] Public goal
   *[other] Public goals
 }: { $cards }
cv-log-track-laid = On the track: { $cards }
cv-log-childhood-dealt = { $player }: childhood cards – { $cards }
cv-log-childhood-dealt-hidden = { $player }: gets { $count ->
    [one] { $count } childhood card
   *[other] { $count } childhood cards
 }
cv-log-picked = { $player }: keeps { $card }
cv-log-picked-hidden = { $player }: keeps a card
cv-log-passed = { $player } → { $to }: { $cards }
cv-log-passed-hidden = { $player } → { $to }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
cv-log-bicycle = { $player }: lays { $card } open and starts every round
cv-log-round = Round { $number }
cv-log-dice-added = { $player }: plays { $card }, { $count ->
    [one] { $count } more die
   *[other] { $count } more dice
 }
cv-log-rolled = { $player }: rolls { $symbols }
cv-log-all-dice = All dice: { $symbols }
cv-log-rerolls = { $player }: rerolls { $symbols }
cv-log-rerolls-new = { $player }: rolls { $count ->
    [one] { $count } new die
   *[other] { $count } new dice
 }
cv-log-kept-dice = { $player }: rolls no more
cv-log-took = { $player }: chooses { $card }
cv-log-took-luck = { $player }: chooses { $card } for three luck
cv-log-paid = Paid with dice and tokens: { $symbols }
cv-log-paid-events = Paid with events: { $symbols }
cv-log-free = It costs no symbols
cv-log-chose-none = { $player }: takes no card
cv-log-chose-enough = { $player }: takes no more cards
cv-log-played = { $player }: plays { $card } – { $symbols }
cv-log-played-empty = { $player }: plays { $card }
cv-log-struck = { $player }: plays { $event } – struck off the cost of { $card }: { $symbol }
cv-log-changed = { $player }: { $old } → { $new }
cv-log-borrowed = { $player }: copies { $symbol } – { $card } ({ $owner })
cv-log-misfortune = { $player }: misfortune ×{ $count }, { $losses ->
    [one] { $losses } active card is lost
   *[other] { $losses } active cards are lost
 }
cv-log-nothing-to-lose = { $player }: has no active card to lose
cv-log-lost = { $player }: loses { $card }
cv-log-lost-unpaid = { $player }: cannot pay the upkeep, { $card } goes to the box
cv-log-insured = { $player }: plays { $card }, the loss is cancelled
cv-log-upkeep = { $player }: upkeep of { $card } – { $symbols }
cv-log-recorded = { $player }: records { $card }
cv-log-recorded-as = { $player }: records { $card } as { $type }
cv-log-on-top = It is active
cv-log-underneath = It is covered
cv-log-waits = { $player }: { $card } waits, its type is decided later
cv-log-to-hand = { $player }: takes { $card } into the hand
cv-log-turn-ended = { $player }: ends the turn
cv-log-left-track = { $card } leaves the track
cv-log-drawn = New on the track: { $card }
cv-log-deck-out = The deck has run out: { $deck }
cv-log-help-nobody = Nobody gets social assistance
cv-log-help-for = Social assistance: { $players }
cv-log-helped = { $player }: social assistance – { $card }
cv-log-declined = { $player }: declines social assistance
cv-log-nothing-fits = { $player }: no card on the track can be taken
cv-log-last-round = Old age has { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } left, fewer than there are players
cv-log-ended = The match is over

## What is to be decided

# $count is how many cards are passed on
cv-prompt-draft = { $player }: keep one card; { $count ->
    [one] the other one goes
   *[other] the other { $count } go
 } to { $to }
cv-prompt-roll = { $player }: roll { $count ->
    [one] { $count } die
   *[other] { $count } dice
 }
# $count is how many rolls are left
cv-prompt-reroll = { $player }: mark dice to reroll, or keep them; { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
 } left
cv-prompt-reroll-thaw = { $player }: mark dice to reroll, misfortune too, or keep them; { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
 } left
cv-prompt-choose = { $player }: take up to two cards
cv-prompt-choose-second = { $player }: take a second card, or stop
cv-prompt-lose = { $player }: misfortune – { $count ->
    [one] choose the active card to lose
   *[other] choose { $count } active cards to lose, one by one
 }
cv-prompt-upkeep = { $player }: not all upkeep can be paid – which card first?
cv-prompt-place = { $player }: where does { $card } go?
cv-prompt-place-type = { $player }: choose type and place for { $card }
cv-prompt-end = { $player }: end the turn
cv-prompt-assist = { $player }: social assistance – take a card free of cost
cv-prompt-decide = { $player }: the match ends – choose a type for { $card }

## Moves, on buttons and in the move list

# $count is how many cards are passed on
cv-do-pick = Keep { $card }, pass { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } to { $to }
cv-do-roll = Roll { $count ->
    [one] { $count } die
   *[other] { $count } dice
 }
# $cards are events
cv-do-roll-event = Play { $cards } and roll { $count ->
    [one] { $count } die
   *[other] { $count } dice
 }
cv-do-keep = Keep the dice and choose cards
cv-do-reroll = Reroll { $count ->
    [one] { $count } die
   *[other] { $count } dice
 }: { $symbols }
cv-do-reroll-new = Roll only { $count ->
    [one] the new die
   *[other] the { $count } new dice
 }
cv-do-reroll-both = Roll { $count ->
    [one] the new die
   *[other] the { $count } new dice
 } and reroll: { $symbols }
cv-do-event = Play { $card }
cv-do-done-none = Take no card
cv-do-done = No more cards
cv-do-take = Take { $card }
cv-do-take-second = Take { $card } too
cv-do-luck = Take { $card } for three luck
cv-do-discount = Play { $event }: { $card } without { $symbol }
cv-do-change = Change { $old } → { $new }
cv-do-borrow = Copy { $symbol } – { $card } ({ $owner })
cv-do-lose = Lose { $card }
cv-do-pay = First pay for { $card }
cv-do-place-first = Start a pile with { $card }
# $below and $above are cards of the pile
cv-do-place-top = Place { $card } on top of { $below }
cv-do-place-under = Place { $card } under { $above }
# $place is one of the three texts above, for a card of two types
cv-do-place-as = { $place }, as { $type }
# $player is who is next
cv-do-end = End turn → { $player }
cv-do-help = Take { $card } free of cost
cv-do-decline = Take nothing

## What a move brings

cv-detail-free = costs no symbols
cv-detail-pays = pays { $symbols }
# $events are symbols of events
cv-detail-pays-events = pays { $events } (events)
cv-detail-pays-both = pays { $symbols }, and { $events } (events)
cv-detail-would-lose = upkeep could not be paid then: { $cards }
cv-detail-could-lose = not all upkeep could be paid then
cv-detail-both = { $first }; { $second }
cv-detail-gives = gives { $symbols }
cv-detail-adds-dice = { $count ->
    [one] { $count } more die
   *[other] { $count } more dice
 }
cv-detail-cancels-loss = cancels one loss
cv-detail-uncovers = active then: { $card }
cv-detail-active = becomes active
cv-detail-covered = { $card } stays active

## Why not

cv-why-over = The match is over.
cv-why-turn = It is up to { $player } now.
cv-why-goal = Goals count at the end of the match.
cv-why-foreign = This card belongs to { $player }.
cv-why-draft-first = Cards of the track are taken in a turn, after the dice; now childhood cards are chosen.
cv-why-kept = You have kept this card; it can be used once all childhood cards are shared out.
cv-why-dice-first = Cards are chosen after the last roll.
cv-why-chosen = This card is chosen already.
cv-why-choosing-over = Cards of the track are chosen right after the dice, and that is done.
cv-why-needs-work = You need a job in your CV for this card.
cv-why-needs-no-work = This card is only for those who have no job.
cv-why-retired = You have retired early and take no more jobs.
cv-why-cost = You lack { $symbols }.
cv-why-frozen = Dice with misfortune are frozen.
cv-why-no-throw = Rolling is over for this turn.
cv-why-token = Tokens pay for cards; only the power of an active card changes them.
cv-why-insurance = Insurance is played when a card is about to be lost to misfortune.
cv-why-extra-dice = This event is played before a roll.
cv-why-seven-dice = There are never more than seven dice.
cv-why-old-age-only = No card of old age is on the track yet.
cv-why-symbols-later = This event is of use while you choose cards.
cv-why-no-discount = No card that you can still choose has a cost and is of this type: { $type }.
cv-why-covered = Only active cards can be lost; this one is covered.
cv-why-power-covered = Only active cards have a power; this one is covered.
cv-why-power-used = Its power has been used this turn, or finds no symbol.
cv-why-power-later = Its power is used while you choose cards.
cv-why-own-card = The card is in your CV; there is nothing to choose about it now.

## Scores

cv-score-health = Health
cv-score-knowledge = Knowledge
cv-score-relationship = Relationships
cv-score-work = Jobs
cv-score-possession = Possessions
cv-score-own-goal = Secret goal
cv-score-public-goal = Public goal: { $card }
cv-verdict-leads =
    { $player }: leads with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, secret goals not counted
cv-verdict-level =
    Level with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, secret goals not counted: { $players }
cv-verdict-wins =
    { $player }: wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cv-verdict-wins-tie =
    { $player }: wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and fewer cards
cv-verdict-shared =
    Shared victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $players }
cv-verdict-shared-tie =
    Shared victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and the fewest cards: { $players }

## Options: a name, its values, one sentence on what it changes

cv-option-two-coloured = Two-coloured cards
cv-option-two-coloured-deferred = May wait for a type
cv-option-two-coloured-at-once = Decided at once
cv-option-two-coloured-help = When the type of a two-coloured card is decided if its owner has a pile of neither type.
cv-option-upkeep = Upkeep
cv-option-upkeep-before-recording = Before recording
cv-option-upkeep-while-recording = After recording
cv-option-upkeep-help = Whether upkeep is paid by the cards that are active before the new ones are recorded, or after that.
cv-option-assistance-conditions = Conditions in social assistance
cv-option-assistance-conditions-respected = Must hold
cv-option-assistance-conditions-ignored = Do not matter
cv-option-assistance-conditions-help = Whether a card taken by social assistance must meet its condition.
cv-option-deck = Deck
cv-option-deck-reconstructed = Reconstructed deck
cv-option-deck-help = Which cards are played with; a corrected deck can be a file of your own.

## On the board

# The title of a card alone.
cv-board-title = { $card }
# $types is a list of one or two types.
cv-board-card = { $card } ({ $types })
# $symbols is a list, as “money ×2 and luck”
cv-board-costs = costs { $symbols }
cv-board-free = free
cv-board-needs-work = needs a job
cv-board-needs-no-work = only without a job
cv-board-each-turn = each turn
cv-board-can = can be taken
cv-board-lacks = lacks { $symbols }
# $percent as “37%”
cv-board-chance = chance after this roll { $percent }
cv-board-chance-best = chance with the best rerolls { $percent }
cv-board-chosen = taken
# The first and the second card of the turn; on a small label.
cv-board-chosen-first = first
cv-board-chosen-second = second
cv-board-placing = placing
cv-board-leaves = leaves first
cv-board-leaves-round = leaves after the round
cv-board-leaves-turn = leaves after this turn

# A few words under the pictures of what a card does.
cv-board-note-discount = one symbol off the cost
cv-board-note-dice = for this turn
cv-board-note-insurance = cancels one loss
cv-board-note-old-age = in old age only
cv-board-note-convert = changes one symbol
cv-board-note-borrow = a symbol of a neighbour's job
cv-board-note-no-more-work = no more jobs
cv-board-note-wild = any basic symbol
cv-board-note-calm = changes one misfortune
cv-board-note-throw = one more reroll
cv-board-note-thaw = rerolls misfortune once
cv-board-note-double = counts twice at the end

# Cards in a CV; $type is one type.
cv-board-active = { $card }: active, { $type }
cv-board-covered = { $card }: covered, { $type }
cv-board-waiting-card = { $card }: active, type still open

# Headings of the piles
cv-board-pile-health = Health
cv-board-pile-knowledge = Knowledge
cv-board-pile-relationship = Relationships
cv-board-pile-work = Jobs
cv-board-pile-possession = Possessions
cv-board-pile = { $type }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
cv-board-pile-points = { $type }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
cv-board-retired = no more jobs
cv-board-on-top = On top: active
cv-board-first-card = First card here

# Goals and events
cv-board-caption-goals = Public goals
cv-board-caption-own = Secret goal
cv-board-caption-hand = Events in hand
cv-board-public-goal = Public goal: { $card }
cv-board-own-goal = Secret goal: { $card }
cv-board-own-goal-hidden = Secret goal, face down
cv-board-goal-now = { $count ->
    [one] so far { $count } point
   *[other] so far { $count } points
 }
cv-board-event = Event: { $card }
cv-board-event-hidden = Event, face down
cv-board-peek-hold = Hold to see (F5)
cv-board-peek-toggle = Press F5 to see
cv-board-peek-short = Hold to see

# Dice
cv-board-die-hold = hold
cv-board-die-reroll = reroll
cv-board-die-frozen = frozen
cv-board-die-spent = spent
cv-board-die-new = new
cv-board-die = Die { $number }: { $symbol }
cv-board-die-blank = Die { $number }, not rolled yet
cv-board-die-none = Place of die { $number }, empty
cv-board-die-joins = Die { $number }, joins the next roll
cv-board-throws = { $count ->
    [one] { $count } roll left
   *[other] { $count } rolls left
 }
cv-board-throws-short = { $count ->
    [one] roll left
   *[other] rolls left
 }
cv-board-risk = risk of three misfortunes { $percent }
cv-board-misfortune = { $count ->
    [one] { $count } misfortune, three cost a card
   *[other] { $count } misfortunes, three cost a card
 }

# Tokens and chips
cv-board-tokens = Tokens, { $symbol }: { $count }
cv-board-tokens-left = Tokens, { $symbol }: { $left } of { $count } left
cv-board-extra = From events: { $symbols }
cv-board-symbol = Symbol: { $symbol }
cv-board-luck = Pay with three luck

# Decks, rounds, tabs
cv-board-age-early = Youth
cv-board-age-middle = Middle age
cv-board-age-old = Old age
cv-board-deck = { $age }: { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
 }
cv-board-deck-current = { $age }: { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
 }, the track is refilled from here
cv-board-childhood = Childhood
cv-board-round = Round
cv-board-round-name = Round { $number }, started by: { $player }
cv-board-tab = CV: { $player }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
cv-board-tab-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
 }

# The draft
cv-board-draft = Childhood: keep one card, pass the rest to the left
cv-board-draft-wait = Childhood: everybody keeps one card and passes the rest to the left
cv-board-kept = Kept
# $percent is a number.
cv-board-percent = { $percent }%
# What a goal gives so far, behind its picture.
cv-board-goal-points = = { $points }

# Chips beside the board: how many cards of a type a player has.
cv-board-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
cv-board-chip-health = health { $count }
cv-board-chip-knowledge = knowledge { $count }
cv-board-chip-relationship = relationship { $count }
cv-board-chip-work = jobs { $count }
cv-board-chip-possession = possessions { $count }
cv-board-chip-event = events in hand { $count }

# The life story on the results page: no names of persons, no gender
cv-story-heading-childhood = Childhood
cv-story-heading-early = Early adulthood
cv-story-heading-middle = Middle age
cv-story-heading-old = Old age
cv-story-childhood = After a childhood of { $cards }, life begins.
cv-story-health = Body and mind: { $cards }.
cv-story-knowledge = Learning: { $cards }.
cv-story-relationship = People: { $cards }.
cv-story-work = Work: { $cards }.
cv-story-possession = Belongings: { $cards }.
cv-story-lost = Lost along the way: { $cards }.
cv-story-quiet = Quiet years.
cv-story-goal = The dream of a lifetime: { $card } – { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
cv-story-end = What this life was worth: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, place { $place }.
