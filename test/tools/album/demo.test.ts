/** The demo: its arguments, that its album is safe and readable, and that a short game ends with its line. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIRST_GAME } from '../../../src/engine/index.ts';
import { type Album, type AlbumEntry, albumPage } from '../../../src/playground/index.ts';
import { botText } from '../../../src/text/index.ts';
import { parseDemoArgs } from '../../../src/tools/album/args.ts';
import { demo } from '../../../src/tools/album/demo.ts';
import { openFolder } from '../../../src/tools/album/folder.ts';
import { findChromium, startChromium } from '../../../src/tools/chromium.ts';
import '../../support/light-playwright.ts';
import { slowTests } from '../../support/waiting.ts';
import { said } from '../fixtures/said.ts';

slowTests();

const CHROMIUM = findChromium(process.env.CHROMIUM);

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'demo-test-'));
});
afterAll(async () => {
  await rm(place, { recursive: true, force: true });
});

const run = (...args: string[]) => said((output) => demo(args, output));

describe('the arguments', () => {
  const usual = {
    players: 2,
    computers: 0,
    level: 'crofter',
    seed: 'caledonia',
    options: [],
    languages: ['en'],
    out: join('out', 'demo'),
    moves: undefined,
  };

  it.each([
    [[], {}],
    [['--players', '3', '--seed', 'abc', '--out', 'x'], { players: 3, seed: 'abc', out: 'x' }],
    [['--languages', 'en, es,pl'], { languages: ['en', 'es', 'pl'] }],
    [['--players=4', '--computers=3', '--level=laird'], { players: 4, computers: 3, level: 'laird' }],
    [['--options=first', '--moves=9'], { options: FIRST_GAME, moves: 9 }],
    [['--options', 'noScoringTiles, noPorts'], { options: ['noScoringTiles', 'noPorts'] }],
  ])('is read from %j', (args, options) => {
    expect(parseDemoArgs(args)).toEqual({ ok: true, options: { ...usual, ...options } });
  });

  it.each([
    [['--plyers', '4'], '--plyers'],
    [['four'], 'four'],
    [['--players', '5'], '--players is "5"; it must be one of 1, 2, 3, 4'],
    [['--seed', ''], '1 to 64 characters'],
    [['--seed', 'x'.repeat(65)], '1 to 64 characters'],
    [['--options', 'noPorts,fast'], 'none, first, or a list'],
    [['--languages', 'en,tlh'], '--languages is "en,tlh"'],
    [['--moves', '0'], '--moves is "0"'],
    [['--out', ' '], 'the path of a folder'],
  ])('is refused with the reason: %j', (args, reason) => {
    const read = parseDemoArgs(args);
    expect(read.ok ? '' : read.problem).toContain(reason);
  });

  it('can ask for help', async () => {
    expect(await run('--help')).toEqual({
      status: 0,
      out: expect.stringContaining('--seed <word>'),
      err: '',
    });
  });

  it('is refused for an impossible game before anything is written', async () => {
    const out = join(place, 'impossible');
    const { status, err } = await run('--players', '1', '--options', 'auction', '--out', out);
    expect(status).toBe(2);
    expect(err).toContain('There is no such game');
    await expect(readdir(out)).rejects.toThrow('ENOENT');
  });
});

describe('the folder of an album', () => {
  it('is left alone if it holds something else', async () => {
    const other = await mkdtemp(join(place, 'other-'));
    await writeFile(join(other, 'index.html'), '<title>My own page</title>');
    const { status, err } = await run('--moves', '1', '--out', other);
    expect(status).toBe(2);
    expect(err).toContain('holds something else');
    expect(await readdir(other)).toEqual(['index.html']);
  });

  it('can be new, or hold an album whose pictures are deleted', async () => {
    const path = join(place, 'new', 'album');
    const first = await openFolder(path);
    if (typeof first === 'string') throw new Error(first);
    await first.keep(new Uint8Array([1]), 'old.png');
    const again = await openFolder(path);
    expect(again).not.toBeTypeOf('string');
    expect(await readdir(join(path, 'pictures'))).toEqual([]);
  });

  it('keeps a picture once, however often it is shown', async () => {
    const folder = await openFolder(join(place, 'twice'));
    if (typeof folder === 'string') throw new Error(folder);
    const one = await folder.keep(new Uint8Array([1, 2]), 'a.png');
    expect(await folder.keep(new Uint8Array([1, 2]), 'b.png')).toBe(one);
    expect(await folder.keep(new Uint8Array([3]), 'c.png/../../"x')).toMatch(/^pictures\/[\w-]+(?:\.\w+)?$/);
    expect(folder.pictures()).toBe(2);
  });
});

describe('the page', () => {
  const EVIL = '</summary><script>alert("x")</script><img src=x onerror=\'y\'>';
  const message = {
    id: '1',
    author: { id: '9', username: EVIL },
    timestamp: '2026-11-23T12:00:00.000Z',
    edited_timestamp: null,
    content: '',
    attachments: [],
    embeds: [],
    components: [
      {
        type: 17,
        accent_color: 255,
        components: [
          { type: 10, content: `**${EVIL}** <@7> [here](https://example.org/"><script>)\n- ${EVIL}` },
          { type: 12, items: [{ media: { url: '/attachments/1/p.png' }, description: EVIL }] },
          { type: 1, components: [{ type: 2, style: 3, label: EVIL, custom_id: EVIL, disabled: true }] },
          {
            type: 1,
            components: [
              { type: 3, custom_id: 'm', placeholder: EVIL, options: [{ label: EVIL, value: EVIL }] },
            ],
          },
        ],
      },
    ],
  } as unknown as APIMessage;
  const page = {
    message,
    ephemeral: false,
    pinged: false,
    thinking: false,
    used: { user: '7', command: EVIL },
  };
  const act = { type: 'act', user: EVIL, how: 'pressed', what: EVIL, failed: EVIL, page } as const;
  const pageOf = (...entries: readonly AlbumEntry[]): Promise<string> => {
    const album: Album = {
      title: EVIL,
      subtitle: EVIL,
      introduction: EVIL,
      imprint: EVIL,
      entries,
      users: [{ id: '7', name: EVIL, moderator: false, bot: false }],
      channels: [],
      emojis: {},
      errors: [EVIL],
    };
    return albumPage(album);
  };

  it('holds names, labels, texts and alt texts as data that ends no element', async () => {
    const html = await pageOf({ type: 'chapter', title: EVIL }, { type: 'post', page, changed: false }, act);
    const [, data = ''] = /<script type="application\/json" id="album">(.*)<\/script>\n/.exec(html) ?? [];
    expect(data).not.toContain('<');
    expect(JSON.parse(data)).toMatchObject({ title: EVIL, entries: [{ title: EVIL }, { page }, act] });
    expect(html.replace(data, '')).not.toContain('alert(');
  });

  it('may load pictures only', async () => {
    const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(await pageOf()) ?? [];
    expect(policy).toBe(
      "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src 'self' file: data:",
    );
  });

  it.skipIf(CHROMIUM === undefined)('groups what one player did and saw', async () => {
    const ann = { type: 'act', user: 'Ann', how: 'pressed', what: 'Trade', page } as const;
    const typed = { type: 'act', user: 'Ann', how: 'used', what: '/pass', page } as const;
    const path = join(place, 'page.html');
    await writeFile(
      path,
      await pageOf(ann, typed, { ...ann, user: 'Ben' }, { type: 'chapter', title: EVIL }),
    );
    const browser = await startChromium(CHROMIUM ?? '');
    try {
      const window = await browser.newPage();
      const alerts: string[] = [];
      window.on('dialog', (dialog) => void alerts.push(dialog.message()));
      await window.goto(`file://${path}`);
      const folds = window.locator('details.private');
      expect(await folds.locator('> summary').allTextContents()).toEqual([
        'Only Ann saw this · Trade → /pass',
        'Only Ben saw this · Trade',
      ]);
      expect(await folds.first().locator('> p').allTextContents()).toEqual([
        'Ann pressed Trade',
        'Ann used /pass',
      ]);
      expect(await window.locator('h2').textContent()).toBe(EVIL);
      expect(await folds.first().locator('.button').first().textContent()).toBe(EVIL);
      expect(alerts).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});

describe('a short game', () => {
  it('speaks each player’s language', async () => {
    const path = join(place, 'languages');
    const asked = ['--players', '2', '--moves', '4', '--languages', 'es,pl'];
    const { status, out, err } = await run(...asked, '--out', path);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/errors=0\n$/);
    const album = await readFile(join(path, 'index.html'), 'utf8');
    expect(album).toContain(botText('posts', 'takeTurn', {}, 'es'));
    expect(album).toMatch(/[ąęłśżź]/);
  });

  it('ends with its summary line, and leaves an album with the pictures it names', async () => {
    const path = join(place, 'game');
    const { status, out, err } = await run('--players', '2', '--moves', '6', '--seed', 'abc', '--out', path);
    expect(err).toBe('');
    expect(status).toBe(0);
    const line = /\nturns=(\d+) messages=(\d+) pictures=(\d+) errors=0\n$/.exec(out);
    const [turns = 0, messages = 0, pictures = 0] = line?.slice(1).map(Number) ?? [];
    expect(turns).toBeGreaterThanOrEqual(4);
    expect(messages).toBeGreaterThan(turns);
    const files = await readdir(join(path, 'pictures'));
    expect(files).toHaveLength(pictures);
    const page = await readFile(join(path, 'index.html'), 'utf8');
    const shown = [...page.matchAll(/"pictures\/([^"]+)"/g)].map(([, file]) => file);
    expect(new Set(shown)).toEqual(new Set(files));
    expect(page).toContain('"user":"Ann","how":"used","what":"/game new');
    expect(page).toContain('The game begins');
  });
});
