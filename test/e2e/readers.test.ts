/** Who reads what in which language: tables, people, suggestions, direct messages. */
import './fixtures/small-pictures.ts';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageMessage, PlaygroundUser } from '../../src/playground/index.ts';
import { close } from '../../src/render/index.ts';
import { botText, optionText } from '../../src/text/index.ts';
import { press } from '../../src/tools/robots/play.ts';
import {
  begin,
  isFreshTurn,
  openapi,
  person,
  playUntil,
  posts,
  sit,
  type TestTable,
  there,
  told,
  words,
} from './fixtures/table.ts';

afterAll(close);

let table: TestTable;
let ann: PlaygroundUser;
let ben: PlaygroundUser;

beforeEach(async () => {
  table = await sit(['Ann', 'Ben'], { openapi: openapi() });
  [ann, ben] = [person(table, 'Ann'), person(table, 'Ben')];
});
afterEach(() => table.finish());

const type = async (user: PlaygroundUser, path: string, options: Record<string, string> = {}) =>
  told(table.heard(await user.command(table.channel, path, options)));

/** The lobby as it stands in the channel. */
const lobby = (): PageMessage => there(posts(table).at(-1));
const waiting = (language: string) => botText('lobby', 'freeSeat', {}, language);
const opened = (language: string) => botText('lobby', 'opened', {}, language);

describe('a table speaks', () => {
  it('the language of the server in Discord and says so, or another chosen with `/game new`', async () => {
    table.playground.speak('es-419');
    expect(await type(ann, 'game new')).toBe(opened('en'));
    await table.quiet();
    expect(words(lobby())).toContain(waiting('es'));
    expect(words(lobby())).toContain('Español');
    await type(ann, 'game leave');
    await type(ann, 'game new', { language: 'pl' });
    await table.quiet();
    expect(words(lobby())).toContain(waiting('pl'));
  });

  it('the language that moderators set for the server, until they leave it to Discord again', async () => {
    const settled = await type(ann, 'mod defaults', { language: 'pl' });
    expect(settled).toContain(botText('settings', 'defaultLanguage', { name: 'Polski' }, 'en'));
    await type(ann, 'game new');
    await table.quiet();
    expect(words(lobby())).toContain(waiting('pl'));
    await type(ann, 'game leave');
    const left = await type(ann, 'mod defaults', { language: 'discord' });
    expect(left).toContain(botText('settings', 'defaultLanguage', { name: 'none' }, 'en'));
    await type(ann, 'game new');
    await table.quiet();
    expect(words(lobby())).toContain(waiting('en'));
  });

  it('the language that the host chooses in the options, at once in the lobby too', async () => {
    await type(ann, 'game new');
    await table.quiet();
    const dialog = there((await press(table, ann, /^lobby-options:/)).modal);
    table.heard(await ann.submit(table.channel, dialog.custom_id, { language: 'es' }));
    await table.quiet();
    expect(words(lobby())).toContain(waiting('es'));
    expect(await type(ann, 'game options', { language: 'pl' })).toBe(botText('lobby', 'changed', {}, 'en'));
    await table.quiet();
    expect(words(lobby())).toContain(waiting('pl'));
  });
});

describe('a person is answered in', () => {
  it.each([
    ['es-ES', 'es'],
    ['es-419', 'es'],
    ['pl', 'pl'],
    ['en-US', 'en'],
  ] as const)('the language of their Discord: %s', async (locale, language) => {
    ann.speak(locale);
    expect(await type(ann, 'game new')).toBe(opened(language));
    expect(await type(ann, 'game new')).toBe(botText('refusals', 'channelBusy', {}, language));
  });

  it('the language they have set, whatever their Discord says, until they unset it', async () => {
    ben.speak('es-ES');
    expect(await type(ben, 'settings', { language: 'pl' })).toContain(
      botText('settings', 'heading', {}, 'pl'),
    );
    expect(await type(ben, 'games')).toContain(botText('settings', 'noGames', {}, 'pl'));
    expect(await type(ben, 'settings', { language: 'discord' })).toContain(
      botText('settings', 'heading', {}, 'es'),
    );
    expect(await type(ben, 'games')).toContain(botText('settings', 'noGames', {}, 'es'));
  });

  it('the language of the table where the bot does not speak theirs, or of the server without a table', async () => {
    ben.speak('de');
    table.playground.speak('pl');
    expect(await type(ben, 'games')).toContain(botText('settings', 'noGames', {}, 'pl'));
    await type(ann, 'game new', { language: 'es' });
    expect(await type(ben, 'games')).toContain(botText('settings', 'noGames', {}, 'es'));
  });

  it('their own language while they type, and when nothing matches', async () => {
    await type(ann, 'game new');
    ann.speak('es-ES');
    const { choices = [] } = await ann.autocomplete(table.channel, 'game options', { switch: '' }, 'switch');
    const auction = optionText('auction', 'es');
    expect(choices.find(({ value }) => value === 'auction')?.name).toContain(auction.short);
    expect(await type(ann, 'game options', { switch: 'xyz' })).toBe(
      botText('lobby', 'noSuchOption', { typed: 'xyz' }, 'es'),
    );
  });

  it('their own language in direct messages, at a table that speaks another', async () => {
    await begin(table, { options: { language: 'en' } });
    for (const user of [ann, ben]) await type(user, 'settings', { language: 'es', direct: 'true' });
    const before = new Set(
      [ann, ben].flatMap((user) => user.messages(user.direct).map(({ message }) => message.id)),
    );
    const dice = there((await table.awaited())[0]);
    await type(dice, 'pass');
    await table.quiet();
    await playUntil(table, isFreshTurn);
    const sent = [ann, ben]
      .flatMap((user) => user.messages(user.direct))
      .filter(({ message, ephemeral }) => !ephemeral && !before.has(message.id));
    const beginning = (
      botText('settings', 'directTurn', { where: '|', until: 'none' }, 'es').split('|')[0] ?? ''
    ).trim();
    expect(sent.map(words).join('\n')).toContain(beginning);
  });
});
