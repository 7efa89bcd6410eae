"""Who sits where: taking a seat, opening it with its key, leaving it, a bot for somebody absent, coming back."""

from collections.abc import Callable
from hmac import compare_digest

from serendip.server.errors import Refused, not_yours
from serendip.server.identity import hashed, new_secret
from serendip.server.services import Services
from serendip.server.storage.visitors import forget_in
from serendip.server.tables.dealing import known_bot, name_bots, start_match
from serendip.server.tables.notes import IS_BACK, LEFT, STANDS_IN
from serendip.server.tables.presence import Presence
from serendip.server.tables.record import TableRecord
from serendip.server.tables.sockets import Sockets
from serendip.server.tables.transactions import Transactions
from serendip.server.tables.votes import OpenVote, Question, Votes

DEVICES = 8
_FULL = "All seats are taken. You can watch instead."


class Seats:
    """The seats of one table; `seated` is called when somebody has another seat than before."""

    def __init__(
        self,
        services: Services,
        record: TableRecord,
        sockets: Sockets,
        presence: Presence,
        transactions: Transactions,
        votes: Votes,
        seated: Callable[[], None],
    ) -> None:
        self._services = services
        self._record = record
        self._sockets = sockets
        self._presence = presence
        self._transactions = transactions
        self._votes = votes
        self._seated = seated
        votes.about("replace", Question(self._is_away, self._voters, self._replace))

    async def take(self, visitor: str, name: str, wanted: int | None) -> tuple[int, str]:
        """Take a free seat, that one or any, or the one kept for them; return it with its key.

        The match begins with the last one.
        """
        seats = self._record.room.seats
        kept = [number for number in self._record.held_by(visitor) if seats[number].invited]
        free = kept + [number for number, seat in enumerate(seats) if seat.kind == "open"]
        if wanted is not None and not 0 <= wanted < len(seats):
            raise Refused("room-full", f"There is no such seat: this table has the seats 0 to {len(seats) - 1}.")
        if not free or (wanted is not None and wanted not in free):
            raise Refused("room-full", "That seat is taken. You can watch instead." if free else _FULL)
        number = free[0] if wanted is None else wanted
        key = new_secret()
        transaction = self._transactions.begin()
        room = transaction.edit()
        seat = room.seats[number]
        if seat.invited:
            seat.invited = False
        else:
            seat.kind, seat.owner, seat.holders = "human", visitor, [visitor]
        seat.name, seat.key = name, hashed(key)
        if not any(other.waits for other in room.seats):
            start_match(transaction)
        await self._transactions.commit(transaction)
        self._seated()
        return number, key

    async def enter(self, visitor: str, key: str) -> int | None:
        """Give a visitor the right to the seat that the key opens; None if it opens none."""
        wanted = hashed(key)
        for number, seat in enumerate(self._record.room.seats):
            if seat.key and compare_digest(seat.key, wanted):
                if visitor not in seat.holders:
                    transaction = self._transactions.begin()
                    holders = transaction.edit().seats[number].holders
                    if len(holders) >= DEVICES:
                        # Who took the seat stays; of the other devices the one that came first goes.
                        del holders[1]
                    holders.append(visitor)
                    await self._transactions.commit(transaction)
                    self._seated()
                return number
        return None

    async def leave(self, visitor: str, number: int) -> None:
        """Give a seat up: free again before the match, afterwards a bot plays on."""
        if number not in self._record.held_by(visitor):
            raise not_yours()
        status = self._record.room.status
        transaction = self._transactions.begin()
        transaction.edit().seats[number].give_up(status)
        if status == "playing":
            transaction.note(LEFT, number)
        await self._transactions.commit(transaction)
        self._seated()

    async def forget(self, visitor: str) -> None:
        """Let a visitor be nobody here: what they had is given up, and their name is gone."""
        transaction = self._transactions.begin()
        room = transaction.edit()
        seats = [number for number, seat in enumerate(room.seats) if visitor == seat.owner or visitor in seat.holders]
        for number in forget_in(room, visitor):
            if room.status == "playing":
                transaction.note(LEFT, number)
        transaction.retold = True
        await self._transactions.commit(transaction)
        await self._services.store.forget_chat(room.id, seats)
        self._seated()

    async def start(self, visitor: str) -> None:
        """Begin with bots in the seats of those who are missing."""
        if self._record.room.status != "waiting":
            raise Refused("not-now", "The game has already begun.")
        if visitor != self._record.room.creator:
            raise Refused("not-yours", "Only who opened the table can start it before it is full.")
        transaction = self._transactions.begin()
        room = transaction.edit()
        for seat in room.seats:
            if seat.waits:
                seat.give_up(room.status)
                seat.kind, seat.bot = "bot", "thumb"
        name_bots(room)
        start_match(transaction)
        await self._transactions.commit(transaction)

    async def ask_to_replace(self, visitor: str, number: int, bot: str) -> int | None:
        """Let a bot play for oneself, or ask the players to let one play for somebody absent.

        Return the vote if others have to agree. Raises Refused while the absent one may be back any moment, and for a
        bot of one's own that thinks where hints are off: what it plays would be a hint.
        """
        people = self._record.people()
        mine = [seat for seat in self._record.held_by(visitor) if seat in people]
        if not mine:
            raise Refused("not-yours", "Only players of this table can ask for that.")
        if self._record.room.status != "playing" or number not in people:
            raise Refused("not-now", "Only the seat of a player in a game that is going on can be given to a bot.")
        bot = known_bot(bot, self._services.settings, self._record.room.game)
        if bot in ("random", "patient"):
            raise Refused("illegal", "Whoever plays for somebody has to know the game: choose thumb or a better bot.")
        if number in mine:
            if bot != "thumb" and not self._record.room.hints:
                raise Refused("no-hints", "No hints at this table: only thumb plays for you, no bot that thinks.")
            await self.stand_in(number, bot)
            return None
        if self._sockets.here(number):
            raise Refused("not-now", "That player is here. A bot can play only for somebody absent.")
        if self._record.room.pace == "day":
            raise Refused("not-now", "Wait: a bot plays for whoever lets the whole day for a choice go by.")
        since = self._presence.replaceable_from(number)
        if since is None:
            raise Refused("not-now", "That player is not asked anything now, so nobody waits for them.")
        if since > self._services.now():
            raise Refused("not-now", "That player may be back any moment. Wait a little longer for them.")
        return await self._votes.ask(visitor, "replace", number, mine[0], bot=bot)

    def _is_away(self, vote: OpenVote) -> bool:
        return not self._sockets.here(vote.seat)

    def _voters(self, vote: OpenVote) -> list[int]:
        """Return who has to agree that a bot plays for somebody: all others but those who are gone for long, too."""
        others = [seat for seat in self._record.people() if seat != vote.seat]
        return [seat for seat in others if seat == vote.by or not self._presence.is_gone(seat, vote.began)]

    async def _replace(self, vote: OpenVote) -> None:
        await self.stand_in(vote.seat, vote.bot)

    async def stand_in(self, number: int, bot: str) -> None:
        """Let a bot play for a seat until its player comes back."""
        transaction = self._transactions.begin()
        transaction.edit().seats[number].stand_in = bot
        transaction.note(STANDS_IN, number)
        await self._transactions.commit(transaction)

    async def come_back(self, number: int) -> None:
        """Give a seat back to its player."""
        if self._record.room.seats[number].stand_in is None:
            return
        transaction = self._transactions.begin()
        transaction.edit().seats[number].stand_in = None
        transaction.note(IS_BACK, number)
        await self._transactions.commit(transaction)

    def rename(self, visitor: str, name: str) -> None:
        """Call a visitor's seats by the name that the store already knows."""
        for seat in self._record.room.seats:
            if seat.owner == visitor:
                seat.name = name
