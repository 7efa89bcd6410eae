"""`serendip export`: one table out of a server's, as a saved match or with all that is kept of it."""

import argparse
from pathlib import Path

from serendip.cli.hosting import add_data, data_of, need_server
from serendip.core.errors import SerendipError

HELP = "write the match of a server's table into a file that `serendip replay` and `serendip play` read"
EXAMPLES = ("serendip export k2m4x7p9qa", "serendip export k2m4x7p9qa --to table.json --whole")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("room", metavar="ROOM", help="the table's id, from its link: /table/ROOM")
    parser.add_argument("--to", type=Path, metavar="FILE", help="the file (ROOM.save.json)")
    parser.add_argument("--whole", action="store_true", help="everything kept of the table instead: seats, rows, chat")
    add_data(parser)


def run(args: argparse.Namespace) -> int:
    """Write it, and say where."""
    need_server()
    import msgspec

    from serendip.server.storage.folder import database_in, private
    from serendip.server.storage.soundness import read_room, reading
    from serendip.server.storage.store import DAMAGED
    from serendip.server.tables.history import match_of

    with reading(database_in(data_of(args))) as connection:
        try:
            stored, rows = read_room(connection, args.room)
        except DAMAGED as error:
            raise SerendipError(f"table {args.room} can't be read: {error}; `serendip check` tells more") from error
        chats = connection.execute("SELECT body FROM chats WHERE room = ? ORDER BY n", (args.room,)).fetchall()
    if args.whole:
        whole = {"room": stored.room, "rows": rows, "chat": [msgspec.Raw(body) for (body,) in chats]}
        text = msgspec.json.format(msgspec.json.encode(whole)).decode()
    elif stored.room.status == "waiting":
        raise SerendipError(f"the match of table {args.room} has not begun: --whole exports what there is")
    else:
        text = match_of(stored, rows).save()
    path: Path = args.to or Path(f"{args.room}{'' if args.whole else '.save'}.json")
    if path.exists():
        raise SerendipError(f"{path} is there already: choose another file with --to")
    private(path)
    path.write_text(text, encoding="utf-8")
    print(f"{path} (every card of the match is in it, the hidden ones too)")
    return 0
