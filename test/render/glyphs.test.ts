/** The shipped fonts have every sign that pictures are lettered with: a server has no others to help out. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { catalogueOf, fragments, languages } from '../../src/text/index.ts';
import { messagesIn } from '../../src/tools/texts/messages.ts';

const require = createRequire(import.meta.url);
const FONTS = [
  '@expo-google-fonts/source-sans-3/500Medium/SourceSans3_500Medium.ttf',
  '@expo-google-fonts/source-sans-3/800ExtraBold/SourceSans3_800ExtraBold.ttf',
  '@expo-google-fonts/alegreya-sans-sc/AlegreyaSansSC_800ExtraBold.ttf',
];

/** Returns whether a TrueType font has a character of the basic plane, by its character map in format 4. */
function signsOf(path: string): (sign: string) => boolean {
  const data = readFileSync(require.resolve(path));
  const tables = Array.from({ length: data.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const entry = tables.find((at) => data.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new Error(`${path} has no character map`);
  const cmap = data.readUInt32BE(entry + 8);
  const maps = Array.from(
    { length: data.readUInt16BE(cmap + 2) },
    (_, i) => cmap + data.readUInt32BE(cmap + 8 + 8 * i),
  );
  const map = maps.find((at) => data.readUInt16BE(at) === 4);
  if (map === undefined) throw new Error(`${path} has no character map of format 4`);
  const segments = data.readUInt16BE(map + 6) / 2;
  const word = (list: number, i: number) =>
    data.readUInt16BE(map + 14 + 2 * (list * segments + i) + (list > 0 ? 2 : 0));
  return (sign) => {
    const code = sign.charCodeAt(0);
    const i = Array.from({ length: segments }, (_, one) => one).find((one) => word(0, one) >= code) ?? 0;
    if (word(1, i) > code) return false;
    const offset = word(3, i);
    if (offset === 0) return ((code + word(2, i)) & 0xffff) !== 0;
    const at = map + 16 + 2 * (3 * segments + i) + offset + 2 * (code - word(1, i));
    return data.readUInt16BE(at) !== 0;
  };
}

/** Tables that pictures take their words from. */
const DRAWN = ['names', 'tiles', 'board', 'score', 'rows'] as const;

describe.each(FONTS)('%s', (font) => {
  const has = signsOf(font);

  it('has no sign that it cannot have', () => {
    expect(['蘇', 'א', 'ꙮ'].filter(has)).toEqual([]);
  });

  it.each(languages)('has every sign of $name', ({ code }) => {
    const catalogue = catalogueOf(code);
    const texts = DRAWN.flatMap((table) => messagesIn(catalogue[table])).flatMap(([, text]) =>
      fragments(text),
    );
    const signs = new Set([...texts.join(''), ...'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ¿¡áéíóúüñÁÉÍÓÚÜÑ£−…']);
    // Capitals are used too.
    const all = [...signs].flatMap((sign) => [sign, ...sign.toLocaleUpperCase(code)]);
    expect(all.filter((sign) => !has(sign))).toEqual([]);
  });
});
