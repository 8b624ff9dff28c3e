/** Texts for translators and back: `npm run tools -- texts`. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it as base, describe, expect } from 'vitest';
import type { Translation } from '../../../src/text/catalogue.ts';
import { catalogueOf, type Language, registerLanguage, thingName } from '../../../src/text/index.ts';
import { filesOf, readIn } from '../../../src/tools/texts/catalogue-files.ts';
import { messagesIn } from '../../../src/tools/texts/messages.ts';
import { exported, importTexts } from '../../../src/tools/texts/transfer.ts';

/** A copy of the texts, and a way to import into it. */
const it = base.extend<{
  root: string;
  bring: (code: string, entries: object) => ReturnType<typeof importTexts>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures from it.
  root: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'texts-'));
    cpSync('src/text', join(root, 'src/text'), { recursive: true });
    await use(root);
    rmSync(root, { recursive: true });
  },
  bring: async ({ root }, use) => {
    await use((code, entries) => {
      const file = join(root, `${code}.json`);
      writeFileSync(file, JSON.stringify(entries));
      return importTexts(file, root);
    });
  },
});

const SPANISH = exported('es');
/** A language that will never be ours, as Discord does not have it. */
const NEW = 'eo' as Language;

const contentsOf = (folder: string): string[] => filesOf(folder).map((file) => readIn(folder, file));
const inSource = (code: string) => join('src/text', code);

describe('an export', () => {
  it('has every message with its English, what it is for, and how long it may be', () => {
    expect(Object.keys(SPANISH).sort()).toEqual(
      messagesIn(catalogueOf('en'))
        .map(([path]) => path)
        .sort(),
    );
    expect(SPANISH['bot/panels/undoTurn']).toEqual({
      message: 'Deshacer turno',
      source: 'Undo turn',
      description:
        "Private panels for a player's decisions. Common to all panels. Button: at most 80 characters.",
      maxLength: 80,
    });
  });

  it('keeps paths free of dots, by which Weblate would nest them', () => {
    expect(Object.keys(exported('en')).filter((path) => path.includes('.'))).toEqual([]);
  });

  it('of a new language has empty messages', () => {
    expect(exported(NEW)['names/units/cow']).toMatchObject({
      message: '',
      source: expect.stringContaining('cow'),
    });
  });
});

describe('an import', () => {
  it.for(['es', 'pl'])('of what was exported changes no byte: %s', (code, { root, bring }) => {
    expect(bring(code, exported(code))).toMatchObject({ files: [] });
    expect(contentsOf(join(root, inSource(code)))).toEqual(contentsOf(inSource(code)));
  });

  it('writes what has changed, and nothing else', ({ root, bring }) => {
    const message = 'Deshaz lo último: «’» y "\'"';
    const { files } = bring('es', { ...SPANISH, 'bot/panels/undoStep': { message } });
    expect(files).toEqual([join(root, 'src/text/es/bot/panels.ts')]);
    const [before, after] = ['.', root].map((at) =>
      readFileSync(join(at, 'src/text/es/bot/panels.ts'), 'utf8'),
    );
    const old = SPANISH['bot/panels/undoStep']?.message ?? '';
    expect(after?.split('\n').filter((line) => !before?.includes(line))).toEqual([
      `  undoStep: 'Deshaz lo último: «’» y "\\'"',`,
    ]);
    expect(before).toContain(old);
  });

  it('begins a language with what is translated; the rest is shown in English', async ({ root, bring }) => {
    const cow = '{count, plural, one {bovino} other {bovinoj}}';
    const { files } = bring(NEW, {
      'names/units/cow': { message: cow },
      'names/units/sheep': { message: '' },
      'bot/panels/back': { message: 'Reen' },
    });
    expect(files).toHaveLength(filesOf(inSource('en')).length + 2);
    const words = (await import(join(root, `src/text/${NEW}/index.ts`))) as Translation;
    const forget = registerLanguage(NEW, { name: 'Esperanto', locale: NEW, words });
    try {
      expect(messagesIn(words)).toEqual([
        ['bot/panels/back', 'Reen'],
        ['names/units/cow', cow],
      ]);
      expect([thingName('units', 'cow', 2, NEW), thingName('units', 'field', 2, NEW)]).toEqual([
        'bovinoj',
        'fields',
      ]);
      expect(bring(NEW, exported(NEW))).toMatchObject({ files: [] });
    } finally {
      forget();
    }
    expect(readFileSync(join(root, `src/text/${NEW}/bot/panels.ts`), 'utf8')).toMatch(
      /^\/\*\* Esperanto: private panels/,
    );
  });

  it.for([
    ['bot/panels/nope', 'Nada', 'bot/panels/nope: is no message of ours'],
    ['bot/panels/back', '', 'bot/panels/back: is missing'],
    ['bot/panels/back', '{', 'bot/panels/back: is not an ICU message: EXPECT_ARGUMENT_CLOSING_BRACE'],
    ['bot/panels/back', 'Volver ', 'bot/panels/back: begins or ends with a space'],
    ['bot/panels/back', 'Volver {seat}', 'bot/panels/back: adds {seat}'],
    [
      'bot/panels/back',
      'Volver a tu asiento',
      'bot/panels/back: says “asientos?”, which the glossary avoids',
    ],
    ['bot/panels/back', 'a'.repeat(81), 'bot/panels/back: has 81 characters; 80 are the most'],
    ['bot/panels/menuPick', 'Elige …', 'bot/panels/menuPick: has a space before its ellipsis'],
    ['board/market', 'Mercado de mercancías', 'board/market: has 21 characters; 9 are the most'],
    ['bot/inputs/unit', 'Una unidad', 'bot/inputs/unit: may only have small letters, digits and hyphens'],
    ['board/round', 'Ronda {round}', 'board/round: lacks {rounds}'],
    [
      'names/units/cow',
      '{count, plural, one {vaca} other {vacas}}',
      'names/units/cow: {count} needs many, one, other',
    ],
    [
      'bot/settings/dayMissing',
      'Dime los dos días: `/away from: hasta:`',
      'bot/settings/dayMissing: needs these names of options: desde, hasta',
    ],
  ])(
    'with a fault names the message and the reason, and changes nothing: %s “%s”',
    ([path, message, fault], { root, bring }) => {
      expect(bring('es', { ...SPANISH, [path as string]: { message } })).toEqual({
        faults: [fault],
        files: [],
      });
      expect(contentsOf(join(root, inSource('es')))).toEqual(contentsOf(inSource('es')));
    },
  );

  it.for([
    ['en', {}, 'English is the source'],
    ['xx-file', {}, 'name the file after the language'],
    ['es', { 'bot/panels/back': 'Volver' }, 'is not a file of messages'],
  ] as const)('of no translation is refused: %s.json', ([code, entries, reason], { bring }) => {
    expect(bring(code, entries).faults[0]).toContain(reason);
  });
});
