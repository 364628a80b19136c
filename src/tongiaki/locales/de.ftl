### The main catalogue: texts of the browser, the terminal and emails.
### The first sections are used by the browser and the terminal.

## Words used on several pages

colour-name =
    { $colour ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
        [blue] Blau
        [orange] Orange
        [purple] Lila
       *[other] { $colour }
    }
# Part of a list of ships: "2 red"
fleet-part =
    { $colour ->
        [red] { $count ->
            [one] { $count } rotes
           *[other] { $count } rote
        }
        [yellow] { $count ->
            [one] { $count } gelbes
           *[other] { $count } gelbe
        }
        [green] { $count ->
            [one] { $count } grünes
           *[other] { $count } grüne
        }
        [blue] { $count ->
            [one] { $count } blaues
           *[other] { $count } blaue
        }
        [orange] { $count } in Orange
        [purple] { $count } in Lila
       *[other] { $count } in { $colour }
    }
water-tile = offenes Meer
beach-name = { $island }, Strand nach { $directions }
pier-name = { $island }, Steg nach { $direction }
exit-name = { $tile }, Rand nach { $direction }
direction =
    { $direction ->
        [north] Norden
        [north-east] Nordosten
        [south-east] Südosten
        [south] Süden
        [south-west] Südwesten
       *[north-west] Nordwesten
    }
seat-among-equals = { $name } ({ $colour })
bot-name =
    { $bot ->
        [random] Treibgut
        [child] Kind
        [fisher] Fischer
        [paddler] Paddler
        [greedy] Matrose
        [helmsman] Steuermann
        [captain] Kapitän
        [master] Meister
        [navigator] Navigator
       *[other] { $bot }
    }
# Group of bot levels
bot-group =
    { $group ->
        [easy] Leicht
        [medium] Mittel
        [hard] Schwer
       *[expert] Experte
    }
bot-level = { $name }: { $about }
# Name of a bot at the table, by its colour
bot-person =
    { $colour ->
        [red] Sione
        [yellow] Mele
        [green] Tavita
        [blue] Lani
        [orange] Teuila
        [purple] Manu
       *[other] { $colour }
    }
bot-about =
    { $bot ->
        [random] treibt mit dem Wind
        [child] spielt drauflos und übersieht vieles
        [fisher] sieht den nächsten guten Fang
        [paddler] spielt ordentlich und verpasst ab und zu etwas
        [greedy] spielt klug
        [helmsman] denkt jeden Zug zu Ende
        [captain] denkt auch an die Antwort
        [master] hat die Erfahrung vieler tausend Spiele und denkt voraus
        [navigator] spielt wie der Meister und rechnet die letzten Karten bis zum Ende durch
       *[other] ein Computergegner
    }

## Refusals: why the rules do not allow a move (codes of tongiaki.rules.refusals)

refused-game_over = Das Spiel ist zu Ende.
refused-no_draw_due = Jetzt ist keine Karte aufzudecken.
refused-draw_due = Zuerst muss eine Karte aufgedeckt werden.
refused-not_in_pile = Diese Karte liegt nicht mehr im Stapel.
refused-setup_due = Das Spiel wird noch vorbereitet: Setze ein Schiff auf Tonga.
refused-turn_due = Du bist am Zug: Vermehre dich, werde König oder siedle neu.
refused-take_due = Wähle zuerst das Schiff, das dorthin wechselt.
refused-sail_due = Zuerst müssen die Schiffe eines vollen Strandes auslaufen: Wähle einen seiner Stege.
refused-land_due = Zuerst müssen die Schiffe der Flotte landen.
refused-lay_due = Wähle zuerst, wo die nächste Karte angelegt wird.
refused-settle_due = Setze zuerst dein Schiff an einen Strand der neuen Insel.
refused-setup_on_tonga = Alle beginnen auf Tonga.
refused-third_ship = Während der Vorbereitung darf an keinen Strand von Tonga ein drittes Schiff.
refused-not_on_board = Diese Karte liegt nicht auf dem Spielplan.
refused-royal_island = { $island } ist eine Königsinsel und bleibt für immer geschlossen.
refused-must_enter = Du hast auf keiner offenen Insel ein Schiff: Setze neu ein, oder siedle neu.
refused-may_not_enter = Du hast noch Schiffe auf dem Spielplan und darfst deshalb nicht neu einsetzen.
refused-enter_two_on_tonga = Auf Tonga setzt du zwei Schiffe ein: Wähle noch einen Strand.
refused-no_room_for_two = An diesem Strand von { $island } ist kein Platz für zwei Schiffe.
refused-no_own_ship = Du hast kein Schiff auf { $island }.
refused-crown_tonga = Tonga gehört allen und kann nicht Königsinsel werden.
refused-crown_shared = Auf { $island } liegen auch fremde Schiffe, deshalb kannst du dort nicht König werden.
refused-crown_limit = Du hast schon { $number } Königsinseln, und mehr sind nicht erlaubt.
refused-expand_number =
    { $number ->
        [one] Auf { $island } setzt du genau ein Schiff ein.
       *[other] Auf { $island } setzt du genau { $number } Schiffe ein, jedes an einen eigenen Strand.
    }
refused-nothing_to_take = An diesem Strand von { $island } liegt kein Schiff von dir.
refused-beach_not_full = Dieser Strand von { $island } ist nicht voll (belegte Liegeplätze: { $ships } von { $berths }). Schiffe laufen nur von vollen Stränden aus.
refused-no_pier = Auf dieser Seite hat { $island } keinen Steg.
refused-trapped = Jeder Weg von { $island } führt zurück und ändert nichts: Die Insel ist ausweglos.
refused-looping = Dieser Weg führt nur zurück nach { $island }, und in diesem Zug sah der Spielplan schon einmal genau so aus.
refused-not_in_fleet = In der Flotte fährt kein Schiff in { $colour } mit.
refused-other_island = Die Flotte landet auf { $island }.
refused-first_round = Zuerst bekommt jeder freie Strand ein Schiff; dieser Strand von { $island } hat schon eins.
refused-beach_full = Dieser Strand von { $island } ist voll.
refused-not_an_exit = Dorthin führt weder ein Steg noch eine Schaumspur.
refused-exit_blocked = Dort liegt schon eine Karte.
refused-settle_elsewhere = Dein Schiff kommt auf { $island }, die Insel, die du gerade gefunden hast.
refused-other = Das erlauben die Regeln nicht.

## Coach: effects of a line of moves

coach-draws =
    { $colours ->
        [one] Die Flotte aus 1 Farbe
       *[other] Die Flotte aus { $colours } Farben
    } deckt auf. Von { $tiles } Karten landet sie mit { $lands }, fährt mit { $passes } weiter und scheitert mit { $sinks }.
coach-ending = Karten, mit denen das Spiel endet: { $ending } von { $tiles }
coach-ends = Nach diesem Zug ist das Spiel zu Ende.
coach-crowns = Königsinsel, für die anderen geschlossen: { $island }
coach-resettles = Alle Schiffe gehen in den Vorrat zurück, und eines findet eine neue Insel.
coach-drives = { $who } verliert: { $islands }
coach-brings = { $who } kommt nach: { $islands }
coach-sinks = Gescheitert: { $fleet }
coach-loses = Aus dem Spiel: { $islands }
coach-chain = Ein Kettenzug aus { $fleets } Flotten.
coach-score = Punkte nach jetzigem Stand: { $points }
coach-points = { $who } { $before } → { $after }
coach-reaches = Neue Inseln: { $islands }
coach-leaves = { $who } überlassen: { $islands }
coach-abandons = Aufgegeben: { $islands }
coach-reason-title = Warum die andere Folge besser war
coach-reason-driven =
    { $you ->
        [yes] Jetzt kann { $rival } dich vertreiben: { $islands }.
       *[other] Jetzt kann { $rival } { $who } vertreiben: { $islands }.
    }
coach-reason-joined =
    { $you ->
        [yes] Jetzt kann { $rival } zu dir kommen: { $islands }.
       *[other] Jetzt kann { $rival } zu { $who } kommen: { $islands }.
    }
coach-reason-sunk =
    { $you ->
        [yes] { $ships ->
            [one] Jetzt kann { $rival } eins deiner Schiffe scheitern lassen.
           *[other] Jetzt kann { $rival } { $ships } deiner Schiffe scheitern lassen.
        }
       *[other] { $ships ->
            [one] Jetzt kann { $rival } ein Schiff von { $who } scheitern lassen.
           *[other] Jetzt kann { $rival } { $ships } Schiffe von { $who } scheitern lassen.
        }
    }
coach-reason-safe =
    { $you ->
        [yes] Du wärst sicher auf { $islands }; jetzt kannst du dort von { $rivals } vertrieben werden.
       *[other] { $who } wäre sicher auf { $islands }; jetzt droht dort die Vertreibung durch { $rivals }.
    }
coach-reason-exposed = { $rival } wäre in Gefahr auf { $islands } und ist dort jetzt sicher.
coach-reason-king =
    { $you ->
        [yes] Als König würdest du { $island } bis zum Ende behalten.
       *[other] Als König würde { $who } { $island } bis zum Ende behalten.
    }
coach-reason-spreads =
    { $you ->
        [yes] Du hättest Schiffe an mehr Stränden von { $islands } und wärst schwerer zu vertreiben.
       *[other] { $who } hätte Schiffe an mehr Stränden von { $islands } und wäre schwerer zu vertreiben.
    }
coach-reason-rival_spreads = { $rival } hätte Schiffe an weniger Stränden von { $islands } und wäre leichter zu vertreiben.
coach-reason-holds =
    { $you ->
        [yes] Du hättest Schiffe auf { $islands }; jetzt hast du dort keine.
       *[other] { $who } hätte Schiffe auf { $islands } und hat dort jetzt keine.
    }
coach-reason-rival_holds = { $rival } wäre nicht auf { $islands }.
coach-reason-points =
    { $you ->
        [yes] { $better ->
            [one] Du hättest nach jetzigem Stand { $better } Punkt statt { $played }.
           *[other] Du hättest nach jetzigem Stand { $better } Punkte statt { $played }.
        }
       *[other] { $better ->
            [one] { $who } hätte nach jetzigem Stand { $better } Punkt statt { $played }.
           *[other] { $who } hätte nach jetzigem Stand { $better } Punkte statt { $played }.
        }
    }
coach-reason-rival_points =
    { $better ->
        [one] { $rival } hätte nach jetzigem Stand { $better } Punkt statt { $played }.
       *[other] { $rival } hätte nach jetzigem Stand { $better } Punkte statt { $played }.
    }
coach-reason-growth =
    { $you ->
        [yes] Im nächsten Zug könntest du mehr Schiffe auf eine Insel setzen: { $better } statt { $played }.
       *[other] Im nächsten Zug könnte { $who } mehr Schiffe auf eine Insel setzen: { $better } statt { $played }.
    }
coach-reason-rival_growth = Im nächsten Zug könnte { $rival } weniger Schiffe auf eine Insel setzen: höchstens { $better } statt { $played }.
coach-reason-supply =
    { $you ->
        [yes] Du hättest mehr Schiffe im Vorrat: { $better } statt { $played }.
       *[other] { $who } hätte mehr Schiffe im Vorrat: { $better } statt { $played }.
    }
coach-reason-rival_supply = { $rival } hätte weniger Schiffe im Vorrat: { $better } statt { $played }.
coach-reason-fills =
    { $you ->
        [yes] Im nächsten Zug könntest du mit einem Schiff einen Strand von { $islands } füllen und bestimmen, wohin die Flotte wandert.
       *[other] Im nächsten Zug könnte { $who } mit einem Schiff einen Strand von { $islands } füllen und bestimmen, wohin die Flotte wandert.
    }
coach-reason-ways =
    { $you ->
        [yes] Von { $islands } aus hättest du mehr Wege ins Ungewisse.
       *[other] Von { $islands } aus hätte { $who } mehr Wege ins Ungewisse.
    }
coach-reason-discovers =
    { $you ->
        [yes] Deine Flotte würde eine Karte aufdecken und mit { $lands } von { $tiles } landen.
       *[other] Die Flotte von { $who } würde eine Karte aufdecken und mit { $lands } von { $tiles } landen.
    }
coach-reason-may_end =
    { $you ->
        [yes] Das Spiel könnte enden, solange du führst: mit { $ending } von { $tiles } Karten.
       *[other] Das Spiel könnte enden, solange { $who } führt: mit { $ending } von { $tiles } Karten.
    }
coach-reason-risks =
    { $you ->
        [yes] Jetzt deckt deine Flotte eine Karte auf: Mit { $lands } von { $tiles } landet sie, mit { $sinks } scheitert sie.
       *[other] Jetzt deckt die Flotte von { $who } eine Karte auf: Mit { $lands } von { $tiles } landet sie, mit { $sinks } scheitert sie.
    }
coach-reason-odds =
    { $you ->
        [yes] Deine Flotte würde mit { $better } von { $tiles } Karten landen; jetzt mit { $played }.
       *[other] Die Flotte von { $who } würde mit { $better } von { $tiles } Karten landen; jetzt mit { $played }.
    }
coach-reason-wins =
    { $you ->
        [yes] Das Spiel wäre zu Ende, und du hättest gewonnen.
       *[other] Das Spiel wäre zu Ende, und { $who } hätte gewonnen.
    }
coach-reason-closes =
    { $you ->
        [yes] Jetzt ist das Spiel zu Ende. Sonst hättest du noch eine Chance gehabt.
       *[other] Jetzt ist das Spiel zu Ende. Sonst hätte { $who } noch eine Chance gehabt.
    }
coach-reason-expects =
    { $you ->
        [yes] Am Ende könntest du etwa { $better } Punkte erwarten; jetzt etwa { $played }.
       *[other] Am Ende könnte { $who } etwa { $better } Punkte erwarten; jetzt etwa { $played }.
    }
coach-reason-outlook =
    { $you ->
        [yes] Beide Folgen wurden weitergespielt: Nach der besseren hast du öfter gewonnen.
       *[other] Beide Folgen wurden weitergespielt: Nach der besseren hat { $who } öfter gewonnen.
    }
coach-reply = Beste Antwort von { $who }

## Browser: all pages

app-title = Tongiaki
# Title of the page while it is the reader's turn at several tables
app-title-turns = ({ $count }) Tongiaki
app-title-turn = Du bist am Zug · Tongiaki
app-tagline = Segelt gemeinsam oder geht unter.
app-home = Startseite
nav-title = Hauptmenü
nav-tabs = Tab-Leiste
nav-skip = Zum Inhalt springen
# Link that leaves a game, a lesson, a puzzle or a replay
nav-back = Zurück: { $name }
nav-play = Spielen
nav-today = Heute
nav-puzzles = Aufgaben
nav-learn = Lernen
nav-watch = Zusehen
nav-you = Du
nav-notices =
    { $count ->
        [0] Keine Benachrichtigungen
        [one] 1 Benachrichtigung
       *[other] { $count } Benachrichtigungen
    }
nav-notices-none = Zurzeit gibt es nichts Neues für dich.
app-theme = Aussehen
app-theme-auto = Wie das System
app-theme-light = Hell
app-theme-night = Nacht
app-language = Sprache
app-licence = Tongiaki ist ein Spiel von Thomas Rauscher, erschienen bei Schmidt Spiele. Dies ist ein freies Programm von Fans unter der MIT-Lizenz, das mit beiden nichts zu tun hat. Alle Zeichnungen sind unsere eigenen.
app-not-found = Hier ist nichts.
app-not-found-table = Diesen Tisch gibt es nicht. Vielleicht wurde er schon geschlossen.
app-closed-table = Die Serverleitung hat diesen Tisch geschlossen.
app-not-fetched = Das ließ sich nicht laden.
app-again = Noch einmal versuchen
app-loading = Einen Moment …
app-noscript = Tongiaki braucht JavaScript. Schalte es für diese Seite ein und lade sie dann neu.
app-not-loaded = Die Dateien von Tongiaki ließen sich nicht laden. Lade die Seite neu. Wenn das nicht hilft, muss die Serverleitung dem Server einen eigenen Namen oder Port geben: Unter einem Pfad läuft er nicht.
app-close = Schließen
app-cancel = Abbrechen

## Browser: front page

lobby-intro = Zu zweit bis zu sechst brecht ihr von Tonga auf, um den Ozean zu besiedeln. Ist ein Strand voll, stechen alle dort in See, ob sie wollen oder nicht, und nur bunt gemischte Flotten kommen durch die Strömungen.
lobby-about = Ein Brettspiel für 2 bis 6. Kostenlos, ohne Konto, etwa 15 Minuten.
lobby-learn = Lern es in fünf Minuten
lobby-learn-link = Neu hier? Lern es in fünf Minuten
lobby-friends = Mit Freunden
lobby-setup = { $players } Spieler · { $level }
lobby-level = Stufe
lobby-level-more = Alle Stufen
lobby-ways = Weitere Möglichkeiten zu spielen
lobby-puzzles = Aufgaben
ladder-title = Rangliste
ladder-about = Die höchsten Wertungen, getrennt nach Spielerzahl. Menschen und Programme haben eigene Ranglisten.
ladder-people = Menschen
ladder-programs = Programme
ladder-none = Hier hat noch niemand eine Wertung.
ladder-none-next = Mach den Anfang: Eröffne einen gewerteten Tisch
ladder-rank = Rang
ladder-name = Name
ladder-games = Spiele
lobby-daily = Tagesspiel
games-title = Frühere Spiele
games-about = Alle beendeten Spiele an öffentlichen Tischen: zum Nachspielen oder gesammelt als Datei.
games-player = Name (mit Konto)
games-won = Nur gewonnene
games-any = Alle
games-rating = Wertung
games-from = Von
games-to = Bis
games-none = Kein passendes Spiel gefunden.
games-none-all = Noch ist kein öffentliches Spiel zu Ende.
games-reset = Filter zurücksetzen
games-file = Alle als Datei speichern
lobby-name = Dein Name
lobby-guest = Gast
lobby-quick = Gleich spielen
quick-device = Auf diesem Gerät
lobby-device = Spiele auf diesem Gerät
lobby-players = Spieler
lobby-bots = Bots
lobby-new = Neuer Tisch
lobby-seats = Plätze
lobby-public = Hier für alle sichtbar
lobby-public-about = Sonst findet ihn nur, wer den Link hat.
lobby-create = Tisch eröffnen
lobby-open = Offene Tische
lobby-open-none = Gerade wartet kein Tisch auf Mitspielende. Eröffne einen!
lobby-running = Laufende Spiele
lobby-running-none = Gerade ist niemand auf See.
lobby-finished = Gerade beendet
lobby-join = Mitspielen
lobby-watch = Zusehen
lobby-see = Ergebnis
lobby-return = Zurück zum Platz
lobby-seats-taken = { $taken } von { $seats } Plätzen besetzt
lobby-moves =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
lobby-yours = Deine Tische
turns-title = Spiele, die auf dich warten
turns-waiting =
    { $count ->
        [one] Ein Spiel wartet auf dich
       *[other] { $count } Spiele warten auf dich
    }
turns-more =
    { $count ->
        [one] Noch ein Spiel wartet auf dich
       *[other] Noch { $count } Spiele warten auf dich
    }
turns-next = Nächstes Spiel
turns-previous = Voriges Spiel
lobby-your-turn = Du bist am Zug
lobby-play-on = Weiterspielen
lobby-rejoin = Zum Tisch
lobby-unrated = Ungewertet
lobby-private = Privat
lobby-nobody = Hier sitzt noch niemand
lobby-failed = Der Server antwortet nicht. Neuer Versuch …

## Browser: daily game and tournaments

daily-title = Das Tagesspiel
daily-others = So lief es bei den anderen
daily-day-over = Der Tag ist vorbei. Du kannst dieses Spiel zu Ende spielen, aber es zählt nicht mehr für die Liste des Tages.
daily-day-new = Das heutige Spiel
tournaments-title = Turniere
tournament-title = Turnier

## Browser: options of a new table

new-bots = Davon Bots
new-bots-count =
    { $count ->
        [0] keine
        [one] 1 Bot
       *[other] { $count } Bots
    }
new-more = Mehr Optionen
new-more-changed = { $count } geändert
new-bot-level = Stärke der Bots
new-colour = Meine Farbe
new-colour-drawn = zufällig
new-begins-me = Ich
new-rated-about = Ändert die Wertung aller, die ein Konto haben. Aufgedeckte Karten lassen sich nicht zurücknehmen.
new-unrated-about = Ändert keine Wertung. Wenn alle zustimmen, lassen sich sogar aufgedeckte Karten zurücknehmen.

## Browser: people and accounts

person-guest = ohne Konto
person-guest-about = Du spielst als Gast: Nur dieser Browser merkt sich deine Plätze und Spiele.
person-profile = Mein Profil
person-account = Mein Konto
person-claim = Diesen Namen sichern
person-claim-about = Mit einem Passwort gehört der Name dir: Deine Plätze und Spiele bleiben erhalten, deine Spiele werden gewertet, und du kannst dich auf jedem Gerät anmelden.
person-claim-do = Namen sichern
person-to-login = Ich habe schon ein Passwort
person-login = Anmelden
person-login-about = Für alle, die ihren Namen mit einem Passwort gesichert haben.
person-login-do = Anmelden
person-to-claim = Ich habe noch kein Passwort
person-logout = Abmelden
person-password = Passwort
person-password-show = Passwort anzeigen
person-password-hint = Mindestens { $least } Zeichen.
person-password-short = Ein Passwort hat mindestens { $least } Zeichen.
person-no-recovery = Ein Konto lässt sich nicht per E-Mail wiederherstellen. Vergisst du dein Passwort, kann dir nur die Serverleitung helfen.
# Page for setting a new password, opened by a link
person-reset-title = Neues Passwort setzen
person-reset-about = Das Passwort gehört zu deinem Namen auf diesem Server. Danach bist du hier angemeldet und überall sonst abgemeldet.
person-reset-do = Passwort setzen
account-title = Konto
account-password-new = Neues Passwort
account-name = Name
notices-title = Benachrichtigungen bei langsamen Spielen
mail-confirmed = Deine Adresse ist bestätigt. Ab jetzt benachrichtigen wir dich auch per E-Mail.
mail-stopped = Du bekommst keine E-Mails mehr, und deine Adresse ist gelöscht.
account-delete-title = Konto löschen?
account-delete-text = Das lässt sich nicht rückgängig machen. Gib zur Bestätigung dein Passwort ein.
account-delete-do = Endgültig löschen
account-delete-mine-open = Meine Daten löschen …
account-delete-mine-title = Deine Daten löschen?
account-delete-mine-text = Dein Name verschwindet von allen Tischen und aus Spielen, Chats und Studien, und du gibst deine Plätze auf. Das lässt sich nicht rückgängig machen.
friends-title = Freunde
friends-about = Leute, denen du folgst: wer online ist und wo sie spielen. Sie erfahren nichts davon.
friends-none = Du folgst noch niemandem. Folgen kannst du über Profile oder über den Namen.
friends-follow = Folgen
friends-unfollow = Nicht mehr folgen
friends-block = Blockieren
friends-unblock = Blockierung aufheben
friends-online = online
friends-table = Zum Tisch
friends-blocked = Blockiert
friends-blocked-about = Du liest nicht, was sie schreiben. Sie können dir nicht folgen, dich nicht einladen und dir keine Nachrichten schicken. An Tischen, die du eröffnest, können sie weder sitzen noch schreiben. Sie erfahren nichts davon.
friends-shown = Wer sieht, dass du online bist
friends-shown-everybody = Alle
friends-shown-followed = Alle, denen ich folge
friends-shown-nobody = Niemand
friends-guest = Sichere deinen Namen mit einem Passwort, um anderen zu folgen, dir folgen zu lassen und andere einzuladen.
invite-title = Über den Namen einladen
invite-do = Einladen
invite-back = Zurücknehmen
invite-got = { $name } lädt dich an einen Tisch ein.
invite-no = Nein, danke
profile-none = Hier heißt niemand { $name }.
profile-since = Dabei seit { $when }
profile-program = Ein Programm von { $owner }
profile-program-alone = Ein Programm, zu dem kein Konto mehr gehört
profile-ratings = Wertungen
profile-ratings-none = Noch keine gewerteten Spiele.
profile-ratings-none-own = Noch keine gewerteten Spiele: Eröffne einen gewerteten Tisch und spiel bis zum Ende.
profile-players = { $count } am Tisch
profile-games =
    { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }
profile-rating = Wertung
profile-when = Wann
profile-plot = Die Wertung im Lauf der Zeit, von { $first } bis { $last }
profile-plot-keys = Mit den Pfeiltasten geht es von Spiel zu Spiel.
profile-plot-table = Als Tabelle
profile-point = { $rating } nach dem Spiel vom { $when }
profile-played = Spiele
profile-played-none = Noch keine beendeten Spiele.
profile-played-none-own = Noch keine beendeten Spiele. Das Meer wartet.
profile-rank = Rang { $rank } von { $players }
profile-more = Mehr Spiele

## Browser: clocks

clock-title = Bedenkzeit
clock-none = Unbegrenzt
clock-move = { $time } je Zug
clock-budget = { $time } + { $increment } je Zug
clock-whole = { $time } fürs Spiel
clock-group-turn = Zeit für jeden Zug
clock-group-budget = Zeit fürs ganze Spiel
clock-group-days = Tage für jeden Zug
clock-own = Andere Zeiten …
clock-own-kind = Die Zeit gilt
clock-own-move = für jeden Zug
clock-own-budget = fürs ganze Spiel
clock-own-time = Zeit
clock-own-unit = Einheit
clock-own-seconds = Sekunden
clock-own-minutes = Minuten
clock-own-hours = Stunden
clock-own-days = Tage
clock-own-increment = Sekunden, die nach jedem Zug dazukommen
clock-left = Noch { $time }
clock-runs = Noch { $time }, die Uhr läuft
# Announced by screen readers
clock-call =
    { $seconds ->
        [one] Du hast noch 1 Sekunde.
       *[other] Du hast noch { $seconds } Sekunden.
    }

## Browser: table before the start

table-title = Tisch von { $name }
table-title-none = Ein neuer Tisch
table-share = Lade mit diesem Link andere ein
table-share-copy = Link kopieren
table-share-link = Link
table-share-copied = Kopiert
table-share-by-hand = Dieser Browser hat das Kopieren nicht zugelassen. Der Text ist markiert: Kopiere ihn selbst.
table-share-show = Text anzeigen
table-share-send = Teilen …
table-share-code = QR-Code
table-share-code-about = Halte die Kamera eines Handys darauf: Es öffnet diese Seite.
table-own-link = Auf einem anderen Gerät weiterspielen
table-own-link-about = Ein geheimer Link öffnet deinen Platz dort, ein einziges Mal. Wer den Link hat, bekommt den Platz.
table-own-link-make = Link erstellen
table-own-link-once = Der Link wird nur jetzt angezeigt. Erstellst du einen neuen, gilt dieser nicht mehr.
table-own-link-copy = Meinen Link kopieren
table-seat = Platz { $number }
table-seat-free = Frei
table-seat-you = du
table-seat-bot = Bot
program-tag = Programm
table-seat-away = abwesend
table-seat-now = Platz { $number }: { $who }
table-sit = Hinsetzen
table-leave = Aufstehen
table-colour = Farbe
table-add-bot = Bot dazuholen
table-remove-bot = Bot entfernen
table-start = Spiel starten
table-start-needs = Mindestens zwei Plätze müssen besetzt sein.
table-start-drops = Leere Plätze fallen weg.
table-start-host = { $host } startet das Spiel.
table-start-wait = Wartet auf den Start.
table-watchers =
    { $count ->
        [0] Niemand sieht zu
        [one] 1 sieht zu
       *[other] { $count } sehen zu
    }
table-kick = Entfernen
table-quiet = Nur wer einen Platz hat, darf chatten
table-unrated = Spiel ohne Wertung
table-rated = Gewertetes Spiel
terms-title = Bedingungen des gewerteten Spiels
terms-about = Das Spiel beginnt erst, wenn alle am Tisch zugestimmt haben. Nach jeder Änderung werdet ihr alle neu gefragt.
terms-accept = Bedingungen zustimmen
terms-accepted = Du hast zugestimmt.
terms-wait = Noch nicht zugestimmt: { $names }
table-seat-accepted = zugestimmt
table-seat-offered = Freigehalten für { $name }
table-seat-free-again = Platz freigeben
table-drawn = Die Plätze werden beim Start ausgelost
table-begins = Platz { $number } beginnt
table-private = Privater Tisch
table-public = Öffentlicher Tisch

## Browser: table during the game

link-offline = Verbindung verloren. Neuer Versuch …
play-sea = Das Meer
play-fit = Das ganze Meer zeigen
play-map = Übersicht über das ganze Meer
play-arrow =
    { $direction ->
        [north] Im Norden zeigen: { $places }
        [north-east] Im Nordosten zeigen: { $places }
        [east] Im Osten zeigen: { $places }
        [south-east] Im Südosten zeigen: { $places }
        [south] Im Süden zeigen: { $places }
        [south-west] Im Südwesten zeigen: { $places }
        [west] Im Westen zeigen: { $places }
       *[north-west] Im Nordwesten zeigen: { $places }
    }
play-undo = Zurücknehmen
play-settings = Einstellungen
play-speed = Wie schnell du die Züge der anderen siehst
play-speed-off = Sofort
play-speed-slow = Langsam
play-speed-normal = Mittel
play-speed-fast = Schnell
play-confirm = Ende meines Zuges bestätigen
play-confirm-about = Bevor dein Zug endet, wirst du noch einmal gefragt.
play-forced = Erzwungene Schritte für mich ausführen
play-forced-about = Was deinen Zug beendet, eine Karte aufdeckt oder sich nicht zurücknehmen lässt, machst du immer selbst.
play-points = Punkte mitzählen
play-points-about = Zeigt bei jedem Namen, wie viele Punkte die Inseln gerade bringen. Nur in Spielen ohne Wertung.
play-distinct = Farben, die sich leichter unterscheiden lassen
play-distinct-about = Sechs Farben, die sich bei jeder Art von Farbsehen unterscheiden lassen.
confirm-title = Damit endet dein Zug.
confirm-yes = Zug beenden
confirm-no = Doch nicht
play-volume = Ton
sound-off = Ton ausschalten
sound-on = Ton einschalten
play-notify = Benachrichtigen, wenn ich am Zug bin
play-notify-about = Solange diese Seite im Hintergrund ist.
play-skip = Überspringen
lens-title = Aktionen
lens-expand = Vermehren: Schiffe auf einer Insel einsetzen
lens-enter = Neu einsetzen: zurück auf den Spielplan
lens-crown = König werden: eine Königsinsel gründen
lens-resettle = Neu siedeln: alle Schiffe aufgeben und eine neue Insel suchen
# Short names under the pictures. Each one is a part of the full name.
lens-name-expand = Vermehren
lens-name-enter = Neu einsetzen
lens-name-crown = König
lens-name-resettle = Neu siedeln
tray-title = Die Flotte
tray-ship =
    { $count ->
        [one] Noch zu verteilen: ein Schiff in { $colour }
       *[other] Noch zu verteilen: { $count } Schiffe in { $colour }
    }
tray-suggestion = So verteilen
tray-suggestion-about = Setzt die ganze Flotte wie gezeigt ab; mit „Zurücknehmen“ machst du es rückgängig.
tray-fills =
    { $count ->
        [0] Keinen Strand füllen
        [one] Einen Strand füllen
       *[other] { $count } Strände füllen
    }
tray-land = Verteilen
prompt-plan = So würden sie landen.
prompt-none = { "" }
prompt-setup = Setze ein Schiff an einen Strand von Tonga.
prompt-settle = Setze dein Schiff an einen Strand der neuen Insel.
prompt-expand = Wähle eine Insel, auf der du dich vermehrst.
prompt-expand-beaches =
    { $left ->
        [one] Wähle einen Strand auf { $island }.
       *[other] Wähle { $left } Strände auf { $island }.
    }
prompt-enter = Setze neu ein: zwei Schiffe auf Tonga oder eins auf einer anderen Insel.
prompt-enter-second = Wähle den Strand für dein zweites Schiff auf Tonga.
prompt-take = Dein Vorrat ist leer: Welches deiner Schiffe wechselt dorthin?
prompt-take-there = Dein Vorrat ist leer: Welches deiner Schiffe wechselt nach { $island }?
prompt-crown = Wähle deine neue Königsinsel. Damit endet dein Zug.
notice-nothing-there = Dort lässt sich gerade nichts wählen.
notice-crown-none = Gerade kannst du nirgends König werden: Auf der Insel dürfen nur deine Schiffe liegen, Tonga geht nicht, und mehr als zwei Königsinseln darf niemand haben.
prompt-resettle = Alle deine Schiffe auf offenen Inseln aufgeben?
prompt-sail =
    { $beaches ->
        [one] Ein Strand ist voll: Wähle den Steg, von dem seine Schiffe auslaufen.
       *[other] { $beaches } Strände sind voll: Wähle den Steg, mit dem du anfängst.
    }
prompt-land = Das Schiff in { $colour } landet auf { $island }: Wähle einen Strand.
prompt-land-several = Von { $count } Schiffen in { $colour } landet eins auf { $island }: Wähle einen Strand.
prompt-land-scarce =
    { $free ->
        [one] Auf { $island } ist nur für eins von { $count } Schiffen Platz: Wähle seinen Strand. Die anderen kommen zurück in den Vorrat.
       *[other] Auf { $island } ist nur für { $free } von { $count } Schiffen Platz: Wähle, welche landen. Die anderen kommen zurück in den Vorrat.
    }
prompt-land-home = Danach ist auf { $island } kein Liegeplatz mehr frei. Zurück in den Vorrat: { $fleet }.
prompt-lay = Wähle, wo die nächste Karte angelegt wird.
prompt-lay-looked = Die nächste Karte wird aufgedeckt und hier angelegt.
prompt-wait-you = Du bist am Zug.
prompt-moving = Dein Zug läuft.
prompt-wait = { $who } ist am Zug.
prompt-wait-land = { $who } verteilt die Flotte.
prompt-wait-sail = { $who } wählt einen Steg.
prompt-wait-draw = Eine Karte wird aufgedeckt.
# Shown if the server has not answered a move for a while
prompt-sending = Wird gesendet …
prompt-paused = Das Spiel pausiert.
prompt-timed-out = Deine Zeit ist abgelaufen: Ein Bot beendet deinen Zug.
prompt-stand-in = Ein Bot spielt für dich.
prompt-over = Das Spiel ist zu Ende.
route =
    { $end ->
        [unknown] Ins Ungewisse, mit { $colours ->
            [one] einer Farbe
           *[other] { $colours } Farben
        }.
        [lands] Nach { $island }.
        [sinks] Sie würden scheitern: Die Schaumspur verlangt { $demand } Farben, an Bord { $colours ->
            [one] ist nur eine
           *[other] sind nur { $colours }
        }.
        [turned_back] Der König von { $island } würde sie zurückschicken.
       *[returns] Im Kreis zurück nach { $island }.
    }
# Possible outcomes for a fleet that sails into the unknown
odds-part =
    { $fate ->
        [lands] landet: { $percent }
        [sinks] scheitert: { $percent }
       *[at_sea] bleibt auf See: { $percent }
    }
# Shown after the first tap on a touch screen
look-again-sail = Noch einmal tippen, und es geht los.
look-again-lay = Noch einmal tippen, um sie anzulegen.
look-again-land = Noch einmal tippen, und es landet.
look-go-sail = Auslaufen
look-go-lay = Hier anlegen
look-go-land = Landen
resettle-title = Neu siedeln?
resettle-text = Alle deine Schiffe auf offenen Inseln kommen in deinen Vorrat zurück. Dann suchst du auf dem Ozean, bis du eine neue Insel findest, und fängst dort mit einem Schiff an. Königsinseln behältst du.
resettle-yes = Aufgeben und los
panel-players = Am Tisch
panel-whose = Zeigen, wo { $name } Schiffe hat
panel-supply = Schiffe im Vorrat: { $count }
panel-turn = am Zug
panel-away = Verbindung verloren
panel-left = ist gegangen; der Platz wird freigehalten
panel-resigned = hat aufgegeben
panel-bot = Bot spielt
panel-stand-in = Für { $name } spielt ein Bot
panel-you = du
panel-royal = Königsinseln: { $count }
panel-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
panel-islands = Entdeckte Inseln: { $count } von 16
panel-water = Entdeckte Wasserkarten: { $count } von 16
panel-pile = Karten im Stapel: { $count }
panel-agrees = Stimmt allen Bitten im Voraus zu
panel-vacation = im Urlaub, spätestens bis { $date }
panel-quiet = Züge ohne Entdeckung: { $count } (Spielende bei { $limit })
panel-sea = Meer: { $count } von { $all }
panel-islands-word = Inseln
panel-water-word = Wasser
panel-pile-word = Stapel
panel-at-sea = Auf See: { $fleet }
log-title = Verlauf
log-empty = Noch ist nichts passiert.
chat-title = Chat
chat-empty = Noch hat niemand etwas gesagt. Probier /help.
chat-say = Sag etwas
# Replaces the text of a deleted chat message
chat-removed = Die Serverleitung hat diese Nachricht entfernt.
chat-send = Senden
chat-commands = Befehle
# Shown above the chat to spectators of a running game
chat-watchers = Das lesen nur Zuschauende
# Marks a message among spectators. Everybody can read it after the game.
chat-among-watchers = unter Zuschauenden
# A private message
chat-told = { $name } an { $to }, privat
chat-fold = Einklappen
chat-unfold = Verlauf und Chat
chat-unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }

## Browser: game tool and requests to the other players

tool-title = Spieltool
tool-options = Einstellungen des Tisches
tool-ask-others = Die anderen fragen
tool-pause = Spiel pausieren
tool-stand-in = Bot für { $name } spielen lassen
tool-ask-seat = Um den Platz von { $colour } bitten
tool-undo = Weiter zurücknehmen
tool-agree = Allen Bitten zustimmen
tool-agree-about = Gilt bis zum Ende des Spiels, auch fürs Zurücknehmen und für Pausen. Alle sehen es.
tool-undo-about = Wenn alle zustimmen, geht es bis vor deine letzte Entscheidung zurück; seither aufgedeckte Karten werden mit zurückgenommen.
tool-undo-rated = In einem gewerteten Spiel lassen sich aufgedeckte Karten nicht zurücknehmen.
tool-leave = Platz verlassen
tool-leave-kept = Das Spiel geht ohne dich weiter; nach einer Weile spielt ein Bot an deiner Stelle. Dein Platz wird freigehalten, und du kannst ihn wieder einnehmen.
tool-leave-open = Dein Platz wird für andere frei.
tool-resign-ask = Aufgeben …
tool-resign = Endgültig aufgeben
tool-resign-two = Du verlierst, und das Spiel ist vorbei.
tool-resign-more = Ein Bot spielt für dich bis zum Ende, und du kommst auf den letzten Platz. Zurückkommen kannst du nicht.
tool-info = Zum Spiel
tool-who = Wer ist da?
tool-voices = Im Chat stummschalten
tool-mute = Stummschalten
tool-hear = Stummschaltung aufheben
tool-commands = All das kannst du auch in den Chat tippen: Ein Schrägstrich zeigt die Befehle.
option-group-seats = Plätze und Farben
option-group-time = Zeit und Abwesenheit
option-group-game = Das Spiel
option-timeout = Wenn die Zeit abläuft
option-timeout-move = Ein Bot beendet den Zug
option-timeout-seat = Ein Bot übernimmt den Platz
option-away = Ein Bot spielt für Abwesende
option-away-never = nie
option-away-after = nach { $time }
option-stand-in = Welcher Bot einspringt
option-draw-colours = Farben werden ausgelost
table-drawn-colours = Die Farben werden beim Start ausgelost
option-begins = Wer beginnt
option-drawn = Plätze werden ausgelost
option-stall = Spielende, wenn nichts entdeckt wird
option-rounds =
    { $count ->
        [0] nie
        [one] nach 1 Runde
       *[other] nach { $count } Runden
    }
option-rated = Gewertet
option-rated-about = Ohne Wertung dürft ihr, wenn alle zustimmen, sogar aufgedeckte Karten zurücknehmen.
option-programs = Offen für Programme
option-programs-about = Spielt ein Programm mit, zählt das Spiel nur für die Wertung der Programme.
option-host = Nur wer den Tisch eröffnet hat, ändert die Einstellungen und startet
vote-seat = { $name } möchte den Platz von { $colour } übernehmen.
vote-undo = { $name } möchte bis vor die eigene letzte Entscheidung zurück. Seither aufgedeckte Karten würden mit zurückgenommen.
vote-bot = { $name } möchte, dass ein Bot für { $who } spielt.
vote-pause = { $name } möchte das Spiel pausieren.
vote-resume = { $name } möchte weiterspielen.
vote-accept = Zustimmen
vote-refuse = Ablehnen
vote-always = Immer zustimmen
vote-withdraw = Zurückziehen
vote-stand = Zustimmung: { $yes } von { $voters }
vote-left =
    { $seconds ->
        [one] noch 1 Sekunde
       *[other] noch { $seconds } Sekunden
    }

## Browser: pauses, bots that stand in, and watching

paused-title = Das Spiel pausiert
paused-about = Die Uhren stehen, und niemand kann ziehen.
paused-resume = Weiter
kept-title = Du hast das Spiel verlassen. Dein Platz wird freigehalten.
stand-in-you = Ein Bot spielt für dich.
stand-in-back = Wieder selbst spielen
watch-live = Du siehst live zu

## Browser: hints in a running game

hint-ask = Tipp zeigen
hint-title = Tipp
hint-thinking = Die besten Züge werden gesucht …
hint-line = Vorschlag { $number }
hint-play = So ziehen
# One step of a suggested turn
hint-step =
    { $verb ->
        [settle] Einsetzen: { $place }
        [expand] Einsetzen: { $place }
        [take] Wegnehmen: { $place }
        [enter] Neu einsetzen: { $place }
        [crown] Königsinsel: { $place }
        [resettle] Neu siedeln
        [sail] Auslaufen: { $place }
        [land] Landen: { $place }
       *[other] Anlegen an: { $place }
    }
hint-chances =
    { $who }: { $chance } Gewinnchance, etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Browser: log

log-turn = { $who }
log-settle = { $who } setzt ein Schiff auf { $island }.
log-placed =
    { $count ->
        [one] { $who } setzt auf { $island } ein Schiff ein.
       *[other] { $who } setzt auf { $island } { $count } Schiffe ein.
    }
log-entered =
    { $count ->
        [one] { $who } setzt auf { $island } neu ein.
       *[other] { $who } setzt auf { $island } mit { $count } Schiffen neu ein.
    }
log-shifted = { $who } versetzt ein Schiff von { $source } nach { $island }.
log-crowned =
    { $count ->
        [0] { $who } wird König von { $island }.
        [one] { $who } wird König von { $island }; ein Schiff kommt in den Vorrat zurück.
       *[other] { $who } wird König von { $island }; { $count } Schiffe kommen in den Vorrat zurück.
    }
log-resettled =
    { $count ->
        [0] { $who } sucht eine neue Insel.
        [one] { $who } gibt ein Schiff auf und sucht eine neue Insel.
       *[other] { $who } gibt { $count } Schiffe auf und sucht eine neue Insel.
    }
log-sailed = { $who } sticht von { $island } aus in See: { $fleet }.
log-discovered-island = { $who } entdeckt { $tile }.
log-discovered-water = { $who } findet offenes Meer.
log-sank = Die Flotte scheitert, zu wenige Farben für die Schaumspur: { $fleet }.
log-at-sea = Die Flotte bleibt auf See: { $fleet }.
log-turned-back = Der König von { $island } schickt die Flotte zurück.
log-arrived = Die Flotte erreicht { $island }: { $fleet }.
log-landed = { $who } landet auf { $island }: { $fleet }.
log-surplus = Auf { $island } ist kein Liegeplatz mehr frei. Zurück in den Vorrat: { $fleet }.
log-lost = Ausweglos und damit verloren: { $islands }. Zurück in den Vorrat: { $fleet }.
log-lost-empty = Ausweglos und damit verloren: { $islands }.
log-repeated = Zum dritten Mal die gleiche Stellung. Zurück in den Vorrat: { $fleet }.
log-left = { $who } verlässt den Tisch; der Platz wird freigehalten.
log-sat = { $who } setzt sich.
log-forced = Es gab keine andere Wahl.
log-timed_out = Die Zeit von { $who } ist abgelaufen: Ein Bot beendet den Zug.
log-stood_in =
    { $why ->
        [time] Die Zeit von { $who } ist abgelaufen: Ein Bot spielt weiter.
        [left] { $who } ist gegangen: Ein Bot spielt weiter.
        [vote] Auf Wunsch der Mehrheit spielt für { $who } ein Bot.
       *[away] { $who } ist abwesend: Ein Bot spielt weiter.
    }
log-returned = { $who } ist wieder da.
log-resigned = { $who } gibt auf.
log-vacation = { $who } geht in den Urlaub.
log-vacation_over = { $who } ist aus dem Urlaub zurück.
log-paused = Das Spiel pausiert.
log-resumed = Das Spiel geht weiter.
log-over =
    { $reason ->
        [last_island] Die letzte Insel ist gefunden: Das Spiel ist zu Ende.
        [last_water] Die letzte Wasserkarte ist aufgedeckt: Das Spiel ist zu Ende.
        [stalled] Lange wurde nichts Neues gefunden: Das Spiel ist zu Ende.
       *[other] Das Spiel ist zu Ende.
    }

## Browser: the game as text, screen readers and keyboard

words-title = Das Spiel in Worten
# Name of the announcements for screen readers
words-news = Was geschieht
words-islands = Die Inseln auf dem Spielplan
words-king = König
words-king-none = keiner
words-beaches = Strände und Stege
words-neighbours = Daneben
words-neighbour = { $direction }: { $tile }
words-pier = Steg nach { $direction }: { $lead }
# A place and its contents: "Tonga, beach to the south: 2 of 3, 1 red and 1 yellow"
words-target = { $place }: { $there }
words-sentence = { $text }.
words-next = { $text } { $next }
words-count = { $what } { $count }
words-berths =
    { $taken ->
        [0] 0 von { $berths }
       *[other] { $taken } von { $berths }, { $fleet }
    }
words-lead =
    { $end ->
        [unknown] ins Ungewisse
        [royal] nach { $island }, einer Königsinsel
       *[island] nach { $island }
    }
words-lead-demand = { $there } (nötige Farben: { $demand })
words-island-there =
    { $count ->
        [0] Wert { $value }, keine Schiffe
       *[other] Wert { $value }, { $fleet }
    }
words-value-is = Wert { $value }
words-king-is = König: { $who }
words-beside = Daneben: { $tiles }
# A placed ship that can still be taken back by choosing it again
words-pending = dein Schiff ({ $colour }), noch nicht bestätigt; noch einmal wählen nimmt es zurück
words-chosen = { $text }, gewählt
words-placed = { $count } von { $total } gesetzt.
words-taken-back = Zurückgenommen: { $place }.
words-watching = Du siehst zu.
words-where = Deine Schiffe auf dem Spielplan: { $places }.
words-where-none = Du hast kein Schiff auf dem Spielplan.
words-where-royal = Deine Königsinseln: { $islands }.
words-turn-of = Der Zug von { $who }:
words-full-none = Kein Strand ist voll.
words-no-way = Gerade ist kein Steg zu wählen.
words-no-island = Wähle zuerst eine Insel oder eine Stelle auf ihr.
words-not-yours = Gerade gibt es für dich nichts zu entscheiden.
words-time = noch { $time }
words-told = Was der Screenreader vorliest
words-told-all = Alles, was geschieht
words-told-own = Nur meine eigenen Züge
keys-title = Tastenkürzel
keys-play = Zum Spielen
keys-read = Zum Vorlesen
keys-typed = Züge kannst du auch in den Chat tippen, so wie die Regeln sie schreiben:
key-targets = Von Stelle zu Stelle
key-press = Die Stelle wählen
key-cancel = Die Wahl zurücknehmen; aus dem Chat zurück zum Spielplan
key-actions = Vermehren, König werden, neu siedeln
key-colours = Verteilen: die Farbe des nächsten Schiffs
key-suggestion = Verteilen: wie vorgeschlagen
key-film = Noch einmal zeigen, was die anderen getan haben
key-turns = Das nächste oder das vorige Spiel, das auf dich wartet
key-view = Das ganze Meer zeigen, näher, weiter weg
key-words = Das Spiel in Worten, mit einer Tabelle der Inseln
key-again = Das noch einmal sagen
key-choices = Was kann ich wählen?
key-where = Wo sind meine Schiffe?
key-ways = Wohin führen die Stege, und wie stehen die Chancen?
key-island = Was liegt auf dieser Insel und neben ihr?
key-full = Welche Strände sind voll?
key-last-turn = Was ist im vorigen Zug geschehen?
key-scores = Wie steht es?
key-clocks = Wie viel Zeit bleibt?
key-help = Diese Liste

## Browser: end of the game

end-title = { $who } hat gewonnen!
end-title-you = Du hast gewonnen!
end-title-shared = { $who } teilen sich den Sieg!
# The administrator ended the game, so nobody won
end-title-admin = Dieses Spiel wurde beendet
end-reason =
    { $reason ->
        [last_island] Die letzte Insel wurde entdeckt.
        [last_water] Die letzte Wasserkarte wurde aufgedeckt.
        [resigned] Das Spiel endete, weil kein Gegner mehr da war.
        [too_long] Das Spiel hat die größte Länge erreicht.
        [admin] Die Serverleitung hat das Spiel beendet. Es hat kein Ergebnis und zählt für niemanden.
       *[stalled] Lange wurde nichts entdeckt.
    }
end-resigned = { $who } hat aufgegeben.
end-rank = Rang
end-player = Name
end-points = Punkte
end-islands = Inseln
end-ships = Schiffe im Spiel
end-by-island = Punkte nach Inseln
end-island = Insel
end-value = Wert
end-show = Ergebnis zeigen
end-shuffle = Ehrlich gemischt?
end-shuffle-closed = Der Stapel liegt noch nicht offen. Im Tagesspiel bleibt er verdeckt, bis der Tag vorbei ist.
end-shuffle-about = Vor dem ersten Zug hat der Server einen Fingerabdruck des gemischten Stapels veröffentlicht. Jetzt liegt der Stapel offen, und dein eigener Browser rechnet den Fingerabdruck nach.
end-shuffle-good = Ja: Der Fingerabdruck stimmt. Niemand hat den Stapel angerührt.
end-shuffle-bad = Nein: Der Fingerabdruck passt nicht zum Stapel!
end-shuffle-known = Dieses Spiel setzt ein anderes fort: { $count ->
        [one] Die erste Karte war dort schon aufgedeckt und damit bekannt.
       *[other] Die ersten { $count } Karten waren dort schon aufgedeckt und damit bekannt.
    } Der Rest wurde neu gemischt, bevor es weiterging.
end-shuffle-wait = Rechnet …

## Browser: replays

replay-title = Nachspielen
replay-table = Zum Tisch
replay-running = Läuft noch: bis zum letzten Schritt zu sehen
replay-unfinished = Das Spiel wurde nicht zu Ende gespielt
replay-open = Ein gespeichertes Spiel nachspielen
replay-open-about = Wähle ein gespeichertes Spiel, zieh die Datei hierher oder füge ihren Text ein. Er wird nach den Regeln geprüft und nicht aufbewahrt.
replay-file = Datei wählen
replay-paste = Text des gespeicherten Spiels
replay-show = Spiel zeigen
replay-file-empty = Die Datei ist leer.
replay-file-large = Die Datei ist zu groß: Höchstens { $limit } MB sind möglich.
replay-file-not-text = Das ist keine Textdatei. Gespeicherte Spiele sind Textdateien in UTF-8; ihre Namen enden auf .tgk oder .json.
replay-file-unreadable = Die Datei lässt sich nicht lesen.
replay-game-large = Dieses Spiel ist zu lang: Höchstens { $limit } Zeichen sind möglich.
replay-games = Wähle eines dieser { $count } Spiele
replay-games-more = Mehr Spiele zeigen
replay-link-broken = Der Link ist beschädigt oder unvollständig, deshalb lässt sich das Spiel nicht zeigen. Lass dir den Link noch einmal schicken.
replay-upload = Gespeichertes Spiel öffnen
replay-slider = Stelle im Spiel
replay-setup = Vorbereitung
replay-turn = Zug { $turn }: { $who }
replay-over = Das Ende, nach { $turn } Zügen
replay-move = Schritt { $at } von { $last }
replay-to-start = Zum Anfang
replay-turn-back = Einen Zug zurück
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-turn-on = Einen Zug weiter
replay-to-end = Zum Ende
replay-pace = Tempo
replay-times = { $pace }×
replay-more = Mehr
replay-copy = Link zu dieser Stelle
replay-record = Speichern
replay-scores = Punktestand
replay-play-on = Von hier weiterspielen
replay-play-on-about = Ein neues Spiel ohne Wertung, das an dieser Stelle beginnt; Bots übernehmen die anderen Plätze. Aufgedeckte Karten bleiben, wie sie sind; die übrigen werden neu gemischt und versiegelt, was du am Ende nachprüfen kannst.
replay-play-on-colour = Deine Farbe
replay-play-on-start = Weiterspielen

## Browser: reviews, studies and recent moves

review-title = Besprechung
review-split = Was die Chancen verändert hat
review-luck = Glück
review-choice = Entscheidungen
review-own = Eigene Züge
review-others = Züge der anderen
review-rest = Rest
review-accuracy = Genauigkeit
review-mistakes = Fehler
since-title = Seit deinem letzten Zug
since-fold =
    { $count ->
        [one] Seit deinem Zug: 1 Zug
       *[other] Seit deinem Zug: { $count } Züge
    }
since-undo = Meinen letzten Zug zurücknehmen
since-added =
    { $count ->
        [one] setzt auf { $island } ein Schiff ein
       *[other] setzt auf { $island } { $count } Schiffe ein
    }
since-reached = erreicht { $islands }
since-found = entdeckt { $islands }
since-lost =
    { $count ->
        [one] verliert eine Flotte
       *[other] verliert { $count } Flotten
    }
since-crowned = wird König von { $islands }
since-resettled = gibt alle Schiffe auf
since-more = { $text }; { $next }
missed-title =
    { $count ->
        [one] Während du weg warst, ging das Spiel einen Schritt weiter.
       *[other] Während du weg warst, ging das Spiel { $count } Schritte weiter.
    }
missed-late = Dieses Spiel läuft schon seit { $count } Schritten.
missed-film = Zeig es mir
missed-read = Verlauf lesen
missed-skip = Überspringen
missed-start = Von Anfang an
missed-live = Live zusehen
# A water tile, with the number of colours that each current demands
analysis-water = Meer { $currents }
study-together = Gemeinsam ansehen

## Browser: problems reported by the server

rule-cited = Regel { $clause }
problem-malformed = Das hat der Server nicht verstanden.
problem-unknown_type = Diese Anfrage kennt der Server nicht.
problem-too_large = Das ist zu lang.
problem-too_fast = Das war zu schnell. Warte einen Moment.
problem-hello_first = Die Verbindung kam nicht richtig zustande. Lade die Seite neu.
problem-hello_twice = Die Verbindung wurde zweimal geöffnet. Lade die Seite neu.
problem-wrong_origin = Diese Seite gehört nicht zu diesem Server.
problem-not_found = Hier ist nichts.
problem-no_name = Gib bitte einen Namen ein.
problem-name_taken = Dieser Name gehört schon jemand anderem.
problem-name_barred = Dieser Name ist auf diesem Server nicht erlaubt.
problem-link_spent = Dieser Link wurde schon benutzt oder ist zu alt. Bitte die Serverleitung um einen neuen.
problem-odd_name = Schreib den Namen in einem einzigen Alphabet, mit Buchstaben, Ziffern und einfachen Satzzeichen.
problem-has_account = Du hast schon einen Namen und ein Passwort.
problem-no_account = Melde dich zuerst an.
problem-bad_token = Das Token des Programms ist ungültig oder wurde entfernt.
problem-not_with_token = Mit seinem Token darf das Programm das nicht.
problem-too_many_ties = Du kannst höchstens { $limit } Leuten folgen und höchstens { $limit } blockieren.
problem-no_vacation = Du hast dieses Jahr keine Urlaubstage mehr.
problem-not_to_follow = { $name } kann man nicht folgen.
problem-not_to_invite = { $name } kann man nicht einladen.
problem-too_many_invited = Du kannst höchstens { $limit } Leute an einen Tisch einladen.
problem-not_admitted = An diesem Tisch kannst du dich nicht setzen. Nimm einen anderen, oder eröffne selbst einen.
problem-not_heard = An diesem Tisch kannst du nichts schreiben.
problem-not_to_tell = { $name } kann man keine Nachrichten schicken.
problem-too_many_programs = Du hast schon { $limit } Programme. Entferne zuerst eines.
problem-not_a_program = { $name } ist kein Programm von dir.
problem-has_played = Dieses Konto kann kein Programm werden: Entweder hat es schon gespielt oder sitzt an einem Tisch, oder das Token gehört zu keinem Programm, das für ein anderes Konto spielen darf.
problem-not_a_way = Dorthin können wir nichts schicken. Prüfe die Adresse.
problem-no_mail = Dieser Server verschickt keine E-Mails.
problem-mail_failed = Die E-Mail konnte nicht verschickt werden. Versuch es später noch einmal.
problem-wrong_password = Name und Passwort passen nicht zusammen.
problem-weak_password = Dieses Passwort ist zu leicht zu erraten. Nimm ein längeres oder ein ungewöhnlicheres.
problem-bad_record = Das ist kein gespeichertes Spiel: In Zeile { $line } stimmt etwas nicht.
problem-enough = Für Chat und Änderungen ist an diesem Tisch die Grenze erreicht: Jetzt kann nur noch gezogen werden.
problem-banned = Du bist von diesem Tisch ausgeschlossen.
problem-only_seated = An diesem Tisch darf nur chatten, wer einen Platz hat.
problem-too_many_tables = Von hier aus sind zu viele Tische eröffnet, die noch nicht begonnen haben (Grenze: { $limit }). Starte oder verlasse erst einen davon.
problem-too_many_bot_games = Die Grenze für Spiele nur unter Bots ist erreicht: { $limit } gleichzeitig. Warte, bis eines davon zu Ende ist.
problem-too_many_tournaments = Du hast schon { $limit } Turniere, die noch nicht zu Ende oder keine Stunde alt sind. Versuch es später noch einmal.
problem-reviews_full = Es warten schon { $limit } Spiele auf ihre Besprechung. Versuch es später noch einmal.
problem-not_on_device = Das geht nicht ohne Server.
problem-storage_full = Auf diesem Gerät ist kein Platz mehr, um das Spiel zu speichern. Mach etwas Platz und versuch es noch einmal.
problem-storage_failed = Das Spiel ließ sich auf diesem Gerät nicht speichern. Versuch es noch einmal.
problem-storage_unreadable = Die auf diesem Gerät gespeicherten Spiele ließen sich nicht lesen. Versuch es noch einmal.
problem-open_elsewhere = Dieses Spiel ist schon in einem anderen Tab geöffnet.
problem-newer_game = Eine neuere Version dieser Seite hat dieses Spiel gespeichert. Lade die Seite neu, um sie zu aktualisieren.
problem-damaged_game = Dieses Spiel lässt sich nicht mehr öffnen: Die gespeicherten Züge sind beschädigt.
problem-only_on_device = Spiele allein gegen Bots laufen hier auf deinem eigenen Gerät, nicht auf dem Server.
problem-no_such_point = Diese Stelle gibt es in dem Spiel nicht.
problem-no_study = Diese Studie gibt es nicht.
problem-study_full = Diese Studie ist voll.
problem-not_leader = Hier leitet jemand anders.
problem-not_here = Diese Person ist nicht mehr hier.
problem-try_again = Das hat nicht geklappt. Bitte versuch es noch einmal.
problem-no_table = Diesen Tisch gibt es nicht.
problem-archived = Dieses Spiel ist schon länger zu Ende. Du kannst es aber noch nachspielen.
problem-puzzle_dropped = Diese Aufgabe gehört nicht mehr zur Sammlung. Ergebnisse und Wertungen bleiben erhalten.
problem-no_person = Dieser Browser sendet keine Cookies, deshalb erkennt ihn der Server nicht. Erlaube Cookies für diese Seite und lade die Seite dann neu.
problem-not_open = Das Spiel hat schon begonnen.
problem-not_running = An diesem Tisch wird gerade nicht gespielt.
problem-not_over = Das Spiel ist noch nicht zu Ende.
problem-not_host = Das darf nur, wer den Tisch eröffnet hat.
problem-not_seated = Du hast keinen Platz an diesem Tisch.
problem-not_your_turn = Du bist nicht am Zug.
problem-stale = Das Spiel ist schon weiter. Schau bitte noch einmal.
problem-not_rated = Dieses Spiel wird gewertet: Aufgedeckte Karten lassen sich nicht zurücknehmen.
problem-no_hints = Dieses Spiel wird gewertet: Tipps gibt es hier nicht.
problem-no_analysis = Dieses Spiel läuft noch, und es ist gewertet, ein Turnierspiel oder ein Tagesspiel. Erst wenn es zu Ende ist, kannst du es analysieren oder von einer Stelle darin weiterspielen.
problem-not_in_events = Das geht im Tagesspiel und in Turnieren nicht.
problem-sealed_today = Das ist das Tagesspiel von heute: Du siehst es, wenn du deines zu Ende gespielt hast, und kannst es morgen teilen.
problem-not_a_move = Das ist kein Zug.
problem-refused = Die Regeln erlauben diesen Zug nicht.
problem-rated_needs =
    { $option ->
        [clock] Ein gewertetes Spiel braucht eine Uhr.
       *[stall] Ein gewertetes Spiel braucht eine Grenze für Runden ohne Entdeckung.
    }
problem-not_accepted = { $name } hat den Bedingungen des gewerteten Spiels noch nicht zugestimmt.
problem-absent = { $name } ist nicht da. Ein gewertetes Spiel beginnt, wenn alle am Tisch da sind.
problem-not_for_programs = Programme dürfen hier nicht sitzen: Der Tisch ist gewertet und nicht für Programme offen.
problem-program_seated = { $name } ist ein Programm: Ein gewerteter Tisch, an dem es sitzt, muss für Programme offen sein.
problem-paused = Das Spiel pausiert.
problem-not_paused = Das Spiel pausiert nicht.
problem-not_away = Wer dort sitzt, ist da oder war es eben noch.
problem-bot_plays = Gerade spielt ein Bot für dich.
problem-not_replaced = Für dich spielt kein Bot.
problem-no_time = Dafür hast du keine Zeit mehr.
problem-no_seat = Diesen Platz gibt es nicht.
problem-seat_empty = Dort sitzt niemand.
problem-seat_taken = Dort sitzt schon jemand.
problem-table_full = Alle Plätze sind besetzt.
problem-already_seated = Du hast schon einen Platz.
problem-colour_taken = Diese Farbe hat schon jemand.
problem-wrong_key = Dieser Link öffnet keinen Platz mehr.
problem-unknown_bot = Diesen Bot gibt es nicht. Verfügbar: { $bots }.
problem-not_a_bot = Dort sitzt kein Bot.
problem-too_few_players = Es müssen mindestens zwei mitspielen.
problem-too_few_people = Ein Turnier braucht mindestens { $least } Menschen oder Programme. Bots zählen nicht mit.
problem-nothing_to_undo = Es gibt nichts, was du zurücknehmen könntest.
problem-no_vote = Gerade hat niemand um etwas gebeten.
problem-vote_open = Eine andere Bitte ist noch offen: Erst muss sie beantwortet werden.
problem-not_yours_to_answer = Diese Bitte ist nicht an dich gerichtet.
problem-unknown_name = Hier heißt niemand { $name }.
problem-ambiguous_name = Hier heißen mehrere { $name }.
problem-no_advice = Solange ein gewertetes Spiel läuft, können Zuschauende den Spielenden nichts zuflüstern.
problem-unknown_language = Diese Sprache gibt es nicht. Verfügbar: { $languages }.
problem-unknown_command = Diesen Befehl gibt es nicht. Probier /help.
problem-wrong_argument = Das schreibt man so: { $usage }
problem-offline = Keine Verbindung: Das wurde nicht gesendet.
problem-other = Das hat nicht geklappt.
notice-help = Diese Befehle kannst du hier eingeben:
notice-done = Erledigt.
notice-options =
    Am Tisch gilt: { $seats } Plätze. { $rated ->
        [on] Das Spiel wird gewertet.
       *[off] Das Spiel wird nicht gewertet.
    } { $invisible ->
        [on] Auf der Startseite ist der Tisch nicht zu sehen.
       *[off] Auf der Startseite ist der Tisch zu sehen.
    } { $host ->
        [on] Nur wer den Tisch eröffnet hat, ändert die Einstellungen und startet.
       *[off] Alle am Tisch dürfen die Einstellungen ändern und starten.
    } { $drawseat ->
        [on] Die Plätze werden ausgelost.
       *[off] { $start ->
            [0] Der erste Platz beginnt.
           *[other] Platz { $start } beginnt.
        }
    } { $stall ->
        [0] Für Runden ohne Entdeckung gibt es keine Grenze.
        [one] Das Spiel endet nach einer Runde ohne Entdeckung.
       *[other] Das Spiel endet nach { $stall } Runden ohne Entdeckung.
    } { $drawcolour ->
        [on] Die Farben werden ausgelost.
       *[off] Alle wählen ihre Farbe selbst.
    } { $clock ->
        [move] Zeit für jeden Zug: { $time }.
        [budget] Zeit für das ganze Spiel: { $time }{ $increment ->
            [0] .
           *[other] , dazu nach jedem Zug { $increment }.
        }
       *[none] Es läuft keine Uhr.
    } { $clock ->
        [none] { "" }
       *[other] { $timeout ->
            [seat] Ist die Zeit abgelaufen, übernimmt ein Bot den Platz.
           *[move] Ist die Zeit abgelaufen, beendet ein Bot den Zug.
        }
    } { $away ->
        [0] Für Abwesende spielt nur dann ein Bot, wenn die anderen zustimmen.
       *[other] Ist jemand { $away } lang abwesend, spielt ein Bot weiter.
    } { $programs ->
        [on] Auch bei Wertung dürfen sich Programme hierher setzen.
       *[off] { "" }
    }
notice-info =
    { $status ->
        [open] Das Spiel hat noch nicht begonnen. Besetzte Plätze: { $taken } von { $seats }.
        [over] Das Spiel ist nach { $moves } Schritten zu Ende.
       *[running] { $who } ist am Zug. Schritte bisher: { $moves }. { $pile ->
            [one] Eine Karte ist übrig
           *[other] { $pile } Karten sind übrig
        }, davon Inseln: { $islands }, Wasser: { $water }.
    }
notice-who =
    { $seated ->
        [none] Am Tisch sitzt niemand.
       *[other] Am Tisch: { $seated }.
    } { $watching ->
        [none] { $unnamed ->
            [0] Niemand sieht zu.
            [one] Ein Gast ohne Namen sieht zu.
           *[other] { $unnamed } Gäste ohne Namen sehen zu.
        }
       *[other] { $unnamed ->
            [0] Es sehen zu: { $watching }.
            [one] Es sehen zu: { $watching } und ein Gast ohne Namen.
           *[other] Es sehen zu: { $watching } und { $unnamed } Gäste ohne Namen.
        }
    } { $programs ->
        [none] { "" }
       *[other] Programme: { $programs }.
    }
notice-mute =
    { $muted ->
        [yes] Was { $name } schreibt, siehst du nicht mehr. Mit demselben Befehl hebst du das wieder auf.
       *[no] Was { $name } schreibt, siehst du wieder.
    }
notice-language = Sprache geändert.
notice-timed-out = Deine Zeit ist abgelaufen: Ein Bot beendet diesen Zug.
notice-vote-accepted = Die Bitte wurde angenommen.
notice-vote-refused = Die Bitte wurde abgelehnt.
notice-vote-expired = Die Zeit zum Antworten ist um: Die Bitte ist abgelehnt.
notice-vote-withdrawn = Die Bitte wurde zurückgezogen.

## Browser: manual page (its text is in manual/XX.md)

manual-title = Anleitung
manual-contents = Inhalt
manual-print = Drucken
manual-play = Abspielen
manual-again = Noch einmal

## Browser: strategy page (its text is in strategy/XX.md)

strategy-title = Besser spielen
strategy-lines = Was man hier spielen kann
strategy-better = Besser
strategy-tempting = Verlockend
strategy-wins =
    { $count ->
        [one] gewinnt 1 von 100 Spielen
       *[other] gewinnt { $count } von 100 Spielen
    }
strategy-points = Punkte
strategy-draw = Jetzt wird eine Karte aufgedeckt. Was kommt, ist Glückssache.

## Browser: commands in the chat

# Placeholder for the writer's own text in a command
command-word =
    { $word ->
        [seat] PLATZ
        [colour] FARBE
        [name] NAME
        [level] BOT
        [option] EINSTELLUNG
        [value] WERT
        [number] ZAHL
        [seconds] SEKUNDEN
        [increment] ZUSCHLAG
        [days] TAGE
        [text] TEXT
        [code] KÜRZEL
       *[other] { $word }
    }
command-join = hinsetzen; dazu nach Wunsch ein Platz, eine Farbe und ein Name
command-leave = aufstehen
command-watch = den Platz aufgeben und zusehen
command-start = das Spiel starten; leere Plätze fallen weg
command-startnosave = das Spiel ohne Wertung starten
command-option = die Einstellungen des Tisches zeigen
command-option-host = ob nur, wer den Tisch eröffnet hat, starten und andere entfernen darf
command-option-invisible = ob der Tisch auf der Startseite fehlt
command-option-drawseat = ob die Plätze ausgelost werden
command-option-drawcolour = ob die Farben ausgelost werden
command-option-start = welcher Platz beginnt
command-option-rated = ob das Spiel für die Wertung zählt
command-option-programs = ob sich Programme an einen gewerteten Tisch setzen dürfen
command-option-seats = wie viele Plätze der Tisch hat
command-option-stall = nach wie vielen Runden ohne Entdeckung das Spiel endet
command-option-clock = wie viel Bedenkzeit es gibt: für jeden Zug, in Sekunden oder Tagen, oder fürs ganze Spiel, mit einem Zuschlag nach jedem Zug
command-option-timeout = wenn die Zeit abgelaufen ist: ein Bot beendet den Zug oder übernimmt den Platz
command-option-away = nach wie vielen Sekunden für Abwesende ein Bot spielt
command-option-standin = welcher Bot einspringt
command-bot = einen Bot auf einen freien Platz setzen
command-kick = jemanden von einem Platz entfernen
command-ban = jemanden vom Tisch ausschließen oder wieder zulassen; nur für die Person, die den Tisch eröffnet hat
command-quiet = nur noch chatten lassen, wer einen Platz hat, oder wieder alle; nur für die Person, die den Tisch eröffnet hat
command-name = den eigenen Namen ändern
command-colour = die eigene Farbe ändern
command-accept = einer Bitte zustimmen, oder den Bedingungen eines gewerteten Spiels
command-refuse = eine Bitte ablehnen
command-agree = in diesem Spiel im Voraus allen Bitten zustimmen, oder nicht mehr
command-undo = deine letzte Entscheidung zurücknehmen; wurde seither eine Karte aufgedeckt, nur wenn alle zustimmen
command-standin = für jemanden, der weg ist, einen Bot spielen lassen, wenn die meisten von euch zustimmen
command-back = den eigenen Platz vom Bot zurücknehmen und wieder selbst spielen
command-pause = das Spiel pausieren, wenn alle zustimmen
command-resume = nach einer Pause weiterspielen, wenn alle zustimmen, die da sind
command-resign = das Spiel endgültig aufgeben
command-rematch = denselben Leuten noch ein Spiel anbieten oder das Angebot annehmen
command-info = zeigen, wie es um Tisch und Spiel steht
command-who = zeigen, wer da ist
command-tell = nur einer Person etwas sagen
command-mute = jemanden im Chat stummschalten oder die Stummschaltung aufheben
command-lang = sofort die Sprache wechseln, zum Beispiel /lang de
command-help = die Befehle auflisten

## Terminal: words shared by engine, records and command line

# A list is built item by item: "a, b", then "a, b, c", then "a, b, c and d".
list-more = { $most }, { $next }
list-and = { $most } und { $last }
refused-not_top = Oben auf dem Stapel liegt eine andere Karte.
record-error-at = Zeile { $line }, Spalte { $column }: { $problem }
record-error-tag-form = Eine Kopfzeile sieht so aus: [Date "2026-11-21"].
record-error-control = Hier darf kein Steuerzeichen stehen.
record-error-tag-twice = Die Angabe { $tag } steht zweimal da.
record-error-tag-missing = Die Angabe { $tag } fehlt.
record-error-tag-value = Diesen Wert kann { $tag } nicht haben.
record-error-unknown-rules = Eine Fassung { $rules } der Regeln gibt es nicht.
record-error-newer-rules = Dieses Spiel wurde nach Fassung { $rules } der Regeln gespielt; dieses Programm kennt sie bis Fassung { $known }. Ein neueres kann es lesen.
record-error-several = Hier beginnt eine weitere Mitschrift, dabei dürfte es nur eine sein.
record-error-comment-open = Die geschweifte Klammer, die diesen Kommentar schließt, fehlt.
record-error-stray = „{ $word }“ schließt hier nichts.
record-error-separator = Vor „{ $word }“ fehlt ein Semikolon.
record-error-label-alone = Auf „{ $label }“ folgt kein Spielzug.
record-error-variation-place = Eine Variante steht hinter dem Spielzug, den sie ersetzt.
record-error-variation-open = Die runde Klammer, die diese Variante schließt, fehlt.
record-error-variation-empty = Diese Variante enthält keinen Spielzug.
record-error-end-inside = „{ $word }“ darf nicht in einer Variante stehen.
record-error-too-deep = Mehr als { $depth } ineinander geschachtelte Varianten werden nicht gelesen.
record-error-ambiguous = „{ $move }“ kann hier mehrere Spielzüge meinen: { $choices }
record-error-plain-form = Das ist kein aufgezeichnetes Spiel: { $problem }
record-error-at-move = Spiel { $line }, Spielzug { $number }: { $problem }
record-error-not-a-move = „{ $move }“ ist kein Spielzug.
record-error-refused = { $move }: { $reason } (Regel { $clause })
record-error-other-top = { $move } widerspricht dem Stapel, auf dem oben { $top } liegt.
record-error-label = Hier müsste „{ $expected }“ beginnen und nicht „{ $label }“.
record-error-no-label = Mit „{ $label }“ beginnt hier kein Zug.
record-error-no-end = Die Mitschrift bricht ab, ohne zu sagen, wie das Spiel ausging; ein laufendes Spiel endet mit *.
record-error-end-differs = Als Ende ist { $given } angegeben, nach diesen Spielzügen ist es aber { $end }.
record-error-after-end = Nach dem Ende des Spiels darf nichts mehr folgen.
record-error-result-differs = Als Ergebnis ist „{ $given }“ angegeben, nach diesen Spielzügen ist es aber „{ $result }“.

## Terminal: positions in one line

position-error-at = Spalte { $column }: { $problem }
position-error-fields = Eine Stellung hat { $count } Felder, dieser Text hat { $given }.
position-error-field = „{ $text }“ darf hier nicht stehen.
position-error-rules = Stellungen nach Fassung { $text } der Regeln sind hier nicht bekannt, nur solche nach Fassung { $known }.
position-error-no-player = Den Buchstaben „{ $letter }“ hat niemand.
position-error-too-many-ships = Jede Farbe hat 15 Schiffe, nicht mehr.
position-error-place = „{ $text }“ liegt zu weit draußen, der Platz ist schon belegt, oder die Karte kommt zweimal vor.
position-error-beaches = Die Insel hat { $count } Strände: „{ $text }“.
position-error-berths = Ein Strand hat nur { $count } Liegeplätze: „{ $text }“.
position-error-sea = Eine Karte liegt, wo keine liegen kann: Seite 0 grenzt an die Karte, von der aus sie entdeckt wurde.
position-error-kings = Niemand kann mehr als zwei Königsinseln haben, und Tonga kann keine sein.
position-error-setup = Bei der Vorbereitung setzen alle reihum ihre Schiffe auf Tonga, an jeden Strand höchstens zwei.
position-error-full = Volle Strände kann es nur während einer Auswanderung geben.
position-error-ending = Der letzte Zug beginnt, wenn der Stapel keine Insel oder keine Wasserkarte mehr enthält.
position-error-clock = Das Spiel endet an der Grenze für Runden ohne Entdeckung oder mit der letzten Insel oder Wasserkarte, nicht früher.
position-error-flags = Zu Beginn eines Zuges ist noch nichts aufgedeckt, verloren oder wiederholt.
position-error-voyage = Die Phase passt nicht zu dem, was gerade unterwegs ist.
position-error-memory = Die gemerkten Angaben zur Auswanderung passen nicht zur Stellung.

## Terminal: game

terminal-king = König { $letter }
terminal-player =
    { $colour ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
        [blue] Blau
        [orange] Orange
        [purple] Lila
       *[other] { $colour }
    }
terminal-you = Du
terminal-welcome = Tongiaki. Wähle einen Spielzug mit seiner Nummer oder schreib ihn aus. Was du sonst noch tun kannst, zeigt „help“.
terminal-help =
    Gib die Nummer eines Spielzugs ein, den Spielzug selbst („sail tonga:3“) oder eins von diesen:
      undo, u      deine letzte Entscheidung zurücknehmen, aber keine aufgedeckte Karte
      plan, p      die ganze Flotte sinnvoll verteilen
      moves, m     deine Spielzüge noch einmal auflisten
      board, b     den Spielplan noch einmal zeigen
      save DATEI   das bisherige Spiel in einer Datei speichern
      quit, q      das Spiel verlassen
    Auf dem Spielplan ist jede Farbe ein Buchstabe und jeder freie Liegeplatz ein Punkt. Die Ziffer vor den Schiffen ist die Nummer des Strandes; dieselbe Ziffer steht an den Seiten, zu denen seine Stege führen. Auf dem Wasser ist jeder Buchstabe an einer Seite eine Schaumspur; darunter steht, wie viele verschiedene Farben jede verlangt. Die Zahl in Klammern sind die Punkte einer Insel.
terminal-ask = Dein Spielzug:
terminal-next = Eingabetaste: weiter, q: verlassen
terminal-prompt =
    { $phase ->
        [setup] { $who }: Setze ein Schiff an einen Strand von Tonga.
        [turn] { $who }: Dein Zug. Vermehre dich auf einer Insel, werde König, setze neu ein oder siedle neu.
        [take] { $who }: Dein Vorrat ist leer. Welches deiner Schiffe wechselt dorthin?
        [migration] { $who }: Ein Strand ist voll. Über welchen Steg laufen seine Schiffe aus?
        [landing] { $who }: Die Flotte landet. Welches Schiff kommt an welchen Strand?
        [lay] { $who }: Wo wird die nächste Karte angelegt?
       *[settle] { $who }: Setze dein Schiff an einen Strand der neuen Insel.
    }
terminal-beaches =
    { $count ->
        [one] { $island }, Strand { $beaches }
       *[other] { $island }, Strände { $beaches }
    }
terminal-move-settle = ein Schiff setzen: { $beach }
terminal-move-expand =
    { $count ->
        [one] ein Schiff einsetzen: { $beach }
       *[other] { $count } Schiffe einsetzen: { $beach }
    }
terminal-move-take = das Schiff von dort nehmen: { $beach }
terminal-move-enter = neu einsetzen: { $beach }
terminal-move-crown = König von { $island } werden
terminal-move-resettle = alle Schiffe aufgeben und eine neue Insel suchen
terminal-move-lay = { $tile }, Richtung { $direction }
terminal-move-sail = nach { $direction }: { $course }
terminal-move-land = ein Schiff in { $colour } absetzen: { $beach }
terminal-route-unknown =
    { $colours ->
        [one] mit einer Farbe ins Ungewisse
       *[other] mit { $colours } Farben ins Ungewisse
    }
terminal-route-lands = erreicht { $island }
terminal-route-returns = führt zurück nach { $island }
terminal-route-turned-back = der König von { $island } schickt sie zurück
terminal-route-sinks = scheitert: Die Schaumspur verlangt { $demand } Farben, an Bord: { $colours }
terminal-supply = Im Vorrat:
terminal-pile = Noch verdeckt: Inseln: { $islands }, Wasser: { $water }
terminal-fleet = In der Flotte: { $fleet }
terminal-in-parts = (Das Fenster ist schmal: Das Meer ist in Teilen zu sehen, von Westen nach Osten.)
terminal-no-such-number = Wähle eine Nummer von 1 bis { $count }.
terminal-no-landing = Gerade landet keine Flotte.
terminal-not-understood = Das ist weder eine Nummer aus der Liste noch ein Spielzug; was du eingeben kannst, zeigt „help“.
terminal-saved = Gespeichert in { $file }
terminal-not-saved = { $file } lässt sich nicht schreiben: { $reason }
terminal-setup = Vorbereitung
terminal-turn = { $number }. { $who }
terminal-shuffle =
    { $holds ->
        [yes] Der Stapel ist so gemischt, wie es versprochen war.
       *[no] Der Stapel ist nicht so gemischt, wie es versprochen war!
    }

## Terminal: command line

terminal-about = Tongiaki, das Brettspiel von polynesischen Seefahrten: hier spielen oder im Browser.
terminal-about-version = Die Version zeigen.
terminal-version =
    Regeln { $rules }; Spielkern: { $engine ->
        [compiled] kompiliert
       *[pure] reines Python
    }.
terminal-about-lang = Sprache der Ausgabe, ohne Angabe die der Umgebung: { $languages }.
terminal-unknown-language = Die Sprache „{ $language }“ gibt es nicht. Verfügbar: { $languages }.
terminal-about-play = In diesem Terminal gegen Bots spielen.
terminal-about-play-players = Wie viele mitspielen, dich eingerechnet.
terminal-about-bots = Bots, durch Kommas getrennt: { $bots }.
terminal-about-play-seat = Dein Platz; der erste beginnt.
terminal-about-stall = Runden ohne Entdeckung, nach denen ein Spiel endet; 0: unbegrenzt.
terminal-about-seed = Startwert, der alles Zufällige wiederholbar macht.
terminal-about-save = Das Spiel in diese Datei schreiben, wenn es vorbei ist oder du es verlässt.
terminal-about-serve = Das Spiel für Browser bereitstellen.
terminal-about-host = Adresse, auf der der Server Verbindungen annimmt; 127.0.0.1, wenn die Umgebung nichts anderes sagt.
terminal-about-port = Port, auf dem der Server Verbindungen annimmt; 8000, wenn die Umgebung nichts anderes sagt.
terminal-about-site = Eine Website aus Dateien schreiben, die jeder Webhoster ausliefern kann. Sie enthält Spiele gegen Bots oder gemeinsam an einem Bildschirm, Lehrgang, Aufgaben, Anleitung und Nachspielen.
terminal-about-site-folder = Ordner für die Website. Er wird angelegt; enthält er schon eine solche Website, wird er ersetzt.
terminal-about-site-path = Pfad der Website beim Webhoster, etwa /tongiaki/. Nur die Seite für unbekannte Adressen braucht ihn.
terminal-site-not-empty = { $folder } enthält andere Dateien. Gib einen leeren Ordner an oder einen mit einer früheren Website.
terminal-site-no-client = Die Dateien für Spiele im Browser sind nicht gebaut. Führe in einem Checkout „python3 dev.py site“ aus.
terminal-site-written = Die Website liegt in { $folder }: { $size } MB.
terminal-about-health = Prüfen, ob der Server auf diesem Rechner in Ordnung ist: Exit-Code 0, wenn ja, sonst 1.
terminal-about-health-host = Adresse des Servers; ohne Angabe die aus den Einstellungen.
terminal-about-health-port = Port des Servers; ohne Angabe der aus den Einstellungen.
terminal-about-workers = Anzahl der Prozesse, die sich die Arbeit teilen; 1, wenn die Umgebung nichts anderes sagt.
terminal-about-engine = Über Standardeingabe und -ausgabe das Textprotokoll für andere Programme sprechen.
terminal-about-simulate = Bots gegeneinander spielen lassen und die Spiele zusammenfassen.
terminal-about-games = Anzahl der Spiele.
terminal-about-simulate-players = Wie viele in jedem Spiel mitspielen.
terminal-about-simulate-bots = Bots, durch Kommas getrennt, die reihum die Plätze einnehmen: { $bots }.
terminal-about-jobs = Anzahl der Prozesse; ohne Angabe einer je Kern.
terminal-about-parquet = Außerdem jede Entscheidung in diese Parquet-Datei schreiben, für maschinelles Lernen (braucht das Extra „research“).
terminal-about-replay = Ein aufgezeichnetes Spiel nachspielen.
terminal-about-file = Datei mit der Mitschrift eines Spiels.
terminal-about-whole = Das ganze Spiel auf einmal ausgeben (ohne Terminal geschieht das immer).
terminal-error = tongiaki: { $problem }
terminal-unknown-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Verfügbar: { $bots }.
terminal-programs-elsewhere = Programme werden mit „--bot“ angegeben, nicht mit „--bots“.
terminal-bot-not-compiled = Der Bot „{ $bot }“ braucht den kompilierten Spielkern, der hier nicht installiert ist. Verfügbar: { $bots }.
terminal-too-many-seats = Bei { $players } Mitspielenden gibt es keinen Platz { $seat }.
terminal-too-many-bots = Es sind zu viele Bots ({ $bots }) für die Plätze ({ $seats }).
terminal-not-readable = { $file } lässt sich nicht lesen: { $reason }
terminal-too-large = die Datei ist zu groß
terminal-no-output = Auf die Standardausgabe lässt sich nicht schreiben: { $reason }
terminal-not-well = Der Server unter { $address } ist nicht in Ordnung: { $reason }
terminal-not-text = es ist kein UTF-8-Text
terminal-no-extra = Das Extra „{ $extra }“ ist nicht installiert: pip install "tongiaki[{ $extra }]"
terminal-playing = Es wird gespielt
terminal-bots = Bots gegen Bots
terminal-column-bot = Bot
terminal-column-seats = Plätze
terminal-column-wins = Siege
terminal-column-share = Anteil
terminal-column-rank = Rang im Schnitt
terminal-column-points = Punkte im Schnitt
terminal-column-decisions = Entscheidungen je Spiel
terminal-series = Spiele: { $games }; Spielzüge je Spiel: { $moves }. Beendet durch die letzte Insel: { $island }, durch das letzte Wasser: { $water }, durch Stillstand: { $stalled }.
terminal-series-time =
    { $seconds } s, Prozesse: { $jobs }, Spielkern: { $engine ->
        [compiled] kompiliert
       *[pure] reines Python
    }; Bedenkzeit je Entscheidung: { $thinking }.
terminal-thinking = { $bot } { $time } ms

## Terminal: programs as bots, tournaments, training and bridge

terminal-about-bot = Einen Bot hinzufügen; darf mehrmals angegeben werden. „exec:BEFEHL“ startet ein Programm, das das Textprotokoll des Spielkerns spricht.
terminal-about-move-time = Sekunden, die ein Programm für eine Entscheidung hat.
terminal-about-bot-log = Datei für das, was Programme auf die Standardfehlerausgabe schreiben.
terminal-about-arena = Bots auf denselben Stapeln ein Turnier spielen lassen und sie werten.
terminal-about-arena-bots = Bots, durch Kommas getrennt: { $bots }. Ohne Angabe greedy und random.
terminal-about-piles = Anzahl der gemischten Stapel. Auf jedem spielt jede Gruppe von Bots einmal für jeden Platz.
terminal-about-ray = Ray auf diesem Rechner starten und damit spielen (braucht das Extra „cluster“).
terminal-about-ray-address = Auf dem Ray-Cluster unter dieser Adresse spielen; „auto“ ist der, der hier läuft.
terminal-about-json = Ergebnisse und alle Spiele als JSON ausgeben.
terminal-about-plot = Die Ergebnisse in diese Datei zeichnen, etwa results.svg (braucht das Extra „plot“).
terminal-no-command = „{ $bot }“ nennt keinen Befehl.
terminal-no-program = Ein Programm „{ $program }“, das sich starten ließe, gibt es nicht.
bot-faults = Fehler von { $bot }: { $faults }.
bot-fault-missing = nicht zu starten ({ $count })
bot-fault-slow = zu langsam ({ $count })
bot-fault-silent = keine Antwort ({ $count })
bot-fault-illegal = unerlaubter Spielzug ({ $count })
bot-fault-malformed = Antwort unverständlich ({ $count })
bot-fault-huge = Antwort zu lang ({ $count })
bot-fault-crashed = abgestürzt ({ $count })
bot-fault-closed = Ein- oder Ausgabe geschlossen ({ $count })
bot-fault-retired = nicht mehr gefragt ({ $count })
bot-fault-stubborn = auf Aufforderung nicht beendet ({ $count })
arena-not-different = Ein Turnier braucht mindestens zwei Bots, alle verschieden.
arena-no-cluster = Unter { $address } gibt es keinen Ray-Cluster: { $reason }
arena-no-form = { $file }: Der Name eines Bildes endet auf eins von diesen: { $forms }.
arena-interrupted = Vorzeitig beendet. Gespielte Spiele: { $played } von { $games }.
arena-standings = Rangliste
arena-meetings = Wie oft der Bot einer Zeile vor dem einer Spalte liegt
arena-column-rating = Wertung
arena-column-wins = Siege
arena-column-sure = { $sure }-Intervall
arena-column-rank = Rang im Schnitt
arena-column-points = Punkte im Schnitt
arena-column-seats = Plätze
arena-interval = { $low } bis { $high }
arena-series = Spiele: { $games }; Spielzüge je Spiel: { $moves }. Allein durch Glück gewänne jeder Bot { $luck }.
arena-time = { $seconds } s; Bedenkzeit je Entscheidung: { $thinking }.
arena-plot-wins = Anteil der Siege
arena-plot-luck = durch Glück
arena-plot-ratings = Wertung
terminal-about-train = Ein Netz trainieren, das Stellungen beurteilt: Es spielt gegen sich selbst.
terminal-about-train-file = Wie trainiert wird, als TOML-Datei.
terminal-about-train-folder = Ordner für die Gewichte und den Zwischenstand; ein abgebrochenes Training geht von dort aus weiter.
terminal-about-train-plot = Verlust und Stärke nach Spielen in diese Datei zeichnen, etwa staerke.svg (braucht das Extra „plot“).
terminal-about-bridge = Einen Bot an den Tischen eines Servers spielen lassen, im Namen des Kontos, zu dem das Token gehört.
terminal-about-bridge-bot = Der Bot: eine Stufe ({ $bots }) oder „exec:BEFEHL“ für ein Programm, das das Textprotokoll des Spielkerns spricht.
terminal-about-bridge-server = Adresse des Servers, wie man sie im Browser öffnet.
terminal-about-bridge-token = Token des Programms von der Kontoseite; besser in der Umgebung als auf der Befehlszeile.
terminal-about-bridge-tables = Höchstzahl der Tische, an denen der Bot zugleich spielt.
terminal-about-bridge-games = Nach wie vielen Spielen er aufhört; 0 für nie.
terminal-about-bridge-join = Sich auch an offene, ungewertete Tische anderer setzen.
terminal-about-bridge-players = Tischgröße: nur an Tischen für so viele Spieler spielen und einen eröffnen, wenn es keinen gibt.
terminal-about-bridge-rated = Gewertete Tische eröffnen und nehmen, die für Programme offen sind; nur für das Konto eines Programms.
bridge-playing = Spielt am Tisch { $about }.
bridge-played = Das Spiel am Tisch { $about } ist zu Ende.
bridge-lost = Der Server ist nicht zu erreichen: { $about }. Neuer Versuch.
bridge-trouble = Abgewiesen am Tisch { $about }.
bridge-bad-server = Die Adresse des Servers ist nicht gültig. Sie muss mit https:// oder http:// beginnen und einen Rechner nennen, aber keinen Benutzernamen, zum Beispiel https://tongiaki.example.org.
bridge-bad-token = Das ist kein Token eines Programms. Ein Token beginnt mit tongiaki_, danach kommen Buchstaben, Ziffern, Binde- und Unterstriche.
bridge-no-server = Unter dieser Adresse gibt es keinen Tongiaki-Server.
bridge-no-https = Der Server bietet unter dieser Adresse kein https mit gültigem Zertifikat.
bridge-bad-proxy = Der Proxy, den die Umgebung nennt, lässt sich nicht verwenden.
train-round = Spiele: { $games } von { $total }; Verlust { $loss }; noch { $left }.
train-measured = Gegen greedy, Spieler: { $players }; Siege { $share } ({ $low } bis { $high }).
train-slow = Der Spielkern ist hier nicht kompiliert: Das Training dauert um ein Vielfaches länger.
train-interrupted = Vorzeitig beendet; derselbe Befehl macht beim letzten Zwischenstand in { $folder } weiter.
train-plot-players = Spieler: { $players }
train-plot-games = Spiele, aus denen gelernt wurde
train-plot-loss = Verlust
train-plot-share = Anteil der Siege gegen greedy

## Terminal: commands for records

records-about-lenient = Auch lesen, was Menschen von Hand schreiben: Wo nur ein Spielzug passt, dürfen Teile fehlen.
records-about-game = Nummer des Spiels in der Datei.
records-about-show = Eine Stellung aus einem aufgezeichneten Spiel oder aus einer Zeile zeigen: als Text oder in eine Datei gezeichnet.
records-about-position = Eine Stellung in einer Zeile, statt einer Datei.
records-about-after = Anzahl der Spielzüge vor der Stellung, aufgedeckte Karten mitgezählt; ohne Angabe alle.
records-about-svg = Den Spielplan in diese SVG-Datei zeichnen.
records-about-convert = Aufgezeichnete Spiele in ein anderes Format umwandeln: Text, JSON oder das JSON der Testvektoren.
records-about-source = Eine Datei mit Mitschriften; „-“ ist die Standardeingabe.
records-about-target = Die Datei, in die geschrieben wird; „-“ ist die Standardausgabe.
records-about-to = Das Format, in dem geschrieben wird; ohne Angabe nach dem Namen der Datei.
records-about-from = Das Format, in dem gelesen wird; ohne Angabe nach dem Namen der Datei.
records-about-check = Aufgezeichnete Spiele prüfen: Format, Spielzüge, Ergebnis und Mischen. Der Rückgabewert ist 0, wenn alles in Ordnung ist.
records-about-files = Dateien mit Mitschriften.
records-one-source = Gib entweder eine Datei oder eine Stellung an.
records-no-position = Das ist keine Stellung: { $problem }
records-no-move =
    { $count ->
        [one] Das Spiel hat nur { $count } Spielzug.
       *[other] Das Spiel hat nur { $count } Spielzüge.
    }
records-no-game =
    { $count ->
        [one] { $file } enthält nur { $count } Spiel.
       *[other] { $file } enthält nur { $count } Spiele.
    }
records-none = { $file }: Hier ist kein Spiel aufgezeichnet.
records-bad = { $file }, Spiel { $number }: { $problem }
records-good =
    { $count ->
        [one] { $file }: { $count } Spiel, in Ordnung.
       *[other] { $file }: { $count } Spiele, alle in Ordnung.
    }
records-about-out = Außerdem die Mitschriften der Spiele in diese Datei schreiben.

## Terminal: coach

terminal-about-analyse = Die besten Züge einer Stellung suchen oder ein aufgezeichnetes Spiel besprechen: Glück, Entscheidungen und Fehler.
terminal-about-analyse-json = Alles als JSON ausgeben.
terminal-about-nodes = Anzahl der Stellungen, die je Entscheidung beurteilt werden. Mehr Stellungen dauern länger und reichen weiter.
terminal-outlook = { $who } { $chance }, Punkte { $points }
terminal-chance = { $who } { $chance }
terminal-best-moves = Die besten Züge für { $who }
terminal-reviewing = Das Spiel wird besprochen
terminal-review-after = Nach Schritt
terminal-review-chances = Gewinnchancen
terminal-review-luck = Glück
terminal-review-choice = Entscheidungen
terminal-review-mistakes = Fehler
terminal-review-fine = Feine Züge
terminal-review-moment = { $who }, nach Schritt { $number }: { $gain ->
    [one] 1 Prozentpunkt
   *[other] { $gain } Prozentpunkte
} (± { $error })
terminal-review-played = Gespielt: { $moves }
terminal-review-better = Besser: { $moves }
terminal-review-obvious = Statt: { $moves }
terminal-review-why = Warum: { $reason }
terminal-review-reply = Beste Antwort von { $who }: { $moves }
terminal-review-yours = { $who }: der größte Fehler
terminal-review-nobody = Niemand namens „{ $name }“ spielt in diesem Spiel.
terminal-about-as = Farbe oder Name der Person, deren größter Fehler zuerst kommt.

## Terminal: server administration

terminal-admin-about = Den Server auf diesem Rechner betreuen: Tische, Leute, Sicherungen. Die Befehle lesen die Einstellungen des Servers und arbeiten, während er läuft.
terminal-admin-about-reason = Der Grund; er steht dann im Protokoll.
terminal-admin-about-yes = Nicht nachfragen, bevor etwas Unwiderrufliches geschieht.
terminal-admin-about-tables = Alle Tische auflisten, die neuesten zuerst.
terminal-admin-about-status = Nur Tische, die offen sind (open), an denen gespielt wird (running) oder die fertig sind (over).
terminal-admin-about-name-filter = Nur Tische, an denen jemand sitzt, dessen Name dies enthält.
terminal-admin-about-end = Einen Tisch sofort schließen: Ein laufendes Spiel endet ohne Ergebnis, und niemandes Wertung ändert sich.
terminal-admin-about-table = Der Tisch: das Ende seiner Adresse, nach /t/.
terminal-admin-about-hide = Einen Tisch aus den Listen der Startseite nehmen; mit dem Link findet man ihn weiterhin.
terminal-admin-about-show = Einen verborgenen Tisch wieder auf der Startseite zeigen.
terminal-admin-about-tournaments = Die Turniere auflisten: erst die noch nicht beendeten, dann die anderen, jeweils die neuesten zuerst.
terminal-admin-about-cancel = Ein Turnier absagen: Es beginnt keine Runde mehr; laufende Spiele werden zu Ende gespielt.
terminal-admin-about-tournament = Das Turnier: das Ende seiner Adresse, nach /tournament/.
terminal-admin-about-chat = Die Chatnachrichten eines Tisches oder einer Studie auflisten, jede mit ihrer Nummer.
terminal-admin-about-place = Der Tisch oder die Studie: das Ende der Adresse, nach /t/ oder /study/.
terminal-admin-about-remove-line = Den Text einer Chatnachricht endgültig löschen, aus der Datenbank und von jeder offenen Seite.
terminal-admin-about-number = Die Nummer, die „chat“ vor der Nachricht ausgibt.
terminal-admin-about-people = Die Konten auflisten, und auf den Tag genau, wann jedes zuletzt benutzt wurde.
terminal-admin-about-guests = Auch Gäste auflisten, die einen Namen angegeben haben.
terminal-admin-about-rename = Einem Konto einen anderen Namen geben oder, wenn kein Konto so heißt, den Gästen mit diesem Namen.
terminal-admin-about-name = Der Name; Buchstaben, die gleich aussehen, gelten als gleich.
terminal-admin-about-new-name = Der neue Name.
terminal-admin-about-bar = Niemand darf mehr so oder zum Verwechseln ähnlich heißen. Ein Konto dieses Namens wird abgemeldet und kann sich nicht anmelden.
terminal-admin-about-unbar = Einen gesperrten Namen wieder erlauben.
terminal-admin-about-reset-password = Einen Link ausgeben, mit dem jemand ein neues Passwort setzen kann, einmal und binnen 24 Stunden. Gib ihn nur der Person, der der Name gehört.
terminal-admin-about-site = Die Adresse, unter der man den Server erreicht, etwa https://games.example.org; sonst die erste aus TONGIAKI_ORIGINS oder die eigene des Servers.
terminal-admin-about-backup = Alles aus der Datenbank in eine neue Datei schreiben. Der Server darf dabei laufen.
terminal-admin-about-backup-file = Die Sicherung. Sie enthält Geheimnisse, deshalb kannst nur du sie lesen.
terminal-admin-about-restore = Die Datenbank aus einer Sicherung füllen, ob von SQLite oder PostgreSQL. Halte vorher den Server an.
terminal-admin-about-replace = Eine Datenbank überschreiben, die nicht leer ist. Ihr Inhalt geht verloren.
terminal-admin-about-log = Alles auflisten, was mit diesen Befehlen getan wurde, das Neueste zuletzt.
terminal-admin-column-table = Tisch
terminal-admin-column-status = Status
terminal-admin-column-moves = Schritte
terminal-admin-column-active = zuletzt aktiv
terminal-admin-column-players = am Tisch
terminal-admin-column-tournament = Turnier
terminal-admin-column-entrants = Teilnehmende
terminal-admin-column-host = veranstaltet von
terminal-admin-column-kind = Art
terminal-admin-column-seen = zuletzt da
terminal-admin-column-name = Name
terminal-admin-column-number = Nr.
terminal-admin-column-at = wann
terminal-admin-column-by = wer
terminal-admin-column-action = was
terminal-admin-column-subject = betrifft
terminal-admin-column-reason = Grund
terminal-admin-status-hidden = { $status }, verborgen
terminal-admin-account = Konto
terminal-admin-guest = Gast
terminal-admin-sure-end = Tisch { $table } endgültig schließen?
terminal-admin-sure-cancel = Turnier { $tournament } endgültig absagen?
terminal-admin-sure-line = „{ $words }“, gesagt von { $name }, endgültig löschen?
terminal-admin-sure-replace = Alles löschen, was jetzt in der Datenbank ist?
terminal-admin-ended = Tisch { $table } ist geschlossen.
terminal-admin-is-over = Tisch { $table } ist schon fertig.
terminal-admin-cancelled = Turnier { $tournament } ist abgesagt.
terminal-admin-tournament-over = Turnier { $tournament } ist schon beendet oder abgesagt.
terminal-admin-hidden = Tisch { $table } ist verborgen.
terminal-admin-shown = Tisch { $table } steht wieder auf der Startseite.
terminal-admin-no-chat = Dort wurde nichts gesagt.
terminal-admin-archived = Tisch { $table } ist archiviert: Von seinem Chat ist nichts mehr da.
terminal-admin-no-line = Nachricht { $number } von { $table } hat keinen Text.
terminal-admin-line-removed = Die Nachricht ist gelöscht.
terminal-admin-no-table = Es gibt keinen Tisch { $table }.
terminal-admin-no-tournament = Es gibt kein Turnier { $tournament }.
terminal-admin-no-name = Niemand heißt { $name }.
terminal-admin-renamed = { $name } heißt jetzt { $new }.
terminal-admin-is-barred = { $name } ist schon gesperrt.
terminal-admin-barred = Niemand kann mehr { $name } heißen.
terminal-admin-logged-out = Das Konto { $name } ist abgemeldet.
terminal-admin-not-barred = { $name } ist nicht gesperrt.
terminal-admin-unbarred = Der Name { $name } ist wieder erlaubt.
terminal-admin-no-account = Es gibt kein Konto { $name }.
terminal-admin-link-until = Für { $name }. Er gilt einmal, bis { $until }.
terminal-admin-no-site = „{ $site }“ ist keine Adresse eines Servers. So sieht eine aus: https://games.example.org.
terminal-admin-backed-up = Gesichert in { $file }: { $rows } Zeilen.
terminal-admin-restored = Wiederhergestellt aus { $file }: { $rows } Zeilen.
terminal-admin-in-use = Die Datenbank ist noch anderswo geöffnet. Halte erst den Server an.
terminal-admin-not-done = Nichts wurde geändert.
terminal-admin-busy = Im selben Augenblick hat etwas anderes die Datenbank geändert. Versuch es noch einmal.
terminal-admin-no-database = Die Datenbank ist nicht zu benutzen: { $reason }
terminal-admin-no-tables = Es gibt noch keine Datenbank: Der Server legt sie bei seinem ersten Start an.
terminal-admin-other-version = Die Datenbank gehört zu einer anderen Version. Starte einmal den Server dieser Version, oder nimm den Befehl der anderen.
terminal-admin-fault-exists = { $file } gibt es schon.
terminal-admin-fault-no-backup = { $file } ist keine Sicherung oder beschädigt.
terminal-admin-fault-cut-off = { $file } ist abgeschnitten: Das Ende fehlt.
terminal-admin-fault-newer = { $file } stammt von einer neueren Version.
terminal-admin-fault-not-empty = Die Datenbank ist nicht leer. --replace löscht, was darin ist.
terminal-admin-fault-unfit = { $file } enthält etwas, das diese Datenbank nicht annimmt.
terminal-admin-fault-unwritable = { $file } lässt sich nicht schreiben: { $reason }
terminal-admin-fault-unreadable = { $file } lässt sich nicht lesen: { $reason }

## Notifications by email and browser

letter-turn = Du bist am Zug
letter-reminder = Dir bleibt noch ein Viertel deiner Zeit
letter-invited = { $name } lädt dich an einen Tisch ein
letter-invited-about = Du kannst dich dort setzen, bis das Spiel beginnt.
letter-over = Das Spiel ist zu Ende
letter-round = Dein Turnierspiel hat begonnen
letter-finished = Das Turnier ist zu Ende
letter-finished-about = Sieh nach, wer gewonnen hat.
letter-with = Du spielst mit { $names }.
letter-alone = An deinem Tisch in Tongiaki.
letter-whole = { $title }. { $body }
letter-link = Zum Tisch: { $link }
letter-link-standings = Zum Stand: { $link }
letter-stop = Keine E-Mails mehr: { $link }
letter-confirm-title = Bestätige deine Adresse für Benachrichtigungen von Tongiaki
letter-confirm = Jemand hat diese Adresse für Benachrichtigungen bei langsamen Spielen angegeben. Wenn du das warst, öffne innerhalb eines Tages diesen Link: { $link }
    Wenn du es nicht warst, brauchst du nichts zu tun: Wir schreiben dir nicht noch einmal.

## Link previews in messengers

preview-site = Tongiaki: gemeinsam segeln oder untergehen
preview-about = Ein Brettspiel über Seereisen in Polynesien für 2 bis 6 Personen. Kostenlos, ohne Konto, etwa 15 Minuten.
preview-private = Ein privater Tisch in Tongiaki
preview-open = Spiel Tongiaki mit { $names }
preview-empty = Ein Tisch in Tongiaki
preview-open-about =
    { $free ->
        [one] Ein Platz ist frei.
       *[other] { $free } Plätze sind frei.
    } Ohne Konto, etwa 15 Minuten.
preview-game = Tongiaki mit { $names }
preview-running = Das Spiel läuft: Sieh zu.
preview-won =
    { $winners ->
        [one] { $names } gewinnt mit { $points } Punkten.
       *[other] { $names } teilen sich den Sieg mit je { $points } Punkten.
    } Sieh dir das Spiel an.
preview-puzzle = Tongiaki-Aufgabe { $number }
preview-puzzle-about = Welcher Zug ist der beste? Probier es auf dem Spielplan aus.
preview-day = Tongiaki vom { $day }
preview-day-about = Dasselbe Spiel und dieselbe Aufgabe für alle, jeden Tag neu. Wie weit kommst du?
preview-tournament =
    { $kind ->
        [round_robin] Tongiaki-Turnier, jeder gegen jeden
        [groups] Tongiaki-Turnier in Gruppen
       *[swiss] Tongiaki-Turnier im Schweizer System
    }
preview-tournament-about =
    { $status ->
        [open] { $entrants } von { $places } Plätzen sind vergeben.
        [running] Runde { $round } von { $rounds }. Teilnehmende: { $entrants }.
        [over] Das Turnier ist vorbei. Teilnehmende: { $entrants }, Runden: { $rounds }.
       *[cancelled] Das Turnier wurde abgesagt.
    }
