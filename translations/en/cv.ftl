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
cv-board-waiting = type still open
cv-board-would-lose = cannot be paid for then
cv-board-lose-warning = upkeep cannot be paid

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
cv-board-retired = takes no more jobs
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
