### What --help says, and what is wrong with the words of a command. Names of options, files and players stay as they are.

## Headings and remarks of every help page.

usage = Usage: { $line }
usage-options = [OPTIONS]
usage-command = [COMMAND] …
help-heading-options = Options
help-heading-commands = Commands
help-heading-play = Play
help-heading-host = Host a server
help-heading-research = Bots and research
help-heading-shell = Shell
help-example = Example:
help-examples = Examples:
help-default = default: { $value }
help-required = required
help-from = from { $least }
help-above = above { $least }
flag-help = Show this message and exit.
flag-version = Show the version and exit.
flag-lang = Language: { $languages } (without it: that of the system).
flag-open-port = Port of the table; 0: any free one.
flag-no-browser = Print the address and do not open a browser, for example over ssh.
flag-json = One JSON object per line, for programs.
flag-json-one = One JSON object, for programs.
flag-database = sqlite:///FILE or postgresql://… (also MANDALA_DATABASE) [default: your data folder]

## The program and its commands: a line in the list, then the page.

summary-mandala = Mandala, the two-player card game (an unofficial edition).
help-mandala = Without a command: the table in your browser.
example-browser = play now, in the browser
example-terminal = play at this terminal
example-clause = one clause of the rules
example-language = in another language
example-record = check a recorded game

summary-play = Play a game at this terminal.
help-play =
    The table is drawn with colours and letters. Moves are typed as they are listed, or by number; “?” helps, “quit” leaves. Every game is saved after every move, and mandala play --resume continues it.

    Players: { $players }
flag-opponent = Who plays against you: “person” for two people at this screen, or a player.
flag-names = Names of the players.
flag-first = Who begins: player 1 (you), 2, or random.
flag-seed = Deal the same cards for the same seed.
flag-record = Save the game in this file, below the finished games that it holds.
flag-resume = Continue the game in this file; without FILE: your last unfinished game.

summary-replay = Check game records by playing them through.
help-replay =
    FILE holds one record per line (a .json file: a single one); "-" reads standard input. The first record that breaks a rule ends the run, with its line, its move and the rule.
flag-states = Print every position, not only the outcome.

summary-picture = Draw a picture of a finished game.
help-picture =
    FILE holds one record per line (a .json file: a single one); "-" reads standard input. The picture is a mandala made of the moves, with the result below it. The same record always gives the same picture.
flag-picture-out = Write to this file; its ending, .svg or .png, decides the kind. "-" prints SVG. By default an SVG file named like FILE, in this folder.
flag-picture-game = Draw the game of this number, counted from 1; by default the first.

summary-verify = Check that finished games were dealt fairly.
help-verify =
    RECORD holds one record per line (a .json file: a single one); "-" reads standard input. Checked are the published seed against the commitment made before the game, the deck and every reshuffle against the seed, and all moves against the rules. A game without a commitment, or one that is not over, cannot be checked.

    Exit code: 0 all fair, 1 a game is not, 2 the file cannot be read, 3 a game cannot be checked and none is unfair.

summary-arena = Play matches between players on duplicate deals.
help-arena =
    Each deal is played twice, with seats swapped. Two players make one match; with more, everyone plays everyone and a rating list is printed. Intervals are 95%.

    Players: { $players }; the last is any program that speaks the bot protocol.
flag-games = Games in each match; even.
flag-arena-seed = Deal the same cards for the same seed; by default a new seed.
flag-records = Write every game to this file, one record a line.
flag-jobs = Processes that play at once.
flag-arena-json = Print the result as one JSON object.
flag-sprt = Stop as soon as the games tell these Elo differences apart.
flag-time-ms = Thinking time a move of external bots, in milliseconds.
flag-cluster = Play on the Dask cluster of this scheduler.

summary-train = Teach the network by playing itself.
help-train =
    FOLDER takes a checkpoint, the weights so far, snapshots of them, a log (one JSON object a line) and the learning curve. After an interruption, the same command resumes the training and ends in the same weights.
flag-train-games = Length of the whole training, in games.
flag-train-seed = Fixes every game and every step.
flag-measure-every = Games between two measurements (0: only one, at the end).
flag-against = Whom to measure with, on deals that training never sees; can be repeated. previous is its own snapshot from the measurement before. Unless given: greedy, net and previous.
flag-measure-games = Games of each measurement against a player that is not a network; even.
flag-net-games = Games of each measurement against a network; even.
flag-train-cores = Cores to work on. The result is the same with any number.
flag-train-cluster = Have the games played by the Dask cluster of this scheduler. The result is the same.
flag-begin-with = Begin with the weights of this file instead of random ones.
flag-exploit = Learn only to beat this network (net, or a file of weights), and measure against it.
flag-plain = Train without the claim features, to measure how much they help.
flag-plot-only = Only redraw the learning curve from the log.
flag-png = Draw the learning curve as PNG too.

summary-bench = Measure how fast this machine plays and searches.
help-bench =
    Random games from deal to end on one and two cores, searches of fixed positions, memory, and the fingerprint of the searches. Where a C compiler is found, also the ratio to random games in C, measured in turns with it. Figures are medians over the rounds, on one core by processor time, on two by the clock.
flag-rounds = Times to measure all.
flag-seconds = Seconds for each figure in each round.
flag-anchor = Another C program to compare with.

summary-rules = Show the rules of the game.
help-rules =
    NUMBER shows one clause or one section only. A word shows the clauses in which it occurs. In a terminal the rules are laid out and paged; sent elsewhere they are plain Markdown.

summary-serve = Run the table server for others.
help-serve =
    Every option can also be given in the environment: MANDALA_HOST, MANDALA_PUBLIC_URL, … SIGTERM stops it cleanly.
flag-host = Address to listen at.
flag-port = Port; 0: any free one.
flag-public-url = The address people type, e.g. https://mandala.example.org.
flag-serve-database = sqlite:///FILE or postgresql://… [default: your data folder]
flag-ai-workers = Processes that think for the AI; 0: no AI here.
flag-log-level = How detailed the log is. At a terminal the default is warning.
flag-trusted-proxies = Reverse proxies whose X-Forwarded-For is believed, comma-separated.
flag-metrics = Who may read /metrics: this machine, anybody, nobody.
flag-limits = Factor on all rate limits.
flag-most-tables = Tables that may wait or be played at once; further ones are refused.

summary-connect = Let a player or your own bot play at a server’s table.
help-connect =
    URL is an invitation (…/t/TABLE#invite=…), the link to a seat (…/t/TABLE#seat=…), or just the server: then a new table is opened and its invitation printed. PLAYER is any player’s name; cmd:… starts a program that speaks the bot protocol.
flag-connect-name = The bot's name at the table (default: the player’s name).

summary-export = Write the records of all finished games, one per line.
help-export =
    Each carries its commitment and seed, so mandala verify can check it. The server may keep running. Games that were never begun are left out.
flag-out = Write to this file instead of standard output.

summary-backup = Write all tables and games to a file.
help-backup =
    The server may keep running: the backup shows one moment. The file can be restored into SQLite or PostgreSQL alike. It holds the secrets of running games, so only you may read it.

summary-restore = Fill an empty database from a backup.
help-restore =
    The database must not exist yet, or be empty; nothing is overwritten. Stop the server first.

summary-delete-guest = Forget a guest: name, links and seats.
help-delete-guest =
    The games stay, without the guest’s name. The server may keep running.

summary-admin = Run a server: list, close, ban, read-only, drain.
help-admin =
    TASK is one of: status, tables, guests, reports, log (lists); close TABLE; ban and unban GUEST or ADDRESS;
    read-only on|off; drain on|off; motd TEXT (empty: none). Running servers obey within a second or
    two. Each order is added to a log whose entries cannot be changed.
example-admin-status = what is in force now
example-admin-ban = shut an address out for two days
example-admin-motd = show a message on the page
example-admin-drain = let games end, begin none
flag-admin-for = how long a ban lasts: 30m, 12h or 7d [default: for ever]
flag-admin-reason = why; kept in the log
flag-admin-by = who gives the order [default: your login name]

summary-completion = Print the set-up of tab completion.
help-completion =
    Put it where your shell reads its settings; then the Tab key completes commands.

## What is wrong with a command.

see-help = (see { $command } --help)
no-rule = no rule { $number }; the numbers go from 1.1 to 8.4
one-or-two-names = give one name or two, as in North,South
play-not-option = to play against { $player }, write { $command }
record-or-resume = --record and --resume exclude each other: a resumed game is kept
open-options-alone = { $option } belongs to mandala alone, without a command
cli-no-such-option = no such option: { $option }
cli-no-such-command = no such command: { $command }
cli-did-you-mean = Did you mean { $names }?
cli-needs-value = { $option } needs a value
cli-takes-no-value = { $option } takes no value
cli-missing-argument = missing argument: { $name }
cli-missing-option = missing option: { $name }
cli-bad-value = invalid value for { $name }: { $why }
cli-extra-arguments = too many words: { $words }
cli-not-a-choice = { $found } is not one of { $choices }
cli-not-whole = { $found } is not a whole number
cli-not-whole-from = { $found } is not a whole number from { $least } on
cli-not-whole-between = { $found } is not a whole number from { $least } to { $most }
cli-not-number = { $found } is not a number
cli-not-number-above = { $found } is not a number above { $least }
cli-not-number-between = { $found } is not a number from { $least } to { $most }
cli-no-file = there is no file { $file }
