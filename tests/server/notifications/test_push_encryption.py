"""Web push messages: encryption and signatures, compared with the examples in their RFCs."""

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec

from tests.notification_receivers import decrypted, verified
from tongiaki.server.notifications.push import (
    authorization,
    decode_base64url,
    encode_base64url,
    encrypt,
    encrypt_with,
    public_point,
)

SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
SECRET = decode_base64url("BTBZMqHH6r4Tts7J_aSIgg")
TEXT = b"When I grow up, I want to be a watermelon"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
HEADER = (
    "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsI"
    "nN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L"
    "9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
)


def key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode_base64url(text), "big"), ec.SECP256R1())


def test_the_encryption_matches_the_example_of_rfc_8291() -> None:
    """Compare with appendix A of RFC 8291."""
    message = encrypt_with(key(SENDER), decode_base64url(MESSAGE)[:16], TEXT, public_point(key(BROWSER)), SECRET)
    assert encode_base64url(message) == MESSAGE
    assert decrypted(key(BROWSER), SECRET, message) == TEXT


def test_each_message_has_its_own_key_and_salt() -> None:
    messages = [encrypt(TEXT, public_point(key(BROWSER)), SECRET) for _ in range(2)]
    assert [decrypted(key(BROWSER), SECRET, message) for message in messages] == [TEXT, TEXT]
    assert messages[0][:86] != messages[1][:86]


def test_signatures_match_the_example_of_rfc_8292() -> None:
    """Check `verified` first, with the example of RFC 8292, section 2.4."""
    assert verified(HEADER)["aud"] == "https://push.example.net"
    claims = verified(authorization(key(SENDER), "https://push.example.net", 1453523768, "mailto:push@example.com"))
    assert claims == verified(HEADER)


def test_a_signature_of_another_key_is_invalid() -> None:
    other = HEADER.replace(HEADER.partition("k=")[2], encode_base64url(public_point(key(SENDER))))
    with pytest.raises(InvalidSignature):
        verified(other)
