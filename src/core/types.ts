import type { AbsenceProblem, Pace } from '../calendar/index.ts';
import type { Action, GameEvent, GameState, Option, Rejection, Seat } from '../engine/index.ts';
import type { ChallengeKind } from './game/challenge.ts';
import type { TurnReasons } from './game/turn-reasons.ts';
import type { Consent, GameRecord, MoveRecord } from './game/types.ts';
import type { LastPost } from './outbox/announcement.ts';
import type { OutboxRepository } from './outbox/repository.ts';

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
  readonly moves: readonly MoveRecord[];
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
  | { code: 'away'; problem: AbsenceProblem }
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
export interface DroppedOptions {
  dropped?: readonly Rejection[];
}

/** What a lobby is opened with, and what can be changed in it. */
export interface LobbySettings {
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

/** What happened between two moments of a game. */
export interface MoveRange {
  /** The position (a public view) at the second moment; nothing where that is not known any more. */
  state: GameState | undefined;
  /** What happened at its moves, but for the untold ones. */
  events: GameEvent[];
  moves: readonly MoveRecord[];
  /** What computers did their turns for. */
  purposes: TurnReasons;
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

export interface PlayResult {
  events: GameEvent[];
  /** The moves made: the player's own and those that were forced after it. */
  moves: readonly MoveRecord[];
  /** Whether the channel is told now: the turn (or bid, pick …) is over. */
  announced: boolean;
}

/** What would be undone: `step` the actor's last move, `turn` all of their last turn. */
export const UNDO_SCOPES = ['step', 'turn'] as const;
export type UndoScope = (typeof UNDO_SCOPES)[number];

/** Done at once, or asked of the others. `computers`: how many of the moves computers had made. */
export type ConsentOutcome =
  | { done: true; count: number; computers?: number }
  | { done: false; consent: Consent };

/** What channels are owed, for whoever posts it. */
export interface OutboxService extends Omit<OutboxRepository, 'findLastPost'> {
  /** The newest post of a game; nothing where there is none that we know of. */
  findLastPost(game: string): Promise<LastPost | undefined>;
  /** Calls back after each commit that owes something; gives what ends that. */
  onEnqueued(listener: () => void): () => void;
}
