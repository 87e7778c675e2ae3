"""What can be chosen, with a sentence for everything, and the price card."""

from mergemaker.game.editions import EDITIONS
from mergemaker.room.catalogue import catalogue

CATALOGUE = catalogue({"easy": "Plays quickly.", "hard": "Thinks."})


def test_everything_that_can_be_chosen_has_a_sentence() -> None:
    assert [edition.name for edition in CATALOGUE.editions] == list(EDITIONS)
    assert all(edition.blurb for edition in CATALOGUE.editions)
    assert all(value.sentence for option in CATALOGUE.options for value in option.values)
    assert [(bot.name, bot.sentence) for bot in CATALOGUE.bots] == [("easy", "Plays quickly."), ("hard", "Thinks.")]
    assert all(power.title for power in CATALOGUE.powers)


def test_the_rules_that_options_belong_to_can_be_read() -> None:
    rules = {rule.id: rule for rule in CATALOGUE.rules}
    assert {option.rule for option in CATALOGUE.options} <= set(rules)
    assert all(rule.section and rule.title and rule.text for rule in rules.values())
    assert "\n" not in rules["T4"].text.replace("\n\n", "")


def test_options_of_an_edition_are_those_that_can_be_chosen() -> None:
    values = {option.name: [value.value for value in option.values] for option in CATALOGUE.options}
    for edition in CATALOGUE.editions:
        for options in (edition.options, edition.options_for_two):
            assert set(options) == set(values)
            assert all(value in values[name] for name, value in options.items())


def test_the_price_card_is_the_printed_one() -> None:
    """P1, B1: its first line, one in the middle where a tier changes, and the last."""
    card = CATALOGUE.prices
    assert [line.price for line in card] == list(range(200, 1300, 100))
    two, six, last = card[0], card[4], card[-1]
    assert [size and (size.least, size.most) for size in two.sizes] == [(2, 2), None, None]
    assert two.bonuses == {"classic": [2000, 1000], "tycoon": [2000, 1500, 1000]}
    assert [size and (size.least, size.most) for size in six.sizes] == [(6, 10), (5, 5), (4, 4)]
    assert [size and (size.least, size.most) for size in last.sizes] == [None, None, (41, None)]
    assert last.bonuses == {"classic": [12000, 6000], "tycoon": [12000, 8200, 6000]}
