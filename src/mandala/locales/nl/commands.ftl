### Wat er mis is met een opdracht: steeds één regel.

see-help = (zie { $command } --help)
no-rules-in = geen regels in { $language }; er zijn: { $languages }
no-rule = geen regel { $number }; de nummers gaan van 1.1 tot 8.4
one-or-two-names = geef één naam of twee, zoals Noord,Zuid
record-or-resume = --record en --resume sluiten elkaar uit: een hervat spel wordt bewaard
