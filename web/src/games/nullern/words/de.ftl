## What is asked of you

nullern-you-bid =
    { $size ->
        [one] Eine Karte für jeden: Machst du den Stich?
       *[other] Wie viele der { $size } Stiche machst du?
    }
nullern-you-blind = Niemand schaut hin. Macht deine Karte den Stich?
nullern-turning = Alle Karten werden umgedreht …
nullern-you-lead = Du kommst heraus: Spiel eine beliebige Karte.
nullern-you-follow = Trumpf wurde ausgespielt: Spiel einen Trumpf.
nullern-you-play = Spiel eine beliebige Karte.

## The table

nullern-you = Du
nullern-trump = { $card }, Trumpf
nullern-trump-is = Trumpf: { $colour }
nullern-led = kam heraus:
nullern-sum =
    { $state ->
        [more] { $sum } angesagt für { $size }: { $gap } zu viel
        [less] { $sum } angesagt für { $size }: { $gap } zu wenig
        [even] { $sum } angesagt für { $size }: geht auf
       *[open] bisher { $sum } angesagt, { $size ->
            [one] ein Stich
           *[other] { $size } Stiche
        }
    }
nullern-takes =
    { $you ->
        [yes] Du machst den Stich!
       *[no] { $name } macht den Stich
    }
nullern-no-bid = noch keine Ansage
nullern-pledge = Stiche: { $taken }, Ansage: { $bid }
nullern-score =
    { $hoppers ->
        [0] Stand: { $score }
        [one] Stand: { $score }, ein Grashüpfer schon abgezogen
       *[other] Stand: { $score }, { $hoppers } Grashüpfer schon abgezogen
    }
nullern-unit = P.
nullern-vow-open = Angesagt { $bid }: noch { $left } zu machen
nullern-vow-met = Angesagt { $bid }: genau erreicht. Bloß keinen Stich mehr!
nullern-vow-zero = Du hast Null angesagt: Halt dich heraus!
nullern-vow-missed = Angesagt { $bid }, gemacht { $taken }: Ein Grashüpfer kommt
nullern-sort-strength = Nach Stärke
nullern-sort-colour = Nach Farbe
nullern-owl = das würde eine Eule tun

## The score sheet

nullern-sheet = Punktezettel
nullern-sheet-about = Links die Ansage, rechts die Punkte; ein Grashüpfer, wo die Ansage nicht aufging. Unten der Stand: Punkte minus 5 für jeden Grashüpfer.
nullern-round = Runde
nullern-blind = die blinde Runde
nullern-cell =
    Ansage { $bid }, Stiche { $taken }, Punkte { $points }{ $hopper ->
        [yes] , und ein Grashüpfer
       *[no] { "" }
    }
nullern-total-score = Stand
nullern-kept =
    { $name }: { $kept } von { $bids } Ansagen gehalten{ $zeros ->
        [0] .
        [one] , davon eine Null.
       *[other] , davon { $zeros } Nullen.
    }

## What can I do now?

nullern-now-bid = Sag, wie viele Stiche du machst: von null bis zur Zahl deiner Karten. Triffst du es genau, gibt es 10 Punkte und einen für jeden Stich; für eine gehaltene Null sogar 20. Hohe Trümpfe stechen fast sicher; liegt kein Trumpf, gewinnt die höchste Zahl, gleich in welcher Farbe. Schau auf die Ansagen der anderen: Zusammen dürfen es mehr oder weniger sein, als es Stiche gibt.
nullern-now-play = Tippe auf eine Karte, die leuchtet. Wurde Trumpf ausgespielt, musst du Trumpf spielen, wenn du einen hast; sonst ist jede Karte erlaubt. Fehlen dir noch Stiche? Spiel hoch. Hast du genug? Wirf hohe Karten unter noch höhere.
nullern-now-over = Die Partie ist zu Ende. Jeder Grashüpfer hat 5 Punkte gekostet; der höchste Stand gewinnt. Du kannst noch einmal spielen oder dir die Partie ansehen.

## A first game

nullern-lesson-welcome = Willkommen auf der Wiese! In jeder Runde sagen alle, wie viele Stiche sie machen: Wer es trifft, bekommt Punkte, wer sich irrt, einen Grashüpfer. Diesmal hast du nur eine Karte. Macht sie den Stich? Dann sag 1, sonst 0: Eine gehaltene Null bringt 20 Punkte!
nullern-lesson-trick = Jeder legt eine Karte. Die höchste Zahl macht den Stich, gleich in welcher Farbe; aber jeder Trumpf schlägt alle anderen Farben. Welche Farbe Trumpf ist, zeigt die Karte in der Mitte.
nullern-lesson-scored = Eine gehaltene Ansage bringt 10 Punkte und einen für jeden Stich, eine gehaltene Null 20. Geht sie nicht auf, gibt es nur einen Punkt je Stich und einen Grashüpfer. Jede Runde kommt eine Karte dazu.
nullern-lesson-hopper = Ein Grashüpfer ist auf deinen Punktezettel gehüpft. Jeder kostet dich 5 Punkte; im Stand sind sie schon abgezogen.
nullern-lesson-count = So findest du deine Ansage: Zähl deine hohen Trümpfe und deine Karten ab etwa 17. Niedrige Karten der anderen Farben taugen für eine Null.
nullern-lesson-sum = Du sagst zuletzt an und weißt, was die anderen wollen. Sind es zusammen mehr als Stiche da sind? Dann wird um sie gekämpft. Weniger? Dann muss jemand zu viele nehmen.
nullern-lesson-lead = Du kommst heraus und darfst jede Karte spielen. Spielst du Trumpf aus, müssen alle anderen Trumpf spielen, wenn sie einen haben.
nullern-lesson-follow = Trumpf wurde ausgespielt und du hast einen, also musst du ihn spielen. Höher muss er nicht sein: Mit einem kleinen Trumpf gehst du dem Stich aus dem Weg.
nullern-lesson-free = Trumpf wurde ausgespielt, aber du hast keinen: Spiel, was du willst. Ein guter Moment, eine hohe Karte loszuwerden.
nullern-lesson-zero = Du hast Null angesagt und willst gar keinen Stich. Leg deine höchste Karte, die noch von dem geschlagen wird, was da liegt.
nullern-lesson-enough = Du hast so viele Stiche, wie du angesagt hast. Ab jetzt ist jeder weitere zu viel: Bleib niedrig.
nullern-lesson-too-many = Das war einer zu viel, ein Grashüpfer ist schon unterwegs. Jeder weitere Stich bringt noch einen Punkt und verdirbt vielleicht jemandem die Ansage.
nullern-lesson-peak = Das ist die größte Hand. Ab der nächsten Runde gibt es jedes Mal eine Karte weniger.
nullern-lesson-blind = Die letzte Runde ist blind: Niemand sieht eine Karte, auch nicht die eigene. Schau auf den Trumpf, fass dir ein Herz und sag 0 oder 1.
