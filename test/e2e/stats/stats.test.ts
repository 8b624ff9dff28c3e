/** The records of a server, through the real client: of a game that has just been played, by commands and by buttons. */
import { describe, expect } from 'vitest';
import type { PageMessage, PlaygroundUser } from '../../../src/playground/index.ts';
import { pressesOf, pressIn } from '../fixtures/clicks.ts';
import { begin, passToTheEnd, person, posts, there, told, words } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

const it = tableTest().override('people', ['Ann', 'Ben', 'Eve']);

describe('the records of a server', () => {
  it('say that they are empty, show a game from its last post on, by buttons and by commands, and lose it by an undo', async ({
    table,
  }) => {
    const [ann, ben, eve] = ['Ann', 'Ben', 'Eve'].map((name) => person(table, name)) as [
      ...[PlaygroundUser, PlaygroundUser, PlaygroundUser],
    ];
    const typed = async (path: string, options = {}) =>
      told(table.heard(await eve.command(table.channel, path, options)));
    expect(await typed('stats server')).toContain('No finished games here yet');
    // With a chosen seed it would not be rated.
    await begin(table, { people: table.playground.users.slice(0, 2), seed: 'random' });
    await passToTheEnd(table);

    // By buttons alone, from the post at the end; after a restart too.
    await table.restart();
    const post = there(posts(table).findLast((one) => pressesOf(one, /^records$/).length > 0));
    const press = async (shown: PageMessage, id: RegExp) =>
      there((await pressIn(table, ann, shown, id)).message);
    let shown = await press(post, /^records$/);
    expect(shown.ephemeral).toBe(true);
    expect(JSON.stringify(shown.message)).toContain('1 game finished');
    const seen: string[] = [];
    for (const page of ['ratings', 'clans', 'options', 'player', 'server']) {
      shown = await press(shown, new RegExp(`^stats:${page}:`));
      seen.push(JSON.stringify(shown.message));
    }
    expect(seen[0]).toContain('Provisional');
    expect(seen[1]).toContain('All finished games with 2 to 4 players');
    expect(seen[3]).toContain('Ann: points');
    const who = there(pressesOf(shown, /^stats-who:/)[0]).customId;
    const { message } = table.heard(await ann.click(shown.message.id, who, [ben.id]));
    shown = there(message);
    expect(JSON.stringify(shown.message)).toContain('Ben: points');
    shown = await press(shown, /^stats-with:/);
    expect(JSON.stringify(shown.message)).toContain('Ben and Ann');
    shown = await press(shown, /^stats-form:/);
    const byButtons = words(shown);
    expect(byButtons).toContain('### Ben and Ann');

    // The same by commands.
    expect(await typed('stats versus', { user: ann.id, of: ben.id, text: 'true' })).toContain(
      '### Ben and Ann',
    );
    expect(await typed('stats player', { user: ben.id, text: 'true' })).toContain(
      '**Where the points come from**',
    );
    expect(await typed('stats player')).toContain('You have no finished games');
    expect(await typed('stats clans', { players: '3' })).toContain('No games with that many players');
    expect(await typed('stats server', { share: 'true' })).toContain('Shared in the channel.');
    const open = () => eve.messages(table.channel).filter(({ ephemeral }) => !ephemeral);
    await table.playground.until(() => JSON.stringify(open()).includes('Best scores'));

    const asked = table.heard(await ann.command(table.channel, 'mod undo', { move: '5' }));
    if (asked.message === undefined) throw new Error('it is not asked');
    await pressIn(table, ann, asked.message, /^mod-undo:.*:undo$/);
    await table.quiet();
    expect(await typed('stats server')).toContain('No finished games here yet');
  });
});
