/** A game as its page shows it: the public position after every turn, and what pictures and log need. */
import { CorruptGameError, type Game, type MoveRange } from '../core/index.ts';
import { marksOf, sceneOf } from '../discord/shared/pictures.ts';
import { at } from '../discord/shared/player-names.ts';
import type { GameState } from '../engine/index.ts';
import type { ScoreHistory } from '../features/game-view/index.ts';
import type { Services } from '../features/index.ts';
import type { Replay } from '../features/replay/index.ts';
import { type HistoryPoint, historyOf, type PictureRequest, type View } from '../render/index.ts';
import { type Language, languageFor } from '../text/index.ts';

/** A started game in its newest position. Step 0 is the start; each further step is a turn. */
export interface ShownGame {
  readonly game: Game & { readonly state: GameState };
  readonly replay: Replay;
  /** The known moves with the reasons of computers, which belong to the events of this replay. */
  readonly moves: MoveRange | undefined;
  /** The moves before the first step. */
  readonly beginning: MoveRange | undefined;
  readonly scores: ScoreHistory | undefined;
  /** Points and prices after every turn. */
  readonly history: readonly HistoryPoint[];
}

/** Why a page shows no game: it has not started, ended in the lobby, others still play its deal, or it is corrupt. */
export type Unshown = 'waiting' | 'neverBegun' | 'sealed' | 'unreadable';

/** Loads a game for its page; `undefined` if there is none. */
export async function loadShown(services: Services, id: string): Promise<ShownGame | Unshown | undefined> {
  const game = await services.queries.getGame(id).catch(corrupt);
  if (game === 'unreadable') return game;
  if (game === undefined) return undefined;
  const { record, state } = game;
  if (record.sealed !== undefined) return 'sealed';
  if (state === undefined) return record.status === 'lobby' ? 'waiting' : 'neverBegun';
  // Loaded together, from the same history.
  const [replay, moves, beginning] = await Promise.all([
    services.replay.getReplay(id),
    services.queries.getMoveRange(id, 0, game.moves.length),
    services.queries.getMoveRange(id, -1, 0),
  ]);
  if (replay === undefined) return undefined;
  const states = [replay.start, ...replay.turns.map((turn) => turn.state)];
  return {
    game: { ...game, state },
    replay,
    moves,
    beginning,
    scores: await services.gameView.getScoreHistory(id),
    history: historyOf(states),
  };
}

/** Returns what a corrupt game shows, which has been logged; throws any other error. */
function corrupt(error: unknown): 'unreadable' {
  if (error instanceof CorruptGameError) return 'unreadable';
  throw error;
}

/** Returns the number of the newest step. */
export const lastStep = ({ replay }: ShownGame): number => replay.turns.length;

/** Returns the game in the position after a step. */
export function gameAt(shown: ShownGame, step: number): ShownGame['game'] {
  const { game, replay } = shown;
  const state = step === lastStep(shown) ? game.state : (replay.turns[step - 1]?.state ?? replay.start);
  return { ...game, ...at(game, state), state };
}

/** Returns the request for a picture of a step. */
export function pictureAt(shown: ShownGame, step: number, view: View, language: Language): PictureRequest {
  if (view === 'race') {
    const { game, history, scores } = shown;
    const race = scores?.race;
    return { ...sceneOf(game, game.state, language), view, history, ...(race && { race }) };
  }
  const { state } = gameAt(shown, step);
  const turn = shown.replay.turns[step - 1];
  const base = { ...sceneOf(shown.game, state, language), view };
  if (view === 'score')
    return { ...base, history: shown.history.filter(({ move }) => move <= state.moveCount) };
  return { ...base, ...(turn === undefined ? {} : marksOf(turn.events, state)) };
}

/** Returns the request for the part of the map that never changes in a game: equal in all positions, so drawn once. */
export function landOf({ replay, game: { record } }: ShownGame): PictureRequest {
  return {
    state: replay.start,
    view: 'map',
    layer: 'land',
    language: languageFor(record.language),
    names: [],
  };
}
