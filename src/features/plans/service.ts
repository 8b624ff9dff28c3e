/** Plans: moves a player tries out in private, stored until they are played or the game ends. */

import { changesFixedProduction } from '../../core/game/acting.ts';
import {
  boardVersion,
  type LoadedGame,
  requireStarted,
  type StartedGame,
} from '../../core/game/loaded-game.ts';
import { seatOfPlayer } from '../../core/game/members.ts';
import { readPlan } from '../../core/game/parse-game.ts';
import { addMove, noMovesYet, type PendingMoves, withForcedMoves } from '../../core/game/pending-moves.ts';
import { emptyPlan, type Plan, type PlanMode } from '../../core/game/plan.ts';
import { applyMoves } from '../../core/game/record-moves.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { Actor, PlayResult, Refusal } from '../../core/types.ts';
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

/**
 * An edit to a plan: `back` removes the last step, `keep` the impossible steps, and `anew` all steps. New steps are accepted
 * only while all are possible, so that none is lost unnoticed.
 */
export type PlanEdit =
  | { do: 'add'; actions: readonly Action[] }
  | { do: 'mode'; mode: PlanMode }
  | { do: 'back' | 'keep' | 'anew' };

export interface PlanView {
  seat: Seat;
  mode: PlanMode;
  branch: PlanSimulation;
  doable: number;
  /** Doing it ends the game from before its last production, so undoing it counts as seeing the pile. */
  finishes: boolean;
  moved: boolean;
  /** Identifies this version of the plan and of the board; changes whenever either does. */
  stamp: string;
}

/** Number of steps that were played. `revealed`: the last step revealed hidden information. */
interface ExecutedPlan {
  steps: number;
  revealed: boolean;
}

const MOST_ACTIONS = 30;

interface Found {
  readonly game: StartedGame;
  readonly kept: Plan;
  readonly plan: PlanView;
}

export function createPlanService({ store, games, now }: ServiceContext) {
  async function found(loaded: LoadedGame, { user }: Actor): Promise<Found | Refusal> {
    const game = requireStarted(loaded);
    const { record, state } = game;
    if (state.round === 0) return { code: 'noPlanYet' };
    const stored = await store.plans.find(record.id, user);
    // A player with no more decisions in this round plans the next one.
    const mode = asIfOnTurn(state, seatOfPlayer(record, state, user)) === undefined ? 'passing' : 'alone';
    const kept = (stored && readPlan(stored)) ?? emptyPlan(record.id, user, mode, now(), stored?.version);
    return { game, kept, plan: plannedOf(game, kept) };
  }

  function plannedOf({ record, state }: StartedGame, kept: Plan): PlanView {
    const { mode, actions, version, base } = kept;
    const seat = seatOfPlayer(record, state, kept.user);
    const board = boardVersion(record);
    const branch = simulatePlan(publicView(state), seat, mode, stepsIn(actions));
    const { steps, progress } = carriedOut(publicView(state), seat, kept.user, possibleIn(branch), now());
    const { phase } = withForcedMoves(progress, record, now()).state;
    const finishes = state.phase !== 'production' && phase === 'finished';
    const moved = actions.length > 0 && base !== board;
    return { seat, mode, branch, doable: steps, finishes, moved, stamp: `${version}.${board}` };
  }

  return {
    /** Returns the actor's plan, applied to the current position; an empty plan if none is stored. */
    get: (actor: Actor, id: string) =>
      games.change<{ plan: PlanView }>(id, actor, 'plan', async (loaded) => {
        const it = await found(loaded, actor);
        return 'code' in it ? { refusal: it } : { unchanged: { plan: it.plan } };
      }),

    /** Returns the number of steps in a user's stored plan, possible or not. */
    async countSteps(user: string, id: string): Promise<number> {
      const stored = await store.plans.find(id, user);
      return stepsIn((stored && readPlan(stored))?.actions ?? []).length;
    },

    /** Edits the plan. `expect`: the stamp of the plan that was shown. Refuses an illegal action. */
    edit: (actor: Actor, id: string, edit: PlanEdit, expect?: string) =>
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
        // Another mode may make earlier steps impossible, but an added step must be possible.
        const rejection = edit.do === 'add' ? shown.branch.steps.at(-1)?.rejection : undefined;
        if (rejection !== undefined) return { refusal: { code: 'rejected', rejection } };
        if (!(await store.plans.save(next))) return { refusal: { code: 'stale' } };
        return { unchanged: { plan: shown } };
      }),

    /** Plays all steps possible now in one commit; later steps stay, even impossible ones. `expect`: the stamp of the plan shown. */
    execute: (actor: Actor, id: string, expect?: string) =>
      games.change<PlayResult & ExecutedPlan>(id, actor, 'play', async (loaded) => {
        const it = await found(loaded, actor);
        if ('code' in it) return { refusal: it };
        const { game, kept, plan } = it;
        if (expect !== undefined && expect !== plan.stamp) return { refusal: { code: 'stale' } };
        const at = now();
        const possible = possibleIn(plan.branch);
        const { progress, steps } = carriedOut(game.state, plan.seat, actor.user, possible, at);
        if (steps === 0) return { refusal: { code: 'nothingToDo' } };
        const [first] = progress.moves;
        if (first?.action !== undefined && changesFixedProduction(game, plan.seat, first.action))
          return { refusal: { code: 'computerConfirmed' } };
        const change = applyMoves(game, withForcedMoves(progress, game.record, at), actor.user);
        const played = plan.branch.steps.flatMap(({ rejection }, n) => (rejection === undefined ? n : []));
        const rest = plan.branch.steps.slice((played[steps - 1] ?? 0) + 1);
        const actions = rest.flatMap((step) => step.actions);
        return {
          ...change,
          plans: [{ ...kept, version: kept.version + 1, actions, updatedAt: at }],
          result: { ...change.result, steps, revealed: revealsHidden(progress.events) },
        };
      }),
  };
}

export type PlanService = ReturnType<typeof createPlanService>;

function edited(kept: Plan, { branch }: PlanView, edit: PlanEdit): Plan | Refusal {
  switch (edit.do) {
    case 'add': {
      if (branch.steps.some(({ rejection }) => rejection !== undefined)) return { code: 'stale' };
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

function stepDone(from: PendingMoves, seat: Seat, by: string, actions: readonly Action[], at: Date) {
  let progress = from;
  for (const [n, action] of actions.entries()) {
    const next = addMove(progress, { seat, action, by, at, planned: true });
    if (next.ok) progress = next.progress;
    // An `endTurn` may fail: the turn ended automatically, or revealed information needs a look first.
    else if (n === 0 || action.type !== 'endTurn') return undefined;
  }
  return progress;
}
