/** Replay requests and their frames: plain data. */
import type { GameEvent, GameState, Phase, Seat } from '../../engine/index.ts';
import type { Language } from '../../text/index.ts';

/** A turn of a game: its events and the position after it. */
export interface ReplayTurn {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly round: number;
  readonly phase: Phase;
  /** Seats that acted; empty for automatic events. */
  readonly seats: readonly Seat[];
  /** Number of moves after it. */
  readonly to: number;
}

export const FORMATS = ['webp', 'gif'] as const;
export type ReplayFormat = (typeof FORMATS)[number];

export interface ReplayRequest {
  /** The position before the first turn. */
  readonly start: GameState;
  /** At least one. */
  readonly turns: readonly ReplayTurn[];
  readonly language: Language;
  /** Names of the players by seat. */
  readonly names: readonly string[];
  /** As in a `PictureRequest`. */
  readonly colours?: readonly number[] | undefined;
  readonly format: ReplayFormat;
  /** No one is to act after the last turn, because the game was ended early or suspended. For the alt text. */
  readonly ended?: true;
  /** Pixels. Default: 720. */
  readonly width?: number | undefined;
}

/** One picture of a replay. */
export interface Frame extends Pick<ReplayRequest, 'language' | 'names' | 'colours' | 'width'> {
  /** The position shown. */
  readonly state: GameState;
  /** Events since the previous frame. */
  readonly events: readonly GameEvent[];
  /** The initial position, a turn, or the result. */
  readonly kind: 'start' | 'turn' | 'end';
  readonly round: number;
  readonly phase: Phase;
  readonly move: number;
  /** Seats that acted. */
  readonly seats: readonly Seat[];
  /** The round of each frame of the replay, and the index of this frame. */
  readonly rounds: readonly number[];
  readonly index: number;
  /** Points of a full bar. */
  readonly maxPoints: number;
  /** Milliseconds it is shown. */
  readonly delayMs: number;
}

/** The replay that a frame belongs to. */
export interface ReplayTask {
  /** Differs between replays. */
  readonly id: number;
  readonly isFirst: boolean;
  readonly format: ReplayFormat;
}

/** An encoded frame: the pixels that changed since the previous one. */
export interface EncodedFrame {
  readonly image: Uint8Array;
  readonly width: number;
  readonly height: number;
}
