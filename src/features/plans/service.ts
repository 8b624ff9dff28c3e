/** Plans: what a player tries out in private, kept until it is done or the game is over. */

import {
  boardVersion,
  type LoadedGame,
  requireStarted,
  type StartedGame,
} from '../../core/game/loaded-game.ts';
import { seatOfPlayer } from '../../core/game/members.ts';
import { readPlan } from '../../core/game/parse-game.ts';
import { addMove, noMovesYet, type PendingMoves, withForcedMoves } from '../../core/game/pending-moves.ts';
import type { Plan, PlanMode } from '../../core/game/plan.ts';
import { applyMoves } from '../../core/game/record-moves.ts';
import type { ServiceContext } from '../../core/game-service.ts';
import type { Actor, Outcome, PlayResult, Refusal } from '../../core/types.ts';
import {
  type Action,
  asIfOnTurn,
  type GameState,
  publicView,
  revealsHidden,
  type Seat,
} from '../../engine/index.ts';
import type { PlanSimulation } from './simulate.ts';
import { possibleIn, simulatePlan, stepsIn } from './simulate.ts';

/** How a plan is changed: `back` takes back its last step, `keep` leaves out what is not possible any more. */
export type PlanEdit =
  | { do: 'add'; actions: readonly Action[] }
  | { do: 'mode'; mode: PlanMode }
  | { do: 'back' | 'keep' | 'anew' };

/** Somebody's plan, as it is from where the table stands now. */
export interface PlanView {
  seat: Seat;
  mode: PlanMode;
  branch: PlanSimulation;
  /** How many of its steps can be done at the table now, in one go. */
  doable: number;
  /** Whether the table has moved on since the plan was changed last. */
  moved: boolean;
  /** Says which plan this is, at which table: it is another after every change of either. */
  stamp: string;
}

/** How much of a plan was done: its steps; whether something hidden was shown by the last of them. */
export interface ExecutedPlan {
  steps: number;
  revealed: boolean;
}

/** Private plans. */
export interface PlanService {
  /** What the actor tries out in private, played from where the table stands now; an empty plan where there is none. */
  get(actor: Actor, id: string): Promise<Outcome<{ plan: PlanView }>>;
  /** Changes it. `expect`: the stamp of the plan that was shown. An action that is not legal there is refused. */
  edit(actor: Actor, id: string, edit: PlanEdit, expect?: string): Promise<Outcome<{ plan: PlanView }>>;
  /**
   * Does of the plan, in one go, all that can be done now: until others are to move, something hidden is shown, or it
   * goes otherwise than planned. What is left stays planned. `expect`: the stamp of the plan that was shown.
   */
  execute(actor: Actor, id: string, expect?: string): Promise<Outcome<PlayResult & ExecutedPlan>>;
}

/** Actions of one plan: more than anybody sees ahead. */
const MOST_ACTIONS = 30;

/** A plan as it is kept, and as it is from where the table stands. */
interface Found {
  readonly game: StartedGame;
  readonly kept: Plan;
  readonly plan: PlanView;
}

export function createPlanService({ store, games, now }: ServiceContext): PlanService {
  async function found(loaded: LoadedGame, { user }: Actor): Promise<Found | Refusal> {
    const game = requireStarted(loaded);
    const { record, state } = game;
    if (state.round === 0) return { code: 'noPlanYet' };
    const there = await store.plans.find(record.id, user);
    // Whoever has nothing more to decide in this round looks beyond it.
    const mode = asIfOnTurn(state, seatOfPlayer(record, state, user)) === undefined ? 'passing' : 'alone';
    const none = { game: record.id, user, version: there?.version ?? 0, base: boardVersion(record) };
    const kept = (there && readPlan(there)) ?? { ...none, mode, actions: [], updatedAt: now() };
    return { game, kept, plan: plannedOf(game, kept) };
  }

  function plannedOf({ record, state }: StartedGame, kept: Plan): PlanView {
    const { mode, actions, version, base } = kept;
    const seat = seatOfPlayer(record, state, kept.user);
    const board = boardVersion(record);
    const branch = simulatePlan(publicView(state), seat, mode, stepsIn(actions));
    const { steps } = carriedOut(publicView(state), seat, kept.user, possibleIn(branch), now());
    const moved = actions.length > 0 && base !== board;
    return { seat, mode, branch, doable: steps, moved, stamp: `${version}.${board}` };
  }

  return {
    get: (actor, id) =>
      games.change<{ plan: PlanView }>(id, actor, 'plan', async (loaded) => {
        const it = await found(loaded, actor);
        return 'code' in it ? { refusal: it } : { unchanged: { plan: it.plan } };
      }),

    edit: (actor, id, edit, expect) =>
      games.change<{ plan: PlanView }>(id, actor, 'plan', async (loaded) => {
        const it = await found(loaded, actor);
        if ('code' in it) return { refusal: it };
        const { game, kept, plan } = it;
        if (expect !== undefined && expect !== plan.stamp) return { refusal: { code: 'stale' } };
        const changed = edited(kept, plan, edit);
        if ('code' in changed) return { refusal: changed };
        const base = boardVersion(game.record);
        const next = { ...changed, base, version: kept.version + 1, updatedAt: now() };
        const shown = plannedOf(game, next);
        // Steps that were there may have lost their sense by another mode, but what is added must be possible.
        const rejection = edit.do === 'add' ? shown.branch.steps.at(-1)?.rejection : undefined;
        if (rejection !== undefined) return { refusal: { code: 'rejected', rejection } };
        if (!(await store.plans.save(next))) return { refusal: { code: 'stale' } };
        return { unchanged: { plan: shown } };
      }),

    execute: (actor, id, expect) =>
      games.change<PlayResult & ExecutedPlan>(id, actor, 'play', async (loaded) => {
        const it = await found(loaded, actor);
        if ('code' in it) return { refusal: it };
        const { game, kept, plan } = it;
        if (expect !== undefined && expect !== plan.stamp) return { refusal: { code: 'stale' } };
        const at = now();
        const possible = possibleIn(plan.branch);
        const { progress, steps } = carriedOut(game.state, plan.seat, actor.user, possible, at);
        if (steps === 0) return { refusal: { code: 'nothingToDo' } };
        const change = applyMoves(game, withForcedMoves(progress, game.record, at), actor.user);
        const actions = possible.slice(steps).flat();
        return {
          ...change,
          plan: { ...kept, version: kept.version + 1, actions, updatedAt: at },
          result: { ...change.result, steps, revealed: revealsHidden(progress.events) },
        };
      }),
  };
}

/** A plan after a change; or why it cannot be changed so. */
function edited(kept: Plan, { branch }: PlanView, edit: PlanEdit): Plan | Refusal {
  switch (edit.do) {
    case 'add': {
      const actions = [...possibleIn(branch).flat(), ...edit.actions];
      return actions.length > MOST_ACTIONS ? { code: 'planFull', most: MOST_ACTIONS } : { ...kept, actions };
    }
    case 'mode':
      return { ...kept, mode: edit.mode };
    case 'back':
      return { ...kept, actions: stepsIn(kept.actions).slice(0, -1).flat() };
    case 'keep':
      return { ...kept, actions: possibleIn(branch).flat() };
    case 'anew':
      return { ...kept, actions: [] };
  }
}

/** As many of these steps as can be done at the table in one go, until others move or something hidden is shown. */
function carriedOut(
  state: GameState,
  seat: Seat,
  by: string,
  planned: readonly (readonly Action[])[],
  at: Date,
): { progress: PendingMoves; steps: number } {
  let progress = noMovesYet(state);
  for (const [steps, actions] of planned.entries()) {
    const next = stepDone(progress, seat, by, actions, at);
    if (next === undefined) return { progress, steps };
    progress = next;
    if (revealsHidden(progress.events)) return { progress, steps: steps + 1 };
  }
  return { progress, steps: planned.length };
}

/** One step, done whole; nothing where it cannot be. */
function stepDone(
  from: PendingMoves,
  seat: Seat,
  by: string,
  actions: readonly Action[],
  at: Date,
): PendingMoves | undefined {
  let progress = from;
  for (const [n, action] of actions.entries()) {
    const next = addMove(progress, { seat, action, by, at });
    if (next.ok) progress = next.progress;
    // The turn is over by itself, or something was shown that asks for a look first.
    else if (n === 0 || action.type !== 'endTurn') return undefined;
  }
  return progress;
}
