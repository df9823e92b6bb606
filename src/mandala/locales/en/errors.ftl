### What else can go wrong at a command line: one line each, for the person who typed.

## What the operating system has against it.

system-ENOENT = No such file or directory
system-EACCES = Permission denied
system-EPERM = Operation not permitted
system-EISDIR = Is a directory
system-ENOTDIR = Not a directory
system-ENAMETOOLONG = File name too long
system-ELOOP = Too many links one after the other
system-EEXIST = File exists
system-ENOSPC = No space left on device
system-EROFS = Read-only file system
system-EADDRINUSE = Address already in use
system-EADDRNOTAVAIL = Cannot assign requested address
system-ECONNREFUSED = Connection refused
cannot-write = { $file } cannot be written: { $why }
cannot-print = the output cannot be written: { $why }
not-a-file = { $file } is not a file but something else, such as a pipe: name another

## Players. What a bot did is read after its name: “cmd:./my-bot gave no answer within 3 s”.

no-such-player = there is no player { $player }: choose { $players }
no-such-player-like = there is no player { $player }. Did you mean { $names }?
player-argument = { $player } is not possible: write { $examples }
no-weights = { $file } holds no weights of a network: name a file that mandala train has written
other-weights = { $file } holds the weights of another network: train a new one with this version
weights-version = { $file } holds weights for version { $found } of the network’s inputs, and this program needs version { $needed }: train a new network with this version
no-checkpoint = { $file } is not a checkpoint of this version: choose another folder
other-training = { $folder } holds a training with other settings ({ $settings }): give the same ones to resume it, or choose another folder
no-training-log = line { $line } of { $file } is not what mandala train writes there: put the file aside
nothing-to-draw = { $folder } holds no measured training yet: train there first
plot-package = a plot needs the package matplotlib: { $command }
train-even-games = { $option } must be even: each deal is played from both seats
train-folder-busy = Another training is at work in { $folder }: wait for its end, or choose another folder
bot-command-unreadable = cannot be read as a command: a quotation mark is not closed
bot-cannot-start = cannot be started: { $why }
bot-refused = { $player } { $reason }
bot-no-hello = did not say hello within { $seconds } s
bot-before-hello = { $reason } before it said hello
bot-hello-wrong = answered hello with { $line } instead of { $wanted }
bot-not-reading = does not read its standard input
bot-unasked = wrote without being asked: { $line }
bot-no-answer = gave no answer within { $seconds } s
bot-illegal-here = answered { $move }, which is not legal here
bot-illegal = answered { $move }, which is not legal: { $why } (Rule { $rule })
bot-garbage = answered garbage: { $line }
bot-other-game = answered for game { $found } in game { $number }
bot-stopped = stopped running ({ $status })
bot-exit-code = exit code { $code }
bot-signal = killed by signal { $signal }
bot-output-closed = closed its standard output
bot-input-closed = closed its standard input
bot-line-too-long = wrote a line of more than { $limit } kB
bot-flood = wrote many lines without being asked

## The arena.

arena-forfeit = { $player } forfeits: it { $reason }
arena-two-players = a match needs at least two players
arena-name-two = name at least two players, e.g. mandala arena greedy random
arena-jobs-or-cluster = --jobs is for this machine: a cluster has its own workers
arena-even-games = the number of games must be even and at least 2, not { $found }: each deal is played twice, with seats swapped
arena-time = the time a move must be at least 1 ms, not { $found }
arena-jobs = the number of processes must be at least 1, not { $found }
arena-sprt = a sequential test needs two Elo differences, the smaller first, within ±{ $limit }: not { $smaller } and { $larger }
arena-keeps-dying = the process that plays keeps dying ({ $times } times, last with exit code { $code }): is there enough memory?
arena-broke-down = a player failed: { $why }
cluster-address = { $address } is not the address of a Dask scheduler: { $why }
cluster-none = there is no Dask scheduler at { $address }: { $why }
cluster-package = a cluster needs the package distributed: { $command }
cluster-no-workers = the Dask cluster has no workers: start some with { $command }
cluster-workers-die = the workers of the cluster keep dying over the same games
cluster-gone = the cluster no longer answers
cluster-worker-failed = a worker of the cluster failed: { $why }

## Measuring.

bench-needs-compiler = --anchor needs a C compiler: install one, or name it in CC
bench-no-comparison = no comparison with C: { $why }
anchor-does-not-compile = { $file } does not compile: { $why }
anchor-no-reason = no reason given
anchor-printed = the anchor printed { $line }, not its games/s and moves/game

## The server and its clients.

serve-public-address = the public address is http(s)://name[:port] without a path, not { $found }
serve-proxies = a trusted proxy is named by its address or its network (192.0.2.7 or 192.0.2.0/24), not { $found }
serve-cannot-listen = cannot listen at { $host } port { $port }: { $why }
serve-no-host = this cannot be the name of a machine
serve-not-started = the server could not start; the log says why
connect-address = the address of a server begins with http:// or https://, not { $found }
connect-address-wrong = { $found } is not the address of a server: check its name and port
connect-no-answer = { $url } does not answer: { $why }
connect-not-ours = { $url } does not answer as a Mandala server does: check the address
connect-no-line = { $url } does not open the table: { $why }
connect-refused = the server refused the request: { $why }
connect-table-refused = the table refused it: { $why }
connect-strict = a bot cannot play at a table with strict memory: open one without
connect-link = the link must end in #invite=… or #seat=…: copy all of it
connect-resigned = the bot { $reason }: it resigned the game
that-colour = that colour

## The database.

database-address = the database address must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
database-address-unreadable = the database address cannot be read: check its port, and write special characters of the password as %XX
database-none-yet = { $file }: there is no database yet (it is made by { $command })
database-closed = the storage is closed
database-locked = the database is locked by another program: try again in a moment
database-full = the disk is full: free some space, then try again
database-disk = the disk could not be read or written
database-read-only = the database may not be written: check the rights of its file and folder
database-cannot-open = the database file could not be opened: check its folder and rights
database-damaged = the database file is damaged: restore a backup
database-file-gone = the database file was deleted, moved or replaced while the server ran: stop the server and put the file back (see “The database file was lost” in the hosting guide)
database-not-ours = the file is not a Mandala database
database-no-schema = this is not a Mandala database: it has no schema
database-newer = the database was written by a newer Mandala (schema { $found }, this program knows { $known }): update this program
database-failed = the database failed ({ $code })
database-no-answer = the database does not answer
database-connection-lost = the connection to the database was lost
database-certificate = the database’s certificate is not trusted: check its name, its date and sslrootcert
database-refuses-user = the database refuses the user or the password
database-no-such-name = there is no database of that name
database-busy = the database was busy with the same rows: try again
database-exhausted = the database has run out of a resource
database-its-disk-full = the disk of the database is full
database-no-connections = the database has no free connection
database-shutting-down = the database is shutting down or was restarted
database-no-such-table = there is no such table
database-moved-on = the table has moved on to event { $event }
database-stored-already = this request is already stored as event { $event }
backup-no-such-file = there is no such file
backup-not-utf8 = this is not text in UTF-8
backup-not-ours = the file is not a Mandala backup ({ $format })
backup-newer = the backup was written by a newer Mandala (schema { $schema }): update first
backup-schema = the backup has schema { $schema }: restore it into a new database
backup-not-empty = the database is not empty: it has { $table }; restore into a new one
backup-damaged = the backup is damaged: its row counts do not match
backup-cut-off = the backup is cut off: its last line is missing
backup-foreign-line = line { $line } is not part of a Mandala backup
backup-not-json = line { $line } is not JSON: is this a Mandala backup?
backup-columns = line { $line } does not have the columns of { $table }
backup-value = line { $line } has a value that cannot be read
guest-unknown = there is no guest with this id
admin-not-a-time = { $found } is not a duration: write 30m, 12h or 7d
admin-missing-table = say which table
admin-missing-whom = say which guest or address
admin-on-or-off = say { $task } on or { $task } off
admin-for-needs-ban = --for belongs to ban
admin-not-an-address = { $found } is not an address: write 203.0.113.7 or 2001:db8::/64

picture-unfinished = a picture needs a finished game, and this one is not over
picture-no-game = { $file } has no game { $number }; its last game is { $count }
picture-kind = { $file } must end in .svg or .png, or be -
