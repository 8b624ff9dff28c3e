/** Everything that anybody reads comes from `src/text`, in the language of its readers: played in made-up languages. */
import './small-pictures.ts';
import './made-up-languages.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { chance } from '../../src/players/index.ts';
import { close, emblemFiles } from '../../src/render/index.ts';
import { listening } from '../../src/tools/robots/languages.ts';
import { playGame } from '../../src/tools/robots/play.ts';
import { POSTED, READ } from '../support/pseudo.ts';
import { robots, sit } from './table.ts';

afterAll(close);

const PEOPLE = ['Ann', 'Ben', 'Cat'];

describe('a table of one language whose people speak another', () => {
  it.each(['buttons', 'commands'] as const)('is told in its own, and they in theirs, by %s', async (by) => {
    const seed = `languages ${by}`;
    const readers = { table: POSTED, of: () => READ, names: [...PEOPLE, seed] };
    let listener: ReturnType<typeof listening> | undefined;
    const watch = {
      before: async () => {},
      after: async (act: Parameters<NonNullable<typeof listener>['after']>[0]) => listener?.after(act),
    };
    const table = await sit(PEOPLE, { emblems: emblemFiles, watch });
    const { playground } = table;
    listener = listening(playground, readers);
    playground.speak('fi');
    for (const user of playground.users) user.speak('sv-SE');
    await table.bot().bot.emojiSettled();
    const robot = robots(table)[by];
    const course = await playGame(table, {
      ...{ players: 3, seed, lobby: by, chance: chance(seed), robot: () => robot },
      switches: ['futureContracts', 'auction'],
    });
    expect(course.finished).toBe(true);
    expect(listener.texts()).toBeGreaterThan(1000);
    expect(listener.problems()).toEqual([]);
    await table.finish();
  });
});
