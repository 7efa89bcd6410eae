"""Every sentence of Telescope Nights, with the rules it speaks of."""

from serendip.core.line import Line

NIGHT = Line("night", "The next night is worth {papers} papers.", "TN-3")
LAYS_BID = Line("lays-bid", "{seat:player} lays a bid face down.", "TN-4")
BIDS_SHOWN = Line("bids-shown", "The bids: {coins:list}.", "TN-5")
TAKES = Line("takes", "{seat:player} takes the night for {coins} coins.", "TN-5")
RAIN = Line("rain", "{seats:players} bid the same: it rains.", "TN-6")
WON = Line("won", "{winners:players} wrote the most papers.", "TN-7")

ASK_BID = Line("ask-bid", "How much do you bid for a night of {papers} papers?", "TN-4")
WAIT = Line("wait", "Waiting for the bids of {seats:players}.", "TN-4")
FINISHED = Line("finished", "The last night is over.", "TN-7")

OTHER_PURSE = Line("other-purse", "you have {coins} coins to bid with", "TN-4")
