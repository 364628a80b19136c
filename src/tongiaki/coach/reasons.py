"""Reasons for a mistake: what would be better for the player at the end of the better line, the most important first.

A reason belongs to a group of the network's inputs, such as safe islands or the supply. Its weight is the part of the
network's score that this group explains, see `contributions`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from tongiaki.coach.contributions import Contributions, Group
from tongiaki.coach.evaluator import CoachEvaluator, seat_colours
from tongiaki.coach.facts import Draws, Drives, Fact, Reaches, Sinks, count_draws, find_facts
from tongiaki.record.colours import Colour
from tongiaki.rules import CHANCE, OVER, Position
from tongiaki.rules.fleets import EMPTY, colours, ships_of, size
from tongiaki.rules.scoring import owners
from tongiaki.rules.tiles import BERTHS, FIRST_BEACH, ISLANDS, NONE, TILE_ID
from tongiaki.search import Search
from tongiaki.value.expectations import Expectations
from tongiaki.value.routes import Routes

MAX_REASONS = 3
"""Maximum number of reasons for a mistake."""
MIN_SHARE = 0.1
"""Minimum weight of a further reason, as a share of the greatest weight."""
RISKY_SHARE = 0.3
"""Minimum share of the tiles that sink a fleet at which the draw is always a reason."""
MIN_POINTS = 0.5
"""Minimum difference in expected points that is a reason."""
CAP = 2000
"""Maximum number of positions to search for a rival's reply."""


class _Reason(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", gc=False):
    """Base class of reasons. "The player" made the mistake. `better` and `played` belong to the ends of both lines."""


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


class Reply(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """The best turn of the next player after a line, and its facts. "The player" in the facts is this `colour`."""

    colour: Colour
    moves: list[str]
    facts: list[Fact]


def find_reply(end: Position, evaluator: CoachEvaluator) -> Reply | None:
    """Return the next player's best turn. Return None if a tile must be drawn first, or the game is over."""
    if end.to_move in (CHANCE, OVER):
        return None
    search = Search(end, evaluator, cap=CAP)
    moves = search.line(search.candidates[0])
    position, texts = end.copy(), list[str]()
    for move in moves:
        texts.append(position.text(move))
        position.play(move)
    return Reply(seat_colours(end)[end.turn], texts, find_facts(end, moves))


def find_reasons(
    seat: int, better: Position, played: Position, replies: tuple[Reply | None, Reply | None], evaluator: CoachEvaluator
) -> list[Reason]:
    """Return one to three reasons why an end of a stretch is better for a seat than the played end.

    `replies` are the replies after the better end and after the played end. The positions are not changed.
    """
    names = seat_colours(better)
    reasons = _certain_reasons(names[seat], seat, better, played, replies)
    contributions = Contributions(seat, better, played)
    ends = _Ends(seat, contributions.rival, better, played)
    weighed = sorted(
        ((contributions.weight(group, rival), reason) for group, rival, reason in ends.differences()),
        key=lambda pair: -pair[0],
    )
    least = max(0.0, MIN_SHARE * weighed[0][0]) if weighed else 0.0
    driven = {island for reason in reasons if isinstance(reason, Driven) for island in reason.islands}
    reasons += [reason for weight, reason in weighed if weight > least and not _repeats(reason, driven)]
    if len(reasons) <= 1:
        reasons += _expectation(seat, better, played, evaluator)
    return reasons[:MAX_REASONS] or [BetterResults()]


def _certain_reasons(
    own: Colour, seat: int, better: Position, played: Position, replies: tuple[Reply | None, Reply | None]
) -> list[Reason]:
    """Return the reasons that follow from the rules or from the replies, without weights."""
    reasons: list[Reason] = []
    if better.to_move == OVER and better.standings()[seat].rank == 1:
        reasons.append(Wins())
    elif played.to_move == OVER and better.to_move != OVER:
        reasons.append(Closes())
    reasons += [
        King(TILE_ID[island])
        for island in range(ISLANDS)
        if better.kings[island] == seat and played.kings[island] != seat
    ]
    reasons += _threats(own, seat, played, replies)
    draws = _draw(played)
    if draws is not None and _is_risky(draws) and _draw(better) is None:
        reasons.append(Risks(draws.tiles, draws.lands, draws.sinks))
    return reasons


def _threats(own: Colour, seat: int, played: Position, replies: tuple[Reply | None, Reply | None]) -> list[Reason]:
    """Return what a rival's best reply does to the player after the played line only."""
    better_facts, reply = replies[0].facts if replies[0] else [], replies[1]
    if reply is None:
        return []
    threats: list[Reason] = []
    spared = {fact.island for fact in better_facts if isinstance(fact, Drives) and fact.colour == own}
    driven = [fact.island for fact in reply.facts if isinstance(fact, Drives) and fact.colour == own]
    if islands := [island for island in driven if island not in spared]:
        threats.append(Driven(reply.colour, islands))
    ships = _sunk_ships(own, reply.facts)
    if ships and not _sunk_ships(own, better_facts):
        threats.append(Sunk(reply.colour, ships))
    spared = {fact.island for fact in better_facts if isinstance(fact, Reaches)}
    held = {TILE_ID[island] for island in range(ISLANDS) if ships_of(played.ashore[island], seat)}
    reached = [fact.island for fact in reply.facts if isinstance(fact, Reaches) and fact.island in held]
    if islands := [island for island in reached if island not in spared and island not in driven]:
        threats.append(Joined(reply.colour, islands))
    return threats


def _repeats(reason: Reason, driven: set[str]) -> bool:
    """Return whether a reason only says that the player would be safe where a reply drives the player out."""
    return isinstance(reason, Safe) and driven.issuperset(reason.islands)


def _sunk_ships(colour: Colour, facts: list[Fact]) -> int:
    return sum(fact.fleet.get(colour, 0) for fact in facts if isinstance(fact, Sinks))


def _expectation(seat: int, better: Position, played: Position, evaluator: CoachEvaluator) -> list[Reason]:
    """Return the reason that the evaluator expects clearly more points, if it does."""
    evaluator.evaluate(better)
    more = evaluator.points[seat]
    evaluator.evaluate(played)
    fewer = evaluator.points[seat]
    return [Expects(round(more, 1), round(fewer, 1))] if more >= fewer + MIN_POINTS else []


class _Ends:
    """The differences between the ends of two lines, in the terms of the network's inputs."""

    def __init__(self, seat: int, rival: int, better: Position, played: Position) -> None:
        self._seat, self._rival = seat, rival
        self._better, self._played = better, played
        self._names = seat_colours(better)
        self._better_expectations, self._played_expectations = Expectations(), Expectations()
        self._better_expectations.load(better)
        self._played_expectations.load(played)

    def differences(self) -> Iterator[tuple[Group, bool, Reason]]:
        """Yield each difference in the player's favour: its group, whether it concerns the rival, and the reason."""
        yield from self._islands()
        yield from self._numbers()
        yield from self._draws()

    def _islands(self) -> Iterator[tuple[Group, bool, Reason]]:
        seat, rival, name = self._seat, self._rival, self._names[self._rival]
        held = self._gained(self._better, self._played, seat)
        if held:
            yield Group.ISLANDS, False, Holds(_ids(held))
        lost = self._gained(self._played, self._better, rival)
        if lost:
            yield Group.ISLANDS, True, RivalHolds(name, _ids(lost))
        spreads = [island for island in range(ISLANDS) if self._beaches_gained(island, seat) > 0]
        if spreads:
            yield Group.PRESENCE, False, Spreads(_ids(spreads))
        spreads = [island for island in range(ISLANDS) if self._beaches_gained(island, rival) < 0]
        if spreads:
            yield Group.PRESENCE, True, RivalSpreads(name, _ids(spreads))
        safe = [island for island in range(ISLANDS) if self._is_safer(island, seat, in_better=True)]
        rivals = sorted({other for island in safe for other in owners(self._played, island) if other != seat})
        if rivals:
            yield Group.SAFETY, False, Safe([self._names[other] for other in rivals], _ids(safe))
        exposed = [island for island in range(ISLANDS) if self._is_safer(island, rival, in_better=False)]
        if exposed:
            yield Group.SAFETY, True, Exposed(name, _ids(exposed))
        fills = [
            island
            for island in range(ISLANDS)
            if _fillable(self._better, island, seat) > _fillable(self._played, island, seat)
        ]
        if fills:
            yield Group.BEACHES, False, Fills(_ids(fills))
        before, after = (Counter(_ways(end, seat)) for end in (self._played, self._better))
        ways = [island for island in range(ISLANDS) if after[island] > before[island]]
        if ways:
            yield Group.WAYS, False, Ways(_ids(ways))

    def _numbers(self) -> Iterator[tuple[Group, bool, Reason]]:
        seat, rival, name = self._seat, self._rival, self._names[self._rival]
        ends = (self._better, self._played)
        better, played = (
            expectations.points for expectations in (self._better_expectations, self._played_expectations)
        )
        if better[seat] > played[seat]:
            yield Group.POINTS, False, Points(better[seat], played[seat])
        if better[rival] < played[rival]:
            yield Group.POINTS, True, RivalPoints(name, better[rival], played[rival])
        more, fewer = (_growth(end, seat) for end in ends)
        if more > fewer:
            yield Group.GROWTH, False, Growth(more, fewer)
        fewer, more = (_growth(end, rival) for end in ends)
        if fewer < more:
            yield Group.GROWTH, True, RivalGrowth(name, fewer, more)
        more, fewer = (ships_of(end.supply, seat) for end in ends)
        if more > fewer:
            yield Group.SUPPLY, False, Supply(more, fewer)
        fewer, more = (ships_of(end.supply, rival) for end in ends)
        if fewer < more:
            yield Group.SUPPLY, True, RivalSupply(name, fewer, more)

    def _draws(self) -> Iterator[tuple[Group, bool, Reason]]:
        better, played = _draw(self._better), _draw(self._played)
        if better is not None and played is None:
            yield Group.DRAW, False, Discovers(better.tiles, better.lands)
            if better.ending and self._better.standings()[self._seat].rank == 1:
                yield Group.DRAW, False, MayEnd(better.tiles, better.ending)
        elif better is None and played is not None and not _is_risky(played):
            yield Group.DRAW, False, Risks(played.tiles, played.lands, played.sinks)
        elif better is not None and played is not None and better.lands > played.lands:
            yield Group.DRAW, False, LandingOdds(better.tiles, better.lands, played.lands)

    def _gained(self, here: Position, there: Position, seat: int) -> list[int]:
        """Return the islands that a seat holds in one position but not in the other."""
        return [
            island for island in range(ISLANDS) if seat in owners(here, island) and seat not in owners(there, island)
        ]

    def _beaches_gained(self, island: int, seat: int) -> int:
        """Return on how many more beaches of an island a seat has ships at the better end, if it is there at both."""
        better, played = _beaches(self._better, island, seat), _beaches(self._played, island, seat)
        return better - played if better and played else 0

    def _is_safer(self, island: int, seat: int, *, in_better: bool) -> bool:
        """Return whether a seat's ships are safe on an island at one end, and on it but in danger at the other end."""
        safe, exposed = (self._better, self._played) if in_better else (self._played, self._better)
        here, there = self._better_expectations, self._played_expectations
        if not in_better:
            here, there = there, here
        if not (ships_of(safe.ashore[island], seat) and ships_of(exposed.ashore[island], seat)):
            return False
        return here.safe[seat * ISLANDS + island] > 0 and there.safe[seat * ISLANDS + island] == 0


def _draw(end: Position) -> Draws | None:
    """Return the possible results of the draw at the end of a line, if it ends with a draw for a fleet."""
    return count_draws(end) if end.to_move == CHANCE and end.fleet != EMPTY else None


def _is_risky(draws: Draws) -> bool:
    return draws.sinks >= RISKY_SHARE * draws.tiles


def _ids(islands: list[int]) -> list[str]:
    return [TILE_ID[island] for island in islands]


def _beaches(position: Position, island: int, seat: int) -> int:
    """Return the number of beaches of an island with ships of a seat."""
    beaches = range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
    return sum(ships_of(position.ships[beach], seat) > 0 for beach in beaches)


def _fillable(position: Position, island: int, seat: int) -> int:
    """Return how many beaches of an open island a seat can fill with one ship from the supply."""
    if position.kings[island] != NONE or not ships_of(position.ashore[island], seat):
        return 0
    if not ships_of(position.supply, seat):
        return 0
    beaches = range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
    return sum(size(position.ships[beach]) == BERTHS[beach] - 1 for beach in beaches)


def _ways(position: Position, seat: int) -> list[int]:
    """Return the islands on which a seat's ships have enough colours to sail into the unknown."""
    routes = Routes()
    routes.load(position)
    return [
        island
        for island in range(ISLANDS)
        if position.kings[island] == NONE
        for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
        if ships_of(position.ships[beach], seat) and routes.to_unknown[beach] <= colours(position.ships[beach])
    ]


def _growth(position: Position, seat: int) -> int:
    """Return the number of ships in the seat's largest possible expansion."""
    growth = 0
    for island in range(ISLANDS):
        own = ships_of(position.ashore[island], seat)
        growth = max(growth, min(own, FIRST_BEACH[island + 1] - FIRST_BEACH[island]))
    return min(growth, ships_of(position.supply, seat))
