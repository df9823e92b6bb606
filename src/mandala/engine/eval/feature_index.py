"""The inputs of the value network and of the policy network: each index is named here once.

A weights file carries the version of its inputs. Raise the version when an input is added,
removed or changes its meaning; older weights are then refused.

*A* is the mandala described first, *B* the other one (see ``features.first_mandala``). *Own*
is the seat that the position is evaluated for, *their* the other seat.
"""

from typing import Final

VALUE_FEATURE_VERSION: Final = 1
POLICY_FEATURE_VERSION: Final = 1

# Value network, for each colour.
C_HAND: Final = 0
C_MOUNTAIN_A: Final = 1
C_MOUNTAIN_B: Final = 2
C_OWN_FIELD_A: Final = 3
C_OWN_FIELD_B: Final = 4
C_THEIR_FIELD_A: Final = 5
C_THEIR_FIELD_B: Final = 6
C_OWN_CUP: Final = 7
C_THEIR_CUP: Final = 8  # as far as it was seen (Rule 8.2)
C_OWN_PLACE: Final = 9
C_THEIR_PLACE: Final = 10
C_OWN_PLACED: Final = 11
C_THEIR_PLACED: Final = 12
C_DISCARD: Final = 13
C_UNSEEN: Final = 14
C_MISSING_A: Final = 15
C_MISSING_B: Final = 16
C_IN_MOUNTAIN_A: Final = 17
C_IN_MOUNTAIN_B: Final = 18
C_IN_HAND: Final = 19
C_OWN_NEXT_PLACE: Final = 20  # 0 if the colour has a place
C_THEIR_NEXT_PLACE: Final = 21
C_OWN_POINTS: Final = 22
C_THEIR_POINTS: Final = 23
C_OWN_POINTS_IF_PLACED: Final = 24
C_THEIR_POINTS_IF_PLACED: Final = 25
C_OWN_CLAIM_A: Final = 26  # points that claiming the colour adds
C_THEIR_CLAIM_A: Final = 27
C_OWN_CLAIM_B: Final = 28
C_THEIR_CLAIM_B: Final = 29
C_GROW_A: Final = 30  # cards that may go to the own field
C_GROW_B: Final = 31
C_BUILD_A: Final = 32  # whether a card may go to the mountain
C_BUILD_B: Final = 33
C_TAKERS: Final = 34  # 34 to 37: who takes the colour (claim_features.py)
# The same for every colour, so that a unit can weigh them together with the colour's own inputs.
C_MISSING_COUNT_A: Final = 38
C_MISSING_COUNT_B: Final = 39
C_FIELD_LEAD_A: Final = 40
C_FIELD_LEAD_B: Final = 41
C_OWN_IN_FIELD_A: Final = 42
C_THEIR_IN_FIELD_A: Final = 43
C_OWN_IN_FIELD_B: Final = 44
C_THEIR_IN_FIELD_B: Final = 45
C_OWN_TO_CLAIM: Final = 46
C_THEIR_TO_CLAIM: Final = 47
COLOUR_INPUTS: Final = 48
OWN_INPUTS: Final = C_MISSING_COUNT_A  # inputs that differ from colour to colour
FIRST_CLAIM_INPUT: Final = C_GROW_A  # from this input on: possible moves, and who takes the colour

# Value network, for the table as a whole.
T_HAND: Final = 0
T_DRAWN: Final = 1
T_THEIR_HAND: Final = 2
T_DECK: Final = 3
T_END_NEAR: Final = 4
T_OWN_RIVER: Final = 5
T_THEIR_RIVER: Final = 6
T_OWN_SCORE: Final = 7
T_THEIR_SCORE: Final = 8
T_SCORE_LEAD: Final = 9
T_OWN_CUP: Final = 10
T_THEIR_CUP: Final = 11
T_OWN_FIELD_A: Final = 12
T_THEIR_FIELD_A: Final = 13
T_OWN_FIELD_B: Final = 14
T_THEIR_FIELD_B: Final = 15
T_MISSING_A: Final = 16
T_MISSING_B: Final = 17
T_IDLE_TURNS: Final = 18
T_OVER: Final = 19
T_OWN_TO_CLAIM: Final = 20
T_THEIR_TO_CLAIM: Final = 21
T_OWN_TURN: Final = 22
T_OWN_DESTRUCTION: Final = 23  # the seat completed the mandala that is being destroyed
T_HIDDEN_MOUNTAIN: Final = 24  # a mountain was dealt two cards that the seat does not see yet
T_OWN_RIVER_ALMOST_FULL: Final = 25
T_THEIR_RIVER_ALMOST_FULL: Final = 26
T_OWN_RIVER_FULL: Final = 27
T_THEIR_RIVER_FULL: Final = 28
T_ONE_MISSING_A: Final = 29
T_ONE_MISSING_B: Final = 30
T_ONE: Final = 31  # constant 1
T_GROWTH_A: Final = 32  # by how much the own field can grow in one turn
T_GROWTH_B: Final = 33
T_DECK_ENDING: Final = 34
T_DECK_LOW: Final = 35
T_DIVISIONS: Final = 36  # 36 and all later ones: divisions of both mountains (claim_features.py)
FIRST_TABLE_CLAIM_INPUT: Final = T_GROWTH_A

# Policy network, for each move: of every kind.
M_ONE: Final = 0  # constant 1
M_HAND: Final = 1
M_COUNT: Final = 2
M_HAND_SIZE: Final = 3
M_OWN_PLACE: Final = 4
M_THEIR_PLACE: Final = 5
M_OWN_NEXT_PLACE: Final = 6
M_THEIR_NEXT_PLACE: Final = 7
M_OWN_CUP: Final = 8
M_THEIR_CUP: Final = 9
M_OWN_RIVER: Final = 10
M_THEIR_RIVER: Final = 11
M_END_NEAR: Final = 12
M_DECK: Final = 13
FIRST_KIND_INPUT: Final = 14  # from here on the meaning depends on the kind of move
MOVE_INPUTS: Final = 32
# Of a claim.
M_CLAIM_CARDS: Final = 14
M_CLAIM_OWN_POINTS: Final = 15
M_CLAIM_THEIR_POINTS: Final = 16
M_CLAIM_OWN_FIELD: Final = 17
M_CLAIM_THEIR_FIELD: Final = 18
M_CLAIM_FILLS_RIVER: Final = 19
# Of a discard; for mandala II the next index.
M_DISCARD_MISSING: Final = 14
M_DISCARD_MOUNTAIN: Final = 16
M_DISCARD_OWN_FIELD: Final = 18
M_DISCARD_THEIR_FIELD: Final = 20
# Of a card placed in a mandala, as it lies after the move.
M_PLACE_NEW_COLOUR: Final = 14
M_PLACE_MISSING: Final = 15
M_PLACE_COMPLETES: Final = 16
M_PLACE_ONE_MISSING: Final = 17
M_PLACE_MOUNTAIN: Final = 18
M_PLACE_LEAD: Final = 19
M_PLACE_OWN_FIELD: Final = 20
M_PLACE_THEIR_FIELD: Final = 21
M_PLACE_COMPLETES_FIRST: Final = 22
M_PLACE_CARDS: Final = 23
M_PLACE_HAND: Final = 24
M_PLACE_OWN_POINTS: Final = 25
M_PLACE_THEIR_POINTS: Final = 26
M_PLACE_FIELD_BEFORE: Final = 27
M_PLACE_OTHER_ONE_MISSING: Final = 28
M_PLACE_HOLDS_LAST: Final = 29
M_PLACE_TIE: Final = 30
M_PLACE_LEAD_POINTS: Final = 31
