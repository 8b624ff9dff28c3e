/** Results and inputs of services, and the reasons for refusals. */
import type { AbsenceProblem, Pace } from '../calendar/index.ts';
import type { Action, GameEvent, GameState, Option, Rejection, Seat } from '../engine/index.ts';
import type { GameListener } from './emitter.ts';
import type { ChallengeKind } from './game/challenge.ts';
import type { TurnReasons } from './game/turn-reasons.ts';
import type { Consent, GameRecord, MoveRecord } from './game/types.ts';
import type { LastPost } from './outbox/announcement.ts';
import type { OutboxRepository } from './outbox/repository.ts';

export interface Place {
  readonly guild: string;
  readonly channel: string;
}

/** A user at the time of one interaction; each has an object of its own (see `takeLastLoaded`). */
export interface Actor {
  readonly user: string;
  readonly name: string;
  readonly moderator: boolean;
  /** Games of other guilds are invisible to the actor. Default: no restriction. */
  readonly at?: Place;
  /** Moderates the whole guild, not just this channel. Default: true. */
  readonly everywhere?: boolean;
}

export interface RedactedRecord extends GameRecord {
  /** The seed was custom, so players could know what is hidden. */
  readonly chosenSeed?: boolean;
  /** When the seed may be shown, in milliseconds since 1970; until then others play the same deal. */
  readonly sealed?: number;
}

/** A redacted game. Its position is a public view without hidden information. */
export interface Game {
  readonly record: RedactedRecord;
  readonly moves: readonly MoveRecord[];
  /** `undefined` in a lobby. Also valid for `legalActions`, `choices`, `check` and `preview`. */
  readonly state: GameState | undefined;
  /** It has finished, and its players can't undo that any more. */
  readonly closed?: boolean;
}

/** Why an action was refused. A refused action changes nothing. */
export type Refusal =
  | { code: 'noGame' }
  | { code: 'channelBusy' }
  /**
   * Like `channelBusy`, but the other game hasn't started. `role`: the user's in its lobby; `full`: they are not in it, and no
   * seat is free; `undoing`: the end of a game was to be undone.
   */
  | { code: 'lobbyOpen'; role?: 'host' | 'member' | 'full' | 'undoing' }
  | { code: 'notMember' }
  | { code: 'alreadyMember' }
  | { code: 'full'; players: number }
  | { code: 'alreadyStarted' }
  /** Like `alreadyStarted`, for those who are not in the game. */
  | { code: 'tooLateToJoin' }
  | { code: 'notStarted' }
  | { code: 'notHost'; host: string }
  | { code: 'tooFew'; players: number; members: number }
  | { code: 'tooManyMembers'; players: number; members: number }
  | { code: 'over' }
  | { code: 'setAside' }
  | { code: 'notOver' }
  | { code: 'paused' }
  | { code: 'notPaused' }
  | { code: 'stale' }
  | { code: 'notYourSeat'; seat: Seat }
  | { code: 'noSuchSeat' }
  /** `others`: further reasons, if there are several. */
  | { code: 'rejected'; rejection: Rejection; others?: readonly Rejection[] }
  | { code: 'nothingToUndo' }
  /** A rule has been corrected since these moves, so the position can't be rebuilt. */
  | { code: 'cannotReplay' }
  | { code: 'noSuchMove'; most: number }
  | { code: 'notModerator' }
  | { code: 'requestGone' }
  | { code: 'requestOpen' }
  /** The same request was rejected recently. It can be repeated at `until`, in milliseconds since 1970. */
  | { code: 'rejectedLately'; until: number }
  | { code: 'alreadyAgreed' }
  /** The time to agree to undo the end of a game is over. */
  | { code: 'agreedTooLate' }
  | { code: 'conceded' }
  | { code: 'nobodyToWaitFor' }
  /** Players can't remind themselves. */
  | { code: 'awaitsYou' }
  /** The game waits only for computers and standing orders. */
  | { code: 'noOneToRemind' }
  | { code: 'badSeed' }
  /** Challenge setups are fixed, and no one plays for others. */
  | { code: 'challengeFixed' }
  /** Hidden information was revealed, so a challenge game cannot be undone. */
  | { code: 'challengeUndo' }
  | { code: 'challengeOver' }
  | { code: 'challengeYours'; channel: string; kind: ChallengeKind }
  | { code: 'challengePlayed'; names: readonly string[] }
  | { code: 'challengeEntered'; kind: ChallengeKind }
  /** A moderator who continues counts as having entered. */
  | { code: 'challengeSealed' }
  /** A moderator who still plays the same deal. */
  | { code: 'challengePlaying' }
  | { code: 'noRoom' }
  /** The actor would become the moderator of a game that others play. */
  | { code: 'moderatorThere' }
  | { code: 'stoodIn'; by: string }
  | { code: 'notStoodIn' }
  /** Substitutes may do this only for a seat of their own. */
  | { code: 'standIn' }
  | { code: 'notStandIn' }
  /** Possible again at `until`, in milliseconds since 1970. */
  | { code: 'tooSoon'; until: number }
  /** The player is in their quiet hours and will be reminded at `until`, in milliseconds since 1970. */
  | { code: 'laterThen'; until: number }
  | { code: 'ordered' }
  /** Neither the user nor the server has hours, so their time of day is unknown. */
  | { code: 'zoneUnknown' }
  | { code: 'timeNotUp' }
  /** The actor's own time is up, so it is not their decision. */
  | { code: 'othersDecide' }
  | { code: 'noStandInWanted' }
  /** The seat's player has given up, so only a new owner can play it. */
  | { code: 'seatConceded' }
  /** They have already left the lobby. */
  | { code: 'notInLobby' }
  /** Only members can say whether they are new. */
  | { code: 'newcomerOutside' }
  /** No computer player with this id is in the game. */
  | { code: 'noComputer' }
  /** A computer confirmed the seat's production in a game without hints: changing its plan would be using a hint. */
  | { code: 'computerConfirmed' }
  | { code: 'onlyComputers' }
  | { code: 'noHints' }
  | { code: 'notSetAside' }
  | { code: 'notHalted' }
  | { code: 'badHours' }
  | { code: 'away'; problem: AbsenceProblem }
  | { code: 'notAway' }
  | { code: 'badOrder' }
  | { code: 'noOrder' }
  | { code: 'noOrderNow' }
  | { code: 'noPlanYet' }
  | { code: 'planFull'; most: number }
  /** No action of the plan is possible now. */
  | { code: 'nothingToDo' }
  | { code: 'unreadable' }
  /** Repeated conflicts. Retrying is safe. */
  | { code: 'busy' }
  /** The bot is about to end. Retrying is safe once it has started again. */
  | { code: 'closing' };

export type Outcome<T = object> = ({ ok: true; game: Game } & T) | { ok: false; refusal: Refusal };

export const refused = (refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal });

export interface DroppedOptions {
  dropped?: readonly Rejection[];
}

export interface LobbySettings {
  players?: number;
  options?: readonly Option[];
  /** Default: unchanged; in a new lobby, generated. */
  seed?: string;
  drawSeed?: boolean;
  language?: string;
  pace?: Pace;
  /** Absence does not stop clocks. */
  noAway?: boolean;
  hints?: boolean;
}

export interface MoveRange {
  state: GameState | undefined;
  /** Events of the moves, except the first `untold`. */
  events: GameEvent[];
  moves: readonly MoveRecord[];
  purposes: TurnReasons;
  /** Moves at the start made before a rule was fixed, so only their actions are known. */
  untold: number;
}

export interface Play {
  action: Action;
  /** Further actions in order. All of them are played, or none. */
  next?: readonly Action[];
  /** The version the panel was made for. `undefined` for slash commands. */
  expect?: number;
  /** The seat the panel was made for. Default: the actor's own. Only moderators can use another's. */
  seat?: Seat;
}

export interface PlayResult {
  events: GameEvent[];
  moves: readonly MoveRecord[];
  /** The moves are announced now: the turn (or bid, pick …) is over. */
  announced: boolean;
}

/** `step`: the actor's last move. `turn`: all moves of their last turn. */
export const UNDO_SCOPES = ['step', 'turn'] as const;
export type UndoScope = (typeof UNDO_SCOPES)[number];

/**
 * Done at once, or waiting for consent. `computers`: number of undone computers' moves. `planned`: users whose
 * undone steps are back in their plans. `peeked`: this undid something revealed, so the game gives no best score.
 */
export type ConsentOutcome =
  | { done: true; count: number; computers?: number; planned?: readonly string[]; peeked?: true }
  | { done: false; consent: Consent };

export interface OutboxService extends Omit<OutboxRepository, 'findLastPost'> {
  /** Returns the newest post of a game; `undefined` if there is none or it cannot be parsed. */
  findLastPost(game: string): Promise<LastPost | undefined>;
  /** Subscribes to outbox additions by any process. Returns the unsubscribe function. */
  onEnqueued(listener: GameListener): () => void;
}
