### What is wrong with a command: one line each.

see-help = (see { $command } --help)
no-rules-in = no rules in { $language }; there are: { $languages }
no-rule = no rule { $number }; the numbers go from 1.1 to 8.4
one-or-two-names = give one name or two, as in North,South
record-or-resume = --record and --resume exclude each other: a resumed game is kept
