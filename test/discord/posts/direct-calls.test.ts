/** Direct messages instead of posts that a channel refuses: one per user and turn, and only open questions. */
import { expect, it } from 'vitest';
import type { Announcement, Consent, OutboxEntry } from '../../../src/core/index.ts';
import { createDirectCalls } from '../../../src/discord/posts/direct-calls.ts';
import { pendingSeats } from '../../../src/engine/index.ts';
import { partialApp } from '../../fixtures/partial-app.ts';
import { playedGame, textOf } from '../fixtures/posts-games.ts';

const game = playedGame('direct', 3, []).after(12);
const [seat = 0] = game.state === undefined ? [] : pendingSeats(game.state);
const user = game.record.members[game.state?.seating[seat] ?? 0]?.user ?? '';
const consent = { id: 3, what: 'undo', by: '9', keep: 0, agreed: [] } as unknown as Consent;

async function sentFor(entries: readonly OutboxEntry[], open?: Consent, isGone = false): Promise<string[]> {
  const sent: string[] = [];
  const shown = { ...game, record: { ...game.record, ...(open && { consent: open }) } };
  const call = createDirectCalls({
    services: partialApp({
      queries: { getGame: async () => shown },
      now: () => new Date(),
      settings: {
        getUser: async () => ({ direct: 'on' as const }),
        getHours: async () => undefined,
      },
    }),
    direct: async (to, panel) => {
      sent.push(`${to}: ${textOf(panel)}`);
      return 'sent';
    },
    log: { info() {}, warn() {}, error: (data) => void sent.push(JSON.stringify(data)) },
  });
  const done = await call(entries, isGone);
  return [...sent, ...done.map(({ id }) => `done: ${id}`)];
}

const entry = (id: number, announcement: Announcement, attempts = 0): OutboxEntry => ({
  ...{ id, game: game.record.id, channel: '2', announcement, attempts, createdAt: new Date() },
});
const moved = (to: number): Announcement => ({ kind: 'moved', from: to - 1, to, ping: [user] });

it('a user who is called several times gets one message', async () => {
  expect(await sentFor([entry(1, moved(3)), entry(2, moved(9))])).toEqual([
    expect.stringContaining('It’s your turn'),
  ]);
});

it('a call that was tried before sends none, and a reminder one instead of its post', async () => {
  const nudged: Announcement = { kind: 'nudged', seat, since: 0, ping: [user] };
  expect(await sentFor([entry(1, moved(3), 1)])).toEqual([]);
  expect(await sentFor([entry(1, moved(3), 1), entry(2, nudged)])).toEqual([
    expect.stringContaining('It’s still your turn'),
    'done: 2',
  ]);
});

it('a reminder behind a call takes nothing from it', async () => {
  const nudged: Announcement = { kind: 'nudged', seat, since: 0, ping: [user] };
  expect(await sentFor([entry(1, moved(3)), entry(2, nudged)])).toEqual([
    expect.stringContaining('It’s your turn'),
  ]);
});

it('a game whose channel is gone is not linked: the message says how it continues', async () => {
  const [message] = await sentFor([entry(1, moved(3))], undefined, true);
  expect(message).toMatch(/It’s your turn.*`\/game move` in another channel of the same server/s);
  expect(message).not.toContain('https://');
});

it('a user whose order was not carried out gets a message, as nothing else has called them', async () => {
  const lapsed: Announcement = { kind: 'nudged', seat, since: 0, lapsed: true, ping: [user] };
  expect(await sentFor([entry(1, { ...moved(3), ping: [] }, 1), entry(2, lapsed)])).toEqual([
    expect.stringContaining('couldn’t be carried out'),
    'done: 2',
  ]);
});

it('a question is sent in addition, as long as it is open', async () => {
  const asked = entry(2, { kind: 'asked', consent, ping: [user, '77'] });
  expect(await sentFor([entry(1, moved(3)), asked], consent)).toHaveLength(3);
  expect(await sentFor([entry(1, moved(3)), asked])).toHaveLength(1);
  const timeUp = entry(3, { kind: 'timeUp', seat, since: 0, ping: ['77'] });
  expect(await sentFor([timeUp])).toEqual([]);
  const steppedDown = entry(4, { kind: 'steppedDown', seat, since: 0, user: '9', ping: ['77'] });
  expect(await sentFor([steppedDown])).toEqual([]);
});
