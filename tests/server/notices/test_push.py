"""Web Push as the RFCs write it down."""

from cryptography.hazmat.primitives.asymmetric import ec

from mergemaker.server.notices.push import decoded, encoded, encrypted, subscription_of

# RFC 8291, appendix A
TEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_message_is_encrypted_as_in_the_example_of_rfc_8291() -> None:
    own = ec.derive_private_key(int.from_bytes(decoded(SENDER), "big"), ec.SECP256R1())
    assert encoded(encrypted(TEXT, subscription_of(RECEIVER, AUTH), own, decoded(SALT))) == BODY
