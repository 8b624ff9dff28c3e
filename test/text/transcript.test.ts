/** Transcripts: a whole game in readable form. */
import { describe, expect, it } from 'vitest';
import {
  type Action,
  type GameState,
  type Option,
  type Plan,
  rulesetOf,
  type Seat,
} from '../../src/engine/index.ts';
import { type Step, transcript } from '../../src/text/index.ts';
import { act, scene } from '../fixtures/scene.ts';
import { randomGame } from './fixtures/games.ts';
import { twoRounds } from './fixtures/two-rounds.ts';

const names = ['Ann', 'Bob', 'Cat', 'Dan'];

describe('the transcript of two rounds', () => {
  const text = transcript(twoRounds(), { names });
  it('reads as recorded', async () => {
    await expect(text).toMatchFileSnapshot('./fixtures/two-rounds.txt');
  });
  it('hides the seed while the game runs', () => {
    expect(text).not.toContain('mull');
    expect(text).toContain('hidden until the game ends');
  });
  it('numbers every move', () => {
    const numbers = [...text.matchAll(/^ *(\d+)\. /gm)].map(([, number]) => Number(number));
    const moves = numbers.slice(numbers.lastIndexOf(1));
    expect(moves).toEqual(moves.map((_, i) => i + 1));
    expect(moves).toHaveLength(twoRounds().steps.length);
  });
});

describe('the transcript of a whole game', () => {
  it.each<[string, 1 | 2 | 3 | 4, Option[]]>([
    ['solo', 1, []],
    ['for two, with everything from the campaign', 2, ['kickstarter', 'futureContracts']],
    ['for three, by experience and with covers', 3, ['tighterMap', 'mostGlory', 'ownImports']],
    ['for four, with an auction', 4, ['auction', 'kickstarter']],
    ['for four, the first game', 4, ['staticImports', 'noScoringTiles', 'noPorts']],
    ['without clans', 3, ['noClans', 'noSettlements', 'noContractMajority', 'noImportSteps']],
  ])('%s is complete', (_, players, options) => {
    const game = randomGame('whole', players, options);
    const text = transcript(game, { names });
    expect(text).not.toMatch(/undefined|\[object|NaN|[{}]/);
    for (const round of [1, 2, 3, 4, 5]) {
      expect(text).toContain(`\nRound ${round}\n`);
      expect(text).toContain(`\nProduction of round ${round}\n`);
      expect(text).toContain(`\nAfter round ${round}\n`);
    }
    expect(text).toContain('Seed: whole');
    expect(text).toMatch(
      players === 1 ? /\nAnn.* scores -?\d+ points: / : /(wins|share the victory).*points/,
    );
    expect(text.endsWith('.\n')).toBe(true);
  });

  it('shows the player’s money after each move', () => {
    const game = randomGame('money', 3, ['kickstarter']);
    const text = transcript(game, { names });
    for (const [index, { seat, action, state, events }] of game.steps.entries()) {
      // Plans move no money and do not mention it.
      if (action.type === 'plan' || action.type === 'confirmProduction') continue;
      // If the round continued by itself, the state is already a later one.
      if (events.some(({ type }) => type === 'productionStarted')) continue;
      const block = text.split(new RegExp(`^ *${index + 1}\\. `, 'm')).at(-1) ?? '';
      const said = /\(has £(\d+)\)/.exec(block)?.[1];
      expect(Number(said), `move ${index + 1}`).toBe(state.players[seat]?.money);
    }
  });

  it('shows everyone’s money and glory after each round', () => {
    const game = randomGame('purses', 2, ['kickstarter']);
    const text = transcript(game, { names });
    const last = game.steps.at(-1)?.state.players ?? [];
    const standings = text.slice(text.indexOf('\nAfter round 5\n'));
    for (const [seat, { money, glory }] of last.entries()) {
      expect(standings).toContain(`  ${names[seat]}: £${money}, ${glory} glory`);
    }
  });
});

const NO_PLAN: Plan = {
  cheeseDairy: 0,
  bakery: 0,
  distillery: 0,
  butter: 0,
  store: 0,
  take1: 0,
  take2: 0,
  take3: 0,
};

/** The course of a game from a position on, as lines. */
function course(state: GameState, ...moves: readonly (readonly [Seat, Action])[]): string[] {
  const steps: Step[] = [];
  let last = state;
  for (const [seat, action] of moves) {
    const { events, state: next } = act(last, seat, action);
    steps.push({ seat, action, events, state: next });
    last = next;
  }
  const lines = transcript({ ruleset: rulesetOf(state.setup), state, events: [], steps }, { names }).split(
    '\n',
  );
  return lines.slice(lines.indexOf('Before the first round') + 2);
}

describe('moves by others during a turn', () => {
  it('are marked, and so is the turn that continues after them', () => {
    const before = scene({
      passed: [1],
      seats: [{ clan: 'mackenzie', cellar: [true, false, false] }, { units: { C6: 'field', D5: 'bakery' } }],
    });
    before.production = { 1: { plan: NO_PLAN, ready: false } };
    const lines = course(
      before,
      [0, { type: 'takeBarrel', place: 1 }],
      [1, { type: 'plan', item: 'bakery', count: 1 }],
      [1, { type: 'plan', item: 'bakery', count: 0 }],
      [1, { type: 'confirmProduction' }],
      [0, { type: 'hire' }],
    );
    expect(lines.slice(0, 5)).toEqual([
      '1. Ann takes the barrel from spot 1: 1 whisky. (has £100)',
      '2. Bob plans to turn 1 grain into bread (early).',
      '3. Bob now plans to make no bread (early).',
      '4. Bob confirms production (early).',
      '5. Same turn: Ann hires a merchant for £4. (has £96)',
    ]);
  });
});

describe('the transcript of a solo game', () => {
  const text = transcript(randomGame('whole', 1, []), { names });
  it('names the box of every contract on the board', () => {
    expect(text).toMatch(
      /\nContracts on the export board\n {2}\+3: \d.*\n {2}\+2: .*\n {2}\+1: .*\n {2}−3: .*\n {2}−2: .*\n\n/,
    );
  });
  it('names the new contracts before the one that leaves', () => {
    const preparations = text.match(/ {2}New contracts on the export board\n( {4}[+−]\d: .*\n)+/g) ?? [];
    expect(preparations.length).toBeGreaterThan(0);
    expect(text).toMatch(
      /New contracts on the export board\n( {4}[+−]\d: .*\n)+ {2}The last die shows ([+−]\d), so the contract in box \2 leaves the game: \d/,
    );
  });
});

describe('the last pick of an auction', () => {
  it('shows the player’s money too', () => {
    const text = transcript(randomGame('whole', 4, ['auction']), { names });
    expect(text).toMatch(/picks .*\(has £\d+\)\n {5}\w+ picks .*\(has £\d+\)\n/);
  });
});

describe('the part between the last round and the score sheet', () => {
  it('has a heading of its own', () => {
    const text = transcript(randomGame('whole', 3, ['mostGlory']), { names });
    expect(text).toMatch(/\n\nBefore the final score\n {2}.* glory for having the most\.\n/);
  });
});
