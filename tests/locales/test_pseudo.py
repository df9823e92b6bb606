"""The pseudo-language for layout tests: longer text, all messages, all values."""

import json

from fluent.runtime import FluentBundle, FluentResource

from mandala.locales.translate import translate
from support.catalogues import messages, samples
from support.pseudo import LONGER, lengthened, pseudo_module


def test_text_grows_and_is_marked() -> None:
    assert lengthened("Your river") == "Ýöûr·· rîvér··"
    assert lengthened(" of ") == " öf· "
    assert lengthened(" × ") == " × "


def test_words_grow_one_by_one_so_that_lines_still_break() -> None:
    longest = max(lengthened("a word " * 40).split(), key=len)
    assert len(longest) <= 7


def test_every_message_is_longer_and_can_be_formatted() -> None:
    words = json.loads(pseudo_module().removeprefix("export default ").removesuffix(";"))
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(words))
    for key in messages("en"):
        for values in samples("en", key):
            plain = translate("en", key, values)
            pattern = bundle.get_message(key).value
            assert pattern is not None
            text, errors = bundle.format_pattern(pattern, values)
            assert errors == [], key
            if not any(str(value) in plain for value in values.values()):
                wanted = len(plain) * (1 + LONGER) if any(map(str.isalpha, plain)) else len(plain)
                assert len(str(text)) >= wanted - 1, key
