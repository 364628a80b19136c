"""The language of a command's output: `--lang CODE` anywhere on the command line, or the environment's language."""

from collections.abc import Mapping

from tongiaki.catalogue import language_of, languages, set_language, text

OPTION = "--lang"


class UnknownLanguageError(Exception):
    """Missing catalogue for the chosen language."""


def take(arguments: list[str], environment: Mapping[str, str]) -> list[str]:
    """Set the chosen language, and return the other arguments.

    An option without a value is kept, so that the command line's parser reports the error.
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
