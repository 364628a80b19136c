"""Sounds: the audio context runs only while a sound is playing."""

import itertools
import time
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import UNLESS_CHOSEN, NewPage
from tests.browser.lessons import play
from tests.browser.pages import DESKTOP, PATIENCE, PHONE, FrontPage, Game
from tests.browser.policy import Beginner

MOVING = {"reduced_motion": "no-preference"}
"""Steps of an animation need motion. The usual screens have none."""
NOTED = """
window.noted = [];
const note = (kind, name) => window.noted.push({ kind, name, at: performance.now() });
for (const type of [OscillatorNode, AudioBufferSourceNode]) {
  const start = type.prototype.start;
  type.prototype.start = function (...when) {
    if (!this.loop) note("sound", type.name);
    return start.apply(this, when);
  };
}
navigator.vibrate = (duration) => note("vibration", String(duration));
addEventListener("DOMContentLoaded", () => {
  let step = null, decision = null;
  new MutationObserver(() => {
    const now = document.querySelector(".board")?.dataset.step ?? null;
    const next = document.querySelector("[data-testid=play]")?.dataset.decision ?? null;
    if (now !== step) note("step", String(step = now));
    if (next !== decision) note("decision", String(decision = next));
  }).observe(document, { subtree: true, childList: true, attributes: true });
});
"""
"""Script that notes when sounds, vibrations, steps of an animation and decisions begin."""
SOUNDING = {
    "placed",
    "shifted",
    "sailed",
    "discovered",
    "sank",
    "at_sea",
    "turned_back",
    "landed",
    "crowned",
    "resettled",
    "lost",
}
"""The kinds of steps that have a sound."""
LATE = 60  # milliseconds: the page is drawn after the sound was started


def windows(noted: list[dict[str, Any]]) -> list[tuple[str, float, float]]:
    """Return each step with the time of its start and that of the next one."""
    steps = [(event["name"], event["at"]) for event in noted if event["kind"] == "step"]
    return [(name, at, later) for (name, at), (_, later) in itertools.pairwise(steps)]


def test_the_audio_context_is_suspended_after_silence_and_resumed_for_a_sound(new_page: NewPage) -> None:
    page = new_page("/", loud=True, **DESKTOP)
    states: list[str] = []

    def note(event: dict[str, Any]) -> None:
        states.append(event["context"]["contextState"])

    session = page.context.new_cdp_session(page)
    session.on("WebAudio.contextChanged", note)
    session.send("WebAudio.enable")
    game = FrontPage(page).play_now(2, "random")
    for _ in range(2):
        game.press(game.wait().targets[0])
        for _ in range(200):
            if states[-2:] == ["running", "suspended"]:
                break
            page.wait_for_timeout(100)
        assert states[-2:] == ["running", "suspended"]
        states.clear()


def test_raising_the_volume_from_zero_plays_a_sound(new_page: NewPage) -> None:
    page = new_page("/", **DESKTOP)
    made: list[str] = []
    session = page.context.new_cdp_session(page)
    session.on("WebAudio.contextCreated", lambda event: made.append(event["context"]["contextState"]))
    session.send("WebAudio.enable")
    FrontPage(page).play_now(2, "random").wait()
    page.get_by_test_id("sound").click()
    volume = page.get_by_test_id("volume")
    expect(volume).to_have_value("0")
    assert made == []
    volume.fill("60")
    expect(volume).to_have_value("60")
    deadline = time.monotonic() + PATIENCE / 1000
    while not made and time.monotonic() < deadline:
        page.wait_for_timeout(100)
    assert len(made) == 1


def test_each_sound_starts_with_its_own_step_and_before_the_next(new_page: NewPage) -> None:
    page = new_page("about:blank", loud=True, **DESKTOP | MOVING)
    page.context.add_init_script(NOTED)
    page.goto("/")
    game = FrontPage(page).play_now(2, "greedy")
    game.wait()
    page.evaluate("window.noted.length = 0")
    beginner = Beginner(game, seed=4)
    heard: list[tuple[str, float, float]] = []
    for number in range(60):
        beginner.decide(game.wait())
        heard = [step for step in windows(page.evaluate("window.noted")) if step[0] in SOUNDING]
        if number >= 12 and len({name for name, _, _ in heard}) >= 2:
            break
    game.wait()
    page.wait_for_timeout(400)
    noted = page.evaluate("window.noted")
    sounds = [event["at"] for event in noted if event["kind"] == "sound"]
    heard = [step for step in windows(noted) if step[0] in SOUNDING]
    assert len({name for name, _, _ in heard}) >= 2
    for name, start, end in heard:
        assert any(start - LATE <= at < end for at in sounds), (name, start, end, sounds)
    # A sound that belongs to no step is the call at the start of a turn, when a decision is possible.
    for at in sounds:
        if not any(start - LATE <= at < end for _, start, end in heard):
            decisions = [event for event in noted if event["kind"] == "decision" and event["at"] <= at + LATE]
            assert decisions, at
            assert decisions[-1]["name"] != "none"


def test_nothing_is_heard_or_felt_while_the_sound_is_off(new_page: NewPage) -> None:
    page = new_page("about:blank", **PHONE | MOVING)
    page.context.add_init_script(NOTED)
    page.goto("/")
    game = FrontPage(page).play_now(2, "greedy")
    beginner = Beginner(game, seed=4)
    for _ in range(4):
        beginner.decide(game.wait())
    game.wait()
    noted = page.evaluate("window.noted")
    assert [event for event in noted if event["kind"] in {"sound", "vibration"}] == []
    assert windows(noted) != []


def test_a_phone_vibrates_for_an_own_ship_and_an_own_turn(new_page: NewPage) -> None:
    page = new_page("about:blank", loud=True, **PHONE | MOVING)
    page.context.add_init_script(NOTED)
    page.goto("/")
    game = FrontPage(page).play_now(2, "greedy")
    beginner = Beginner(game, seed=4)
    for _ in range(3):
        beginner.decide(game.wait())
    game.wait()
    page.wait_for_timeout(400)
    felt = {event["name"] for event in page.evaluate("window.noted") if event["kind"] == "vibration"}
    assert felt == {"8", "25"}


def test_a_move_that_is_shown_at_once_is_heard(new_page: NewPage) -> None:
    page = new_page("about:blank", loud=True, **DESKTOP | MOVING)
    page.context.add_init_script(UNLESS_CHOSEN.format("speed", '\\"off\\"'))
    page.context.add_init_script(NOTED)
    page.goto("/")
    game = FrontPage(page).play_now(2, "greedy")
    game.wait()
    page.evaluate("window.noted.length = 0")
    Beginner(game, seed=4).decide(game.look())
    page.wait_for_function("() => window.noted.some(({ kind }) => kind === 'sound')")


def test_a_lesson_is_heard(new_page: NewPage) -> None:
    page = new_page("about:blank", loud=True, **DESKTOP | MOVING)
    page.context.add_init_script(NOTED)
    page.goto("/tutorial")
    play(page, "settle tonga.0")
    page.wait_for_function("() => window.noted.some(({ kind }) => kind === 'sound')")
    assert page.evaluate("window.noted.some(({ kind, name }) => kind === 'step' && name === 'placed')")


def test_the_prompt_does_not_call_while_the_own_move_is_shown(new_page: NewPage) -> None:
    page = new_page("/", **DESKTOP | MOVING)
    page.evaluate("""() => {
      window.called = [];
      new MutationObserver(() => {
        const [play, prompt] = ["play", "prompt"].map((id) => document.querySelector(`[data-testid=${id}]`));
        if (play?.dataset.busy === "true" && prompt) window.called.push(prompt.textContent.trim());
      }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    }""")
    game = FrontPage(page).play_now(2, "greedy")
    beginner = Beginner(game, seed=4)
    for _ in range(10):
        beginner.decide(game.wait())
    assert page.evaluate("window.called.length") > 0
    assert "It is your turn." not in page.evaluate("window.called")


def test_the_loudspeaker_is_in_sight_and_mutes(new_page: NewPage) -> None:
    for screen in (DESKTOP, PHONE, PHONE | {"viewport": {"width": 360, "height": 640}}):
        page = new_page("/", loud=True, **screen)
        game: Game = FrontPage(page).play_now(2, "random")
        game.wait()
        button = page.get_by_test_id("sound")
        expect(button).to_be_in_viewport(ratio=1)
        expect(button).to_have_attribute("data-on", "true")
        button.click()
        page.get_by_test_id("mute").click()
        expect(button).to_have_attribute("data-on", "false")
        expect(page.get_by_test_id("volume")).to_have_value("0")
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("mute")).not_to_be_visible()
        assert page.evaluate("localStorage.getItem('tongiaki.volume')") == "0"
        page.context.close()
