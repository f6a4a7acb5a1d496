## Check the shuffle

fair-title = Das Mischen prüfen
fair-intro = Vor der ersten Karte stand am Tisch ein Versprechen: der Fingerabdruck einer geheimen Zahl, des Startwerts. Jetzt liegt der Startwert offen, und dein Browser hat nachgerechnet, was er ergeben muss.
fair-intro-draw = Vor der ersten Karte stand am Tisch ein Versprechen: der Fingerabdruck einer geheimen Zahl, des Startwerts. Dann zeigte das Programm von jedem, der mitspielt, den Fingerabdruck eigener Zufallszahlen, und erst als alle auf dem Tisch lagen, die Zahlen selbst. Jetzt liegt auch der Startwert offen, und dein Browser hat nachgerechnet, was sie zusammen ergeben.
fair-ok = Alles stimmt: Die Karten wurden wie versprochen gemischt.
fair-ok-receipt = Alles stimmt, auch mit dem, was deinem Browser gezeigt wurde und was er beigetragen hat.
fair-ok-nothing-added = Alles stimmt mit dem, was deinem Browser gezeigt wurde. Er selbst hat nichts beigetragen: Sein Fingerabdruck kam zu spät für die Liste.
fair-ok-unseen = Die Karten sind die, die der Startwert ergibt. Ob es der versprochene ist, lässt sich hier nicht sagen: Das Versprechen ist zu dieser Partie nicht aufbewahrt.
fair-why-unreadable = Diese Aufzeichnung ist nicht lesbar: Etwas darin fehlt oder ist beschädigt.
fair-why-no-seed = In dieser Aufzeichnung steht kein Startwert, also gibt es nichts nachzurechnen.
fair-why-commitment = Der Startwert ist nicht der versprochene.
fair-why-draw = Jemand hat etwas anderes beigetragen, als der Fingerabdruck davor versprach.
fair-why-lot = Die Plätze sind nicht die, die das Los ergibt.
fair-why-receipt = Das Mischen ist in sich stimmig, aber es ist nicht das, was deinem Browser gezeigt wurde.
fair-why-missing = Eine Austeilung fehlt: Die Züge verlangen mehr.
fair-why-extra = Hier ist öfter ausgeteilt, als die Züge es verlangen.
fair-why-deal = Die Karten sind nicht die, die der Startwert ergibt.

fair-promised = Was versprochen wurde
fair-shown = Vor der ersten Karte gezeigt
fair-not-known = hier nicht bekannt
fair-recomputed = Fingerabdruck des Startwerts (SHA-256)
fair-revealed = Was aufgedeckt wurde
fair-seed = Der Startwert
fair-added = { $name } hat beigetragen
fair-nothing = nichts
fair-key = Zusammen ergeben sie den Schlüssel für jedes Mischen
fair-deals = Was ausgeteilt wurde
fair-deal =
    { $number }. Austeilung: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
fair-wrong-card = { $card }; in der Aufzeichnung steht { $said }

fair-same = stimmt
fair-different = stimmt nicht
fair-not-compared = nicht verglichen
fair-missing = fehlt in der Aufzeichnung
fair-extra = gehört nicht hierher

fair-committed = Fingerabdruck, den { $name } davor zeigte
fair-lot = Wer wo sitzt, nach dem Los
fair-lot-seat = Platz { $seat }: { $name }, vorher Stuhl { $chair }
fair-called-off = { $count ->
        [one] Eine Ziehung davor wurde abgebrochen, weil jemand seine Zahlen nicht zeigte.
       *[other] { $count } Ziehungen davor wurden abgebrochen, weil jemand seine Zahlen nicht zeigte.
    }
fair-kept = Was deinem Browser gezeigt wurde
fair-save-receipt = Beleg speichern
fair-differs-game = Es war ein anderes Spiel, oder andere sollten mitspielen.
fair-differs-edition = Es war eine andere Ausgabe der Regeln.
fair-differs-options = Es waren andere Hausregeln.
fair-differs-no-draw = Dein Browser hat an einer Ziehung teilgenommen; nach dieser Aufzeichnung gab es keine.
fair-differs-called-off = Davor war eine andere Zahl von Ziehungen abgebrochen worden.
fair-differs-lot = Die Plätze sollten anders vergeben werden: durch das Los oder wie am Tisch geordnet.
fair-differs-seats = Wo { $name } saß, sitzt hier jemand anderes.
fair-differs-commitments = { $name } hatte einen anderen Fingerabdruck gezeigt oder keinen.
fair-differs-entropy = Dein Browser hat andere Zahlen beigetragen.

fair-alone = Du musst uns das nicht glauben. Speichere die Aufzeichnung und lass { $command } auf deinem eigenen Rechner darüber laufen: Das spielt auch jeden Zug nach. Wie gemischt wird, steht in { $file }, genau genug, um eine eigene Prüfung zu schreiben.
