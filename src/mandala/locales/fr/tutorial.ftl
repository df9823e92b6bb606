### Le tutoriel et les exemples des pages de règles ; chargés avec eux. Bref : sur un téléphone, il y a place pour environ 250 lettres.

learn-title = Apprendre Mandala en jouant
learn-lesson = Leçon { $number } sur { $count }
learn-exercise = Exercice { $number } sur { $count }
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
learn-finished-text = Voilà toutes les règles. Place à une vraie partie contre l’Apprenti, l’adversaire le plus facile : à vos trois premiers tours, vous verrez des conseils avec leurs raisons.
learn-play = Jouer une vraie partie
learn-leave = Quitter le tutoriel
learn-skip = Passer le tutoriel
learn-exercises-go = Six petits exercices
learn-your-river = Votre rivière
learn-your-cup = Votre bassin
learn-deck = Pioche

lesson-aim = Ce qui fait gagner
lesson-aim-text = Chaque carte de votre bassin vaut le numéro inscrit sous sa couleur dans votre rivière. L’ordre dans lequel vous remplissez la rivière décide donc de ce que valent vos cartes.
lesson-aim-more = Ce bassin contient six cartes jaunes, et le jaune est à la case 3 : 18 points. À la fin, celui qui a le plus de points gagne.

lesson-build = Construire la montagne
lesson-build-text = Votre adversaire et vous remplissez deux mandalas. La bande au milieu de chacun est sa montagne, que vous construisez ensemble. Y poser une carte en apporte de nouvelles : vous en piochez trois.
lesson-build-task = Posez votre carte rouge sur la montagne I.
lesson-build-hint-two = C’est la montagne II. Cette fois, posez le rouge sur la montagne I.

lesson-grow = Agrandir votre champ
lesson-grow-text = La moitié de votre côté est votre champ. Qui y a le plus de cartes choisira en premier sur la montagne. Posez autant de cartes d’une couleur que vous voulez, mais sans piocher, et gardez une carte en main.
lesson-grow-task = Posez les deux cartes orange dans votre champ I.
lesson-grow-hint-both = Une suffirait, deux sont plus fortes : posez les deux cartes orange.

lesson-colour = La règle des couleurs
lesson-colour-text = Dans un mandala, une couleur n’a qu’une seule zone : la montagne ou l’un des champs. Là, on peut en ajouter. Le vert est dans le champ I de votre adversaire et sur la montagne II.
lesson-colour-task = Posez une carte verte là où elle peut aller : sur la montagne II.
lesson-colour-hint-discard = Défausser est toujours possible, mais le vert peut encore aller dans un mandala.

lesson-complete = Terminer un mandala
lesson-complete-text = Quand les six couleurs sont dans un mandala, il est terminé et l’on partage sa montagne. Il manque le noir au mandala I. Vous y avez deux cartes dans votre champ, votre adversaire une : vous choisirez en premier.
lesson-complete-task = Posez un noir sur la montagne I ; un second toucher confirme.
lesson-complete-hint-field = Il serait terminé aussi, mais il n’y aurait pas de noir à partager. Posez-le sur la montagne.

lesson-claim = Rivière et bassin
lesson-claim-text = Chacun choisit à son tour, chaque fois toutes les cartes d’une couleur. Si elle est nouvelle dans votre rivière, une carte va à la case suivante et les autres vont dans votre bassin.
lesson-claim-task = Récupérez le rouge : une carte à la case 1, deux au bassin.
lesson-claim-hint-black = Deux cartes noires sont dans votre bassin depuis le début. Avec le noir à la case 1, chacune ne vaudrait que 1. Gardez le noir pour une case plus haute : le rouge en premier.

lesson-order = Pourquoi l’ordre compte
lesson-order-text = Vous avez commencé avec deux cartes noires dans votre bassin. Tant que le noir n’est pas dans votre rivière, elles ne valent rien. La prochaine case libre est la 2 : avec le noir à cette case, elles valent 2 chacune.
lesson-order-task = Récupérez le noir.

lesson-discard = Défausser et piocher
lesson-discard-text = Vous avez trois cartes rouges. Dans le mandala II, le rouge est dans le champ de votre adversaire : les vôtres ne peuvent pas y aller. À votre tour, vous pouvez aussi changer des cartes d’une couleur : défaussez-les et piochez-en autant.
lesson-discard-task = Défaussez les trois cartes rouges.
lesson-discard-hint-all = Les trois, pour en avoir trois nouvelles.

lesson-limit = Jamais plus de huit
lesson-limit-text = Votre main est pleine. Après avoir construit, il en reste sept : vous n’en piochez qu’une. Laissez votre champ II vide pour cette fois, et voyez ce qui arrive.
lesson-limit-task = Posez le violet sur la montagne II.
lesson-limit-hint-field = Dans une vraie partie, ce serait sage ! Mais laissez votre champ II vide pour cette fois : montagne II.

lesson-empty = Un champ vide
lesson-empty-text = Votre adversaire a terminé le mandala II, et votre champ y était vide. Vous choisissez aussi, mais ce que vous récupérez est défaussé. Le violet est déjà dans sa rivière et lui rapporterait des points.
lesson-empty-task = Privez votre adversaire du violet.

lesson-deck = Première fin : la pioche
lesson-deck-text = Une autre partie, presque finie : il reste trois cartes dans la pioche. Après la dernière, la défausse devient la nouvelle pioche, et le prochain mandala terminé est le dernier.
lesson-deck-task = Posez le rouge sur la montagne II et piochez les trois.

lesson-last = Le dernier mandala
lesson-last-text = Maintenant, le prochain mandala terminé met fin à la partie. Il manque le noir au mandala I, et dans les champs vous menez trois à deux : vous choisirez en premier.
lesson-last-task = Posez un noir sur la montagne I.
lesson-last-hint-field = Il serait terminé aussi. Mais sur la montagne, le noir est une couleur de plus à partager.

lesson-again = Une couleur que vous avez déjà
lesson-again-text = Le rouge est déjà dans votre rivière, à la case 3. Une couleur qui s’y trouve déjà va tout entière au bassin : aucune carte ne va dans la rivière.
lesson-again-task = Récupérez le rouge : trois cartes à 3 points.
lesson-again-hint-green = Le vert irait à la case 4, avec une carte pour le bassin : 4 points. Le rouge en rapporte 9.

lesson-river = Seconde fin : la rivière
lesson-river-text = Une autre partie, avec beaucoup de cartes dans la pioche. Une rivière de six couleurs met aussi fin à la partie, dès que ce mandala est partagé. Votre sixième case est libre : 6 points par carte.
lesson-river-task = Récupérez le vert, nouveau pour vous.

lesson-score = Compter
lesson-score-text = La partie est finie. Chaque carte du bassin vaut le numéro inscrit sous sa couleur dans votre rivière ; les cartes de la rivière ne comptent pas. Combien de points avez-vous ?
lesson-score-cards = C’est le nombre de cartes. Chacune vaut le numéro inscrit sous sa couleur dans la rivière.
lesson-score-right = Deux rouges à 1, deux noires à 2, trois orange à 3, une jaune à 4, deux vertes à 6 : vous gagnez !
lesson-score-river = Vous avez compté la rivière. Seul le bassin compte.

lesson-tie = Égalité de points
lesson-tie-text = Une autre partie vient de finir, et les deux bassins valent 6. Vous avez quatre cartes dans votre bassin, votre adversaire en a six. Qui gagne ?
lesson-tie-you = À égalité de points, celui qui a le moins de cartes dans son bassin gagne.
lesson-tie-other = À égalité de points, celui qui a le moins de cartes dans son bassin gagne : quatre, c’est moins que six.

exercise-first = Qui choisit en premier ?
exercise-first-text = Votre adversaire pose le violet sur la montagne I et termine le mandala. Les deux champs y ont deux cartes. Qui choisit en premier ?
exercise-first-you = Les champs sont égaux : celui qui n’a pas joué la dernière carte choisit en premier.
exercise-first-other = À champs égaux, terminer n’est pas un avantage : votre adversaire choisit en premier.

exercise-worth = Qu’est-ce qui vaut le plus ?
exercise-worth-text = Vous choisissez en premier. Dans votre rivière, le rouge est à la case 1, le vert à la 2 ; la 3 est libre. Deux noires sont dans votre bassin. Quelle couleur rapporte le plus maintenant ?
exercise-worth-red = Quatre cartes, mais à 1 chacune : cela fait 4.
exercise-worth-yellow = L’une des deux va à la case 3, l’autre rapporte 3.
exercise-worth-green = Deux cartes à la case 2 : cela fait 4.
exercise-worth-black = La seule carte va à la case 3, et les deux du bassin valent 3 chacune : 6 points.

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

exercise-keep = Une carte reste
exercise-keep-text = Vous n’avez en main que trois cartes violettes. Combien pouvez-vous en poser au plus dans votre champ II ?
exercise-keep-two = Deux : une carte doit rester en main.
exercise-keep-more = Votre main serait vide. Une carte doit rester.
exercise-keep-less = Une de plus est possible : une seule carte doit rester en main.

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
