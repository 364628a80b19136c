"""A simulated beginner, who chooses at random among the options that the screen offers."""

import random
from urllib.parse import urljoin

from tests.browser.pages import FrontPage, Game, Sight


class Beginner:
    """A player of one seat who uses only clicks and taps.

    The beginner tries everything: both ways of landing, crowning, resettling once, and routes into the unknown.
    """

    def __init__(self, game: Game, seed: int, *, resettles: bool = False) -> None:
        self.game = game
        self.chance = random.Random(seed)
        self.may_resettle = resettles
        self.pressed: set[str] = set()
        """The kinds of decision that were made, and the special buttons that were used."""
        self._ways = {
            "settle": self._press_any,
            "act": self._act,
            "take": self._press_any,
            "sail": self._sail,
            "land": self._land,
            "lay": self._press_any,
        }

    def play_on(self, decisions: int = 10_000) -> None:
        """Play until the game is over or this number of decisions was made."""
        for _ in range(decisions):
            sight = self.game.wait()
            if sight.over:
                return
            self.decide(sight)

    def play_until(self, kind: str, ships: int = 0) -> Sight:
        """Play against a bot until a decision of a kind is due.

        A landing must have at least `ships` ships and as many beaches. If the game ends before, another one is started.
        """
        while True:
            sight = self.game.wait()
            if sight.over:
                self.game.page.goto(urljoin(self.game.page.url, "/"))
                FrontPage(self.game.page).play_now(2, "greedy")
            elif sight.decision == kind and min(sum(sight.tray.values()), len(sight.marked("beach"))) >= ships:
                return sight
            else:
                self.decide(sight)

    def decide(self, sight: Sight) -> None:
        """Make one decision."""
        if sight.held_back:
            self.pressed.add("confirm")
            self.game.press_button("confirm-yes")
            return
        if sight.over:  # the game may have ended since the caller looked
            return
        self.pressed.add(sight.decision)
        self._ways[sight.decision](sight)

    def _press_any(self, sight: Sight) -> None:
        self.game.press(self.chance.choice([t for t in sight.targets if not t.startswith("pending")]))
        if self.game.look().looked:
            self.pressed.add("look")
            self.game.press_button("go")

    def _act(self, sight: Sight) -> None:
        chosen = [t for t in sight.targets if t.startswith("pending")]
        if not chosen and sight.action != "crown" and "crown" in sight.lit and self.chance.random() < 0.2:
            self.pressed.add("crown")
            self.game.press_button("lens-crown")
        elif self.may_resettle and not chosen and sight.number > 60 and "resettle" in sight.lit:
            self.may_resettle = False
            self.pressed.add("resettle")
            self.game.press_button("lens-resettle")
            self.game.press_button("resettle-yes")
        elif sight.action == "resettle":
            self.game.press_button("lens-expand")
        else:
            self._press_any(self.game.look())

    def _sail(self, sight: Sight) -> None:
        piers = sight.marked("pier")
        self.chance.shuffle(piers)
        if not self.game.touch:
            for pier in piers[:4]:
                if "unknown" in self.game.route_of(pier):
                    self.pressed.add("discover")
                    self.game.sail(pier)
                    return
        self.game.sail(piers[0])

    def _land(self, sight: Sight) -> None:
        if sight.suggestion and self.chance.random() < 0.4:
            self.pressed.add("suggestion")
            self.game.press_button("tray-suggestion")
            if self.game.touch:  # the first tap only shows the plan
                self.game.press_button("tray-suggestion")
            return
        colours = [colour for colour in sight.tray if colour != sight.held]
        if colours and self.chance.random() < 0.3:
            self.pressed.add("tray")
            self.game.press_button(f"tray-{self.chance.choice(colours)}")
            sight = self.game.look()
        self._press_any(sight)


def play(players: dict[str, Beginner], decisions: int = 10_000) -> None:
    """Let the player to move decide, until the game is over or this number of decisions was made."""
    games = [player.game for player in players.values()]
    for _ in range(decisions):
        # Some pages may not show the last decision yet. The page of the player who made it always shows it.
        newest = max(games, key=lambda game: game.look().number)
        colour = newest.wait_for_turn_of(list(players))
        if not colour:
            return
        players[colour].decide(players[colour].game.wait())
