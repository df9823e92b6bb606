### Les chemins vers les pages des règles et le tutoriel.

learn = Apprendre à jouer
rules = Règles
rules-clause = Règle { $rule }
rules-all = Toutes les règles
rules-with-examples = La page entière, avec des exemples (nouvel onglet)
sheet = Feuille de score
overview = Aide de jeu
coach-title = Votre première partie, tour { $number } sur 3
