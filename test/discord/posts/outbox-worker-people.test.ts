/** Posts about players who concede, end a game or moderate it: every sentence is true. */

import { describe, expect, it } from 'vitest';
import { COMPOSER } from '../../../src/bootstrap/features.ts';
import type { Announcement, Game } from '../../../src/core/index.ts';
import { buttonsOf } from '../fixtures/lobby-support.ts';
import { owedOf, playedGame, textOf } from '../fixtures/posts-games.ts';

const played = playedGame('people', 3, []);

/** The live game, in which this many have conceded, the last to join first. */
function gameWith(conceded: number, status: 'playing' | 'ended'): Game {
  const game = played.after(40);
  const { members } = game.record;
  const first = members.length - conceded;
  return {
    ...game,
    record: {
      ...game.record,
      status,
      members: members.map((member, i) => ({ ...member, conceded: i >= first })),
    },
  };
}

async function told(game: Game, announcement: Announcement): Promise<string> {
  const panel = await COMPOSER.compose(game, owedOf(announcement, 1), played.app);
  if (panel === undefined) throw new Error('nothing is told');
  return textOf(panel);
}

const by = played.after().record.members.at(-1)?.user ?? '';
const conceded: Announcement = { kind: 'conceded', by, seat: 0, ping: [] };
const ended: Announcement = { kind: 'ended', by, moderator: false, ping: [] };

describe('giving up', () => {
  it('leaves the game to the other players', async () => {
    expect(await told(gameWith(1, 'playing'), conceded)).toContain('The others play on.');
    expect(await told(gameWith(2, 'playing'), conceded)).toContain('The other player plays on.');
  });

  it('by the last player ends the game, without any mention of consent', async () => {
    const game = gameWith(3, 'ended');
    const gone = await told(game, conceded);
    expect(gone).toContain('No one is left to play on.');
    expect(gone).not.toContain('The others play on');
    const over = await told(game, ended);
    expect(over).toContain('Everyone has given up.');
    expect(over).not.toContain('agreed');
  });
});

describe('ending a game', () => {
  it.each([
    ['all who were left had to agree', 0, 'everyone agreed'],
    ['two of three were left', 1, 'everyone agreed'],
    ['one was left alone, and asked nobody', 2, 'has ended it'],
  ])('%s', async (_, gone, sentence) => {
    expect(await told(gameWith(gone, 'ended'), ended)).toContain(sentence);
  });

  it('names the moderator who did it, even if players had given up', async () => {
    const act: Announcement = { kind: 'ended', by: '555', moderator: true, ping: [] };
    for (const gone of [0, 1, 2, 3]) {
      expect(await told(gameWith(gone, 'ended'), act), `gone ${gone}`).toContain(
        '<@555>, a moderator, has ended it.',
      );
    }
  });

  it('is not reported as a closed lobby if only the position is missing', async () => {
    const game = { ...gameWith(0, 'ended'), state: undefined };
    expect(await told(game, ended)).toContain('The game has ended');
    expect(await told({ ...game, moves: [] }, ended)).toContain('The lobby is closed');
  });
});

describe('moderators', () => {
  it('are named when they remind', async () => {
    const reminded: Announcement = { kind: 'reminded', by: '555', ping: [] };
    expect(await told(gameWith(0, 'playing'), reminded)).toContain('<@555>, a moderator');
  });

  it.each(['playing', 'ended'] as const)('are named when they export a game that is %s', async (status) => {
    const saved: Announcement = { kind: 'moderated', what: 'export', by: '555', ping: [] };
    const panel = await COMPOSER.compose(gameWith(0, status), owedOf(saved, 1), played.app);
    if (panel === undefined) throw new Error('nothing is told');
    expect(textOf(panel)).toContain('<@555>, a moderator, has saved the game');
    expect(buttonsOf(panel)).toEqual([]);
  });
});
