// A card game of its own for the peer: three seats, hidden hands, about ninety moves, and a state of the size of Dark
// Matter's. Its moves do little, as a simple card's effect does.
const { PlayerView } = require('boardgame.io/core');

const KINDS = ['star', 'cloud', 'string', 'hole', 'ring'];
const LONGEST = 90;
const HAND = 6;
const SHOWN = 26;

const card = (id) => ({ id, kind: KINDS[id % KINDS.length], depth: 1 + (id % 4), worth: 1 + (id % 9) });

const Depths = {
  name: 'depths',
  minPlayers: 2,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 120 }, (_, id) => card(id)));
    const players = {};
    const mats = [];
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      players[seat] = { hand: deck.splice(0, HAND), plan: 'survey' };
      mats.push({ money: 10, points: 0, cards: HAND, laboratories: [0, 0, 0, 0], played: [] });
    }
    const market = deck.splice(0, SHOWN);
    return { secret: { deck }, players, mats, market, pile: [], bids: [], left: deck.length, round: 1, moves: 0 };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 2 },
  moves: {
    draw: ({ G, playerID }) => {
      deal(G);
      G.players[playerID].hand.push(G.market.shift());
      keep(G, playerID);
      G.moves++;
    },
    place: ({ G, playerID }, depth) => {
      const [one] = G.players[playerID].hand.splice(0, 1);
      G.mats[playerID].laboratories[depth] += one.worth;
      G.mats[playerID].points += one.depth === depth + 1 ? 2 : 1;
      G.pile.push(one);
      deal(G);
      G.players[playerID].hand.push(G.market.shift());
      keep(G, playerID);
      G.moves++;
    },
    bid: ({ G, playerID, random }, money) => {
      G.bids.push({ seat: playerID, money, luck: random.D6() });
      if (G.bids.length > 6) G.bids.shift();
      G.mats[playerID].money += 1;
      G.moves++;
    },
  },
  endIf: ({ G }) => (G.moves >= LONGEST ? { winner: '0' } : undefined),
};

// The market never runs out: the pile is turned over when the deck is empty.
function deal(G) {
  if (G.secret.deck.length === 0) G.secret.deck = G.pile.splice(0);
  if (G.secret.deck.length > 0) G.market.push(G.secret.deck.pop());
  G.left = G.secret.deck.length;
}

function keep(G, playerID) {
  const hand = G.players[playerID].hand;
  while (hand.length > HAND) G.pile.push(hand.shift());
  G.mats[playerID].cards = hand.length;
}

module.exports = { Depths };
