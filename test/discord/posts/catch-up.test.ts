/** After a long outage, what waits for a game is merged, in the order of its oldest entries. */
import { describe, expect, it } from 'vitest';
import type { Announcement, OutboxEntry } from '../../../src/core/index.ts';
import { caughtUp } from '../../../src/discord/posts/catch-up.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-03-06T12:00Z');

/** An entry that has waited for so many hours. */
const entry = (id: number, hours: number, announcement: Announcement, attempts = 0): OutboxEntry => ({
  ...{ id, game: 'abcd2345', channel: '2', announcement, attempts },
  createdAt: new Date(NOW - hours * HOUR),
});
const moved = (from: number, to: number, ...ping: string[]): Announcement => ({
  ...{ kind: 'moved', from, to },
  ping,
});
const undone = (keep: number): Announcement => ({
  ...{ kind: 'undone', keep, by: '9', moderator: false },
  ping: ['9'],
});
const nudged: Announcement = { kind: 'nudged', seat: 0, since: 4, ping: ['101'] };
const timeUp = (seat: 0 | 1): Announcement => ({ kind: 'timeUp', seat, since: 4, ping: ['102'] });
const wentOn: Announcement = { kind: 'wentOn', by: '9', ping: ['101'] };
const conceded: Announcement = { kind: 'conceded', by: '9', seat: 1, ping: [] };

const whatIsPosted = (entries: readonly OutboxEntry[]) =>
  caughtUp(entries, new Date(NOW)).map(({ id, announcement, late, covers }) => ({
    ...{ id, told: announcement, late },
    covers: covers?.map((covered) => covered.id),
  }));

describe('the waiting entries of a game', () => {
  it.each([
    ['if it was never put off', [entry(1, 100, moved(0, 4)), entry(2, 99, moved(4, 6))]],
    ['if that was a moment ago', [entry(1, 0.5, moved(0, 4), 3), entry(2, 0.2, moved(4, 6))]],
    [
      'if it waits for another channel',
      [entry(1, 9, { kind: 'ladder', channel: '7', ping: [] }, 3), entry(2, 8, moved(4, 6))],
    ],
  ])('stay unchanged %s', (_, entries) => {
    expect(caughtUp(entries, new Date(NOW))).toEqual(entries);
  });

  it('becomes one late board with all moves, in place of the first entry that it covers', () => {
    expect(
      whatIsPosted([
        entry(1, 90, nudged, 30),
        entry(2, 80, moved(4, 6, '102'), 1),
        entry(3, 70, { kind: 'reminded', by: '9', ping: ['102'] }),
        entry(4, 2, moved(6, 9, '101')),
      ]),
    ).toEqual([{ id: 1, told: { kind: 'moved', from: 4, to: 9, ping: [] }, late: true, covers: [2, 3, 4] }]);
  });

  it('reminds each player once if no board has waited', () => {
    const first: Announcement = { ...nudged, nth: 1 };
    const later: Announcement = { ...nudged, nth: 2 };
    const other: Announcement = { kind: 'nudged', seat: 1, since: 4, ping: ['102'] };
    expect(whatIsPosted([entry(1, 20, first, 9), entry(2, 10, other), entry(3, 9, later)])).toEqual([
      { id: 1, told: later, covers: [3] },
      { id: 2, told: other },
    ]);
    const reminded: Announcement = { kind: 'reminded', by: '9', ping: ['101', '102'] };
    expect(whatIsPosted([entry(1, 20, nudged, 9), entry(2, 10, reminded), entry(3, 9, other)])).toEqual([
      { id: 1, told: reminded, late: true, covers: [2, 3] },
    ]);
  });

  it('still calls for a lapsed order once the time is up, which ends the clock’s reminders', () => {
    const lapsed: Announcement = { ...nudged, lapsed: true };
    expect(whatIsPosted([entry(1, 20, lapsed, 9), entry(2, 9, { ...nudged, nth: 1 })])).toEqual([
      { id: 1, told: nudged, covers: [2] },
    ]);
  });

  it('keeps votes and searches, and news of the last day without pings', () => {
    const search: Announcement = { kind: 'rescued', seat: 1, since: 4, rescue: 'standIn', ping: [] };
    expect(
      whatIsPosted([
        entry(1, 90, moved(4, 6, '101'), 30),
        entry(2, 60, conceded),
        entry(7, 60, search),
        entry(3, 50, timeUp(0), 1),
        entry(4, 3, wentOn),
        entry(5, 2, timeUp(0)),
        entry(6, 2, timeUp(1)),
      ]),
    ).toEqual([
      { id: 1, told: moved(4, 6, '101'), late: true, covers: [2] },
      { id: 7, told: search, late: undefined, covers: undefined },
      { id: 3, told: timeUp(0), late: undefined, covers: [5] },
      { id: 4, told: { ...wentOn, ping: [] }, late: undefined, covers: undefined },
      { id: 6, told: timeUp(1), late: undefined, covers: undefined },
    ]);
  });

  it('shows moves from where an undo went back to, or the undo if nothing followed', () => {
    const first = [entry(1, 90, moved(6, 8), 30), entry(2, 80, undone(5))];
    expect(whatIsPosted(first)).toMatchObject([{ id: 1, told: undone(5), late: true, covers: [2] }]);
    expect(whatIsPosted([...first, entry(3, 70, moved(5, 9))])).toMatchObject([
      { id: 1, told: moved(5, 9), covers: [2, 3] },
    ]);
  });

  it('still shows moves made before an undo that took back only later ones', () => {
    const before = [entry(1, 90, moved(4, 6), 30), entry(2, 80, moved(6, 9))];
    expect(whatIsPosted([...before, entry(3, 70, undone(9))])).toEqual([
      { id: 1, told: { kind: 'moved', from: 4, to: 9, ping: [] }, late: true, covers: [2, 3] },
    ]);
  });

  it('calls no one about a turn before the first board in a new channel, which calls everyone', () => {
    const relocated: Announcement = { kind: 'relocated', by: '9', ping: ['101'] };
    const before = [entry(1, 0.5, wentOn, 1), entry(2, 0.4, timeUp(0)), entry(3, 0.3, moved(4, 6, '101'))];
    const posted = whatIsPosted([...before, entry(4, 0, relocated), entry(5, 0, moved(6, 7, '102'))]);
    expect(posted.map(({ told }) => told)).toEqual([
      { ...wentOn, ping: [] },
      timeUp(0),
      moved(4, 6),
      relocated,
      moved(6, 7, '102'),
    ]);
  });

  it('still calls before a board that calls no one, because the game had moved shortly before', () => {
    const before = moved(4, 6, '101');
    const relocated: Announcement = { kind: 'relocated', by: '9', ping: [] };
    expect(whatIsPosted([entry(1, 0.3, before), entry(2, 0, relocated)])[0]?.told).toEqual(before);
  });

  it('of the channel before is merged like the rest, and the late board calls', () => {
    const relocated: Announcement = { kind: 'relocated', by: '9', ping: ['101'] };
    expect(
      whatIsPosted([entry(1, 50, moved(4, 6, '101'), 9), entry(2, 40, nudged), entry(3, 0, relocated)]),
    ).toMatchObject([
      { id: 1, told: moved(4, 6), late: true, covers: [2] },
      { id: 3, told: { ...relocated, ping: [] } },
    ]);
  });

  it('without a board stays, apart from outdated votes', () => {
    expect(
      whatIsPosted([entry(1, 90, timeUp(0), 30), entry(2, 80, nudged), entry(3, 2, timeUp(0))]),
    ).toMatchObject([
      { id: 1, told: timeUp(0), covers: [3] },
      { id: 2, told: nudged },
    ]);
  });
});
