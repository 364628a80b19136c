"""Games on one device without a server: tables, bots, coach and puzzles, without I/O.

A host, such as the worker of a web page, passes each input to `Device.do` and carries out the effects that it returns.
`docs/develop/device.md` describes both.
"""

from tongiaki.device.device import Device

__all__ = ["Device"]
