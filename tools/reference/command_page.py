"""The reference of the command line: all commands of `tongiaki` with their arguments and options."""

import inspect
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Any

import typer.main

from reference.markdown import NOTE, table
from tongiaki.bots import LEVELS
from tongiaki.cli.admin import app as admin
from tongiaki.cli.commands import ALL_BOTS, app

GROUPS = {
    "Games": ("play", "replay", "show", "convert", "check", "analyse"),
    "Bots": ("simulate", "arena", "train", "bot", "engine"),
    "Servers": ("serve", "site", "health", "admin"),
}
"""The sections of the page. The subcommands of `tongiaki admin` have a section of their own."""
TYPES = {int: "a whole number", float: "a number", str: "text"}


def command_page() -> str:
    """Return the reference of the command line."""
    group, administration = typer.main.get_command(app), typer.main.get_command(admin)
    commands, admin_commands = _commands(group), _commands(administration)
    listed = [name for names in GROUPS.values() for name in names]
    if sorted(listed) != sorted(commands):
        raise ValueError(f"GROUPS must list each command once: {set(listed) ^ set(commands)}")
    text = NOTE.format(source="src/tongiaki/cli and src/tongiaki/locales/en.ftl") + (
        "# Command-line reference\n\n"
        "All commands of `tongiaki`. [In the terminal](terminal.md) shows how to use them.\n"
        "Every command also has `--help`, which shows its options and ends.\n\n"
        "## Options before the command\n\n" + _parameters(group)
    )
    for heading, names in GROUPS.items():
        text += f"\n## {heading}\n" + "".join(_section(f"tongiaki {name}", commands[name]) for name in names)
    text += (
        "\n## Administration\n\n"
        "The commands of `tongiaki admin`. [Moderation](../host/moderation.md) shows how to use them.\n"
    )
    return text + "".join(_section(f"tongiaki admin {name}", command) for name, command in admin_commands.items())


def _commands(group: Any) -> dict[str, Any]:  # noqa: ANN401 - Typer's copy of click is private
    return dict(group.commands)


def _section(name: str, command: Any) -> str:  # noqa: ANN401
    more = _parameters(command)
    if name == "tongiaki admin":
        more = "[Administration](#administration) lists its commands.\n"
    return f"\n### `{name}`\n\n{_text(command.help)}\n\n{more}"


def _parameters(command: Any) -> str:  # noqa: ANN401
    rows = list(_rows(command))
    return table(("parameter", "value", "default", "meaning"), rows) if rows else "No options.\n"


def _rows(command: Any) -> Iterator[tuple[str, str, str, str]]:  # noqa: ANN401
    """Yield the cells of each argument and option, the arguments first."""
    for parameter in sorted(command.params, key=lambda parameter: parameter.param_type_name == "option"):
        is_option = parameter.param_type_name == "option"
        name = ", ".join(parameter.opts) if is_option else (parameter.metavar or parameter.name.upper()).strip("[]")
        yield f"`{name}`", _value(parameter), _default(parameter), _text(parameter.help or "")


def _value(parameter: Any) -> str:  # noqa: ANN401
    """Return the type and range of a value. A switch has no value."""
    if getattr(parameter, "is_flag", False):
        return ""
    declared = parameter.type_descriptor.annotation
    several = getattr(declared, "__origin__", None) is list
    kind = declared.__args__[0] if several else declared
    again = (", several times" if parameter.multiple else ", or several") if several else ""
    if kind is Path:
        return ("a folder" if not parameter.type_descriptor.parameter_info.file_okay else "a file") + again
    if inspect.isclass(kind) and issubclass(kind, Enum):
        return " or ".join(f"`{member.value}`" for member in kind)
    return TYPES[kind] + _range(parameter.min, parameter.max) + again


def _range(low: float | None, high: float | None) -> str:
    if low is None:
        return ""
    return f", {low:,} or more" if high is None or high >= 2**53 else f", {low:,} to {high:,}"


def _default(parameter: Any) -> str:  # noqa: ANN401
    variable = f", or `{parameter.envvar}`" if parameter.envvar else ""
    if parameter.required:
        return "required" + variable.replace("or", "here or in")
    if parameter.default is None or parameter.default is False:
        return variable.removeprefix(", or ")
    return f"`{parameter.default}`"


def _text(text: str) -> str:
    """Return a help text with all levels of bots: the parser lists only those that this machine offers."""
    return text.replace(ALL_BOTS, ", ".join(LEVELS))
