### Le tutoriel et les exemples des pages de règles ; chargés avec eux. Bref : sur un téléphone, il y a place pour environ 250 lettres.

learn-title = Apprendre Mandala en jouant
learn-lesson = Leçon { $number } sur { $count }
learn-exercise = Exercice { $number } sur { $count }
learn-read-again = Relire
learn-try-again = Réessayer
learn-next = Continuer
learn-not-yet = Possible, mais cette leçon demande autre chose.
learn-right = Exact !
learn-wrong = Pas tout à fait.
learn-lessons = Leçons
learn-exercises = Exercices
learn-done = fait
learn-again = Recommencer au début
learn-finished = Vous connaissez le jeu
learn-finished-text = C’étaient toutes les règles qui comptent. Un adversaire vous attend ; les règles restent toujours à portée de doigt.
learn-play = Jouer une vraie partie
learn-leave = Quitter le tutoriel

lesson-build = Construire la montagne
lesson-build-text = Entre vous et votre adversaire se trouvent les mandalas I et II. Construire une montagne apporte de nouvelles cartes. Prenez votre carte rouge et posez-la sur la montagne I. Vous en piochez ensuite trois.
lesson-build-hint = Touchez le rouge, puis la montagne I.
lesson-build-hint-two = C’est la montagne II. Cette fois, posez le rouge sur la montagne I.

lesson-grow = Agrandir votre champ
lesson-grow-text = Qui a le plus de cartes dans son champ choisira en premier. Dans votre champ, posez plusieurs cartes d’une couleur si vous voulez, mais sans piocher. Posez les deux cartes orange dans votre champ I.
lesson-grow-hint = Touchez l’orange, les deux cartes, puis le champ I.
lesson-grow-hint-both = Une suffirait, deux sont plus fortes : prenez les deux cartes orange.

lesson-colour = La règle des couleurs
lesson-colour-text = Dans un mandala, une couleur n’a qu’une seule zone. Le vert est dans le champ I de votre adversaire et sur la montagne II. Trouvez le seul endroit où votre vert peut encore aller, et posez-en un.
lesson-colour-hint = Regardez où est le vert dans le mandala II : là, on peut en ajouter.
lesson-colour-hint-discard = Défausser est toujours possible, mais le vert peut encore aller dans un mandala.

lesson-complete = Terminer un mandala
lesson-complete-text = Le mandala I a cinq couleurs ; il manque le noir. Dans les champs, vous menez deux à un : vous choisiriez en premier. Terminez-le : posez un noir sur la montagne I.
lesson-complete-hint = Touchez le noir, puis deux fois la montagne I : la seconde fois confirme.
lesson-complete-hint-field = Il serait terminé aussi, mais il n’y aurait pas de noir à partager. Posez-le sur la montagne.

lesson-claim = Partager la montagne
lesson-claim-text = Chacun choisit à son tour. D’une couleur nouvelle pour votre rivière, une carte va à la case suivante, le reste dans votre bassin. Il y a trois rouges : récupérez le rouge. Il ira à la case 1.
lesson-claim-hint = Récupérez le rouge : trois cartes d’un coup.
lesson-claim-hint-black = Deux cartes noires sont dans votre bassin depuis le début. À la case 1, chacune ne vaudrait que 1. Gardez le noir pour une case plus haute : le rouge en premier.

lesson-order = Pourquoi l’ordre compte
lesson-order-text = À la fin, chaque carte du bassin vaut le numéro de la case de sa couleur dans la rivière. Deux noires dorment dans votre bassin depuis le début. La case 2 vient ensuite : récupérez le noir, et elles vaudront 2 chacune.
lesson-order-hint = Le violet ne vous rapporterait rien. Le noir réveille deux cartes de votre bassin.

lesson-discard = Défausser et piocher
lesson-discard-text = Le rouge est maintenant dans le champ II de votre adversaire, et trois rouges encombrent votre main. Défaussez-les toutes les trois et piochez-en trois nouvelles. C’est un tour entier.
lesson-discard-hint = Touchez le rouge, les trois cartes, puis la défausse.
lesson-discard-hint-all = Les trois, pour en avoir trois nouvelles.

lesson-limit = Jamais plus de huit
lesson-limit-text = Votre main est pleine. Après avoir construit, il en reste sept : vous n’en piochez qu’une. Posez le violet sur la montagne II, et voyez ce qui arrive quand votre champ y est vide.
lesson-limit-hint = Touchez le violet, puis la montagne II.
lesson-limit-hint-field = Dans une vraie partie, ce serait sage ! Mais laissez votre champ II vide pour cette fois : montagne II.

lesson-empty = Un champ vide
lesson-empty-text = Votre adversaire a terminé le mandala II. Votre champ était vide : vous choisissez aussi, mais ce que vous prenez est défaussé. Retirez donc ce qui lui rapporterait le plus.
lesson-empty-hint = Le violet est déjà dans la rivière de votre adversaire et rapporterait. Le noir, pas encore.

lesson-deck = Première fin : la pioche
lesson-deck-text = Bien plus tard. Il reste trois cartes dans la pioche. Après la dernière, la défausse devient la pioche, et le prochain mandala est le dernier. Posez le rouge sur la montagne II et piochez-les.
lesson-deck-hint = Touchez le rouge, puis la montagne II : construire fait piocher.

lesson-last = Le dernier mandala
lesson-last-text = Le prochain mandala est le dernier : qui le termine met fin à la partie. Il manque le noir au mandala I, et vous menez trois à deux. Posez un noir sur la montagne I.
lesson-last-hint = Touchez le noir, puis deux fois la montagne I : la seconde fois confirme.
lesson-last-hint-field = Il serait terminé aussi. Mais sur la montagne, le noir est une couleur de plus pour vous.

lesson-river = Seconde fin : la rivière
lesson-river-text = Une rivière pleine met aussi fin à la partie, dès que ce mandala est partagé. Votre sixième case est libre et vaut 6 par carte. Le vert est nouveau pour vous : récupérez-le.
lesson-river-hint = Rouge et noir valent 1 et 2 par carte. Le vert ira à la case 6 : deux cartes au bassin, 6 chacune.

lesson-score = Compter
lesson-score-text = La partie est finie. Chaque carte du bassin vaut le numéro de la case de sa couleur dans votre rivière ; les cartes de la rivière ne comptent pas. Combien de points avez-vous ?
lesson-score-cards = C’est le nombre de cartes. Chacune vaut le numéro de la case de sa couleur dans la rivière.
lesson-score-right = Deux rouges à 1, deux noires à 2, trois orange à 3, une jaune à 4, deux vertes à 6 : vous gagnez !
lesson-score-river = Vous avez compté la rivière. Seul le bassin compte.

exercise-first = Qui choisit en premier ?
exercise-first-text = Votre adversaire pose le violet sur la montagne I et termine le mandala. Les deux champs y ont deux cartes. Qui choisit en premier ?
exercise-first-you = Les champs sont égaux : celui qui n’a pas joué la dernière carte choisit en premier.
exercise-first-other = À champs égaux, terminer n’est pas un avantage : votre adversaire choisit en premier.

exercise-worth = Qu’est-ce qui vaut le plus ?
exercise-worth-text = Vous choisissez en premier. Dans votre rivière, le rouge est à la case 1, le vert à la 2 ; la 3 est libre. Deux noires dorment dans votre bassin. Quelle couleur rapporte le plus maintenant ?
exercise-worth-red = Quatre cartes, mais à 1 chacune : cela fait 4.
exercise-worth-yellow = L’une des deux va à la case 3, l’autre rapporte 3.
exercise-worth-green = Deux cartes à la case 2 : cela fait 4.
exercise-worth-black = La seule carte va à la case 3 et réveille les deux du bassin : 6 points.

exercise-field = Que peut-on poser, et où ?
exercise-field-text = Laquelle de ces couleurs pouvez-vous poser dans votre champ du mandala I ?
exercise-field-right = Le violet n’est encore nulle part dans le mandala I. Qu’il soit sur la montagne II n’y change rien.
exercise-field-wrong = Dans un mandala, une couleur reste dans la zone où elle se trouve.

exercise-empty = Les mains vides
exercise-empty-text = Votre champ II est vide : ce que vous prenez est défaussé. La rivière de votre adversaire commence par jaune, noir, violet, puis vert. Quelle couleur ne doit-il pas avoir ?
exercise-empty-red = Le rouge y serait nouveau : une carte dans une case, et encore aucun point.
exercise-empty-yellow = Trois jaunes à la case 1 : 3 points pour votre adversaire. Il y a pire.
exercise-empty-purple = Deux violettes à la case 3 auraient fait 6 points.

exercise-complete = La dernière carte
exercise-complete-text = Il ne manque que le noir au mandala II, et les deux champs ont deux cartes. Vous avez une carte noire. Comment le terminer et choisir en premier ?
exercise-complete-build = Les champs restent égaux, et vous avez joué la dernière carte : votre adversaire choisit en premier.
exercise-complete-grow = Trois à deux : votre champ est plus grand, vous choisissez en premier.

option-you = Moi
option-other = Mon adversaire
option-points = { $number }
option-build = Noir sur la montagne
option-grow = Noir dans mon champ

rules-contents = Sommaire
rules-example = Exemple
rules-example-draw = Combien de cartes vous piochez après avoir construit
rules-example-draw-left = restent en main
rules-example-draw-drawn = vous piochez
rules-example-draw-less = ou moins
rules-example-colours = Vous avez une carte de chaque couleur. Où peut aller chacune dans ce mandala ?
rules-example-colour = Couleur
rules-example-mountain = Montagne
rules-example-field = Votre champ
rules-example-yes = oui
rules-example-fields = { $mine } cartes contre { $theirs } : vous choisissez en premier.
rules-example-score = Une rivière pleine, et ce que valent les cartes du bassin.
rules-example-name = Votre bassin
