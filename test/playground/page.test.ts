/** The thinking behind the playground's page, without a browser: markdown, commands, the list of messages. */
import { type APIApplicationCommand, ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageMessage } from '../../src/playground/index.ts';
import { colour, initials } from '../../src/playground/web/model/avatar.ts';
import { grouped, leavesOf, matching, readLine } from '../../src/playground/web/model/commands.ts';
import { parseInline, type Span } from '../../src/playground/web/model/inline.ts';
import { type Block, parseMarkdown } from '../../src/playground/web/model/markdown.ts';
import { inputOf, narrow, ownSuggestions } from '../../src/playground/web/model/suggestions.ts';
import { isAfter, timeline, unread } from '../../src/playground/web/model/timeline.ts';
import { timeInWords } from '../../src/playground/web/model/times.ts';
import { there } from './fixtures/support.ts';

/** A tree in short: `bold(a italic(b))`. */
const short = (spans: readonly Span[]): string => spans.map(shortOne).join('');
const shortOne = (span: Span): string => {
  switch (span.type) {
    case 'text':
      return span.text;
    case 'code':
    case 'everyone':
      return `${span.type}(${span.text})`;
    case 'link':
      return `link(${span.href} ${short(span.children)})`;
    case 'user':
    case 'channel':
    case 'role':
      return `${span.type}(${span.id})`;
    case 'command':
      return `${span.type}(${span.name})`;
    case 'emoji':
      return `${span.type}(${span.name} ${span.id})`;
    case 'time':
      return `time(${span.seconds} ${span.style})`;
    default:
      return `${span.type}(${short(span.children)})`;
  }
};
const shortBlock = (block: Block): string => {
  switch (block.type) {
    case 'code':
      return `code:${block.language}(${block.text})`;
    case 'quote':
      return `quote(${block.blocks.map(shortBlock).join('|')})`;
    case 'list':
      return `list(${block.items.map(({ depth, number, children }) => `${depth}${number ?? '-'} ${short(children)}`).join('|')})`;
    case 'heading':
      return `h${block.level}(${short(block.children)})`;
    default:
      return `${block.type}(${short(block.children)})`;
  }
};

describe('markdown within a line', () => {
  it.each([
    ['**bold** and *italic*', 'bold(bold) and italic(italic)'],
    ['_italic_ but not snake_case_names', 'italic(italic) but not snake_case_names'],
    ['__under__ ~~gone~~ ||secret||', 'underline(under) strike(gone) spoiler(secret)'],
    ['***both***', 'bold(italic(both))'],
    ['**bold *and italic* here**', 'bold(bold italic(and italic) here)'],
    ['*italic **and bold***', 'italic(italic bold(and bold))'],
    ['`a *b* c` and ``a ` b``', 'code(a *b* c) and code(a ` b)'],
    ['2 * 3 * 4 and a ** b', '2 * 3 * 4 and a ** b'],
    ['\\*not italic\\* \\\\', '*not italic* \\'],
    ['**a \\** b**', 'bold(a ** b)'],
    ['[the rules](https://example.org/a_(b))', 'link(https://example.org/a_(b) the rules)'],
    ['see https://example.org/x_y_z.', 'see link(https://example.org/x_y_z https://example.org/x_y_z).'],
    ['<https://example.org>', 'link(https://example.org https://example.org)'],
    ['[x](javascript:alert(1)) <javascript:alert(1)>', '[x](javascript:alert(1)) <javascript:alert(1)>'],
    ['<@12> <@!12> <@&3> <#4>', 'user(12) user(12) role(3) channel(4)'],
    ['</game new:99> <:sheep:5> @everyone', 'command(game new) emoji(sheep 5) everyone(@everyone)'],
    ['<t:60:R> <t:-5> <t:x>', 'time(60 R) time(-5 f) <t:x>'],
    ['<b>Ann</b> & <script>', '<b>Ann</b> & <script>'],
    ['**over\ntwo lines**', 'bold(over\ntwo lines)'],
    ['****', '****'],
  ])('%j', (text, tree) => {
    expect(short(parseInline(text))).toBe(tree);
  });
  it('keeps text without markup unchanged', () => {
    const plain = fc.string({ unit: 'binary' }).filter((text) => !/[\\`*_~|[<@:]/.test(text));
    fc.assert(
      fc.property(plain, (text) => {
        expect(short(parseInline(text))).toBe(text);
      }),
    );
  });
  it('links only to the web, whatever the text', () => {
    const bits = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      'https://',
      'javascript:',
      'data:',
      'a',
      '*',
      '_',
    );
    const links = (spans: readonly Span[]): string[] =>
      spans.flatMap((span) => [
        ...(span.type === 'link' ? [span.href] : []),
        ...('children' in span ? links(span.children) : []),
      ]);
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 30 }), (parts) => {
        for (const href of links(parseInline(parts.join('')))) expect(href).toMatch(/^https?:\/\//);
      }),
    );
  });
});

describe('markdown of a message', () => {
  it.each([
    ['# One\n## Two\n### Three\n#### four', ['h1(One)', 'h2(Two)', 'h3(Three)', 'paragraph(#### four)']],
    ['#no heading', ['paragraph(#no heading)']],
    ['-# small *print*', ['small(small italic(print))']],
    ['a\nb\n\nc', ['paragraph(a\nb\n\nc)']],
    ['> one\n> **two**\nthree', ['quote(paragraph(one\nbold(two)))', 'paragraph(three)']],
    ['first\n>>> all\nof # it\n# this', ['paragraph(first)', 'quote(paragraph(all\nof # it)|h1(this))']],
    ['- a\n- b\n  - c\n1. d\n2. *e*', ['list(0- a|0- b|1- c|01 d|02 italic(e))']],
    [
      'x\n```js\n# no heading\n**a**\n```\ny',
      ['paragraph(x)', 'code:js(# no heading\n**a**)', 'paragraph(y)'],
    ],
    ['```plain```', ['code:(plain)']],
    ['``````', ['paragraph(``````)']],
    ['', []],
  ])('%j', (text, blocks) => {
    expect(parseMarkdown(text).map(shortBlock)).toEqual(blocks);
  });
  it('never fails on any text of any length', () => {
    const bits = fc.constantFrom(
      '*',
      '**',
      '_',
      '__',
      '`',
      '```',
      '||',
      '~~',
      '\n',
      '> ',
      '- ',
      '# ',
      '\\',
      'a ',
      '[',
      '](',
      '<@1>',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 60 }), (parts) => {
        expect(Array.isArray(parseMarkdown(parts.join('')))).toBe(true);
      }),
    );
    for (const bit of ['*', '**a', '_', '`', '||', '[', '\\', '> ', '**_'])
      parseMarkdown(bit.repeat(4_000 / bit.length));
  });
});

describe('a moment', () => {
  it.each([
    [3_600, 'in 1 hour'],
    [-100, '2 minutes ago'],
    [86_400 * 2, 'in 2 days'],
    [0, 'now'],
  ])('%i seconds from now is shown as a distance', (seconds, words) => {
    expect(timeInWords(1_000_000 + seconds, 'R', 1_000_000_000, 'en')).toBe(words);
  });
  it('has a date and a time otherwise', () => {
    expect(timeInWords(1_700_000_000, 'F', 0, 'en')).toContain('November');
    expect(timeInWords(9e15, 'F', 0, 'en')).toBe('9000000000000000');
  });
});

const COMMANDS = [
  {
    name: 'game',
    type: 1,
    description: 'Games',
    options: [
      {
        type: Type.Subcommand,
        name: 'new',
        description: 'Opens a game',
        options: [
          { type: Type.Boolean, name: 'auction', description: 'Auctioned?' },
          {
            type: Type.Integer,
            name: 'players',
            description: 'How many',
            required: true,
            min_value: 2,
            max_value: 4,
          },
          {
            type: Type.String,
            name: 'pace',
            description: 'How fast',
            choices: [
              { name: 'A move a day', value: 'day' },
              { name: 'A move an hour', value: 'hour' },
            ],
          },
        ],
      },
      {
        type: Type.SubcommandGroup,
        name: 'clock',
        description: 'The clock',
        options: [{ type: Type.Subcommand, name: 'stop', description: 'Stops it' }],
      },
    ],
  },
  { name: 'gate', type: 1, description: 'Opens a new gate' },
  {
    name: 'say',
    type: 1,
    description: 'Says it',
    options: [{ type: Type.String, name: 'text', description: 'What', required: true, max_length: 5 }],
  },
  { name: 'Profile', type: 2, description: '' },
] as unknown as APIApplicationCommand[];
const LEAVES = leavesOf(COMMANDS);
const leaf = (path: string) => there(LEAVES.find((one) => one.path === path));
const paths = (found: readonly { readonly path: string }[]) => found.map(({ path }) => path);

describe('the list of commands', () => {
  it('lists callable commands by their whole path, and no context menus', () => {
    expect(paths(LEAVES)).toEqual(['game clock stop', 'game new', 'gate', 'say']);
  });
  it('has required options first', () => {
    expect(leaf('game new').options.map(({ name }) => name)).toEqual(['players', 'auction', 'pace']);
  });
  it.each([
    ['/', ['game clock stop', 'game new', 'gate', 'say']],
    ['/ga', ['game clock stop', 'game new', 'gate']],
    ['/game n', ['game new']],
    ['/g n', ['game new', 'gate']],
    ['/new', ['game new', 'gate']],
    ['/stop', ['game clock stop']],
    ['/nothing', []],
  ])('for %s shows matches, names before descriptions', (typed, found) => {
    expect(paths(matching(LEAVES, typed))).toEqual(found);
  });
  it('groups subcommands under their command, and the others together', () => {
    expect(grouped(LEAVES).map(({ heading, leaves }) => [heading?.name, paths(leaves)])).toEqual([
      ['game', ['game clock stop', 'game new']],
      [undefined, ['gate', 'say']],
    ]);
  });
});

describe('a command written out', () => {
  it.each([
    ['/game new ', 'game new', {}],
    ['/Game  new players:3 pace: A move a day', 'game new', { players: '3', pace: 'A move a day' }],
    ['/game new 4', 'game new', { players: '4' }],
    ['/say text:at 10:30 ', 'say', { text: 'at 10:30' }],
  ])('%j', (typed, path, texts) => {
    expect(readLine(LEAVES, typed)).toMatchObject({ leaf: leaf(path), texts });
  });
  it.each(['/game', '/game ', '/gamer ', 'game new ', ''])('%j is none yet', (typed) => {
    expect(readLine(LEAVES, typed)).toBeUndefined();
  });
});

describe('a command being filled in', () => {
  const picked = new Map([['pace', { name: 'A move a day', value: 'day' }]]);
  const read = (typed: string) => there(readLine(LEAVES, `/game new ${typed}`, picked));
  it.each([
    ['', undefined, ''],
    ['pa', undefined, 'pa'],
    ['players:', 'players', ''],
    ['players:3 pa', 'players', '3 pa'],
    ['pace:A move', 'pace', 'A move'],
    ['pace:A move a day', 'pace', 'A move a day'],
    ['pace:A move a day pl', undefined, 'pl'],
  ])('completes what is at the end of %j', (typed, option, word) => {
    const line = read(typed);
    expect([line.option?.name, line.word]).toEqual([option, word]);
  });
  it('sends picked values and typed words, and nothing empty', () => {
    expect(inputOf(read('players: 3 auction: pace:A move a day '), picked)).toEqual({
      players: '3',
      pace: 'day',
    });
    expect(inputOf(read('pace:A move a year'), picked)).toEqual({ pace: 'A move a year' });
  });
  it('suggests choices, yes and no, and people', () => {
    const users = [{ id: '1', name: 'Ann', moderator: true, bot: false }];
    const option = (type: number) => ({ type, name: 'x', description: '' }) as never;
    const names = (type: number) => ownSuggestions(option(type), users)?.map(({ name }) => name);
    expect(names(Type.Boolean)).toEqual(['True', 'False']);
    expect(names(Type.User)).toEqual(['Ann']);
    expect(names(Type.String)).toBeUndefined();
    expect(ownSuggestions(there(leaf('game new').options[2]), [])).toEqual([
      { name: 'A move a day', value: 'day' },
      { name: 'A move an hour', value: 'hour' },
    ]);
  });
  it('narrows suggestions to what was typed, beginnings first', () => {
    const list = ['barley', 'Rye', 'early'].map((name) => ({ name, value: name }));
    expect(narrow(list, 'ear').map(({ name }) => name)).toEqual(['early']);
    expect(narrow(list, ' R').map(({ name }) => name)).toEqual(['Rye', 'barley', 'early']);
  });
});

describe('the list of messages', () => {
  const message = (id: string, author: string, minutes: number, more: Partial<PageMessage> = {}) =>
    ({
      message: {
        id,
        author: { id: author },
        timestamp: new Date(Date.UTC(2026, 0, 5, 12, minutes)).toISOString(),
      },
      ephemeral: false,
      pinged: false,
      thinking: false,
      ...more,
    }) as unknown as PageMessage;
  const continued = (messages: readonly PageMessage[], newFrom?: string) =>
    timeline(messages, newFrom).map((row) => row.continued);

  it("puts one author's messages together for seven minutes", () => {
    expect(continued([message('1', 'a', 0), message('2', 'a', 6), message('3', 'a', 14)])).toEqual([
      false,
      true,
      false,
    ]);
    expect(continued([message('1', 'a', 0), message('2', 'b', 0), message('3', 'a', 0)])).toEqual([
      false,
      false,
      false,
    ]);
  });
  it('lets the answer to a command, a private message and the first new one stand by themselves', () => {
    const used = message('2', 'a', 0, { used: { user: 'b', command: '/say' } });
    expect(continued([message('1', 'a', 0), used])).toEqual([false, false]);
    expect(continued([message('1', 'a', 0), message('2', 'a', 0, { ephemeral: true })])).toEqual([
      false,
      false,
    ]);
    expect(continued([message('1', 'a', 0), message('2', 'a', 0)], '2')).toEqual([false, false]);
  });
  it('names each day once', () => {
    const rows = timeline(
      [message('1', 'a', 0), message('2', 'a', 1), message('3', 'a', 3 * 24 * 60)],
      undefined,
    );
    expect(rows.map((row) => row.day !== undefined)).toEqual([true, false, true]);
  });
  it('counts unseen pings, and knows where they begin', () => {
    const messages = [
      message('8', 'b', 0, { pinged: true }),
      message('9', 'a', 1),
      message('10', 'b', 2, { pinged: true }),
    ];
    expect(unread(messages, '8', 'a')).toEqual({ pings: 1, first: '10' });
    expect(unread(messages, '', 'a')).toEqual({ pings: 2, first: '8' });
    expect(unread(messages, '10', 'a')).toEqual({ pings: 0, first: undefined });
    expect(isAfter('10', '9')).toBe(true);
  });
});

describe('a face', () => {
  it.each([
    ['Ann', 'A'],
    ['old Ben', 'OB'],
    ['🐑 Cat', '🐑C'],
    ['  ', '?'],
  ])('%j is %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
  it('has a distinct colour among the first eight', () => {
    expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map(colour)).size).toBe(8);
    expect(colour(8)).toBe(colour(0));
  });
});
