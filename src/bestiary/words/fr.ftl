game-kuhhandel = Kuhhandel
game-kakerlakenpoker = Kakerlakenpoker Royal
game-cahoots = Cahoots
game-nullern = Nullern

## Why a move is refused, whatever the game

refused-not-your-turn = Ce n'est pas à toi de jouer.
refused-game-over = La partie est finie ; on ne joue plus rien.
refused-no-such-move = Ce n'est pas un coup de { $game }. { $detail }
refused-not-held = Tu ne peux jouer que ce que tu as.

## Small words

nothing = rien
face-down = face cachée
you = { $beast } (toi)

## At the terminal

play-welcome = Bienvenue à { $game } !
play-you = Tu es { $name }, à la place { $seat }.
play-warming = Les robots se préparent …
play-commitment = Les mélanges sont fixés ; voici le SHA-256 de la graine : { $hash }
play-time-left = Il reste { $seconds } secondes.
play-left = Tu quittes la table.
play-recorded = La partie est enregistrée dans { $file }.
play-place = { $rank }. { $name } : { $score }
play-revealed = La graine était { $seed }. Avec un enregistrement, bestiary verify recalcule chaque donne.
menu-move = Ton coup
menu-kind = Que fais-tu ?
menu-field = { $field } ?
menu-range = { $question } (de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) })
menu-enter = Entrée
menu-keys = (? règles, q quitter)
menu-keys-back = (? règles, b retour, q quitter)
menu-between = Choisis un nombre de 1 à { $most }.
menu-unknown = « { $typed } » n'est pas un coup. Un coup commence par l'un de ces mots : { $kinds }.
menu-too-much = « { $typed } » est de trop : le coup était déjà complet.
menu-form = « { $typed } » n’est pas un coup complet. On l’écrit ainsi : { $form }
menu-json = Ce n’est pas un coup en JSON. En voici un : { $example }
replay-move = Après le coup { $number } sur { $total }
replay-seen = Vu par { $name } seul : { $line }
replay-hand = { $name } a en main : { $cards }
replay-keys = Entrée : suite · b : retour · un nombre : y aller · q : quitter

## The beasts you play with

beast-0 = Blaireau
beast-1 = Hérisson
beast-2 = Corbeau
beast-3 = Loutre
beast-4 = Lynx
beast-5 = Crapaud
beast-6 = Héron
