/** The language of each reader: tables, users, suggestions, direct messages. */
import { describe, expect } from 'vitest';
import { botText, optionText } from '../../../src/text/index.ts';
import { press } from '../../../src/tools/robots/play.ts';
import {
  activeUser,
  begin,
  command,
  isFreshTurn,
  lastPost,
  playUntil,
  there,
  words,
} from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

const it = tableTest();

const waiting = (language: string) => botText('lobby', 'freeSeat', {}, language);
const opened = (language: string) => botText('lobby', 'opened', {}, language);

describe('a game speaks', () => {
  it('the language of the server in Discord and says so, or another chosen with `/game new`', async ({
    table,
    ann,
  }) => {
    table.playground.speak('es-419');
    expect(await command(table, ann, 'game new')).toBe(opened('en'));
    expect(words(lastPost(table))).toContain(waiting('es'));
    expect(words(lastPost(table))).toContain('Español');
    await command(table, ann, 'game leave');
    await command(table, ann, 'game new', { language: 'pl' });
    expect(words(lastPost(table))).toContain(waiting('pl'));
  });

  it('the language of its host in a server that is no Community, which cannot choose one', async ({
    table,
    ann,
  }) => {
    ann.speak('pl');
    await command(table, ann, 'game new');
    expect(words(lastPost(table))).toContain(waiting('pl'));
    await command(table, ann, 'game leave');
    table.playground.speak('en-US');
    await command(table, ann, 'game new');
    expect(words(lastPost(table))).toContain(waiting('en'));
  });

  it('the language that moderators set for the server, until they leave it to Discord again', async ({
    table,
    ann,
  }) => {
    const settled = await command(table, ann, 'mod defaults', { language: 'pl' });
    expect(settled).toContain(botText('settings', 'defaultLanguage', { name: 'Polski' }, 'en'));
    await command(table, ann, 'game new');
    expect(words(lastPost(table))).toContain(waiting('pl'));
    await command(table, ann, 'game leave');
    const left = await command(table, ann, 'mod defaults', { language: 'discord' });
    expect(left).toContain(botText('settings', 'defaultLanguage', { name: 'none' }, 'en'));
    await command(table, ann, 'game new');
    expect(words(lastPost(table))).toContain(waiting('en'));
  });

  it('the language that the host chooses in the options, at once in the lobby too', async ({
    table,
    ann,
  }) => {
    await command(table, ann, 'game new');
    const dialog = there((await press(table, ann, /^lobby-options:/)).modal);
    table.heard(await ann.submit(table.channel, dialog.custom_id, { language: 'es' }));
    await table.quiet();
    expect(words(lastPost(table))).toContain(waiting('es'));
    expect(await command(table, ann, 'game options', { language: 'pl' })).toBe(
      [botText('lobby', 'changed', {}, 'en'), '**Language**: Polski'].join('\n'),
    );
    expect(words(lastPost(table))).toContain(waiting('pl'));
  });
});

describe('a user is answered in', () => {
  it.for([
    ['es-ES', 'es'],
    ['es-419', 'es'],
    ['pl', 'pl'],
    ['en-US', 'en'],
  ] as const)('the language of their Discord: %s', async ([locale, language], { table, ann }) => {
    ann.speak(locale);
    expect(await command(table, ann, 'game new')).toBe(opened(language));
    expect(await command(table, ann, 'game new')).toBe(
      botText('refusals', 'lobbyOpen', { role: 'host' }, language),
    );
  });

  it('the language they have set, whatever their Discord says, until they unset it', async ({
    table,
    ben,
  }) => {
    ben.speak('es-ES');
    expect(await command(table, ben, 'settings', { language: 'pl' })).toContain(
      botText('settings', 'heading', {}, 'pl'),
    );
    expect(await command(table, ben, 'games')).toContain(botText('settings', 'noGames', {}, 'pl'));
    expect(await command(table, ben, 'settings', { language: 'discord' })).toContain(
      botText('settings', 'heading', {}, 'es'),
    );
    expect(await command(table, ben, 'games')).toContain(botText('settings', 'noGames', {}, 'es'));
  });

  it('the language of the table, or of the server, if the bot does not speak theirs', async ({
    table,
    ann,
    ben,
  }) => {
    ben.speak('de');
    table.playground.speak('pl');
    expect(await command(table, ben, 'games')).toContain(botText('settings', 'noGames', {}, 'pl'));
    await command(table, ann, 'game new', { language: 'es' });
    expect(await command(table, ben, 'games')).toContain(botText('settings', 'noGames', {}, 'es'));
  });

  it('their own language while they type, and when nothing matches', async ({ table, ann }) => {
    await command(table, ann, 'game new');
    ann.speak('es-ES');
    const { choices = [] } = await ann.autocomplete(table.channel, 'game options', { switch: '' }, 'switch');
    const auction = optionText('auction', 'es');
    expect(choices.find(({ value }) => value === 'auction')?.name).toContain(auction.short);
    expect(await command(table, ann, 'game options', { switch: 'xyz' })).toBe(
      botText('lobby', 'noSuchOption', { typed: 'xyz' }, 'es'),
    );
  });

  it('their own language in direct messages, at a table that speaks another', async ({ table, ann, ben }) => {
    await begin(table, { options: { language: 'en' } });
    for (const user of [ann, ben]) await command(table, user, 'settings', { language: 'es', direct: 'true' });
    const before = new Set(
      [ann, ben].flatMap((user) => user.messages(user.direct).map(({ message }) => message.id)),
    );
    const dice = await activeUser(table);
    await command(table, dice, 'pass');
    await table.quiet();
    await playUntil(table, isFreshTurn);
    const sent = [ann, ben]
      .flatMap((user) => user.messages(user.direct))
      .filter(({ message, ephemeral }) => !ephemeral && !before.has(message.id));
    const beginning = (
      botText('settings', 'directTurn', { phase: 'actions', where: '|', until: 'none' }, 'es').split(
        '|',
      )[0] ?? ''
    ).trim();
    expect(sent.map(words).join('\n')).toContain(beginning);
  });
});
