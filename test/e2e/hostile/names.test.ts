/** Names and seeds that would ping or format text in public posts stay plain words. */
import { expect } from 'vitest';
import { tableTest } from '../fixtures/table-test.ts';
import { wordFaults } from './fixtures/checks.ts';

const PEOPLE = ['@everyone {x} <@&1>', "@here '{' **b** `c`", "<@1> ||d|| # __proto__ '; --"];
const SEED = '@everyone <@&1> {x} `a` **b**';

const it = tableTest().override('people', PEOPLE);

it('a game of people with nasty names, from its lobby to its end, pings only who is to act', async ({
  table,
}) => {
  const { playground, channel } = table;
  const bot = table.bot();
  const [first, second, third] = playground.users;
  const say = async (user: typeof first, path: string, options?: Record<string, string>) => {
    const { outcome, why } = (await user?.command(channel, path, options)) ?? { outcome: 'failed' };
    expect(outcome, why).toBe('answered');
    await bot.bot.quiet();
  };
  await say(first, 'game new', { players: '3', seed: SEED });
  await say(second, 'game join');
  await say(third, 'game join', { newcomer: 'true' });
  await say(first, 'game start');
  const game = await bot.services.queries.getActive(channel);
  const seat = game?.state?.turn?.seat ?? game?.state?.stack.at(-1)?.seat ?? 0;
  const awaited = game?.record.members[game.state?.seating[seat] ?? 0]?.user;
  for (const user of playground.users) {
    for (const path of ['turn', 'game status', 'help', 'recap', 'game concede', 'game abandon'])
      await say(user, path);
  }
  await say(second, 'board', { view: 'market', share: 'true' });
  await say(third, 'recap', { share: 'true' });
  await say(first, 'mod pause');
  await say(first, 'mod skip', { seat: 'nobody @everyone' });
  await say(first, 'mod games');
  await say(first, 'mod resume');
  // Pinged once when the game began, and again when it was resumed.
  expect(playground.pings.map(({ user }) => user)).toEqual([awaited, awaited]);
  const seen = playground.users.flatMap((user) => user.messages(channel));
  expect(seen.length).toBeGreaterThan(30);
  expect(seen.flatMap(({ message }) => wordFaults(message.components))).toEqual([]);
  const allowed = playground.requests.flatMap(({ body }) =>
    typeof body === 'object' && body !== null && 'allowed_mentions' in body ? [body.allowed_mentions] : [],
  );
  for (const one of allowed) expect(one).toMatchObject({ parse: [] });
});
