/** The rules of the house (README, "Architecture"), each a question about one file: what is wrong with it? */
import { posix } from 'node:path';
import { CLANS } from '../../src/content/vocabulary.ts';
import { OPTIONS, type Option } from '../../src/engine/schema.ts';
import type { Source } from './scan.ts';

type Permission = 'values' | 'types';
const EVERYTHING = 'everything';

/** Who may import whom, and whether more than types. A file on its own in `src` goes by its name. */
const MAY_IMPORT: Readonly<Record<string, Readonly<Record<string, Permission>> | typeof EVERYTHING>> = {
  content: {},
  engine: { content: 'values' },
  text: { content: 'values', engine: 'types' },
  render: { text: 'values', engine: 'values', content: 'values' },
  time: {},
  app: { engine: 'values', content: 'values', time: 'values', players: 'values' },
  store: { app: 'types', engine: 'types', time: 'types' },
  discord: {
    time: 'values',
    app: 'values',
    render: 'values',
    text: 'values',
    engine: 'values',
    content: 'values',
    players: 'values',
  },
  players: { engine: 'values', content: 'values' },
  thinking: { players: 'values', engine: 'values', content: 'values' },
  playground: {},
  tools: EVERYTHING,
  'main.ts': EVERYTHING,
  'figures.ts': EVERYTHING,
  'assemble.ts': EVERYTHING,
  'health.ts': {},
  'log.ts': {},
  'binding.ts': {},
  'metrics.ts': { discord: 'types', 'health.ts': 'types' },
  'config.ts': {},
};

/** Which rooms of `src/discord` may be imported by which; the files beside them put the rooms together. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  kit: [],
  wire: ['kit'],
  gateway: ['kit'],
  // The lobby is a post as well, and so is a ladder.
  posts: ['kit', 'wire', 'lobby', 'challenge'],
  lobby: ['kit'],
  challenge: ['kit'],
  // By command they join and leave a lobby.
  computers: ['kit', 'lobby'],
  look: ['kit'],
  records: ['kit'],
  replay: ['kit'],
  // Who has taken their turn is offered to settle their hours.
  play: ['kit', 'settings'],
  settings: ['kit'],
  // What is planned is chosen by the panels of the game.
  plans: ['kit', 'play'],
  time: ['kit'],
  // Help tells which commands there are for what can be done.
  rules: ['kit', 'play'],
  // Who acts for a seat gets its panels; a server settles its hours as people do.
  moderation: ['kit', 'play', 'settings'],
};

/** Where a package may be used, for those that are not for everybody. */
const PACKAGE_HOMES: readonly { readonly packages: RegExp; readonly home: string }[] = [
  { packages: /^(?:discord\.js|@discordjs\/.+)$/, home: 'discord' },
  { packages: /^(?:@prisma\/.+|prisma|better-sqlite3|pg)$/, home: 'store' },
  { packages: /^(?:canvas|sharp|piscina)$/, home: 'render' },
  { packages: /^temporal-polyfill$/, home: 'time' },
  { packages: /^openskill$/, home: 'app' },
  { packages: /^prom-client$/, home: 'metrics.ts' },
];

/** Folders that do with few packages: the rules and their figures. `node:crypto` is there for hashes. */
const ONLY_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  content: ['zod', 'node:crypto'],
  engine: ['zod', 'node:crypto'],
};

/** The same state and action give the same result anywhere, at any time. The one file that reads a file: */
const MAY_READ_FILES = 'src/content/load.ts';
const IMPURE =
  /(?<![.\w$])(?:Date|performance|setTimeout|setInterval|setImmediate|queueMicrotask|console|fetch|crypto|require|globalThis|random(?:UUID|Bytes|Int|FillSync)|getRandomValues)(?![\w$:])|\bprocess(?=\s*(?:\?\.|[.[]))|\bMath\s*\.\s*random\b|\bimport\s*\(|\bimport\s*\.\s*meta\b/g;

/** Where the engine turns options into modifiers; nowhere else does it know of them by name. */
export const MAY_NAME_OPTIONS: readonly string[] = [
  'src/engine/setup/options.ts',
  'src/engine/house.ts',
  'src/engine/schema.ts',
  // What positions of earlier versions lack.
  'src/engine/stored.ts',
];
/** Options whose name is also that of another thing: a decision, a figure of the content, a mark on tiles. */
const AMBIGUOUS: readonly Option[] = ['auction', 'mostGlory', 'kickstarter'];

/** What is wrong with a file, a sentence each; nothing if it keeps all the rules. */
export function problems(source: Source): string[] {
  return RULES.flatMap((rule) => rule(source)).map((problem) => `${source.path}: ${problem}`);
}

/** The file a relative import means. */
export function target(source: Source, from: string): string {
  return posix.join(posix.dirname(source.path), from);
}

/** `engine` for `src/engine/rules/trade.ts`, `main.ts` for `src/main.ts`. */
const folderOf = (path: string) => path.split('/')[1] ?? '';

const isRelative = (from: string) => from.startsWith('.');

/** `@prisma/client` for `@prisma/client/runtime`, `zod` for `zod/mini`. */
const packageOf = (from: string) =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');

const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([hit]) => hit)),
];

/** The words as a whole, whatever they are part of: a name, a string, half of a string (`clan:…`). */
const words = (list: readonly string[]) => new RegExp(`(?<![\\w$])(?:${list.join('|')})(?![\\w$])`, 'g');

type Rule = (source: Source) => string[];

const importsOnlyItsNeighbours: Rule = (source) => {
  const folder = folderOf(source.path);
  const allowed = MAY_IMPORT[folder];
  if (allowed === undefined) return [`src/${folder} is not in the table of who may import whom`];
  return source.imports
    .filter(({ from }) => isRelative(from))
    .flatMap(({ from, typeOnly }) => {
      const file = target(source, from);
      const other = folderOf(file);
      if (!file.startsWith('src/')) return [`imports ${from}, which is outside src`];
      if (other === folder) return [];
      const permission = allowed === EVERYTHING ? 'values' : allowed[other];
      if (permission === undefined) return [`${folder} may not import ${other} (${from})`];
      if (permission === 'types' && !typeOnly) {
        return [`${folder} may import only types from ${other}, by \`import type\` (${from})`];
      }
      const door = other.endsWith('.ts') || file === `src/${other}/index.ts`;
      return door ? [] : [`imports ${from}; the door of ${other} is its index.ts`];
    });
};

/** `kit` for `src/discord/kit/panel.ts`; nothing for a file that is in no room of `src/discord`. */
const roomOf = (path: string) => /^src\/discord\/([\w-]+)\//.exec(path)?.[1];

const staysInItsRoom: Rule = (source) => {
  const room = roomOf(source.path);
  if (room === undefined) return [];
  const allowed = ROOMS[room];
  if (allowed === undefined) return [`src/discord/${room} is not in the table of its rooms`];
  return source.imports
    .filter(({ from }) => isRelative(from))
    .map(({ from }) => target(source, from))
    .filter((file) => file.startsWith('src/discord/'))
    .flatMap((file) => {
      const other = roomOf(file);
      if (other === room || (other !== undefined && allowed.includes(other))) return [];
      return [`${room} may not import ${other ?? file}`];
    });
};

const keepsPackagesAtHome: Rule = (source) => {
  const folder = folderOf(source.path);
  return source.imports
    .map(({ from }) => from)
    .filter((from) => !isRelative(from))
    .flatMap((from) => {
      const home = PACKAGE_HOMES.find(({ packages }) => packages.test(packageOf(from)))?.home;
      if (home !== undefined && home !== folder) return [`${from} is for src/${home} only`];
      const few = source.path === MAY_READ_FILES ? undefined : ONLY_PACKAGES[folder];
      if (few?.includes(packageOf(from)) === false) return [`${folder} may not import ${from}`];
      return [];
    });
};

const leavesTheEnvironmentAlone: Rule = ({ path, bare, imports }) => {
  if (path === 'src/config.ts') return [];
  const reads = /\bprocess\s*(?:\?\.|\.)\s*env\b|\bprocess\s*(?:\?\.)?\s*\[|\}\s*=\s*process\b/.test(bare);
  const imported = imports.some(({ from }) => /^(?:node:)?process$/.test(from));
  return reads || imported ? ['only src/config.ts reads process.env'] : [];
};

const isPure: Rule = ({ path, bare }) => {
  const folder = folderOf(path);
  if (!['content', 'engine'].includes(folder) || path === MAY_READ_FILES) return [];
  // What reads the file stands in the door of `content`, where the engine could reach it.
  const reads = folder === 'engine' ? found(bare, /\bloadContent\b/g) : [];
  return [...reads, ...found(bare, IMPURE)].map(
    (hit) => `uses ${hit}: no clock, no chance, no input or output here`,
  );
};

const isTidy: Rule = ({ raw, bare }) => [
  ...(/\bexport\s+default\b|\bas\s+default\b/.test(bare) ? ['has a default export'] : []),
  ...(/(?<![.\w$])any(?![\w$])|\bz\s*\.\s*any\b/.test(bare) ? ['says `any`'] : []),
  ...found(raw, /\b(?:TODO|FIXME)\b/g).map((mark) => `is not finished: ${mark}`),
];

const namesNoClan: Rule = ({ path, code }) =>
  folderOf(path) !== 'engine'
    ? []
    : found(code, words(CLANS)).map((clan) => `names the clan ${clan}; ask for a modifier`);

const namesNoOption: Rule = ({ path, code }) => {
  if (folderOf(path) !== 'engine' || MAY_NAME_OPTIONS.includes(path)) return [];
  const plain = OPTIONS.filter((option) => !AMBIGUOUS.includes(option));
  // An ambiguous word is the option where it is read off the options.
  const ambiguous = AMBIGUOUS.filter((option) =>
    new RegExp(
      `\\boptions\\s*(?:\\?\\.|\\.)\\s*${option}\\b|\\boptions\\s*(?:\\?\\.)?\\[\\s*['"\`]${option}\\b|\\{[^{}]*\\b${option}\\b[^{}]*\\}\\s*=\\s*[\\w$.]*\\boptions\\b`,
    ).test(code),
  );
  return [...found(code, words(plain)), ...ambiguous].map(
    (option) => `names the option ${option}; ask for a modifier`,
  );
};

/** Folders that people read: all they say stands in `src/text`. */
const SPEAKING: readonly string[] = ['app', 'discord', 'render'];
/** What is no sentence for players: pictures of signs, the names of fonts and of the project, and tools. */
const MAY_SAY: readonly RegExp[] = [
  // A tile shows its signs in any language; crests have letters.
  /^src\/render\/(?:ports|canvas|measure)\.ts$/,
  /^src\/render\/(?:brand|emblems)\//,
  // The client that only shows that a connection works.
  /^src\/discord\/wire\/echo\.ts$/,
  // What cannot be read of a stored game is told to whoever runs the bot, in the log.
  /^src\/app\/reading\.ts$/,
];
/** What tells a sentence, or a part of one: two words, one as it is shown, the words and signs that join parts. */
const ENGLISH: readonly RegExp[] = [
  /\p{L}{2,} \p{L}{2,}/u,
  /^['"`]\p{Lu}\p{Ll}+['"`]$/u,
  /(?<!\p{L})(?:and|or)(?!\p{L})/u,
  /£/,
  /\p{L}.* · | · .*\p{L}/u,
  // A plural that is made by hand, and a word beside a value.
  /^(?:['"`]e?s['"`]|\}e?s(?!\p{L}).*)$/su,
  /^\} \p{L}{2,}|\p{L}{2,} \$\{$/u,
];
/** What is told to whoever runs the bot: errors, and the log. */
const TOLD_APART = /\b(?:throw|Error|super|complain|without|log)\b(?:[^;}]|\}(?=[,)]))*$/;

const leavesWordsToText: Rule = ({ path, bare, quoted }) => {
  if (!SPEAKING.includes(folderOf(path)) || MAY_SAY.some((one) => one.test(path))) return [];
  return quoted
    .filter(({ text }) => !/^['"`]\//.test(text) && ENGLISH.some((sign) => sign.test(text)))
    .filter(({ at }) => !TOLD_APART.test(bare.slice(0, at)))
    .map(({ text }) => `says ${text.trim()} itself; words stand in src/text`);
};

const RULES: readonly Rule[] = [
  leavesWordsToText,
  importsOnlyItsNeighbours,
  staysInItsRoom,
  keepsPackagesAtHome,
  leavesTheEnvironmentAlone,
  isPure,
  isTidy,
  namesNoClan,
  namesNoOption,
];
