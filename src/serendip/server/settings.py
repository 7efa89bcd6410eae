"""Everything an operator can set: declared here once, with its words and its usual value.

Flags, the configuration file, the `SERENDIP_*` variables, `--help` and the table in docs/hosting.md are made of these
declarations by `configuration.py`. A field's words follow its type; where the usual value is no constant, words for it
come next. `name=` is what an operator calls it, where code speaks of several.
"""

import os
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from serendip.server.protocol.values import CHAT_LETTERS

Count: TypeAlias = Annotated[int, Meta(ge=1)]
Port: TypeAlias = Annotated[int, Meta(ge=0, le=65_535)]
Rate: TypeAlias = Annotated[float, Meta(gt=0, le=1e9)]
Seconds: TypeAlias = Annotated[float, Meta(gt=0, le=1e9)]
Days: TypeAlias = Annotated[float, Meta(gt=0, le=1e5)]


class Limits(msgspec.Struct, frozen=True):
    """How much one client may ask for: for each visitor unless it says otherwise."""

    body_bytes: Annotated[Count, "the longest body of a request"] = 65_536
    message_bytes: Annotated[Count, "the longest message of a socket"] = 16_384
    chat_letters: Annotated[Count, "the longest line of chat"] = CHAT_LETTERS
    chats_burst: Annotated[Count, "lines of chat at once"] = 10
    chats_per_second: Annotated[Rate, "lines of chat in the long run"] = 0.5
    messages_burst: Annotated[Count, "messages of one socket at once; more is refused"] = 40
    messages_per_second: Annotated[Rate, "messages of one socket in the long run"] = 10.0
    flood: Annotated[Count, "refused messages after which a socket is cut off"] = 100
    frames_burst: Annotated[
        Count, "pings, pongs, binary frames and parts of messages of one socket at once; after that it is cut off"
    ] = 100
    frames_per_second: Annotated[Rate, "pings, pongs, binary frames and parts of messages in the long run"] = 10.0
    hands_burst: Annotated[Count, "what hands do at live builds at once, of one socket; more is dropped"] = 240
    hands_per_second: Annotated[Rate, "what hands do at live builds in the long run"] = 100.0
    hand_flood: Annotated[Count, "dropped hands after which a socket is cut off"] = 3_000
    practice_benches: Annotated[Count, "practice benches in all"] = 200
    practice_per_address: Annotated[Count, "practice benches of one address"] = 30
    requests_burst: Annotated[Count, "requests of one address at once"] = 200
    requests_per_second: Annotated[Rate, "requests of one address in the long run"] = 40.0
    all_requests_burst: Annotated[
        Count, "the same with files of the page and with those refused; after that the connection is cut off"
    ] = 1_000
    all_requests_per_second: Annotated[Rate, "requests of every kind of one address in the long run"] = 100.0
    request_seconds: Annotated[Seconds, "until the head of a request is read, and as long again for its body"] = 10.0
    answer_seconds: Annotated[Seconds, "until an answer is given and read"] = 300.0
    connections: Annotated[
        Count, "connections in all; fewer if the system lets the server open fewer files, of which it keeps some"
    ] = 10_000
    connections_per_address: Annotated[Count, "connections of one address; at most a quarter of all"] = 500
    connections_burst: Annotated[Count, "connections that one address opens at once"] = 200
    connections_per_second: Annotated[Rate, "connections that one address opens in the long run"] = 50.0
    wrong_keys_burst: Annotated[Count, "wrong keys of one address at once"] = 20
    wrong_keys_per_minute: Annotated[Rate, "wrong keys of one address in the long run"] = 10.0
    sockets_per_visitor: Annotated[Count, "sockets open at the same time"] = 30
    sockets_per_address: Annotated[Count, "sockets of one address open at the same time"] = 300
    rooms_per_visitor: Annotated[Count, "tables opened, sat at and not over, of the last seven days"] = 50
    rooms_burst: Annotated[Count, "tables opened at once"] = 20
    rooms_per_minute: Annotated[Rate, "tables opened in the long run"] = 10.0
    rooms_burst_per_address: Annotated[Count, "tables opened from one address at once"] = 100
    rooms_per_minute_per_address: Annotated[Rate, "tables opened from one address in the long run"] = 60.0
    rooms_per_day: Annotated[Count, "tables opened in a day"] = 200
    rooms_per_day_per_address: Annotated[Count, "tables opened from one address in a day"] = 2_000
    chats_per_day: Annotated[Count, "lines of chat in a day"] = 2_000
    chats_per_day_per_address: Annotated[Count, "lines of chat from one address in a day"] = 10_000
    films_per_day: Annotated[Count, "films of live builds that are kept of tables opened by one visitor, in a day"] = (
        600
    )
    films_per_day_per_address: Annotated[Count, "films that are kept of tables opened from one address, in a day"] = (
        3_000
    )
    reports_per_day: Annotated[Count, "reports in a day"] = 20
    reports_per_day_per_address: Annotated[Count, "reports from one address in a day"] = 100
    hints_burst: Annotated[Count, "hints at once"] = 10
    hints_per_minute: Annotated[Rate, "hints in the long run"] = 20.0
    previews_burst: Annotated[Count, "questions what an action would bring, at once"] = 20
    previews_per_second: Annotated[Rate, "questions what an action would bring, in the long run"] = 5.0
    heavy_burst: Annotated[Count, "replays, analyses begun and reports of one address at once"] = 10
    heavy_per_minute: Annotated[Rate, "the same in the long run"] = 30.0
    search_iterations: Annotated[Count, "the most a searching bot may try for one choice"] = 2_000
    search_milliseconds: Annotated[Count, "the longest a searching bot may think about one choice"] = 2_000
    analysis_iterations: Annotated[Count, "tries for each turn of a finished game that is analysed"] = 60
    dead_line_seconds: Annotated[Seconds, "until a line is given up that does not even answer a ping"] = 10.0
    idle_socket_seconds: Annotated[Seconds, "until a silent socket is closed"] = 900.0
    outbox_messages: Annotated[Count, "messages that wait for a client that does not read, until it is let go"] = 256
    outbox_bytes: Annotated[Count, "bytes of such messages"] = 1_048_576
    films_per_room: Annotated[Count, "films of live builds that are kept of one table"] = 300
    chats_per_room: Annotated[Count, "lines of chat that are kept of one table; the oldest go"] = 1_000
    chats_kept: Annotated[Count, "lines of chat that a newcomer is told"] = 50
    ignored_people: Annotated[Count, "people whom one visitor may mute or block"] = 500


def usual_data() -> Path:
    """Return where a user's server keeps its data unless told otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "serendip"


def usual_workers() -> int:
    """Return how many processes think: a core is left for the tables themselves."""
    return max(1, (os.cpu_count() or 2) - 1)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is run."""

    data: Annotated[Path, "the folder where tables are kept", "`~/.local/share/serendip`"] = msgspec.field(
        default_factory=usual_data
    )
    host: Annotated[str, "the address to listen at; 127.0.0.1 is this machine only, 0.0.0.0 every network"] = (
        "127.0.0.1"
    )
    port: Annotated[Port, "the port to listen at"] = 8000
    hostnames: Annotated[
        tuple[str, ...], "a name the server is known by, as play.example.org; once set, requests to others are refused"
    ] = msgspec.field(default=(), name="hostname")
    proxies: Annotated[
        tuple[str, ...],
        "the address or network of a proxy in front, whose `X-Forwarded-*` are believed; nobody else's are",
    ] = msgspec.field(default=(), name="proxy")
    origins: Annotated[tuple[str, ...], "another page that may open sockets, as https://play.example.org"] = (
        msgspec.field(default=(), name="origin")
    )
    bots: Annotated[
        tuple[str, ...],
        "a bot of your own that is offered, as my_package:MyBot; in one game, as dark-matter=my_package:MyBot",
    ] = msgspec.field(default=(), name="bot")
    swift: Annotated[bool, "bots do not pause before they play"] = False
    workers: Annotated[Count, "processes that think for bots", "cores − 1"] = msgspec.field(
        default_factory=usual_workers
    )
    log: Annotated[Literal["info", "warning", "error"], "the least that is logged"] = "info"
    log_addresses: Annotated[bool, "the log names the addresses of those who are cut off, instead of a hash"] = False
    quick_check: Annotated[bool, "look for damage in the database before anybody is let in"] = True
    quick_sockets: Annotated[bool, "sockets take a short way through uvicorn, if this one has it"] = True
    warm: Annotated[bool, "start a worker before the first bot has to think"] = True
    unload_seconds: Annotated[Seconds, "until a table that nobody is at leaves the memory"] = 60.0
    away_seconds: Annotated[
        Seconds, "until the others at a live table may vote to let a bot play for somebody whose line is gone"
    ] = 60.0
    absent_seconds: Annotated[Seconds, "the same at a table without a limit, for somebody who does not choose"] = (
        7 * 86_400.0
    )
    clock_seconds: Annotated[Seconds, "until the clock of a game in real time stands when no player is there"] = 30.0
    day_seconds: Annotated[Seconds, "how long a player has for a choice at a table with a day a move"] = 86_400.0
    sweep_seconds: Annotated[Seconds, "how often the server looks after its tables"] = 5.0
    tidy_seconds: Annotated[Seconds, "how often it deletes tables that never began"] = 600.0
    waiting_seconds: Annotated[Seconds, "until a table that waits for players is deleted"] = 7 * 86_400.0
    empty_seconds: Annotated[Seconds, "the same for one at which nobody has a seat"] = 3_600.0
    keep_games_days: Annotated[
        Days, "until a game that nobody touches is put away, packed; its link fetches it back"
    ] = 365.0
    thinking_seconds: Annotated[Seconds, "until a worker that thinks about one thing is stuck and replaced"] = 120.0
    round_seconds: Annotated[
        Seconds, "in how long all bots that wait for a search are to have theirs; the more wait, the shorter they are"
    ] = 4.0
    bench_grace_seconds: Annotated[Seconds, "until a practice bench that nobody is at is cleared"] = 30.0
    limits: Annotated[Limits, "how much one client may ask for"] = msgspec.field(default=Limits(), name="limit")
