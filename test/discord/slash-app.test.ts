/** Slash commands on the app itself: a game from its first pick to its end, undo, and people in each other's way. */
import { describe, expect, it } from 'vitest';
import { type Actor, createApp } from '../../src/app/index.ts';
import { CONTENT } from '../../src/content/index.ts';
import { seatOf } from '../../src/discord/words.ts';
import { legalActions, type Option, openDecisions } from '../../src/engine/index.ts';
import { memoryStore } from '../../src/store/index.ts';
import { randomPlayer } from '../../src/tools/random-player.ts';
import { pathOf, textOf, typedFor, valuesOf, visitBy } from './slash-games.ts';

const PEOPLE = ['ann', 'ben', 'cat'];

/** A game of three that has begun, in the channel where commands are typed. */
async function begun(options: readonly Option[] = []) {
  let byte = 0;
  const random = (count: number) => Uint8Array.from({ length: count }, () => (byte++ * 37) % 256);
  const now = () => new Date('2026-01-01T12:00:00Z');
  const app = await createApp({ store: memoryStore(), content: CONTENT, now, random });
  const [host, ...others] = PEOPLE.map((user): Actor => ({ user, name: user, moderator: false }));
  if (host === undefined) throw new Error('nobody plays');
  const place = { guild: 'guild', channel: 'channel' };
  const created = await app.create(host, place, { players: PEOPLE.length, options, seed: 'slash' });
  if (!created.ok) throw new Error(created.refusal.code);
  const { id } = created.game.record;
  for (const actor of others) await app.join(actor, id);
  const started = await app.start(host, id);
  if (!started.ok) throw new Error(started.refusal.code);

  const game = async () => {
    const found = await app.game(id);
    if (found?.state === undefined) throw new Error('the game is gone');
    return { ...found, state: found.state };
  };
  const typed = async (user: string, command: string, texts: Record<string, string> = {}) => {
    const { command: one, subcommand } = pathOf(command);
    return textOf(await one.run(visitBy(app, user), valuesOf(subcommand, texts)));
  };
  /** Who is to decide next, and what they could do. */
  const next = async () => {
    const { state } = await game();
    const seat = openDecisions(state).find(({ required }) => required)?.seat ?? 0;
    const found = await game();
    const user = PEOPLE.find((one) => seatOf(found, one) === seat) ?? '';
    return { state, seat, user, legal: legalActions(state, seat) };
  };
  return { app, game, typed, next };
}

describe('slash commands alone', () => {
  it.each<{ name: string; options: readonly Option[] }>([
    { name: 'as it is', options: [] },
    { name: 'with an auction and future contracts', options: ['auction', 'futureContracts', 'kickstarter'] },
  ])('play a game to its end, $name', async ({ options }) => {
    const { game, typed, next } = await begun(options);
    const choose = randomPlayer('slash', 'exporter', CONTENT);
    for (;;) {
      const { state, seat, user, legal } = await next();
      if (state.phase === 'finished') break;
      const action = choose(state, seat, legal);
      const before = (await game()).moves.length;
      const told = await typed(user, ...typedFor(action));
      const { moves } = await game();
      expect(moves[before], told).toMatchObject({ seat, action, by: user });
    }
    expect((await game()).record.status).toBe('finished');
  });

  it('take a step back, and play on', async () => {
    const { game, typed, next } = await begun();
    const { user, state } = await next();
    await typed(user, 'pick', { offer: '1' });
    expect((await game()).moves).toHaveLength(1);
    expect(await typed(user, 'undo')).toMatch(/1 move has been taken back/);
    expect((await game()).state.offers).toEqual(state.offers);
    await typed(user, 'pick', { offer: '2' });
    expect((await game()).moves.map(({ action }) => action)).toEqual([{ type: 'pick', offer: 1 }]);
  });

  it('let nobody play out of turn, and nobody else at all', async () => {
    const { game, typed, next } = await begun();
    const { user } = await next();
    for (const other of [...PEOPLE.filter((one) => one !== user), 'a stranger']) {
      expect(await typed(other, 'pick', { offer: '1' })).toMatch(/Others have to decide|not in this game/);
      expect(await typed(other, 'undo')).toMatch(/nothing of yours to take back|not in this game/);
    }
    expect((await game()).moves).toEqual([]);
  });

  it('do a thing once, typed twice at the same time', async () => {
    const { game, typed, next } = await begun();
    const { user } = await next();
    const told = await Promise.all([
      typed(user, 'pick', { offer: '1' }),
      typed(user, 'pick', { offer: '1' }),
    ]);
    expect((await game()).moves).toHaveLength(1);
    expect(told.filter((text) => text.includes('Others have to decide first'))).toHaveLength(1);
  });
});
