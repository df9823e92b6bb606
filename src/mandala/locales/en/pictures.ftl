### The end of a game, its picture, and the history of one's games.

# How the result came about. $who: whether the reader won ("you"), lost ("other") or watched ("they").
end-how-standing = The score stood at { $mine } : { $theirs }.
end-how-drawn = Equal points, and equally many cards in both cups.
end-how-colour = { $who ->
    [you] The deciding colour was { $colourName }: { $points } { $points ->
        [one] point
       *[other] points
    } for you ({ $count } { $count ->
        [one] card
       *[other] cards
    } at place { $place }), { $theirs } for { $other }.
    [other] The deciding colour was { $colourName }: { $points } { $points ->
        [one] point
       *[other] points
    } for { $name } ({ $count } { $count ->
        [one] card
       *[other] cards
    } at place { $place }), { $theirs } for you.
   *[they] The deciding colour was { $colourName }: { $points } { $points ->
        [one] point
       *[other] points
    } for { $name } ({ $count } { $count ->
        [one] card
       *[other] cards
    } at place { $place }), { $theirs } for { $other }.
}
end-how-colours = { $who ->
    [you] Your best colours were { $colourName } ({ $points }, place { $place }) and { $secondName } ({ $secondPoints }, place { $secondPlace }).
   *[they] { $name }’s best colours were { $colourName } ({ $points }, place { $place }) and { $secondName } ({ $secondPoints }, place { $secondPlace }).
}

picture = The picture of this game
picture-of = Mandala of the game { $first } – { $second }
picture-what = Time runs outwards: thin rings are turns, broad ones destroyed mandalas. No other game has this picture.
picture-save = Save as { $kind }
share-game = Share
all-games = All your games

history-title = Your games
history-none = No finished games yet. Each one gets a picture here.
history-no-match = No game matches.
history-opponent = Opponent
history-kind = Kind
history-all = All
history-ai = Against the computer
history-online = Over the internet
history-hotseat = At one screen
history-won = Won
history-lost = Lost
history-count = { $count } { $count ->
    [one] game
   *[other] games
}
history-more = Show more
history-download = Download all records
history-downloading = { $count } { $count ->
    [one] record
   *[other] records
} so far …
