"""An external bot based on the engine. It exits at its third decision and checks all that it receives."""

import sys

from tongiaki.engine.session import Session

session = Session()
decisions = 0
for line in sys.stdin:
    answer = "" if line.startswith("#") else session.answer(line)
    decisions += line.startswith("go")
    if decisions == 3 or answer == "quit":
        break
    if answer:
        print(answer, flush=True)
