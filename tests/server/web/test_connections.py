"""A websocket is closed when its session ends, even while messages arrive."""

from litestar.types import WebSocketReceiveMessage, WebSocketSendMessage

from tongiaki.server.transport.client_socket import CloseCode
from tongiaki.server.web.connections import WebsocketConnection


class Talkative:
    """A websocket whose client always has another message, until there are no `words` left."""

    def __init__(self, words: int = 1000) -> None:
        self.words = words
        self.sent: list[WebSocketSendMessage] = []

    async def receive(self) -> WebSocketReceiveMessage:
        if self.words == 0:
            return {"type": "websocket.disconnect", "code": 1001}
        self.words -= 1
        return {"type": "websocket.receive", "bytes": None, "text": "again"}

    async def send(self, message: WebSocketSendMessage) -> None:
        self.sent.append(message)


async def test_messages_after_the_end_of_the_session_are_ignored() -> None:
    other = Talkative()
    connection = WebsocketConnection(other.receive, other.send, "::1", None)
    assert (await connection.receive())["type"] == "websocket.receive"
    connection.end()
    assert await connection.receive() == {"type": "websocket.disconnect", "code": CloseCode.SESSION_ENDED}
    assert other.sent == [{"type": "websocket.close", "code": CloseCode.SESSION_ENDED, "reason": "session_ended"}]


async def test_nothing_is_sent_to_a_client_that_has_disconnected() -> None:
    other = Talkative(words=0)
    connection = WebsocketConnection(other.receive, other.send, "::1", None)
    connection.end()
    assert await connection.receive() == {"type": "websocket.disconnect", "code": 1001}
    assert other.sent == []
