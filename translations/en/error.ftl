### What went wrong: one sentence that says what and where.
### $file, $folder and $kept are names of files; $field, $option and $value stand as they are written in the file or command.

# $problem is one of the sentences below.
error-in-file = { $file }: { $problem }

## Playing

# $action is the move as the save file writes it, "pawn 3".
error-illegal-action = This move is not allowed now: { $action }.

## Reading a saved match

error-save-empty = The file is empty.
error-save-large = The file is too large to be a saved match.
error-save-not-json = The file is not a saved match.
error-save-json = The file is not a saved match, or it is damaged at line { $line }, character { $column }.
error-save-format = This program does not know file format { $format }; the match was probably saved by a newer version.
error-save-field = The field “{ $field }” is missing or makes no sense.
error-save-action = Record { $number } is not a move.
error-save-seal = The seal does not match the seed, so somebody has changed the file.
error-save-game = The match is of another game: { $game }.
error-save-rules = The match was saved with other rules or other cards (rules version { $version }).
error-save-deck-missing = This match needs the file “{ $deck }.toml”, which is missing from the folder { $folder }; put it back to go on.
error-save-deck-wrong = This match cannot go on before its cards or its board are put right: { $problem }
error-save-illegal = Record { $number } breaks the rules, so the file is damaged or changed.
error-save-digest = After record { $number } the table differs from the saved one, so the file is damaged or changed.
error-save-state = The table stored in the file makes no sense.
error-save-unsealed = The last moves have no checksum, so the file is cut off or changed.
error-save-read = The file cannot be read: { $reason }.
error-save-locked = { $file } is open in another running cvdesk.
error-save-moved = { $file } is damaged and was moved to the folder { $folder }. { $problem }
error-save-restored = { $file } is damaged and was moved to the folder { $folder }; the match continues from an older copy.

## Writing

# Saving is tried again after the next move.
error-save-write = The match cannot be saved to { $file } for now: { $reason }.
error-save-export = The match cannot be saved to { $file }: { $reason }.
error-data-folder = The folder { $folder } cannot be used: { $reason }.

## Settings

error-settings-field = { $file }: “{ $field }” makes no sense, so its default is used.
error-settings-broken = { $file } cannot be understood; it was kept as { $kept }, and the default settings are used.
error-settings-newer = { $file } comes from a newer version; it was kept as { $kept }, and the default settings are used.
error-settings-read = { $file } cannot be read, so the default settings are used: { $reason }.
error-settings-write = The settings cannot be saved to { $file }: { $reason }.

## Reasons, to stand after a colon

error-reason-denied = access denied
error-reason-full = no space left
error-reason-read-only = the disk is read-only
error-reason-missing = there is no such file or folder
error-reason-not-a-folder = a file stands where a folder should be
error-reason-is-a-folder = it is a folder
# $code is the number of the operating system's error.
error-reason-other = system error { $code }

## Options of a game

error-game = There is no game “{ $game }”; choose from: { $known }.
error-option-name = The game has no option “{ $option }”; choose from: { $known }.
error-option-value = The option “{ $option }” cannot be “{ $value }”; choose from: { $known }.
error-player-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
 } cannot play this game; it takes { $least } to { $most }.
error-first-seat = Seat { $seat } cannot start: there { $count ->
    [one] is only { $count } seat
   *[other] are only { $count } seats
 }.

## Files of the program

error-resource-missing = A file of the program is missing: { $file }. Please install cvdesk again.
error-resource-broken = A file of the program is damaged: { $file }. Please install cvdesk again.

## Bots on the command line

error-level = There is no bot “{ $level }”; choose from: { $known } – or name your own as package.module:factory.
error-budget = “{ $budget }” is no budget for a bot; write it as 500it or 200ms.
# $reason is Python's own message, in English.
error-bot-factory = The bot { $name } cannot be loaded: { $reason }.
error-bot-failed = The bot { $name } failed: { $reason }.
error-no-cards = Nothing can be told about the cards of { $game }: it has none.
error-arena-process = A process of the tournament has ended too early.
error-output = The output cannot be written: { $reason }.

## The tiles of That's Life! Compact

# $list is the name of a list in the file, plus or minus.
error-tiles-head = { $file } is not a set of tiles for That's Life! Compact in format 1.
error-tiles-luck = { $file } must have { $count ->
    [one] { $count } luck tile
   *[other] { $count } luck tiles
 }.
error-tiles-values = { $file }: the list “{ $list }” may hold only whole numbers from { $least } to { $most }.
error-tiles-count = { $file }: the list “{ $list }” must hold { $count ->
    [one] { $count } number
   *[other] { $count } numbers
 }, not { $found }.

## Decks of cards, and boards

# $card is the number or the id of a card, $expected one of the texts below. $field, the words in
# $known and the letters stand as they are written in the file.
error-deck-field = { $file }, card { $card }, field “{ $field }”: { $expected }.
error-deck-head = { $file }, field “{ $field }” at the top: { $expected }.
error-deck-want-whole = a whole number from { $least } to { $most } is expected
error-deck-want-exactly = { $value } is expected
error-deck-want-one-of = expected is one of: { $known }
error-deck-want-some-of = expected is a list of 1 to { $most } of these words: { $known }
error-deck-want-letters = at most { $most } of the Latin letters { $known } are expected
error-deck-want-nothing = this card cannot have it, leave it out
error-deck-want-text = a text of 1 to { $most } characters is expected
error-deck-want-word = a word of small Latin letters, digits and underscores is expected
error-deck-want-texts = a list of names of fields is expected
error-deck-want-names = names by language are expected ({ $known }), each of 1 to { $most } characters
error-deck-want-known = there is no such field; a card may have: { $known }
error-deck-want-known-head = there is no such field; at the top may stand: { $known }
error-deck-want-unique = card { $card } has the same
error-deck-want-two-types = expected is one type or two different ones, and “event” only alone
error-deck-want-token-alone = “token” can only stand alone
error-deck-want-one-bicycle = only one childhood card can be a possession, and card { $card } is one already
# $place counts the cards of the file from its beginning
error-deck-number = { $file }, card in place { $place }, field “number”: a whole number from 1 to { $most } is expected.
error-deck-missing = { $file }: cards with these numbers are missing: { $numbers }.
error-deck-no-bicycle = { $file }: one of the childhood cards must be a possession, the Bicycle.
error-deck-no-cards = { $file }: there are no cards, a deck lists them as [[card]].
error-deck-read = { $file } cannot be read.
error-deck-large = { $file } is too large: more than { $most } kB.
error-deck-encoding = { $file } is not text in UTF-8.
error-deck-toml = { $file } is not TOML: something is wrong at line { $line }, character { $column }.
error-deck-cut = { $file } is not TOML, or it is cut off.
error-deck-none = There is nothing called “{ $deck }”; choose from: { $known } – or name a file that ends in .toml.
error-deck-write = The file { $file } cannot be written.

## Decks of CV Pocket; $expected of a field may be one of the first four

error-deck-want-words = a text of at most { $most } of these words is expected: { $known }
error-deck-want-joker-alone = “joker” can only stand alone
error-deck-want-copies = numbers of copies by player icon are expected; the icons are: { $known }
error-deck-want-numbers = a list of 2 to { $most } whole numbers from 0 to { $highest } is expected
error-deck-plain-count = { $file }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } without a player icon are needed, not { $found }.
# $icon is the number of players on the card
error-deck-icon-count = { $file }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } with player icon { $icon } are needed, not { $found }.

## A board of Phase 10

error-board-count = { $file } must list { $count ->
    [one] { $count } space
   *[other] { $count } spaces
 }, not { $found }.
error-board-start = { $file }: the first space, where the pawns start, must be a star.
# $kind is a word of the file, as "joker"
error-board-kind = { $file }: there is no space “{ $kind }”; each of the eight kinds is needed.
# $number counts the spaces from 1; $space is what the file says there
error-board-space = { $file }: space { $number } is “{ $space }”, which does not exist.
