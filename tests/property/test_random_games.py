"""Random games under the invariants of the rules."""

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.property.invariants import discovered_at_its_edge, hold, refuses
from tests.property.ledger import Ledger
from tongiaki.rules import COLOURS, MOVE_COUNT, OVER, Position, Terms


class Game(RuleBasedStateMachine):
    """A game for any number of players, with random moves and draws."""

    @initialize(
        players=st.integers(2, 6),
        stall=st.sampled_from([20, 0, 1, 3]),
        colours=st.permutations(COLOURS),
    )
    def start(self, players: int, stall: int, colours: list[str]) -> None:
        self.position = Position(Terms(players, stall, tuple(colours[:players])))
        self.moves: list[int] = []
        self.ledger = Ledger(self.position)

    @precondition(lambda self: self.position.to_move != OVER)
    @rule(choice=st.integers(0, 2**16))
    def play(self, choice: int) -> None:
        legal = self.position.legal_moves()
        self._play(legal[choice % len(legal)])

    @precondition(lambda self: self.position.to_move != OVER)
    @rule(random=st.randoms(use_true_random=False), number=st.integers(10, 80))
    def play_on(self, random: Random, number: int) -> None:
        """Play many moves at once, so that games reach late positions."""
        for _ in range(number):
            if self.position.to_move == OVER:
                return
            self._play(likely(random, self.position))

    def _play(self, move: int) -> None:
        position = self.position
        before = position.copy()
        kept = before.key()
        quiet = position.quiet_turns
        position.log = []
        position.play(move)
        self.moves.append(move)
        self.ledger.enter(position.happenings())
        self.ledger.agrees_with(position)
        if before.phase == "draw":
            assert position.quiet_turns == 0
            discovered_at_its_edge(before, position)
        else:
            assert position.quiet_turns - quiet in {0, 1}
        assert before.key() == kept
        again = before.copy()
        again.play(move)
        assert again.key() == position.key()
        check_turn(before, position)

    @rule(move=st.integers(0, MOVE_COUNT - 1))
    def ask(self, move: int) -> None:
        """Check a random move, which is probably illegal."""
        refuses(self.position, move)

    @precondition(lambda self: self.moves)
    @rule()
    def take_back(self) -> None:
        """Replay the game without its last move, and then with it. Assert that the positions are the same."""
        now, last = self.position.key(), self.moves[-1]
        earlier = Position(self.position.terms)
        for move in self.moves[:-1]:
            earlier.play(move)
        hold(earlier)
        earlier.play(last)
        assert earlier.key() == now
        assert earlier.describe() == self.position.describe()

    @invariant()
    def the_rules_hold(self) -> None:
        if hasattr(self, "position"):
            hold(self.position)


def likely(random: Random, position: Position) -> int:
    """Return a legal move. Resettling is chosen rarely."""
    legal = position.legal_moves()
    if position.phase == "turn" and len(legal) > 1 and random.random() < 0.9:
        legal = legal[:-1]
    return random.choice(legal)


def check_turn(before: Position, after: Position) -> None:
    """Assert that turns follow the order of seats."""
    if before.phase == "setup" or after.phase == "over":
        return
    assert after.turn in {before.turn, (before.turn + 1) % before.players}


Game.TestCase.settings = settings(
    max_examples=40, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
)
TestGame = Game.TestCase


@settings(max_examples=100, deadline=None)
@given(players=st.integers(2, 6), stall=st.integers(1, 20), seed=st.integers(0, 2**32 - 1))
def test_a_game_with_a_stall_limit_always_ends(players: int, stall: int, seed: int) -> None:
    random = Random(seed)
    position = Position(Terms(players, stall))
    turns = 0
    while position.to_move != OVER:
        turn = position.turn
        position.play(likely(random, position))
        turns += position.turn != turn
        assert turns <= 32 * (stall + 1) * players
    hold(position)
    assert position.end_reason in {"last_island", "last_water", "stalled"}
    assert position.quiet_turns <= stall * players


@settings(max_examples=20, deadline=None)
@given(players=st.integers(2, 6), seed=st.integers(0, 2**32 - 1))
def test_a_game_is_reproduced_from_the_texts_of_its_moves(players: int, seed: int) -> None:
    random = Random(seed)
    position = Position(Terms(players))
    texts = []
    while position.to_move != OVER:
        move = likely(random, position)
        texts.append(position.text(move))
        position.play(move)
    again = Position(Terms(players))
    for text in texts:
        move = again.parse(text)
        assert again.refusal(move) is None
        again.play(move)
    assert again.key() == position.key()
    assert again.standings() == position.standings()
