### Texts of the tutorial and the puzzles.

## Tutorial. The player is red. The steps are in ../tutorial.toml.

tutorial-title = Apprendre en jouant
tutorial-lesson = { $number }. { $name }
tutorial-on = Continuer
tutorial-next = Leçon suivante
tutorial-again = Encore une fois
tutorial-anew = Depuis le début
tutorial-play = Jouer contre un bot facile
tutorial-finished = C’est tout : tu connais le jeu. Pendant une partie, « Annuler » revient sur tes décisions, jusqu’à la dernière carte piochée. Le reste vient en jouant, et les bots t’attendent.
tutorial-astray = Les règles le permettent, mais cette leçon parle d’autre chose.

tutorial-settle = Le départ
tutorial-settle-1 = Le but : avoir des bateaux sur le plus grand nombre possible d’îles de valeur quand la mer sera explorée. Tout le monde part de Tonga. Tu joues les rouges : pose ton premier bateau sur l’une des six plages.
tutorial-settle-2 = Les jaunes et les verts ont aussi posé un bateau. Pose maintenant ton deuxième. Pendant la mise en place, aucune plage ne peut recevoir de troisième bateau.
tutorial-settle-2-done = La partie peut commencer. Retiens tes plages : chacune a son débarcadère, et les bateaux qui partent de là vont dans sa direction.

tutorial-expand = Ajouter des bateaux
tutorial-expand-1 = C’est à toi. Le plus souvent, tu ajoutes des bateaux : choisis une île, et tu y en reçois autant que tu en as déjà, chacun sur une autre plage. Sur Tonga, tu en as deux. Choisis Tonga, puis deux plages.
tutorial-expand-1-done = De deux bateaux, te voilà à quatre. C’est ainsi qu’un peuple grandit.
tutorial-expand-2 = Tu ne reçois jamais plus de bateaux que l’île n’a de plages. Ajoute des bateaux là où tu en reçois le plus.
tutorial-expand-2-astray = Là, tu n’en recevrais qu’un seul. Où en as-tu davantage ?
tutorial-expand-2-done = Trois nouveaux bateaux sur Fiji, un par plage, d’un seul geste.

tutorial-full = La plage complète
tutorial-full-1 = Sur Tonga, une plage n’a plus qu’une place libre : celle du nord. Poses-y ton nouveau bateau : choisis Tonga, puis cette plage.
tutorial-full-1-astray = Là, il ne se passerait rien pour l’instant. Remplis la plage du nord.
tutorial-full-2 = La plage est complète : tous ses bateaux doivent partir, les tiens et le jaune dans une même flotte. Fiji est au bout du débarcadère : choisis-le.
tutorial-full-3 = C’est toi qui décides où chacun débarque, le jaune aussi. Chaque plage libre reçoit d’abord un bateau. Choisis une plage pour chacun des trois.
tutorial-full-3-done = Te voilà sur Fiji, avec le jaune, qui a dû suivre. À la fin, une île compte pour tous ceux qui y ont un bateau.

tutorial-unknown = Vers l’inconnu
tutorial-unknown-1 = Personne ne sait ce qu’il y a au nord-est. Remplis la plage de Tonga d’où l’on y va.
tutorial-unknown-1-astray = Cela ne mène pas vers l’inconnu. La plage du nord-est n’a plus qu’une place libre.
tutorial-unknown-2 = Après ce débarcadère, le plateau s’arrête. Pars : la première carte de la pioche y est posée.
tutorial-unknown-3 = D’abord une carte mer, dont le courant a porté ta flotte plus loin, puis Samoa. Tu as découvert une île ! Débarque tes bateaux.
tutorial-unknown-3-done = Samoa vaut cinq points. Ce qui vient dépend de la chance, mais pas seulement : à la table, tu vois quelles cartes restent dans la pioche.

tutorial-currents = Les courants
tutorial-currents-1 = Le nombre d’un courant dit combien de couleurs différentes il faut pour passer. Sur la plage nord de Tonga, il y a deux bateaux, tous à toi ; sur celle du sud-est, un jaune et un vert. Ajoute des bateaux sur Tonga, sur ces deux plages.
tutorial-currents-1-astray = Remplis deux plages à la fois : celle du nord et celle du sud-est.
tutorial-currents-2 = Les deux plages sont complètes, et tu choisis qui part d’abord. Survole un débarcadère, ou touche-le une fois, pour voir jusqu’où irait sa flotte. Laquelle passe ?
tutorial-currents-2-astray = Cette flotte n’a qu’une couleur, et le courant en demande deux : elle sombrerait. Fais d’abord partir celle aux trois couleurs.
tutorial-currents-3 = Trois couleurs ont suffi : la flotte a débarqué sur Samoa. Tes autres bateaux doivent partir aussi, avec une couleur là où il en faut deux.
tutorial-currents-3-done = La flotte a sombré, et ses bateaux sont revenus dans ta réserve. Aucun bateau n’est jamais perdu pour de bon. Mais pour aller loin, mieux vaut emmener les autres.

tutorial-chain = Débarquer et enchaîner
tutorial-chain-1 = Un tour ne s’arrête pas forcément après un seul débarquement. Remplis d’abord la plage nord-est de Tonga.
tutorial-chain-1-astray = Remplis la plage du nord-est, celle qui donne vers Nauru.
tutorial-chain-2 = Pars pour Nauru.
tutorial-chain-3 = Sur Nauru, un bateau jaune est sur une plage qui n’a plus qu’une place. Un bateau qui y débarque la complète, et tous repartent aussitôt. Poses-y un bateau rouge.
tutorial-chain-3-astray = Pose un bateau rouge à côté du jaune : c’est toi qui repars.
tutorial-chain-4 = Bien. Maintenant les deux autres, un par plage.
tutorial-chain-5 = Et cela continue, car la plage est complète. De son débarcadère nord, on va à Fiji.
tutorial-chain-5-astray = Ce débarcadère mène vers l’inconnu. L’autre mène à Fiji.
tutorial-chain-6 = Débarque les deux bateaux.
tutorial-chain-6-done = Deux îles en un seul tour : c’est un enchaînement. Il dure tant qu’un débarquement complète une plage.
tutorial-chain-7 = Parfois, une flotte ne trouve pas assez de places. Remplis la plage nord de Tonga : ses trois bateaux partent pour Tubuai.
tutorial-chain-7-astray = Remplis la plage nord de Tonga, où l’un de tes bateaux est à côté d’un jaune.
tutorial-chain-8 = Tubuai n’a que deux places libres pour trois bateaux. Un bateau sans place retourne en réserve, et c’est toi qui décides lequel. Débarque tes deux bateaux.
tutorial-chain-8-astray = Alors, l’un de tes bateaux retournerait en réserve. Débarque tes deux bateaux.
tutorial-chain-8-done = Le bateau jaune est de retour dans la réserve des jaunes. Les deux plages de Tubuai sont complètes : cet enchaînement continue, lui aussi.

tutorial-king = Roi
tutorial-king-1 = Les autres peuvent te chasser d’une île, mais pas d’une île royale. Sur Tahiti, tous les bateaux sont à toi : choisis le masque, puis Tahiti.
tutorial-king-1-astray = Ici, il s’agit de devenir roi. Choisis le masque, puis Tahiti.
tutorial-king-1-done = Tahiti est à toi jusqu’à la fin : la flotte jaune est venue et a dû faire demi-tour. Tu peux devenir roi deux fois, jamais à Tonga, et chaque fois cela prend tout ton tour.

tutorial-stuck = À court de bateaux
tutorial-stuck-1 = Il ne te reste qu’un bateau, sur Tonga, qui ne rapporte rien. Repartir de zéro peut alors aider. Choisis l’île barrée.
tutorial-stuck-1-astray = Avec un seul bateau, cela n’aide pas beaucoup. Choisis l’île barrée.
tutorial-stuck-2 = Tous tes bateaux sont dans ta réserve. Maintenant, des cartes sont posées jusqu’à ce qu’une île vienne : choisis le débarcadère de Tonga où poser la prochaine.
tutorial-stuck-2-astray = Cela irait aussi, mais dans cette leçon, choisis un débarcadère de Tonga.
tutorial-stuck-3 = Hawaii ! Pose un bateau sur l’une de ses plages.
tutorial-stuck-3-done = Un bateau et cinq points, et une réserve pleine pour les tours suivants.
tutorial-stuck-4 = Ta réserve est vide : à ce tour, tu déplaces donc un bateau. Choisis d’abord où il va : la plage nord de Tonga, qui a encore une place libre.
tutorial-stuck-4-astray = Choisis la plage nord de Tonga, celle du bateau jaune.
tutorial-stuck-5 = Choisis maintenant le bateau qui s’y rend. Sur Fiji, tu en as plus qu’il n’en faut : prends-en un là.
tutorial-stuck-5-astray = Prends un bateau de Fiji : pour les points, un seul y suffit.
tutorial-stuck-5-done = Le bateau a complété la plage, et sa flotte part comme d’habitude. Tant que ta réserve est vide, ajouter, c’est déplacer un bateau.
tutorial-stuck-6 = Ici, tu n’as de bateau sur aucune île ouverte ; ton roi de Tahiti ne compte pas. Tu reviens en jeu avec deux bateaux sur Tonga, ou un sur n’importe quelle autre île ouverte. Samoa vaut cinq points : pose un bateau sur l’une de ses plages.
tutorial-stuck-6-astray = Cela irait aussi, mais dans cette leçon, reviens en jeu sur Samoa.
tutorial-stuck-6-done = Te revoilà en jeu, et Samoa te rapporte aussi ses points. Ton roi t’a gardé Tahiti pendant tout ce temps.

tutorial-end = La fin
tutorial-end-1 = Le dernier tour d’une partie : il reste une île dans la pioche. Dès qu’on la pioche, la partie s’achève. Complète la plage de Nauru où se trouve ton bateau.
tutorial-end-1-astray = Ajoute un bateau sur Nauru, sur la plage où se trouve le tien.
tutorial-end-2 = Un débarcadère mène à Fiji, l’autre vers l’inconnu. Découvre la dernière île.
tutorial-end-2-astray = Par là, on va à Fiji, où tu es déjà. Prends l’autre débarcadère.
tutorial-end-3 = Tahiti, la dernière île ! Le tour se joue encore jusqu’au bout : débarque tes bateaux.
tutorial-end-3-done = La partie est finie. Chaque île rapporte ses points à tous ceux qui y ont un bateau, comme le montre le tableau, et tu as gagné.

## Puzzles

puzzles-about = Trouve le meilleur tour. Tu le joues jusqu’au bout ; après un faux pas, tu vois ce qu’il coûte. Ce navigateur retient ce que tu as résolu. Chaque jour, tout le monde reçoit le même problème.
puzzles-today = Le problème du jour
puzzles-run = Série : { $run }
puzzles-continue = Continuer
puzzles-themes = Thèmes
puzzles-all-solved = Tu as résolu tous les problèmes.
puzzles-none-offered = Il n’y a aucun problème pour le moment.
puzzles-kind-chain = Le plus long enchaînement
puzzles-kind-save = Sauve la flotte
puzzles-kind-crown = Roi ou pas ?
puzzles-kind-sink = Fais sombrer un rival
puzzles-kind-last = Gagne le dernier tour
puzzles-kind-end = Mets fin à la partie
puzzles-kind-drive = Chasse un rival
puzzles-kind-trade = Un bon échange
puzzles-solved = Résolus : { $solved } sur { $count }
puzzles-solved-one = résolu
puzzles-failed-one = pas résolu du premier coup
puzzle-title = Problème { $number }
puzzle-turn = Ta couleur : { $colour }.
puzzle-rating = Difficulté : { $rating }
puzzle-task-chain = Fais partir une flotte après l’autre : trouve le plus long enchaînement.
puzzle-task-save = Une flotte est en danger. Joue le tour sans perdre un seul de tes bateaux.
puzzle-task-sink = Fais sombrer des bateaux d’un rival dans un courant.
puzzle-task-last = C’est le dernier tour de la partie. Gagne-la, sans partager la victoire.
puzzle-task-end = Joue le tour de façon à piocher une carte qui peut mettre fin à la partie.
puzzle-task-drive = Chasse un rival d’une île sans que personne perde un bateau.
puzzle-task-trade = Fais un bon échange : abandonne une île de sorte qu’un rival perde plus de points que toi.
puzzle-best-chain = Trouve le meilleur tour. Au moins trois flottes prennent la mer.
puzzle-best-save = Trouve le meilleur tour. Attention : certains tours te coûtent des bateaux.
puzzle-best-crown = Trouve le meilleur tour. Tu peux devenir roi d’une île. Est-ce le moment ?
puzzle-best-sink = Trouve le meilleur tour. Il fait sombrer des bateaux d’un rival.
puzzle-best-last = C’est le dernier tour de la partie. Trouve le meilleur.
puzzle-best-end = Trouve le meilleur tour. Tu y pioches une carte qui peut mettre fin à la partie.
puzzle-best-drive = Trouve le meilleur tour. Il chasse un rival d’une île, et aucun bateau n’est perdu.
puzzle-best-trade = Trouve le meilleur tour. Tu abandonnes une île, et un rival perd plus de points que toi.
puzzle-on = Bien joué jusqu’ici. Continue.
puzzle-solved = Résolu ! C’est le meilleur tour.
puzzle-shown = C’est le meilleur tour.
puzzle-wrong = Il y a mieux : ainsi, la probabilité de victoire baisse d’environ { $cost ->
    [one] { $cost } point de pourcentage
   *[other] { $cost } points de pourcentage
} de pourcentage. Reviens en arrière et regarde encore.
puzzle-wrong-unknown = Ce n’est pas le meilleur tour. Reviens en arrière et regarde encore.
puzzle-solution = Voir la solution
puzzle-solution-ask = Si tu regardes la solution, ce problème compte comme non résolu.
puzzle-solution-yes = La voir
puzzle-solution-no = Chercher encore
puzzle-why = Pourquoi ?
puzzle-why-tempting = Le tour le plus tentant
puzzle-why-best = Le meilleur tour
puzzle-why-cost = Il fait baisser ta probabilité de victoire d’environ { $cost ->
    [one] { $cost } point de pourcentage
   *[other] { $cost } points de pourcentage
}.
puzzle-why-free = Il n’y a pas mieux.
puzzle-next = Problème suivant
puzzles-about-you = Ta cote : { $rating }, après { $attempts ->
    [one] un problème
   *[other] { $attempts } problèmes
}
puzzles-about-you-roughly = Ta cote : environ { $rating }, après { $attempts ->
    [one] un problème
   *[other] { $attempts } problèmes
}
puzzles-honest = Cette cote ne sert qu’à toi : chaque problème est envoyé avec sa solution, et personne ne vérifie si tu l’as regardée avant.
puzzles-guest = Avec un compte, tes premiers essais comptent et tu reçois une cote.
puzzles-unsent = Comptés dès le retour du réseau : { $count }
puzzles-order = Ordre
puzzles-order-kind = par genre
puzzles-order-easy = les faciles d’abord
puzzles-order-hard = les difficiles d’abord
puzzles-fresh = Seulement les nouveaux
puzzles-none = Tu les as déjà tous essayés.
puzzles-rating-one = difficulté { $rating }
puzzle-counted = C’est noté. Ta cote est maintenant de { $rating }.
puzzle-unsent = Ton essai comptera dès le retour du réseau.
puzzle-new-day = Une nouvelle journée a commencé.
puzzle-dropped = Le problème { $number } ne fait plus partie du recueil.
puzzle-dropped-about = Il ne répondait plus à nos exigences. Si tu l’as essayé, ton résultat et ta cote sont conservés.
puzzle-dropped-solved = Tu l’as résolu.
puzzle-dropped-failed = Tu ne l’as pas résolu du premier coup.
puzzle-all = Tous les problèmes
