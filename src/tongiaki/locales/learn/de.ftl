### Texts of the tutorial and the puzzles.

## Tutorial. The player is red. The steps are in ../tutorial.toml.

tutorial-title = Spielend lernen
tutorial-lesson = { $number }. { $name }
tutorial-on = Weiter
tutorial-next = Nächste Lektion
tutorial-again = Noch einmal
tutorial-anew = Von vorn
tutorial-play = Gegen einen leichten Bot spielen
tutorial-finished = Das war alles: Du kennst das Spiel. Im Spiel nimmst du mit „Zurücknehmen“ Entscheidungen zurück, bis zur zuletzt aufgedeckten Karte. Der Rest ist Übung, und die Bots warten schon.
tutorial-astray = Erlaubt wäre das, aber in dieser Lektion geht es um etwas anderes.

tutorial-settle = Der Anfang
tutorial-settle-1 = Wenn das Meer erforscht ist, willst du auf möglichst vielen wertvollen Inseln Schiffe haben. Alle beginnen auf Tonga. Du spielst Rot: Setze dein erstes Schiff an einen der sechs Strände.
tutorial-settle-2 = Gelb und Grün haben auch ein Schiff gesetzt. Nun kommt dein zweites. Während der Vorbereitung darf an keinen Strand ein drittes Schiff.
tutorial-settle-2-done = Jetzt beginnt das Spiel. Merke dir, an welchen Stränden du liegst: Jeder hat seinen eigenen Steg, und wer dort ausläuft, fährt in dessen Richtung.

tutorial-expand = Vermehren
tutorial-expand-1 = Du bist am Zug. Meistens vermehrst du dich: Wähle eine Insel, und du setzt dort so viele neue Schiffe ein, wie du schon hast, jedes an einen anderen Strand. Auf Tonga hast du zwei. Wähle Tonga und dann zwei Strände.
tutorial-expand-1-done = Aus zwei Schiffen sind vier geworden. So vermehrst du dich.
tutorial-expand-2 = Du bekommst nie mehr Schiffe, als die Insel Strände hat. Vermehre dich dort, wo du jetzt am meisten bekommst.
tutorial-expand-2-astray = Dort bekämst du nur ein einziges Schiff. Wo hast du mehr?
tutorial-expand-2-done = Drei neue Schiffe auf Fiji, an jedem Strand eins, alle auf einmal.

tutorial-full = Der volle Strand
tutorial-full-1 = Ein Strand von Tonga hat nur noch einen freien Liegeplatz: der im Norden. Setze dein neues Schiff dorthin. Wähle Tonga und dann diesen Strand.
tutorial-full-1-astray = Dort würde noch nichts geschehen. Fülle den nördlichen Strand.
tutorial-full-2 = Der Strand ist voll, also müssen alle seine Schiffe auslaufen, deine und das gelbe in einer Flotte. Jenseits des Stegs liegt Fiji: Wähle ihn.
tutorial-full-3 = Du bestimmst, wo alle landen, auch Gelb. Zuerst bekommt jeder freie Strand ein Schiff. Wähle für jedes der drei einen Strand.
tutorial-full-3-done = Du bist auf Fiji, und Gelb musste mit. Am Ende zählt eine Insel für alle, die dort ein Schiff haben.

tutorial-unknown = Ins Unbekannte
tutorial-unknown-1 = Was im Nordosten liegt, weiß niemand. Fülle den Strand von Tonga, von dem man dorthin kommt.
tutorial-unknown-1-astray = So kommst du nicht ins Unbekannte. Der nordöstliche Strand hat noch einen freien Liegeplatz.
tutorial-unknown-2 = Hinter diesem Steg endet der Spielplan. Wähle ihn, und die Flotte läuft aus: Die oberste Karte wird aufgedeckt und dort angelegt.
tutorial-unknown-3 = Zuerst kam eine Wasserkarte, deren Schaumspur dich weitertrug, und dann Samoa. Du hast eine Insel entdeckt! Verteile deine Schiffe.
tutorial-unknown-3-done = Samoa ist fünf Punkte wert. Welche Karte kommt, ist Glück, aber du tappst nicht ganz im Dunkeln: Am Tisch siehst du, welche Karten noch im Stapel sind.

tutorial-currents = Schaumspuren
tutorial-currents-1 = Die Zahl auf einer Schaumspur sagt, wie viele verschiedene Farben eine Flotte braucht, um durchzukommen. Am nördlichen Strand von Tonga liegen zwei Schiffe, beide von dir, am südöstlichen je eins von Gelb und Grün. Vermehre dich auf Tonga an diesen beiden Stränden.
tutorial-currents-1-astray = Fülle zwei Strände auf einmal: den nördlichen und den südöstlichen.
tutorial-currents-2 = Beide Strände sind voll, und du wählst, wer zuerst ausläuft. Zeig auf einen Steg oder tippe ihn einmal an, um zu sehen, wie weit seine Flotte käme. Welche kommt durch?
tutorial-currents-2-astray = Diese Flotte hat eine Farbe, die Schaumspur verlangt zwei: Sie würde scheitern. Lass zuerst die Flotte mit drei Farben auslaufen.
tutorial-currents-3 = Drei Farben haben gereicht: Die Flotte ist auf Samoa gelandet. Nun müssen auch deine anderen Schiffe los, mit einer Farbe, wo zwei nötig sind.
tutorial-currents-3-done = Die Flotte ist gescheitert, und ihre Schiffe sind wieder in deinem Vorrat. Kein Schiff geht je ganz verloren. Aber um weit zu kommen, musst du andere mitnehmen.

tutorial-chain = Landung und Kettenzug
tutorial-chain-1 = Nach einer Landung muss ein Zug noch nicht zu Ende sein. Fülle zuerst den nordöstlichen Strand von Tonga.
tutorial-chain-1-astray = Fülle den nordöstlichen Strand, der nach Nauru zeigt.
tutorial-chain-2 = Fahre nach Nauru.
tutorial-chain-3 = Auf Nauru liegt ein gelbes Schiff an einem Strand, der nur noch einen Liegeplatz frei hat. Wer dort landet, füllt ihn und fährt weiter. Setze ein rotes Schiff dorthin.
tutorial-chain-3-astray = Setze ein rotes Schiff neben das gelbe: Dann bist du es, der weiterfährt.
tutorial-chain-4 = Gut. Nun die beiden anderen, an jeden Strand eins.
tutorial-chain-5 = Und es geht weiter, denn der Strand ist voll. Von seinem nördlichen Steg kommt man nach Fiji.
tutorial-chain-5-astray = Dieser Steg führt ins Unbekannte. Der andere führt nach Fiji.
tutorial-chain-6 = Verteile beide Schiffe.
tutorial-chain-6-done = Zwei Inseln in einem Zug: Das ist ein Kettenzug. Er geht weiter, solange eine Landung einen Strand füllt.
tutorial-chain-7 = Manchmal findet eine Flotte zu wenige Liegeplätze. Fülle den nördlichen Strand von Tonga: Seine drei Schiffe fahren nach Tubuai.
tutorial-chain-7-astray = Fülle den nördlichen Strand von Tonga, an dem eins deiner Schiffe neben einem gelben liegt.
tutorial-chain-8 = Auf Tubuai sind für drei Schiffe nur zwei Liegeplätze frei. Ein Schiff, das keinen findet, kommt in den Vorrat zurück, und du bestimmst, wessen Schiff das ist. Verteile deine beiden eigenen.
tutorial-chain-8-astray = Dann käme eins deiner Schiffe in den Vorrat zurück. Verteile deine beiden eigenen.
tutorial-chain-8-done = Das gelbe Schiff ist wieder im Vorrat von Gelb. Nun sind beide Strände von Tubuai voll, und auch dieser Kettenzug geht weiter.

tutorial-king = König
tutorial-king-1 = Von einer Insel können andere dich vertreiben, von einer Königsinsel nicht. Auf Tahiti liegen nur Schiffe von dir: Wähle die Maske und dann Tahiti.
tutorial-king-1-astray = Jetzt willst du König werden. Wähle die Maske und dann Tahiti.
tutorial-king-1-done = Tahiti gehört dir bis zum Ende: Die Flotte von Gelb kam und musste umkehren. Du kannst zweimal König werden, nie auf Tonga, und jedes Mal ist das dein ganzer Zug.

tutorial-stuck = Wenn Schiffe fehlen
tutorial-stuck-1 = Du hast nur noch ein einziges Schiff, und das auf Tonga, das nichts zählt. Da kann es helfen, neu anzufangen. Wähle die durchgestrichene Insel.
tutorial-stuck-1-astray = Mit einem einzigen Schiff hilft das wenig. Wähle die durchgestrichene Insel.
tutorial-stuck-2 = Alle deine Schiffe sind in deinem Vorrat. Nun werden Karten angelegt, bis eine Insel kommt: Wähle einen Steg von Tonga, an dem die nächste liegen soll.
tutorial-stuck-2-astray = Das ginge auch, aber wähle in dieser Lektion einen Steg von Tonga.
tutorial-stuck-3 = Hawaii! Setze ein Schiff an einen seiner Strände.
tutorial-stuck-3-done = Ein Schiff und fünf Punkte, und für die nächsten Züge ein Vorrat voller Schiffe.
tutorial-stuck-4 = Dein Vorrat ist leer, also versetzt du in diesem Zug ein Schiff. Wähle zuerst, wohin es kommt: an den nördlichen Strand von Tonga, der noch einen freien Liegeplatz hat.
tutorial-stuck-4-astray = Wähle den nördlichen Strand von Tonga, an dem das gelbe Schiff liegt.
tutorial-stuck-5 = Wähle nun das Schiff, das dorthin wechselt. Auf Fiji hast du mehr, als du brauchst: Nimm eins von dort.
tutorial-stuck-5-astray = Nimm ein Schiff von Fiji: Für die Punkte genügt dort eins.
tutorial-stuck-5-done = Das Schiff hat den Strand gefüllt, und seine Flotte läuft aus wie immer. Solange dein Vorrat leer ist, versetzt du beim Vermehren jedes Mal ein Schiff.
tutorial-stuck-6 = Hier hast du auf keiner offenen Insel ein Schiff; dein König auf Tahiti zählt dafür nicht. Du setzt neu ein: zwei Schiffe auf Tonga oder eins auf einer anderen offenen Insel. Samoa ist fünf Punkte wert: Setze ein Schiff an einen seiner Strände.
tutorial-stuck-6-astray = Das ginge auch, aber setze in dieser Lektion auf Samoa neu ein.
tutorial-stuck-6-done = Du bist wieder im Spiel, und Samoa bringt jetzt auch dir Punkte. Tahiti hat dein König die ganze Zeit für dich gehalten.

tutorial-end = Das Ende
tutorial-end-1 = Der letzte Zug eines Spiels: Im Stapel ist noch eine Insel. Wer sie aufdeckt, beendet das Spiel. Fülle den Strand von Nauru, an dem dein Schiff liegt.
tutorial-end-1-astray = Vermehre dich auf Nauru, an dem Strand, an dem dein Schiff liegt.
tutorial-end-2 = Ein Steg führt nach Fiji, der andere ins Unbekannte. Entdecke die letzte Insel.
tutorial-end-2-astray = Da geht es nach Fiji, wo du schon bist. Nimm den anderen Steg.
tutorial-end-3 = Tahiti, die letzte Insel! Der Zug wird noch zu Ende gespielt: Lande deine Schiffe.
tutorial-end-3-done = Das Spiel ist aus. Jede Insel bringt ihre Punkte allen, die dort ein Schiff haben, wie die Tabelle zeigt, und du hast gewonnen.

## Puzzles

puzzles-about = Finde den besten Zug. Du spielst ihn ganz zu Ende; nach einem falschen Schritt siehst du, was er kostet. Was du gelöst hast, merkt sich dieser Browser. Jeden Tag gibt es eine Aufgabe für alle.
puzzles-today = Die Aufgabe von heute
puzzles-run = In Folge gelöst: { $run }
puzzles-continue = Weiter
puzzles-themes = Themen
puzzles-all-solved = Du hast alle Aufgaben gelöst.
puzzles-none-offered = Zurzeit gibt es keine Aufgaben.
puzzles-kind-chain = Der längste Kettenzug
puzzles-kind-save = Rette die Flotte
puzzles-kind-crown = König oder nicht?
puzzles-kind-sink = Lass andere scheitern
puzzles-kind-last = Gewinne den letzten Zug
puzzles-kind-end = Beende das Spiel
puzzles-kind-drive = Vertreibe andere
puzzles-kind-trade = Ein guter Tausch
puzzles-solved = Gelöst: { $solved } von { $count }
puzzles-solved-one = gelöst
puzzles-failed-one = nicht beim ersten Versuch gelöst
puzzle-title = Aufgabe { $number }
puzzle-turn = Du spielst { $colour }.
puzzle-rating = Schwierigkeit: { $rating }
puzzle-task-chain = Lass eine Flotte nach der anderen auslaufen: Finde den längsten Kettenzug.
puzzle-task-save = Eine Flotte ist in Gefahr. Spiele den Zug so, dass du kein Schiff verlierst.
puzzle-task-sink = Lass Schiffe der anderen an einer Schaumspur scheitern.
puzzle-task-last = Das ist der letzte Zug des Spiels. Gewinne es allein.
puzzle-task-end = Spiele den Zug so, dass du eine Karte aufdeckst, mit der das Spiel enden kann.
puzzle-task-drive = Vertreibe jemanden von einer Insel, ohne dass irgendwer ein Schiff verliert.
puzzle-task-trade = Mach einen guten Tausch: Gib eine Insel so auf, dass jemand anders mehr Punkte verliert als du.
puzzle-best-chain = Finde den besten Zug. Darin laufen mindestens drei Flotten aus.
puzzle-best-save = Finde den besten Zug. Vorsicht: Manche Züge kosten dich Schiffe.
puzzle-best-crown = Finde den besten Zug. Du kannst König einer Insel werden. Ist es Zeit dafür?
puzzle-best-sink = Finde den besten Zug. Dabei scheitern Schiffe der anderen.
puzzle-best-last = Das ist der letzte Zug des Spiels. Finde den besten.
puzzle-best-end = Finde den besten Zug. Dabei deckst du eine Karte auf, mit der das Spiel enden kann.
puzzle-best-drive = Finde den besten Zug. Er vertreibt jemanden von einer Insel, und kein Schiff geht verloren.
puzzle-best-trade = Finde den besten Zug. Du gibst eine Insel auf, und jemand anders verliert mehr Punkte als du.
puzzle-on = So weit gut. Weiter so.
puzzle-solved = Gelöst! Das ist der beste Zug.
puzzle-shown = Das ist der beste Zug.
puzzle-wrong = Es geht besser: Das senkt deine Gewinnchance um etwa { $cost ->
    [one] einen Prozentpunkt
   *[other] { $cost } Prozentpunkte
}. Nimm es zurück und sieh noch einmal hin.
puzzle-wrong-unknown = Das ist nicht der beste Zug. Nimm es zurück und sieh noch einmal hin.
puzzle-solution = Lösung zeigen
puzzle-solution-ask = Wenn du dir die Lösung ansiehst, gilt diese Aufgabe als nicht gelöst.
puzzle-solution-yes = Ansehen
puzzle-solution-no = Weiter versuchen
puzzle-why = Warum?
puzzle-why-tempting = Der verlockende Zug
puzzle-why-best = Der beste Zug
puzzle-why-cost = Er senkt deine Gewinnchance um etwa { $cost ->
    [one] einen Prozentpunkt
   *[other] { $cost } Prozentpunkte
}.
puzzle-why-free = Besser geht es nicht.
puzzle-next = Nächste Aufgabe
puzzles-about-you = Deine Wertung: { $rating }, nach { $attempts ->
    [one] einer Aufgabe
   *[other] { $attempts } Aufgaben
}
puzzles-about-you-roughly = Deine Wertung: etwa { $rating }, nach { $attempts ->
    [one] einer Aufgabe
   *[other] { $attempts } Aufgaben
}
puzzles-honest = Die Wertung ist nur für dich: Jede Aufgabe bringt ihre Lösung mit, und niemand prüft, ob du sie dir vorher angesehen hast.
puzzles-guest = Mit einem Konto zählen deine ersten Versuche, und du bekommst eine Wertung.
puzzles-unsent = Zählt, sobald du wieder online bist: { $count }
puzzles-order = Reihenfolge
puzzles-order-kind = nach Art
puzzles-order-easy = leichte zuerst
puzzles-order-hard = schwere zuerst
puzzles-fresh = Nur neue
puzzles-none = Diese hast du alle schon versucht.
puzzles-rating-one = Schwierigkeit { $rating }
puzzle-counted = Das zählt. Deine Wertung ist jetzt { $rating }.
puzzle-unsent = Dein Versuch zählt, sobald du wieder online bist.
puzzle-new-day = Ein neuer Tag hat begonnen.
puzzle-dropped = Aufgabe { $number } gehört nicht mehr zur Sammlung.
puzzle-dropped-about = Sie genügte den heutigen Ansprüchen nicht mehr. Hast du sie versucht, dann bleiben dein Ergebnis und deine Wertung erhalten.
puzzle-dropped-solved = Du hast sie gelöst.
puzzle-dropped-failed = Du hast sie nicht beim ersten Versuch gelöst.
puzzle-all = Alle Aufgaben
