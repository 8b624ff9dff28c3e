/** The way to a game's page, through the real client: by the button of a post, and by `/game page`. */
import { describe, expect } from 'vitest';
import type { PageMessage } from '../../../src/playground/index.ts';
import { clickAnyway, pressesOf, pressIn } from '../fixtures/clicks.ts';
import { begin, command, lastPost, there, told, words } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

const it = tableTest();
const URL = 'https://games.example.org';

/** Returns the address behind a link button; `undefined` if there is none. */
const linkIn = ({ message }: Pick<PageMessage, 'message'>): string | undefined =>
  /"url":"(https:[^"]+\/g\/[^"]+)"/.exec(JSON.stringify(message.components))?.[1];

describe('with pages', () => {
  it.override('sitting', { webUrl: URL });

  it('leads everyone to the same page; the host renews or turns it off', async ({ table, ann, ben }) => {
    await begin(table);
    const post = lastPost(table);
    const shown = there((await pressIn(table, ben, post, /^page:/)).message);
    expect(shown.ephemeral).toBe(true);
    const link = there(linkIn(shown));
    expect(link).toMatch(/^https:\/\/games\.example\.org\/g\/[a-z2-7]{26}\/$/);
    const host = (await table.game()).record.host === ann.id ? ann : ben;
    const typed = there((await host.command(table.channel, 'game page')).message);
    expect(linkIn(typed)).toBe(link);

    const renewed = there((await pressIn(table, host, typed, /:renew/)).message);
    expect(words(renewed)).toContain('The old link no longer works.');
    expect(linkIn(renewed)).not.toBe(link);
    const again = await clickAnyway(table, host, typed, there(pressesOf(typed, /:renew/)[0]).customId);
    expect(told(again)).not.toContain('The old link');
    expect(linkIn(there(again.message))).toBe(linkIn(renewed));
    const off = there((await pressIn(table, host, renewed, /:disable/)).message);
    expect(words(off)).toContain('the host or a moderator turned it off');
    expect(linkIn(off)).toBeUndefined();
    const guest = host === ann ? ben : ann;
    const theirs = there((await guest.command(table.channel, 'game page')).message);
    expect(pressesOf(theirs, /^pageset:/)).toEqual(guest === ann ? [expect.anything()] : []);
    // A button of an older panel does not help: the service checks who asks.
    const forged = await guest.click(theirs.message.id, `pageset:${(await table.game()).record.id}:renew`);
    expect(forged.outcome === 'answered' && told(forged).includes('The old link')).toBe(guest === ann);
  });

  it('is renewed and turned off by commands, too', async ({ table, ann, ben }) => {
    await begin(table);
    const host = (await table.game()).record.host === ann.id ? ann : ben;
    const before = linkIn(there((await host.command(table.channel, 'game page')).message));
    const off = there((await host.command(table.channel, 'game page', { what: 'disable' })).message);
    expect(words(off)).toContain('the host or a moderator turned it off');
    const renewed = there((await host.command(table.channel, 'game page', { what: 'renew' })).message);
    expect(words(renewed)).toContain('The old link no longer works.');
    expect([undefined, before]).not.toContain(linkIn(renewed));
  });

  it('says of a game of the weekly challenge that its page opens later', async ({ table, ben }) => {
    const solo = table.heard(await ben.command(table.channel, 'challenge solo'));
    await table.quiet();
    const thread = table.at(there(/<#(\d+)>/.exec(told(solo))?.[1]));
    const shown = await command(thread, ben, 'game page');
    expect(shown).toContain('Its page opens once the week is over.');
    expect(shown).not.toContain('Anyone with the link');
  });

  it('can be turned off for a server by those who manage it', async ({ table, ann, ben }) => {
    await begin(table);
    const defaults = there((await ann.command(table.channel, 'mod defaults')).message);
    expect(words(defaults)).toContain('Games can have pages on the web.');
    const forbidden = there((await pressIn(table, ann, defaults, /^server-pages:off/)).message);
    expect(words(forbidden)).toContain('Games have no pages on the web.');
    expect(await command(table, ben, 'game page')).toContain('Moderators have turned off game pages');
    await pressIn(table, ann, forbidden, /^server-pages:on/);
    expect(await command(table, ben, 'game page')).toContain('Anyone with the link');
  });
});

it('offers no button without pages, and says why there is no link', async ({ table, ben }) => {
  await begin(table);
  expect(pressesOf(lastPost(table), /^page:/)).toEqual([]);
  expect(await command(table, ben, 'game page')).toContain('This bot has no game pages.');
});
