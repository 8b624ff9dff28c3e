/** Effects of `play` on a state, and what its events may contain. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/ai/index.ts';
import { GOODS, type Good } from '../../../src/content/index.ts';
import {
  audit,
  createLedger,
  type GameEvent,
  type GameState,
  legalActions,
  openDecisions,
  play,
  preview,
  projectedScore,
  publicView,
  reachable,
  recordEvents,
  revealsHidden,
} from '../../../src/engine/index.ts';
import { slowTests } from '../../support/waiting.ts';
import {
  anyCount,
  anySeed,
  cases,
  frozen,
  type PlayedGame,
  playedGame,
  positions,
} from './fixtures/games.ts';

slowTests();

describe('playing an action', () => {
  it('never changes the state it is played in', () => {
    fc.assert(
      fc.property(anySeed, anyCount, (seed, players) => {
        const game = playedGame(seed, players);
        for (const [i, { seat, action }] of game.moves.entries()) {
          // Writing to a frozen state would throw.
          const before = frozen(game.states[i] as GameState);
          expect(play(before, seat, action).ok, `#${i}`).toBe(true);
        }
      }),
      cases(8),
    );
  });

  it('gives the same in a copy of the state, so no cached fact is outdated', () => {
    fc.assert(
      fc.property(anySeed, anyCount, (seed, players) => {
        const game = playedGame(seed, players);
        for (const [i, { seat, action }] of game.moves.entries()) {
          const state = game.states[i] as GameState;
          const copy = structuredClone(state);
          expect(play(copy, seat, action), `#${i}`).toEqual(play(state, seat, action));
          expect(legalActions(copy, seat), `#${i}`).toEqual(legalActions(state, seat));
          expect(reachable(copy, seat), `#${i}`).toEqual(reachable(state, seat));
          expect(projectedScore(copy), `#${i}`).toEqual(projectedScore(state));
        }
      }),
      cases(8),
    );
  });

  it.each(positions(2))(
    'is for the seat that decides and for no other: $kind, $where',
    ({ state, action }) => {
      const open = new Set(openDecisions(state).map(({ seat }) => seat));
      state.players.forEach((_, seat) => {
        if (!open.has(seat)) {
          expect(legalActions(state, seat)).toEqual([]);
          expect(play(state, seat, action)).toEqual({ ok: false, rejection: { code: 'notYourTurn' } });
        }
      });
    },
  );
});

describe('the preview of an action', () => {
  it.each(positions(2))(
    'says how its events will begin, and changes nothing: $kind, $where',
    ({ state, seat }) => {
      frozen(state);
      for (const action of sampleOf(legalActions(state, seat), 12)) {
        const [before, played] = [preview(state, seat, action), play(state, seat, action)];
        if (!before.ok || !played.ok) throw new Error('refused');
        expect(revealsHidden(before.events), JSON.stringify(action)).toBe(false);
        const shown = played.events.filter((event) => !revealsHidden([event]));
        expect(shown.slice(0, before.events.length), JSON.stringify(action)).toEqual(before.events);
      }
    },
  );
});

/** Returns at most this many, evenly spread. */
const sampleOf = <T>(items: readonly T[], most: number): T[] =>
  items.filter((_, i) => i % Math.ceil(items.length / most) === 0);

describe('the events of a game', () => {
  it('add up to every player’s stock and the map after every action', () => {
    fc.assert(
      fc.property(anySeed, anyCount, (seed, players) => {
        const game = playedGame(seed, players);
        const ledger = createLedger(players);
        game.states.forEach((state, i) => {
          expect([...recordEvents(ledger, game.events[i] ?? []), ...audit(state, ledger)]).toEqual([]);
        });
        const [first, last] = [game.states[0], game.states.at(-1)] as [GameState, GameState];
        expect(sums(game.events.flat(), players)).toEqual(purses(last));
        for (const good of GOODS) {
          expect(last.market[good] - first.market[good], good).toBe(stepsOf(game.events.flat(), good));
        }
      }),
      cases(8),
    );
  });

  it('refer only to earlier story events of the same action', () => {
    const entry = { type: 'money', seat: 0, amount: 5, source: 'pass', cause: 'passed' } as const;
    const story = { type: 'passed', seat: 0, place: 1, bonus: 5 } as const;
    expect(recordEvents(createLedger(2), [story, entry])).toEqual([]);
    for (const events of [[entry], [entry, story], [{ ...story, seat: 1 }, entry]]) {
      expect(recordEvents(createLedger(2), events)).toMatchObject([{ what: 'noCause' }]);
    }
  });

  it('never contain the seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1e9, max: 2e9 }), (number) => {
        const { events } = playedGame(`hush${number}`);
        expect(JSON.stringify(events)).not.toContain(String(number));
      }),
      cases(5),
    );
  });

  it('contain a contract or a die only once it is revealed', () => {
    fc.assert(
      fc.property(anySeed, anyCount, (seed, players) => {
        tellsInTime(playedGame(seed, players));
      }),
      cases(15),
    );
  });
});

/** Returns the movement of a price marker, by the events. */
const stepsOf = (events: readonly GameEvent[], good: Good): number =>
  events.reduce((sum, event) => sum + ('steps' in event && event.good === good ? event.steps : 0), 0);

/** The ledger once more, without the referee. */
function sums(events: readonly GameEvent[], players: number) {
  return Array.from({ length: players }, (_, seat) => {
    const mine = events.filter((event) => 'seat' in event && event.seat === seat);
    const add = (pick: (event: GameEvent) => number) => mine.reduce((sum, event) => sum + pick(event), 0);
    return {
      money: add((event) => (event.type === 'money' ? event.amount : 0)),
      glory: add((event) => (event.type === 'glory' ? event.amount : 0)),
      goods: GOODS.map((good) =>
        add((event) => (event.type === 'goods' && event.good === good ? event.amount : 0)),
      ),
      units: add((event) => ({ unitPlaced: 1, unitRemoved: -1 })[event.type as string] ?? 0),
    };
  });
}

const purses = (state: GameState) =>
  state.players.map(({ money, glory, goods, units }) => ({
    money,
    glory,
    goods: GOODS.map((good) => goods[good]),
    units: Object.keys(units).length,
  }));

/** Contracts and dice in events: known before, or revealed by an event. */
function tellsInTime({ states, events }: PlayedGame): void {
  const seen = new Set<number>();
  const first = publicView(states[0] as GameState).contracts;
  for (const id of [...Object.values(first.board), ...first.future]) seen.add(id);
  events.forEach((happened, i) => {
    const before = states[Math.max(0, i - 1)] as GameState;
    const dice = happened.flatMap((event) => (event.type === 'priceRolled' ? [event.die] : []));
    const round = states[i]?.round ?? 0;
    if (dice.length > 0) expect(dice).toEqual(before.dice[round - 2]?.map(({ die }) => die));
    for (const event of happened) {
      const told = 'contracts' in event ? event.contracts : 'contract' in event ? [event.contract] : [];
      for (const id of told) {
        if (revealsHidden([event])) seen.add(id);
        else expect(seen, `${event.type} of contract ${id}`).toContain(id);
      }
    }
  });
}

describe('what is hidden', () => {
  it.each(positions(6))('changes nothing until it is revealed: $kind, $where', ({ state, seat, action }) => {
    const other = withOtherSecrets(state);
    expect(publicView(other)).toEqual(publicView(state));
    expect(openDecisions(other)).toEqual(openDecisions(state));
    expect(legalActions(other, seat)).toEqual(legalActions(state, seat));
    expect(projectedScore(other)).toEqual(projectedScore(state));
    const [here, there] = [play(state, seat, action), play(other, seat, action)];
    if (!here.ok || !there.ok) throw new Error('refused');
    if (revealsHidden(here.events)) {
      expect(revealsHidden(there.events)).toBe(true);
      return;
    }
    expect(there.events).toEqual(here.events);
    // Its end shows all of a game.
    if (here.state.phase === 'finished') return;
    expect(publicView(there.state)).toEqual(publicView(here.state));
  });
});

/** The same game to its players, with another seed, another order of the unseen pile, and other future dice. */
function withOtherSecrets(state: GameState): GameState {
  const drawn = createRng(`secrets ${state.setup.seed}`);
  const { pile, known } = state.contracts;
  const unseen = pile.slice(0, pile.length - known);
  const shuffled: number[] = [];
  while (unseen.length > 0) shuffled.push(...unseen.splice(drawn.int(unseen.length), 1));
  return {
    ...state,
    setup: { ...state.setup, seed: 'another' },
    dice: state.dice.map((roll, i) =>
      i < state.round - 1 ? roll : roll.map(({ good, die }) => ({ good, die: -die })).reverse(),
    ),
    contracts: { ...state.contracts, pile: [...shuffled, ...pile.slice(pile.length - known)] },
  };
}
