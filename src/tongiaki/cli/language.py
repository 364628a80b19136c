"""The language of a command's output: `--lang CODE` anywhere in the command, or the language of the environment."""

from collections.abc import Mapping

from tongiaki.catalogue import languages, requested_language, set_language, text

OPTION = "--lang"


class UnknownLanguageError(Exception):
    """There is no catalogue for the chosen language."""


def apply_language_option(arguments: list[str], environment: Mapping[str, str]) -> list[str]:
    """Set the chosen language, and return the other arguments.

    A `--lang` without a value stays in the arguments, so that the parser reports the error.
    """
    set_language(requested_language(environment))
    rest = list(arguments)
    for index, argument in enumerate(arguments):
        name, separator, value = argument.partition("=")
        if argument == "--":
            break
        if name != OPTION or not (separator or index + 1 < len(arguments)):
            continue
        code = value if separator else arguments[index + 1]
        if code not in languages():
            raise UnknownLanguageError(
                text("terminal-unknown-language", language=code, languages=", ".join(languages()))
            )
        set_language(code)
        del rest[index : index + (1 if separator else 2)]
        break
    return rest
