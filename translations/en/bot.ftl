### Bots: their levels and what they say of their own moves.

## Levels: a name, and one sentence of what the bot does

bot-level-random = Random
bot-level-random-help = Plays any allowed move, whatever it brings.
bot-level-calm = Calm
bot-level-calm-help = Looks at what its own turn brings and often misjudges it.
bot-level-steady = Steady
bot-level-steady-help = Weighs exactly what its own turn brings, but does not look further.
bot-level-sharp = Sharp
bot-level-sharp-help = Tries out thousands of continuations before each move.

## Why a move was chosen: each is a sentence of its own

# $value is a percentage; for two players.
bot-reason-chance = Expects to win with a probability of { $value }%.
# $value is a percentage; for three or more players.
bot-reason-share = Expects to leave { $value }% of the rivals behind.
bot-reason-search = Has tried out { $count ->
    [one] { $count } continuation
   *[other] { $count } continuations
 }.
bot-reason-fallback = The bot did not answer in time, so the quick choice was made.

## That's Life! Compact: what the move changes in the bot's own estimate; $points has a sign

bot-reason-life-taken = Tiles taken so far: { $points }.
bot-reason-life-standing = Tiles under its own pawns: { $points }.
bot-reason-life-ahead = The path still ahead: { $points }.
bot-reason-life-rivals = What the strongest rival can expect: { $points }.

## CV: what it goes for, and what a choice changes in the bot's own estimate; $points has a sign

# $value is a percentage.
bot-reason-cv-aim = Goes for “{ $card }”, which this turn brings with a probability of { $value }%.
bot-reason-cv-enough = These dice are enough for “{ $card }”.
bot-reason-cv-piles = Cards in its piles: { $points }.
bot-reason-cv-public = Public goals: { $points }.
bot-reason-cv-coming = What tokens, dice and powers will still bring: { $points }.

## CV Pocket: what the move changes in the bot's own estimate; $points has a sign

bot-reason-pocket-pad = Its scoring pad, luck left out: { $points }.
bot-reason-pocket-sets = Sets and missions still to be finished: { $points }.
bot-reason-pocket-luck = The race for luck: { $points }.
bot-reason-pocket-next = What its next card can bring: { $points }.
bot-reason-pocket-rivals = What the strongest rival can expect: { $points }.

## Phase 10; what is said tells nothing of the hand

bot-reason-phase10-track = Steps of its marker: { $points }.
bot-reason-phase10-hand = Cards in its hand: { $points }.
bot-reason-phase10-space = This action is worth about { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } from the deck to it.
bot-reason-phase10-lighten = Its phase lies: now it goes where its hand grows least.
bot-reason-phase10-lay = A laid phase is sure of a step, and from now on its cards fit any combination on the table.
bot-reason-phase10-add = Adds whatever fits: { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
 } left in its hand.
bot-reason-phase10-helps = The open card helps its phase more than an unknown one.
bot-reason-phase10-fits = The open card fits a combination on the table.
# $player is a name
bot-reason-phase10-known = { $player } is known to hold such a card.
# $value is a percentage
bot-reason-phase10-likely = Somebody holds such a card with a probability of { $value }%.
bot-reason-phase10-useless = This card helps its phase least.
bot-reason-phase10-safe = This card fits no combination on the table.
bot-reason-phase10-risky = This card fits a combination on the table, but the others are worth more to it.

## The result of an arena tournament: a heading and the heads of the columns

bot-arena-title = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
 }, { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
 }
bot-arena-bot = bot
bot-arena-wins = wins
bot-arena-interval = 95% interval
bot-arena-rank = mean rank
bot-arena-score = mean score
bot-arena-time = ms per decision

## The report about cards: $wins and $fair are percentages; then the heads of two tables

bot-arena-opener = The player with the first turn wins { $wins }; { $fair } would be fair.
bot-arena-kind = cards of the kind
bot-arena-winners = winners with one
bot-arena-each-winner = each winner
bot-arena-each-other = each other player
bot-arena-card = card
bot-arena-card-name = { $card }
# Turns in which the card could be taken.
bot-arena-reach = turns within reach
# How often it is taken then.
bot-arena-taken = taken
# How many players have taken it.
bot-arena-takers = takers
# By how many percentage points they win more often than others.
bot-arena-adds = adds to winning
