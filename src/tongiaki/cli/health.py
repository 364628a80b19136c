"""`tongiaki health`: check the health of a server on this machine, without proxies."""

from http.client import HTTPConnection, HTTPException

from tongiaki.catalogue import text
from tongiaki.cli.output import fail
from tongiaki.common.origins import bracket_address
from tongiaki.server.transport.listening import local_addresses

TIMEOUT = 4.0
"""Timeout in seconds, one second less than the timeout of the container's health check."""


def check_health(host: str, port: int) -> None:
    """Request the health of the server at a host and port.

    If the server is not healthy, print one line and exit with code 1.
    """
    reason = ""
    for address in local_addresses(host):
        connection = HTTPConnection(address, port, timeout=TIMEOUT)
        try:
            connection.request("GET", "/healthz", headers={"Host": "localhost"})
            status = connection.getresponse().status
        except (OSError, UnicodeError, HTTPException) as error:
            reason = (isinstance(error, OSError) and error.strerror) or str(error)
            continue
        finally:
            connection.close()
        if status == 200:
            return
        reason = f"HTTP {status}"
        break
    fail(text("terminal-not-well", address=f"{bracket_address(host)}:{port}", reason=reason))
