## What is asked of you

kakerlakenpoker-you-start = Du beginnst: Welche Karte gibst du?
kakerlakenpoker-you-whom = Wem gibst du sie?
kakerlakenpoker-you-claim = Was sagst du { $name }?
kakerlakenpoker-you-answer = { $name } sagt „{ $claim }“. Wahr oder gelogen?
kakerlakenpoker-you-answer-last = { $name } sagt „{ $claim }“. Alle anderen kennen sie: wahr oder gelogen?
kakerlakenpoker-you-onward = Wem gibst du sie weiter?
kakerlakenpoker-you-lay = Spezialkarte! Leg eine Karte „{ $claim }“ oder zwei beliebige hin.
kakerlakenpoker-you-lay-more = Leg noch eine Karte dazu.
kakerlakenpoker-you-lay-ready = Hinlegen oder noch eine dazu?

## The board

kakerlakenpoker-act-believe = Glauben
kakerlakenpoker-act-believe-small = es stimmt
kakerlakenpoker-act-doubt = Zweifeln
kakerlakenpoker-act-doubt-small = gelogen
kakerlakenpoker-act-peek = Ansehen
kakerlakenpoker-act-peek-small = und weitergeben
kakerlakenpoker-act-lay = Hinlegen: { $cards }
kakerlakenpoker-back = Zurück
kakerlakenpoker-whom = An wen?
kakerlakenpoker-what = Was soll es sein?
kakerlakenpoker-drop-on = an { $name }
kakerlakenpoker-drop-where = Zieh sie auf jemanden
kakerlakenpoker-before-you = Vor dir
kakerlakenpoker-before = Vor { $name }
kakerlakenpoker-in-hand =
    { $count ->
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
kakerlakenpoker-slot =
    { $state ->
        [full] { $kind }: { $count } von { $danger }, verloren!
        [near] { $kind }: { $count } von { $danger }, Gefahr!
       *[calm] { $kind }: { $count } von { $danger }
    }
kakerlakenpoker-slot-king = , mit dem König
kakerlakenpoker-told =
    { $truths }-mal wahr, { $lies }-mal gelogen
kakerlakenpoker-says = { $name } an { $to }: „{ $claim }“
kakerlakenpoker-says-now = Das ist …
kakerlakenpoker-trail = Der Weg der Karte
kakerlakenpoker-it-is = „{ $claim }“
kakerlakenpoker-believes = Das glaube ich!
kakerlakenpoker-doubts = Du lügst!
kakerlakenpoker-stamp-true = Wahr
kakerlakenpoker-stamp-lie = Gelogen
kakerlakenpoker-last = { $name } sagte „{ $claim }“. Es war: { $card }.
kakerlakenpoker-last-taken =
    { $brought ->
        [none] { $name } bekommt sie.
       *[other] { $name } bekommt sie, und der König bringt mit: { $brought }.
    }
kakerlakenpoker-in-secret = Du siehst sie dir heimlich an
kakerlakenpoker-you-know = Du kennst sie: { $card }
kakerlakenpoker-really = In Wahrheit: { $card }
kakerlakenpoker-peeking = { $name } hebt den Deckel …
kakerlakenpoker-pile-left =
    { $count ->
        [0] leer
        [one] eine Karte
       *[other] { $count } Karten
    }
kakerlakenpoker-loses = { $name } verliert!
kakerlakenpoker-you-lose = Du verlierst!

## After the match

kakerlakenpoker-story-set = { $name } hat gesammelt
kakerlakenpoker-story-told = Wer hat die Wahrheit gesagt?
kakerlakenpoker-story-name = Wer
kakerlakenpoker-story-truths = Wahr
kakerlakenpoker-story-lies = Gelogen
kakerlakenpoker-story-front = Gesammelt

## What can I do now?

kakerlakenpoker-now-start = Wer die Runde beginnt, gibt jemandem verdeckt eine Handkarte und sagt, was es ist: eine der sieben Arten oder „König“. Das darf gelogen sein. Zieh die Karte auf jemanden, oder tippe Karte, Person und Ansage an.
kakerlakenpoker-now-answer = Wer die Karte vor sich hat, sagt, ob die Ansage stimmt. Richtig: Die Karte geht zurück an den, der sie gegeben hat. Falsch: Man behält sie. Stattdessen darf man sie ansehen und weitergeben, solange jemand anders sie noch nicht kennt.
kakerlakenpoker-now-onward = Wer die Karte angesehen hat, gibt sie an jemanden weiter, der sie noch nicht kennt, mit derselben oder einer neuen Ansage.
kakerlakenpoker-now-lay = Eine Spezialkarte kam auf die Hand. Dafür wird eine Karte der zuletzt genannten Art hingelegt oder zwei beliebige. Spezialkarten selbst werden nie gelegt. Ohne eine andere Karte verfällt die Schuld.
kakerlakenpoker-now-over = Die Partie ist zu Ende. Sieh dir das Ergebnis oder die Wiederholung an, oder spiel noch einmal.

## The guided game

kakerlakenpoker-lesson-goal = Hier verliert nur einer: wer zuerst zu viele Tiere einer Art vor sich hat. Die Regale zeigen, wie weit jeder ist.
kakerlakenpoker-lesson-start = Du beginnst. Wähle eine Karte, wer sie bekommt und was du dazu sagst. Wahr oder gelogen, ganz wie du willst: nur nicht rot werden.
kakerlakenpoker-lesson-answer = Eine Karte für dich. Glauben oder zweifeln: Liegst du richtig, bekommt sie der andere, sonst behältst du sie. Oder sieh sie an und gib sie weiter.
kakerlakenpoker-lesson-answer-two = Zu zweit kann niemand sonst die Karte nehmen: glauben oder zweifeln. Wer fünf von einer Art hat, verliert.
kakerlakenpoker-lesson-said-king = „König“ ist eine Ansage wie jede andere: Sie stimmt bei jedem Tier mit Krone. Seine eigene Art stimmt bei einem König auch.
kakerlakenpoker-lesson-travelled = Diese Karte ist schon gewandert. Alle auf ihrem Weg kennen sie, und jeder kann gelogen haben. Du antwortest nur auf die letzte Ansage.
kakerlakenpoker-lesson-last-unseen = Alle anderen kennen diese Karte, du kannst sie also nicht weitergeben. Glauben oder zweifeln!
kakerlakenpoker-lesson-onward = Jetzt kennst du die Karte. Gib sie jemandem, der sie noch nicht kennt, mit derselben Ansage oder einer neuen.
kakerlakenpoker-lesson-peeked = Jemand hebt den Deckel und gibt die Karte weiter. Pass auf: Klingt die neue Ansage anders als die alte?
kakerlakenpoker-lesson-waiting = Die Karte liegt unter dem Deckel vor jemand anderem. Merk dir, wer lügt: Wahres und Gelogenes wird gezählt.
kakerlakenpoker-lesson-your-card = Diese Karte gehört jetzt dir, also beginnst du die nächste Runde. Gib etwas, was die anderen schon sammeln.
kakerlakenpoker-lesson-danger-mine = Vorsicht: Noch eine davon vor dir, und du verlierst. Überleg gut, bevor du rätst.
kakerlakenpoker-lesson-danger-theirs = Jemandem fehlt nur noch eine Karte zum Verlieren. Gib ihm genau diese Art, oder tu so.
kakerlakenpoker-lesson-king = Ein König zählt als seine Art und bringt die offene Karte vom Strafstapel mit. Sieh sie dir an, bevor du einen König riskierst.
kakerlakenpoker-lesson-special-in-hand = Du hast eine Spezialkarte. Mit dem Joker stimmt jede Art, nur nicht „König“; mit der leeren Karte ist jede Ansage gelogen.
kakerlakenpoker-lesson-duty = Eine Spezialkarte kommt auf deine Hand, aber sie kostet: eine Karte der zuletzt genannten Art oder zwei beliebige. Nimm, was am wenigsten weh tut.
kakerlakenpoker-lesson-duty-theirs = Jemand nahm eine Spezialkarte auf die Hand. Sie kostet eine Karte der zuletzt genannten Art oder zwei beliebige. Merk dir, wer sie jetzt hat!
kakerlakenpoker-lesson-few-cards = Du hast nur noch wenige Karten. Wer ohne Karte eine Runde beginnen muss, verliert: Sieh zu, dass die nächste Karte nicht bei dir landet.
