/** What the app needs of a database: games as plain records, changed only by compare-and-swap. */

import type { Reason } from '../ai/index.ts';
import type { Span as TimeSpan, Timing } from '../calendar/index.ts';
import type { Action, GameState, Option, Seat } from '../engine/index.ts';
import type { Leases } from './leases.ts';

/** A person or a computer at the table (see `computers.ts`), by order of joining. Seats are dealt to members when the game starts. */
export interface Member {
  /** The id of the user, as the chat platform calls them. */
  user: string;
  /** How people call them; shown in texts and pictures, never read as markup. */
  name: string;
  /** New to the game (R-OPT-12). */
  newcomer: boolean;
  /** Has given up: their seat is played by the engine's least committing action. */
  conceded: boolean;
}

/** Somebody plays for a member: from a move on, up to another, or still. */
export interface Tenure {
  /** The member's place in the order of joining. */
  place: number;
  user: string;
  name: string;
  /** How many moves there were when they came. */
  from: number;
  /** How many moves there were when they left; nothing while they play. */
  to?: number;
  /** Only for the turn that the game waits for, or the next: it ends with that. */
  forTurn?: boolean;
  /** The former member, who had the seat until a computer got it for good. */
  owner?: boolean;
}

/** For how long a computer plays a seat: its turn, until its player is back, or for good. */
export const SPANS = ['turn', 'while', 'good'] as const;
export type Span = (typeof SPANS)[number];

/**
 * What the others can decide when somebody's time is up. `play`: a computer plays this turn. `computer`: it plays until
 * they are back.
 */
export const RESCUES = ['more', 'play', 'standIn', 'computer'] as const;
export type Rescue = (typeof RESCUES)[number];

/** The time of a game: its pace, whom it waits for, what their clocks have left; and what was made of it. */
export interface TableTime extends Timing {
  /** Nobody's days away count here. */
  noAway?: boolean;
  /** The version since which panels still hold: see `boardVersion`. */
  board?: number;
  /** In a lobby: when all whose hours are known can be disturbed, in the next 24 hours. */
  common?: TimeSpan[];
  /** What users wish to be done about a seat whose time is up. */
  votes?: { seat: Seat; user: string; rescue: Rescue }[];
  /** A stand-in is looked for. */
  open?: Seat[];
  /** When somebody nudged a seat last, in milliseconds since 1970. */
  nudged?: { seat: Seat; at: number }[];
  /** Requests that were rejected or withdrawn a while ago: `keep` of an undo, and when, in milliseconds since 1970. */
  rejected?: { what: Consent['what']; by: string; keep?: number; at: number }[];
  /** Who was last pinged for a rematch of this game, and when, in milliseconds since 1970. */
  invited?: { user: string; at: number }[];
  /** The players stopped the clocks, so that they may let them go on. */
  halted?: boolean;
  /** The game was set aside; its members or a moderator can take it up again. */
  setAside?: boolean;
}

/** What a player wants to be done when it is their turn: the first that is possible then. */
export interface StandingOrder {
  seat: Seat;
  /** The user who gave it. */
  by: string;
  /** The round with which it ends. */
  round: number;
  /** What is in force; empty before anything was confirmed. */
  wishes: OrderWish[];
  /** What its giver is putting together instead; it does nothing before they confirm it. */
  draft?: OrderWish[];
  /** Why it was not carried out: it is told to whoever gave it, and does nothing any more. */
  lapsed?: Lapse;
}

/**
 * `round`: it ended. `reveal`: something hidden was seen since. `impossible`: none of it could be done. `seat`: somebody
 * else played for its giver.
 */
export const LAPSES = ['round', 'reveal', 'impossible', 'seat'] as const;
export type Lapse = (typeof LAPSES)[number];

/** An action, on conditions that a player would name. */
export interface OrderWish {
  action: Action;
  /** It costs this many pounds at most. */
  most?: number;
  /** It brings this many pounds at least. */
  least?: number;
}

/**
 * What others do in a plan when it would be their turn. `alone`: nothing, the planner moves again and again. `passing`:
 * they pass, so that the round ends.
 */
export const PLAN_MODES = ['alone', 'passing'] as const;
export type PlanMode = (typeof PLAN_MODES)[number];

/** What somebody tries out in private: moves of theirs from where the table stands. Each has one for a game. */
export interface Plan {
  game: string;
  user: string;
  /** Grows by one with every change. */
  version: number;
  /** The version of the table for which it was changed last. */
  base: number;
  mode: PlanMode;
  actions: Action[];
  updatedAt: Date;
}

/** A plan as it was found. */
export interface KeptPlan extends Omit<Plan, 'mode' | 'actions'> {
  mode: unknown;
  actions: unknown;
}

/** Something to be done about a game at a time. */
export const DUE_KINDS = ['remind', 'expire', 'order', 'setAside', 'think', 'week'] as const;
export type DueKind = (typeof DUE_KINDS)[number];
export interface Due {
  /** Says what it is, so that nothing is done twice. */
  key: string;
  kind: DueKind;
  seat: Seat;
  at: Date;
}

/** Something that one process has taken to do, and has time for until the claim ends. */
export interface ClaimedDue extends Due {
  game: string;
  /** Times that it was taken before. */
  attempts: number;
}

/** That a game is one of a week's challenge. */
export interface Challenge {
  /** Such as `2026-W48` (see `time/weeks.ts`). */
  week: string;
  /** The channel that hears of the ladder when the week is over. */
  home: string;
  /** The game has nothing to do with that any more. */
  told?: boolean;
}

/** What everybody of a server plays in a week, with so many players. */
export interface Deal {
  seed: string;
  /** What the seed is dealt with; nothing where it was drawn before there was a choice: the first. */
  generator?: number;
  options: Option[];
  /** Id of the content. */
  content: string;
}

/** A deal as it was found, with the week and the number of players that it is for. */
export interface KeptDeal extends Omit<Deal, 'options'> {
  week: string;
  players: number;
  options: unknown;
}

/** Games that count: somebody has one of each kind in a week. */
export const CHALLENGE_KINDS = ['solo', 'table'] as const;
export type ChallengeKind = (typeof CHALLENGE_KINDS)[number];

/** Somebody's game of a week that counts. */
export interface ChallengeEntry {
  kind: ChallengeKind;
  user: string;
  game: string;
  /** The channel that hears of the ladder. */
  home: string;
}

/** `lobby`: people join. `playing`: begun. `finished`: played to the end. `ended`: given up or cancelled. */
export const STATUSES = ['lobby', 'playing', 'finished', 'ended'] as const;
export type Status = (typeof STATUSES)[number];

/** Something one player asks and all others must agree to; it lapses with the next move. */
export interface Consent {
  /** Grows within a game, so that an answer cannot reach a later request. */
  id: number;
  what: 'undo' | 'abandon' | 'pause';
  /** The user who asks. */
  by: string;
  /** `undo`: the number of moves that would be left. */
  keep: number;
  /** Users who agreed so far. */
  agreed: string[];
}

/** A game as it is kept, without its moves. */
export interface GameRecord {
  /** Eight characters of `a-z2-7`. */
  id: string;
  guild: string;
  channel: string;
  status: Status;
  paused: boolean;
  /** The user who opened the lobby. */
  host: string;
  /** A language code such as `en`. */
  language: string;
  seed: string;
  /**
   * What the seed is dealt with, known when the game begins, or when its challenge is dealt. Nothing in games that were
   * begun before there was a choice: the first.
   */
  generator?: number;
  options: Option[];
  /** Players wanted, 1 to 4; once begun, the number of members. */
  players: number;
  /** Id of the content the game is played with; see `Store.content`. */
  content: string;
  members: Member[];
  /** Grows by one with every commit, also by undo. */
  version: number;
  /** The version at which the game began to wait for what it waits for now. */
  turnVersion: number;
  /** How many moves have been announced, or are owed in the outbox. */
  announced: number;
  consent?: Consent;
  /** The id of the last consent that was asked for. */
  consents: number;
  /** Nothing in games that were begun before there was any. */
  timing?: TableTime;
  orders?: StandingOrder[];
  /** Who has played for whom. */
  tenures?: Tenure[];
  /** Players may ask a computer for advice. */
  hints?: boolean;
  challenge?: Challenge;
  createdAt: Date;
  updatedAt: Date;
}

/** The seat of a move that is missing. */
export const NOBODY = -1;

/** Why a computer made a simple move instead of one of its level: it ran out of time, or it failed. */
export const STOPGAPS = ['late', 'failed'] as const;
export type Stopgap = (typeof STOPGAPS)[number];

/** One move, with who made it: a player, a moderator for a seat, or nobody (`forced`). */
export interface StoredMove {
  /** `NOBODY` where all of the move is missing. */
  seat: Seat;
  /** Nothing where what is kept of it cannot be read. */
  action: Action | undefined;
  /** The id of a user, or `forced`. */
  by: string;
  at: Date;
  /** What a computer made it for, or why it is only a stopgap. */
  reason?: Reason | Stopgap;
  /** By a standing order: its player was not there. */
  ordered?: boolean;
}

/** The position after `moves` moves: a cache, and what a game goes on from if the rules' code has changed. */
export interface Snapshot {
  /** The version of the shape of the position (`STATE_VERSION` of the engine). */
  version: number;
  moves: number;
  state: GameState;
}

/** A record as it was found: its values of JSON may be anything, and `undefined` where the text was no JSON. */
export interface KeptRecord
  extends Omit<GameRecord, 'options' | 'consent' | 'timing' | 'orders' | 'challenge'> {
  options: unknown;
  consent?: unknown;
  timing?: unknown;
  orders?: unknown;
  challenge?: unknown;
}

/** A move as it was found. */
export interface KeptMove extends Omit<StoredMove, 'action' | 'reason'> {
  action: unknown;
  reason?: unknown;
}

/** A game as it was found: nothing is checked, so that one that is broken can be found as well. */
export interface KeptGame {
  record: KeptRecord;
  /** As many as the game says it has, or more where there are more; nothing where one is missing. */
  moves: (KeptMove | undefined)[];
  /** How many more moves there are than the game says it has. */
  surplus?: number;
  snapshot: unknown;
  base?: unknown;
}

/** Acts of moderators that the channel is told of. */
export const MODERATIONS = ['pause', 'resume', 'skip', 'act', 'replace', 'undo', 'cancel', 'export'] as const;
export type Moderation = (typeof MODERATIONS)[number];

/**
 * What a channel is owed to be told. Plain JSON. `ping` names the users to be pinged by it: those for whom a
 * decision began to wait, each once.
 */
export type Announcement = {
  ping: string[];
} /** The lobby is open, or has changed; those in `ping` are invited into it. */ & (
  | { kind: 'lobby' }
  | /** The game has begun: seats are dealt. */ { kind: 'started' }
  /** Moves `from` to `to` (counted from 0, `to` not among them) have been made. */
  | {
      kind: 'moved';
      from: number;
      to: number;
      /** A seat whose standing order this was. */
      ordered?: Seat;
    }
  /**
   * Moves have been taken back; `keep` are left. `by`: the user who asked or the moderator who did it. `computers`: what
   * computers did since is among them. `back`: a computer no longer plays this seat, and its owner is asked instead.
   */
  | { kind: 'undone'; keep: number; by: string; moderator: boolean; computers?: boolean; back?: Seat }
  | { kind: 'asked'; consent: Consent }
  | { kind: 'refused'; consent: Consent; by: string }
  /** `erased`: they are being forgotten, and are not named. */
  | { kind: 'conceded'; by: string; seat: Seat; erased?: boolean }
  | { kind: 'finished' }
  | { kind: 'ended'; by: string; moderator: boolean }
  | { kind: 'reminded'; by: string }
  /**
   * Somebody is reminded of their seat: by the clock, or by another player. `lapsed`: their standing order could not
   * be carried out, so that they are called after all.
   */
  | { kind: 'nudged'; seat: Seat; since: number; by?: string; lapsed?: boolean }
  /** Whoever was reminded has acted: reminders of that wait have done their work. */
  | { kind: 'heeded'; seat: Seat; since: number }
  /** The time of a seat is up: the others say what is to be done. */
  | { kind: 'timeUp'; seat: Seat; since: number }
  /** What was decided then, by the others or a moderator. */
  | { kind: 'rescued'; seat: Seat; since: number; rescue: Rescue; by?: string }
  /**
   * Somebody plays for another; and that one is back. For a computer there is `span`: whether it plays for the turn, a
   * while, or for good in place of `former`; and whoever handed the seat over, their player or a moderator.
   */
  | { kind: 'satIn'; seat: Seat; user: string; span?: Span; by?: string; former?: string }
  | { kind: 'cameBack'; seat: Seat; erased?: boolean }
  /** The game was set aside: by a moderator, or (without `by`) as nobody moved for long; and it was taken up again. */
  | { kind: 'setAside'; by?: string }
  | { kind: 'takenUp'; by: string }
  /** All agreed to stop the clocks; and somebody lets them go on. */
  | { kind: 'halted'; by: string }
  | { kind: 'wentOn'; by: string }
  /** Somebody will be away, both days among it; nothing: not after all. */
  | { kind: 'away'; by: string; first?: string; last?: string }
  /** The week of a challenge is over: told in this channel, which need not be that of the game. */
  | { kind: 'ladder'; channel: string }
  /** A table of the challenge has a lobby in a private thread: told in this channel, where others can join it. */
  | { kind: 'table'; channel: string }
  | {
      kind: 'moderated';
      what: Moderation;
      by: string;
      /** Whom it is about, where it is about somebody: their seat, and for `replace` who comes in. */
      seat?: Seat;
      user?: string;
      /** For `replace`: who goes. */
      former?: string;
    }
  /** A newer post has come: of this one a line is left, or nothing. */
  | { kind: 'fold'; post: Folding }
  /** A post that went in plain words (its message) gets its full form, in which it tells this. */
  | { kind: 'full'; post: string; told: Announcement }
  /** The pictures of a post that went without them (its message) have been drawn: they are put into it. */
  | { kind: 'drawn'; post: string }
  /** Who still has to decide on production has changed: the last post is brought up to date. */
  | { kind: 'decided' }
);
export type AnnouncementKind = Announcement['kind'];
/** Moves that a channel is told of. */
export type Moved = Extract<Announcement, { kind: 'moved' }>;

/** A post that is to be folded: its message, and what is left of it. */
export interface Folding {
  message: string;
  /** Left out: it is taken away, as the newer one tells all of it. */
  text?: string;
  seat?: Seat;
  /** A picture of the message that stays, small: the id and the name of its file, and what it shows. */
  picture?: { id: string; name: string; alt: string };
  /** It must not stay as it is, as its buttons would mislead: where it cannot be changed, it is taken away. */
  firmly?: boolean;
}

/** The newest post of a game in its channel. Plain JSON. */
export interface LastPost {
  message: string;
  kind: AnnouncementKind;
  /** What is left of it once the next one comes; left out, it stays whole. */
  fold?: Omit<Folding, 'message'>;
  /** Reminders below it, each of a wait: of a seat, since so many moves. They are taken away when that is over. */
  notices?: { message: string; seat: Seat; since: number }[];
  /** The moves it tells, where these are one player's and more of theirs can be told in it. */
  series?: { from: number; to: number; seat: Seat };
  /** It went in plain words, and its full form is owed. */
  plain?: true;
  /** What it tells, where it went without its pictures, as too many were to be drawn just then. */
  bare?: Moved;
  /** What it tells, while a production goes on; and the seats that it says are still to decide, as far as known. */
  deciding?: { told: Announcement; seats?: Seat[] };
}

/** An announcement that could be posted now. Numbers grow with every commit, whatever the clocks say. */
export interface Waiting {
  id: number;
  /** Times that it was put off. */
  attempts: number;
  /** By the clock of the process that wrote it. */
  since: Date;
}

/** How much is kept, and what waits to be posted. */
export interface Counts {
  /** Live games. */
  live: number;
  /** Announcements owed, with those that were put off and those that wait behind them. */
  owed: number;
  /** Announcements that were put off. */
  putOff: number;
  /** Announcements that cannot be read, and were set aside. */
  aside: number;
  /** The first announcement owed that could be posted now; nothing where none could. */
  oldest: Waiting | undefined;
  /** Things that were to be done by now, and are not done. */
  overdue: number;
}

/** What processes call to each other: a channel is owed something; something is due. */
export type Call = 'owed' | 'due';

/** An announcement in the outbox. */
export interface Owed {
  /** Grows; the order of posting within a game. */
  id: number;
  game: string;
  channel: string;
  announcement: Announcement;
  /** Times that it was put off. */
  attempts: number;
  createdAt: Date;
}

/** A change of a game: all of it is written, or nothing. */
export interface Commit {
  /** The record after the change; its `version` is `expected + 1`. */
  record: GameRecord;
  /** The version that the game must have now. */
  expected: number;
  /** Moves that stay, from the first; those after them are gone, and with them what is owed about them. */
  keep: number;
  /** Moves that follow the kept ones. */
  append: readonly StoredMove[];
  /** The position after all moves; left out, what is kept of it stays as it is, and so does the base. */
  snapshot: Snapshot | undefined;
  /** The position from which the moves after it lead to the snapshot, where that is not the setup. */
  base?: Snapshot | undefined;
  /** Announcements owed from now on. */
  owed: readonly Announcement[];
  /** All that is to be done about the game at some time from now on; left out, what there is stays. */
  dues?: readonly Due[];
  /** The game counts in its week's challenge for these people: refused as if somebody was faster where one has a game. */
  entries?: readonly Omit<ChallengeEntry, 'game'>[];
  /** What has come of it, where it is over. Left out, what is kept of that is gone with any move that is. */
  result?: KeptResult | undefined;
  /** What is left of somebody's plan of which this was done, in place of the one there is. */
  plan?: Plan;
}

/** What has come of a finished game, for statistics: a cache, by a reckoning of this version. */
export interface KeptResult {
  version: number;
  /** Plain JSON; as it was found, it may be anything. */
  result: unknown;
}

/**
 * Games in a database. A channel has at most one live game (`lobby` or `playing`). Nothing read from it shares
 * memory with what is kept.
 */
export interface Store {
  /** Writes a new game (version 1) and what is owed of it; refused when its channel has a live game. */
  create(record: GameRecord, owed?: readonly Announcement[]): Promise<'created' | 'channelBusy'>;
  load(id: string): Promise<KeptGame | undefined>;
  /** The version of a game: as long as it stays, so does all that `load` gives of it. Quicker by far. */
  version(id: string): Promise<number | undefined>;
  /** The live game of a channel, or the one that ended last. */
  inChannel(channel: string): Promise<{ live: string | undefined; last: string | undefined }>;
  /** The live games of a guild, those first that have not changed for longest; at most `limit`. */
  inGuild(guild: string, limit: number): Promise<KeptRecord[]>;
  /** The games of a guild that are set aside, the latest first; at most `limit`. */
  setAsideIn(guild: string, limit: number): Promise<KeptRecord[]>;
  /**
   * Writes a change if the game still has the expected version; says whether it did. With `keep` below the
   * number of moves, announcements `moved` that are still owed and reach beyond `keep` are shortened to it (and ping
   * nobody), or dropped where nothing is left to tell. Plans are gone once the game is not played any more.
   */
  commit(change: Commit): Promise<boolean>;
  /**
   * What is owed and due, in order: all that `limit` games are owed, but for these games. They are this process's for a
   * minute or two (no other is given anything of theirs), and it is given them again when it asks. An announcement waits
   * for those before it in its game. One that cannot be read is set aside: it is owed no more and holds up nothing, but
   * is kept for whoever looks into it.
   */
  owed(limit: number, but?: readonly string[]): Promise<Owed[]>;
  /**
   * Keeps what a game is owed for this process for as long again, after so many milliseconds of waiting; says whether it
   * was still this one's. Where it is not, another one posts it.
   */
  hold(game: string, wait?: number): Promise<boolean>;
  /** Any process may be given what the game is owed. */
  leave(game: string): Promise<void>;
  /**
   * It has been posted, or never can be: it is owed no more. Where it has been posted, that is the last post of its
   * game from now on, and these are owed besides.
   */
  settle(id: number, posted?: { last: LastPost; owed: readonly Announcement[] }): Promise<void>;
  /** A game is owed more, though nothing has changed in it. */
  owe(game: string, owed: readonly Announcement[]): Promise<void>;
  /** The live games whose newest post is without its pictures. */
  bare(): Promise<string[]>;
  /** The newest post of a game, as it was found: nothing is checked. */
  lastPost(game: string): Promise<unknown>;
  /** It is put off: a person has to mend something first, and it is due again after so many milliseconds all the same. */
  defer(id: number, milliseconds: number): Promise<void>;
  /** What was put off in a channel is due at once. */
  hasten(channel: string): Promise<void>;
  /** The channels with announcements that were put off. */
  heldUp(): Promise<string[]>;
  /**
   * Takes what is due and taken by nobody that lives, the oldest first: nobody else gets it for so many milliseconds.
   * `reach`: how many milliseconds ahead things of a kind can be due. Those further ahead were written by a clock that
   * was wrong, and are due now.
   */
  claim(
    holdMs: number,
    limit: number,
    reach?: Readonly<Partial<Record<DueKind, number>>>,
  ): Promise<ClaimedDue[]>;
  /** What this process has taken will not be done: it is as if nobody had taken it. */
  release(key: string): Promise<void>;
  /** What this process has taken has been done. */
  done(key: string): Promise<void>;
  /** What has come of the finished games of a guild, as far as it is kept by a reckoning of this version. */
  results(guild: string, version: number): Promise<unknown[]>;
  /** The finished games of a guild of which that is not kept. */
  withoutResult(guild: string, version: number): Promise<string[]>;
  /** Keeps what has come of a game, if the game is still at this version; else nothing is done. */
  keepResult(game: string, at: number, result: KeptResult): Promise<void>;
  /** The live games in which a user is at the table, or plays for somebody; with `over`, the others as well. */
  ofUser(user: string, over?: boolean): Promise<KeptRecord[]>;
  /** The games in which a user is found anywhere: at the table, among moves, requests, votes, plans, what is owed. */
  traces(user: string): Promise<string[]>;
  /**
   * Puts another user (who is nowhere in the game) and name in the place of one, wherever they stand in a game; nobody
   * is called by what is owed to them any more, their plan is gone, and the last post stays as it is. The version grows
   * by one, so that no commit under way brings them back.
   */
  rename(game: string, from: string, to: { user: string; name: string }): Promise<void>;
  /** Somebody's plan in a game. */
  plan(game: string, user: string): Promise<KeptPlan | undefined>;
  /** Keeps a plan if the one there is has the version before (or none is there and this is version 1); says whether. */
  keepPlan(plan: Plan): Promise<boolean>;
  /** What these people have settled for themselves, as it was found; those who have settled nothing are not there. */
  people(users: readonly string[]): Promise<Map<string, unknown>>;
  /** Keeps what a person has settled; nothing: forgets it. */
  keepPerson(user: string, settings: object | undefined): Promise<void>;
  /** What a server has settled, as it was found. */
  server(guild: string): Promise<unknown>;
  keepServer(guild: string, settings: object): Promise<void>;
  /** What is played in a week with so many players: as it was drawn first, which is this where there is none yet. */
  deal(guild: string, week: string, players: number, drawn: Deal): Promise<KeptDeal>;
  /** What was drawn in a server, the newest weeks first; at most `limit`. */
  deals(guild: string, limit: number): Promise<KeptDeal[]>;
  /** Whose games count in a week, by their games. */
  entries(guild: string, week: string): Promise<ChallengeEntry[]>;
  /** Keeps the hash of somebody's entry to a week's challenge; the same hash again changes nothing. */
  keepEntered(week: string, hash: string): Promise<void>;
  hasEntered(hash: string): Promise<boolean>;
  /** Forgets the hashes of a week and of those before it. */
  forgetEntered(week: string): Promise<void>;
  /** Keeps content (as JSON text) under its id; the same id again changes nothing. */
  keepContent(id: string, json: string): Promise<void>;
  /** Every content that is kept. */
  contents(): Promise<{ id: string; json: string }[]>;
  /** A small value kept between runs, such as the hash of the commands registered last. */
  remembered(key: string): Promise<string | undefined>;
  remember(key: string, value: string): Promise<void>;
  /** Keeps such a value unless there is one: of several at once, one. Gives the one that is kept. */
  rememberFirst(key: string, value: string): Promise<string>;
  /** Tells the other processes on the database, where there are any, that there is something to be done. */
  call(what: Call): void;
  /**
   * To be told what others have called, a moment later, as they see to it themselves if they can; and at once, with
   * nothing, after calls may have been missed. Gives what ends it.
   */
  onCall(listener: (what: Call | undefined) => void): () => void;
  /** For the health line and the metrics. Rejects when the database does not answer. */
  counts(): Promise<Counts>;
  /** What processes on the database settle among themselves; nothing where it is for one process. */
  readonly leases?: Leases;
  close(): Promise<void>;
}
