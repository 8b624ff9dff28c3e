/** Slash commands on the services: a game from its first pick to its end, undo, and conflicting users. */
import { describe, expect, it } from 'vitest';
import { randomPlayer } from '../../src/ai/index.ts';
import { createServices } from '../../src/bootstrap/create-services.ts';
import { ROUTES } from '../../src/bootstrap/features.ts';
import { CONTENT } from '../../src/content/index.ts';
import type { Actor } from '../../src/core/index.ts';
import type { Route } from '../../src/discord/shared/interaction-context.ts';
import { seatOf } from '../../src/discord/shared/player-names.ts';
import { legalActions, type Option, openDecisions } from '../../src/engine/index.ts';
import { memoryStore } from '../storage/fixtures/memory/index.ts';
import { pathOf, planTyped, textOf, typedFor, valuesOf, visitBy } from './fixtures/slash-games.ts';

const PEOPLE = ['ann', 'ben', 'cat'];

/** A started game of three, in the channel of the commands. */
async function begun(options: readonly Option[] = []) {
  let byte = 0;
  const random = (count: number) => Uint8Array.from({ length: count }, () => (byte++ * 37) % 256);
  const now = () => new Date('2026-01-01T12:00:00Z');
  const app = await createServices({ store: memoryStore(), content: CONTENT, now, random });
  const [host, ...others] = PEOPLE.map((user): Actor => ({ user, name: user, moderator: false }));
  if (host === undefined) throw new Error('nobody plays');
  const place = { guild: 'guild', channel: 'channel' };
  const created = await app.lobby.create(host, place, { players: PEOPLE.length, options, seed: 'slash' });
  if (!created.ok) throw new Error(created.refusal.code);
  const { id } = created.game.record;
  for (const actor of others) await app.lobby.join(actor, id);
  const started = await app.lobby.start(host, id);
  if (!started.ok) throw new Error(started.refusal.code);

  const game = async () => {
    const found = await app.queries.getGame(id);
    if (found?.state === undefined) throw new Error('the game is gone');
    return { ...found, state: found.state };
  };
  const typed = async (user: string, command: string, texts = {}, flag = {}) => {
    const { command: one, subcommand } = pathOf(command);
    return textOf(await one.run(visitBy(app, user), valuesOf(subcommand, texts, flag)));
  };
  /** The next pending seat and its legal actions. */
  const next = async () => {
    const { state } = await game();
    const seat = openDecisions(state).find(({ required }) => required)?.seat ?? 0;
    const found = await game();
    const user = PEOPLE.find((one) => seatOf(found, one) === seat) ?? '';
    return { state, seat, user, legal: legalActions(state, seat) };
  };
  /** Plays on by slash commands until the game is over. */
  const toTheEnd = async () => {
    const choose = randomPlayer('slash', 'exporter', CONTENT);
    for (;;) {
      const { state, seat, user, legal } = await next();
      if (state.phase === 'finished') return;
      const action = choose(state, seat, legal);
      const before = (await game()).moves.length;
      const [command, texts, flag] =
        action.type === 'plan' ? planTyped(action) : typedFor(action, state.production[seat]?.plan);
      const told = await typed(user, command, texts, flag);
      const { moves } = await game();
      expect(moves[before], told).toMatchObject({ seat, action, by: user });
    }
  };
  return { app, game, typed, next, toTheEnd };
}

describe('slash commands alone', () => {
  it.each<{ name: string; options: readonly Option[] }>([
    { name: 'as it is', options: [] },
    { name: 'with an auction and future contracts', options: ['auction', 'futureContracts', 'kickstarter'] },
  ])('play a game to its end, $name', async ({ options }) => {
    const { game, toTheEnd } = await begun(options);
    await toTheEnd();
    expect((await game()).record.status).toBe('finished');
  });

  it('allow only an undo of the last move in a finished game', async () => {
    const { game, typed, toTheEnd } = await begun();
    await toTheEnd();
    const { moves } = await game();
    const last = moves.findLast(({ by }) => by !== 'forced')?.by ?? '';
    expect(await typed(last, 'turn')).toMatch(/is over/);
    expect(await typed(last, 'pass')).toMatch(/^This game is over\./);
    for (const other of PEOPLE.filter((one) => one !== last)) {
      expect(await typed(other, 'undo'), other).toMatch(/^This game is over\./);
    }
    expect(await typed(last, 'undo')).toMatch(/Undone/);
    expect((await game()).record.status).toBe('playing');
    expect((await game()).moves.length).toBeLessThan(moves.length);
  });

  it('say that a game was ended early, and allow no undo', async () => {
    const { app, game, typed } = await begun();
    await app.moderation.cancel({ user: 'mod', name: 'Mod', moderator: true }, (await game()).record.id);
    for (const command of ['turn', 'undo', 'pass']) {
      expect(await typed('ann', command), command).toMatch(/^This game is over\./);
    }
  });

  it('answer /turn like the button if the game is paused or the player has given up', async () => {
    const { app, game, typed } = await begun();
    const { id } = (await game()).record;
    const ann = { user: 'ann', name: 'ann', moderator: false };
    const pressed = async () => {
      const turn = ROUTES.get('turn') as Route<unknown>;
      return textOf(await turn.run(visitBy(app, 'ann'), [id], { values: [], fields: {}, chosen: {} }));
    };
    expect(await typed('ann', 'turn')).not.toMatch(/paused|given up this game/);
    await app.moderation.pause({ user: 'mod', name: 'Mod', moderator: true }, id);
    expect(await typed('ann', 'turn')).toMatch(/This game is paused/);
    expect(await typed('ann', 'turn')).toBe(await pressed());
    await app.play.concede(ann, id);
    expect(await typed('ann', 'turn')).toMatch(/is paused.*You’ve given up this game/s);
    expect(await typed('ann', 'turn')).toBe(await pressed());
  });

  it('undo a step and continue', async () => {
    const { game, typed, next } = await begun();
    const { user, state } = await next();
    await typed(user, 'setup pick', { offer: '1' });
    expect((await game()).moves).toHaveLength(1);
    expect(await typed(user, 'undo')).toMatch(/Undone: 1 move/);
    expect((await game()).state.offers).toEqual(state.offers);
    await typed(user, 'setup pick', { offer: '2' });
    expect((await game()).moves.map(({ action }) => action)).toEqual([{ type: 'pick', offer: 1 }]);
  });

  it('let no one play out of turn, and no stranger at all', async () => {
    const { game, typed, next } = await begun();
    const { user } = await next();
    for (const other of [...PEOPLE.filter((one) => one !== user), 'a stranger']) {
      expect(await typed(other, 'setup pick', { offer: '1' }), other).toMatch(
        /not your turn|not in this game/,
      );
      expect(await typed(other, 'undo'), other).toMatch(/nothing to undo|not in this game/);
    }
    expect((await game()).moves).toEqual([]);
  });

  it('act once if typed twice at the same time', async () => {
    const { game, typed, next } = await begun();
    const { user } = await next();
    const told = await Promise.all([
      typed(user, 'setup pick', { offer: '1' }),
      typed(user, 'setup pick', { offer: '1' }),
    ]);
    expect((await game()).moves).toHaveLength(1);
    expect(told.filter((text) => text.includes('not your turn'))).toHaveLength(1);
  });
});
