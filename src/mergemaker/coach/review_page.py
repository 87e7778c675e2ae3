"""A review as one page that stands alone: nothing in it is fetched from elsewhere."""

from base64 import b64encode
from datetime import date
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
from .review_style import COLOURS, DASHES, LOGO, STYLE

PICTURES = 5  # of the worst mistakes
MOVED = 2  # players named at a turning point
LUCK_PARTS = ("own_play", "own_draws", "others_play", "others_draws")


def review_page(found: Review, record: GameRecord, language: Language, played: date | None = None) -> str:
    """The page in that language; a record does not know when it was played."""
    title = language.text("review.title", players=record.players)
    parts = [
        _header(title, record, language, played),
        _section(language.text("review.chances"), _chart(found, language)),
        _section(language.text("review.page.turning"), _turning_points(found, record, language)),
        _section(language.text("review.players"), _figures(found, language)),
        _section(language.text("review.luck"), _luck(found, language)),
        _section(language.text("review.mistakes"), _mistakes(found, record, language)),
        _section(language.text("review.how.title"), f"<p>{escape(language.text('review.how'))}</p>"),
    ]
    return (
        f'<!doctype html>\n<html lang="{language.code}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)} · Mergemaker</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def _header(title: str, record: GameRecord, language: Language, played: date | None) -> str:
    """Whose game it was, in which edition, when, and how it ended."""
    table = replay(record)
    about = [escape(language.of(f"edition.{table.edition.name}.title", table.edition.title))]
    if played is not None:
        about.append(f"<time>{played.isoformat()}</time>")
    parts = [
        f'<p class="brand">{LOGO} Mergemaker</p>',
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{" · ".join(about)}</p>',
    ]
    if table.result is not None:
        winners, final = table.result.winners, table.result.final
        parts.append(f"<p>♛ {escape(language.text('after.won', players=winners, n=len(winners)))}</p>")
        rows = []
        for name, money in sorted(final.items(), key=lambda one: -one[1]):
            place = 1 + sum(other > money for other in final.values())
            won = ' class="won"' if name in winners else ""
            rows.append(
                f'<li{won}><span class="place">{escape(language.text(f"place.{place}"))}</span>'
                f'<span class="name">{escape(name)}</span>'
                f'<span class="money">{escape(language.amount(money))}</span></li>'
            )
        parts.append(f'<ol class="result">{"".join(rows)}</ol>')
    return f"<header>{''.join(parts)}</header>"


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


def _figures(found: Review, language: Language) -> str:
    """Everybody's figures, a column for each player."""
    head, rows = player_rows(found, language)

    def line(tag: str, cells: list[str]) -> str:
        first, *rest = (escape(cell) for cell in cells)
        return f"<tr><th>{first}</th>{''.join(f'<{tag}>{cell}</{tag}>' for cell in rest)}</tr>"

    names, *figures = ([name, *figure] for name, *figure in zip(head, *rows, strict=True))
    body = "".join(line("td", figure) for figure in figures)
    return f"<figure><table><thead>{line('th', names)}</thead><tbody>{body}</tbody></table></figure>"


def _chart(found: Review, language: Language) -> str:
    series = [
        (player.name, [(float(number), chance) for number, chance in enumerate(player.win_chance)])
        for player in found.players
    ]
    marks = [float(number) for number in found.turning_points]
    chart = charts.lines(
        language.text("review.chances"),
        series,
        lambda x: language.digits(round(x)),
        language.percentage,
        marks=marks,
        looks=list(zip(COLOURS, DASHES, strict=True)),
    )
    names = [
        f'<span><svg viewBox="0 0 26 10" aria-hidden="true"><path d="M0 5H26" stroke="{colour}" stroke-width="3" '
        f'stroke-dasharray="{dashes}"/></svg> {escape(player.name)}</span>'
        for player, colour, dashes in zip(found.players, COLOURS, DASHES, strict=False)
    ]
    mark = (
        '<span class="soft"><svg viewBox="0 0 26 10" aria-hidden="true"><path d="M13 0V10" stroke="#c8952c" '
        f'stroke-width="2" stroke-dasharray="2 2"/></svg> {escape(language.text("review.page.turning_mark"))}</span>'
    )
    return f"<figure>{chart}<figcaption>{''.join(names)}{mark}</figcaption></figure>"


def _turning_points(found: Review, record: GameRecord, language: Language) -> str:
    stories = "".join(f"<li>{escape(said)}</li>" for said in turning_stories(found, record, language))
    return f'<ol class="turning">{stories}</ol>'


def turning_stories(found: Review, record: GameRecord, language: Language) -> list[str]:
    """What was done at each turning point, and whose chances it changed most."""
    actions, stories = replay(record).actions, []
    for number in found.turning_points:
        moves = [(player.win_chance[number - 1], player.win_chance[number], player.name) for player in found.players]
        most = sorted(moves, key=lambda move: -abs(move[1] - move[0]))[:MOVED]
        said = [
            language.text(
                "review.turned.moved",
                player=name,
                before=language.percentage(before),
                after=language.percentage(after),
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
            f"{language.decimal(player.mean_loss, 2)} ± {language.decimal(player.error, 2)}",
            language.amount(player.mean_dollars),
            *(str(player.mistakes[grade]) for _, grade in CUTS),
            f"{language.percentage(player.par.points / 100)}, {language.amount(player.par.dollars)}",
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
    first, last = (language.percentage(chance / 100) for chance in (change.initial, change.final))
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
            signed = language.decimal(part.points, signed=True)
            bar = f'<i class="{side}" style="left:{left:.1f}%;width:{width:.1f}%"></i>'
            rows.append(f'<dt>{escape(part.name)}</dt><dd><span class="bar">{bar}</span>{signed}</dd>')
        blocks.append(f"<div><p>{escape(story.sentence)}</p><dl>{''.join(rows)}</dl></div>")
    return f'<div class="luck">{"".join(blocks)}</div>'


def _mistakes(found: Review, record: GameRecord, language: Language) -> str:
    """Every mistake with what was better and why; the worst with the table as their player saw it."""
    mistakes = mistakes_of(found)
    if not mistakes:
        return f"<p>{escape(language.text('review.no_mistakes'))}</p>"
    worst = sorted(mistakes, key=lambda decision: -decision.loss)[:PICTURES]
    rows = []
    for decision in mistakes:
        cost = language.text(
            "review.cost",
            points=language.decimal(decision.loss),
            error=language.decimal(decision.error),
            dollars=max(0, decision.dollars),
        )
        played, better = (language.text(f"review.head.{key}") for key in ("action", "best"))
        choice = (
            f"{escape(played)}: {escape(said_choice(decision.action, language))} · "
            f"{escape(better)}: <strong>{escape(said_choice(decision.best, language))}</strong>"
        )
        rows.append(
            f'<li class="{decision.grade}"><p class="top"><strong>{decision.number}. {escape(decision.player)}</strong>'
            f'<span class="grade">{escape(language.text(f"review.class.{decision.grade}"))}</span>'
            f'<span class="cost">{escape(cost)}</span></p><p class="choice">{choice}</p>'
            f"<p>{escape(' '.join([*said_odds(decision, language), said_reason(decision, language)]))}</p>"
            f"{_picture(decision, record, language) if decision in worst else ''}</li>"
        )
    return f'<ol class="mistakes">{"".join(rows)}</ol>'


def _picture(decision: DecisionReview, record: GameRecord, language: Language) -> str:
    """The table before a mistake, as its player saw it."""
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
    return f"<details><summary>{escape(language.text('review.position'))}</summary>{image}</details>"
