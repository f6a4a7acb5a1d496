## What is asked of you

cahoots-you-play = Du bist dran: Welche Karte legst du?
cahoots-you-speed = Leg eine Karte, sobald eine passt!
cahoots-you-wait = Gerade passt keine deiner Karten. Warte auf die anderen.
cahoots-you-bowl = Auf welche Schale kommt { $card }?
cahoots-you-card = Welche Karte kommt auf { cahoots-bowl }?
cahoots-you-card-or-signal = Leg eine Karte auf { cahoots-bowl } oder gib ein Signal.
cahoots-you-none = Keine deiner Karten passt auf { cahoots-bowl }.
cahoots-you-say = Welches Signal gibst du?
cahoots-tip-signals = Für ein Signal tippe auf ein Monster oder eine Schale.
cahoots-tip-look = Tippe auf eine Schale, um ihre Karten durchzusehen.
cahoots-back = Zurück

## What can I do now?

cahoots-now-play = Wenn du dran bist, legst du eine Karte auf eine Schale, deren oberste Karte dieselbe Zutat oder dieselbe Zahl zeigt. Versuche, ein Rezept genau zu treffen, und lass den anderen etwas zum Anlegen: Wer keine Karte legen kann, verliert das Spiel für alle. Wo der Tisch es erlaubt, darfst du jederzeit auf eine Schale oder ein Rezept tippen und ein Signal geben. Deine Karten bleiben dein Geheimnis.
cahoots-now-over = Das Spiel ist aus. Du kannst nachsehen, wie es dazu kam, es noch einmal anschauen oder ein neues spielen.

## The table

cahoots-bowls = Die Schalen
cahoots-heap-happy = zufrieden
cahoots-heap-waiting = in der Höhle
cahoots-heap-draw = zum Ziehen
cahoots-bowl-shows =
    { cahoots-bowl }: obenauf { $card }, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
cahoots-lay-on = Auf { cahoots-bowl } legen, auf { $card }
cahoots-look = { cahoots-bowl } durchsehen
cahoots-pile = Karten in { cahoots-bowl }, die oberste zuerst
cahoots-present = Jetzt: { $sums }
cahoots-holds =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
cahoots-said-by = { $name }: { $what }
cahoots-short-avoid = Nicht hier
cahoots-short-can_play = Gute Karte hier
cahoots-short-want_play = Hier will ich legen
cahoots-short-can_help = Ich kann helfen
cahoots-short-next_goal = Das als Nächstes

## How it came about

cahoots-story =
    { $done } von { $all } Monstern sind zufrieden, mit { $laid ->
        [one] einer Karte
       *[other] { $laid } Karten
    }; { $left ->
        [0] der Nachziehstapel war leer.
        [one] eine lag noch zum Ziehen da.
       *[other] { $left } lagen noch zum Ziehen da.
    }
cahoots-served =
    { $count ->
        [one] hat ein Monster zufrieden gemacht
       *[other] hat { $count } Monster zufrieden gemacht
    }

## A first game

cahoots-lesson-welcome = Ihr spielt zusammen. Tippe auf eine Karte, die leuchtet, dann auf eine Schale: gleiche Zutat oder Zahl.
cahoots-lesson-recipes = Jedes Monster will etwas von den vier obersten Karten. Der kleine Kessel zeigt, wie es gerade steht.
cahoots-lesson-exact = Rezepte müssen genau stimmen: 9 ist nicht 10, „genau zwei“ nicht drei, und was genannt ist, muss da sein.
cahoots-lesson-signals = Deine Karten sind geheim. Aber tippe auf eine Schale oder ein Monster: Ein Signal geht jederzeit.
cahoots-lesson-stuck = Vorsicht: Wer dran ist und nicht legen kann, verliert für alle. Sorgt für Abwechslung in den Schalen.
cahoots-lesson-heard = Auch die anderen geben Signale: Achte auf die kleinen Tiere. Sie verblassen mit der nächsten Karte.
cahoots-lesson-bowl = Es geht auch andersherum: Tippe zuerst auf eine Schale, dann siehst du, welche deiner Karten passen.
cahoots-lesson-piles = Tippe auf eine Schale, dann auf das Auge. Jede Karte gibt es zweimal: Was dort liegt, kommt nicht wieder.
cahoots-lesson-hint = Unsicher? Die Glühbirne oben fragt, was eine kluge Eule täte.
cahoots-lesson-met = Ein Monster ist zufrieden! Das nächste kommt aus der Höhle. Manchmal macht eine Karte gleich zwei froh.
cahoots-lesson-cave = Du siehst auch, wie viele Monster schon zufrieden sind und wie viele noch in der Höhle warten.
cahoots-lesson-last = Die Höhle ist leer: Macht diese letzten Monster zufrieden, und ihr habt alle gewonnen.
cahoots-lesson-empty = Der Nachziehstapel ist leer. Jetzt zählt jede Karte.
cahoots-lesson-speed = Auf Zeit: keine Reihenfolge, jeder legt, sobald etwas passt. Ist die Lunte abgebrannt, ist Schluss.
