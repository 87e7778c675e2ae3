"""A review as one page that stands alone: nothing in it is fetched from elsewhere."""

from base64 import b64encode
from html import escape
from typing import NamedTuple

from .. import charts
from ..game.coach_shapes import CUTS, DecisionReview, PlayerReview, Review
from ..game.insight import Insight
from ..game.notation import action_from_text
from ..game.pictures.svg import svg
from ..game.record import GameRecord, replay
from ..words import Language, as_sentence
from .phrases import choice_line

PICTURES = 5  # of the worst mistakes
MOVED = 2  # players named at a turning point
MOST_COLUMNS = 10  # more than any table has
LUCK_PARTS = ("own_play", "own_draws", "others_play", "others_draws")
MORE_STYLE = """
th { white-space: normal } @media (max-width: 46rem) { th, td { white-space: normal; padding: .25rem .3rem } }
td.text { text-align: left; white-space: normal } details img { max-width: 100% } summary { cursor: pointer }
dl { display: grid; grid-template-columns: max-content minmax(8rem, 28rem); gap: .2rem .8rem; font-size: .92rem;
  margin: 0 0 1.4rem }
dd { margin: 0; display: grid; grid-template-columns: 1fr 4rem; text-align: right; font-variant-numeric: tabular-nums }
.bar { position: relative; background: linear-gradient(var(--soft), var(--soft)) center / 1px 100% no-repeat }
.bar i { position: absolute; top: 15%; bottom: 15% } .gain { background: #2e8b57 } .loss { background: #c0392b }
"""


def review_page(found: Review, record: GameRecord, language: Language) -> str:
    """The page in that language."""
    title = language.text("review.title", players=record.players)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(language.text('review.how'))}</p>",
        _section(language.text("review.chances"), _chart(found, language)),
        _section(language.text("review.page.turning"), _turning_points(found, record, language)),
        _section(language.text("review.players"), _table(*player_rows(found, language))),
        _section(language.text("review.luck"), _luck(found, language)),
        _section(language.text("review.mistakes"), _mistakes(found, language)),
        *_pictures(found, record, language),
    ]
    return (
        f'<!doctype html>\n<html lang="{language.code}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{charts.PAGE_STYLE}{MORE_STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def said_choice(notation: str, language: Language) -> str:
    """An action of a review in words."""
    return language.say(choice_line(action_from_text(notation)))


def said_reason(decision: DecisionReview, language: Language) -> str:
    """Why the best was better, as a sentence; nothing where the choice was fine."""
    return as_sentence(language.say(decision.reason)) if decision.reason else ""


def said_odds(decision: DecisionReview, language: Language) -> list[str]:
    """How often the choice wins, and the best; nothing in reviews that do not tell."""
    if decision.win is None or decision.best_win is None:
        return []
    return [language.text("review.odds", win=round(decision.win), best=round(decision.best_win))]


def mistakes_of(found: Review) -> list[DecisionReview]:
    """The decisions that are called mistakes, in the order of the game."""
    return [decision for decision in found.decisions if decision.grade != "fine"]


def _section(title: str, body: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{body}</section>"


def _table(head: list[str], rows: list[list[str]], text_from: int = MOST_COLUMNS) -> str:
    """A table whose columns from that one on are text."""

    def cell(tag: str, place: int, said: str) -> str:
        kind = ' class="text"' if place >= text_from else ""
        return f"<{tag}{kind}>{escape(said)}</{tag}>"

    lines = [
        "<tr>" + "".join(cell(tag, place, said) for place, said in enumerate(row)) + "</tr>"
        for tag, row in (("th", head), *(("td", row) for row in rows))
    ]
    return f"<figure><table>{''.join(lines)}</table></figure>"


def _chart(found: Review, language: Language) -> str:
    series = [
        (player.name, [(float(number), chance) for number, chance in enumerate(player.win_chance)])
        for player in found.players
    ]
    marks = [float(number) for number in found.turning_points]
    chart = charts.lines(
        language.text("review.chances"), series, lambda x: f"{x:.0f}", lambda y: f"{y:.0%}", marks=marks
    )
    return f"<figure>{chart}</figure>"


def _turning_points(found: Review, record: GameRecord, language: Language) -> str:
    return "".join(f"<p>{escape(said)}</p>" for said in turning_stories(found, record, language))


def turning_stories(found: Review, record: GameRecord, language: Language) -> list[str]:
    """What was done at each turning point, and whose chances it changed most."""
    actions, stories = replay(record).actions, []
    for number in found.turning_points:
        moves = [(player.win_chance[number - 1], player.win_chance[number], player.name) for player in found.players]
        most = sorted(moves, key=lambda move: -abs(move[1] - move[0]))[:MOVED]
        said = [
            language.text(
                "review.turned.moved", player=name, before=f"{100 * before:.0f} %", after=f"{100 * after:.0f} %"
            )
            for before, after, name in most
        ]
        player, action = actions[number - 1]
        choice = language.say(choice_line(action))
        stories.append(language.text("review.turned", n=number, player=player, action=choice, moved=said))
    return stories


def player_rows(found: Review, language: Language) -> tuple[list[str], list[list[str]]]:
    """Everybody's play: the heads of the columns, and a row for each player."""
    keys = ("player", "mean_loss", "mean_dollars", *(grade for _, grade in CUTS), "par")
    rows = [
        [
            player.name,
            f"{player.mean_loss:.2f} ± {player.error:.2f}",
            language.amount(player.mean_dollars),
            *(str(player.mistakes[grade]) for _, grade in CUTS),
            f"{player.par.points:.0f} %, {language.amount(player.par.dollars)}",
        ]
        for player in found.players
    ]
    return [language.text(f"review.head.{key}") for key in keys], rows


class LuckPart(NamedTuple):
    """What own play, own draws, others' play or others' draws did, in points."""

    name: str
    points: float


class LuckStory(NamedTuple):
    """What brought a player from the first chance to the result: in a sentence, and part by part."""

    sentence: str
    parts: list[LuckPart]


def luck_stories(found: Review, language: Language) -> list[LuckStory]:
    """Everybody's luck and play."""
    return [_story(player, language) for player in found.players]


def _story(player: PlayerReview, language: Language) -> LuckStory:
    change = player.luck.points
    parts = [LuckPart(language.text(f"review.head.{part}"), getattr(change, part)) for part in LUCK_PARTS]
    said = []
    for name, points in parts:
        n = round(abs(points))
        way = "none" if n == 0 else "gain" if points > 0 else "loss"
        said.append(language.text(f"review.luck.{way}", part=name, **({"n": n} if n else {})))
    first, last = (f"{round(chance)} %" for chance in (change.initial, change.final))
    return LuckStory(
        language.text("review.luck.said", player=player.name, initial=first, final=last, parts=said), parts
    )


def _luck(found: Review, language: Language) -> str:
    """The sentences, each with a bar for every part: to the right what it brought, to the left what it cost."""
    stories = luck_stories(found, language)
    most = max(1.0, *(abs(part.points) for story in stories for part in story.parts))
    blocks = []
    for story in stories:
        rows = []
        for part in story.parts:
            width = 50 * abs(part.points) / most
            side, left = ("gain", 50.0) if part.points > 0 else ("loss", 50 - width)
            bar = f'<i class="{side}" style="left:{left:.1f}%;width:{width:.1f}%"></i>'
            rows.append(f'<dt>{escape(part.name)}</dt><dd><span class="bar">{bar}</span>{part.points:+.1f}</dd>')
        blocks.append(f"<p>{escape(story.sentence)}</p><dl>{''.join(rows)}</dl>")
    return "".join(blocks)


def _mistakes(found: Review, language: Language) -> str:
    rows = [
        [
            str(decision.number),
            f"{decision.loss:.1f} ± {decision.error:.1f}",
            language.amount(decision.dollars),
            language.text(f"review.class.{decision.grade}"),
            decision.player,
            said_choice(decision.action, language),
            said_choice(decision.best, language),
            " ".join([said_reason(decision, language), *said_odds(decision, language)]),
        ]
        for decision in mistakes_of(found)
    ]
    keys = ("number", "loss", "dollars", "class", "player", "action", "best", "reason")
    head = [language.text(f"review.head.{key}") for key in keys]
    return _table(head, rows, 3) if rows else f"<p>{escape(language.text('review.no_mistakes'))}</p>"


def _pictures(found: Review, record: GameRecord, language: Language) -> list[str]:
    """The worst mistakes, as their player saw the table."""
    worst = sorted(mistakes_of(found), key=lambda decision: -decision.loss)[:PICTURES]
    parts = []
    for decision in worst:
        said = language.text(
            "review.picture",
            n=decision.number,
            player=decision.player,
            action=said_choice(decision.action, language),
            best=said_choice(decision.best, language),
        )
        table = replay(record, decision.number - 1)
        picture = b64encode(svg(Insight(table.position(decision.player))).encode()).decode()
        image = f'<img alt="{escape(said)}" src="data:image/svg+xml;base64,{picture}">'
        parts.append(f"<details><summary>{escape(said)}</summary><figure>{image}</figure></details>")
    return parts
