game-kuhhandel = Kuhhandel
game-kakerlakenpoker = Kakerlakenpoker Royal
game-cahoots = Cahoots
game-nullern = Nullern

## Why a move is refused, whatever the game

refused-not-your-turn = Ce n’est pas à toi de jouer.
refused-game-over = La partie est finie ; on ne joue plus rien.
refused-no-such-move = Ce n’est pas un coup de { $game }. { $detail }
refused-not-held = Tu ne peux jouer que ce que tu as.

## Small words

nothing = rien
face-down = face cachée
you = { $beast } (toi)

## At the terminal

play-welcome = Bienvenue à { $game } !
play-you = Tu es { $name }, à la place { $seat }.
play-warming = Les bots se préparent …
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
menu-unknown = « { $typed } » n’est pas un coup. Un coup commence par l’un de ces mots : { $kinds }.
menu-too-much = « { $typed } » est de trop : le coup était déjà complet.
menu-form = « { $typed } » n’est pas un coup complet. On l’écrit ainsi : { $form }
menu-json = Ce n’est pas un coup en JSON. En voici un : { $example }
replay-move = Après le coup { $number } sur { $total }
replay-seen = Vu par { $name } seul : { $line }
replay-hand = { $name } a en main : { $cards }
replay-keys = Entrée : suite · b : retour · un nombre : y aller · q : quitter

## The beasts you play with

beast-0 = Blaireau
beast-1 = Hérisson
beast-2 = Corbeau
beast-3 = Loutre
beast-4 = Lynx
beast-5 = Crapaud
beast-6 = Héron

## Why the server refuses something

server-bad-settings = La table ne peut pas être ouverte ainsi : { $detail }.
server-not-seated = Tu n’as pas de place à cette table.
server-closed = Cette table est fermée.
server-already-started = La partie a déjà commencé.
server-drawing = On est en train de mélanger les cartes. Rien n’a changé ; réessaie dans un instant.
server-no-draw = On ne mélange rien ici en ce moment : le tirage n’a pas commencé, ou il est terminé.
server-draw-listed = Trop tard : la liste des engagements est close, et le tien n’y est pas. Les cartes sont mélangées sans tes octets.
server-draw-committed = Un engagement a déjà été pris à ta place. Il reste valable.
server-draw-spent = Cet engagement a déjà servi. Choisis de nouveaux octets au hasard et engage-toi sur ceux-là.
server-draw-not-listed = Garde tes octets pour toi : la liste des engagements n’a pas encore été montrée.
server-draw-not-committed = Tu n’as pris aucun engagement dans ce tirage : il n’y a rien à révéler.
server-draw-revealed = Tes octets ont déjà été révélés. Ils restent valables.
server-draw-other-bytes = Ce ne sont pas les octets sur lesquels tu t’es engagé. Révèle ceux-là.
server-host-only = Seule la personne qui a ouvert la table peut le faire.
server-no-talk = Pendant cette partie, on ne parle pas librement : seuls les signaux du jeu sont permis.
server-no-such-seat = Cette place n’existe pas : la table en a { $most }.
server-seat-taken = Cette place est prise.
server-over = La partie est terminée.
server-seats-free =
    { $count ->
        [one] Une place est encore libre : attends quelqu’un ou donne-la à un bot.
       *[other] { $count } places sont encore libres : attends quelqu’un ou donne-les à des bots.
    }
server-not-over = La partie n’est pas encore terminée.
server-no-match = Aucune partie n’est en cours ici.
server-no-hints = Il n’y a pas de conseils à cette table.
server-no-hint-now = Tu n’as rien à décider pour l’instant.
server-hello-first = Une connexion commence par hello.
server-no-name = Dis d’abord ton nom : cette connexion ne connaît encore personne.
server-too-fast = C’était trop à la fois. Attends un peu et réessaie.
server-hint-waits = Ton conseil est déjà en route : un seul à la fois.
server-too-many-hints = Trop de conseils : après les { $most } premiers, il y en a un toutes les { $seconds } secondes.
server-no-time-for-hint = Les bots sont occupés par leurs coups. Rien n’a changé ; redemande dans un instant.
server-too-many-open = Tu as déjà autant de tables ouvertes qu’une personne peut en avoir ({ $most }). Commence une partie à l’une d’elles ; ou quitte-les toutes deux minutes : une table où tu es seul à avoir une place laissera alors la sienne d’elle-même.
server-too-many-running = Aux tables que tu as ouvertes, il y a autant de parties en cours qu’une personne peut en avoir ({ $most }). Finis-en d’abord une, ou joue à la table de quelqu’un d’autre.
server-said-enough = Tu as dit à cette table autant qu’elle peut en retenir ({ $most } messages). À une nouvelle table, tu pourras parler de nouveau.
server-watchers-said-enough = Les spectateurs ont dit à cette table autant qu’elle peut en retenir ({ $most } messages).
server-too-many-changes = Cette table a été modifiée trop souvent ({ $most } fois). Commencez la partie, ou ouvrez une nouvelle table.
server-too-many-codes = Tu as créé { $most } liens encore valables. Sers-toi de l’un d’eux, ou attends un quart d’heure qu’ils expirent.
server-renamed-often = Tu as changé de nom trop souvent. Tu pourras en changer de nouveau dans { $seconds } secondes.
server-too-many-replays = Trop de parties ont été demandées à revoir en même temps. Attends quelques secondes et réessaie.
server-full = Le serveur n’a plus de place pour une nouvelle connexion. Réessaie dans un instant.
server-too-many-connections = Depuis ton réseau, { $most } connexions peuvent être ouvertes à la fois, et leur nombre par minute est limité. Fermes-en quelques-unes ou attends un peu.
server-head-too-long = Les en-têtes d’une requête ne peuvent pas dépasser { $most } octets, ni être plus de { $count }.
server-address-too-long = L’adresse d’une requête ne peut pas dépasser { $most } octets.
server-too-late = Une requête doit être complète en { $seconds } secondes.
server-malformed = Cela ne se comprend pas. { $detail }
server-busy = Le serveur est surchargé. Rien n’a changé ; réessaie.
server-failed = Une erreur est survenue sur le serveur. Rien n’a changé ; réessaie.
server-unsure = La base de données ne répond pas. Si c’est tout de même enregistré, tu le verras ici dans un instant ; sinon, réessaie.
server-not-in-lobby = Cela se fait à une table, pas dans le salon.
server-no-such-table = Cette table n’existe pas.
server-set-aside = Les coups enregistrés de cette partie ne peuvent pas être rejoués : elle est mise de côté. Rien n’est effacé, et la raison figure dans le journal du serveur.
server-no-such-code = Ce lien a déjà servi ou a expiré. Crée-en un nouveau sur l’autre appareil.
server-bad-name-length = Un nom a de 1 à 24 caractères.
server-bad-name-characters = Le nom contient des caractères qui ne peuvent pas être affichés.
server-wrong-origin = Les pages d’autres sites ne peuvent pas faire cela.
