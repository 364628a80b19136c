### Texts of the tutorial and the puzzles.

## Tutorial. The player is red. The steps are in ../tutorial.toml.

tutorial-title = Al spelend leren
tutorial-lesson = { $number }. { $name }
tutorial-on = Verder
tutorial-next = Volgende les
tutorial-again = Nog een keer
tutorial-anew = Vanaf het begin
tutorial-play = Tegen een makkelijke bot spelen
tutorial-finished = Dat was alles: je kent het spel. In een spel neem je met ‘Terugnemen’ beslissingen terug, tot aan de laatst getrokken tegel. De rest is oefening, en de bots wachten al.
tutorial-astray = Dat mag van de regels, maar deze les gaat over iets anders.

tutorial-settle = Het begin
tutorial-settle-1 = Als de zee is verkend, wil je op zo veel mogelijk waardevolle eilanden schepen hebben. Iedereen begint op Tonga. Jij bent rood: zet je eerste schip op een van de zes stranden.
tutorial-settle-2 = Geel en groen hebben er ook een schip gezet. Nu komt je tweede. Tijdens de voorbereiding mag er op geen enkel strand een derde schip.
tutorial-settle-2-done = Nu begint het spel. Onthoud op welke stranden je ligt: elk heeft een eigen steiger, en wie daar uitvaart, gaat die kant op.

tutorial-expand = Vermeerderen
tutorial-expand-1 = Je bent aan de beurt. Meestal vermeerder je: kies een eiland en je krijgt er zoveel nieuwe schepen bij als je er al hebt, elk op een ander strand. Op Tonga heb je er twee. Kies Tonga en dan twee stranden.
tutorial-expand-1-done = Van twee schepen heb je er vier gemaakt. Zo vermeerder je.
tutorial-expand-2 = Je krijgt nooit meer schepen dan het eiland stranden heeft. Vermeerder waar je er nu de meeste krijgt.
tutorial-expand-2-astray = Daar zou je maar één schip krijgen. Waar heb je er meer?
tutorial-expand-2-done = Drie nieuwe schepen op Fiji, één op elk strand, allemaal tegelijk.

tutorial-full = Het volle strand
tutorial-full-1 = Eén strand van Tonga heeft nog maar één vrije ligplaats: dat in het noorden. Zet je nieuwe schip daar. Kies Tonga en dan dit strand.
tutorial-full-1-astray = Daar zou nog niets gebeuren. Vul het noordelijke strand.
tutorial-full-2 = Het strand is vol, dus al zijn schepen moeten uitvaren, die van jou en van geel in één vloot. Voorbij de steiger ligt Fiji: kies die steiger.
tutorial-full-3 = Jij bepaalt waar iedereen landt, geel ook. Eerst krijgt elk vrij strand één schip. Kies voor elk van de drie een strand.
tutorial-full-3-done = Je bent op Fiji, en geel moest mee. Aan het einde telt een eiland voor iedereen die er een schip heeft.

tutorial-unknown = Het onbekende in
tutorial-unknown-1 = Niemand weet wat er in het noordoosten ligt. Vul het strand van Tonga vanwaar je daar komt.
tutorial-unknown-1-astray = Zo kom je niet in het onbekende. Het noordoostelijke strand heeft nog één vrije ligplaats.
tutorial-unknown-2 = Voorbij deze steiger houdt het bord op. Vaar uit: de bovenste tegel wordt getrokken en daar gelegd.
tutorial-unknown-3 = Eerst kwam er een watertegel, waarvan de stroming je verder bracht, en toen Samoa. Je hebt een eiland ontdekt! Laat je schepen landen.
tutorial-unknown-3-done = Samoa is vijf punten waard. Welke tegel er komt is geluk, maar je tast niet helemaal in het duister: aan tafel zie je welke tegels nog in de trekstapel zitten.

tutorial-currents = Stromingen
tutorial-currents-1 = Het getal bij een stroming zegt hoeveel verschillende kleuren een vloot nodig heeft om erdoor te komen. Op het noordelijke strand van Tonga liggen twee schepen, allebei van jou; op het zuidoostelijke één van geel en één van groen. Vermeerder op Tonga, op die twee stranden.
tutorial-currents-1-astray = Vul twee stranden tegelijk: het noordelijke en het zuidoostelijke.
tutorial-currents-2 = Beide stranden zijn vol, en jij kiest wie het eerst uitvaart. Wijs een steiger aan, of tik er één keer op, om te zien hoever de vloot zou komen. Welke komt erdoor?
tutorial-currents-2-astray = Deze vloot heeft één kleur en de stroming vraagt er twee: dat wordt schipbreuk. Laat eerst de vloot met drie kleuren uitvaren.
tutorial-currents-3 = Drie kleuren waren genoeg: de vloot is op Samoa geland. Nu moeten je andere schepen ook uitvaren, met één kleur waar er twee nodig zijn.
tutorial-currents-3-done = De vloot leed schipbreuk, en de schepen liggen weer in je voorraad. Geen schip is ooit voorgoed verloren. Maar om ver te komen moet je anderen meenemen.

tutorial-chain = Landen en de ketenzet
tutorial-chain-1 = Een beurt hoeft na één landing nog niet voorbij te zijn. Vul eerst het noordoostelijke strand van Tonga.
tutorial-chain-1-astray = Vul het noordoostelijke strand, dat naar Nauru wijst.
tutorial-chain-2 = Vaar naar Nauru.
tutorial-chain-3 = Op Nauru ligt een geel schip op een strand met nog één vrije ligplaats. Wie daar landt, maakt het vol en vaart verder. Zet daar een rood schip.
tutorial-chain-3-astray = Zet een rood schip naast het gele: dan ben jij het die verder vaart.
tutorial-chain-4 = Goed. Nu de andere twee, één op elk strand.
tutorial-chain-5 = En het gaat verder, want het strand is vol. Vanaf de noordelijke steiger kom je op Fiji.
tutorial-chain-5-astray = Deze steiger leidt het onbekende in. De andere leidt naar Fiji.
tutorial-chain-6 = Laat beide schepen landen.
tutorial-chain-6-done = Twee eilanden in één beurt: dat is een ketenzet. Hij gaat door zolang een landing een strand vult.
tutorial-chain-7 = Soms vindt een vloot te weinig ligplaatsen. Vul het noordelijke strand van Tonga: de drie schepen daar varen naar Tubuai.
tutorial-chain-7-astray = Vul het noordelijke strand van Tonga, waar een schip van jou naast een geel ligt.
tutorial-chain-8 = Op Tubuai zijn maar twee ligplaatsen vrij voor drie schepen. Een schip dat geen plaats vindt, gaat terug naar de voorraad, en jij bepaalt van wie dat is. Laat je eigen twee schepen landen.
tutorial-chain-8-astray = Dan zou een schip van jou teruggaan naar de voorraad. Laat je eigen twee schepen landen.
tutorial-chain-8-done = Het gele schip ligt weer in de voorraad van geel. Nu zijn beide stranden van Tubuai vol, dus ook deze ketenzet gaat door.

tutorial-king = Koning
tutorial-king-1 = Van een eiland kunnen anderen je verdrijven, van een koningseiland niet. Op Tahiti liggen alleen schepen van jou: kies het masker en dan Tahiti.
tutorial-king-1-astray = Nu wil je koning worden. Kies het masker en dan Tahiti.
tutorial-king-1-done = Tahiti is van jou tot het einde: de vloot van geel kwam en moest omkeren. Je kunt twee keer koning worden, nooit op Tonga, en elke keer is dat je hele beurt.

tutorial-stuck = Te weinig schepen
tutorial-stuck-1 = Je hebt nog maar één schip, en dat op Tonga, dat niets telt. Dan kan het helpen om opnieuw te beginnen. Kies het doorgestreepte eiland.
tutorial-stuck-1-astray = Met één schip helpt dat weinig. Kies het doorgestreepte eiland.
tutorial-stuck-2 = Al je schepen liggen in je voorraad. Nu worden er tegels gelegd tot er een eiland komt: kies een steiger van Tonga waar de volgende moet liggen.
tutorial-stuck-2-astray = Dat zou ook kunnen, maar kies in deze les een steiger van Tonga.
tutorial-stuck-3 = Hawaii! Zet een schip op een van de stranden.
tutorial-stuck-3-done = Eén schip en vijf punten, en een voorraad vol schepen voor de volgende beurten.
tutorial-stuck-4 = Je voorraad is leeg, dus verplaats je deze beurt één schip. Kies eerst waar het heen gaat: het noordelijke strand van Tonga, dat nog één vrije ligplaats heeft.
tutorial-stuck-4-astray = Kies het noordelijke strand van Tonga, waar het gele schip ligt.
tutorial-stuck-5 = Kies nu het schip dat daarheen gaat. Op Fiji heb je er meer dan je nodig hebt: neem er daar een.
tutorial-stuck-5-astray = Neem een schip van Fiji: voor de punten is er daar één genoeg.
tutorial-stuck-5-done = Het schip heeft het strand gevuld, en de vloot vaart zoals altijd uit. Zolang je voorraad leeg is, verplaats je bij het vermeerderen telkens één schip.
tutorial-stuck-6 = Hier heb je op geen enkel open eiland een schip; je koning op Tahiti telt hiervoor niet. Je zet opnieuw in: twee schepen op Tonga, of één op een ander open eiland. Samoa is vijf punten waard: zet een schip op een van de stranden.
tutorial-stuck-6-astray = Dat zou ook kunnen, maar zet in deze les opnieuw in op Samoa.
tutorial-stuck-6-done = Je bent terug, en Samoa levert nu ook jou punten op. Je koning heeft Tahiti al die tijd voor je behouden.

tutorial-end = Het einde
tutorial-end-1 = De laatste beurt van een spel: in de trekstapel zit nog één eiland. Wie het trekt, beëindigt het spel. Vul het strand van Nauru waar je schip ligt.
tutorial-end-1-astray = Vermeerder op Nauru, op het strand waar je schip ligt.
tutorial-end-2 = De ene steiger leidt naar Fiji, de andere het onbekende in. Ontdek het laatste eiland.
tutorial-end-2-astray = Zo kom je op Fiji, waar je al bent. Neem de andere steiger.
tutorial-end-3 = Tahiti, het laatste eiland! De beurt wordt nog uitgespeeld: laat je schepen landen.
tutorial-end-3-done = Het spel is afgelopen. Elk eiland levert zijn punten op aan iedereen die er een schip heeft, zoals de tabel laat zien, en jij hebt gewonnen.

## Puzzles

puzzles-about = Vind de beste beurt. Je speelt de hele beurt; na een verkeerde zet zie je wat die kost. Deze browser onthoudt wat je hebt opgelost. Elke dag is er één puzzel voor iedereen.
puzzles-today = De puzzel van vandaag
puzzles-run = Op rij opgelost: { $run }
puzzles-continue = Verder
puzzles-themes = Thema’s
puzzles-all-solved = Je hebt alle puzzels opgelost.
puzzles-none-offered = Er zijn op dit moment geen puzzels.
puzzles-kind-chain = De langste ketenzet
puzzles-kind-save = Red de vloot
puzzles-kind-crown = Koning of niet?
puzzles-kind-sink = Laat een ander schipbreuk lijden
puzzles-kind-last = Win de laatste beurt
puzzles-kind-end = Beëindig het spel
puzzles-kind-drive = Verdrijf een ander
puzzles-kind-trade = Een goede ruil
puzzles-solved = Opgelost: { $solved } van { $count }
puzzles-solved-one = opgelost
puzzles-failed-one = niet in één keer opgelost
puzzle-title = Puzzel { $number }
puzzle-turn = Je speelt { $colour }.
puzzle-rating = Moeilijkheid: { $rating }
puzzle-task-chain = Laat de ene vloot na de andere uitvaren: vind de langste ketenzet.
puzzle-task-save = Een vloot is in gevaar. Speel de beurt zo dat je geen schip kwijtraakt.
puzzle-task-sink = Laat schepen van een ander schipbreuk lijden in een stroming.
puzzle-task-last = Dit is de laatste beurt van het spel. Win het in je eentje.
puzzle-task-end = Speel de beurt zo dat je een tegel trekt waarmee het spel kan eindigen.
puzzle-task-drive = Verdrijf een ander van een eiland zonder dat iemand een schip kwijtraakt.
puzzle-task-trade = Maak een goede ruil: geef een eiland zo op dat een ander meer punten verliest dan jij.
puzzle-best-chain = Vind de beste beurt. Daarin varen minstens drie vloten uit.
puzzle-best-save = Vind de beste beurt. Pas op: sommige beurten kosten je schepen.
puzzle-best-crown = Vind de beste beurt. Je kunt koning van een eiland worden. Is het daar tijd voor?
puzzle-best-sink = Vind de beste beurt. Daarin lijden schepen van een ander schipbreuk.
puzzle-best-last = Dit is de laatste beurt van het spel. Vind de beste.
puzzle-best-end = Vind de beste beurt. Daarin trek je een tegel waarmee het spel kan eindigen.
puzzle-best-drive = Vind de beste beurt. Die verdrijft een ander van een eiland, en er gaat geen schip verloren.
puzzle-best-trade = Vind de beste beurt. Je geeft een eiland op, en een ander verliest meer punten dan jij.
puzzle-on = Goed zo. Ga verder.
puzzle-solved = Opgelost! Dat is de beste beurt.
puzzle-shown = Dat is de beste beurt.
puzzle-wrong = Het kan beter: dit verlaagt je winstkans met ongeveer { $cost } procentpunt. Neem het terug en kijk nog eens.
puzzle-wrong-unknown = Dat is niet de beste beurt. Neem het terug en kijk nog eens.
puzzle-solution = Oplossing tonen
puzzle-solution-ask = Als je de oplossing bekijkt, telt deze puzzel als niet opgelost.
puzzle-solution-yes = Bekijken
puzzle-solution-no = Verder proberen
puzzle-why = Waarom?
puzzle-why-tempting = De verleidelijke beurt
puzzle-why-best = De beste beurt
puzzle-why-cost = Dit verlaagt je winstkans met ongeveer { $cost } procentpunt.
puzzle-why-free = Beter kan niet.
puzzle-next = Volgende puzzel
puzzles-about-you = Je rating: { $rating }, na { $attempts ->
    [one] één puzzel
   *[other] { $attempts } puzzels
}
puzzles-about-you-roughly = Je rating: ongeveer { $rating }, na { $attempts ->
    [one] één puzzel
   *[other] { $attempts } puzzels
}
puzzles-honest = De rating is alleen voor jou: bij elke puzzel zit de oplossing, en niemand controleert of je die vooraf hebt bekeken.
puzzles-guest = Met een account tellen je eerste pogingen mee en krijg je een rating.
puzzles-unsent = Telt mee zodra je weer online bent: { $count }
puzzles-order = Volgorde
puzzles-order-kind = per soort
puzzles-order-easy = makkelijke eerst
puzzles-order-hard = moeilijke eerst
puzzles-fresh = Alleen nieuwe
puzzles-none = Deze heb je allemaal al geprobeerd.
puzzles-rating-one = moeilijkheid { $rating }
puzzle-counted = Dat telt. Je rating is nu { $rating }.
puzzle-unsent = Je poging telt mee zodra je weer online bent.
puzzle-new-day = Er is een nieuwe dag begonnen.
puzzle-dropped = Puzzel { $number } zit niet meer in de verzameling.
puzzle-dropped-about = Hij voldeed niet meer aan de eisen van nu. Heb je hem geprobeerd, dan blijven je resultaat en je rating bewaard.
puzzle-dropped-solved = Je hebt hem opgelost.
puzzle-dropped-failed = Je hebt hem niet in één keer opgelost.
puzzle-all = Alle puzzels
