### The main catalogue: texts of the browser, the terminal and emails.
### The first sections are used by the browser and the terminal.

## Words used on several pages

colour-name =
    { $colour ->
        [red] rood
        [yellow] geel
        [green] groen
        [blue] blauw
        [orange] oranje
        [purple] paars
       *[other] { $colour }
    }
# Part of a list of ships: "2 red"
fleet-part =
    { $colour ->
        [red] { $count ->
            [one] { $count } rood
           *[other] { $count } rode
        }
        [yellow] { $count ->
            [one] { $count } geel
           *[other] { $count } gele
        }
        [green] { $count ->
            [one] { $count } groen
           *[other] { $count } groene
        }
        [blue] { $count ->
            [one] { $count } blauw
           *[other] { $count } blauwe
        }
        [orange] { $count } oranje
        [purple] { $count ->
            [one] { $count } paars
           *[other] { $count } paarse
        }
       *[other] { $count } van { $colour }
    }
water-tile = open zee
beach-name = { $island }, strand naar het { $directions }
pier-name = { $island }, steiger naar het { $direction }
exit-name = { $tile }, rand naar het { $direction }
direction =
    { $direction ->
        [north] noorden
        [north-east] noordoosten
        [south-east] zuidoosten
        [south] zuiden
        [south-west] zuidwesten
       *[north-west] noordwesten
    }
seat-among-equals = { $name } ({ $colour })
bot-name =
    { $bot ->
        [random] Drijver
        [child] Kind
        [fisher] Visser
        [paddler] Peddelaar
        [greedy] Matroos
        [helmsman] Stuurman
        [captain] Kapitein
        [master] Meester
        [navigator] Navigator
       *[other] { $bot }
    }
# Group of bot levels
bot-group =
    { $group ->
        [easy] Makkelijk
        [medium] Gemiddeld
        [hard] Moeilijk
       *[expert] Expert
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
        [random] drijft met de wind mee
        [child] speelt erop los en ziet veel over het hoofd
        [fisher] ziet de volgende goede vangst
        [paddler] speelt behoorlijk en mist af en toe een kans
        [greedy] speelt slim
        [helmsman] denkt elke beurt tot het einde door
        [captain] denkt ook aan het antwoord
        [master] heeft de ervaring van vele duizenden spellen en denkt vooruit
        [navigator] speelt als de meester en rekent de laatste tegels tot het einde door
       *[other] een computerspeler
    }

## Refusals: why the rules do not allow a move (codes of tongiaki.rules.refusals)

refused-game_over = Het spel is afgelopen.
refused-no_draw_due = Er hoeft nu geen tegel te worden getrokken.
refused-draw_due = Eerst moet er een tegel worden getrokken.
refused-not_in_pile = Die tegel ligt niet meer in de trekstapel.
refused-setup_due = Het spel wordt nog voorbereid: zet een schip op Tonga.
refused-turn_due = Je bent aan de beurt: kies vermeerderen, koning worden of nieuw stichten.
refused-take_due = Kies eerst het schip dat daarheen gaat.
refused-sail_due = Eerst moeten de schepen van een vol strand uitvaren: kies een van de steigers.
refused-land_due = Eerst moeten de schepen van de vloot landen.
refused-lay_due = Kies eerst waar de volgende tegel komt.
refused-settle_due = Zet eerst je schip op een strand van het nieuwe eiland.
refused-setup_on_tonga = Iedereen begint op Tonga.
refused-third_ship = Tijdens de voorbereiding mag er op geen enkel strand van Tonga een derde schip.
refused-not_on_board = Die tegel ligt niet op het bord.
refused-royal_island = { $island } is een koningseiland en blijft voorgoed gesloten.
refused-must_enter = Je hebt geen schip op een open eiland: zet opnieuw in, of kies nieuw stichten.
refused-may_not_enter = Je hebt nog schepen op het bord en mag dus niet opnieuw inzetten.
refused-enter_two_on_tonga = Op Tonga zet je twee schepen in: kies nog een strand.
refused-no_room_for_two = Er is geen plaats voor twee schepen op dit strand van { $island }.
refused-no_own_ship = Je hebt geen schip op { $island }.
refused-crown_tonga = Tonga is van iedereen en kan geen koningseiland worden.
refused-crown_shared = Op { $island } liggen ook schepen van anderen, dus je kunt er geen koning worden.
refused-crown_limit = Je hebt al { $number } koningseilanden, en meer mag niet.
refused-expand_number =
    { $number ->
        [one] Op { $island } zet je precies één schip bij.
       *[other] Op { $island } zet je precies { $number } schepen bij, elk op een eigen strand.
    }
refused-nothing_to_take = Je hebt geen schip op dit strand van { $island }.
refused-beach_not_full = Er is nog plaats op dit strand van { $island } (bezette ligplaatsen: { $ships } van de { $berths }). Schepen varen alleen uit van volle stranden.
refused-no_pier = Aan die kant heeft { $island } geen steiger.
refused-trapped = Elke weg vanaf { $island } leidt terug en verandert niets: dit eiland is uitzichtloos.
refused-looping = Die weg leidt alleen maar terug naar { $island }, en in deze beurt zag het bord er al eens precies zo uit.
refused-not_in_fleet = Er vaart geen schip van { $colour } mee in de vloot.
refused-other_island = De vloot landt op { $island }.
refused-first_round = Eerst komt er één schip op elk vrij strand; op dit strand van { $island } ligt er al een.
refused-beach_full = Dit strand van { $island } is vol.
refused-not_an_exit = Daar leidt geen steiger en geen schuimspoor naartoe.
refused-exit_blocked = Daar ligt al een tegel.
refused-settle_elsewhere = Je schip gaat naar { $island }, het eiland dat je net hebt gevonden.
refused-other = Dat mag niet volgens de regels.

## Coach: effects of a line of moves

coach-draws =
    { $colours ->
        [one] De vloot van 1 kleur
       *[other] De vloot van { $colours } kleuren
    } trekt een tegel. Van { $tiles } tegels: landen { $lands }, verder varen { $passes }, schipbreuk { $sinks }.
coach-ending = Tegels waarmee het spel eindigt: { $ending } van { $tiles }
coach-ends = Na deze beurt is het spel afgelopen.
coach-crowns = Koningseiland, dicht voor de anderen: { $island }
coach-resettles = Alle schepen gaan terug naar de voorraad, en één vindt een nieuw eiland.
coach-drives = { $who } verliest: { $islands }
coach-brings = { $who } komt op: { $islands }
coach-sinks = Schipbreuk: { $fleet }
coach-loses = Uit het spel: { $islands }
coach-chain = Een ketenzet van { $fleets } vloten.
coach-score = Punten zoals het er nu voor staat: { $points }
coach-points = { $who } { $before } → { $after }
coach-reaches = Nieuwe eilanden: { $islands }
coach-leaves = Overgelaten aan { $who }: { $islands }
coach-abandons = Opgegeven: { $islands }
coach-reason-title = Waarom de andere reeks beter was
coach-reason-driven =
    { $you ->
        [yes] Nu kan { $rival } je verdrijven van { $islands }.
       *[other] Nu kan { $rival } { $who } verdrijven van { $islands }.
    }
coach-reason-joined =
    { $you ->
        [yes] Nu kan { $rival } bij je komen op { $islands }.
       *[other] Nu kan { $rival } bij { $who } komen op { $islands }.
    }
coach-reason-sunk =
    { $you ->
        [yes] { $ships ->
            [one] Nu kan { $rival } een van je schepen schipbreuk laten lijden.
           *[other] Nu kan { $rival } { $ships } van je schepen schipbreuk laten lijden.
        }
       *[other] { $ships ->
            [one] Nu kan { $rival } een schip van { $who } schipbreuk laten lijden.
           *[other] Nu kan { $rival } { $ships } schepen van { $who } schipbreuk laten lijden.
        }
    }
coach-reason-safe =
    { $you ->
        [yes] Je zou veilig zijn op { $islands }; nu kun je daar worden verdreven door { $rivals }.
       *[other] { $who } zou veilig zijn op { $islands }; nu dreigt daar verdrijving door { $rivals }.
    }
coach-reason-exposed = { $rival } zou gevaar lopen op { $islands } en is daar nu veilig.
coach-reason-king =
    { $you ->
        [yes] Als koning zou je { $island } tot het einde houden.
       *[other] Als koning zou { $who } { $island } tot het einde houden.
    }
coach-reason-spreads =
    { $you ->
        [yes] Je zou op meer stranden van { $islands } schepen hebben en moeilijker te verdrijven zijn.
       *[other] { $who } zou op meer stranden van { $islands } schepen hebben en moeilijker te verdrijven zijn.
    }
coach-reason-rival_spreads = { $rival } zou op minder stranden van { $islands } schepen hebben en makkelijker te verdrijven zijn.
coach-reason-holds =
    { $you ->
        [yes] Je zou schepen op { $islands } hebben; nu heb je daar geen enkel.
       *[other] { $who } zou schepen op { $islands } hebben en heeft daar nu geen enkel.
    }
coach-reason-rival_holds = { $rival } zou niet op { $islands } zijn.
coach-reason-points =
    { $you ->
        [yes] { $better ->
            [one] Je zou zoals het er nu voor staat { $better } punt hebben in plaats van { $played }.
           *[other] Je zou zoals het er nu voor staat { $better } punten hebben in plaats van { $played }.
        }
       *[other] { $better ->
            [one] { $who } zou zoals het er nu voor staat { $better } punt hebben in plaats van { $played }.
           *[other] { $who } zou zoals het er nu voor staat { $better } punten hebben in plaats van { $played }.
        }
    }
coach-reason-rival_points =
    { $better ->
        [one] { $rival } zou zoals het er nu voor staat { $better } punt hebben in plaats van { $played }.
       *[other] { $rival } zou zoals het er nu voor staat { $better } punten hebben in plaats van { $played }.
    }
coach-reason-growth =
    { $you ->
        [yes] Volgende beurt zou je meer schepen op één eiland kunnen plaatsen: { $better } in plaats van { $played }.
       *[other] Volgende beurt zou { $who } meer schepen op één eiland kunnen plaatsen: { $better } in plaats van { $played }.
    }
coach-reason-rival_growth = Volgende beurt zou { $rival } minder schepen op één eiland kunnen plaatsen: hooguit { $better } in plaats van { $played }.
coach-reason-supply =
    { $you ->
        [yes] Je zou meer schepen in je voorraad hebben: { $better } in plaats van { $played }.
       *[other] { $who } zou meer schepen in de voorraad hebben: { $better } in plaats van { $played }.
    }
coach-reason-rival_supply = { $rival } zou minder schepen in de voorraad hebben: { $better } in plaats van { $played }.
coach-reason-fills =
    { $you ->
        [yes] Volgende beurt zou je met één schip een strand van { $islands } kunnen vullen en bepalen waarheen de vloot vaart.
       *[other] Volgende beurt zou { $who } met één schip een strand van { $islands } kunnen vullen en bepalen waarheen de vloot vaart.
    }
coach-reason-ways =
    { $you ->
        [yes] Vanaf { $islands } zou je meer wegen naar het onbekende hebben.
       *[other] Vanaf { $islands } zou { $who } meer wegen naar het onbekende hebben.
    }
coach-reason-discovers =
    { $you ->
        [yes] Je vloot zou een tegel trekken en met { $lands } van de { $tiles } landen.
       *[other] De vloot van { $who } zou een tegel trekken en met { $lands } van de { $tiles } landen.
    }
coach-reason-may_end =
    { $you ->
        [yes] Het spel zou kunnen eindigen terwijl je voorstaat: met { $ending } van de { $tiles } tegels.
       *[other] Het spel zou kunnen eindigen terwijl { $who } voorstaat: met { $ending } van de { $tiles } tegels.
    }
coach-reason-risks =
    { $you ->
        [yes] Nu trekt je vloot een tegel: met { $lands } van de { $tiles } landt ze, met { $sinks } lijdt ze schipbreuk.
       *[other] Nu trekt de vloot van { $who } een tegel: met { $lands } van de { $tiles } landt ze, met { $sinks } lijdt ze schipbreuk.
    }
coach-reason-odds =
    { $you ->
        [yes] Je vloot zou met { $better } van de { $tiles } tegels landen; nu met { $played }.
       *[other] De vloot van { $who } zou met { $better } van de { $tiles } tegels landen; nu met { $played }.
    }
coach-reason-wins =
    { $you ->
        [yes] Het spel zou afgelopen zijn, en je zou gewonnen hebben.
       *[other] Het spel zou afgelopen zijn, en { $who } zou gewonnen hebben.
    }
coach-reason-closes =
    { $you ->
        [yes] Nu is het spel afgelopen. Anders had je nog een kans gehad.
       *[other] Nu is het spel afgelopen. Anders had { $who } nog een kans gehad.
    }
coach-reason-expects =
    { $you ->
        [yes] Aan het eind zou je ongeveer { $better } punten kunnen verwachten; nu ongeveer { $played }.
       *[other] Aan het eind zou { $who } ongeveer { $better } punten kunnen verwachten; nu ongeveer { $played }.
    }
coach-reason-outlook =
    { $you ->
        [yes] Beide reeksen zijn verder gespeeld: na de betere won je vaker.
       *[other] Beide reeksen zijn verder gespeeld: na de betere won { $who } vaker.
    }
coach-reply = Beste antwoord van { $who }

## Browser: all pages

app-title = Tongiaki
# Title of the page while it is the reader's turn at several tables
app-title-turns = ({ $count }) Tongiaki
app-title-turn = Jij bent aan de beurt · Tongiaki
app-tagline = Vaar samen, of verga.
app-home = Startpagina
nav-title = Hoofdmenu
nav-tabs = Tabbalk
nav-skip = Naar de inhoud
# Link that leaves a game, a lesson, a puzzle or a replay
nav-back = Terug: { $name }
nav-play = Spelen
nav-today = Vandaag
nav-puzzles = Puzzels
nav-learn = Leren
nav-watch = Kijken
nav-you = Jij
nav-notices =
    { $count ->
        [0] Geen meldingen
        [one] 1 melding
       *[other] { $count } meldingen
    }
nav-notices-none = Er zijn geen meldingen voor je.
app-theme = Thema
app-theme-auto = Zoals het systeem
app-theme-light = Licht
app-theme-night = Nacht
app-language = Taal
app-licence = Tongiaki is een spel van Thomas Rauscher, uitgegeven door Schmidt Spiele. Dit is vrije software van liefhebbers, onder de MIT-licentie; met auteur en uitgever heeft het niets te maken. Alle tekeningen zijn van onszelf.
app-not-found = Hier is niets.
app-not-found-table = Die tafel bestaat niet. Misschien is hij al gesloten.
app-closed-table = De beheerder van deze server heeft deze tafel gesloten.
app-not-fetched = Dit kon niet worden geladen.
app-again = Opnieuw proberen
app-loading = Een ogenblik…
app-noscript = Tongiaki heeft JavaScript nodig. Zet het aan voor deze site en laad de pagina daarna opnieuw.
app-not-loaded = De bestanden van Tongiaki konden niet worden geladen. Laad de pagina opnieuw. Helpt dat niet, dan moet de beheerder deze server een eigen naam of poort geven: onder een pad werkt hij niet.
app-close = Sluiten
app-cancel = Annuleren

## Browser: front page

lobby-intro = Met twee tot zes spelers vertrek je vanaf Tonga om de oceaan te bevolken. Is een strand vol, dan vaart iedereen daar uit, of ze willen of niet, en alleen bont gemengde vloten komen door de stroming.
lobby-about = Een bordspel voor 2 tot 6. Gratis, zonder account, ongeveer 15 minuten.
lobby-learn = Leer het in vijf minuten
lobby-learn-link = Nieuw hier? Leer het in vijf minuten
lobby-friends = Met vrienden
lobby-setup = { $players } spelers · { $level }
lobby-level = Niveau
lobby-level-more = Alle niveaus
lobby-ways = Meer manieren om te spelen
lobby-puzzles = Puzzels
ladder-title = Ranglijst
ladder-about = De besten naar rating, apart voor elk aantal spelers. Mensen en programma’s hebben elk hun eigen ranglijst.
ladder-people = Mensen
ladder-programs = Programma’s
ladder-none = Hier heeft nog niemand een rating.
ladder-none-next = Wees de eerste: open een tafel met rating
ladder-rank = Rang
ladder-name = Naam
ladder-games = Spellen
lobby-daily = Spel van de dag
games-title = Gespeelde spellen
games-about = Alle afgelopen spellen aan openbare tafels: speel ze na of download ze in één bestand.
games-player = Speler met account
games-won = Alleen gewonnen spellen
games-any = Alle
games-rating = Rating
games-from = Vanaf
games-to = Tot en met
games-none = Geen passende spellen gevonden.
games-none-all = Er is nog geen openbaar spel afgelopen.
games-reset = Filters wissen
games-file = Alle als bestand opslaan
lobby-name = Je naam
lobby-guest = Eilander
lobby-quick = Nu spelen
quick-device = Op dit apparaat
lobby-device = Spellen op dit apparaat
lobby-players = Spelers
lobby-bots = Bots
lobby-new = Nieuwe tafel
lobby-seats = Plaatsen
lobby-public = Hier voor iedereen zichtbaar
lobby-public-about = Anders is de tafel alleen met de link te vinden.
lobby-create = Tafel openen
lobby-open = Open tafels
lobby-open-none = Er wacht nu geen tafel op spelers. Open er zelf een!
lobby-running = Lopende spellen
lobby-running-none = Er is nu niemand op zee.
lobby-finished = Net afgelopen
lobby-join = Meedoen
lobby-watch = Kijken
lobby-see = Uitslag
lobby-return = Terug naar je plaats
lobby-seats-taken = { $taken } van de { $seats } plaatsen bezet
lobby-moves =
    { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
lobby-yours = Jouw tafels
turns-title = Spellen die op je wachten
turns-waiting =
    { $count ->
        [one] Eén spel wacht op je
       *[other] { $count } spellen wachten op je
    }
turns-more =
    { $count ->
        [one] Nog één spel wacht op je
       *[other] Nog { $count } spellen wachten op je
    }
turns-next = Volgend spel
turns-previous = Vorig spel
lobby-your-turn = Jij bent aan de beurt
lobby-play-on = Verderspelen
lobby-rejoin = Naar de tafel
lobby-unrated = Zonder rating
lobby-private = Besloten
lobby-nobody = Hier zit nog niemand
lobby-failed = De server reageert niet. Nieuwe poging…

## Browser: daily game and tournaments

daily-title = Het spel van de dag
daily-others = Hoe het de anderen verging
daily-day-over = De dag is voorbij. Je kunt dit spel uitspelen, maar het telt niet meer mee voor de lijst van de dag.
daily-day-new = Het spel van vandaag
tournaments-title = Toernooien
tournament-title = Toernooi

## Browser: options of a new table

new-bots = Waarvan bots
new-bots-count =
    { $count ->
        [0] geen
        [one] 1 bot
       *[other] { $count } bots
    }
new-more = Meer opties
new-more-changed = { $count } gewijzigd
new-bot-level = Niveau van de bots
new-colour = Mijn kleur
new-colour-drawn = willekeurig
new-begins-me = Ik
new-rated-about = Verandert de rating van spelers met een account. Getrokken tegels kun je niet terugnemen.
new-unrated-about = Verandert geen rating. Als iedereen instemt, kun je zelfs getrokken tegels terugnemen.

## Browser: people and accounts

person-guest = gast
person-guest-about = Je speelt als gast: alleen deze browser onthoudt je plaatsen en spellen.
person-profile = Mijn profiel
person-account = Mijn account
person-claim = Deze naam vastleggen
person-claim-about = Met een wachtwoord is de naam van jou: je houdt je plaatsen en spellen, je spellen tellen mee voor de rating, en je kunt op elk apparaat inloggen.
person-claim-do = Naam vastleggen
person-to-login = Ik heb al een wachtwoord
person-login = Inloggen
person-login-about = Voor wie een naam met een wachtwoord heeft vastgelegd.
person-login-do = Inloggen
person-to-claim = Ik heb nog geen wachtwoord
person-logout = Uitloggen
person-password = Wachtwoord
person-password-show = Wachtwoord tonen
person-password-hint = Minstens { $least } tekens.
person-password-short = Een wachtwoord heeft minstens { $least } tekens.
person-no-recovery = Een account kan niet per e-mail worden hersteld. Vergeet je je wachtwoord, dan kan alleen de beheerder van deze server je helpen.
# Page for setting a new password, opened by a link
person-reset-title = Nieuw wachtwoord instellen
person-reset-about = Het wachtwoord hoort bij je naam op deze server. Daarna ben je hier ingelogd en overal elders uitgelogd.
person-reset-do = Wachtwoord instellen
account-title = Account
account-password-new = Nieuw wachtwoord
account-name = Naam
notices-title = Meldingen bij langzame spellen
mail-confirmed = Je adres is bevestigd. Vanaf nu sturen we ook meldingen per e-mail.
mail-stopped = Je krijgt geen e-mail meer, en je adres is gewist.
account-delete-title = Account verwijderen?
account-delete-text = Dit kan niet ongedaan worden gemaakt. Typ ter bevestiging je wachtwoord.
account-delete-do = Voorgoed verwijderen
account-delete-mine-open = Gegevens verwijderen…
account-delete-mine-title = Je gegevens verwijderen?
account-delete-mine-text = Je naam verdwijnt uit alle tafels, spellen, chats en studies, en je geeft je plaatsen op. Dit kan niet ongedaan worden gemaakt.
friends-title = Vrienden
friends-about = Mensen die je volgt: wie online is en waar ze spelen. Ze krijgen dat niet te horen.
friends-none = Je volgt nog niemand. Volg mensen via hun profiel of op naam.
friends-follow = Volgen
friends-unfollow = Niet meer volgen
friends-block = Blokkeren
friends-unblock = Deblokkeren
friends-online = online
friends-table = Naar de tafel
friends-blocked = Geblokkeerd
friends-blocked-about = Je leest niet wat ze schrijven. Ze kunnen je niet volgen, je niet uitnodigen en je geen berichten sturen. Aan een tafel die jij opent, kunnen ze niet zitten of schrijven. Zij krijgen dat niet te horen.
friends-shown = Wie ziet dat je online bent
friends-shown-everybody = Iedereen
friends-shown-followed = Wie ik volg
friends-shown-nobody = Niemand
friends-guest = Leg je naam vast met een wachtwoord om anderen te volgen, gevolgd te worden en op naam uit te nodigen.
invite-title = Op naam uitnodigen
invite-do = Uitnodigen
invite-back = Intrekken
invite-got = { $name } nodigt je uit voor een tafel.
invite-no = Nee, bedankt
profile-none = Er is geen speler die { $name } heet.
profile-since = Lid sinds { $when }
profile-program = Een programma van { $owner }
profile-program-alone = Een programma waarvan het account van de eigenaar is verwijderd
profile-ratings = Ratings
profile-ratings-none = Nog geen spellen met rating.
profile-ratings-none-own = Nog geen spellen met rating: open een tafel met rating en speel tot het einde.
profile-players =
    { $count ->
        [one] 1 speler
       *[other] { $count } spelers
    }
profile-games =
    { $count ->
        [one] 1 spel
       *[other] { $count } spellen
    }
profile-rating = Rating
profile-when = Wanneer
profile-plot = De rating door de tijd, van { $first } tot { $last }
profile-plot-keys = Met de pijltjestoetsen ga je van spel naar spel.
profile-plot-table = Als tabel
profile-point = { $rating } na het spel van { $when }
profile-played = Spellen
profile-played-none = Nog geen afgelopen spellen.
profile-played-none-own = Nog geen afgelopen spellen. De zee wacht.
profile-rank = { $rank }e van { $players }
profile-more = Meer spellen

## Browser: clocks

clock-title = Bedenktijd
clock-none = Onbeperkt
clock-move = { $time } per beurt
clock-budget = { $time } + { $increment } per beurt
clock-whole = { $time } per spel
clock-group-turn = Tijd voor elke beurt
clock-group-budget = Tijd voor het hele spel
clock-group-days = Dagen voor elke beurt
clock-own = Andere tijden…
clock-own-kind = De tijd geldt
clock-own-move = voor elke beurt
clock-own-budget = voor het hele spel
clock-own-time = Tijd
clock-own-unit = Eenheid
clock-own-seconds = seconden
clock-own-minutes = minuten
clock-own-hours = uren
clock-own-days = dagen
clock-own-increment = Extra seconden na elke beurt
clock-left = Nog { $time }
clock-runs = Nog { $time }, de klok loopt
# Announced by screen readers
clock-call =
    { $seconds ->
        [one] Je hebt nog 1 seconde.
       *[other] Je hebt nog { $seconds } seconden.
    }

## Browser: table before the start

table-title = Tafel van { $name }
table-title-none = Een nieuwe tafel
table-share = Nodig met deze link vrienden uit
table-share-copy = Link kopiëren
table-share-link = Link
table-share-copied = Gekopieerd
table-share-by-hand = Deze browser liet het kopiëren niet toe. De tekst is geselecteerd: kopieer hem zelf.
table-share-show = Tekst tonen
table-share-send = Delen…
table-share-code = QR-code
table-share-code-about = Richt de camera van een telefoon erop: die opent deze pagina.
table-own-link = Verderspelen op een ander apparaat
table-own-link-about = Een geheime link opent daar je plaats, één keer. Wie de link heeft, krijgt de plaats.
table-own-link-make = Link maken
table-own-link-once = De link is alleen nu te zien. Maak je een nieuwe, dan werkt deze niet meer.
table-own-link-copy = Mijn link kopiëren
table-seat = Plaats { $number }
table-seat-free = Vrij
table-seat-you = jij
table-seat-bot = bot
program-tag = programma
table-seat-away = afwezig
table-seat-now = Plaats { $number }: { $who }
table-sit = Gaan zitten
table-leave = Opstaan
table-colour = Kleur
table-add-bot = Bot toevoegen
table-remove-bot = Bot verwijderen
table-start = Spel starten
table-start-needs = Er moeten minstens twee plaatsen bezet zijn.
table-start-drops = Lege plaatsen worden verwijderd.
table-start-host = { $host } start het spel.
table-start-wait = Wachten op de start.
table-watchers =
    { $count ->
        [0] Niemand kijkt toe
        [one] { $count } toeschouwer
       *[other] { $count } toeschouwers
    }
table-kick = Verwijderen
table-quiet = Alleen spelers mogen chatten
table-unrated = Spel zonder rating
table-rated = Spel met rating
terms-title = Voorwaarden van het spel met rating
terms-about = Het spel begint pas als iedereen aan tafel akkoord is. Na elke wijziging wordt het aan iedereen opnieuw gevraagd.
terms-accept = Akkoord gaan
terms-accepted = Je bent akkoord gegaan.
terms-wait = Nog niet akkoord: { $names }
table-seat-accepted = akkoord
table-seat-offered = Vrijgehouden voor { $name }
table-seat-free-again = Plaats vrijgeven
table-drawn = Bij de start worden de plaatsen geloot
table-begins = Plaats { $number } begint
table-private = Besloten tafel
table-public = Openbare tafel

## Browser: table during the game

link-offline = Verbinding verbroken. Nieuwe poging…
play-sea = De zee
play-fit = De hele zee tonen
play-map = Overzicht van de hele zee
play-arrow =
    { $direction ->
        [north] Toon in het noorden: { $places }
        [north-east] Toon in het noordoosten: { $places }
        [east] Toon in het oosten: { $places }
        [south-east] Toon in het zuidoosten: { $places }
        [south] Toon in het zuiden: { $places }
        [south-west] Toon in het zuidwesten: { $places }
        [west] Toon in het westen: { $places }
       *[north-west] Toon in het noordwesten: { $places }
    }
play-undo = Terugnemen
play-settings = Instellingen
play-speed = Hoe snel je de zetten van anderen ziet
play-speed-off = Meteen
play-speed-slow = Langzaam
play-speed-normal = Normaal
play-speed-fast = Snel
play-confirm = Einde van mijn beurt bevestigen
play-confirm-about = Voordat een zet je beurt beëindigt, vragen we het je nog een keer.
play-forced = Gedwongen zetten voor mij doen
play-forced-about = Een zet die je beurt beëindigt, een tegel trekt of niet terug te nemen is, doe je altijd zelf.
play-points = Punten tonen tijdens het spel
play-points-about = Toont bij elke naam hoeveel de eilanden nu opleveren. Alleen in spellen zonder rating.
play-distinct = Kleuren die beter uit elkaar te houden zijn
play-distinct-about = Zes kleuren die iedereen uit elkaar kan houden, hoe je ook kleuren ziet.
confirm-title = Hiermee eindigt je beurt.
confirm-yes = Beurt beëindigen
confirm-no = Toch niet
play-volume = Geluid
sound-off = Geluid uitzetten
sound-on = Geluid aanzetten
play-notify = Melding als ik aan de beurt ben
play-notify-about = Zolang deze pagina op de achtergrond is.
play-skip = Overslaan
lens-title = Acties
lens-expand = Vermeerderen: schepen bijzetten op een eiland
lens-enter = Opnieuw inzetten: terug op het bord
lens-crown = Koning worden: een koningseiland stichten
lens-resettle = Nieuw stichten: alle schepen opgeven en een nieuw eiland zoeken
# Short names under the pictures. Each one is a part of the full name.
lens-name-expand = Vermeerderen
lens-name-enter = Inzetten
lens-name-crown = Koning
lens-name-resettle = Nieuw stichten
tray-title = De vloot
tray-ship =
    { $count ->
        [one] Nog te landen: één schip ({ $colour })
       *[other] Nog te landen: { $count } schepen ({ $colour })
    }
tray-suggestion = Zo landen
tray-suggestion-about = Zet de hele vloot neer zoals getoond; met ‘Terugnemen’ maak je het ongedaan.
tray-fills =
    { $count ->
        [0] Geen strand vullen
        [one] Eén strand vullen
       *[other] { $count } stranden vullen
    }
tray-land = Landen
prompt-plan = Zo zouden ze landen.
prompt-none = { "" }
prompt-setup = Zet een schip op een strand van Tonga.
prompt-settle = Zet je schip op een strand van het nieuwe eiland.
prompt-expand = Kies het eiland waarop je vermeerdert.
prompt-expand-beaches =
    { $left ->
        [one] Kies een strand van { $island }.
       *[other] Kies { $left } stranden van { $island }.
    }
prompt-enter = Zet opnieuw in: twee schepen op Tonga, of één op een ander eiland.
prompt-enter-second = Kies het strand voor je tweede schip op Tonga.
prompt-take = Je voorraad is leeg: kies welk van je schepen daarheen gaat.
prompt-take-there = Je voorraad is leeg: kies welk van je schepen naar { $island } gaat.
prompt-crown = Kies het eiland waar je koning wordt. Hiermee eindigt je beurt.
notice-nothing-there = Daar valt nu niets te kiezen.
notice-crown-none = Je kunt nu nergens koning worden: op het eiland mogen alleen schepen van jou liggen, Tonga kan niet, en meer dan twee koningseilanden mag niemand hebben.
prompt-resettle = Al je schepen op open eilanden opgeven?
prompt-sail =
    { $beaches ->
        [one] Een strand is vol: kies de steiger waarlangs de schepen uitvaren.
       *[other] { $beaches } stranden zijn vol: kies de steiger waar je begint.
    }
prompt-land = Het schip van { $colour } landt op { $island }: kies een strand.
prompt-land-several = Een van de { $count } schepen van { $colour } landt op { $island }: kies een strand.
prompt-land-scarce =
    { $free ->
        [one] Op { $island } is maar voor één van de { $count } schepen plaats: kies het strand. De andere gaan terug naar de voorraad.
       *[other] Op { $island } is maar voor { $free } van de { $count } schepen plaats: kies welke landen. De andere gaan terug naar de voorraad.
    }
prompt-land-home = Daarna is op { $island } geen ligplaats meer vrij. Terug naar de voorraad: { $fleet }.
prompt-lay = Kies waar de volgende tegel komt.
prompt-lay-looked = De volgende tegel wordt getrokken en komt hier.
prompt-wait-you = Jij bent aan de beurt.
prompt-moving = Je zet wordt uitgevoerd.
prompt-wait = { $who } is aan de beurt.
prompt-wait-land = { $who } verdeelt de vloot.
prompt-wait-sail = { $who } kiest een steiger.
prompt-wait-draw = Er wordt een tegel getrokken.
# Shown if the server has not answered a move for a while
prompt-sending = Bezig met versturen…
prompt-paused = Het spel is gepauzeerd.
prompt-timed-out = Je tijd is om: een bot maakt je beurt af.
prompt-stand-in = Een bot speelt voor jou.
prompt-over = Het spel is afgelopen.
route =
    { $end ->
        [unknown] Het onbekende in, met { $colours ->
            [one] 1 kleur
           *[other] { $colours } kleuren
        }.
        [lands] Naar { $island }.
        [sinks] Ze zouden schipbreuk lijden: het schuimspoor vraagt { $demand } kleuren en ze hebben er { $colours }.
        [turned_back] De koning van { $island } zou ze terugsturen.
       *[returns] Een rondje en terug naar { $island }.
    }
# Possible outcomes for a fleet that sails into the unknown
odds-part =
    { $fate ->
        [lands] landt: { $percent }
        [sinks] lijdt schipbreuk: { $percent }
       *[at_sea] blijft op zee: { $percent }
    }
# Shown after the first tap on a touch screen
look-again-sail = Tik nog eens om uit te varen.
look-again-lay = Tik nog eens om hem te leggen.
look-again-land = Tik nog eens om het te laten landen.
look-go-sail = Uitvaren
look-go-lay = Hier leggen
look-go-land = Landen
resettle-title = Nieuw stichten?
resettle-text = Al je schepen op open eilanden gaan terug naar je voorraad. Daarna zoek je de oceaan af tot je een nieuw eiland vindt, en daar begin je met één schip. Koningseilanden blijven van jou.
resettle-yes = Opgeven en uitvaren
panel-players = Spelers
panel-whose = Laten zien waar { $name } schepen heeft
panel-supply = Schepen in voorraad: { $count }
panel-turn = aan de beurt
panel-away = verbinding verbroken
panel-left = is vertrokken; de plaats wordt vrijgehouden
panel-resigned = heeft opgegeven
panel-bot = bot speelt
panel-stand-in = Een bot speelt voor { $name }
panel-you = jij
panel-royal = Koningseilanden: { $count }
panel-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
panel-islands = Ontdekte eilanden: { $count } van 16
panel-water = Ontdekte watertegels: { $count } van 16
panel-pile = Tegels in de trekstapel: { $count }
panel-agrees = Stemt vooraf in met alle verzoeken
panel-vacation = op vakantie, uiterlijk tot { $date }
panel-quiet = Beurten zonder ontdekking: { $count } (einde bij { $limit })
panel-sea = Zee: { $count } van { $all }
panel-islands-word = Eilanden
panel-water-word = Water
panel-pile-word = Trekstapel
panel-at-sea = Op zee: { $fleet }
log-title = Verloop
log-empty = Er is nog niets gebeurd.
chat-title = Chat
chat-empty = Nog niemand heeft iets gezegd. Probeer /help.
chat-say = Zeg iets
# Replaces the text of a deleted chat message
chat-removed = De beheerder heeft dit bericht verwijderd.
chat-send = Versturen
chat-commands = Opdrachten
# Shown above the chat to spectators of a running game
chat-watchers = Alleen toeschouwers lezen dit
# Marks a message among spectators. Everybody can read it after the game.
chat-among-watchers = onder toeschouwers
# A private message
chat-told = { $name } aan { $to }, onder vier ogen
chat-fold = Inklappen
chat-unfold = Verloop en chat
chat-unread =
    { $count ->
        [one] { $count } nieuw bericht
       *[other] { $count } nieuwe berichten
    }

## Browser: game tool and requests to the other players

tool-title = Speltool
tool-options = Instellingen van de tafel
tool-ask-others = De anderen vragen
tool-pause = Spel pauzeren
tool-stand-in = Bot laten spelen voor { $name }
tool-ask-seat = Om de plaats van { $colour } vragen
tool-undo = Verder terugnemen
tool-agree = Met alle verzoeken instemmen
tool-agree-about = Geldt tot het einde van het spel, ook voor terugnemen en pauzes. Iedereen ziet het.
tool-undo-about = Als iedereen instemt, gaat het spel terug tot vóór je laatste beslissing; tegels die sindsdien zijn getrokken, gaan ook terug.
tool-undo-rated = In een spel met rating kun je getrokken tegels niet terugnemen.
tool-leave = Plaats verlaten
tool-leave-kept = Het spel gaat zonder jou verder; na een tijdje speelt een bot in jouw plaats. Je plaats wordt vrijgehouden, en je kunt hem weer innemen.
tool-leave-open = Je plaats komt vrij voor anderen.
tool-resign-ask = Opgeven …
tool-resign = Definitief opgeven
tool-resign-two = Je verliest, en het spel is afgelopen.
tool-resign-more = Een bot speelt voor je verder, en je eindigt als laatste. Terugkomen kan niet.
tool-info = Over het spel
tool-who = Wie zijn er?
tool-voices = Dempen in de chat
tool-mute = Dempen
tool-hear = Niet meer dempen
tool-commands = Dit alles kun je ook in de chat typen: na een schuine streep zie je de opdrachten.
option-group-seats = Plaatsen en kleuren
option-group-time = Tijd en afwezigheid
option-group-game = Het spel
option-timeout = Als de tijd om is
option-timeout-move = Een bot maakt de beurt af
option-timeout-seat = Een bot neemt de plaats over
option-away = Bot speelt voor afwezigen
option-away-never = nooit
option-away-after = na { $time }
option-stand-in = Welke bot invalt
option-draw-colours = Kleuren worden geloot
table-drawn-colours = Bij de start worden de kleuren geloot
option-begins = Wie begint
option-drawn = Plaatsen worden geloot
option-stall = Einde als er niets wordt ontdekt
option-rounds =
    { $count ->
        [0] nooit
        [one] na 1 ronde
       *[other] na { $count } rondes
    }
option-rated = Met rating
option-rated-about = In een spel zonder rating kunnen jullie, als iedereen instemt, zelfs getrokken tegels terugnemen.
option-programs = Open voor programma’s
option-programs-about = Speelt er een programma mee, dan telt het spel alleen mee voor de rating van programma’s.
option-host = Alleen wie de tafel heeft geopend, wijzigt instellingen en start
vote-seat = { $name } wil graag de plaats van { $colour } overnemen.
vote-undo = { $name } wil graag terug tot vóór de eigen laatste beslissing. Tegels die sindsdien zijn getrokken, gaan dan ook terug.
vote-bot = { $name } wil graag dat een bot speelt voor { $who }.
vote-pause = { $name } wil het spel graag pauzeren.
vote-resume = { $name } wil graag verderspelen.
vote-accept = Akkoord
vote-refuse = Afwijzen
vote-always = Altijd instemmen
vote-withdraw = Intrekken
vote-stand = Akkoord: { $yes } van de { $voters }
vote-left =
    { $seconds ->
        [one] nog 1 seconde
       *[other] nog { $seconds } seconden
    }

## Browser: pauses, bots that stand in, and watching

paused-title = Het spel is gepauzeerd
paused-about = De klokken staan stil, en niemand kan een zet doen.
paused-resume = Verder
kept-title = Je hebt het spel verlaten. Je plaats wordt vrijgehouden.
stand-in-you = Een bot speelt voor jou.
stand-in-back = Weer zelf spelen
watch-live = Je kijkt live mee

## Browser: hints in a running game

hint-ask = Tip tonen
hint-title = Tip
hint-thinking = De beste zetten worden gezocht …
hint-line = Voorstel { $number }
hint-play = Zo spelen
# One step of a suggested turn
hint-step =
    { $verb ->
        [settle] Inzetten: { $place }
        [expand] Bijzetten: { $place }
        [take] Wegnemen van: { $place }
        [enter] Opnieuw inzetten: { $place }
        [crown] Koning worden: { $place }
        [resettle] Nieuw stichten
        [sail] Uitvaren van: { $place }
        [land] Landen op: { $place }
       *[other] Aanleggen aan: { $place }
    }
hint-chances =
    { $who }: { $chance } winstkans, ongeveer { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }

## Browser: log

log-turn = { $who }
log-settle = { $who } zet een schip op { $island }.
log-placed =
    { $count ->
        [one] { $who } zet een schip neer op { $island }.
       *[other] { $who } zet { $count } schepen neer op { $island }.
    }
log-entered =
    { $count ->
        [one] { $who } zet opnieuw in op { $island }.
       *[other] { $who } zet opnieuw in op { $island }, met { $count } schepen.
    }
log-shifted = { $who } verplaatst een schip van { $source } naar { $island }.
log-crowned =
    { $count ->
        [0] { $who } wordt koning van { $island }.
        [one] { $who } wordt koning van { $island }; één schip gaat terug naar de voorraad.
       *[other] { $who } wordt koning van { $island }; { $count } schepen gaan terug naar de voorraad.
    }
log-resettled =
    { $count ->
        [0] { $who } gaat op zoek naar een nieuw eiland.
        [one] { $who } geeft een schip op en gaat op zoek naar een nieuw eiland.
       *[other] { $who } geeft { $count } schepen op en gaat op zoek naar een nieuw eiland.
    }
log-sailed = { $who } vaart uit van { $island }: { $fleet }.
log-discovered-island = { $who } ontdekt { $tile }.
log-discovered-water = { $who } vindt open zee.
log-sank = De vloot lijdt schipbreuk, te weinig kleuren voor het schuimspoor: { $fleet }.
log-at-sea = De vloot blijft op zee: { $fleet }.
log-turned-back = De koning van { $island } stuurt de vloot terug.
log-arrived = De vloot bereikt { $island }: { $fleet }.
log-landed = { $who } landt op { $island }: { $fleet }.
log-surplus = Op { $island } is geen ligplaats meer vrij. Terug naar de voorraad: { $fleet }.
log-lost = Uitzichtloos en daarmee verloren: { $islands }. Terug naar de voorraad: { $fleet }.
log-lost-empty = Uitzichtloos en daarmee verloren: { $islands }.
log-repeated = Voor de derde keer dezelfde stelling. Terug naar de voorraad: { $fleet }.
log-left = { $who } verlaat de tafel; de plaats wordt vrijgehouden.
log-sat = { $who } gaat zitten.
log-forced = Er was geen andere keuze.
log-timed_out = De tijd van { $who } is om: een bot maakt de beurt af.
log-stood_in =
    { $why ->
        [time] De tijd van { $who } is om: een bot speelt verder.
        [left] { $who } is vertrokken: een bot speelt verder.
        [vote] Met instemming van de meesten speelt een bot voor { $who }.
       *[away] { $who } is weg: een bot speelt verder.
    }
log-returned = { $who } is terug.
log-resigned = { $who } geeft op.
log-vacation = { $who } gaat op vakantie.
log-vacation_over = { $who } is terug van vakantie.
log-paused = Het spel is gepauzeerd.
log-resumed = Het spel gaat verder.
log-over =
    { $reason ->
        [last_island] Het laatste eiland is gevonden: het spel is afgelopen.
        [last_water] De laatste watertegel is getrokken: het spel is afgelopen.
        [stalled] Er is lang niets nieuws gevonden: het spel is afgelopen.
       *[other] Het spel is afgelopen.
    }

## Browser: the game as text, screen readers and keyboard

words-title = Het spel in woorden
# Name of the announcements for screen readers
words-news = Wat er gebeurt
words-islands = De eilanden op het bord
words-king = Koning
words-king-none = geen
words-beaches = Stranden en steigers
words-neighbours = Ernaast
words-neighbour = { $direction }: { $tile }
words-pier = steiger naar het { $direction }: { $lead }
# A place and its contents: "Tonga, beach to the south: 2 of 3, 1 red and 1 yellow"
words-target = { $place }: { $there }
words-sentence = { $text }.
words-next = { $text } { $next }
words-count = { $what } { $count }
words-berths =
    { $taken ->
        [0] 0 van { $berths }
       *[other] { $taken } van { $berths }, { $fleet }
    }
words-lead =
    { $end ->
        [unknown] het onbekende in
        [royal] naar { $island }, een koningseiland
       *[island] naar { $island }
    }
words-lead-demand = { $there } (kleuren nodig: { $demand })
words-island-there =
    { $count ->
        [0] waarde { $value }, geen schepen
       *[other] waarde { $value }, { $fleet }
    }
words-value-is = waarde { $value }
words-king-is = Koning: { $who }
words-beside = Ernaast: { $tiles }
# A placed ship that can still be taken back by choosing it again
words-pending = jouw schip ({ $colour }), nog niet bevestigd; kies het nog eens om het terug te nemen
words-chosen = { $text }, gekozen
words-placed = { $count } van { $total } geplaatst.
words-taken-back = Teruggenomen: { $place }.
words-watching = Je kijkt toe.
words-where = Je schepen op het bord: { $places }.
words-where-none = Je hebt geen schip op het bord.
words-where-royal = Je koningseilanden: { $islands }.
words-turn-of = De beurt van { $who }:
words-full-none = Geen strand is vol.
words-no-way = Er is nu geen steiger te kiezen.
words-no-island = Kies eerst een eiland of een plek erop.
words-not-yours = Er valt nu niets voor jou te beslissen.
words-time = nog { $time }
words-told = Wat de schermlezer voorleest
words-told-all = Alles wat er gebeurt
words-told-own = Alleen mijn eigen beurten
keys-title = Sneltoetsen
keys-play = Om te spelen
keys-read = Om iets te laten voorlezen
keys-typed = Je kunt zetten ook in de chat typen, zoals de regels ze schrijven:
key-targets = Van plek naar plek
key-press = De plek kiezen
key-cancel = De keuze terugnemen; vanuit de chat terug naar het bord
key-actions = Vermeerderen, koning worden, nieuw stichten
key-colours = Landen: de kleur van het volgende schip
key-suggestion = Landen: zoals voorgesteld
key-film = Nog eens laten zien wat de anderen deden
key-turns = Het volgende of vorige spel dat op je wacht
key-view = De hele zee tonen, dichterbij, verder weg
key-words = Het spel in woorden, met een tabel van de eilanden
key-again = Dat nog eens zeggen
key-choices = Wat kan ik kiezen?
key-where = Waar zijn mijn schepen?
key-ways = Waar leiden de steigers heen, en hoe groot zijn de kansen?
key-island = Wat is er op dit eiland en ernaast?
key-full = Welke stranden zijn vol?
key-last-turn = Wat gebeurde er in de vorige beurt?
key-scores = Hoe staat het ervoor?
key-clocks = Hoeveel tijd is er nog?
key-help = Deze lijst

## Browser: end of the game

end-title = { $who } wint!
end-title-you = Je hebt gewonnen!
end-title-shared = { $who } delen de overwinning!
# The administrator ended the game, so nobody won
end-title-admin = Dit spel is beëindigd
end-reason =
    { $reason ->
        [last_island] Het laatste eiland werd ontdekt.
        [last_water] De laatste watertegel werd getrokken.
        [resigned] Het spel eindigde omdat er geen tegenstander over was.
        [too_long] Het spel heeft de maximale lengte bereikt.
        [admin] De beheerder van deze server heeft het spel beëindigd. Er is geen uitslag, en het telt voor niemand.
       *[stalled] Er werd lang niets ontdekt.
    }
end-resigned = { $who } heeft opgegeven.
end-rank = Rang
end-player = Speler
end-points = Punten
end-islands = Eilanden
end-ships = Schepen in spel
end-by-island = Punten per eiland
end-island = Eiland
end-value = Waarde
end-show = Uitslag tonen
end-shuffle = Is er eerlijk geschud?
end-shuffle-closed = De trekstapel ligt nog niet open. In het spel van de dag blijft hij verborgen tot de dag voorbij is.
end-shuffle-about = Vóór de eerste zet heeft de server een vingerafdruk van de geschudde trekstapel gepubliceerd. Nu de stapel openligt, rekent je eigen browser de vingerafdruk na.
end-shuffle-good = Ja: de vingerafdruk klopt. Niemand heeft aan de stapel gezeten.
end-shuffle-bad = Nee: de vingerafdruk past niet bij de stapel!
end-shuffle-known = Dit spel ging verder vanaf een ander: { $count ->
        [one] de eerste tegel was daar al getrokken en dus bekend.
       *[other] de eerste { $count } tegels waren daar al getrokken en dus bekend.
    } De rest is opnieuw geschud voordat er verder werd gespeeld.
end-shuffle-wait = Aan het rekenen…

## Browser: replays

replay-title = Naspelen
replay-table = Naar de tafel
replay-running = Nog bezig: tot en met de laatste zet
replay-unfinished = Het spel is niet uitgespeeld
replay-open = Een opgeslagen spel naspelen
replay-open-about = Kies een opgeslagen spel, sleep het bestand hierheen of plak de tekst. Het wordt aan de regels getoetst en niet bewaard.
replay-file = Bestand kiezen
replay-paste = Tekst van het opgeslagen spel
replay-show = Spel tonen
replay-file-empty = Het bestand is leeg.
replay-file-large = Het bestand is te groot: maximaal { $limit } MB.
replay-file-not-text = Dit is geen tekstbestand. Opgeslagen spellen zijn tekstbestanden in UTF-8; hun naam eindigt op .tgk of .json.
replay-file-unreadable = Het bestand kan niet worden gelezen.
replay-game-large = Dit spel is te lang: maximaal { $limit } tekens.
replay-games = Kies een van deze { $count } spellen
replay-games-more = Meer spellen tonen
replay-link-broken = De link is beschadigd of onvolledig, dus het spel kan niet worden getoond. Vraag opnieuw om de link.
replay-upload = Opgeslagen spel openen
replay-slider = Punt in het spel
replay-setup = Voorbereiding
replay-turn = Beurt { $turn }: { $who }
replay-over = Het einde, na { $turn } beurten
replay-move = Zet { $at } van { $last }
replay-to-start = Naar het begin
replay-turn-back = Een beurt terug
replay-back = Een zet terug
replay-play = Afspelen
replay-pause = Pauze
replay-on = Een zet verder
replay-turn-on = Een beurt verder
replay-to-end = Naar het einde
replay-pace = Tempo
replay-times = { $pace }×
replay-more = Meer
replay-copy = Link naar dit punt
replay-record = Opslaan
replay-scores = Stand
replay-play-on = Vanaf hier verderspelen
replay-play-on-about = Een nieuw spel zonder rating dat op dit punt begint; bots nemen de andere plaatsen in. Getrokken tegels blijven zoals ze zijn; de overige worden opnieuw geschud en verzegeld, en dat kun je aan het eind nagaan.
replay-play-on-colour = Jouw kleur
replay-play-on-start = Verderspelen

## Browser: reviews, studies and recent moves

review-title = Bespreking
review-split = Wat de kansen veranderde
review-luck = Geluk
review-choice = Keuzes
review-own = Eigen zetten
review-others = Zetten van anderen
review-rest = Rest
review-accuracy = Precisie
review-mistakes = Fouten
since-title = Sinds je vorige beurt
since-fold =
    { $count ->
        [one] Sinds je beurt: 1 beurt
       *[other] Sinds je beurt: { $count } beurten
    }
since-undo = Mijn laatste zet terugnemen
since-added =
    { $count ->
        [one] zet een schip neer op { $island }
       *[other] zet { $count } schepen neer op { $island }
    }
since-reached = bereikt { $islands }
since-found = ontdekt { $islands }
since-lost =
    { $count ->
        [one] verliest een vloot
       *[other] verliest { $count } vloten
    }
since-crowned = wordt koning van { $islands }
since-resettled = geeft alle schepen op
since-more = { $text }; { $next }
missed-title =
    { $count ->
        [one] Er is één zet gedaan terwijl je weg was.
       *[other] Er zijn { $count } zetten gedaan terwijl je weg was.
    }
missed-late = Dit spel is al { $count } zetten bezig.
missed-film = Laat zien
missed-read = Verloop lezen
missed-skip = Overslaan
missed-start = Vanaf het begin
missed-live = Live kijken
# A water tile, with the number of colours that each current demands
analysis-water = Zee { $currents }
study-together = Samen bekijken

## Browser: problems reported by the server

rule-cited = Regel { $clause }
problem-malformed = Dat heeft de server niet begrepen.
problem-unknown_type = Dat verzoek kent de server niet.
problem-too_large = Dat is te lang.
problem-too_fast = Dat ging te snel. Wacht even.
problem-hello_first = De verbinding is niet goed opgezet. Laad de pagina opnieuw.
problem-hello_twice = De verbinding is twee keer geopend. Laad de pagina opnieuw.
problem-wrong_origin = Deze pagina hoort niet bij die server.
problem-not_found = Hier is niets.
problem-no_name = Vul een naam in.
problem-name_taken = Die naam is van iemand anders.
problem-name_barred = Deze naam is op deze server niet toegestaan.
problem-link_spent = Deze link is al gebruikt of verlopen. Vraag de beheerder van deze server om een nieuwe.
problem-odd_name = Gebruik één alfabet: letters, cijfers en eenvoudige leestekens.
problem-has_account = Je hebt al een naam en een wachtwoord.
problem-no_account = Log eerst in.
problem-bad_token = Het token van het programma is ongeldig of verwijderd.
problem-not_with_token = Met dit token mag het programma dat niet.
problem-too_many_ties = Je kunt hoogstens { $limit } mensen volgen en hoogstens { $limit } blokkeren.
problem-no_vacation = Je hebt dit jaar geen vakantiedagen meer.
problem-not_to_follow = { $name } kan niet worden gevolgd.
problem-not_to_invite = { $name } kan niet worden uitgenodigd.
problem-too_many_invited = Je kunt hoogstens { $limit } mensen voor een tafel uitnodigen.
problem-not_admitted = Aan deze tafel kun je niet gaan zitten. Kies een andere, of open er zelf een.
problem-not_heard = Aan deze tafel kun je niets schrijven.
problem-not_to_tell = Aan { $name } kunnen geen berichten worden gestuurd.
problem-too_many_programs = Je hebt al { $limit } programma’s. Verwijder er eerst een.
problem-not_a_program = { $name } is geen programma van jou.
problem-has_played = Dit account kan geen programma worden: het heeft al gespeeld of zit aan een tafel, of het token hoort niet bij een programma van iemand anders dat mag spelen.
problem-not_a_way = Daar kunnen we niets heen sturen. Controleer het adres.
problem-no_mail = Deze server verstuurt geen e-mail.
problem-mail_failed = De e-mail kon niet worden verstuurd. Probeer het later nog eens.
problem-wrong_password = Naam en wachtwoord horen niet bij elkaar.
problem-weak_password = Dat wachtwoord is te makkelijk te raden. Neem een langer of ongewoner wachtwoord.
problem-bad_record = Dit is geen opgeslagen spel: in regel { $line } klopt iets niet.
problem-enough = Voor chat en wijzigingen is de limiet van deze tafel bereikt: alleen zetten kunnen nog.
problem-banned = Je bent uitgesloten van deze tafel.
problem-only_seated = Aan deze tafel mogen alleen spelers chatten.
problem-too_many_tables = Vanaf hier zijn te veel tafels geopend die nog niet zijn begonnen (limiet: { $limit }). Start of verlaat er eerst een.
problem-too_many_bot_games = De limiet voor spellen met alleen bots is bereikt: { $limit } tegelijk. Wacht tot er een is afgelopen.
problem-too_many_tournaments = Je hebt al { $limit } toernooien die nog niet zijn afgelopen of nog geen uur oud zijn. Probeer het later opnieuw.
problem-reviews_full = Er wachten al { $limit } spellen op hun bespreking. Probeer het later nog eens.
problem-not_on_device = Dat kan niet zonder server.
problem-storage_full = Op dit apparaat is geen ruimte meer om het spel op te slaan. Maak ruimte vrij en probeer het nog eens.
problem-storage_failed = Het spel kon niet op dit apparaat worden opgeslagen. Probeer het nog eens.
problem-storage_unreadable = De op dit apparaat bewaarde spellen konden niet worden gelezen. Probeer het nog eens.
problem-open_elsewhere = Dit spel is al geopend in een ander tabblad.
problem-newer_game = Een nieuwere versie van deze pagina heeft dit spel opgeslagen. Laad de pagina opnieuw om haar bij te werken.
problem-damaged_game = Dit spel kan niet meer worden geopend: de opgeslagen zetten zijn beschadigd.
problem-only_on_device = Spellen tegen alleen bots draaien hier op je eigen apparaat, niet op de server.
problem-no_such_point = Dat punt komt in het spel niet voor.
problem-no_study = Die studie bestaat niet.
problem-study_full = Deze studie is vol.
problem-not_leader = Hier is iemand anders de leider.
problem-not_here = Die persoon is hier niet meer.
problem-try_again = Dat is niet gelukt. Probeer het nog eens.
problem-no_table = Die tafel bestaat niet.
problem-archived = Dit spel is al een tijd afgelopen. Je kunt het nog wel naspelen.
problem-puzzle_dropped = Deze puzzel zit niet meer in de verzameling. Resultaten en ratings blijven bewaard.
problem-no_person = Deze browser stuurt geen cookies, dus de server herkent hem niet. Sta cookies toe voor deze site en laad de pagina daarna opnieuw.
problem-not_open = Het spel is al begonnen.
problem-not_running = Aan deze tafel wordt niet gespeeld.
problem-not_over = Het spel is nog niet afgelopen.
problem-not_host = Dat mag alleen wie de tafel heeft geopend.
problem-not_seated = Je hebt geen plaats aan deze tafel.
problem-not_your_turn = Je bent niet aan de beurt.
problem-stale = Het spel was intussen al verder. Kijk nog eens.
problem-not_rated = Dit is een spel met rating: getrokken tegels kun je niet terugnemen.
problem-no_hints = Dit spel telt mee voor de rating: er zijn geen tips.
problem-no_analysis = Dit spel is nog bezig, en het is een spel met rating, een toernooispel of een spel van de dag. Pas na afloop kun je het analyseren of vanaf een punt erin verderspelen.
problem-not_in_events = Dat kan niet in het spel van de dag of in een toernooi.
problem-sealed_today = Dit is het spel van vandaag: je ziet het zodra je dat van jou hebt uitgespeeld, en morgen kun je het delen.
problem-not_a_move = Dat is geen zet.
problem-refused = Deze zet mag niet volgens de regels.
problem-rated_needs =
    { $option ->
        [clock] Een spel met rating heeft een klok nodig.
       *[stall] Een spel met rating heeft een grens nodig voor rondes zonder ontdekking.
    }
problem-not_accepted = { $name } is nog niet akkoord met de voorwaarden van het spel met rating.
problem-absent = { $name } is er niet. Een spel met rating begint als iedereen aan tafel er is.
problem-not_for_programs = Programma’s mogen hier niet zitten: de tafel heeft rating en is niet open voor programma’s.
problem-program_seated = { $name } is een programma: een tafel met rating waar het zit, moet open zijn voor programma’s.
problem-paused = Het spel is gepauzeerd.
problem-not_paused = Het spel is niet gepauzeerd.
problem-not_away = Die speler is er, of was er net nog.
problem-bot_plays = Nu speelt er een bot voor jou.
problem-not_replaced = Er speelt geen bot voor jou.
problem-no_time = Daar heb je geen tijd meer voor.
problem-no_seat = Die plaats bestaat niet.
problem-seat_empty = Daar zit niemand.
problem-seat_taken = Daar zit al iemand.
problem-table_full = Alle plaatsen zijn bezet.
problem-already_seated = Je hebt al een plaats.
problem-colour_taken = Die kleur heeft iemand anders al.
problem-wrong_key = Die link opent geen plaats meer.
problem-unknown_bot = Die bot bestaat niet. Beschikbaar: { $bots }.
problem-not_a_bot = Daar zit geen bot.
problem-too_few_players = Er zijn minstens twee spelers nodig.
problem-too_few_people = Een toernooi heeft minstens { $least } mensen of programma’s nodig. Bots tellen niet mee.
problem-nothing_to_undo = Er is niets wat je kunt terugnemen.
problem-no_vote = Er is nu geen verzoek om te beantwoorden.
problem-vote_open = Er staat nog een ander verzoek open: eerst moet daarop worden geantwoord.
problem-not_yours_to_answer = Dat verzoek is niet aan jou gericht.
problem-unknown_name = Niemand heet hier { $name }.
problem-ambiguous_name = Er heet hier meer dan één persoon { $name }.
problem-no_advice = Zolang een spel met rating loopt, kunnen toeschouwers de spelers niets influisteren.
problem-unknown_language = Die taal is niet beschikbaar. Kies uit: { $languages }.
problem-unknown_command = Die opdracht bestaat niet. Probeer /help.
problem-wrong_argument = Dat schrijf je zo: { $usage }
problem-offline = Geen verbinding: dat is niet verstuurd.
problem-other = Dat is niet gelukt.
notice-help = Deze opdrachten kun je hier typen:
notice-done = Klaar.
notice-options =
    De instellingen van de tafel: { $seats } plaatsen. { $rated ->
        [on] Het spel telt mee voor de rating.
       *[off] Het spel telt niet mee voor de rating.
    } { $invisible ->
        [on] De tafel staat niet op de startpagina.
       *[off] De tafel staat op de startpagina.
    } { $host ->
        [on] Alleen wie de tafel heeft geopend, wijzigt instellingen en start.
       *[off] Iedereen aan de tafel mag instellingen wijzigen en starten.
    } { $drawseat ->
        [on] De plaatsen worden geloot.
       *[off] { $start ->
            [0] De eerste plaats begint.
           *[other] Plaats { $start } begint.
        }
    } { $stall ->
        [0] Er is geen grens voor rondes zonder ontdekking.
        [one] Het spel eindigt na een ronde zonder ontdekking.
       *[other] Het spel eindigt na { $stall } rondes zonder ontdekking.
    } { $drawcolour ->
        [on] De kleuren worden geloot.
       *[off] Iedereen kiest zelf een kleur.
    } { $clock ->
        [move] Tijd voor elke beurt: { $time }.
        [budget] Tijd voor het hele spel: { $time }{ $increment ->
            [0] .
           *[other] , en na elke beurt { $increment } extra.
        }
       *[none] Er loopt geen klok.
    } { $clock ->
        [none] { "" }
       *[other] { $timeout ->
            [seat] Is de tijd om, dan neemt een bot de plaats over.
           *[move] Is de tijd om, dan maakt een bot de beurt af.
        }
    } { $away ->
        [0] Voor wie weg is, speelt alleen een bot als de anderen instemmen.
       *[other] Voor wie { $away } weg is, speelt een bot.
    } { $programs ->
        [on] Ook met rating mogen programma’s hier zitten.
       *[off] { "" }
    }
notice-info =
    { $status ->
        [open] Het spel is nog niet begonnen. Bezette plaatsen: { $taken } van de { $seats }.
        [over] Het spel is afgelopen, na { $moves } zetten.
       *[running] { $who } is aan de beurt. Zetten tot nu toe: { $moves }. { $pile ->
            [one] Er is nog één tegel
           *[other] Er zijn nog { $pile } tegels
        }, waarvan eilanden: { $islands }, water: { $water }.
    }
notice-who =
    { $seated ->
        [none] Er zit niemand aan tafel.
       *[other] Aan tafel: { $seated }.
    } { $watching ->
        [none] { $unnamed ->
            [0] Niemand kijkt toe.
            [one] Een gast zonder naam kijkt toe.
           *[other] { $unnamed } gasten zonder naam kijken toe.
        }
       *[other] { $unnamed ->
            [0] Er kijken toe: { $watching }.
            [one] Er kijken toe: { $watching } en een gast zonder naam.
           *[other] Er kijken toe: { $watching } en { $unnamed } gasten zonder naam.
        }
    } { $programs ->
        [none] { "" }
       *[other] Programma’s: { $programs }.
    }
notice-mute =
    { $muted ->
        [yes] Je ziet niet meer wat { $name } schrijft. Dezelfde opdracht maakt dat ongedaan.
       *[no] Je ziet weer wat { $name } schrijft.
    }
notice-language = Taal gewijzigd.
notice-timed-out = Je tijd is om: een bot maakt deze beurt af.
notice-vote-accepted = Het verzoek is aangenomen.
notice-vote-refused = Het verzoek is afgewezen.
notice-vote-expired = De tijd om te antwoorden is om: het verzoek is afgewezen.
notice-vote-withdrawn = Het verzoek is ingetrokken.

## Browser: manual page (its text is in manual/XX.md)

manual-title = Handleiding
manual-contents = Inhoud
manual-print = Afdrukken
manual-play = Afspelen
manual-again = Nog eens

## Browser: strategy page (its text is in strategy/XX.md)

strategy-title = Beter spelen
strategy-lines = Wat je hier kunt spelen
strategy-better = Beter
strategy-tempting = Verleidelijk
strategy-wins =
    { $count ->
        [one] wint 1 van de 100 spellen
       *[other] wint { $count } van de 100 spellen
    }
strategy-points = Punten
strategy-draw = Nu wordt er een tegel getrokken. Wat er komt, is geluk.

## Browser: commands in the chat

# Placeholder for the writer's own text in a command
command-word =
    { $word ->
        [seat] PLAATS
        [colour] KLEUR
        [name] NAAM
        [level] BOT
        [option] INSTELLING
        [value] WAARDE
        [number] GETAL
        [seconds] SECONDEN
        [increment] EXTRA
        [days] DAGEN
        [text] TEKST
        [code] CODE
       *[other] { $word }
    }
command-join = ga zitten; geef als je wilt een plaats, een kleur en een naam op
command-leave = sta op
command-watch = geef je plaats op en kijk toe
command-start = start het spel; lege plaatsen worden verwijderd
command-startnosave = start het spel zonder rating
command-option = toon de instellingen van de tafel
command-option-host = of alleen wie de tafel heeft geopend, mag starten en anderen verwijderen
command-option-invisible = of de tafel niet op de startpagina staat
command-option-drawseat = of de plaatsen worden geloot
command-option-drawcolour = of de kleuren worden geloot
command-option-start = welke plaats begint
command-option-rated = of het spel meetelt voor de rating
command-option-programs = of programma’s aan een tafel met rating mogen zitten
command-option-seats = hoeveel plaatsen de tafel heeft
command-option-stall = na hoeveel rondes zonder ontdekking het spel eindigt
command-option-clock = hoeveel tijd er is: voor elke beurt, in seconden of dagen, of voor het hele spel, met extra tijd na elke beurt
command-option-timeout = als de tijd om is: een bot maakt de beurt af, of neemt de plaats over
command-option-away = na hoeveel seconden een bot speelt voor wie weg is
command-option-standin = welke bot invalt
command-bot = zet een bot op een vrije plaats
command-kick = verwijder iemand van een plaats
command-ban = sluit iemand uit van de tafel, of laat die weer toe; alleen voor wie de tafel heeft geopend
command-quiet = laat alleen spelers praten, of weer iedereen; alleen voor wie de tafel heeft geopend
command-name = verander je naam
command-colour = verander je kleur
command-accept = stem in met wat iemand heeft gevraagd, of met de voorwaarden van een spel met rating
command-refuse = wijs af wat iemand heeft gevraagd
command-agree = stem in dit spel vooraf in met alle verzoeken, of niet meer
command-undo = neem je laatste beslissing terug; is er sindsdien een tegel getrokken, dan alleen als iedereen instemt
command-standin = laat een bot spelen voor iemand die weg is, als de meesten van jullie instemmen
command-back = neem je plaats terug van de bot die voor je speelt
command-pause = pauzeer het spel, als iedereen instemt
command-resume = ga na een pauze verder, als iedereen die er is instemt
command-resign = geef het spel definitief op
command-rematch = bied dezelfde mensen nog een spel aan, of neem dat aanbod aan
command-info = toon hoe het met tafel en spel staat
command-who = toon wie er zijn
command-tell = zeg iets tegen één persoon
command-mute = demp iemand in de chat, of maak dat ongedaan
command-lang = verander meteen je taal, bijvoorbeeld /lang nl
command-help = toon alle opdrachten

## Terminal: words shared by engine, records and command line

# A list is built item by item: "a, b", then "a, b, c", then "a, b, c and d".
list-more = { $most }, { $next }
list-and = { $most } en { $last }
refused-not_top = Boven op de trekstapel ligt een andere tegel.
record-error-at = Regel { $line }, kolom { $column }: { $problem }
record-error-tag-form = Een kopregel ziet er zo uit: [Date "2026-11-21"].
record-error-control = Hier mag geen stuurteken staan.
record-error-tag-twice = Het gegeven { $tag } staat er twee keer.
record-error-tag-missing = Het gegeven { $tag } ontbreekt.
record-error-tag-value = Dat kan niet de waarde van { $tag } zijn.
record-error-unknown-rules = Er bestaat geen versie { $rules } van de regels.
record-error-newer-rules = Dit spel is gespeeld volgens versie { $rules } van de regels; dit programma kent ze tot en met versie { $known }. Een nieuwer programma kan het lezen.
record-error-several = Hier begint nog een verslag, terwijl er maar één hoort te zijn.
record-error-comment-open = De accolade die dit commentaar afsluit, ontbreekt.
record-error-stray = ‘{ $word }’ sluit hier niets af.
record-error-separator = Voor ‘{ $word }’ ontbreekt een puntkomma.
record-error-label-alone = Na ‘{ $label }’ volgt geen zet.
record-error-variation-place = Een variant staat achter de zet die hij vervangt.
record-error-variation-open = Het haakje dat deze variant afsluit, ontbreekt.
record-error-variation-empty = Deze variant bevat geen zet.
record-error-end-inside = ‘{ $word }’ mag niet in een variant staan.
record-error-too-deep = Meer dan { $depth } varianten in elkaar worden niet gelezen.
record-error-ambiguous = ‘{ $move }’ kan hier meer dan één zet betekenen: { $choices }
record-error-plain-form = Dat is geen opgetekend spel: { $problem }
record-error-at-move = Spel { $line }, zet { $number }: { $problem }
record-error-not-a-move = ‘{ $move }’ is geen zet.
record-error-refused = { $move }: { $reason } (Regel { $clause })
record-error-other-top = { $move } is in strijd met de trekstapel, waar { $top } bovenop ligt.
record-error-label = Hier hoort ‘{ $expected }’ te beginnen, en niet ‘{ $label }’.
record-error-no-label = Met ‘{ $label }’ begint hier geen beurt.
record-error-no-end = Het verslag houdt op zonder te zeggen hoe het spel is afgelopen; een lopend spel eindigt met *.
record-error-end-differs = Als einde is { $given } opgegeven, maar na deze zetten is het { $end }.
record-error-after-end = Na het einde van het spel mag niets meer volgen.
record-error-result-differs = Als uitslag is ‘{ $given }’ opgegeven, maar na deze zetten is het ‘{ $result }’.

## Terminal: positions in one line

position-error-at = Kolom { $column }: { $problem }
position-error-fields = Een stelling heeft { $count } velden, en deze tekst heeft er { $given }.
position-error-field = ‘{ $text }’ mag hier niet staan.
position-error-rules = Stellingen volgens versie { $text } van de regels zijn hier niet bekend, alleen die volgens versie { $known }.
position-error-no-player = Geen speler heeft de letter ‘{ $letter }’.
position-error-too-many-ships = Een speler heeft 15 schepen, niet meer.
position-error-place = ‘{ $text }’ ligt te ver weg, de plek is al bezet, of de tegel komt twee keer voor.
position-error-beaches = Het eiland heeft { $count } stranden: ‘{ $text }’.
position-error-berths = Een strand heeft maar { $count } ligplaatsen: ‘{ $text }’.
position-error-sea = Er ligt een tegel waar er geen gelegd kan zijn: kant 0 raakt de tegel van waaruit hij werd ontdekt.
position-error-kings = Niemand kan meer dan twee koningseilanden hebben, en Tonga kan er geen zijn.
position-error-setup = Tijdens de voorbereiding zetten de spelers om de beurt hun schepen op Tonga, hooguit twee op een strand.
position-error-full = Stranden kunnen alleen tijdens het uitvaren vol zijn.
position-error-ending = De laatste beurt begint als er geen eiland of geen watertegel meer in de trekstapel zit.
position-error-clock = Het spel is afgelopen bij de grens voor rondes zonder ontdekking of bij het laatste eiland of de laatste watertegel, en niet eerder.
position-error-flags = Aan het begin van een beurt is er nog niets getrokken, verloren of herhaald.
position-error-voyage = De fase klopt niet met wat er onderweg is.
position-error-memory = De onthouden gegevens over het uitvaren passen niet bij de stelling.

## Terminal: game

terminal-king = koning { $letter }
terminal-player =
    { $colour ->
        [red] Rood
        [yellow] Geel
        [green] Groen
        [blue] Blauw
        [orange] Oranje
        [purple] Paars
       *[other] { $colour }
    }
terminal-you = Jij
terminal-welcome = Tongiaki. Kies een zet met zijn nummer, of typ hem uit. Typ ‘help’ om te zien wat je verder kunt doen.
terminal-help =
    Typ het nummer van een zet, de zet zelf (‘sail tonga:3’) of een van deze:
      undo, u         neem je laatste beslissing terug, maar geen getrokken tegel
      plan, p         zet de hele vloot verstandig aan land
      moves, m        toon je zetten nog eens
      board, b        toon het bord nog eens
      save BESTAND    sla het spel tot nu toe op in een bestand
      quit, q         verlaat het spel
    Op het bord is elke speler een letter en elke vrije ligplaats een punt. Het cijfer voor de schepen is het nummer van het strand, en hetzelfde cijfer staat bij de kanten waar zijn steigers liggen. Op het water is elke letter bij een kant een schuimspoor; daaronder staat hoeveel verschillende kleuren elk spoor vraagt. Het getal tussen haakjes geeft de punten van een eiland.
terminal-ask = Je zet:
terminal-next = Enter gaat verder, q stopt:
terminal-prompt =
    { $phase ->
        [setup] { $who }: zet een schip op een strand van Tonga.
        [turn] { $who }: jouw beurt. Kies: vermeerderen, koning worden, opnieuw inzetten of nieuw stichten.
        [take] { $who }: je voorraad is leeg. Welk van je schepen gaat daarheen?
        [migration] { $who }: een strand is vol. Langs welke steiger varen zijn schepen uit?
        [landing] { $who }: de vloot landt. Welk schip gaat naar welk strand?
        [lay] { $who }: waar komt de volgende tegel?
       *[settle] { $who }: zet je schip op een strand van het nieuwe eiland.
    }
terminal-beaches =
    { $count ->
        [one] { $island }, strand { $beaches }
       *[other] { $island }, stranden { $beaches }
    }
terminal-move-settle = een schip op { $beach }
terminal-move-expand =
    { $count ->
        [one] een schip bijzetten: { $beach }
       *[other] { $count } schepen bijzetten: { $beach }
    }
terminal-move-take = het schip van { $beach }
terminal-move-enter = opnieuw inzetten: { $beach }
terminal-move-crown = koning worden van { $island }
terminal-move-resettle = alle schepen opgeven en een nieuw eiland zoeken
terminal-move-lay = ten { $direction } van { $tile }
terminal-move-sail = naar het { $direction }: { $course }
terminal-move-land = een schip van { $colour } naar { $beach }
terminal-route-unknown =
    { $colours ->
        [one] met één kleur het onbekende in
       *[other] met { $colours } kleuren het onbekende in
    }
terminal-route-lands = bereikt { $island }
terminal-route-returns = leidt terug naar { $island }
terminal-route-turned-back = de koning van { $island } stuurt ze terug
terminal-route-sinks = lijdt schipbreuk: het schuimspoor vraagt { $demand } kleuren, aan boord: { $colours }
terminal-supply = In voorraad:
terminal-pile = Nog gedekt: eilanden: { $islands }, water: { $water }
terminal-fleet = In de vloot: { $fleet }
terminal-in-parts = (Het venster is smal: de zee is in delen te zien, van west naar oost.)
terminal-no-such-number = Kies een nummer van 1 tot en met { $count }.
terminal-no-landing = Er landt nu geen vloot.
terminal-not-understood = Dat is geen nummer uit de lijst en ook geen zet; ‘help’ toont wat je kunt typen.
terminal-saved = Opgeslagen in { $file }
terminal-not-saved = Schrijven naar { $file } lukt niet: { $reason }
terminal-setup = Voorbereiding
terminal-turn = { $number }. { $who }
terminal-shuffle =
    { $holds ->
        [yes] De trekstapel is geschud zoals beloofd.
       *[no] De trekstapel is niet geschud zoals beloofd!
    }

## Terminal: command line

terminal-about = Tongiaki, het bordspel over Polynesische zeereizen: speel het hier of in de browser.
terminal-about-version = Toon de versie.
terminal-version =
    Regels { $rules }; spelkern: { $engine ->
        [compiled] gecompileerd
       *[pure] puur Python
    }.
terminal-about-lang = Taal van de uitvoer, standaard die van de omgeving: { $languages }.
terminal-unknown-language = De taal ‘{ $language }’ is niet beschikbaar. Kies uit: { $languages }.
terminal-about-play = Speel in deze terminal tegen bots.
terminal-about-play-players = Aantal spelers, jijzelf meegeteld.
terminal-about-bots = Bots, gescheiden door komma’s: { $bots }.
terminal-about-play-seat = Je plaats; de eerste begint.
terminal-about-stall = Rondes zonder ontdekking waarna een spel eindigt; 0: onbeperkt.
terminal-about-seed = Startwaarde die al het toeval herhaalbaar maakt.
terminal-about-save = Schrijf het spel naar dit bestand als het afgelopen is of je het verlaat.
terminal-about-serve = Bied het spel aan voor browsers.
terminal-about-host = Adres om op te luisteren; 127.0.0.1, tenzij de omgeving iets anders zegt.
terminal-about-port = Poort om op te luisteren; 8000, tenzij de omgeving iets anders zegt.
terminal-about-site = Schrijf een site van bestanden die elke webhost kan aanbieden. Met spellen tegen bots of samen op één scherm, de cursus, puzzels, de handleiding en naspelen.
terminal-about-site-folder = Map voor de site. Die wordt gemaakt, of vervangen als er al een site in staat.
terminal-about-site-path = Pad van de site bij de webhost, zoals /tongiaki/. Alleen de pagina voor onbekende adressen heeft het nodig.
terminal-site-not-empty = { $folder } bevat andere bestanden. Geef een lege map op, of een map met een eerdere site.
terminal-site-no-client = De bestanden voor spellen in de browser zijn niet gebouwd. Voer in een checkout ‘python3 dev.py site’ uit.
terminal-site-written = De site staat in { $folder }: { $size } MB.
terminal-about-health = Controleer of de server op deze machine in orde is: exitcode 0 als dat zo is, anders 1.
terminal-about-health-host = Adres van de server; standaard dat uit de instellingen.
terminal-about-health-port = Poort van de server; standaard die uit de instellingen.
terminal-about-workers = Aantal processen dat het werk verdeelt; 1, tenzij de omgeving iets anders zegt.
terminal-about-engine = Spreek het tekstprotocol voor andere programma’s via standaardinvoer en -uitvoer.
terminal-about-simulate = Laat bots tegen elkaar spelen en vat de spellen samen.
terminal-about-games = Aantal spellen.
terminal-about-simulate-players = Aantal spelers in elk spel.
terminal-about-simulate-bots = Bots, gescheiden door komma’s, die om beurten de plaatsen innemen: { $bots }.
terminal-about-jobs = Aantal processen; zonder opgave één per kern.
terminal-about-parquet = Schrijf ook elke beslissing naar dit Parquet-bestand, voor machinaal leren (vereist de extra ‘research’).
terminal-about-replay = Speel een opgetekend spel na.
terminal-about-file = Bestand met het verslag van een spel.
terminal-about-whole = Toon het hele spel in één keer (zonder terminal gebeurt dat altijd).
terminal-error = tongiaki: { $problem }
terminal-unknown-bot = Er is geen bot die ‘{ $bot }’ heet. Beschikbaar: { $bots }.
terminal-programs-elsewhere = Programma’s geef je op met ‘--bot’, niet met ‘--bots’.
terminal-bot-not-compiled = De bot ‘{ $bot }’ heeft de gecompileerde spelkern nodig, die hier niet is geïnstalleerd. Beschikbaar: { $bots }.
terminal-too-many-seats = Met { $players } spelers is er geen plaats { $seat }.
terminal-too-many-bots = Er zijn te veel bots ({ $bots }) voor de plaatsen ({ $seats }).
terminal-not-readable = Lezen van { $file } lukt niet: { $reason }
terminal-too-large = het bestand is te groot
terminal-no-output = Schrijven naar de standaarduitvoer lukt niet: { $reason }
terminal-not-well = De server op { $address } is niet in orde: { $reason }
terminal-not-text = het is geen UTF-8-tekst
terminal-no-extra = De extra ‘{ $extra }’ is niet geïnstalleerd: pip install "tongiaki[{ $extra }]"
terminal-playing = Er wordt gespeeld
terminal-bots = Bots tegen bots
terminal-column-bot = Bot
terminal-column-seats = Plaatsen
terminal-column-wins = Gewonnen
terminal-column-share = Aandeel
terminal-column-rank = Gemiddelde rang
terminal-column-points = Gemiddeld aantal punten
terminal-column-decisions = Beslissingen per spel
terminal-series = Spellen: { $games }, zetten per spel: { $moves }. Beëindigd door het laatste eiland: { $island }, door het laatste water: { $water }, door stilstand: { $stalled }.
terminal-series-time =
    { $seconds } s, processen: { $jobs }, spelkern: { $engine ->
        [compiled] gecompileerd
       *[pure] puur Python
    }; bedenktijd per beslissing: { $thinking }.
terminal-thinking = { $bot } { $time } ms

## Terminal: programs as bots, tournaments, training and bridge

terminal-about-bot = Voeg een bot toe; mag vaker worden opgegeven. ‘exec:OPDRACHT’ start een programma dat het tekstprotocol van de spelkern spreekt.
terminal-about-move-time = Seconden die een programma voor een beslissing krijgt.
terminal-about-bot-log = Bestand voor wat programma’s naar de standaardfoutuitvoer schrijven.
terminal-about-arena = Laat bots op dezelfde trekstapels een toernooi spelen en geef ze een rating.
terminal-about-arena-bots = Bots, gescheiden door komma’s: { $bots }. Zonder opgave greedy en random.
terminal-about-piles = Aantal geschudde trekstapels. Op elke stapel speelt elke groep bots één keer per plaats.
terminal-about-ray = Start Ray op deze machine en speel daarmee (vereist de extra ‘cluster’).
terminal-about-ray-address = Speel op het Ray-cluster op dit adres; ‘auto’ is het cluster dat hier draait.
terminal-about-json = Toon de resultaten en alle spellen als JSON.
terminal-about-plot = Teken de resultaten in dit bestand, bijvoorbeeld results.svg (vereist de extra ‘plot’).
terminal-no-command = ‘{ $bot }’ noemt geen opdracht.
terminal-no-program = Er is geen programma ‘{ $program }’ dat te starten is.
bot-faults = Fouten van { $bot }: { $faults }.
bot-fault-missing = niet te starten ({ $count })
bot-fault-slow = te langzaam ({ $count })
bot-fault-silent = geen antwoord ({ $count })
bot-fault-illegal = ongeldige zet ({ $count })
bot-fault-malformed = antwoord onbegrijpelijk ({ $count })
bot-fault-huge = antwoord te lang ({ $count })
bot-fault-crashed = gecrasht ({ $count })
bot-fault-closed = in- of uitvoer gesloten ({ $count })
bot-fault-retired = niet meer gevraagd ({ $count })
bot-fault-stubborn = niet gestopt op verzoek ({ $count })
arena-not-different = Een toernooi heeft minstens twee bots nodig, allemaal verschillend.
arena-no-cluster = Er is geen Ray-cluster op { $address }: { $reason }
arena-no-form = { $file }: de naam van een afbeelding eindigt op een van deze: { $forms }.
arena-interrupted = Voortijdig gestopt. Gespeelde spellen: { $played } van de { $games }.
arena-standings = Ranglijst
arena-meetings = Hoe vaak de bot van een rij boven die van een kolom eindigt
arena-column-rating = Rating
arena-column-wins = Gewonnen
arena-column-sure = { $sure }-interval
arena-column-rank = Gemiddelde rang
arena-column-points = Gemiddeld aantal punten
arena-column-seats = Plaatsen
arena-interval = { $low } tot { $high }
arena-series = Spellen: { $games }, zetten per spel: { $moves }. Met louter geluk zou elke bot { $luck } winnen.
arena-time = { $seconds } s; bedenktijd per beslissing: { $thinking }.
arena-plot-wins = Aandeel gewonnen spellen
arena-plot-luck = door geluk
arena-plot-ratings = Rating
terminal-about-train = Train een netwerk dat stellingen beoordeelt: het speelt tegen zichzelf.
terminal-about-train-file = Hoe er getraind wordt, als TOML-bestand.
terminal-about-train-folder = Map voor de gewichten en de tussenstand; een afgebroken training gaat vanaf daar verder.
terminal-about-train-plot = Teken het verlies en de sterkte per aantal spellen in dit bestand, bijvoorbeeld sterkte.svg (vereist de extra ‘plot’).
terminal-about-bridge = Laat een bot aan de tafels van een server spelen, namens het account van het token.
terminal-about-bridge-bot = De bot: een niveau ({ $bots }), of ‘exec:OPDRACHT’ voor een programma dat het tekstprotocol van de spelkern spreekt.
terminal-about-bridge-server = Adres van de server, zoals je het in de browser opent.
terminal-about-bridge-token = Token van het programma, van de accountpagina; liever in de omgeving dan op de opdrachtregel.
terminal-about-bridge-tables = Maximaal aantal tafels waaraan de bot tegelijk speelt.
terminal-about-bridge-games = Na hoeveel spellen hij stopt; 0 voor nooit.
terminal-about-bridge-join = Ga ook aan open tafels van anderen zitten, alleen zonder rating.
terminal-about-bridge-players = Tafelgrootte: speel alleen aan tafels voor dit aantal spelers, en open er een als er geen is.
terminal-about-bridge-rated = Open tafels met rating die open zijn voor programma’s, en ga eraan zitten; alleen voor het account van een programma.
bridge-playing = Speelt aan tafel { $about }.
bridge-played = Het spel aan tafel { $about } is afgelopen.
bridge-lost = De server is niet te bereiken: { $about }. Nieuwe poging.
bridge-trouble = Geweigerd aan tafel { $about }.
bridge-bad-server = Het adres van de server is niet geldig. Het moet beginnen met https:// of http:// en een host noemen, maar geen gebruikersnaam, zoals https://tongiaki.example.org.
bridge-bad-token = Dit is geen token van een programma. Een token begint met tongiaki_, gevolgd door letters, cijfers, koppeltekens en liggende streepjes.
bridge-no-server = Op dit adres is geen Tongiaki-server.
bridge-no-https = De server biedt op dit adres geen https met een geldig certificaat.
bridge-bad-proxy = De proxy die de omgeving noemt, kan niet worden gebruikt.
train-round = Spellen: { $games } van de { $total }; verlies { $loss }; nog { $left }.
train-measured = Tegen greedy, spelers: { $players }; gewonnen { $share } ({ $low } tot { $high }).
train-slow = De spelkern is hier niet gecompileerd: het trainen duurt vele malen langer.
train-interrupted = Voortijdig gestopt; dezelfde opdracht gaat verder vanaf de laatste tussenstand in { $folder }.
train-plot-players = spelers: { $players }
train-plot-games = Spellen waarvan is geleerd
train-plot-loss = Verlies
train-plot-share = Aandeel gewonnen spellen tegen greedy

## Terminal: commands for records

records-about-lenient = Lees ook wat mensen met de hand schrijven: waar maar één zet past, mogen delen ontbreken.
records-about-game = Nummer van het spel in het bestand.
records-about-show = Toon een stelling uit een opgetekend spel, of een stelling in één regel: als tekst of getekend in een bestand.
records-about-position = Een stelling in een regel, in plaats van een bestand.
records-about-after = Aantal zetten vóór de stelling, getrokken tegels meegeteld; zonder opgave alle.
records-about-svg = Teken het bord in dit SVG-bestand.
records-about-convert = Zet opgetekende spellen om in een ander formaat: tekst, JSON of de JSON van de testvectoren.
records-about-source = Een bestand met verslagen; ‘-’ is de standaardinvoer.
records-about-target = Het bestand om te schrijven; ‘-’ is de standaarduitvoer.
records-about-to = Het formaat om te schrijven; zonder opgave volgens de naam van het bestand.
records-about-from = Het formaat om te lezen; zonder opgave volgens de naam van het bestand.
records-about-check = Controleer opgetekende spellen: formaat, zetten, uitslag en schudden. De afsluitcode is 0 als alles in orde is.
records-about-files = Bestanden met verslagen.
records-one-source = Geef een bestand of een stelling op, niet allebei.
records-no-position = Dat is geen stelling: { $problem }
records-no-move =
    { $count ->
        [one] Het spel heeft maar { $count } zet.
       *[other] Het spel heeft maar { $count } zetten.
    }
records-no-game =
    { $count ->
        [one] { $file } bevat maar { $count } spel.
       *[other] { $file } bevat maar { $count } spellen.
    }
records-none = { $file }: hier is geen spel opgetekend.
records-bad = { $file }, spel { $number }: { $problem }
records-good =
    { $count ->
        [one] { $file }: { $count } spel, in orde.
       *[other] { $file }: { $count } spellen, allemaal in orde.
    }
records-about-out = Schrijf ook de verslagen van de spellen naar dit bestand.

## Terminal: coach

terminal-about-analyse = Zoek de beste zetten van een stelling, of bespreek een opgetekend spel: geluk, keuzes en fouten.
terminal-about-analyse-json = Toon alles als JSON.
terminal-about-nodes = Aantal stellingen dat per beslissing wordt beoordeeld. Meer stellingen duren langer en reiken verder.
terminal-outlook = { $who } { $chance }, punten { $points }
terminal-chance = { $who } { $chance }
terminal-best-moves = De beste zetten voor { $who }
terminal-reviewing = Het spel wordt besproken
terminal-review-after = Na zet
terminal-review-chances = Winstkansen
terminal-review-luck = Geluk
terminal-review-choice = Keuzes
terminal-review-mistakes = Fouten
terminal-review-fine = Fraaie zetten
terminal-review-moment = { $who }, na zet { $number }: { $gain } procentpunt (± { $error })
terminal-review-played = Gespeeld: { $moves }
terminal-review-better = Beter: { $moves }
terminal-review-obvious = In plaats van: { $moves }
terminal-review-why = Waarom: { $reason }
terminal-review-reply = Beste antwoord van { $who }: { $moves }
terminal-review-yours = { $who }: de grootste fout
terminal-review-nobody = Niemand met de naam ‘{ $name }’ speelt mee in dit spel.
terminal-about-as = Kleur of naam van de speler van wie de grootste fout eerst komt.

## Terminal: server administration

terminal-admin-about = Beheer de server op deze machine: tafels, mensen, reservekopieën. De opdrachten lezen de instellingen van de server en werken terwijl hij draait.
terminal-admin-about-reason = De reden; die komt in het logboek.
terminal-admin-about-yes = Vraag niet om bevestiging voor iets wat niet ongedaan te maken is.
terminal-admin-about-tables = Toon alle tafels, de nieuwste eerst.
terminal-admin-about-status = Alleen tafels die open zijn (open), waar wordt gespeeld (running) of die zijn afgelopen (over).
terminal-admin-about-name-filter = Alleen tafels met een speler die deze tekst in de naam heeft.
terminal-admin-about-end = Sluit een tafel meteen: een lopend spel eindigt zonder uitslag, en niemands rating verandert.
terminal-admin-about-table = De tafel: het eind van het adres, na /t/.
terminal-admin-about-hide = Haal een tafel uit de lijsten van de startpagina; wie de link heeft, vindt hem nog steeds.
terminal-admin-about-show = Toon een verborgen tafel weer op de startpagina.
terminal-admin-about-tournaments = Toon de toernooien: eerst de toernooien die nog niet zijn afgelopen, dan de andere, steeds de nieuwste eerst.
terminal-admin-about-cancel = Gelast een toernooi af: er begint geen ronde meer; lopende spellen worden uitgespeeld.
terminal-admin-about-tournament = Het toernooi: het eind van het adres, na /tournament/.
terminal-admin-about-chat = Toon de chatberichten van een tafel of studie, met hun nummer.
terminal-admin-about-place = De tafel of studie: het eind van het adres, na /t/ of /study/.
terminal-admin-about-remove-line = Verwijder de tekst van één chatbericht voorgoed, uit de database en van elke open pagina.
terminal-admin-about-number = Het nummer dat ‘chat’ voor het bericht zet.
terminal-admin-about-people = Toon de accounts, en op de dag nauwkeurig wanneer elk voor het laatst is gebruikt.
terminal-admin-about-guests = Toon ook gasten die een naam hebben opgegeven.
terminal-admin-about-rename = Geef een account een andere naam of, als geen account zo heet, de gasten met die naam.
terminal-admin-about-name = De naam; letters die er hetzelfde uitzien, tellen als dezelfde.
terminal-admin-about-new-name = De nieuwe naam.
terminal-admin-about-bar = Blokkeer een naam, en elke naam die erop lijkt. Een account met die naam wordt uitgelogd en kan niet inloggen.
terminal-admin-about-unbar = Sta een geblokkeerde naam weer toe.
terminal-admin-about-reset-password = Geef een link waarmee iemand een nieuw wachtwoord kan instellen, één keer en binnen 24 uur. Geef die alleen aan wie de naam toebehoort.
terminal-admin-about-site = Het adres waarop de server te bereiken is, zoals https://games.example.org; anders het eerste uit TONGIAKI_ORIGINS of dat van de server zelf.
terminal-admin-about-backup = Schrijf alles uit de database naar een nieuw bestand. De server mag intussen draaien.
terminal-admin-about-backup-file = De reservekopie. Er staan geheimen in, dus alleen jij kunt die lezen.
terminal-admin-about-restore = Vul de database uit een reservekopie, van SQLite of PostgreSQL. Stop eerst de server.
terminal-admin-about-replace = Overschrijf een database die niet leeg is. De inhoud gaat verloren.
terminal-admin-about-log = Toon alles wat met deze opdrachten is gedaan, het nieuwste het laatst.
terminal-admin-column-table = tafel
terminal-admin-column-status = status
terminal-admin-column-moves = zetten
terminal-admin-column-active = laatst actief
terminal-admin-column-players = aan tafel
terminal-admin-column-tournament = toernooi
terminal-admin-column-entrants = deelnemers
terminal-admin-column-host = georganiseerd door
terminal-admin-column-kind = soort
terminal-admin-column-seen = laatst gezien
terminal-admin-column-name = naam
terminal-admin-column-number = nr.
terminal-admin-column-at = wanneer
terminal-admin-column-by = wie
terminal-admin-column-action = wat
terminal-admin-column-subject = onderwerp
terminal-admin-column-reason = reden
terminal-admin-status-hidden = { $status }, verborgen
terminal-admin-account = account
terminal-admin-guest = gast
terminal-admin-sure-end = Tafel { $table } voorgoed sluiten?
terminal-admin-sure-cancel = Toernooi { $tournament } voorgoed afgelasten?
terminal-admin-sure-line = ‘{ $words }’, gezegd door { $name }, voorgoed verwijderen?
terminal-admin-sure-replace = Alles wissen wat nu in de database staat?
terminal-admin-ended = Tafel { $table } is gesloten.
terminal-admin-is-over = Tafel { $table } is al afgelopen.
terminal-admin-cancelled = Toernooi { $tournament } is afgelast.
terminal-admin-tournament-over = Toernooi { $tournament } is al afgelopen of afgelast.
terminal-admin-hidden = Tafel { $table } is verborgen.
terminal-admin-shown = Tafel { $table } staat weer op de startpagina.
terminal-admin-no-chat = Daar is niets gezegd.
terminal-admin-archived = Tafel { $table } is gearchiveerd: van de chat is niets over.
terminal-admin-no-line = Bericht { $number } van { $table } heeft geen tekst.
terminal-admin-line-removed = Het bericht is verwijderd.
terminal-admin-no-table = Er is geen tafel { $table }.
terminal-admin-no-tournament = Er is geen toernooi { $tournament }.
terminal-admin-no-name = Niemand heet { $name }.
terminal-admin-renamed = { $name } heet nu { $new }.
terminal-admin-is-barred = { $name } is al geblokkeerd.
terminal-admin-barred = Niemand kan nog { $name } heten.
terminal-admin-logged-out = Het account { $name } is uitgelogd.
terminal-admin-not-barred = { $name } is niet geblokkeerd.
terminal-admin-unbarred = De naam { $name } mag weer.
terminal-admin-no-account = Er is geen account { $name }.
terminal-admin-link-until = Voor { $name }. De link werkt één keer, tot { $until }.
terminal-admin-no-site = ‘{ $site }’ is geen adres van een server. Schrijf het zoals https://games.example.org.
terminal-admin-backed-up = Opgeslagen in { $file }: { $rows } rijen.
terminal-admin-restored = Teruggezet uit { $file }: { $rows } rijen.
terminal-admin-in-use = Iets anders heeft de database open. Stop eerst de server.
terminal-admin-not-done = Er is niets veranderd.
terminal-admin-busy = Op hetzelfde moment heeft iets anders de database gewijzigd. Probeer het nog eens.
terminal-admin-no-database = De database is niet te gebruiken: { $reason }
terminal-admin-no-tables = Er is nog geen database: de server maakt die bij de eerste start.
terminal-admin-other-version = De database hoort bij een andere versie. Start één keer de server van deze versie, of gebruik de opdracht van de andere.
terminal-admin-fault-exists = { $file } bestaat al.
terminal-admin-fault-no-backup = { $file } is geen reservekopie, of is beschadigd.
terminal-admin-fault-cut-off = { $file } is afgebroken: het eind ontbreekt.
terminal-admin-fault-newer = { $file } komt van een nieuwere versie.
terminal-admin-fault-not-empty = De database is niet leeg. --replace wist wat erin staat.
terminal-admin-fault-unfit = { $file } bevat iets wat deze database niet accepteert.
terminal-admin-fault-unwritable = { $file } kan niet worden geschreven: { $reason }
terminal-admin-fault-unreadable = { $file } kan niet worden gelezen: { $reason }

## Notifications by email and browser

letter-turn = Jij bent aan de beurt
letter-reminder = Je hebt nog een kwart van je tijd
letter-invited = { $name } nodigt je uit voor een tafel
letter-invited-about = Je kunt daar gaan zitten tot het spel begint.
letter-over = Het spel is afgelopen
letter-round = Je toernooispel is begonnen
letter-finished = Het toernooi is afgelopen
letter-finished-about = Kijk wie er gewonnen heeft.
letter-with = Je speelt met { $names }.
letter-alone = Aan je tafel in Tongiaki.
letter-whole = { $title }. { $body }
letter-link = Naar de tafel: { $link }
letter-link-standings = Naar de stand: { $link }
letter-stop = Geen e-mail meer: { $link }
letter-confirm-title = Bevestig je adres voor meldingen van Tongiaki
letter-confirm = Iemand heeft dit adres opgegeven voor meldingen bij langzame spellen. Was jij dat, open dan binnen een dag deze link: { $link }
    Was jij het niet, dan hoef je niets te doen: we schrijven je niet nog eens.

## Link previews in messengers

preview-site = Tongiaki: samen varen of ten onder gaan
preview-about = Een bordspel over Polynesische zeereizen voor 2 tot 6 spelers. Gratis, zonder account, ongeveer 15 minuten.
preview-private = Een besloten tafel in Tongiaki
preview-open = Speel Tongiaki met { $names }
preview-empty = Een tafel in Tongiaki
preview-open-about =
    { $free ->
        [one] Er is één plaats vrij.
       *[other] Er zijn { $free } plaatsen vrij.
    } Zonder account, ongeveer 15 minuten.
preview-game = Tongiaki met { $names }
preview-running = Het spel is bezig: kijk live mee.
preview-won =
    { $winners ->
        [one] { $names } heeft gewonnen met een score van { $points }.
       *[other] { $names } delen de overwinning met een score van { $points }.
    } Bekijk hoe het ging.
preview-puzzle = Tongiaki-puzzel { $number }
preview-puzzle-about = Welke beurt is de beste? Probeer het uit op het bord.
preview-day = Tongiaki van { $day }
preview-day-about = Hetzelfde spel en dezelfde puzzel voor iedereen, elke dag nieuw. Hoe ver kom jij?
preview-tournament =
    { $kind ->
        [round_robin] Tongiaki-toernooi, iedereen tegen iedereen
        [groups] Tongiaki-toernooi in groepen
       *[swiss] Tongiaki-toernooi, Zwitsers systeem
    }
preview-tournament-about =
    { $status ->
        [open] { $entrants } van de { $places } plaatsen zijn bezet.
        [running] Ronde { $round } van { $rounds }, { $entrants } spelers.
        [over] Het toernooi is afgelopen: { $entrants } spelers, { $rounds } rondes.
       *[cancelled] Het toernooi is afgelast.
    }
