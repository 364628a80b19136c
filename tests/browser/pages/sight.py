"""What is on the screen of a game."""

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
"""What the page says of all that a `Sight` has; null where no game is on the screen."""


@dataclass(frozen=True)
class Sight:
    """What a player sees of a game."""

    phase: str
    decision: str
    """The kind of decision that is asked for, or "none"."""
    to_move: str
    """A colour, or "chance"; nothing when the game is over."""
    waiting: bool
    number: int
    """Of the newest line of the log."""
    prompt: str
    targets: tuple[str, ...]
    """What is marked on the board, such as "beach tonga.0" or "pier fiji:2"."""
    tray: dict[str, int]
    """The ships that can be landed, by colour."""
    held: str
    """The colour that is chosen in the tray."""
    suggestion: bool
    lit: tuple[str, ...]
    """The actions of the lens that are possible."""
    action: str
    close: bool
    """Whether the view went near some targets, for a finger to tell them apart."""
    looked: bool
    """Whether a move that can't be taken back is looked at, and waits for a second tap."""
    undo: bool
    held_back: bool
    """Whether a move waits for the player to confirm that the turn may end."""
    over: bool
    notes: tuple[str, ...]

    def marked(self, kind: str) -> list[str]:
        """The targets of a kind: island, beach, pier, exit."""
        return [target for target in self.targets if target.split(" ")[0] == kind]
