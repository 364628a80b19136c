"""A bot's worker process exits silently when its server was killed."""

import subprocess
import sys


def test_a_worker_without_a_server_ends_without_a_traceback() -> None:
    command = [sys.executable, "-m", "tongiaki.bots.worker", "0"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b"{}\n")
        process.stdin.close()
        assert process.wait(120) == 1
        assert process.stderr.read() == b""
