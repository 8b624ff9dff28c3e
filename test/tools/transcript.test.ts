/** Transcripts: a whole game as English sentences. */
import { describe, expect, it } from 'vitest';
import type { Option } from '../../src/engine/index.ts';
import { sectionsOf } from '../../src/text/index.ts';
import { transcript } from '../../src/tools/transcript.ts';
import { randomGame } from '../text/fixtures/games.ts';

const names = ['Ann', 'Bob', 'Cat', 'Dan'];

describe('the transcript of a whole game', () => {
  it.each<[string, 1 | 2 | 3 | 4, Option[]]>([
    ['solo', 1, []],
    ['for two, with everything from the campaign', 2, ['kickstarter', 'futureContracts']],
    ['for three, by experience and with covers', 3, ['tighterMap', 'mostGlory', 'ownImports']],
    ['for four, with an auction', 4, ['auction', 'kickstarter']],
    ['for four, the first game', 4, ['staticImports', 'noScoringTiles', 'noPorts']],
    ['without clans', 3, ['noClans', 'noSettlements', 'noContractMajority', 'noImportSteps']],
  ])('%s is complete', (_, players, options) => {
    const text = transcript(randomGame('whole', players, options), names);
    expect(text).not.toMatch(/undefined|\[object|NaN|[{}]/);
    for (const round of [1, 2, 3, 4, 5]) {
      expect(text).toContain(`\nRound ${round} begins.${players === 1 ? '\n' : ' Turn order: '}`);
      expect(text).toContain(`\nProduction of round ${round}.\n`);
    }
    expect(text).toContain('Seed: whole');
    expect(text).toMatch(
      players === 1 ? /\nAnn.* scores -?\d+ points: / : /(wins|share the victory).*points/,
    );
    expect(text.endsWith('.\n')).toBe(true);
  });

  it('numbers every move', () => {
    const game = randomGame('whole', 2);
    const numbers = [...transcript(game, names).matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(game.steps.map((_, i) => i + 1));
  });

  it('shows the player’s money after each move', () => {
    const game = randomGame('money', 3, ['kickstarter']);
    const text = transcript(game, names);
    for (const [index, { seat, state, events }] of game.steps.entries()) {
      // After automatic events, the state is already a later one.
      if (sectionsOf(events).sections.length > 0) continue;
      const block = text.split(new RegExp(`^${index + 1}\\. `, 'm')).at(-1) ?? '';
      const said = /\(has £(\d+)\)/.exec(block)?.[1];
      expect(Number(said), `move ${index + 1}`).toBe(state.players[seat]?.money);
    }
  });

  it('shows everyone’s money and glory after each round', () => {
    const game = randomGame('purses', 2, ['kickstarter']);
    const standings = transcript(game, names).split('\nStandings\n').slice(1);
    expect(standings).toHaveLength(5);
    const last = game.steps.at(-1)?.state.players ?? [];
    for (const [seat, { money, glory }] of last.entries()) {
      expect(standings.at(-1)).toMatch(
        new RegExp(`^  ${names[seat]}: £${money}(,| and) ${glory} glory`, 'm'),
      );
    }
  });
});

describe('the transcript of a running game', () => {
  const text = transcript({ ...randomGame('mull', 2, [], 2), sheet: undefined }, names);
  it('hides the seed', () => {
    expect(text).not.toContain('mull');
    expect(text).toContain('hidden until the game ends');
  });
  it('says that it continues', () => {
    expect(text.endsWith('To be continued.\n')).toBe(true);
  });
});
