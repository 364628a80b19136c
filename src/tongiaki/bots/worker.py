"""The bots' worker process. It answers each request with a move or an analysis."""

from __future__ import annotations

import msgspec

from tongiaki.bots.requests import Request
from tongiaki.bots.thinker import Thinker
from tongiaki.common.child_main import answer_requests

if __name__ == "__main__":
    thinker = Thinker()
    answer_requests(msgspec.msgpack.Decoder(Request), lambda request, _report: thinker.answer(request))
