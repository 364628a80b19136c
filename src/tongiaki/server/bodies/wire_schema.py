"""One JSON schema of all messages and bodies. The client's TypeScript types are generated from it."""

from __future__ import annotations

import msgspec

from tongiaki.coach.facts import Fact
from tongiaki.protocol import study_messages as studies
from tongiaki.protocol import table_messages as p
from tongiaki.server.bodies import event_bodies as events
from tongiaki.server.bodies import friend_bodies as friends
from tongiaki.server.bodies import http_bodies as b
from tongiaki.server.bodies import puzzle_bodies as puzzles
from tongiaki.server.bodies.review_bodies import Reviewing
from tongiaki.tables.structs.happenings import Happening
from tongiaki.tables.structs.profiles import OpenGames, Profile
from tongiaki.tables.views.replays import Replay
from tongiaki.tables.views.variations import Evaluation, Variation

UNIONS: dict[str, object] = {
    "ClientMessage": p.ClientMessage,
    "ServerMessage": p.ServerMessage,
    "StudyClientMessage": studies.StudyClientMessage,
    "StudyServerMessage": studies.StudyServerMessage,
    "Happening": Happening,
    "Fact": Fact,
}
"""The unions of message types, by name."""
_BODIES: tuple[type[msgspec.Struct], ...] = (
    b.NewTable,
    b.QuickGame,
    b.TableCreated,
    b.Lobby,
    b.SeatKey,
    b.ClaimSeat,
    b.Claimed,
    b.Me,
    b.SetName,
    b.HttpProblem,
    b.PlayOn,
    b.Evaluate,
    Variation,
    Evaluation,
    Reviewing,
    puzzles.Puzzles,
    puzzles.WholePuzzle,
    puzzles.AttemptPuzzle,
    puzzles.Attempted,
    puzzles.TryPuzzle,
    puzzles.Tried,
    Replay,
    b.LobbyMessage,
    b.LobbyChange,
    b.NewAccount,
    b.Login,
    b.ChangePassword,
    b.ResetPassword,
    b.DeleteAccount,
    b.NewProgram,
    b.ProgramLetIn,
    b.MyPrograms,
    b.NewProgramAccount,
    b.ProgramAccountMade,
    b.DeclareProgram,
    b.Ladder,
    OpenGames,
    b.Notices,
    b.ChooseNotices,
    b.VacationView,
    b.ChooseVacation,
    b.NewPush,
    b.ConfirmMail,
    friends.Friends,
    friends.TakeStance,
    friends.ChooseShown,
    friends.Invite,
    friends.InvitedHere,
    friends.Invited,
    Profile,
    studies.NewStudy,
    events.PlayDaily,
    events.DailyView,
    events.NewTournament,
    events.TournamentMade,
    events.TournamentList,
    events.TournamentView,
)


def schema() -> dict[str, object]:
    """Return the JSON schema of every message and body, named under $defs."""
    roots, components = msgspec.json.schema_components([*UNIONS.values(), *_BODIES], ref_template="#/$defs/{name}")
    return {"$defs": {**components, **dict(zip(UNIONS, roots, strict=False))}}
