"""The language that nobody speaks is longer, says everything, and keeps all values."""

import json

from fluent.runtime import FluentBundle, FluentResource

from mandala.locales.speaking import text_in
from support.catalogues import messages, samples
from support.pseudo import LONGER, lengthened, pseudo_module


def test_text_grows_and_is_marked():
    assert lengthened("Your river") == "Ýöûr·· rîvér··"
    assert lengthened(" of ") == " öf· "
    assert lengthened(" × ") == " × "


def test_words_grow_one_by_one_so_that_lines_still_break():
    longest = max(lengthened("a word " * 40).split(), key=len)
    assert len(longest) <= 7


def test_every_message_is_longer_and_can_be_said():
    module = pseudo_module()
    catalogues = json.loads(module.removeprefix("export default ").removesuffix(";"))
    bundle = FluentBundle(["en"], use_isolating=False)
    for source in catalogues.values():
        bundle.add_resource(FluentResource(source))
    for key in messages("en"):
        for values in samples("en", key):
            plain = text_in("en", key, values)
            text, errors = bundle.format_pattern(bundle.get_message(key).value, values)
            assert errors == [], key
            if not any(str(value) in plain for value in values.values()):
                wanted = len(plain) * (1 + LONGER) if any(map(str.isalpha, plain)) else len(plain)
                assert len(text) >= wanted - 1, key
