"""The shortest loop: a random player at every seat of any game, by numbers, masks and rows."""

import random

import serendip

game = serendip.game("dark-matter")
match = game.new(seats=3, seed=1)
while match.wait():
    seat = match.to_act[0]
    row = [0.0] * game.encoding.seen().size
    match.observe(seat, row)  # what a policy would look at
    number = random.choice(game.encoding.numbers(match, seat))
    match.play(seat, game.encoding.action(match, seat, number))
print(match.outcome)
