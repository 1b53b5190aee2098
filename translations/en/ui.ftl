### Setup, settings, the rules panel and the dialogs: read when the first of them is opened.

## Setup

ui-setup-back = Home
ui-setup-seats = Seats
# The name of a person who has not typed one.
ui-setup-person = Player { $number }
# The name of a bot when all names of the list below are taken.
ui-setup-bot = Bot { $number }
# Names for bots, separated by commas; short, of both genders, easy to tell apart.
ui-bot-names = Lena, Felix, Marta, Oscar, Vera, Hugo
ui-setup-human = Person
ui-setup-about-human = Plays at this computer.
ui-setup-about-other = A bot of your own: { $level }
# For screen readers.
ui-setup-seat = Seat { $number }
ui-setup-name-of = Name of seat { $number }
ui-setup-kind-of = Who plays seat { $number }
ui-setup-colour-of = Colour of seat { $number }: { $colour }
ui-setup-colour-tip = Choose a colour and shape
ui-setup-up-of = Move seat { $number } up
ui-setup-down-of = Move seat { $number } down
ui-setup-up-tip = Up (Alt+↑)
ui-setup-down-tip = Down (Alt+↓)
ui-setup-remove-of = Remove seat { $number }
ui-setup-remove-tip = Remove the seat
ui-setup-add = Add a seat
ui-setup-full = All { $count } seats are taken.
ui-colour-1 = blue, circle
ui-colour-2 = orange, triangle
ui-colour-3 = green, square
ui-colour-4 = pink, diamond
ui-colour-5 = yellow, star
ui-colour-6 = black, cross
ui-setup-rules = Rules
ui-setup-defaults = As in the rulebook
ui-setup-seed = Seed
ui-setup-seed-new = new each time
ui-setup-seed-about = The same number gives the same tiles and the same rolls.
ui-setup-advanced = Advanced
ui-setup-start = Start
ui-setup-too-few = Not enough seats: at least { $count } are needed.
ui-setup-same-name = Two seats have the same name: { $name }.
ui-setup-bad-seed = The seed is a number of at most { $count } digits.

## Settings

ui-settings-title = Settings
ui-settings-play = Play
ui-settings-look = Look
ui-settings-language = Language and data
ui-settings-defaults = Restore defaults
ui-settings-close = Close
ui-settings-pace = Bot pace
ui-settings-pace-about = How long you can watch what a bot does. F8 changes it at the table.
ui-pace-step = Step by step
ui-pace-1x = Normal (1×)
ui-pace-2x = Fast (2×)
ui-pace-instant = Instant
ui-settings-one-click = One-click moves
ui-settings-one-click-about = A click plays the move at once, without showing first what it brings.
ui-settings-play-forced = Play forced moves for me
ui-settings-play-forced-about = When only one move is allowed, it is played by itself; you still roll.
ui-settings-practice = Practice takeback
ui-settings-practice-about = Playing alone against bots, you may take back rolls too. The match is then marked as practice.
ui-settings-curtain = Curtain between players
ui-settings-curtain-about = Where hands are secret and several people share this computer.
ui-curtain-game = As the game needs it
ui-curtain-full = Cover the whole table
ui-curtain-private = Hide only the secrets
ui-curtain-off = Off
ui-settings-peek = One press shows secrets, the next hides them
ui-settings-peek-about = Otherwise hidden cards are seen while F5 or the mouse button is held.
ui-settings-cover = Cover secrets while another window is in front
ui-settings-cover-about = Only where the curtain is on.
ui-settings-theme = Theme
ui-theme-system = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-theme-contrast = High contrast
ui-settings-scale = Size of everything
ui-settings-scale-value = { $percent }%
ui-settings-animation = Animation speed
ui-animation-slow = Slow
ui-animation-normal = Normal
ui-animation-fast = Fast
ui-animation-off = Off
ui-settings-motion = Motion
ui-motion-system = As the system
ui-motion-on = Pieces travel
ui-motion-off = Reduced
ui-settings-motion-about = When reduced, nothing travels across the board; changes fade in.
ui-settings-preview = Preview
ui-settings-preview-again = Show again
ui-settings-language-label = Language
ui-language-system = As the system ({ $autonym })
ui-settings-folder = Data folder
ui-settings-folder-about = Matches and settings are kept here.
ui-settings-folder-open = Open the folder

## The rules panel

ui-rules-title = Rulebook
ui-rules-chapters = Chapters
ui-rules-search = Search the rules
ui-rules-next = Next place
ui-rules-previous = Previous place
# Which of the found places is shown.
ui-rules-place = { $number } of { $count }
ui-rules-none = Nothing found
ui-rules-close = Close
ui-rules-close-tip = Back to the table (Esc)
ui-rules-text = Text of the rules

## Dialogs

ui-open-title = Open a match
ui-save-title = Save the match as
ui-files-matches = cvdesk matches
ui-files-all = All files
ui-files-folder = Folder:
ui-files-name = File name:
ui-files-type = Type of files:
ui-saved = The match is saved: { $file }
ui-notice-foreign-bots = Played by Steady from now on, since a save never starts programs of its own: { $names }.
ui-notice-other-cards = The rules or the cards have changed since the last save: the match goes on from there as a copy, and the saved one stays as it was.
ui-notice-unclean = Last time the program did not end well. Matches are saved after every move and wait under “Continue”. Details: { $file }
ui-notice-close = Close this message

ui-leave-title = Leave the match?
ui-leave-text = It is saved and waits on the home page under “Continue”.
ui-leave-unsaved = It cannot be saved now. If you leave, what has been played since the last save is lost.
ui-leave-yes = Leave
ui-leave-no = Stay

ui-about-title = About cvdesk
ui-about-version = Version { $version }
ui-about-licence = Free software under the MIT licence.
ui-about-unofficial = An unofficial program made by fans. It is not connected with the authors and publishers of the games; their names belong to their owners. Rules are told in our own words, and all pictures are our own.
ui-about-fair-title = Fair play
ui-about-fair-view = A bot is given only what its seat may see, and the public history. It knows neither the next roll nor the order of the tiles to come.
ui-about-fair-luck = Nobody's luck depends on the level of the bots. The number that decides every roll is sealed before the match begins: its fingerprint is in the saved match, and “cvdesk replay --verify” draws every roll again.
ui-about-fair-levels = Levels differ in how well a bot thinks, never in what it sees.
ui-about-parts = Made with Qt for Python (LGPL), Fluent and Babel.

ui-crash-title = Something went wrong
ui-crash-text = The program has stumbled over a mistake of its own. Your match is saved; you can usually play on.
ui-crash-log = The details are in the file { $file }
ui-crash-copy = Copy the details
ui-crash-folder = Open the folder
ui-crash-go-on = Play on

# Life stories
ui-story-title = Curriculum vitae: { $player }
ui-story-subtitle = Curriculum vitae
ui-story-foot = { $game } – played on cvdesk, an unofficial fan-made program
ui-story-window = Life stories
ui-story-pdf = Save as PDF…
ui-story-png = Save as picture…
ui-story-kept = Saved: { $file }
ui-story-failed = This file cannot be written: { $file }
ui-story-button = Life stories…

# Decks of a player's own
ui-setup-import = Import from a file…
ui-setup-import-title = Import from a file
ui-files-decks = Decks and boards
