### The ways to the rules pages and the tutorial.

learn = Learn to play
rules = Rules
rules-clause = Rule { $rule }
rules-all = All the rules
rules-with-examples = The whole page, with examples (in a new tab)
sheet = Score sheet
overview = Actions at a glance
coach-title = Your first game, turn { $number } of 3
