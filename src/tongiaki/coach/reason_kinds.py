"""The kinds of reasons for a mistake. "The player" in their docstrings made the mistake.

`better` and `played` are values at the ends of the better line and of the played line.
"""

from __future__ import annotations

import msgspec

from tongiaki.record.colours import Colour


class _Reason(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", gc=False):
    """Base class of reasons."""


class Driven(_Reason, tag="driven"):
    """A rival's best reply drives the player from islands, but only after the played line."""

    rival: Colour
    islands: list[str]


class Joined(_Reason, tag="joined"):
    """A rival's best reply reaches islands of the player, but only after the played line."""

    rival: Colour
    islands: list[str]


class Sunk(_Reason, tag="sunk"):
    """A rival's best reply sinks ships of the player, but only after the played line."""

    rival: Colour
    ships: int


class Safe(_Reason, tag="safe"):
    """The player's ships on islands would be safe. After the played line, `rivals` can drive them away."""

    rivals: list[Colour]
    islands: list[str]


class Exposed(_Reason, tag="exposed"):
    """A rival's ships on islands would be in danger. After the played line, they are safe."""

    rival: Colour
    islands: list[str]


class King(_Reason, tag="king"):
    """The player would be king of an island."""

    island: str


class Spreads(_Reason, tag="spreads"):
    """The player would have ships on more beaches of islands."""

    islands: list[str]


class RivalSpreads(_Reason, tag="rival_spreads"):
    """A rival would have ships on fewer beaches of islands."""

    rival: Colour
    islands: list[str]


class Holds(_Reason, tag="holds"):
    """The player would have ships on islands. After the played line, the player has none there."""

    islands: list[str]


class RivalHolds(_Reason, tag="rival_holds"):
    """A rival would be on fewer islands."""

    rival: Colour
    islands: list[str]


class Points(_Reason, tag="points"):
    """The player would have more points, as things stand."""

    better: int
    played: int


class RivalPoints(_Reason, tag="rival_points"):
    """A rival would have fewer points, as things stand."""

    rival: Colour
    better: int
    played: int


class Growth(_Reason, tag="growth"):
    """The player could place more ships on an island in the next turn."""

    better: int
    played: int


class RivalGrowth(_Reason, tag="rival_growth"):
    """A rival could place fewer ships on an island in the next turn."""

    rival: Colour
    better: int
    played: int


class Supply(_Reason, tag="supply"):
    """The player would have more ships in the supply."""

    better: int
    played: int


class RivalSupply(_Reason, tag="rival_supply"):
    """A rival would have fewer ships in the supply."""

    rival: Colour
    better: int
    played: int


class Fills(_Reason, tag="fills"):
    """The player could fill a beach of islands with one ship, so that its ships sail."""

    islands: list[str]


class Ways(_Reason, tag="ways"):
    """The player's ships on islands could sail into the unknown from more beaches."""

    islands: list[str]


class Discovers(_Reason, tag="discovers"):
    """The better line ends with a draw; the fleet lands on `lands` of the `tiles`. The played line has no draw."""

    tiles: int
    lands: int


class MayEnd(_Reason, tag="may_end"):
    """The better line ends with a draw. The player is ahead, and `ending` of the `tiles` end the game."""

    tiles: int
    ending: int


class Risks(_Reason, tag="risks"):
    """The played line ends with a draw, and the better line does not.

    The fleet lands on `lands` of the `tiles`, and sinks on `sinks` of them.
    """

    tiles: int
    lands: int
    sinks: int


class LandingOdds(_Reason, tag="odds"):
    """Both lines end with a draw. The fleet of the better line lands on more of the `tiles`."""

    tiles: int
    better: int
    played: int


class Wins(_Reason, tag="wins"):
    """The better line ends the game with a victory."""


class Closes(_Reason, tag="closes"):
    """The played line ends the game, and the better line does not."""


class Expects(_Reason, tag="expects"):
    """The evaluator expects more final points for the player."""

    better: float
    played: float


class BetterResults(_Reason, tag="outlook"):
    """No other reason applies. The better line won more of the playouts."""


Reason = (
    Driven
    | Joined
    | Sunk
    | Safe
    | Exposed
    | King
    | Spreads
    | RivalSpreads
    | Holds
    | RivalHolds
    | Points
    | RivalPoints
    | Growth
    | RivalGrowth
    | Supply
    | RivalSupply
    | Fills
    | Ways
    | Discovers
    | MayEnd
    | Risks
    | LandingOdds
    | Wins
    | Closes
    | Expects
    | BetterResults
)
