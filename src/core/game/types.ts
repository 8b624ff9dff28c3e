/** The stored record of a game. */
import { z } from 'zod';
import type { Reason } from '../../ai/index.ts';
import type { Timing } from '../../calendar/index.ts';
import { Action, type GameState, type Option, type Seat } from '../../engine/index.ts';
import type { Challenge } from './challenge.ts';

/** A moment since 1970, or a duration. */
export const Milliseconds = z.number();
export const SeatNumber = z.int().min(0);

/** A human or computer player (see `computers.ts`), in order of joining. Seats are dealt when the game starts. */
export interface Member {
  user: string;
  /** Display name. Never rendered as markup. */
  name: string;
  newcomer: boolean;
  /** Has conceded: the engine's minimal moves are played for their seat. */
  conceded: boolean;
  /** Colour of the pieces, from 0. `undefined` before the start, and in games begun before colours were stored. */
  colour?: number;
}

/** Another user plays for a member, from one move to another or until now. */
export interface Substitution {
  /** The member's index in the order of joining. */
  place: number;
  user: string;
  name: string;
  from: number;
  /** Number of moves when the substitute left; `undefined` while they play. */
  to?: number;
  forTurn?: boolean;
  /** A former owner: a person whose seat a computer got permanently, or a computer whose seat a person got. */
  owner?: boolean;
}

/** How long a computer plays a seat: its turn, until its player returns (`while`), or permanently (`good`). */
export const SPANS = ['turn', 'while', 'good'] as const;
export type Span = (typeof SPANS)[number];

/** The decision of the other players when time is up, the mildest first. `play`: a computer plays this turn; `computer`: until the return. */
export const TIMEOUT_RESOLUTIONS = ['more', 'play', 'standIn', 'computer'] as const;
export type TimeoutResolution = (typeof TIMEOUT_RESOLUTIONS)[number];

const Pause = z.object({ from: Milliseconds, to: Milliseconds.exactOptional() });
export type Pause = z.infer<typeof Pause>;

const RequestKind = z.enum(['undo', 'abandon', 'pause']);

/** The stored parts of a table's time that `Timing` lacks. */
export const TableFields = z.object({
  noAway: z.boolean().exactOptional(),
  board: z.int().exactOptional(),
  common: z.array(z.object({ from: Milliseconds, to: Milliseconds })).exactOptional(),
  votes: z
    .array(
      z.object({
        seat: SeatNumber,
        user: z.string(),
        rescue: z.enum(TIMEOUT_RESOLUTIONS),
        /** The name of the computer that may take over. */
        computer: z.string().exactOptional(),
      }),
    )
    .exactOptional(),
  open: z.array(SeatNumber).exactOptional(),
  /** Last reminder by another player for each seat. */
  nudged: z.array(z.object({ seat: SeatNumber, at: Milliseconds })).exactOptional(),
  /** Recently rejected or withdrawn requests. `keep`: of an undo. */
  rejected: z
    .array(z.object({ what: RequestKind, by: z.string(), keep: z.int().exactOptional(), at: Milliseconds }))
    .exactOptional(),
  /** Recent undos of moves that had been posted, so that a turn ended again and again stops pinging. */
  takenBack: z.array(z.object({ by: z.string(), at: Milliseconds })).exactOptional(),
  /** Invitations to a rematch, in games of earlier releases. */
  invited: z.array(z.object({ user: z.string(), at: Milliseconds })).exactOptional(),
  /** Something revealed was undone without asking other players, so no score of this game is a best score. */
  peeked: z.literal(true).exactOptional(),
  /** Its end was undone, after it had shown everything hidden: the lowest number of moves left by that undo and later ones. */
  reopenedAt: z.number().exactOptional(),
  /** When the game last moved to another channel. */
  relocated: Milliseconds.exactOptional(),
  halted: z.boolean().exactOptional(),
  /** When the game was paused or over. Without `to`, it still is. */
  pauses: z.array(Pause).exactOptional(),
  /** The game is suspended. Its members or a moderator can reactivate it. */
  setAside: z.boolean().exactOptional(),
});
export type TableTime = Timing & z.infer<typeof TableFields>;

/** Why an order lapsed: it was for another round (after an undo), contracts were revealed, nothing was legal, someone else played. */
const LAPSE_REASONS = ['round', 'reveal', 'impossible', 'seat', 'undone'] as const;
export type LapseReason = (typeof LAPSE_REASONS)[number];

const ConditionalAction = z.object({
  action: Action,
  most: z.int().exactOptional(),
  least: z.int().exactOptional(),
});
export type ConditionalAction = z.infer<typeof ConditionalAction>;

/** Actions to play when it is the player's turn: the first possible one is executed. */
export const StandingOrder = z.object({
  seat: SeatNumber,
  by: z.string(),
  round: z.int(),
  /** Actions in force. Empty in orders of earlier releases that were never confirmed. */
  wishes: z.array(ConditionalAction),
  /** Why the order was not executed. It is reported to the user and has no other effect. */
  lapsed: z.enum(LAPSE_REASONS).exactOptional(),
});
export type StandingOrder = z.infer<typeof StandingOrder>;

/** `ended`: abandoned, cancelled or suspended. */
export const STATUSES = ['lobby', 'playing', 'finished', 'ended'] as const;
export type Status = (typeof STATUSES)[number];
/** The status a user was shown; `unknown` in messages of earlier releases. */
export type ShownStatus = Status | 'unknown';

/** A request that all other players must accept. It lapses with the next move. */
export const Consent = z.object({
  /** Increases within a game, so that an answer cannot reach a later request. */
  id: z.int(),
  what: RequestKind,
  by: z.string(),
  keep: z.int().min(0),
  agreed: z.array(z.string()),
});
export type Consent = z.infer<typeof Consent>;

export interface GameRecord {
  /** Eight characters of `a-z2-7`. */
  id: string;
  guild: string;
  channel: string;
  status: Status;
  paused: boolean;
  host: string;
  language: string;
  seed: string;
  /** Generator for the seed; 1 if unset. */
  generator?: number;
  options: Option[];
  /** In a lobby, players wanted (1 to 4); afterwards, the number of members. */
  players: number;
  content: string;
  members: Member[];
  version: number;
  /** The version at which the current wait began. */
  turnVersion: number;
  announced: number;
  consent?: Consent;
  consents: number;
  /** `undefined` in games begun before there were clocks. */
  timing?: TableTime;
  orders?: StandingOrder[];
  substitutions?: Substitution[];
  hints?: boolean;
  challenge?: Challenge;
  createdAt: Date;
  updatedAt: Date;
}

/** The seat of a missing move. */
export const NOBODY = -1;

/** Why a computer made a simple move: out of time, or its search failed. */
export const STOPGAPS = ['late', 'failed'] as const;
export type Stopgap = (typeof STOPGAPS)[number];

/** One move, made by a player, a moderator for a seat, or the system (`forced`). */
export interface MoveRecord {
  /** `NOBODY` if the whole move is missing. */
  seat: Seat;
  action: Action | undefined;
  /** A user id, or `forced`. */
  by: string;
  at: Date;
  reason?: Reason | Stopgap;
  /** Played by a standing order, in the player's absence. */
  ordered?: boolean;
  /** Was a step of its user's plan; an undo returns it there. */
  planned?: boolean;
}

/** The position after `moves` moves. A cache, and the start of later replays if the rules have changed. */
export interface Snapshot {
  /** The engine's `STATE_VERSION` for the shape of the position. */
  version: number;
  moves: number;
  state: GameState;
}

/** An unchecked record. JSON columns may contain any value, or `undefined` if the text was not JSON. */
export interface RawRecord
  extends Omit<GameRecord, 'options' | 'consent' | 'timing' | 'orders' | 'challenge'> {
  options: unknown;
  consent?: unknown;
  timing?: unknown;
  orders?: unknown;
  challenge?: unknown;
}

export interface RawMove extends Omit<MoveRecord, 'action' | 'reason'> {
  action: unknown;
  reason?: unknown;
}

/** An unchecked game, so that a corrupt one can be loaded too. */
export interface RawGame {
  record: RawRecord;
  /** At least as many as the game should have; `undefined` for a missing move. */
  moves: (RawMove | undefined)[];
  /** Number of moves beyond what the record says. */
  surplus?: number;
  snapshot: unknown;
  base?: unknown;
}
