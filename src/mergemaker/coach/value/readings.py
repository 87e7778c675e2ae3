"""What the network reads in positions, before it becomes chances: for fitting the scales."""

from ...bots.search.features import WORTH, tally_squares, tally_worths
from ...bots.search.network import LAYER, WIDTH, Matrix, score_player
from ...rules.reshuffle import reshuffle_unseen
from ...rules.rng import seed_rng
from ...rules.rule import rule
from ...rules.state import Game, Row, Rules
from .outlook import Desk


@rule
def write_readings(
    games: list[Game],
    viewers: Row,
    seed: int,
    rules: Rules,
    network: Matrix,
    desk: Desk,
    scores: list[Matrix],
    layers: list[Matrix],
    worths: Matrix,
) -> None:
    """For many games, with what each viewer cannot see redealt: everybody's scores in every guess.

    Of the network's last layer and of what everybody is worth, the mean over the guesses is enough.
    """
    for i in range(len(games)):
        guesses = len(scores[i])
        seed_rng(desk.rng, seed, i)
        for g in range(guesses):
            desk.games[0] = games[i]
            game = desk.games[0]
            reshuffle_unseen(game, viewers[i], desk.rng)
            tally_squares(game, desk.tallies)
            tally_worths(game, rules, desk.tallies)
            for player in range(game.players):
                scores[i][g][player] = score_player(game, rules, network, desk.tallies, player, desk.scratch)
                worths[i][player] += desk.tallies[WORTH][player] / guesses
                for k in range(WIDTH):
                    if desk.scratch[LAYER][k] > 0.0:
                        layers[i][player][k] += desk.scratch[LAYER][k] / guesses
