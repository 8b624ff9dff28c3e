/** Reviews by the coach through the real client: from the final post and by command, across a restart. */
import { describe, expect } from 'vitest';
import { finalScore } from '../../../src/engine/index.ts';
import type { PageMessage, PlaygroundUser } from '../../../src/playground/index.ts';
import { waitingCoach } from '../../fixtures/quick-coach.ts';
import { clickAnyway, pressesOf, pressIn } from '../fixtures/clicks.ts';
import {
  begin,
  command,
  passToTheEnd,
  pinged,
  posts,
  type TestTable,
  there,
  told,
  words,
} from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

const it = tableTest()
  .extend('coach', () => waitingCoach())
  .override('people', ['Ann', 'Ben', 'Eve'])
  .override('sitting', ({ coach }) => ({ coach, database: 'file' }));

/** Plays a short game of Ann and Ben, and returns its final post. */
async function finalPost(table: TestTable): Promise<PageMessage> {
  await begin(table, { people: table.playground.users.slice(0, 2) });
  await passToTheEnd(table);
  return there(posts(table).findLast((one) => pressesOf(one, /^review:/).length > 0));
}

const pressed = async (table: TestTable, user: PlaygroundUser, shown: PageMessage, id: RegExp) =>
  there((await pressIn(table, user, shown, id)).message);

const reviewed = (table: TestTable) => table.bot().services.coach.whenIdle();

describe('a review', () => {
  it('opens from the final post, is ready after a restart, and shares one page without a ping', async ({
    table,
    coach,
    ann,
    ben,
    eve,
  }) => {
    const post = await finalPost(table);
    let shown = await pressed(table, ann, post, /^review:/);
    expect(shown.ephemeral).toBe(true);
    expect(words(shown)).toContain('It will take about 5 min');
    // A second click shows the same.
    expect(words(await pressed(table, ann, post, /^review:/))).toBe(words(shown));
    expect(words(await pressed(table, ann, shown, /^reviewpage:/))).toBe(words(shown));
    const closing = table.restart();
    coach.letWork();
    await closing;
    await reviewed(table);
    shown = await pressed(table, ann, shown, /^reviewpage:/);
    expect(words(shown)).toContain('Page 1 of 4');
    expect(words(shown)).toMatch(
      /Round 4: pass for this round\. Instead: .+ About \d+ points more.*\. The difference comes mainly from higher income\./,
    );
    const pages = [words(shown)];
    for (const next of [1, 2, 3]) {
      shown = await pressed(table, ann, shown, new RegExp(`^reviewpage:.*:${next}$`));
      pages.push(words(shown));
    }
    expect(new Set(pages).size).toBe(4);
    expect(pages[3]).toMatch(/\*\*Best turn.*Round 5: pass.*\*\*Points by phase.*round 1: /s);
    const back = await pressed(table, ann, shown, /^reviewpage:/);
    expect(words(back)).toContain('Page 3 of 4');

    expect(words(await pressed(table, ann, back, /^reviewshare:/))).toContain('Shared in the channel.');
    const shared = () =>
      ben.messages(table.channel).find((one) => words(one).includes('Ann shares a review') && !one.ephemeral);
    await table.playground.until(() => shared() !== undefined);
    const all = there(shared());
    expect(words(all)).toContain('Round 2: pass');
    expect(pinged(table, all)).toEqual([]);
    // Its button opens everyone's own review, and only players have one.
    expect(words(await pressed(table, eve, all, /^review:/))).toContain(
      'you had no seat in this game at the end',
    );
    expect(words(await pressed(table, ben, all, /^review:/))).toContain('It will take about');
    await reviewed(table);
  });

  it('is found by command, in private, and shows no one else’s turns', async ({ table, coach, ann, eve }) => {
    coach.letWork();
    expect(await command(table, eve, 'game review')).toContain('You haven’t finished a game');
    await begin(table, { people: table.playground.users.slice(0, 2) });
    expect(await command(table, ann, 'game review')).toContain('You haven’t finished a game');
    const { record } = await table.game();
    const running = await clickAnyway(table, ann, there(posts(table).at(-1)), `review:${record.id}`);
    expect(told(running)).toContain('played to the end');
    await passToTheEnd(table);

    expect(await command(table, ann, 'game review')).toContain('It will take about');
    await reviewed(table);
    const shown = there(table.heard(await ann.command(table.channel, 'game review')).message);
    expect(shown.ephemeral).toBe(true);
    expect(words(shown)).toContain('Page 1 of 4');
    const forged = await clickAnyway(table, eve, shown, `reviewshare:${record.id}:0`);
    expect(told(forged)).toContain('you had no seat in this game at the end');
    const gone = await clickAnyway(table, ann, shown, `reviewpage:${record.id}:9`);
    expect(told(gone)).toContain('Page 4 of 4');
    // A new review may have fewer pages. A missing page is not shared.
    const beyond = await clickAnyway(table, ann, shown, `reviewshare:${record.id}:9`);
    expect(told(beyond)).toContain('Page 1 of 4');
    expect(posts(table).some((one) => words(one).includes('shares a review'))).toBe(false);
  });

  it('is turned over, shared and chosen by command alone', async ({ table, coach, ann, ben }) => {
    coach.letWork();
    const first = await begin(table, { people: [ann, ben] });
    await passToTheEnd(table);
    const second = await begin(table, { people: [ann, ben] });
    await passToTheEnd(table);

    const review = (at: TestTable, options = {}) => command(at, ann, 'game review', options);
    expect(await review(table)).toContain('It will take about');
    await reviewed(table);
    expect(await review(table, { page: '2' })).toContain('Page 2 of 4');
    expect(await review(table, { page: '2', share: 'true' })).toContain('Shared in the channel.');
    const isShared = (one: PageMessage) => words(one).includes('Ann shares a review') && !one.ephemeral;
    await table.playground.until(() => ben.messages(table.channel).some(isShared));

    const elsewhere = table.at(there(table.playground.channels[1]));
    const menu = there(table.heard(await ann.command(elsewhere.channel, 'game review')).message);
    expect(words(menu)).toContain('Which game should I review?');
    const [, points] = /"You got (\d+) points"/.exec(JSON.stringify(menu.message.components)) ?? [];
    const { state } = await table.game();
    const ownSeat = there(state).seating.indexOf(0);
    expect(Number(points)).toBe(finalScore(there(state))?.players[ownSeat]?.total);
    const picked = await pressed(elsewhere, ann, menu, new RegExp(`^${second.record.id}$`));
    expect(words(picked)).toContain('Page 1 of 4');
    expect(await review(elsewhere, { game: first.record.id })).toContain('It will take about');
    await reviewed(table);
    expect(await review(elsewhere, { game: `game ${first.record.id}`, page: '4' })).toContain('Page 4 of 4');
    expect(await review(elsewhere, { game: 'nonsense' })).toContain(
      'which of your finished games in this server “nonsense” is',
    );
  });
});
