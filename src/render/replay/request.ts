/** What a replay is asked for with, and the frames that it is made of: plain data. */
import type { GameEvent, GameState, Phase, Seat } from '../../engine/index.ts';
import type { Language } from '../../text/index.ts';

/** A turn of a game: what it did, when, and how the table stood after it. */
export interface ReplayTurn {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly round: number;
  readonly phase: Phase;
  /** Whose it was; nobody's is what follows by itself. */
  readonly seats: readonly Seat[];
  /** How many moves there were then. */
  readonly to: number;
}

export const FORMATS = ['webp', 'gif'] as const;
export type ReplayFormat = (typeof FORMATS)[number];

export interface ReplayRequest {
  /** How the table stood before. */
  readonly start: GameState;
  /** At least one. */
  readonly turns: readonly ReplayTurn[];
  readonly language: Language;
  /** Names of the players by seat, as people call them. */
  readonly names: readonly string[];
  readonly format: ReplayFormat;
  /** Pixels; left out, 720. */
  readonly width?: number;
}

/** One picture of a replay. */
export interface Frame extends Pick<ReplayRequest, 'language' | 'names' | 'width'> {
  /** How the table stands. */
  readonly state: GameState;
  /** What has led there from the frame before. */
  readonly events: readonly GameEvent[];
  /** What it shows: the table as it was, a turn, or how the game ended. */
  readonly kind: 'start' | 'turn' | 'end';
  readonly round: number;
  readonly phase: Phase;
  readonly move: number;
  /** Whose turns these were. */
  readonly seats: readonly Seat[];
  /** The round of each frame of the replay, and which of them this is. */
  readonly rounds: readonly number[];
  readonly index: number;
  /** Points at which a player's bar is full. */
  readonly most: number;
  /** Milliseconds that it stands. */
  readonly delay: number;
}
