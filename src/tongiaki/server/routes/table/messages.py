"""Handlers of the client messages of a table, each with its policy."""

from __future__ import annotations

from tongiaki.common import clock
from tongiaki.common.clock import now_ms
from tongiaki.common.problems import ProblemError
from tongiaki.protocol import table_messages as p
from tongiaki.protocol import table_requests
from tongiaki.protocol.table_requests import Sender
from tongiaki.runtime.tables import table_creation
from tongiaki.server.routes.table import blocks, command_handling, performing
from tongiaki.server.routes.table.performing import Context, Full, handles
from tongiaki.server.services.lobby.solo_games import require_not_solo
from tongiaki.tables.decisions import chat, chat_commands, moderation, options, playing, programs, seating, votes
from tongiaki.tables.machine.table_machine import Decision
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e


@handles(p.Hello, reads=True)
def hello(_c: Context, _m: p.Hello) -> None:
    """Reject a second `Hello`; the websocket itself handles the first one."""
    raise ProblemError("hello_twice")


@handles(p.Ping, reads=True)
def ping(c: Context, m: p.Ping) -> None:
    """Answer."""
    c.answer(p.Pong(m.id))


@handles(p.AskHint, reads=True)
def ask_hint(c: Context, m: p.AskHint) -> None:
    """Start computing a hint."""
    c.services.hints.start(c.request.address, c.table, c.person, m, c.answer)


@handles(p.AskOdds, reads=True)
def ask_odds(c: Context, m: p.AskOdds) -> None:
    """Answer with the odds of a voyage."""
    c.answer(table_requests.odds(c.table.state, c.person, m))


@handles(p.AskPlans, reads=True)
def ask_plans(c: Context, m: p.AskPlans) -> None:
    """Answer with plans, which suggest landings."""
    c.answer(table_requests.plans(c.table.state, c.person, m))


def _decide(c: Context, m: p.TableMessage) -> Decision:
    """Return the decision of a request that needs nothing but the table."""
    table, request = c.table, c.request
    sender = Sender(
        request.person,
        _vote_end(c),
        now_ms,
        lambda: table.present,
        lambda: table.recently_present,
        lambda: table.server_delay(request),
    )
    return lambda state: table_requests.decide(state, sender, m)


handles(p.Move, full=Full.ACCEPTED, plays=True, chats=False)(_decide)
handles(p.Undo, chats=False)(_decide)
handles(p.AskUndo)(_decide)
handles(p.AskBot, full=Full.ACCEPTED)(_decide)
handles(p.AskPause)(_decide)
handles(p.AskResume, full=Full.ACCEPTED)(_decide)
handles(p.TakeBackSeat, full=Full.ACCEPTED, plays=True)(_decide)
handles(p.Answer, full=Full.ACCEPTED)(_decide)
handles(p.Agree)(_decide)
handles(p.Leave, full=Full.ACCEPTED)(_decide)
handles(p.ChooseColour)(_decide)
handles(p.AddBot, full=Full.ACCEPTED_BEFORE_START)(_decide)
handles(p.RemoveBot, full=Full.ACCEPTED_BEFORE_START)(_decide)
handles(p.Kick, full=Full.ACCEPTED_BEFORE_START)(_decide)
handles(p.Quiet, full=Full.ACCEPTED_BEFORE_START)(_decide)
handles(p.Accept, full=Full.ACCEPTED, plays=True)(_decide)
handles(p.Resign, full=Full.ACCEPTED)(_decide)


@handles(p.Chat, speaks=True)
async def say(c: Context, m: p.Chat) -> Decision:
    """Add a chat line."""
    services = c.services
    name = await services.account_names.speaking_name(c.table, c.person)
    await blocks.require_heard(services.relations, c.table.state, c.person)
    program = c.person is not None and await services.program_accounts.is_program(c.person)
    return lambda state: chat.say(state, c.person, name, m.text, program=program)


@handles(p.Sit, full=Full.ACCEPTED_BEFORE_START, plays=True, speaks=True)
async def sit(c: Context, m: p.Sit) -> None:
    """Sit down; during a game, the other players first vote on it."""
    services, person, until = c.services, c.person, _vote_end(c)
    name = await services.account_names.name_for(person, m.name)
    moderation.require_not_banned(c.table.state, person)
    await blocks.require_admitted(services.relations, c.table.state, person)
    program = await services.program_accounts.is_program(person)

    def decide(state: TableState) -> list[e.Entry]:
        if program:
            programs.require_may_sit(state, person)
        if state.status == "running":
            return votes.ask_for_seat(state, person, m.seat, name, until)
        return seating.sit(state, person, m.seat, name, m.colour)

    # The name is stored first: a person who sits down and leaves at once can chat under it.
    await services.people.set_name(seating.require_person(person), name)
    await c.act(decide)


@handles(p.Ban, full=Full.ACCEPTED_BEFORE_START)
async def ban(c: Context, m: p.Ban) -> None:
    """Ban a person from the table, or end a ban."""
    names, before = await c.services.people.load_names(c.table.present), c.table.state.banned.keys()
    await c.act(lambda state: moderation.ban(state, c.person, names, m.name, banned=m.banned))
    now = c.table.state.banned.keys()
    c.services.address_bans.change_bans(c.table.state.id, now - before, before - now, c.person)


@handles(p.Rename, is_long=True)
async def rename(c: Context, m: p.Rename) -> None:
    """Rename the sender's account, or the guest at this table."""
    services, person = c.services, seating.require_person(c.person)
    account = await services.accounts.find(person)
    if account is not None:
        await services.account_names.rename(account, m.name, c.request.address)
        return
    name = await services.account_names.name_for(person, m.name)
    await services.people.set_name(person, name)
    await c.act(lambda state: seating.rename(state, person, name))


@handles(p.ChooseOptions)
async def choose_options(c: Context, m: p.ChooseOptions) -> Decision:
    """Change the table's options."""
    persons = [sitter.person for _, sitter in c.table.state.seats.taken() if sitter.person is not None]
    bots = await c.services.program_accounts.filter_programs(persons)
    return lambda state: options.change(state, c.person, m.chosen(state.options), bots)


@handles(p.Start, full=Full.ACCEPTED, plays=True)
async def start(c: Context, m: p.Start) -> None:
    """Start the game."""
    here = c.table.present

    def decide(state: TableState) -> list[e.Entry]:
        return playing.start(state, c.person, m.number, here, unrated=m.unrated)

    if c.request.once not in c.table.state.idempotency_keys:
        decide(c.table.state)  # report an error of the table's rules before an error of the server's settings
        require_not_solo(c.services.settings, c.table.state)
    await c.services.bot_game_quota.start(c.table, lambda: c.act(decide))


@handles(p.Rematch, full=Full.ACCEPTED)
async def rematch(c: Context, _m: p.Rematch) -> None:
    """Offer a rematch, or accept it."""
    services = c.services
    if c.table.state.rematch is None:
        require_not_solo(services.settings, c.table.state)
        services.limits.count_creation(c.request.address)
    else:
        again = await services.registry.get(c.table.state.rematch)
        await blocks.require_admitted(services.relations, again.state, c.person)
    origin = services.pseudonyms.origin(c.request.address, c.person)
    await table_creation.rematch(services.registry, c.table, c.person, origin)


@handles(performing.CommandLine, reads=True, is_long=True)
async def carry_out_command(c: Context, m: p.Chat) -> None:
    """Carry out a chat command, and answer with a notice."""
    parsed = chat_commands.parse(m.text)
    if parsed.word == "tell":
        performing.require_not_banned(c)
    facts = await command_handling.answer(c.services, c.table, c.request, parsed)
    if facts is not None:
        c.answer(p.Notice(id=m.id, code=facts[0], facts=facts[1]))
        return
    if parsed.word == "join":
        name = parsed.text or (None if c.person is None else await c.services.people.find_name(c.person))
        if name is None:
            raise ProblemError("no_name")
        parsed.text = name
    message = command_handling.message(parsed, c.table.state, c.person, m.number)
    await performing.run(performing.policy_of(message), c, message)
    c.answer(p.Notice(id=m.id, code="done", facts={"command": parsed.word}))


def _vote_end(c: Context) -> int:
    return int(clock.now()) + c.services.settings.vote_patience


performing.require_policies()
READING = tuple(kind for kind, policy in performing.POLICIES.items() if policy.reads)
"""The types of message that change nothing."""
