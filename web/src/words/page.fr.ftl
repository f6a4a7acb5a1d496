## What the page says, whatever the game

home = Accueil
home-welcome = Quatre jeux de cartes où ce que tu ne vois pas compte le plus.
home-games = Jeux
home-mine = Reprendre une partie
home-played = Parties récentes
home-lobby = Voir les tables ouvertes
home-carry = Continuer sur un autre appareil
lobby = Salon
lobby-open = Tables ouvertes
lobby-playing = En cours : viens regarder
lobby-empty = Aucune table n’est ouverte pour l’instant.
lobby-new = Ouvre ta propre table
play-now = Jouer
with-friends = Entre amis
learn = Apprendre en jouant
rules = Règles
rules-now = Que puis-je faire maintenant ?
rules-none = Ce jeu n’existe pas ici.
bots-level = Force des bots
bots = Bots
level-chick = Poussin : gentil
level-cat = Chat : facile
level-fox = Renard : malin
level-owl = Hibou : fort
level-dragon = Dragon : le plus fort
tile-kuhhandel = Enchéris, bluffe au troc, complète tes quartettes d’animaux. Et gare à l’argent de l’âne.
tile-kakerlakenpoker = Passe une sale bête face cachée et dis ce que c’est. Vrai ou faux ? Qui en ramasse trop d’une sorte perd.
tile-cahoots = Cuisinez ensemble pour des monstres affamés sans dire vos cartes. Tout le monde gagne, ou personne.
tile-nullern = Dis combien de plis tu feras, et fais-en juste autant. Les braves disent zéro.

close = Fermer
yes = oui
no = non
understood = Compris
settings = Réglages
sound = Son
theme = Clair ou sombre
language = Langue

name-as = Tu joues sous le nom de
name-yours = Ton nom
name-save = C’est moi
name-change = Changer de nom
name-another = Un autre nom

new-title = Une table entre amis
new-seats = Joueurs
new-clock = Temps de réflexion
new-clock-none = autant que vous voulez
new-clock-relaxed = tranquille : trois minutes par coup
new-clock-move = limité : tu fixes les secondes
new-seconds = Secondes par coup
new-auction = Compte à rebours des enchères, en secondes (0 : aucun)
new-level = Bots remplaçants
new-public = Montrer la table au salon
new-hints = Les conseils sont permis
new-more = Règles maison et plus
new-open = Ouvrir la table

waiting-title = { $game } : qui joue ?
waiting-you = c’est toi
waiting-place-bot = Asseoir un bot
waiting-remove-bot = Renvoyer le bot
waiting-start = Commencer
waiting-start-fill =
    { $count ->
        [one] Commencer, avec un bot à la place libre
       *[other] Commencer, avec des bots aux { $count } places libres
    }
waiting-for-host = La partie est lancée par qui a ouvert la table.
waiting-invite = Envoie ceci à tes amis
waiting-link = Lien vers cette page
waiting-qr = Le lien en code QR
waiting-copy = Copier le lien
waiting-copied = Copié
waiting-everyone = Au début de la partie, l’appareil de chaque personne ajoute au mélange : personne ne peut le truquer, pas même ce serveur.
waiting-commitment = La table a déjà choisi son nombre secret. Son empreinte :
sit = M’asseoir ici
stand = Me lever
seat-free = libre
seat-away = absent
seat-choose = Choisir { $name }
seat-more = Plus sur { $name }
card-open = Rejoindre
card-drawing = Jouer
card-playing = Jouer
card-over = Revoir
card-closed = Fermée
card-set_aside = Mise de côté
card-free =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }

table-connecting = On s’installe à la table …
draw-everybody = Tout le monde mélange…
draw-called-off = Un mélange a été annulé : ce que { $names } y avait ajouté n’a pas été montré à temps. Le prochain repart de zéro.
draw-doubt-seed = Attention : cette table a changé son nombre secret après t’en avoir montré l’empreinte. Ton navigateur n’a pas montré ce qu’il ajoute au mélange. Mieux vaut ne pas jouer ici.
draw-doubt-list = Attention : ton navigateur a ajouté au mélange et le serveur l’a accepté, mais dans la liste montrée il y a autre chose à ta place. Ton navigateur n’a rien montré de plus. Mieux vaut ne pas jouer ici.
draw-doubt-reveal = Attention : ton navigateur a montré ce qu’il a ajouté au mélange et le serveur l’a accepté, pourtant le mélange a été annulé comme si rien n’avait été montré. Mieux vaut ne pas jouer ici.
draw-doubt-elsewhere = Quelque chose a été ajouté au mélange en ton nom, mais pas par ce navigateur. Si tu es aussi à cette table sur un autre appareil, tout va bien ; sinon, mieux vaut ne pas jouer ici.
table-lost = La connexion est perdue. Elle va revenir ; rien n’est perdu.
table-bye = La table a dit au revoir à ce navigateur. Recharge la page pour revenir.
table-unknown-game = Ce jeu est inconnu ici. Recharge la page.
hint = Que ferais-tu ?
hint-move = Conseil du hibou : { $move }
hint-owls = Sur 100 hiboux, { $percent } feraient cela.
hint-percent = { $percent } %
drawer-log = Journal
drawer-talk = Parler
drawer-rules = Règles
log-empty = Rien ne s’est encore passé.
mark = Marque { $mark }
mark-about = Cette marque n’appartient qu’à une personne : les noms peuvent se ressembler, les marques non.
talk-empty = Personne n’a encore rien dit.
talk-write = Dis quelque chose
talk-send = Envoyer
talk-unread =
    { $count ->
        [one] Parler : une nouvelle remarque
       *[other] Parler : { $count } nouvelles remarques
    }
emote-hello = Bonjour !
emote-thanks = Merci !
emote-well_played = Bien joué !
emote-laugh = Ha ha !
emote-think = Laisse-moi réfléchir …
emote-wow = Oh !
emote-sorry = Désolé !
emote-hurry = On continue ?
clock-move =
    { $seconds ->
        [one] Encore une seconde pour ce coup
       *[other] Encore { $seconds } secondes pour ce coup
    }
clock-auction =
    { $seconds ->
        [one] Encore une seconde pour enchérir
       *[other] Encore { $seconds } secondes pour enchérir
    }
clock-match =
    { $seconds ->
        [one] Encore une seconde
       *[other] Encore { $seconds } secondes
    }

result-over = La partie est finie.
result-you-win = Tu gagnes !
result-you-lose = Tu perds.
result-winners =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent !
    }
result-place = Tu finis à la place { $rank } sur { $players }.
result-show = Voir le résultat
result-again = Rejouer
result-join = Rejoindre la revanche
result-replay = Revoir la partie
result-record = Télécharger la partie
result-share = Partager la partie
result-check = Vérifier le mélange
result-fair = Ton navigateur a vérifié le mélange : il est comme promis.
result-unfair = Ton navigateur a vérifié le mélange : il n’est pas comme promis. Ce qui diffère est montré plus bas.
replay-title = { $game } : revoir
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-play = Lecture
replay-pause = Pause
replay-position = Endroit de la partie
replay-viewer = Vu par
replay-open = toutes les cartes

carry-title = Autre appareil
carry-about = Dans ce navigateur tu es { $name }. Un lien fait d’un autre appareil toi aussi, avec toutes tes tables.
carry-make = Faire le lien
carry-made = Ouvre-le sur ton autre appareil avant le { $until }. Il en fera { $name }, une seule fois.
carry-arrive = Ce lien fait de ce navigateur la personne qui l’a fait, avec toutes ses tables.
carry-become = C’est moi

guest-0 = Théière curieuse
guest-1 = Oreiller endormi
guest-2 = Citrouille hardie
guest-3 = Bouton rusé
guest-4 = Tambour joyeux
guest-5 = Bougie patiente
guest-6 = Galet tranquille
guest-7 = Cuillère affamée
guest-8 = Crayon malin
guest-9 = Pantoufle dansante
guest-10 = Bouilloire chantante
guest-11 = Trèfle chanceux
guest-12 = Fraise sauvage
guest-13 = Toupie fredonnante
guest-14 = Fier parapluie
guest-15 = Nuage tout doux
guest-16 = Lanterne courageuse
guest-17 = Lune rêveuse
guest-18 = Trottinette rapide
guest-19 = Radis coquin
guest-20 = Ancre paisible
guest-21 = Ballon rieur
guest-22 = Noix savante
guest-23 = Couverture douillette
