"""Snapshot of what the game page shows."""

from dataclasses import dataclass

LOOK = """() => {
  const find = (id) => document.querySelector(`[data-testid="${id}"]`);
  const play = find("play");
  if (!play) return null;
  const { phase, decision, asked, busy, number, toMove = "" } = play.dataset;
  const tray = [...document.querySelectorAll("[data-testid='tray'] button[data-count]")];
  const lens = [...document.querySelectorAll("[data-testid='lens'] button")];
  const named = (node) => node.dataset.testid.split("-")[1];
  return {
    phase, decision, to_move: toMove, waiting: asked === "true" || busy === "true", number: Number(number ?? 0),
    prompt: find("prompt").textContent,
    targets: [...document.querySelectorAll("[data-ready]")].map((n) => n.dataset.area ?? `pending ${n.dataset.ship}`),
    tray: Object.fromEntries(tray.filter((n) => !n.disabled).map((n) => [named(n), Number(n.dataset.count)])),
    held: tray.filter((n) => n.ariaPressed === "true").map(named)[0] ?? "",
    suggestion: find("tray-suggestion") !== null,
    lit: lens.filter((n) => n.dataset.lit === "true").map(named),
    action: lens.filter((n) => n.ariaPressed === "true").map(named)[0] ?? "",
    close: document.querySelector("[data-testid='sea'] svg[role=group]").dataset.close === "true",
    looked: find("go") !== null,
    undo: find("undo") !== null,
    held_back: find("confirm-yes") !== null,
    over: find("result") !== null || find("show-result") !== null,
    notes: [...document.querySelectorAll("[data-testid='note']")].map((n) => n.dataset.code),
  };
}"""
"""Script that reads the fields of a `Sight` from the page. It returns null if the page shows no game."""


@dataclass(frozen=True)
class Sight:
    """A snapshot of what a player sees of a game."""

    phase: str
    decision: str
    """The kind of decision that the player has to make, or "none"."""
    to_move: str
    """A colour or "chance"; empty when the game is over."""
    waiting: bool
    number: int
    """Number of the newest line of the log."""
    prompt: str
    targets: tuple[str, ...]
    """The marked areas of the board, such as "beach tonga.0" or "pier fiji:2"."""
    tray: dict[str, int]
    """The ships that can be landed, by colour."""
    held: str
    """The colour that is selected in the tray, or ""."""
    suggestion: bool
    lit: tuple[str, ...]
    """The possible actions: the buttons of the lens that are lit."""
    action: str
    close: bool
    """Whether the board is zoomed in so that a finger can tap one of several close targets."""
    looked: bool
    """Whether a move that cannot be undone is previewed and waits for a second tap."""
    undo: bool
    held_back: bool
    """Whether a move waits until the player confirms the end of the turn."""
    over: bool
    notes: tuple[str, ...]

    def marked(self, kind: str) -> list[str]:
        """Return the targets of a kind: island, beach, pier or exit."""
        return [target for target in self.targets if target.split(" ")[0] == kind]
