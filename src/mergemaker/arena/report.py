"""The report of a tournament: the standings of all bots, with charts, as one HTML file."""

from collections.abc import Sequence
from html import escape

from .. import charts
from .jobs import GameResult
from .league import (
    FAULTS,
    Duel,
    Standing,
    duels,
    standings,
)
from .results import Results

POINTS = 200  # of a line
STEPS = 24  # of a distribution


def percent(value: float) -> str:
    """A fraction as a percentage."""
    return f"{value:.1%}"


def money(value: float) -> str:
    """An amount of money, without cents."""
    return f"${value:,.0f}"


def time_text(seconds: float | None) -> str:
    """A short time in the unit it is read in."""
    if seconds is None:
        return "–"
    return f"{seconds * 1000:.2f} ms" if seconds < 0.1 else f"{seconds:.2f} s"


def setup_text(results: Results) -> str:
    """What was played, in a sentence."""
    setup = results.setup
    rules = "".join(f", {name}={str(value).lower()}" for name, value in setup.options.items())
    count = f"{len(results.games):,} game{'' if len(results.games) == 1 else 's'}"
    return f"{count}, {setup.edition}{rules}, {setup.players} players, seed {setup.seed}"


def html_report(results: Results) -> str:
    """The report as HTML, complete in one file."""
    table = standings(results)
    played = [row for row in table if row.games]
    games = results.in_order()
    players = range(1, results.setup.players + 1)
    parts = [
        _section("Standings", "± is one standard error; each seat of a bot counts as a game.", _table(table)),
        _wins(played, 1 / results.setup.players),
        _ratings(played),
        _section(
            "Ahead of whom",
            "How often the bot of the row finished with more money than the bot of the column.",
            _duel_squares([row.name for row in played], duels(games)),
        ),
        _shares_by(
            "Share of wins by order of play",
            "Counted from the player who began.",
            [f"{n}." for n in players],
            [(row.name, [one.share for one in row.by_turn]) for row in played],
        ),
        _shares_by(
            "Share of wins by seat",
            "",
            [f"seat {n}" for n in players],
            [(row.name, [one.share for one in row.by_seat]) for row in played],
        ),
        _section(
            "Money at the end",
            "The share of games that ended with about that much.",
            charts.lines("Money at the end", _spread([row.name for row in played], games), money, percent),
        ),
        _course([row.name for row in played], games),
    ]
    title = f"Arena: {', '.join(row.name for row in table)}"
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{charts.PAGE_STYLE}</style></head><body>"
        f"<h1>{escape(title)}</h1><p>{escape(setup_text(results))}</p>{''.join(parts)}{_notices(games)}</body></html>\n"
    )


def _wins(played: Sequence[Standing], chance: float) -> str:
    bars = [(row.name, row.win_share or 0.0, row.error or 0.0) for row in played]
    sentence = f"A shared win counts as a fraction. The dashed line is chance, {percent(chance)}."
    return _section("Share of wins", sentence, charts.bars("Share of wins", bars, percent, chance))


def _ratings(played: Sequence[Standing]) -> str:
    bars = [(row.name, row.rating, row.rating_error) for row in played]
    sentence = "OpenSkill (Plackett-Luce): all places count. A new bot has 25; the error is one standard deviation."
    return _section("Rating", sentence, charts.bars("Rating", bars, lambda value: f"{value:.1f}"))


def _shares_by(
    title: str, sentence: str, heads: Sequence[str], rows: Sequence[tuple[str, Sequence[float | None]]]
) -> str:
    return _section(title, sentence, charts.squares(title, heads, rows, percent, 1.0))


def _course(names: Sequence[str], games: Sequence[GameResult]) -> str:
    title = "Share of wins as games were played"
    lines = charts.lines(title, _running(names, games), lambda value: f"{value:,.0f}", percent)
    return _section(title, "A line that has become level has had enough games.", lines)


def _section(title: str, sentence: str, content: str) -> str:
    return f"<section><h2>{escape(title)}</h2><p>{escape(sentence)}</p><figure>{content}</figure></section>"


HEADS = (
    "bot",
    "games",
    "wins",
    "win share",
    "rating",
    "mean money",
    "mean place",
    "a decision",
    "slowest",
    "faults",
)


def cells(row: Standing) -> tuple[str, ...]:
    """A bot's row as text, under HEADS."""
    share, error = row.win_share, row.error
    return (
        row.name,
        f"{row.games:,}",
        f"{row.wins:,.1f}".removesuffix(".0"),
        "–" if share is None or error is None else f"{share:.1%} ± {error * 100:.1f}",
        f"{row.rating:.1f} ± {row.rating_error:.1f}",
        "–" if row.mean_money is None else money(row.mean_money),
        "–" if row.mean_place is None else f"{row.mean_place:.2f}",
        time_text(row.seconds_per_decision),
        time_text(row.slowest_decision),
        faults_text(row),
    )


def faults_text(row: Standing) -> str:
    """What a bot did wrong, and how often it was replaced."""
    return ", ".join(f"{getattr(row, kind):,} {kind}" for kind in (*FAULTS, "replaced") if getattr(row, kind))


def _table(table: Sequence[Standing]) -> str:
    heads = "".join(f"<th>{head}</th>" for head in HEADS)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells(row)) + "</tr>" for row in table)
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _duel_squares(names: Sequence[str], met: Sequence[Duel]) -> str:
    share = {(duel.bot, duel.other): duel.ahead / duel.games for duel in met}
    rows = [(name, [share.get((name, other)) for other in names]) for name in names]
    return charts.squares("Ahead of whom", names, rows, percent, 1.0)


def _spread(names: Sequence[str], games: Sequence[GameResult]) -> list[tuple[str, list[tuple[float, float]]]]:
    most = max((seat.money for game in games for seat in game.seats), default=1) or 1
    step = most / STEPS
    series = []
    for name in names:
        amounts = [seat.money for game in games for seat in game.seats if seat.bot == name]
        counts = [0] * (STEPS + 1)
        for amount in amounts:
            counts[int(amount / step)] += 1
        series.append((name, [((i + 0.5) * step, count / len(amounts)) for i, count in enumerate(counts)]))
    return series


def _running(names: Sequence[str], games: Sequence[GameResult]) -> list[tuple[str, list[tuple[float, float]]]]:
    every = max(1, len(games) // POINTS)
    series = []
    for name in names:
        played, wins = 0, 0.0
        line: list[tuple[float, float]] = []
        for number, game in enumerate(games, start=1):
            for seat in game.seats:
                if seat.bot == name:
                    played, wins = played + 1, wins + seat.win
            if played and (number % every == 0 or number == len(games)):
                line.append((float(number), wins / played))
        series.append((name, line))
    return series


def _notices(games: Sequence[GameResult]) -> str:
    noted = [f"Game {game.pairing.id}: {notice}" for game in games for notice in game.notices]
    if not noted:
        return ""
    items = "".join(f"<li>{escape(sentence)}</li>" for sentence in noted[:100])
    rest = f"<p>… and {len(noted) - 100:,} more.</p>" if len(noted) > 100 else ""
    return f"<section><h2>What went wrong</h2><ul>{items}</ul>{rest}</section>"
