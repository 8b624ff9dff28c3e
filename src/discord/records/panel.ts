/** The records of a server as a panel: a page, the ways to all others, as a picture or in words. */
import { legible } from '../../app/index.ts';
import { type Sheet, sheetLines } from '../../render/index.ts';
import { phrase } from '../../text/index.ts';
import { customId } from '../kit/custom-id.ts';
import { MOST_CHOICES, MOST_TEXT } from '../kit/limits.ts';
import { mention, plainName } from '../kit/markup.ts';
import {
  type Button,
  buttons,
  type MenuOption,
  menu,
  note,
  type Panel,
  type Part,
  picture,
  text,
} from '../kit/panel.ts';
import type { Visit } from '../kit/visit.ts';
import { type Book, openBook, type Reader } from './book.ts';
import { type Page, type PageName, pageId, whoId, withId } from './ids.ts';
import { playerSheets, versusSheet } from './people.ts';
import { clansSheet, optionsSheet, partsOfLadder, ratingsSheet, serverSheet } from './server.ts';

/** Characters that words of a page may take in a message; the rest of it is for what stands beside. */
const LONGEST = MOST_TEXT - 300;
/** People in a menu: one place is for those that follow. */
const PEOPLE = MOST_CHOICES - 1;

/** The value of a menu that leads to those that follow. */
export const more = (from: number): string => `more-${from}`;
export const moreOf = (value: string | undefined): number | undefined => {
  const [, from] = /^more-(\d{1,4})$/.exec(value ?? '') ?? [];
  return from === undefined ? undefined : Number(from);
};

const userOf = ({ user }: Page, reader: Reader): string => user ?? reader.user;

function sheetsOf(book: Book, page: Page): Sheet[] {
  switch (page.name) {
    case 'server':
      return serverSheet(book);
    case 'ratings':
      return ratingsSheet(book, page.number);
    case 'clans':
      return clansSheet(book, page.number);
    case 'options':
      return optionsSheet(book, page.number);
    case 'player':
      return playerSheets(book, userOf(page, book.reader));
    case 'versus':
      return versusSheet(book, [userOf(page, book.reader), page.other ?? book.reader.user]);
  }
}

/** Why there is nothing on a page, and what to do about it. */
function emptyLine({ results, say, reader }: Book, page: Page): string {
  if (results.length === 0) return say('emptyServer');
  const user = userOf(page, reader);
  const other = page.other ?? reader.user;
  switch (page.name) {
    case 'player':
      return user === reader.user ? say('emptyMine') : say('emptyPlayer', { name: mention(user) });
    case 'versus':
      return user === other
        ? say('emptySelf')
        : say('emptyVersus', { one: mention(user), two: mention(other) });
    case 'ratings':
      return say('emptyRatings');
    case 'options':
      return say('emptyOptions');
    default:
      return say('emptyFilter');
  }
}

/** A sheet in words, as a message has them. */
function wordsOf(sheets: readonly Sheet[]): string {
  const lines = sheets.flatMap((sheet) =>
    sheetLines(sheet).flatMap(({ heading, lines: said }, i) => [
      ...(heading === '' ? [] : [i === 0 ? `### ${heading}` : `**${heading}**`]),
      ...said.map((one) => (i === 0 ? one : `- ${one}`)),
    ]),
  );
  const kept: string[] = [];
  for (const one of lines) if ([...kept, one].join('\n').length <= LONGEST) kept.push(one);
  return kept.join('\n');
}

/** Pages that tell ratings. */
const RATED: readonly PageName[] = ['ratings', 'player'];

/** How a page is read: names in a picture stand as they are, in a message they are no markup. */
async function bookFor(visit: Visit, page: Page, language: string): Promise<Book> {
  const { app, actor, guild } = visit;
  const written = page.text === true ? plainName : legible;
  const reader = { language, user: actor.user, written };
  return await openBook(await app.records(guild), reader, RATED.includes(page.name));
}

/** What a page shows: pictures, or words; nothing where there is nothing on it. */
function shownOf(book: Book, page: Page): Part[] {
  const sheets = sheetsOf(book, page);
  const [first] = sheets;
  if (first === undefined) return [];
  if (page.text === true) return [text(wordsOf(sheets))];
  // In a picture names stand as they are.
  const heading = text(`### ${plainName(first.title)}`);
  return [heading, ...sheets.map((sheet) => picture({ view: 'sheet', sheet }))];
}

/** A page for who reads it alone, with the ways to all others. `from`: the first person that the menu offers. */
export async function recordsPanel(visit: Visit, page: Page, from = 0): Promise<Panel> {
  const book = await bookFor(visit, page, visit.language);
  const shown = shownOf(book, page);
  const { say, missing } = book;
  return {
    parts: [
      ...(shown.length === 0 ? [text(emptyLine(book, page))] : shown),
      ...(missing === 0 ? [] : [text(say('missing', { count: missing }))]),
      ...around(book, page, from, shown.length > 0),
    ],
  };
}

/** A page for the whole channel, in its language; nothing where there is nothing on it. */
export async function sharedRecords(visit: Visit, page: Page, language: string): Promise<Panel | undefined> {
  const shown = shownOf(await bookFor(visit, page, language), page);
  if (shown.length === 0) return undefined;
  const open: Button = { id: customId('records'), label: phrase('records', 'button', {}, language) };
  return { parts: [...shown, buttons(open)] };
}

/** Told where there is nothing to share. */
export const nothingShared = (visit: Visit): Panel =>
  note(phrase('records', 'nothingShared', {}, visit.language));

const TABS = ['server', 'ratings', 'clans', 'options', 'player'] as const satisfies readonly PageName[];
const COUNTS = [undefined, 2, 3, 4];

/** The ways on: other pages, other games, other people; in words, to all. */
function around(book: Book, page: Page, from: number, isFull: boolean): Part[] {
  const { say, reader } = book;
  const { text: words } = page;
  const own = page.name !== 'player' || userOf(page, reader) === reader.user;
  const tabs = TABS.map(
    (name): Button => ({
      id: pageId('stats', { name, text: words }),
      label: say(name),
      style: name === page.name && own ? 'primary' : 'secondary',
    }),
  );
  const ways: Button[] = [
    {
      id: pageId('stats-form', { ...page, text: words !== true }),
      label: say(words === true ? 'asPicture' : 'asText'),
    },
    { id: pageId('stats-share', page), label: say('showAll') },
  ];
  return [
    ...narrower(book, page),
    ...peopleMenus(book, page, from),
    buttons(...tabs),
    ...(isFull ? [buttons(...ways)] : []),
  ];
}

/** Buttons to part of what a page shows: games of so many players, or the next rungs of the ladder. */
function narrower(book: Book, page: Page): Part[] {
  const { say } = book;
  if (page.name === 'clans' || page.name === 'options') {
    const counts = COUNTS.map(
      (number): Button => ({
        id: pageId('stats-part', { ...page, number }),
        label: number === undefined ? say('anyPlayers') : say('players', { players: number }),
        disabled: number === page.number,
      }),
    );
    return [buttons(...counts)];
  }
  const parts = partsOfLadder(book);
  if (page.name !== 'ratings' || parts === 1) return [];
  const now = Math.min(page.number ?? 1, parts);
  const to = (label: string, number: number): Button => ({
    id: pageId('stats-part', { ...page, number }),
    label,
    disabled: number < 1 || number > parts,
  });
  return [buttons(to(say('higher'), now - 1), to(say('lower'), now + 1))];
}

/** Menus of people: whose page to see; on somebody's page, with whom to compare them. */
function peopleMenus(book: Book, page: Page, from: number): Part[] {
  const { people, say, reader } = book;
  const optionsFor = (but: readonly string[]): MenuOption[] => {
    const others = people.filter(({ user }) => !but.includes(user));
    const first = from < others.length ? from : 0;
    const options = others.slice(first, first + PEOPLE).map(({ user, name, games }) => ({
      value: user,
      label: legible(name),
      description: say('games', { games }),
    }));
    const next = first + PEOPLE;
    if (others.length <= PEOPLE) return options;
    return [...options, { value: more(next < others.length ? next : 0), label: say('morePeople') }];
  };
  const who = (id: string, placeholder: string, options: readonly MenuOption[]): Part[] =>
    options.length === 0 ? [] : [menu({ id, placeholder, options })];
  const shown = page.name === 'player' || page.name === 'versus' ? userOf(page, reader) : undefined;
  const isKnown = shown !== undefined && people.some(({ user }) => user === shown);
  return [
    ...(isKnown ? who(withId(page, from, shown), say('chooseOther'), optionsFor([shown])) : []),
    ...who(whoId(page, from), say('choosePerson'), optionsFor([])),
  ];
}
