### Ce qu’écrivent les commandes quand tout va bien. Les noms des options, fichiers et joueurs restent tels quels.

## Pendant que le moteur se compile.

compiling = Compilation du moteur ({ $how })
compiling-kept = une fois par version
compiling-not-kept = aucun dossier où le garder
compiling-function = fonction { $number } : { $name }
compiling-function-of = fonction { $number } sur environ { $expected } : { $name }

## Barres des travaux plus longs.

work-replaying = Relecture
work-verifying = Vérification
work-measuring = Mesure
work-writing = Écriture
work-restoring = Restauration
work-exporting = Exportation
arena-bar-games = { $done } parties sur { $total }
arena-bar-score = score de { $score }
arena-bar-left = restant

## Résultats de l’arène.

arena-forfeit-line = partie { $number } : { $told }
arena-stopped = arrêté après { $count } { $count ->
    [one] partie
   *[other] parties
}
arena-nothing = Aucune paire de parties n’a été finie.
arena-heading = { $games } parties : { $deals ->
    [one] 1 donne, jouée des deux places
   *[other] { $deals } donnes, chacune jouée des deux places
} · graine { $seed }
arena-won = gagnées
arena-drawn = nulles
arena-lost = perdues
arena-lost-by-forfeit = perdues par faute
arena-ms-a-move = ms par coup
arena-against = { $first } contre { $second }
arena-measured = mesuré
arena-interval = intervalle à 95 %
arena-score = part des points
arena-elo = points Elo
arena-points-ahead = points d’avance par partie
arena-rating = classement (0 : la moyenne)
arena-games = parties
arena-match = rencontre
arena-forfeits = fautes
arena-test = épreuve
arena-test-accept = accepté
arena-test-reject = rejeté
arena-test-open = ouvert { $llr }
arena-range = { $low } à { $high }
arena-percent = { $share } %
arena-no-difference = Aucune différence montrée : l’égalité est dans l’intervalle.
arena-the-first = Le premier { $player }
arena-the-second = Le second { $player }
arena-stronger = { $player } joue le mieux.
arena-sprt-told = Test séquentiel, { $player } est meilleur de { $larger } Elo et non de { $smaller } : { $decision ->
    [accept] accepté
    [reject] rejeté
   *[open] ouvert, il faut plus de parties
} (LLR { $llr }, décidé à ±{ $bound }).

## Vitesse.

bench-random-games = parties au hasard, un cœur
bench-two-cores = deux cœurs
bench-in-c = la même chose en C
bench-a-game = une partie au hasard
bench-one-core = { $player }, un cœur
bench-fingerprint = empreinte
bench-a-state = un état
bench-memory = mémoire au plus
bench-games-per-s = { $figure } parties/s
bench-moves-per-s = { $figure } coups/s
bench-searches-per-s = { $figure } recherches/s
bench-times-c = { $factor } × la même chose en C
bench-times-one-core = { $factor } × un cœur
bench-no-c = pas de compilateur C
bench-game-is = { $moves } coups, { $score } points
bench-bytes = { $figure } octets
bench-megabytes = { $figure } Mo

## Vérification d’une donne.

verify-fair = partie { $number } : régulière
verify-not-fair = partie { $number } : NON VÉRIFIÉE
verify-unchecked = partie { $number } : NON VÉRIFIABLE
verify-unknown = –
verify-seed = graine
verify-start = début
verify-deck = pioche
verify-reshuffles = mélanges
verify-moves = coups
verify-ok = oui
verify-no = NON

## Le serveur et sa base de données.

serve-open = La table est ouverte à { $url }
serve-stop = Ctrl-C arrête.
serve-port-taken = Le port { $port } est occupé : un autre a été choisi.
serve-only-here = Seul cet ordinateur peut l’ouvrir. Pour les autres sur votre réseau : { $command }
connect-waiting = En attente à { $url }
connect-result = { $outcome ->
    [won] gagnée
    [lost] perdue
   *[drawn] nulle
} { $mine } : { $theirs } ({ $reason })
database-holds = tables : { $tables }, événements : { $events }, invités : { $guests }
backup-written = { $file } : { $holds }
backup-restored = Restauré : { $holds }.
export-written = { $file } : { $count } { $count ->
    [one] partie
   *[other] parties
}
guest-forgotten = L’invité est oublié.
admin-done = C’est fait, et inscrit dans le journal.
admin-tables = tables : { $waiting } en attente, { $playing } en cours, { $over } terminées
admin-mode = { $mode } : { $on }
admin-banned = banni jusqu’à { $until } : { $who }
admin-columns-tables = table | état | dernier événement | joueurs
admin-columns-guests = invité | vu pour la dernière fois | nom
admin-columns-reports = heure | motif | signalé | par | table
admin-columns-log = numéro | heure | par | ordre | objet | jusqu’à | motif

## mandala train

work-training = Entraînement
train-measured = { $games } parties, { $minutes } min, erreur { $loss } : { $results }
train-result = { $score } contre { $player } (de { $low } à { $high })
train-previous = son état précédent
train-no-previous = pas encore d’état précédent à affronter
train-done = Les poids sont dans { $file } : affrontez-les sous le nom { $player }
train-plotted = La courbe d’apprentissage est dans { $file }
train-no-plot = Aucune courbe d’apprentissage n’est tracée : installez pour cela Matplotlib avec { $command }
curve-score = Résultat
curve-loss = Erreur
curve-win = sur la victoire
curve-margin = sur l’écart
curve-games = Parties jouées
curve-minutes = Minutes à l’horloge, puis minutes de travail d’un cœur

picture-written = L’image est dans { $file }.
