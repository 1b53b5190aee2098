### The rulebooks: what the program adds to the text of translations/<language>/rules.

## The table of sources in the last chapter

rulebook-source-what = What
rulebook-source-values = Values
rulebook-source-origin = Known from
rulebook-source-printed = the printed rulebook
rulebook-source-reconstructed = reconstructed by us

## What the rows of the table are

rulebook-life-plus = { $count ->
    [one] { $count } plus tile
   *[other] { $count } plus tiles
 }
rulebook-life-minus = { $count ->
    [one] { $count } minus tile
   *[other] { $count } minus tiles
 }
rulebook-life-luck = { $count ->
    [one] { $count } luck tile
   *[other] { $count } luck tiles
 }

## CV: cards, and which of their parts

rulebook-cv-cards = { $cards }: { $parts }
rulebook-cv-number = number
rulebook-cv-name = name
rulebook-cv-types = type
rulebook-cv-cost = cost
rulebook-cv-condition = condition
rulebook-cv-gives = what it gives
rulebook-cv-gives-misfortune = the misfortune it gives
rulebook-cv-upkeep = upkeep
rulebook-cv-dice = extra dice
rulebook-cv-vp = points
rulebook-cv-power = power
rulebook-cv-points = points of a set
rulebook-cv-per = what makes a set

## CV Pocket: cards, and which of their parts; then the money table

rulebook-pocket-cards = { $cards }: { $parts }
rulebook-pocket-transport = transport
rulebook-pocket-icons = icons
rulebook-pocket-mission = mission
rulebook-pocket-effect = effect
rulebook-pocket-money = Points for money
