/** All texts of a game come from `src/text`, in the reader's language: played in made-up languages. */
import './fixtures/made-up-languages.ts';
import { expect } from 'vitest';
import { createRng } from '../../../src/ai/index.ts';
import { playGame } from '../../../src/tools/robots/play.ts';
import { slowTests } from '../../support/waiting.ts';
import { robots } from '../fixtures/table.ts';
import { unlimitedLabels } from './fixtures/labels.ts';
import { languageTest, listener, SEED } from './fixtures/scene.ts';

slowTests();

const it = languageTest();

it('a game whose users read other languages is posted in its own language, and answered in theirs, by buttons and commands', async ({
  table,
}) => {
  const { buttons, commands } = robots(table);
  const course = await playGame(table, {
    ...{ players: 3, computers: ['apprentice'], seed: SEED, lobby: 'buttons', chance: createRng(SEED) },
    ...{ switches: ['futureContracts', 'auction'] },
    robot: (_, move) => (move % 2 === 0 ? buttons : commands),
  });
  expect(course.finished).toBe(true);
  expect(listener.texts()).toBeGreaterThan(1000);
  expect(listener.problems()).toEqual([]);
  expect(unlimitedLabels(table.playground.requests)).toEqual([]);
});
