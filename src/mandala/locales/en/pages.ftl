### The ways to the rules pages and the tutorial.

learn = Learn to play
rules = Rules
rules-clause = Rule { $rule }
rules-all = All the rules
