/** What clients send over a socket. Written by tools/generate_types.py: change the Python side and run it. */
import type { AnyAction, AnyPractice, AnyWish } from "./shapes";
import type { Because, Hinted, Judged, Ok, Pong, Previewed } from "./to-client";
import type { Id, Place, Rev, Seat } from "./values";

/** The ancestor of what clients send; `id` is a number of their own. */
export interface ClientMessage {
  id: Id;
}

/** Carry out an action. */
export interface Play extends ClientMessage {
  t: "play";
  seat: Seat;
  action: AnyAction;
  rev: Rev;
}

/** Take back one's last action. */
export interface AskUndo extends ClientMessage {
  t: "undo";
  seat: Seat;
}

/** Why can this not be done? */
export interface Why extends ClientMessage {
  t: "why";
  seat: Seat;
  action: AnyAction;
}

/** What would come of it? */
export interface AskPreview extends ClientMessage {
  t: "preview";
  seat: Seat;
  action: AnyAction;
}

/** What would a bot do? */
export interface Hint extends ClientMessage {
  t: "hint";
  seat: Seat;
}

/** Look from another seat of one's own. */
export interface LookFrom extends ClientMessage {
  t: "look";
  seat: Seat;
}

/**
 * Say something: players to everybody at the table, spectators to each other while the game goes on. Players may
 * instead call out something of the game's, by its name.
 */
export interface SayInChat extends ClientMessage {
  t: "chat";
  words?: string;
  call?: string;
}

/** Hear, as a player, what spectators say among themselves; or not any more. */
export interface Hear extends ClientMessage {
  t: "hear";
  spectators: boolean;
}

/** Begin, with bots in the open seats. */
export interface Start extends ClientMessage {
  t: "start";
}

/** Agree or not. */
export interface CastVote extends ClientMessage {
  t: "vote";
  vote: number;
  yes: boolean;
}

/** Let a bot play for somebody absent. */
export interface Replace extends ClientMessage {
  t: "replace";
  seat: Seat;
  bot?: string;
}

/** Take one's seat back from a bot. */
export interface Return extends ClientMessage {
  t: "return";
  seat: Seat;
}

/** The same players once more. */
export interface Rematch extends ClientMessage {
  t: "rematch";
}

/** Are you there? */
export interface Ping extends ClientMessage {
  t: "ping";
}

/** A hand does something; the game's bench reads the wish. `of`: into whose build, one's own if left out. */
export interface Hand extends ClientMessage {
  t: "hand";
  wish: AnyWish;
  seat?: Seat;
  place?: Place;
  of?: Seat | null;
}

/** A hand points somewhere. Not answered: the pictures show what comes of it. */
export interface Aim extends ClientMessage {
  t: "aim";
  x: number;
  y: number;
  seat?: Seat;
  place?: Place;
  of?: Seat | null;
}

/** Be shown all that stands at the table's bench. */
export interface SeeBench extends ClientMessage {
  t: "bench";
}

/** Freeze a build and have it judged. */
export interface Check extends ClientMessage {
  t: "check";
  seat?: Seat;
  place?: Place;
  of?: Seat | null;
}

/** Practise something else; the game reads the wish. */
export interface Practise extends ClientMessage {
  t: "design";
  wish: AnyPractice;
}

/** What a socket of a table may send. */
export type FromClient =
  | Play
  | AskUndo
  | Why
  | AskPreview
  | Hint
  | LookFrom
  | SayInChat
  | Hear
  | Start
  | CastVote
  | Replace
  | Return
  | Rematch
  | Ping
  | Hand
  | Aim
  | Check
  | SeeBench;

/** What a socket of a practice bench may send. */
export type FromPractice = Hand | Aim | Check | Practise | Ping;

/** With what each message is answered at a table, unless it is refused; null: not at all. */
export interface Answers {
  play: Ok;
  undo: Ok;
  why: Because;
  preview: Previewed;
  hint: Hinted;
  look: Ok;
  chat: Ok;
  hear: Ok;
  start: Ok;
  vote: Ok;
  replace: Ok;
  return: Ok;
  rematch: Ok;
  ping: Pong;
  hand: Ok;
  aim: null;
  check: Ok;
  bench: Ok;
}

/** With what each message is answered at a practice bench, unless it is refused; null: not at all. */
export interface PracticeAnswers {
  hand: Ok;
  aim: null;
  check: Judged;
  design: Ok;
  ping: Pong;
}
