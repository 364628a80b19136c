"""A short version of `dev.py bench coach`, in pure Python and without times."""

import pytest

from tests.coach.test_review import played
from tests.project.project_files import ROOT
from tongiaki.coach.review import Effort
from tongiaki.search import ChancesEvaluator


@pytest.fixture(autouse=True)
def _benchmarks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))


def test_mistakes_cost_again_what_was_said_and_have_reasons() -> None:
    import coach

    evaluator, measurement = ChancesEvaluator(), coach.Measurement()
    for seed in (9, 10):
        record = played(seed, most=60)
        review = coach.reviewed(record, evaluator, Effort(nodes=300, pairs=8))
        measurement.rests += [player.rest for player in review.players]
        for mistake in review.mistakes:
            found = coach.try_again(record, mistake, evaluator, 12, "again")
            measurement.trials.append(coach.Trial(mistake.trial, found))
            measurement.reasons.append(len(mistake.reasons))
    assert len(measurement.trials) >= 2
    assert coach.broken_promises(measurement) == []


def test_games_depend_only_on_their_seed_and_number() -> None:
    import coach

    levels = ("greedy", "random")
    assert coach.play(5, 0, levels) == coach.play(5, 0, levels) != coach.play(5, 2, levels)
    assert coach.play(5, 1, levels).terms.players == 3
