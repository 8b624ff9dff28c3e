/** What a move is for: the part of the value that it raises most. */
import { type Action, type GameState, play, type Seat } from '../../engine/index.ts';
import type { Reason } from '../types.ts';
import { exported, FEATURES, measure, stageOf } from './features.ts';
import { type Position, positionOf } from './position.ts';
import { type Scene, sceneOf } from './search-context.ts';
import type { Mind } from './weights.ts';

/** Reasons that are the same whatever comes of the move. */
const ALWAYS: Partial<Record<Action['type'], Reason>> = {
  pick: 'start',
  bid: 'start',
  declineBid: 'start',
  placeWorker: 'start',
  fulfil: 'export',
  obtain: 'contract',
  takeContract: 'contract',
  drawContracts: 'contract',
  plan: 'processing',
  confirmProduction: 'processing',
  pass: 'rest',
  endTurn: 'rest',
  decline: 'rest',
};

/** What this move is for, in a position where nothing is hidden. */
export function reasonOf(state: GameState, seat: Seat, action: Action, mind: Mind): Reason {
  const always = ALWAYS[action.type];
  if (always !== undefined) return always;
  const played = play(state, seat, action);
  if (!played.ok) return 'rest';
  const scene = sceneOf(state, seat, mind);
  const before = parts(scene, positionOf(scene, state));
  const after = parts(scene, positionOf(scene, played.state));
  let most = 0;
  let reason: Reason = 'rest';
  for (const [name, points] of after) {
    const raised = points - (before.get(name) ?? 0);
    if (raised > most) {
      most = raised;
      reason = name;
    }
  }
  return reason;
}

/** The points that each reason stands for in a position. */
function parts(scene: Scene, position: Position): Map<Reason, number> {
  const found = new Float64Array(FEATURES.length);
  measure(scene, position, found);
  const weights = scene.mind.weights[
    Math.min(stageOf(position), scene.mind.weights.length) - 1
  ] as Float64Array;
  const result = new Map<Reason, number>([
    ['export', exported(scene, position)],
    ['tile', position.glory],
  ]);
  FEATURES.forEach(([, reason], i) => {
    const points = (found[i] as number) * (weights[i] as number);
    result.set(reason, (result.get(reason) ?? 0) + points);
  });
  return result;
}
