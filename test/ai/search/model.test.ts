/** The search's copy of the rules, compared with the engine. */
import { describe, expect, it } from 'vitest';
import { parseWeights, STORED_WEIGHTS } from '../../../src/ai/index.ts';
import { applyMove } from '../../../src/ai/search/apply-move.ts';
import { passRound } from '../../../src/ai/search/beam-search.ts';
import { FEATURES, measureFeatures } from '../../../src/ai/search/features.ts';
import { candidateMoves } from '../../../src/ai/search/moves.ts';
import { planProduction } from '../../../src/ai/search/one-ply.ts';
import { createPosition, type Position } from '../../../src/ai/search/position.ts';
import { createSearchContext } from '../../../src/ai/search/search-context.ts';
import { exchangeMacros } from '../../../src/ai/search/unit-exchange.ts';
import { value } from '../../../src/ai/search/value.ts';
import {
  check,
  type GameState,
  linkedSettlements,
  play,
  requiredDecisions,
} from '../../../src/engine/index.ts';
import { positions } from '../fixtures/positions.ts';

const MIND = parseWeights(STORED_WEIGHTS);
const scene = (state: GameState, seat: number) => createSearchContext(state, seat, MIND);
const seen = (state: GameState, seat: number) => createPosition(scene(state, seat), state);

/** A position's fields, without bonuses the engine lets lapse by itself. */
const facts = (position: Position) => {
  const { money, glory, goods, market, posted, stock, hireable, shipping, technology } = position;
  const { held, fulfilled: done, board, ports, cellar, units, counts, reach } = position;
  return JSON.stringify([
    [money, glory, goods, market, posted, stock, hireable, shipping, technology],
    [held, done, board, ports, cellar, [...units], counts, [...reach]],
  ]);
};

/** Decisions with moves that the search considers. */
const KNOWN = [
  'turn',
  'expansion',
  'bonuses',
  'slaughter',
  'secondContract',
  'secondFulfilment',
  'shiftedTrade',
];

/** Positions in a round in which the seat decides something that is looked ahead, at the start of its action. */
function* decisions(games: number, oneIn = 6): Generator<{ state: GameState; seat: number }> {
  for (let game = 0; game < games; game++) {
    for (const { state, seat } of positions(`model-${game}`, oneIn, game % 2 === 0 ? { players: 1 } : {})) {
      const [decision] = requiredDecisions(state).filter((one) => one.seat === seat);
      if (state.phase !== 'actions' || decision === undefined || !KNOWN.includes(decision.kind)) continue;
      if (decision.kind === 'turn' && state.turn?.mainDone) continue;
      yield { state, seat };
    }
  }
}

describe('the numeric copy of the rules', () => {
  it('offers only legal moves, each with the same result as the engine', () => {
    let compared = 0;
    const types = new Set<string>();
    for (const { state, seat } of decisions(24)) {
      const before = seen(state, seat);
      for (const action of candidateMoves(scene(state, seat), before, 2)) {
        expect(check(state, seat, action), JSON.stringify(action)).toBeUndefined();
        // The search does not consider draws.
        if (action.type === 'drawContracts') continue;
        const played = play(state, seat, action);
        if (!played.ok) throw new Error(played.rejection.code);
        const got = applyMove(scene(state, seat), before, action);
        expect(facts(got), JSON.stringify(action)).toBe(facts(seen(played.state, seat)));
        const linked = got.linkedSettlements(scene(state, seat));
        expect(linked, JSON.stringify(action)).toBe(linkedSettlements(played.state, seat));
        types.add(action.type);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(3000);
    for (const type of ['trade', 'obtain', 'expand', 'fulfil', 'hire', 'upgradeShipping', 'buy', 'slaughter'])
      expect([...types]).toContain(type);
  });

  it('rows fishermen and exchanges units like the engine (R-MACDONALD, R-PORT-7, R-PORT-9)', () => {
    const compared = { row: 0, usePort: 0 };
    for (const { state, seat } of decisions(24, 1)) {
      const context = scene(state, seat);
      const before = seen(state, seat);
      const rows = context.clan.rowing ? candidateMoves(context, before, 1) : [];
      const macros = [
        ...rows
          .filter(({ type }) => type === 'row')
          .map((row) => ({ actions: [row], position: applyMove(context, before, row) })),
        ...(requiredDecisions(state)[0]?.kind === 'turn' ? exchangeMacros(context, before) : []),
      ];
      for (const { actions, position } of macros) {
        let now = state;
        for (const action of actions) {
          const played = play(now, seat, action);
          if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.rejection.code}`);
          now = played.state;
        }
        expect(facts(position), JSON.stringify(actions)).toBe(facts(seen(now, seat)));
        compared[actions[0]?.type as 'row' | 'usePort']++;
      }
    }
    expect(compared.row).toBeGreaterThan(10);
    expect(compared.usePort).toBeGreaterThan(2);
  });

  it('ends a round like the engine, with the production plan it chose', () => {
    let compared = 0;
    for (let game = 0; game < 7; game++) {
      for (const { state } of positions(`round-${game}`, 4, { players: 1 })) {
        const [decision] = requiredDecisions(state);
        if (decision?.kind !== 'turn' || state.turn?.mainDone || state.round === 5) continue;
        const end = passRound(scene(state, 0), seen(state, 0)).after;
        let now = state;
        const go = (action: unknown) => {
          const played = play(now, 0, action);
          if (!played.ok) throw new Error(played.rejection.code);
          now = played.state;
        };
        go({ type: 'pass' });
        if (now.phase === 'production') for (const action of planProduction(scene(now, 0), now)) go(action);
        const player = now.players[0];
        expect({ money: end.money, glory: end.glory, goods: end.goods, stock: end.stock }).toEqual({
          money: player?.money,
          glory: player?.glory,
          goods: Object.values(player?.goods ?? {}),
          stock: player?.merchants.stock,
        });
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });
});

describe('the value of a position', () => {
  it('is finite, and so are its features', () => {
    for (const { state, seat } of decisions(3)) {
      const found = new Float64Array(FEATURES.length);
      measureFeatures(scene(state, seat), seen(state, seat), found);
      expect([...found].filter((one) => !Number.isFinite(one))).toEqual([]);
      expect(value(scene(state, seat), seen(state, seat))).toSatisfy(Number.isFinite);
    }
  });

  it('does not depend on the seat number', () => {
    for (const { state } of positions('mirror', 25, { players: 2, options: [] })) {
      if (state.phase !== 'actions' || state.stack.length !== 1) continue;
      const other = (seat: number) => 1 - seat;
      const mirrored: GameState = {
        ...state,
        players: [...state.players].reverse(),
        turnOrder: state.turnOrder.map(other),
        passed: state.passed.map(other),
        stack: state.stack.map((one) => ({ ...one, seat: other(one.seat) })),
        ...(state.turn === undefined ? {} : { turn: { ...state.turn, seat: other(state.turn.seat) } }),
      };
      for (const seat of [0, 1]) {
        expect(value(scene(state, seat), seen(state, seat))).toBe(
          value(scene(mirrored, other(seat)), seen(mirrored, other(seat))),
        );
      }
    }
  });
});
