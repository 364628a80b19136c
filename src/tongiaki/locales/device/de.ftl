### Texts of games on this device, without a server.

## Page with the games of this device

device-title = Auf diesem Gerät
device-about = Spiel allein gegen Bots, oder gebt das Gerät reihum weiter. Es braucht weder Server noch Konto.
device-new = Neues Spiel
device-player = Spieler { $number }
device-seat = Wer spielt auf Platz { $number }?
device-name = Name von Spieler { $number }
device-person = Mensch
device-pass-about = Vor jedem Zug eines Menschen zeigt der Bildschirm, wer dran ist.
device-nobody = Mindestens ein Mensch muss mitspielen.
device-start = Spiel starten
device-games = Hier gespeicherte Spiele
device-games-none = Noch keine Spiele. Jedes Spiel wird hier nach jedem Schritt gespeichert.
device-game-running = { $count ->
    [one] Ein Schritt
   *[other] { $count } Schritte
}, zuletzt gespielt am { $date }
device-game-over = { $count ->
    [one] Beendet nach einem Schritt
   *[other] Beendet nach { $count } Schritten
}, am { $date }
device-continue = Weiterspielen
device-save = Als Datei sichern
device-delete = Löschen
device-delete-sure = Dieses Spiel löschen? Es ist sonst nirgends gespeichert.
device-keep = Behalten
device-import = Gespeichertes Spiel hinzufügen
device-offline = Ohne Verbindung
device-offline-about = Speichere alles in diesem Browser. Dann gehen Spiele auf diesem Gerät, der Lehrgang, die Aufgaben, das Nachspielen und die Analyse auch ohne Verbindung.
device-offline-store = Offline verfügbar machen
device-offline-store-size = Offline verfügbar machen ({ $size } MB)
device-offline-stored = Alles ist gespeichert. Du kannst ohne Verbindung spielen.
device-offline-remove = Aus diesem Browser entfernen
device-offline-failed = Es konnte nicht alles gespeichert werden. Prüfe die Verbindung und den freien Speicherplatz und versuch es noch einmal.
device-offline-impossible = Dieser Browser kann die Dateien nur speichern, wenn die Adresse der Seite mit https beginnt.

## Loading

device-loading = Das Spiel wird geladen …
device-loading-about = Das geschieht nur einmal, solange dieser Browser die Dateien behält.
device-loading-size = { $loaded } von { $total } MB
device-loading-start = Gleich geht es los …
device-loading-cancel = Abbrechen
device-loading-problem = Das Spiel konnte nicht geöffnet werden
device-loading-offline = Es sind nicht alle Dateien angekommen. Prüfe die Verbindung und versuch es noch einmal.
device-loading-blocked = Dieser Browser erlaubt auf dieser Seite kein WebAssembly, und Spiele auf diesem Gerät brauchen es.
device-loading-failed = Beim Start des Spiels ist etwas schiefgegangen. Versuch es noch einmal.
device-loading-cancelled = Das Laden wurde abgebrochen.
device-slow-title = Das kann dauern
device-slow = Auf diesem Gerät denkt { $level } manchmal länger als 3 Sekunden über einen Zug nach.
device-slow-faster = Gegen { $level } spielen
device-slow-anyway = Trotzdem gegen { $level } spielen
device-elsewhere-title = Schon in einem anderen Tab geöffnet
device-elsewhere = Dieses Spiel läuft gerade in einem anderen Tab. Schließe ihn, dann geht es hier weiter.

## During the game

device-handover = { $name }, du bist dran
device-handover-go = Ich bin bereit
device-handover-undo = Der letzte Schritt lässt sich noch zurücknehmen.
