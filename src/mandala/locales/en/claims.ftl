### Colours chosen ahead, in a game with days for a move.

claim-list = Choose colours ahead
claim-list-what = When a mandala is shared out and it is your choice, the game takes the first colour of your list that is still there. It does not wait for you. The list is for one mandala.
claim-list-rank = { $rank }. { $colourName }
claim-list-store = Save this list
claim-list-withdraw = Withdraw the list
