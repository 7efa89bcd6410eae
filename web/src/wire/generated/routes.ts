/** Every HTTP route: what it takes and gives. Written by tools/generate_types.py: change the Python side and run it. */
import type {
  Analysis,
  BenchReference,
  Entered,
  Films,
  GamePage,
  Games,
  IgnoredPeople,
  IgnoredPerson,
  Lobby,
  Me,
  MyResults,
  MyRooms,
  Opened,
  People,
  Person,
  Replay,
  Reported,
  RoomCard,
  SeatLeft,
  Seated,
  SentAway,
  Teaching,
} from "./bodies";
import type { Forgotten, Kept } from "./kept";
import type { BranchOff, EnterSeat, Ignore, NewRoom, Rename, Report, TakeSeat } from "./requests";

export interface Routes {
  /** All games */
  "GET /api/games": { body: null; answer: Games };
  /** A game with rulebook and cards */
  "GET /api/games/{game}": { body: null; answer: GamePage };
  /** What is needed to draw a game's live builds */
  "GET /api/games/{game}/bench": { body: null; answer: BenchReference };
  /** Open tables and recent results */
  "GET /api/rooms": { body: null; answer: Lobby };
  /** Open a table */
  "POST /api/rooms": { body: NewRoom; answer: Opened };
  /** A table */
  "GET /api/rooms/{room}": { body: null; answer: RoomCard };
  /** Change a seat's key for the right to sit there */
  "POST /api/rooms/{room}/enter": { body: EnterSeat; answer: Entered };
  /** Take a free seat */
  "POST /api/rooms/{room}/seats": { body: TakeSeat; answer: Seated };
  /** Leave a seat */
  "DELETE /api/rooms/{room}/seats/{seat}": { body: null; answer: SeatLeft };
  /** Who is at a table */
  "GET /api/rooms/{room}/people": { body: null; answer: People };
  /** Mute or block somebody, or neither any more */
  "PATCH /api/rooms/{room}/people/{who}": { body: Ignore; answer: Person };
  /** Send a spectator away from one's table */
  "DELETE /api/rooms/{room}/people/{who}": { body: null; answer: SentAway };
  /** Whom one ignores */
  "GET /api/me/ignored": { body: null; answer: IgnoredPeople };
  /** Ignore somebody no more */
  "DELETE /api/me/ignored/{who}": { body: null; answer: IgnoredPerson };
  /** A match from its opening on */
  "GET /api/rooms/{room}/replay": { body: null; answer: Replay; query: { seat?: string } };
  /** The films of the builds that have ended */
  "GET /api/rooms/{room}/films": { body: null; answer: Films };
  /** How the chances moved in a finished match */
  "GET /api/rooms/{room}/analysis": { body: null; answer: Analysis };
  /** What a seat can learn from a match */
  "GET /api/rooms/{room}/seats/{seat}/lessons": { body: null; answer: Teaching };
  /** Play on from a step of a finished match, against bots */
  "POST /api/rooms/{room}/branch": { body: BranchOff; answer: Opened };
  /** Report a problem, or somebody */
  "POST /api/rooms/{room}/reports": { body: Report; answer: Reported };
  /** Who one is, and one's tables */
  "GET /api/me": { body: null; answer: Me };
  /** One's tables that are not over */
  "GET /api/me/rooms": { body: null; answer: MyRooms; query: { after?: string } };
  /** How one's matches ended */
  "GET /api/me/results": { body: null; answer: MyResults; query: { after?: string } };
  /** Rename oneself */
  "PATCH /api/me": { body: Rename; answer: Me };
  /** All that is kept about oneself */
  "GET /api/me/kept": { body: null; answer: Kept };
  /** Be forgotten: all that is kept about oneself is deleted */
  "DELETE /api/me": { body: null; answer: Forgotten };
}
