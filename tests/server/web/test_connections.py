"""A websocket is closed when its session ends, even while messages arrive."""

from litestar.types import WebSocketReceiveMessage, WebSocketSendMessage

from tongiaki.server.transport.client_socket import CloseCode
from tongiaki.server.web.connections import Connection


class Talkative:
    """A websocket whose client always has another message, until there are no `words` left."""

    def __init__(self, words: int = 1000) -> None:
        self.words = words
        self.heard: list[WebSocketSendMessage] = []

    async def receive(self) -> WebSocketReceiveMessage:
        if self.words == 0:
            return {"type": "websocket.disconnect", "code": 1001}
        self.words -= 1
        return {"type": "websocket.receive", "bytes": None, "text": "again"}

    async def send(self, message: WebSocketSendMessage) -> None:
        self.heard.append(message)


async def test_who_keeps_talking_is_not_listened_to_after_the_end_of_the_session() -> None:
    other = Talkative()
    connection = Connection(other.receive, other.send, "::1", None)
    assert (await connection.receive())["type"] == "websocket.receive"
    connection.end()
    assert await connection.receive() == {"type": "websocket.disconnect", "code": CloseCode.SESSION_ENDED}
    assert other.heard == [{"type": "websocket.close", "code": CloseCode.SESSION_ENDED, "reason": "session_ended"}]


async def test_who_has_gone_at_the_end_of_the_session_is_told_nothing() -> None:
    other = Talkative(words=0)
    connection = Connection(other.receive, other.send, "::1", None)
    connection.end()
    assert await connection.receive() == {"type": "websocket.disconnect", "code": 1001}
    assert other.heard == []
