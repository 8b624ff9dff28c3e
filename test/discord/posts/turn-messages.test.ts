/** Direct messages about turns: recipients, content, form, and one message however often it is tried. */

import { beforeEach, describe, expect, it } from 'vitest';
import { daily } from '../../../src/calendar/index.ts';
import type { Announcement, Game, OutboxEntry, UserSettings } from '../../../src/core/index.ts';
import { nonceOf } from '../../../src/discord/posts/outbox-entry.ts';
import { createTurnMessages } from '../../../src/discord/posts/turn-messages.ts';
import type { SendDirectMessage } from '../../../src/discord/shared/interaction-context.ts';
import { type GameState, pendingSeats } from '../../../src/engine/index.ts';
import { partialApp } from '../../fixtures/partial-app.ts';
import { textOf } from '../fixtures/lobby-support.ts';
import { playedGame } from '../fixtures/posts-games.ts';

const played = playedGame('direct', 3, []);
const game = played.after(12);
const inProduction = played.after(played.states.findIndex(({ phase }) => phase === 'production'));
const [seat = 0] = game.state === undefined ? [] : pendingSeats(game.state);
const user = game.record.members[game.state?.seating[seat] ?? 0]?.user ?? '';

let people: Record<string, UserSettings>;
let sent: { user: string; text: string; nonce: string | undefined; silent: boolean | undefined }[];
let result: Awaited<ReturnType<SendDirectMessage>>;
let now: number;
let current: Game;
beforeEach(() => {
  current = game;
  people = { [user]: { direct: 'on' } };
  sent = [];
  result = 'sent';
  now = Date.parse('2026-11-22T11:00Z');
});

const app = partialApp({
  queries: { getGame: async () => current },
  now: () => new Date(now),
  settings: {
    getUser: async (of: string) => people[of] ?? {},
    getHours: async (person: UserSettings) => person.hours,
    updateUser: async (of: string, change: object) => {
      people[of] = { ...people[of], ...change };
      return people[of];
    },
  },
});
const directs = createTurnMessages(app, async (to, panel, { nonce, silent } = {}) => {
  sent.push({ user: to, text: textOf(panel), nonce, silent });
  return result;
});
const owed = (announcement: Announcement, id = 7): OutboxEntry => ({
  ...{ id, game: game.record.id, channel: '5', announcement, attempts: 0, createdAt: new Date() },
});
const nudged = (more: object = {}) =>
  owed({ kind: 'nudged', seat, since: 0, ping: [user], ...more } as Announcement);

describe('a reminder', () => {
  it('that was sent directly is not posted in the channel', async () => {
    expect(await directs.sendInsteadOfPost(nudged())).toBe(true);
    expect(sent).toMatchObject([
      { user, text: expect.stringContaining('It’s still your turn in <#'), silent: false },
    ]);
    await directs.sendBesidesPost(nudged());
    expect(sent).toHaveLength(1);
  });
  it('of production asks for the decision, because it is no turn', async () => {
    current = inProduction;
    const [decider = 0] = pendingSeats(current.state as GameState);
    const who = current.record.members[current.state?.seating[decider] ?? 0]?.user ?? '';
    people = { [who]: { direct: 'on' } };
    expect(await directs.sendInsteadOfPost(nudged({ seat: decider, ping: [who] }))).toBe(true);
    expect(sent[0]?.text).toContain('You still have to decide what your buildings make in <#');
    await directs.sendBesidesPost(owed({ kind: 'moved', from: 0, to: 1, ping: [who] }, 8));
    expect(sent[1]?.text).toContain('Decide what your buildings make in <#');
  });
  it('after an order that failed says so, as its player was not called before', async () => {
    expect(await directs.sendInsteadOfPost(nudged({ lapsed: true }))).toBe(true);
    expect(sent[0]?.text).toContain('Your order in <#2> couldn’t be carried out, so it’s your turn.');
  });
  it.each(['refused', 'failed'] as const)('that was %s is posted in the channel', async (how) => {
    result = how;
    expect(await directs.sendInsteadOfPost(nudged())).toBe(false);
    expect(people[user]?.direct).toBe(how === 'refused' ? 'refused' : 'on');
  });
  it.each([{}, { direct: 'refused' } as const])(
    'of a user with %j is posted only in the channel',
    async (settings) => {
      people[user] = settings;
      expect(await directs.sendInsteadOfPost(nudged())).toBe(false);
      expect(sent).toEqual([]);
    },
  );
});

describe('a post', () => {
  const moved = owed({ kind: 'moved', from: 0, to: 12, ping: [user, '999'] }, 8);
  it('is never left out, and is sent directly to pinged users who are awaited', async () => {
    people['999'] = { direct: 'on' };
    expect(await directs.sendInsteadOfPost(moved)).toBe(false);
    await directs.sendBesidesPost(moved);
    // 999 is pinged and has no decision.
    expect(sent.map((one) => one.user)).toEqual([user]);
  });
  it('that asks for something else is sent directly to everyone it pings', async () => {
    people['999'] = { direct: 'on' };
    const consent = { id: 1, what: 'undo', by: 'x', keep: 0, agreed: [] } as const;
    await directs.sendBesidesPost(
      owed({ kind: 'asked', consent: { ...consent, agreed: [] }, ping: [user, '999'] }),
    );
    expect(sent.map((one) => one.user)).toEqual([user, '999']);
    expect(sent[0]?.text).toContain('You have a decision to make');
    expect(new Set(sent.map(({ nonce }) => nonce)).size).toBe(2);
  });
  it('that a stand-in has stopped tells the owner that the seat is theirs, and asks the others', async () => {
    people['999'] = { direct: 'on' };
    await directs.sendBesidesPost(
      owed({ kind: 'steppedDown', seat, since: 3, user: '888', ping: [user, '999'] }),
    );
    expect(sent.map(({ text }) => text)).toEqual([
      expect.stringMatching(/it’s your seat again\. The game is waiting for you/),
      expect.stringContaining('You have a decision to make'),
    ]);
  });
  it('has the same nonce after a restart, different from all other messages', async () => {
    await directs.sendBesidesPost(moved);
    await directs.sendBesidesPost(moved);
    await directs.sendBesidesPost({ ...moved, id: 9 });
    const [first, again, other] = sent.map(({ nonce }) => nonce);
    expect(first).toBe(again);
    expect(new Set([first, other, nonceOf(moved)]).size).toBe(3);
    expect(first?.length).toBeLessThanOrEqual(25);
  });
  it('is sent silently outside the user’s hours', async () => {
    people[user] = { direct: 'on', hours: daily('Europe/Warsaw', 9 * 60, 22 * 60) };
    await directs.sendBesidesPost(moved);
    now += 12 * 3_600_000;
    await directs.sendBesidesPost(moved);
    expect(sent.map(({ silent }) => silent)).toEqual([false, true]);
  });
});
