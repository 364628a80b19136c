"""Programs have short names in tables, and their commands below."""

from io import StringIO

from rich.console import Console

from tongiaki.cli.bot_names import print_full_names, short_names


def test_programs_have_short_names_that_differ() -> None:
    bots = ["greedy", "exec:/usr/bin/env a.sh", "exec:/opt/bots/a.sh", "exec:/srv/bots/a.sh", "exec:yes"]
    assert short_names(bots) == {
        "greedy": "greedy",
        "exec:/usr/bin/env a.sh": "exec:env a.sh",
        "exec:/opt/bots/a.sh": "exec:a.sh",
        "exec:/srv/bots/a.sh": "exec:a.sh #2",
        "exec:yes": "exec:yes",
    }
    [short] = short_names(["exec:python3 -m some.very.long.module --level 3"]).values()
    assert len(short) == 20


def test_the_full_command_is_printed_once_if_it_is_not_in_the_table() -> None:
    output = StringIO()
    print_full_names(short_names(["greedy", "exec:yes", "exec:/opt/[bots]/a.sh"]), Console(file=output))
    assert output.getvalue() == "exec:a.sh = exec:/opt/[bots]/a.sh\n"
