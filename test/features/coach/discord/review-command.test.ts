/** `/game review`: finds the finished game, shows its pages, shares one, and tries again, without buttons. */
import { describe, expect, it } from 'vitest';
import type { Coach } from '../../../../src/ai/index.ts';
import { ROUTES } from '../../../../src/bootstrap/features.ts';
import type { CommandValues, Route } from '../../../../src/discord/shared/interaction-context.ts';
import { MINUTE_MS } from '../../../../src/durations.ts';
import { gameCommands } from '../../../../src/features/lobby/discord/commands.ts';
import { ANN, BEN, CAT, done, openApp, PLACE, tableOf } from '../../../core/fixtures/table.ts';
import { visitOf } from '../../../discord/fixtures/panels-crawler.ts';
import { expectFits, textOf } from '../../../discord/fixtures/posts-games.ts';
import { quickCoach } from '../../../fixtures/quick-coach.ts';
import { memoryStore } from '../../../storage/fixtures/memory/index.ts';

const [command] = gameCommands;
const MENU = 'Which game should I review?';

async function players(coach: Coach = quickCoach) {
  let time = Date.UTC(2026, 0, 1);
  const { app, store, again } = await openApp({ store: memoryStore(() => new Date(time)), coach });
  const visit = (user: string, channel: string) => ({ ...visitOf(app, user), channel });
  return {
    app,
    later: (ms: number) => {
      time += ms;
    },
    /** Plays a game of Ann and Ben to its end. */
    async play(channel: string): Promise<string> {
      const wish = { players: 2, seed: 'heather' };
      const { id } = done(await app.lobby.create(ANN, { ...PLACE, channel }, wish)).game.record;
      done(await app.lobby.join(BEN, id));
      done(await app.lobby.start(ANN, id));
      const made = tableOf(app, store, again, id);
      while ((await made.look()).record.status === 'playing') await made.drift();
      time += MINUTE_MS;
      return id;
    },
    async types(channel: string, given: Partial<CommandValues> = {}, user = ANN.user) {
      const values = { subcommand: 'review', text: {}, number: {}, flag: {}, user: {}, ...given };
      const told = await command?.run(visit(user, channel), values);
      if (told === undefined) throw new Error('no command');
      expectFits(told.panel);
      return { ...told, text: textOf(told.panel) };
    },
    async suggests(typed: string, user = ANN.user) {
      const values = { subcommand: 'review', text: {}, number: {}, flag: {}, user: {} };
      return (await command?.suggest?.(visit(user, 'channel'), values, 'game', typed)) ?? [];
    },
  };
}

describe('/game review', () => {
  it('opens the review of the only finished game, or of the last one in this channel', async () => {
    const { app, play, types } = await players();
    const first = await play('channel');
    for (const channel of ['channel', 'elsewhere']) {
      const { text, panel } = await types(channel);
      expect(text, channel).toContain('Review of your game');
      expect(JSON.stringify(panel), channel).toContain(first);
      expect(JSON.stringify(panel), channel).not.toContain('reviewgames');
    }
    await app.coach.whenIdle();
    const second = await play('other');
    expect(JSON.stringify((await types('channel')).panel)).toContain(first);
    expect(JSON.stringify((await types('other')).panel)).toContain(second);
    await app.coach.whenIdle();
    const third = await play('other');
    expect(JSON.stringify((await types('other')).panel)).toContain(third);
  });

  it('asks which game if none of several is in this channel, and offers the others beside a review', async () => {
    const { app, play, types } = await players();
    await play('channel');
    await play('other');
    expect((await types('elsewhere')).text).toContain(MENU);
    expect(JSON.stringify((await types('channel')).panel)).toContain('"Other games"');
    const route = ROUTES.get('reviewgames') as Route<unknown>;
    const listed = await route.run(visitOf(app, ANN.user), [], { values: [], fields: {}, chosen: {} });
    expect(textOf(listed.panel)).toContain(MENU);
  });

  it('suggests the user’s finished games, and opens the chosen or typed one', async () => {
    const { app, play, types, suggests } = await players();
    const ids = [await play('channel'), await play('other')];
    const suggested = await suggests('');
    expect(suggested.map(({ value }) => value)).toEqual(ids.toReversed());
    expect(suggested[1]?.name).toContain(`${ids[0]}: Ann, Ben (2026-`);
    expect(await suggests('nothing like it')).toEqual([]);
    expect(await suggests('', CAT.user)).toEqual([]);
    for (const game of [ids[1] ?? '', suggested[1]?.name ?? '']) {
      const { text, panel } = await types('elsewhere', { text: { game } });
      expect(text).toContain('Review of your game');
      expect(JSON.stringify(panel)).toContain(
        suggested.find(({ name, value }) => [name, value].includes(game))?.value,
      );
      await app.coach.whenIdle();
    }
    for (const [game, user] of [['nonsense'], [ids[0] ?? '', CAT.user]] as const) {
      expect((await types('channel', { text: { game } }, user)).text).toMatch(
        /which of your finished games|haven’t finished a game/,
      );
    }
  });

  it('shows a page, the last one if there are fewer, and shares one', async () => {
    const { app, play, types } = await players();
    await play('channel');
    // What is not there yet can't be shared.
    const working = await types('channel', { flag: { share: true } });
    expect([working.kind, working.text]).toEqual(['panel', expect.stringContaining('It will take about')]);
    await app.coach.whenIdle();
    expect((await types('channel')).text).toContain('Page 1 of 4');
    expect((await types('channel', { number: { page: 3 } })).text).toContain('Page 3 of 4');
    expect((await types('channel', { number: { page: 4 } })).text).toContain('Page 4 of 4');
    const second = (await types('channel', { number: { page: 2 } })).text;
    const shared = await types('channel', { number: { page: 2 }, flag: { share: true } });
    expect(shared.kind).toBe('public');
    expect(shared.text).toContain('Ann shares a review');
    expect(second).toContain(shared.text.split('\n')[1]);
    const last = (await types('channel', { number: { page: 9 } })).text;
    const beyond = await types('channel', { number: { page: 9 }, flag: { share: true } });
    expect(beyond.kind).toBe('public');
    expect(last).toContain(beyond.text.split('\n')[1]);
  });

  it('tries again if a review failed', async () => {
    let fails = true;
    const { app, play, types, later } = await players({
      ...quickCoach,
      nextSlice: (game, state) =>
        fails ? Promise.reject(new Error('no luck')) : quickCoach.nextSlice(game, state),
    });
    await play('channel');
    for (let attempt = 0; attempt < 5; attempt++) {
      await types('channel');
      app.coach.continueReviews();
      await app.coach.whenIdle();
      later(2 * MINUTE_MS);
    }
    expect((await types('channel')).text).toContain('I couldn’t review this game');
    fails = false;
    expect((await types('channel', { flag: { again: true } })).text).toContain('It will take about');
    await app.coach.whenIdle();
    expect((await types('channel', { flag: { again: true } })).text).toContain('Page 1 of 4');
  });
});
