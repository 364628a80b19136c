### Texts that a table loads after its first paint.

## Help in a player's first games

coach-aim = Wenn das Meer erforscht ist, willst du auf möglichst vielen wertvollen Inseln ein Schiff haben.
coach-aim-add = Schiffe einsetzen
coach-aim-sail = Vom vollen Strand auslaufen
coach-aim-land = Landen
coach-aim-score = Punkte bekommen
coach-full = Dieser Strand ist voll, also läuft seine ganze Flotte aus, auch die anderen Farben. Du wählst den Steg.
coach-current = Die Zahl auf einer Schaumspur sagt, wie viele verschiedene Farben eine Flotte braucht, um durchzukommen. Sind es weniger, scheitert sie.
coach-crown = Auf einer Insel, auf der nur deine Schiffe liegen, kannst du König werden. Das ist dein ganzer Zug, und die Insel gehört dir bis zum Ende.
coach-shortage = Schiffe oder Liegeplätze sind knapp. Ein Schiff ohne Liegeplatz kommt zurück in den Vorrat. Ist dein Vorrat leer, versetzt du Schiffe, statt neue einzusetzen.

## Remarks of bots

# Reasons: its ship was taken along, sank or found no berth; it crowned or discovered an island.
remark-thanks =
    { $temper ->
        [warm] Danke fürs Mitnehmen!
        [lively] Was für eine Fahrt! Danke!
       *[dry] Wie nett. Oder war das die Strömung?
    }
remark-sunk =
    { $temper ->
        [warm] O nein, meine Schiffe!
        [lively] Brrr, war das kalt!
       *[dry] Sie können schwimmen. Vermutlich.
    }
remark-stranded =
    { $temper ->
        [warm] Kein Platz für mich? Dann beim nächsten Mal.
        [lively] He, ich war auch in der Flotte!
       *[dry] Voll. Wie praktisch.
    }
remark-crowned =
    { $temper ->
        [warm] Auf dieser Insel fühle ich mich zu Hause.
        [lively] Seht mal, meine Krone!
       *[dry] Meine. So ist es ruhiger.
    }
remark-found =
    { $temper ->
        [warm] Land! Da ist Platz für alle.
        [lively] Land in Sicht! Ich hab es zuerst gesehen!
       *[dry] Eine Insel. Wie erwartet.
    }
remarks-setting = Bots sagen ab und zu etwas
remarks-setting-about = Jeder Bot höchstens zweimal pro Spiel.

## Reactions: ready-made chat messages

reactions-open = Reagieren
reaction-hello = Hallo!
reaction-luck = Viel Glück!
reaction-praise = Gut gespielt!
reaction-thanks = Danke!
reaction-wow = Wahnsinn!
reaction-oops = Hoppla!
reactions-setting = Reaktionen zeigen
reactions-setting-about = Sie erscheinen über dem Spielplan. Im Chat bleiben sie stehen.
