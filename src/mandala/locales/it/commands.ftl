### Che cosa non va in un comando: una riga ciascuno.

see-help = (vedi { $command } --help)
no-rules-in = nessuna regola in { $language }; ci sono: { $languages }
no-rule = nessuna regola { $number }; i numeri vanno da 1.1 a 8.4
one-or-two-names = indica uno o due nomi, come Nord,Sud
record-or-resume = --record e --resume si escludono: una partita ripresa viene salvata
