/** Plans: all possible steps can be chosen, in the table's panels, within Discord's limits. */

import { describe, expect, it } from 'vitest';
import { createRng } from '../../../../src/ai/index.ts';
import { ROUTES } from '../../../../src/bootstrap/features.ts';
import type { PlanMode } from '../../../../src/core/index.ts';
import { parseCustomId } from '../../../../src/discord/shared/custom-id.ts';
import type { Answer, Route } from '../../../../src/discord/shared/interaction-context.ts';
import type { Panel } from '../../../../src/discord/shared/panel.ts';
import {
  type Action,
  asIfOnTurn,
  fullestPlan,
  type GameState,
  legalActions,
  PLAN_ITEMS,
  pendingSeats,
  publicView,
  type Seat,
} from '../../../../src/engine/index.ts';
import { planCommand } from '../../../../src/features/plans/discord/command.ts';
import { planPanel } from '../../../../src/features/plans/discord/panel.ts';
import type { PlanView } from '../../../../src/features/plans/index.ts';
import { simulatePlan } from '../../../../src/features/plans/simulate.ts';
import { decode, encode } from '../../../../src/features/play/discord/action-code.ts';
import { createPanelContext } from '../../../../src/features/play/discord/panel-context.ts';
import { draftOf } from '../../../../src/features/play/discord/production-plan.ts';
import { describe as describePicture } from '../../../../src/render/index.ts';
import { faults } from '../../../discord/fixtures/panels-checks.ts';
import { gameAt, visitOf, ways } from '../../../discord/fixtures/panels-crawler.ts';
import { valuesOf } from '../../../discord/fixtures/slash-games.ts';
import { playedGame } from '../../../engine/properties/fixtures/games.ts';
import { partialApp } from '../../../fixtures/partial-app.ts';
import { acts, scene } from '../../../fixtures/scene.ts';

const STAMP = '3.4321';

interface Placed {
  readonly state: GameState;
  readonly seat: Seat;
  readonly plan: PlanView;
}

function planned(state: GameState, seat: Seat, mode: PlanMode, steps: readonly Action[][]): PlanView {
  const branch = simulatePlan(publicView(state), seat, mode, steps);
  const doable = steps.length % 2;
  return { seat, mode, branch, doable, finishes: false, moved: false, stamp: STAMP };
}

/** Plans of some steps, from positions all over some games. */
function placed(): Placed[] {
  return (['plans-1', 'plans-2', 'plans-3', 'plans-4'] as const).flatMap((seed, n) => {
    const { states } = playedGame(seed, (n + 1) as 1);
    const some = states.filter(({ round, phase }) => round > 0 && phase !== 'finished');
    const dice = createRng(seed);
    return some
      .filter((_, at) => at % Math.ceil(some.length / 3) === 0)
      .map((state): Placed => {
        const seat = dice.int(state.players.length);
        const mode = dice.pick(['alone', 'passing'] as const);
        const steps: Action[][] = [];
        for (let step = 0; step < 6; step++) {
          const { branch } = planned(state, seat, mode, steps);
          if (!branch.open) break;
          steps.push([dice.pick(legalActions(branch.state, seat))]);
        }
        return { state, seat, plan: planned(state, seat, mode, steps) };
      });
  });
}

const PLACED = placed();

/** Clicks on a plan that is not stored. `edits`: those requested. */
function planning({ state, seat, plan }: Placed, edits: unknown[] = []) {
  const game = gameAt(state);
  const app = partialApp({
    queries: { getLatest: async () => game },
    plans: {
      get: async () => ({ ok: true, game, plan }),
      edit: async (_actor: unknown, _id: unknown, edit: unknown) => {
        edits.push(edit);
        return { ok: false, refusal: { code: 'stale' } };
      },
    },
  });
  const visit = visitOf(app, state.seating[seat] ?? 0);
  const click = async (id: string, values: readonly string[] = []): Promise<Answer> => {
    const { route: name, args } = parseCustomId(id);
    const found = ROUTES.get(name) as unknown as Route<unknown>;
    return await found.run(visit, found.args.parse(args), { values, fields: {}, chosen: {} });
  };
  return { game, visit, click };
}

const words = ({ parts }: Panel): string =>
  parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('\n');

/** Returns the action that a click adds to a plan. */
function stepOf(verb: string, code: string, value: string | undefined): string | undefined {
  if (verb === 'ready') return 'confirmProduction';
  if (verb === 'choose') return value;
  return verb === 'do' || verb === 'try' ? code : undefined;
}

/** Checks all steps that a plan's panels offer, and that each panel fits into a message. */
async function offered(place: Placed): Promise<Set<string>> {
  const { game, click } = planning(place);
  const found = new Set<string>();
  const seen = new Set<string>();
  const panels = [planPanel(game, place.plan, 'en')];
  for (let panel = panels.pop(); panel !== undefined; panel = panels.pop()) {
    expect(faults(panel)).toEqual([]);
    // The picture alone does not mislead.
    for (const part of panel.parts) {
      if (part.kind === 'picture') expect(part.request).toMatchObject({ plan: true });
    }
    for (const { id, value } of ways(panel)) {
      const { route, args } = parseCustomId(id);
      expect(route, id).toBe('planstep');
      const [, , verb = '', code = ''] = args;
      const step = stepOf(verb, code, value);
      if (step !== undefined) found.add(step);
      const key = `${id} ${value ?? ''}`;
      if (seen.has(key) || !/^(back|act)$/.test(verb)) continue;
      seen.add(key);
      const answered = await click(id, value === undefined ? [] : [value]);
      expect(answered.kind, key).toBe('panel');
      panels.push(answered.panel);
    }
  }
  return found;
}

describe('a plan', () => {
  it('offers exactly the possible next steps, with the panels of the game', async () => {
    for (const place of PLACED) {
      const { branch } = place.plan;
      const wanted = branch.open ? legalActions(branch.state, place.seat) : [];
      // Production is decided in one go: the amounts are in the ids of its panel.
      const chosen = wanted.filter(({ type }) => type !== 'plan').map(encode);
      expect([...(await offered(place))].sort()).toEqual([...new Set(chosen)].sort());
    }
  });

  it('speaks of orders and of others only where there are others', () => {
    for (const { state, seat } of PLACED) {
      const { parts } = planPanel(gameAt(state), planned(state, seat, 'alone', []), 'en');
      const told = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('\n');
      const others = state.players.length > 1;
      expect(told.includes('you can make it an order'), told).toBe(others);
      expect(told.includes('In this plan only you move'), told).toBe(others);
    }
  });

  it('suggests possible next steps while the user types', async () => {
    for (const place of PLACED) {
      const { visit } = planning(place);
      const { branch } = place.plan;
      const legal = branch.open ? legalActions(branch.state, place.seat) : [];
      const found = (await planCommand.suggest?.(visit, valuesOf(undefined, { step: '' }), 'step', '')) ?? [];
      expect(found.length).toBe(Math.min(25, legal.length));
      for (const { value } of found) expect(legal).toContainEqual(decode(value));
    }
  });

  it('says in a step that an animal is slaughtered, not placed', () => {
    const state = scene({
      seats: [{ units: { A1: 'sheep', B1: 'sheep' }, goods: { wool: 1 }, contracts: [14] }],
    });
    const steps: Action[][] = [
      [{ type: 'fulfil', contract: 14, spare: 'none', spareCopy: 'none' }],
      [{ type: 'slaughter', space: 'A1' }],
    ];
    const said = (language: string) =>
      words(planPanel(gameAt(state), planned(state, 0, 'alone', steps), language));
    expect(said('en')).toContain('2. Slaughter the sheep on A1');
    expect(said('es')).toContain('2. Sacrificar la oveja de A1');
    expect(said('pl')).toContain('2. Ubij owcę na A1');
  });

  it('names in impossible steps no space and no prices that do not exist', () => {
    const state = scene({ ports: { A: 3, B: 7 }, seats: [{ units: { A1: 'sheep' } }] });
    const steps: Action[][] = [
      [{ type: 'exchangeNew', unit: 'cow' }],
      [{ type: 'shiftPrice', port: 6, good: 'cheese', direction: 'up' }],
    ];
    const said = words(planPanel(gameAt(state), planned(state, 0, 'alone', steps), 'en'));
    expect(said).toContain('~~Swap in a cow~~');
    expect(said).toMatch(/~~Port “.+”: cheese up~~/);
  });

  it('says of steps after its end that the plan ends there, not that the game is over or whose turn it is', () => {
    const hire: Action[] = [{ type: 'hire' }];
    const pass: Action[] = [{ type: 'pass' }];
    const seats = [{ money: 30 }, { money: 30 }];
    const middle = scene({ players: 2, round: 3, seats });
    const alone = words(planPanel(gameAt(middle), planned(middle, 0, 'alone', [pass, hire]), 'en'));
    expect(alone).toContain('~~Hire a merchant~~\n-# **There’s nothing more for you to decide this round.**');
    expect(alone).not.toContain('It’s not your turn');
    const last = scene({ players: 2, round: 5, passed: [1], seats });
    const over = words(planPanel(gameAt(last), planned(last, 0, 'passing', [pass, hire]), 'en'));
    expect(over).toContain('~~Hire a merchant~~\n-# **The game is over here.**');
    expect(over).not.toContain('`/game rematch`');
  });

  it('is marked as a plan in its pictures', () => {
    const parts = PLACED.flatMap(({ state, plan }) => planPanel(gameAt(state), plan, 'en').parts);
    const told = parts.flatMap((part) => (part.kind === 'picture' ? [describePicture(part.request)] : []));
    expect(told.length).toBeGreaterThan(PLACED.length / 2);
    for (const one of told) expect(one).toMatch(/^This is a private plan/);
  });

  it('names the player who must move first, and then offers no order', () => {
    const games = [1, 2, 3, 4, 5, 6].map((n) => playedGame(`plans-first-${n}`, 2));
    for (const state of games.flatMap(({ states }) => states).filter(({ round }) => round > 0)) {
      const seat = pendingSeats(state).find((one) =>
        legalActions(state, one).some(({ type }) => type === 'endTurn'),
      );
      if (seat === undefined) continue;
      const plan = { ...planned(state, seat, 'alone', [[{ type: 'hire' }]]), doable: 0 };
      if (plan.branch.steps[0]?.rejection !== undefined) continue;
      const said = words(planPanel(gameAt(state), plan, 'en'));
      expect(said).toContain('You have something to finish first');
      expect(said).not.toContain('It isn’t your turn');
      return;
    }
    throw new Error('no such position');
  });

  it('explains the money at its end by what it costs and earns, production before its first step included', () => {
    const state = playedGame('plans-2', 2).states.find(
      (one) => one.phase === 'actions' && one.round === 2 && one.passed.length === 1,
    );
    const seat = state?.passed[0];
    if (state === undefined || seat === undefined) throw new Error('no one has passed');
    const plan = planned(state, seat, 'passing', [[{ type: 'confirmProduction' }], [{ type: 'hire' }]]);
    expect(plan.branch.steps.at(-1)).toMatchObject({ before: { round: 3 }, actions: [{ type: 'hire' }] });
    const said = words(planPanel(gameAt(state), plan, 'en'));
    const [, spent, earned] = said.match(/costs £(\d+), earns £(\d+)/) ?? [];
    const moneyIn = ({ players }: GameState) => players[seat]?.money ?? 0;
    expect(Number(earned) - Number(spent)).toBe(moneyIn(plan.branch.state) - moneyIn(state));
  });

  it('says what a reveal means for an undo: the others are asked, or no best score', () => {
    for (const [players, told] of [
      [1, 'If you undo it, this game won’t count for best scores'],
      [2, 'so you can’t freely undo it'],
    ] as const) {
      const state = playedGame(`plans-${players}`, players).states.find((one) => one.phase === 'actions');
      if (state === undefined) throw new Error('no turn');
      const plan = planned(state, pendingSeats(state)[0] as Seat, 'alone', [[{ type: 'pass' }]]);
      const steps = plan.branch.steps.map((step) => ({ ...step, reveals: true }));
      const branch = { ...plan.branch, steps };
      expect(words(planPanel(gameAt(state), { ...plan, branch, doable: 1 }, 'en'))).toContain(told);
      // The end of the game costs nothing but the best score.
      const last = { ...plan.branch, steps: plan.branch.steps.map((step) => ({ ...step, reveals: false })) };
      const end = words(planPanel(gameAt(state), { ...plan, branch: last, doable: 1, finishes: true }, 'en'));
      const warning = 'It ends the game. If you undo that, this game won’t count for best scores';
      if (players === 1) expect(end).toContain(warning);
      else expect(end).not.toContain('It ends the game');
    }
  });

  it('confirms the production of its panel by command', async () => {
    const { states } = playedGame('plans-3', 3);
    const state = states.find((one) => one.phase === 'production' && pendingSeats(one).length > 0);
    if (state === undefined) throw new Error('no production');
    const seat = pendingSeats(state)[0] as Seat;
    const place = { state, seat, plan: planned(state, seat, 'alone', []) };
    const edits: unknown[] = [];
    const { visit } = planning(place, edits);
    await planCommand.run(visit, valuesOf(undefined, { step: 'confirmProduction' }));
    const { moves } =
      draftOf(createPanelContext(gameAt(place.plan.branch.state), seat, 'en'), fullestPlan(state, seat)) ??
      {};
    expect(moves?.length).toBeGreaterThan(0);
    expect(edits).toEqual([{ do: 'add', actions: [...(moves ?? []), { type: 'confirmProduction' }] }]);
  });

  it('changes one number of the production that its panel shows', async () => {
    const { states } = playedGame('plans-3', 3);
    const state = states.find((one) => one.phase === 'production' && pendingSeats(one).length > 0);
    if (state === undefined) throw new Error('no production');
    const seat = pendingSeats(state)[0] as Seat;
    const edits: unknown[] = [];
    const { visit } = planning({ state, seat, plan: planned(state, seat, 'alone', []) }, edits);
    const full = fullestPlan(state, seat);
    const made = PLAN_ITEMS.filter((item) => full[item] > 0);
    const [item = 'butter', ...rest] = made;
    await planCommand.run(visit, valuesOf(undefined, { step: encode({ type: 'plan', item, count: 0 }) }));
    const steps = rest.map((one) => ({ type: 'plan', item: one, count: full[one] }));
    expect(edits).toEqual([{ do: 'add', actions: [...steps, { type: 'plan', item, count: 0 }] }]);
  });

  it('asks a chief where the table allows hints, who answers beside the plan, which may have been played by then', async () => {
    const place = PLACED.find(({ state, seat }) => state.players.length > 1 && asIfOnTurn(state, seat));
    if (place === undefined) throw new Error('no position');
    const { state, seat, plan } = place;
    const game = gameAt(state);
    const asked = (panel: Panel) => ways(panel).find(({ id }) => id.startsWith('planchief'))?.id;
    expect(asked(planPanel(game, plan, 'en'))).toBeUndefined();
    const open = { ...game, record: { ...game.record, hints: true } };
    const thoughts = [{ action: { type: 'pass' }, reason: 'rest' }] as const;
    let hint: object = { ok: true, game: open, thoughts };
    const app = partialApp({
      queries: { getLatest: async () => open },
      plans: { get: async () => ({ ok: true, game: open, plan }) },
      computers: { getHint: async () => hint },
    });
    const { route: name, args } = parseCustomId(asked(planPanel(open, plan, 'en')) ?? '');
    const found = ROUTES.get(name) as unknown as Route<unknown>;
    expect(found.place).toBe('private');
    const visit = visitOf(app, state.seating[seat] ?? 0);
    const ask = async () =>
      (await found.run(visit, found.args.parse(args), { values: [], fields: {}, chosen: {} })).panel;
    const panel = await ask();
    expect(words(panel)).toMatch(/chief .*passes.*No better move left/s);
    expect(faults(panel)).toEqual([]);
    expect(ways(panel)).toEqual([]);
    const typed = await planCommand.run(visit, valuesOf(undefined, { what: 'chief' }));
    expect(typed.panel).toEqual(panel);
    // A simple move is not what a chief thinks, and has no reason.
    hint = { ok: true, game: open, thoughts, replaced: 'hung' };
    expect(words(await ask())).toMatch(
      /The chief ran out of time\. Its first thought: in your place, it passes/,
    );
    expect(words(await ask())).not.toContain('No better move left');
    hint = { ok: false, refusal: { code: 'stale' } };
    expect(words(await ask())).toMatch(/has changed since then[\s\S]*Your private plan/);
  });

  it('has a chief agree with a production only if all its numbers are the same', async () => {
    const start = scene({
      seats: [{ units: { C1: 'cheeseDairy', C2: 'bakery' }, goods: { grain: 2, milk: 1 } }],
    });
    const state = start.players.reduce((now, _, seat) => acts(now, [seat, { type: 'pass' }]).state, start);
    const made = gameAt(state);
    const game = { ...made, record: { ...made.record, hints: true } };
    const cheese: Action = { type: 'plan', item: 'cheeseDairy', count: 1 };
    const bread: Action = { type: 'plan', item: 'bakery', count: 1 };
    const confirm: Action = { type: 'confirmProduction' };
    const plan = planned(state, 0, 'alone', [[bread, cheese, confirm]]);
    const said = async (...actions: readonly Action[]) => {
      const thoughts = actions.map((action) => ({ action, reason: 'rest' }));
      const app = partialApp({
        plans: { get: async () => ({ ok: true, game, plan }) },
        computers: { getHint: async () => ({ ok: true, game, thoughts }) },
      });
      const route = ROUTES.get('planchief') as unknown as Route<unknown>;
      const input = { values: [], fields: {}, chosen: {} };
      return words((await route.run(visitOf(app, state.seating[0] ?? 0), [game.record.id], input)).panel);
    };
    expect(await said(bread, confirm)).not.toContain('agrees');
    expect(await said(cheese, bread, confirm)).toContain('A chief agrees with your first step');
  });

  it('offers in a pause neither to be played nor what a chief thinks, and says why', () => {
    const state = playedGame('plans-2', 2).states.find((one) => one.stack.at(-1)?.kind === 'turn');
    const seat = state && pendingSeats(state)[0];
    if (state === undefined || seat === undefined) throw new Error('no turn');
    const plan = { ...planned(state, seat, 'alone', [[{ type: 'pass' }]]), doable: 1 };
    const game = gameAt(state);
    const shown = (paused: boolean) =>
      planPanel({ ...game, record: { ...game.record, hints: true, paused } }, plan, 'en');
    const offered = (panel: Panel) =>
      ways(panel).flatMap(({ id }) => id.match(/^planchief|doit$/)?.[0] ?? []);
    expect(offered(shown(false))).toEqual(['doit', 'planchief']);
    expect(offered(shown(true))).toEqual([]);
    expect(words(shown(true))).toContain('This game is paused.');
    expect(words(shown(true))).not.toContain('**Do it**');
  });

  it('takes a step that was on its way while another player moved, but plays and drops nothing then', async () => {
    const place = PLACED.find(({ plan }) => plan.branch.open);
    if (place === undefined) throw new Error('no position');
    const edits: unknown[] = [];
    const { click } = planning(place, edits);
    const [action] = legalActions(place.plan.branch.state, place.seat).filter(({ type }) => type !== 'plan');
    if (action === undefined) throw new Error('no step');
    // The plan is the same, but the board is of an earlier version.
    const [version] = STAMP.split('.');
    await click(`planstep:abcdefgh:${version}.1:try:${encode(action)}`);
    expect(edits).toEqual([{ do: 'add', actions: [action] }]);
    for (const verb of ['doit', 'order', 'keep']) {
      expect(words((await click(`planstep:abcdefgh:${version}.1:${verb}`)).panel), verb).toContain(
        'has changed since',
      );
    }
    expect(edits).toHaveLength(1);
  });

  it('says why what an older panel offered is impossible now, under its heading', async () => {
    const state = scene({ round: 2, seats: [{ money: 3, goods: { wool: 1 } }] });
    const { click } = planning({ state, seat: 0, plan: planned(state, 0, 'alone', []) });
    const opened = async (group: string) => words((await click(`planstep:abcdefgh:3.1:act:${group}`)).panel);
    const shipping = await opened('shipping');
    expect(shipping).toContain('Your private plan');
    expect(shipping).toContain('has changed since');
    expect(shipping).toContain('**Shipping.** That costs £4, and you have £3.');
    expect(await opened('production')).toMatch(/has changed since[\s\S]*Your private plan/);
    expect(await opened('trade'), 'what is possible still opens').not.toContain('has changed since');
  });

  it('of a challenge that is over names what comes next there', async () => {
    const [place] = PLACED;
    if (place === undefined) throw new Error('no position');
    const { record, ...game } = gameAt(place.state);
    const over = { ...record, status: 'finished', challenge: { week: '2026-W01', home: 'home' } };
    const refused = async () => ({ ok: false, refusal: { code: 'over' } });
    const queries = { getLatest: async () => game, getSummary: async () => ({ ...game, record: over }) };
    const visit = visitOf(partialApp({ queries, plans: { get: refused } }), 0);
    const opened = ROUTES.get('myplan') as unknown as Route<unknown>;
    const { panel } = await opened.run(visit, ['abcdefgh'], { values: [], fields: {}, chosen: {} });
    expect(words(panel)).toContain('`/challenge show`');
  });

  it('is shown in its current form after a click on an older one', async () => {
    const [place] = PLACED;
    if (place === undefined) throw new Error('no position');
    const { click } = planning(place);
    for (const verb of ['doit', 'do:pass', 'takeback', 'anew', 'order', 'back']) {
      const { kind, panel } = await click(`planstep:abcdefgh:2.4321:${verb}`);
      expect(kind, verb).toBe('panel');
      expect(words(panel), verb).toContain('has changed since');
    }
  });
});
