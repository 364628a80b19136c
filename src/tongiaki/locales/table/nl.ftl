### Texts that a table loads after its first paint.

## Help in a player's first games

coach-aim = Als de zee is verkend, wil je op zo veel mogelijk waardevolle eilanden een schip hebben.
coach-aim-add = Schepen bijzetten
coach-aim-sail = Uitvaren vanaf een vol strand
coach-aim-land = Landen
coach-aim-score = Punten krijgen
coach-full = Dit strand is vol, dus de hele vloot vaart uit, ook de andere kleuren. Jij kiest de steiger.
coach-current = Het getal bij een stroming zegt hoeveel verschillende kleuren een vloot nodig heeft om erdoor te komen. Met minder kleuren lijdt ze schipbreuk.
coach-crown = Op een eiland waar alleen schepen van jou liggen, kun je koning worden. Dat kost je hele beurt, en het eiland blijft tot het einde van jou.
coach-shortage = Schepen of ligplaatsen zijn schaars. Een schip zonder ligplaats gaat terug naar de voorraad. Is je voorraad leeg, dan verplaats je schepen in plaats van nieuwe bij te zetten.

## Remarks of bots

# Reasons: its ship was taken along, sank or found no berth; it crowned or discovered an island.
remark-thanks =
    { $temper ->
        [warm] Bedankt voor de lift!
        [lively] Wat een tocht! Dank je!
       *[dry] Aardig van je. Of was het de stroming?
    }
remark-sunk =
    { $temper ->
        [warm] O nee, mijn schepen!
        [lively] Brrr, wat koud!
       *[dry] Ze kunnen zwemmen. Vermoedelijk.
    }
remark-stranded =
    { $temper ->
        [warm] Geen plek voor mij? Volgende keer dan.
        [lively] Hé, ik zat ook in die vloot!
       *[dry] Vol. Wat handig.
    }
remark-crowned =
    { $temper ->
        [warm] Op dit eiland voel ik me thuis.
        [lively] Kijk eens, mijn kroon!
       *[dry] Van mij. Zo is het rustiger.
    }
remark-found =
    { $temper ->
        [warm] Land! Er is plek voor iedereen.
        [lively] Land in zicht! Ik zag het als eerste!
       *[dry] Een eiland. Zoals verwacht.
    }
remarks-setting = Bots maken opmerkingen
remarks-setting-about = Elke bot hooguit twee keer per spel.

## Reactions: ready-made chat messages

reactions-open = Reageren
reaction-hello = Hallo!
reaction-luck = Succes!
reaction-praise = Goed gespeeld!
reaction-thanks = Dank je!
reaction-wow = Geweldig!
reaction-oops = Oeps!
reactions-setting = Reacties tonen
reactions-setting-about = Ze verschijnen boven het bord. In de chat blijven ze staan.
