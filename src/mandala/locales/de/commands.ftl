### Was an einem Befehl nicht stimmt: je eine Zeile.

see-help = (siehe { $command } --help)
no-rules-in = keine Regeln auf { $language }; es gibt: { $languages }
no-rule = keine Regel { $number }; die Nummern gehen von 1.1 bis 8.4
one-or-two-names = nenne einen Namen oder zwei, etwa Nord,Süd
record-or-resume = --record und --resume schließen sich aus: Ein fortgesetztes Spiel wird aufgehoben
