## Check the shuffle

fair-title = Das Mischen prüfen
fair-intro = Vor der ersten Karte stand am Tisch ein Versprechen: der Fingerabdruck einer geheimen Zahl, des Startwerts. Jetzt liegt der Startwert offen, und dein Browser hat nachgerechnet, was er ergeben muss.
fair-ok = Alles stimmt: Die Karten wurden wie versprochen gemischt.
fair-ok-unseen = Die Karten sind die, die der Startwert ergibt. Ob es der versprochene ist, lässt sich hier nicht sagen: Das Versprechen ist zu dieser Partie nicht aufbewahrt.
fair-why-unreadable = Diese Aufzeichnung ist nicht lesbar: Etwas darin fehlt oder ist beschädigt.
fair-why-no-seed = In dieser Aufzeichnung steht kein Startwert, also gibt es nichts nachzurechnen.
fair-why-commitment = Der Startwert ist nicht der versprochene.
fair-why-entropy = Was du zum Mischen beigetragen hast, steht so nicht in der Aufzeichnung.
fair-why-missing = Ein Mischen fehlt: Die Züge verlangen mehr.
fair-why-extra = Hier ist öfter gemischt, als die Züge es verlangen.
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
    { $number }. Mischen: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
fair-wrong-card = { $card }; in der Aufzeichnung steht { $said }

fair-same = stimmt
fair-different = stimmt nicht
fair-not-compared = nicht verglichen
fair-missing = fehlt in der Aufzeichnung
fair-extra = gehört nicht hierher

fair-alone = Du musst uns das nicht glauben. Speichere die Aufzeichnung und lass { $command } auf deinem eigenen Rechner darüber laufen: Das spielt auch jeden Zug nach. Wie gemischt wird, steht in { $file }, genau genug, um eine eigene Prüfung zu schreiben.
