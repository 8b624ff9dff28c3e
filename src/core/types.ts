/** The words of the use cases: who acts, what they get, why they are refused. */

import type { Level } from '../ai/index.ts';
import type { Away, AwayProblem, OwnHours, Pace } from '../calendar/index.ts';
import type { Action, GameEvent, GameState, Option, Rejection, Seat } from '../engine/index.ts';
import type { Ladder } from '../features/challenge/ladder.ts';
import type { Advice } from '../features/computers/hints.ts';
import type { Recap } from '../features/game-view/recap.ts';
import type { RaceTold } from '../features/game-view/score-history.ts';
import type { Branch } from '../features/plans/simulate.ts';
import type { Replay } from '../features/replay/turns.ts';
import type { GameResult } from '../features/stats/result.ts';
import type { PersonSettings, ServerSettings } from './game/settings.ts';
import type { Purposes } from './game/turn-reasons.ts';
import type {
  ChallengeKind,
  Consent,
  GameRecord,
  LastPost,
  OrderWish,
  PlanMode,
  Rescue,
  Span,
  Store,
  StoredMove,
} from './store.ts';

/** Where somebody is. */
export interface Place {
  readonly guild: string;
  readonly channel: string;
}

/**
 * Who does something, at one moment: for the adapter to find out at every act anew. Acts on a game that this very
 * actor has looked at begin with it as it was then, and load it again only where it has changed since.
 */
export interface Actor {
  readonly user: string;
  readonly name: string;
  /** Whether they moderate where they are. */
  readonly moderator: boolean;
  /** Where they are: games of other servers are not there for them. Left out: no matter where. */
  readonly at?: Place;
  /** Whether they moderate all of the server, and not just this channel; left out: all of it. */
  readonly everywhere?: boolean;
}

/** A record as it may be shown. */
export interface ShownRecord extends GameRecord {
  /** Whether somebody chose the seed, and so could know what is hidden. */
  readonly chosenSeed?: boolean;
  /** Until when the seed is a secret, as others play with it: in milliseconds since 1970. */
  readonly sealed?: number;
}

/** A game as it may be shown: the position is a public view, hidden things are not in it. */
export interface Game {
  readonly record: ShownRecord;
  readonly moves: readonly StoredMove[];
  /** Nothing in a lobby. Good for `legalActions`, `choices`, `check`, `preview` as well. */
  readonly state: GameState | undefined;
}

/** Why something was not done. Nothing has changed then. */
export type Refusal =
  | { code: 'noGame' }
  | { code: 'channelBusy' }
  | { code: 'notMember' }
  | { code: 'alreadyMember' }
  | { code: 'full'; players: number }
  | { code: 'alreadyStarted' }
  | { code: 'notStarted' }
  | { code: 'notHost'; host: string }
  | { code: 'tooFew'; players: number; members: number }
  | { code: 'tooManyMembers'; players: number; members: number }
  | { code: 'over' }
  | { code: 'notOver' }
  | { code: 'paused' }
  | { code: 'notPaused' }
  /** The game has moved on since the panel was made. */
  | { code: 'stale' }
  /** The panel is that of another seat. */
  | { code: 'notYourSeat'; seat: Seat }
  | { code: 'noSuchSeat' }
  | { code: 'rejected'; rejection: Rejection }
  | { code: 'nothingToUndo' }
  /** A rule has been mended since these moves were made, so that nobody knows how the game stood then. */
  | { code: 'cannotReplay' }
  | { code: 'noSuchMove'; most: number }
  | { code: 'notModerator' }
  | { code: 'requestGone' }
  | { code: 'requestOpen' }
  /** The same was rejected a moment ago; it can be asked again from then on, in milliseconds since 1970. */
  | { code: 'rejectedLately'; until: number }
  | { code: 'alreadyAgreed' }
  | { code: 'conceded' }
  | { code: 'nobodyToWaitFor' }
  | { code: 'badSeed' }
  /** Everything is the same for all in a challenge, and nobody plays for anybody. */
  | { code: 'challengeFixed' }
  /** Something hidden was seen since: in a challenge that cannot be taken back. */
  | { code: 'challengeUndo' }
  /** Its week is over. */
  | { code: 'challengeOver' }
  /** They have their game of this week, in that channel. */
  | { code: 'challengeYours'; channel: string; kind: ChallengeKind }
  /** These people have played this week. */
  | { code: 'challengePlayed'; names: readonly string[] }
  /** They have entered this week's challenge, and there is no game of theirs to show for it. */
  | { code: 'challengeEntered'; kind: ChallengeKind }
  /** A moderator who goes on counts as having entered (see `App.unseal`). */
  | { code: 'challengeSealed' }
  /** A moderator who still plays with the same cards. */
  | { code: 'challengePlaying' }
  /** There is no channel to play it in. */
  | { code: 'noRoom' }
  /** Somebody plays for them. */
  | { code: 'stoodIn'; by: string }
  | { code: 'notStoodIn' }
  /** It can be done again from then on, in milliseconds since 1970. */
  | { code: 'tooSoon'; until: number }
  /** They cannot be disturbed now, and hear of it then. */
  | { code: 'laterThen'; until: number }
  /** Their standing order will answer. */
  | { code: 'ordered' }
  | { code: 'timeNotUp' }
  | { code: 'noStandInWanted' }
  /** No computer player of that id is at the table. */
  | { code: 'noComputer' }
  /** Nobody but computers would be left. */
  | { code: 'onlyComputers' }
  | { code: 'noHints' }
  | { code: 'notSetAside' }
  | { code: 'notHalted' }
  | { code: 'badHours' }
  | { code: 'away'; problem: AwayProblem }
  | { code: 'notAway' }
  | { code: 'badOrder' }
  | { code: 'noOrder' }
  | { code: 'noOrderNow' }
  /** Before the first round nothing can be planned. */
  | { code: 'noPlanYet' }
  | { code: 'planFull'; most: number }
  /** Nothing of the plan can be done now. */
  | { code: 'nothingToDo' }
  /** The position cannot be had any more; the game can be cancelled and exported only. */
  | { code: 'unreadable' }
  /** Two changes met again and again; trying once more is safe. */
  | { code: 'busy' };

export type Outcome<T = object> = ({ ok: true; game: Game } & T) | { ok: false; refusal: Refusal };

/** Conflicts for which options of a wish were left off. */
export interface Dropped {
  dropped?: readonly Rejection[];
}

/** What a lobby is opened with, and what can be changed in it. */
export interface Wish {
  players?: number;
  options?: readonly Option[];
  /** Left out, as it is; in a new lobby, a random one. */
  seed?: string;
  /** A new random seed in place of the one there is. */
  drawSeed?: boolean;
  language?: string;
  pace?: Pace;
  /** Nobody's days away count. */
  noAway?: boolean;
  /** Players may ask a computer for advice (see `App.hint`). */
  hints?: boolean;
}

/** A game of the weekly challenge. */
export interface ChallengeWish {
  readonly guild: string;
  /** The channel that hears of the ladder when the week is over. */
  readonly home: string;
  readonly players: number;
  readonly language: string;
}

/** A seat that a computer is to play. */
export interface HandOver {
  /** Left out, the actor's own. Another's only for moderators. */
  seat?: Seat;
  level: Level;
  /** What it is to be called, in the language of the table; numbered where somebody is called so. */
  name: string;
  span: Span;
}

/** Until when somebody wants no reminder: an hour, 20:00, 9:00 of the next day; or no more of them in this turn. */
export const SNOOZES = ['hour', 'tonight', 'tomorrow', 'never'] as const;
export type Snooze = (typeof SNOOZES)[number];

/** What is to be changed of settings; `undefined` stands for unset. */
export type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** What has been settled, or why not. */
export type Settled<T = PersonSettings> = { ok: true; settings: T } | { ok: false; refusal: Refusal };

/** What happened between two moments of a game. */
export interface Stretch {
  /** The position (a public view) at the second moment; nothing where that is not known any more. */
  state: GameState | undefined;
  /** What happened at its moves, but for the untold ones. */
  events: GameEvent[];
  moves: readonly StoredMove[];
  /** What computers did their turns for. */
  purposes: Purposes;
  /**
   * How many of its first moves were made before a rule was mended: the rules of today would tell something else of
   * them than what happened, so that only what was chosen is known.
   */
  untold: number;
}

/** An act of play. */
export interface Play {
  action: Action;
  /** What is done with it in one go, in this order: all of it, or nothing is done. */
  next?: readonly Action[];
  /** The version that the panel was made for; left out by slash commands. */
  expect?: number;
  /** The seat it was made for; left out, the actor's own. Another's only for moderators. */
  seat?: Seat;
}

export interface Played {
  events: GameEvent[];
  /** The moves made: the player's own and those that were forced after it. */
  moves: readonly StoredMove[];
  /** Whether the channel is told now: the turn (or bid, pick …) is over. */
  announced: boolean;
}

/** How a plan is changed: `back` takes back its last step, `keep` leaves out what is not possible any more. */
export type PlanEdit =
  | { do: 'add'; actions: readonly Action[] }
  | { do: 'mode'; mode: PlanMode }
  | { do: 'back' | 'keep' | 'anew' };

/** Somebody's plan, as it is from where the table stands now. */
export interface Planned {
  seat: Seat;
  mode: PlanMode;
  branch: Branch;
  /** How many of its steps can be done at the table now, in one go. */
  doable: number;
  /** Whether the table has moved on since the plan was changed last. */
  moved: boolean;
  /** Says which plan this is, at which table: it is another after every change of either. */
  stamp: string;
}

/** How much of a plan was done: its steps; whether something hidden was shown by the last of them. */
export interface DonePlan {
  steps: number;
  revealed: boolean;
}

/** What would be undone: `step` the actor's last move, `turn` all of their last turn. */
export const UNDO_SCOPES = ['step', 'turn'] as const;
export type UndoScope = (typeof UNDO_SCOPES)[number];

/** Done at once, or asked of the others. `computers`: how many of the moves computers had made. */
export type Asked = { done: true; count: number; computers?: number } | { done: false; consent: Consent };

/** What becomes of a live game of somebody who is erased: they give it up, leave its lobby, or play for nobody any more. */
export const ERASED_FROM = ['concede', 'leave', 'standIn'] as const;

/** What erasing somebody would do. */
export interface Erasure {
  readonly games: readonly { record: GameRecord; what: (typeof ERASED_FROM)[number] }[];
  /** In so many other games only their name would be replaced. */
  readonly others: number;
  /** Another one whenever anything of this changes. */
  readonly stamp: string;
}

/**
 * The use cases. Each checks its permission, loads, changes, commits; what the channel is owed is in the same
 * commit. Any text may be given as id of a game.
 */
export interface App {
  // Looking. Where a position is given, `UnreadableGame` is thrown when it cannot be had.
  // Games that are not there for whom they are looked at by (`by`) are not found.
  game(id: string, by?: Actor): Promise<Game | undefined>;
  /** A game without its position (as if it had not begun): can be had of every game. */
  outline(id: string, by?: Actor): Promise<Game | undefined>;
  /** The live game of a channel. */
  live(channel: string, by?: Actor): Promise<Game | undefined>;
  /** The live game of a channel, or the last one that was played in it, if that can be read. */
  latest(channel: string, by?: Actor): Promise<Game | undefined>;
  /** The same without its position; can be had of every game. */
  latestOutline(channel: string): Promise<Game | undefined>;
  /** Moves `from` to `to`; `from` −1 begins with the setup. Nothing when there are not so many. */
  stretch(id: string, from: number, to: number): Promise<Stretch | undefined>;
  /** What has changed since somebody's last move; for others, and before they have moved, since the round began. */
  recap(id: string, user: string): Promise<Recap | undefined>;
  /** The public positions after the setup and each move, as far as they are known: for charts. */
  course(id: string): Promise<GameState[]>;
  /** Where the points came from, and what moved the race most; nothing where no move of the rounds is known. */
  race(id: string): Promise<RaceTold | undefined>;
  /** The game turn by turn, as far as it is known; nothing where it has not begun. */
  replay(id: string): Promise<Replay | undefined>;

  /**
   * What came of all finished games of a server, in no order, but of a challenge whose week is not over. `missing`: of so many that were finished under older
   * releases it is still being worked out.
   */
  records(guild: string): Promise<{ results: GameResult[]; missing: number }>;

  // Before the game.
  create(actor: Actor, place: Place, wish: Wish): Promise<Outcome<Dropped>>;
  join(actor: Actor, id: string): Promise<Outcome>;
  /** Leaves a lobby; the last one to leave ends it, and a host who leaves hands it on. */
  leave(actor: Actor, id: string): Promise<Outcome>;
  /**
   * The host or a moderator changes the options. Those that do not go together are left as they were, and the rest is
   * changed; refused with the reason where nothing else was wished.
   */
  configure(actor: Actor, id: string, wish: Wish): Promise<Outcome<Dropped>>;
  /** Marks oneself as new to the game or not (R-OPT-12). */
  markNewcomer(actor: Actor, id: string, newcomer: boolean): Promise<Outcome>;
  /** The host or a moderator gives a place to a computer, by a name in the language of the table; `user`: its id. */
  addComputer(actor: Actor, id: string, level: Level, name: string): Promise<Outcome<{ user: string }>>;
  removeComputer(actor: Actor, id: string, user: string): Promise<Outcome>;
  /** Begins the game: by its host, or by a moderator where the host has gone. */
  start(actor: Actor, id: string): Promise<Outcome>;
  /** A lobby with the same options and computers, after a game that is over; its other people are invited, each once an hour. */
  rematch(actor: Actor, id: string): Promise<Outcome>;

  // The game.
  play(actor: Actor, id: string, play: Play): Promise<Outcome<Played>>;
  undo(actor: Actor, id: string, scope: UndoScope): Promise<Outcome<Asked>>;
  /** `erased`: they are being forgotten, and the channel is not told who it is. */
  concede(actor: Actor, id: string, erased?: boolean): Promise<Outcome>;
  /** Ends the game without a winner: at once in a lobby (by its host or a moderator) and solo, else once all agree. */
  abandon(actor: Actor, id: string): Promise<Outcome<Asked>>;
  /** Answers a request; `done` when it was the last agreement that was needed. */
  answer(actor: Actor, id: string, consent: number, agree: boolean): Promise<Outcome<{ done: boolean }>>;

  // Computers: see `src/core/game/computers.ts`.
  /**
   * Lets a computer play one's seat: for the turn that the game waits for (or the next), until one comes back
   * (`comeBack`), or for good, when the computer takes the place of the member.
   */
  handOver(actor: Actor, id: string, wish: HandOver): Promise<Outcome<{ user: string }>>;
  /**
   * What a computer would do in the actor's place, from what everybody may see; changes nothing. Refused where the table
   * does not allow it (`noHints`), and to whom the game does not wait for.
   */
  hint(actor: Actor, id: string): Promise<Outcome<Advice>>;

  // Moderators.
  pause(actor: Actor, id: string): Promise<Outcome>;
  resume(actor: Actor, id: string): Promise<Outcome>;
  /** Pings those the game waits for. */
  remind(actor: Actor, id: string): Promise<Outcome>;
  /**
   * Plays the least committing actions for a seat until the game no longer waits for it (see `passivePlay`); only at
   * the version `expect`, where one is given.
   */
  skip(actor: Actor, id: string, seat: Seat, expect?: number): Promise<Outcome<Played>>;
  /** Gives a seat to somebody else; only as long as `former` has it, where that is given. */
  replace(
    actor: Actor,
    id: string,
    seat: Seat,
    by: { user: string; name: string },
    former?: string,
  ): Promise<Outcome>;
  /** Takes the game back to its first `keep` moves; only as it was at the version `expect`, where one is given. */
  undoTo(actor: Actor, id: string, keep: number, expect?: number): Promise<Outcome<{ count: number }>>;
  cancel(actor: Actor, id: string): Promise<Outcome>;
  /** The game as JSON: setup, members, moves; of a running game, without the seed. The channel is told. */
  exportGame(actor: Actor, id: string): Promise<Outcome<{ json: string }>>;
  /**
   * The games of a server that somebody moderates: the live ones, those that have waited longest first, then those that
   * are set aside, the latest first.
   */
  list(
    actor: Actor,
    guild: string,
  ): Promise<{ ok: true; games: GameRecord[] } | { ok: false; refusal: Refusal }>;

  // Time: see `src/features/clocks`.
  /**
   * Does what is due, each once; gives how much there was. To be called every few seconds, and when `onDue` calls.
   * Computers think beside it: that is over with `thought`.
   */
  tick(): Promise<number>;
  /** Calls back after each commit that leaves something due at once; gives what ends that. */
  onDue(listener: () => void): () => void;
  /** Resolves when nothing is being thought about any more. */
  thought(): Promise<void>;
  /** Reminds somebody whom the game waits for: at once, or when they can be disturbed (`laterThen`). */
  nudge(actor: Actor, id: string, seat: Seat): Promise<Outcome>;
  /** No reminder of this turn before then, by the actor's own clock, and one then; or none at all. */
  /** Only of the wait that began at `since`, where one is given. */
  snooze(actor: Actor, id: string, wish: Snooze, since?: number): Promise<Outcome<{ until?: number }>>;
  /**
   * What is to be done about a seat whose time is up; `done` when that is decided. A moderator decides alone. `name`: what
   * a computer is called that plays from then on.
   */
  rescue(
    actor: Actor,
    id: string,
    seat: Seat,
    rescue: Rescue,
    name?: string,
  ): Promise<Outcome<{ done: boolean }>>;
  /** Plays for a seat for which somebody is looked for, until its player is back. */
  sitIn(actor: Actor, id: string, seat: Seat): Promise<Outcome>;
  /** A moderator lets somebody play for a seat. */
  seatSomebody(actor: Actor, id: string, seat: Seat, who: { user: string; name: string }): Promise<Outcome>;
  /** Plays again for oneself. `erased`: only to be forgotten, which the channel is not told here. */
  comeBack(actor: Actor, id: string, erased?: boolean): Promise<Outcome>;
  /** Asks all others to stop the clocks; at once for who plays alone. */
  halt(actor: Actor, id: string): Promise<Outcome<Asked>>;
  /** Lets a game go on that the players have stopped. */
  goOn(actor: Actor, id: string): Promise<Outcome>;
  /**
   * A moderator sets a game aside: its channel is free, and its members or a moderator can take it up again. `expect`: the
   * version of the game it was confirmed for; refused (`stale`) where somebody has moved since.
   */
  setAside(actor: Actor, id: string, expect?: number): Promise<Outcome>;
  takeUp(actor: Actor, id: string): Promise<Outcome>;
  /**
   * What is to be done when it is one's turn, up to the end of the round: in force from now on. An empty list takes it
   * back, and so does it with the news that one has lapsed. `expect`: the version it was confirmed at.
   */
  order(actor: Actor, id: string, wishes: readonly OrderWish[], expect?: number): Promise<Outcome>;
  /** Keeps what is being put together for an order; what is in force stays so until `order` confirms another. */
  draftOrder(actor: Actor, id: string, wishes: readonly OrderWish[], expect?: number): Promise<Outcome>;

  // Plans: see `src/features/plans`.
  /** What the actor tries out in private, played from where the table stands now; an empty plan where there is none. */
  plan(actor: Actor, id: string): Promise<Outcome<{ plan: Planned }>>;
  /** Changes it. `expect`: the stamp of the plan that was shown. An action that is not legal there is refused. */
  editPlan(actor: Actor, id: string, edit: PlanEdit, expect?: string): Promise<Outcome<{ plan: Planned }>>;
  /**
   * Does of the plan, in one go, all that can be done now: until others are to move, something hidden is shown, or it
   * goes otherwise than planned. What is left stays planned. `expect`: the stamp of the plan that was shown.
   */
  doPlan(actor: Actor, id: string, expect?: string): Promise<Outcome<Played & DonePlan>>;

  /** What somebody has settled for themselves. */
  person(user: string): Promise<PersonSettings>;
  /** Changes one's own hours: once a day while games run. Left out: those of the server hold. */
  setHours(actor: Actor, hours: OwnHours | undefined): Promise<Settled>;
  /** Changes the other settings of a person. */
  settlePerson(
    user: string,
    change: Changes<Pick<PersonSettings, 'direct' | 'hoursTyped' | 'language' | 'offered' | 'refusalTold'>>,
  ): Promise<PersonSettings>;
  /** Announces days away, and tells the tables concerned; `notAway` takes that back. */
  away(actor: Actor, piece: Away): Promise<Settled>;
  notAway(actor: Actor, from: string): Promise<Settled>;
  server(guild: string): Promise<ServerSettings>;
  /** A moderator of all of a server changes its defaults. */
  settleServer(
    actor: Actor,
    guild: string,
    change: Changes<ServerSettings>,
  ): Promise<Settled<ServerSettings>>;
  /** The live games of somebody, those first that wait for them, then by how long they have waited. */
  mine(user: string, guild?: string): Promise<Game[]>;

  // The weekly challenge: see `src/features/challenge`.
  /**
   * Opens a game of this week's challenge; for one who plays alone it begins at once. `room` opens the channel in which it is
   * played, and gives nothing where there can be none (`noRoom`): it is asked only where a game can be opened.
   */
  openChallenge(actor: Actor, wish: ChallengeWish, room: () => Promise<string | undefined>): Promise<Outcome>;
  /** What of this week's challenge somebody has entered with no game to show for it, as when a moderator looked. */
  enteredUnseen(guild: string, user: string): Promise<ChallengeKind[]>;
  /** The tables of this week's challenge that somebody can join. */
  challengeTables(guild: string): Promise<ShownRecord[]>;
  /** A moderator looks at a sealed game: they count as having entered its week's challenge from now on. */
  unseal(actor: Actor, id: string): Promise<Outcome>;
  /** How a week's challenge stands in a server: this week's, or another. Nothing sealed is in it. */
  ladder(guild: string, week?: string): Promise<Ladder>;

  // What is kept of somebody: see `src/features/privacy`.
  /**
   * All of it, as JSON: what they have settled, of each game their part in it, and whether they have entered this week's
   * challenge, in those games' servers and in this one.
   */
  dataOf(user: string, guild?: string): Promise<string>;
  /** What `erase` would do to the games of somebody. */
  erasure(user: string): Promise<Erasure>;
  /**
   * Forgets somebody: they leave all games as by giving up, and are called by `name` in them, with an id that nobody
   * can guess. Done game by game: what was cut short is completed by doing it again. Gives the number of games.
   */
  erase(actor: Actor, name: string): Promise<number>;

  /** What time it is. */
  now(): Date;
  // What channels are owed.
  outbox: Outbox;
}

/** What channels are owed, for whoever posts it. */
export interface Outbox
  extends Pick<Store, 'owed' | 'hold' | 'leave' | 'settle' | 'owe' | 'bare' | 'defer' | 'hasten' | 'heldUp'> {
  /** The newest post of a game; nothing where there is none that we know of. */
  lastPost(game: string): Promise<LastPost | undefined>;
  /** Calls back after each commit that owes something; gives what ends that. */
  onOwed(listener: () => void): () => void;
}
