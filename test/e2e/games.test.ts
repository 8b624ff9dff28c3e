/**
 * Whole games from the lobby to the score sheet, played by robots that press what is offered or type what is suggested.
 * Others are one person's by commands (`postgres.test.ts`), and one of three by both (`languages.test.ts`).
 */
import './fixtures/small-pictures.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { close, emblemFiles } from '../../src/render/index.ts';
import { slowTests } from '../support/waiting.ts';
import { openapi, posts, sit } from './fixtures/table.ts';
import { nameOf, playWholeGame, type WholeGame } from './fixtures/whole-game.ts';

slowTests();

const document = openapi();
afterAll(close);

/** With seeds whose games take few clicks. */
const GAMES: readonly WholeGame[] = [
  { players: 1, by: 'buttons', options: { seed: 'c' }, database: 'file' },
  { players: 2, by: 'buttons', options: { seed: 'a' }, switches: ['auction'] },
  {
    players: 2,
    by: 'commands',
    options: { preset: 'first' },
    switches: ['noClans', 'tighterMap'],
    emblems: true,
  },
  {
    players: 4,
    by: 'buttons',
    options: { preset: 'extras', seed: 'f' },
    switches: ['futureContracts'],
    emblems: true,
  },
];

describe('a whole game is played, told and pinged as it should be', () => {
  it.each(GAMES.map((game) => [nameOf(game), game] as const))('%s', async (_, game) => {
    const { database, emblems } = game;
    const table = await sit(['Ann', 'Ben', 'Cat', 'Dan'], {
      ...{ openapi: document },
      ...(database && { database }),
      ...(emblems && { emblems: emblemFiles }),
    });
    await table.bot().bot.emojiSettled();
    await playWholeGame(table, game);
    const emoji = /<:\w+_[0-9a-f]{6}:\d+>/.test(JSON.stringify(posts(table)));
    expect(emoji).toBe(emblems === true);
    await table.finish();
  });
});
