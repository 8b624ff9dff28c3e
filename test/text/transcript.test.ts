/** Transcripts: a whole game that a person can read. */
import { describe, expect, it } from 'vitest';
import type { Option } from '../../src/engine/index.ts';
import { transcript } from '../../src/text/index.ts';
import { randomGame } from './games.ts';
import { twoRounds } from './two-rounds.ts';

const names = ['Ann', 'Bob', 'Cat', 'Dan'];

describe('the transcript of two rounds', () => {
  const text = transcript(twoRounds(), { names });
  it('reads like this', async () => {
    await expect(text).toMatchFileSnapshot('./two-rounds.txt');
  });
  it('does not give away the seed of a game that goes on', () => {
    expect(text).not.toContain('mull');
    expect(text).toContain('secret');
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

  it('says after each move what the player then has', () => {
    const game = randomGame('money', 3, ['kickstarter']);
    const text = transcript(game, { names });
    for (const [index, { seat, state, events }] of game.steps.entries()) {
      // Where the round went on by itself, the state is already a later one.
      if (events.some(({ type }) => type === 'productionStarted' || type === 'confirmed')) continue;
      const block = text.split(new RegExp(`^ *${index + 1}\\. `, 'm')).at(-1) ?? '';
      const said = /\(has £(\d+)\)/.exec(block)?.[1];
      expect(Number(said), `move ${index + 1}`).toBe(state.players[seat]?.money);
    }
  });

  it('says after each round what everybody has', () => {
    const game = randomGame('purses', 2, ['kickstarter']);
    const text = transcript(game, { names });
    const last = game.steps.at(-1)?.state.players ?? [];
    const standings = text.slice(text.indexOf('\nAfter round 5\n'));
    for (const [seat, { money, glory }] of last.entries()) {
      expect(standings).toContain(`  ${names[seat]}: £${money}, ${glory} glory`);
    }
  });
});
