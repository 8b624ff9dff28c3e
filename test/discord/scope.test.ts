/** Games a user can reach from a channel: moderators of one channel learn nothing about others. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '../../src/features/index.ts';
import { answerText, begun, freshApp, person } from './fixtures/lobby-support.ts';

let app: Services;
/** The game of the channel `secret`, with the players Ann and Ben. */
let id: string;

beforeEach(async () => {
  app = await freshApp();
  await begun(app, 'Ann', 'Ben');
  id = (await app.queries.getActive('channel'))?.record.id ?? '';
});

const moderator = (everywhere: boolean, channel: string) =>
  person(app, 'Mod', { moderator: true, channel, everywhere });
const named = { text: { game: '' } };
beforeEach(() => {
  named.text.game = id;
});

describe('a moderator of another channel', () => {
  it('sees the game neither in the list nor among suggestions', async () => {
    const mod = moderator(false, 'another');
    expect(answerText(await mod.types('mod games'))).toContain('You have no open games');
    expect(await mod.sees('mod cancel', 'game', '')).toEqual([]);
    expect(await mod.sees('mod export', 'game', 'Ann')).toEqual([]);
  });
  it.each(['mod cancel', 'mod export'])('learns nothing from /%s with its id', async (line) => {
    const answered = await moderator(false, 'another').types(line, named);
    expect(answerText(answered)).toContain(`can’t find “${id}”`);
    expect(answered.panel.parts).toHaveLength(1);
    expect((await app.queries.getActive('channel'))?.record.status).toBe('playing');
  });
  it('sees the game of their own channel', async () => {
    await person(app, 'Cat', { channel: 'another' }).types('game new', { number: { players: 2 } });
    const mod = moderator(false, 'another');
    const listed = answerText(await mod.types('mod games'));
    expect(listed).toContain('<#another> · lobby, 1 of 2');
    expect(listed).not.toContain('<#channel>');
    const own = (await app.queries.getActive('another'))?.record.id;
    expect((await mod.sees('mod cancel', 'game', '')).map(({ value }) => value)).toEqual([own]);
    await mod.types('mod export', { text: { game: own ?? '' } });
    expect(answerText(await mod.types('mod cancel', { text: { game: own ?? '' } }))).toContain(
      'Cancel this game?',
    );
  });
});

describe('a moderator of the channel', () => {
  it('sees its game while it runs', async () => {
    const mod = moderator(false, 'channel');
    expect(answerText(await mod.types('mod games'))).toContain('<#channel>');
    await mod.types('mod cancel', named);
    await app.moderation.cancel({ user: 'mod', name: 'Mod', moderator: true }, id);
    expect(answerText(await mod.types('mod games'))).toContain('You have no open games');
  });
});

describe('a user who may manage the server', () => {
  it('sees and reaches the games of all its channels', async () => {
    const mod = moderator(true, 'another');
    expect(answerText(await mod.types('mod games'))).toContain('<#channel>');
    expect((await mod.sees('mod cancel', 'game', '')).map(({ value }) => value)).toEqual([id]);
    const saved = await mod.types('mod export', named);
    expect(saved.panel.parts.map(({ kind }) => kind)).toContain('file');
  });
});

describe('a user who is no moderator', () => {
  it('sees no list', async () => {
    const eve = person(app, 'Eve', { everywhere: false });
    expect(answerText(await eve.types('mod games'))).toContain('Only moderators can do that');
  });
});
