### Texts of replays, reviews, analyses and studies.

review-ask = Spel bespreken
review-working = Elke beurt wordt bekeken …
review-waiting =
    { $ahead ->
        [one] Eerst wordt nog één spel besproken.
       *[other] Eerst worden nog { $ahead } spellen besproken.
    }
review-nothing = In dit spel is geen enkele beurt gespeeld.
review-chances = Winstkansen
review-turn = Beurt
review-play = Zetten
review-worst = Grootste fouten
review-fine = Fraaiste zetten
review-none = Geen
review-players = De spelers
review-about = Geluk: wat de tegels met de winstkansen deden. Eigen zetten en zetten van anderen: wat de zetten ermee deden, gemeten aan de stelling ervoor en erna. Rest: waar de inschatting bij het trekken werd bijgesteld. Keuzes: wat verloren ging vergeleken met de beste gevonden zet. Precisie: hoeveel van de belangrijke beslissingen zo goed als niets kostten.
review-table = Alle beurten als tabel
review-better = Beter
review-played = Gespeeld
review-obvious = Op het eerste gezicht
review-cost = Dit verlaagde de winstkans van { $who } met ongeveer { $gain } procentpunt.
review-gain = Beter dan het lijkt: de winstkans van { $who } steeg met ongeveer { $gain } procentpunt.
review-then = { $who } daarna: { $chance }
review-back = Terug naar het spel
review-line = De zetten en wat ze opleveren
analysis-title = Analyse
analysis-waiting = De server heeft het druk. Zo meteen gaat het verder.
# Depth of the search
analysis-depth =
    { $plies ->
        [0] Eerste blik op de beurt
        [1] Elke tegel die kan komen, is bekeken
        [2] Ook de volgende beurt is bekeken
       *[other] Ook de volgende twee beurten zijn bekeken
    }
analysis-play = Zo proberen
analysis-try = Zetten proberen
analysis-draw = Er wordt een tegel getrokken: neem er zomaar een of kies er een.
analysis-draw-any = Een willekeurige tegel
analysis-draw-one = Of deze:
analysis-end = Terug naar het spel
study-title = Studie
study-share = Uitnodigen
study-share-about = Wie deze link heeft, kan meekijken, ziet waar de leider is en kan met je chatten.
study-unfinished = Het spel tot het moment waarop deze studie begon
# Tab with the participants and the chat
study-people = { $count } hier
study-nobody = Er is nog niemand anders.
study-nameless = Iemand
study-leads = is leider
study-hand-over = Overdragen
# Label for screen readers. It begins with the text of the button.
study-hand-over-to = De leiding overdragen aan { $who }
study-name-save = Dat ben ik
study-chat-empty = Nog niemand heeft iets gezegd.
# Bar above the controls
study-you-lead = Jij bent de leider. Klik of tik op een tegel om hem aan te wijzen.
study-follows = { $who } is de leider
study-no-leader = De leider is weg. Na een tijdje neemt degene die hier het langst is het over.
study-alone = Je kijkt in je eentje rond
study-around = Zelf rondkijken
study-follow = { $who } volgen
study-back = Teruggaan
