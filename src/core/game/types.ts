/** A game as it is stored: its record, its moves, and how they are read back. */
import type { Reason } from '../../ai/index.ts';
import type { Span as TimeSpan, Timing } from '../../calendar/index.ts';
import type { Action, GameState, Option, Seat } from '../../engine/index.ts';
import type { Challenge } from './challenge.ts';

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
export interface Substitution {
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
export const TIMEOUT_RESOLUTIONS = ['more', 'play', 'standIn', 'computer'] as const;
export type TimeoutResolution = (typeof TIMEOUT_RESOLUTIONS)[number];

/** The time of a game: its pace, whom it waits for, what their clocks have left; and what was made of it. */
export interface TableTime extends Timing {
  /** Nobody's days away count here. */
  noAway?: boolean;
  /** The version since which panels still hold: see `boardVersion`. */
  board?: number;
  /** In a lobby: when all whose hours are known can be disturbed, in the next 24 hours. */
  common?: TimeSpan[];
  /** What users wish to be done about a seat whose time is up. */
  votes?: { seat: Seat; user: string; rescue: TimeoutResolution }[];
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
  wishes: ConditionalAction[];
  /** What its giver is putting together instead; it does nothing before they confirm it. */
  draft?: ConditionalAction[];
  /** Why it was not carried out: it is told to whoever gave it, and does nothing any more. */
  lapsed?: LapseReason;
}

/**
 * `round`: it ended. `reveal`: something hidden was seen since. `impossible`: none of it could be done. `seat`: somebody
 * else played for its giver.
 */
export const LAPSE_REASONS = ['round', 'reveal', 'impossible', 'seat'] as const;
export type LapseReason = (typeof LAPSE_REASONS)[number];

/** An action, on conditions that a player would name. */
export interface ConditionalAction {
  action: Action;
  /** It costs this many pounds at most. */
  most?: number;
  /** It brings this many pounds at least. */
  least?: number;
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
  /** Id of the content the game is played with; see `ContentRepository`. */
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
  tenures?: Substitution[];
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
export interface MoveRecord {
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
export interface RawRecord
  extends Omit<GameRecord, 'options' | 'consent' | 'timing' | 'orders' | 'challenge'> {
  options: unknown;
  consent?: unknown;
  timing?: unknown;
  orders?: unknown;
  challenge?: unknown;
}

/** A move as it was found. */
export interface RawMove extends Omit<MoveRecord, 'action' | 'reason'> {
  action: unknown;
  reason?: unknown;
}

/** A game as it was found: nothing is checked, so that one that is broken can be found as well. */
export interface RawGame {
  record: RawRecord;
  /** As many as the game says it has, or more where there are more; nothing where one is missing. */
  moves: (RawMove | undefined)[];
  /** How many more moves there are than the game says it has. */
  surplus?: number;
  snapshot: unknown;
  base?: unknown;
}
