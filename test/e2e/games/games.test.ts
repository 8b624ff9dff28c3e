/**
 * Whole games from lobby to score sheet, played by robots that click or type what is offered. Others are in
 * `postgres.test.ts` (solo, by commands) and `languages.test.ts` (three players, by both).
 */
import { describe, expect } from 'vitest';
import { emblemFiles } from '../../../src/render/index.ts';
import { slowTests } from '../../support/waiting.ts';
import { posts } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';
import { nameOf, playWholeGame, type WholeGame } from '../fixtures/whole-game.ts';

slowTests();

const it = tableTest().override('people', ['Ann', 'Ben', 'Cat', 'Dan']);
/** Seeds whose games take few clicks. */
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

describe.each(GAMES.map((game) => [nameOf(game), game] as const))('a whole game of %s', (_, game) => {
  const { database, emblems } = game;
  it.override('sitting', () => ({ ...(database && { database }), ...(emblems && { emblems: emblemFiles }) }));

  it('is played, posted and pinged as it should be', async ({ table }) => {
    await table.bot().bot.emojiSettled();
    await playWholeGame(table, game);
    const emoji = /<:[a-z_]+:\d+>/.test(JSON.stringify(posts(table)));
    expect(emoji).toBe(emblems === true);
  });
});
