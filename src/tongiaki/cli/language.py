"""The language that a command speaks: `--lang CODE`, wherever it stands, else the environment's."""

from collections.abc import Mapping

from tongiaki.catalogue import language_of, languages, set_language, text

OPTION = "--lang"


class UnknownLanguageError(Exception):
    """There is no catalogue for the language asked for; says so."""


def take(arguments: list[str], environment: Mapping[str, str]) -> list[str]:
    """Speak the language that is asked for, and give the arguments without it.

    An option without its value is left to the command line's own reading, which complains.
    """
    set_language(language_of(environment))
    rest = list(arguments)
    for place, argument in enumerate(arguments):
        name, given, value = argument.partition("=")
        if argument == "--":
            break
        if name != OPTION or not (given or place + 1 < len(arguments)):
            continue
        code = value if given else arguments[place + 1]
        if code not in languages():
            raise UnknownLanguageError(
                text("terminal-unknown-language", language=code, languages=", ".join(languages()))
            )
        set_language(code)
        del rest[place : place + (1 if given else 2)]
        break
    return rest
