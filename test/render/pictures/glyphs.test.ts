/** The shipped fonts have every sign that pictures are lettered with: a server has no others to help out. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { releaseSurface } from '../../../src/render/canvas.ts';
import { describe as altText, VIEWS } from '../../../src/render/index.ts';
import { paint } from '../../../src/render/render-picture.ts';
import { drawable } from '../../../src/render/signs.ts';
import { onWrite } from '../../../src/render/text-layout.ts';
import { lettersOf } from '../../../src/render/viewpoint.ts';
import { wordsFor } from '../../../src/render/views/labels.ts';
import { catalogueOf, fragments, languages } from '../../../src/text/index.ts';
import { messagesIn } from '../../../src/tools/texts/messages.ts';
import { scene } from '../../fixtures/scene.ts';

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

  // Small capitals are for our own words, never for names.
  it.runIf(font.includes('source'))('has every character that a name keeps', () => {
    const kept = Array.from({ length: 0xffff - 0x20 }, (_, i) => String.fromCharCode(i + 0x20)).filter(
      (sign) => drawable(sign) === sign,
    );
    expect(kept.length).toBeGreaterThan(700);
    expect(kept.filter((sign) => !has(sign))).toEqual([]);
  });

  it('lacks characters it cannot have', () => {
    expect(['蘇', 'א', 'ꙮ'].filter(has)).toEqual([]);
  });

  it.each(languages)('has every character of $name', ({ code }) => {
    const catalogue = catalogueOf(code);
    const texts = DRAWN.flatMap((table) => messagesIn(catalogue[table])).flatMap(([, text]) =>
      fragments(text),
    );
    const signs = new Set([...texts.join(''), ...'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ¿¡áéíóúüñÁÉÍÓÚÜÑ£−…']);
    // Capitals are used too.
    const all = [...signs].flatMap((sign) => [sign, ...sign.toLocaleUpperCase(code)]);
    expect(all.filter((sign) => !has(sign))).toEqual([]);
    expect(all.filter((sign) => sign.trim() !== '' && drawable(sign) !== sign)).toEqual([]);
  });
});

describe('a name in a picture', () => {
  it.each([
    ['Zażółć Nguyễn', 'Zażółć Nguyễn'],
    ['🔥 Anna 🔥', 'Anna'],
    ['𝓐𝓷𝓷𝓪', 'Anna'],
    ['Ａｎｎａ', 'Anna'],
    ['Bob 🏴󠁧󠁢󠁳󠁣󠁴󠁿 the 👨‍👩‍👧 1️⃣', 'Bob the 1'],
    ['蘇格蘭', ''],
    ['Anna (田中)', 'Anna'],
    ['🏴‍☠️ 田中さくら（長い名前）', ''],
    ['さくら！', ''],
    ['(^_^)', '(^_^)'],
  ])('keeps of %s what our fonts have', (name, shown) => {
    expect(drawable(name)).toBe(shown);
  });

  it('is the seat if our fonts have nothing of it, also on its mark', () => {
    const names = ['🐑🐄', '🔥 Bea', '蘇格蘭'];
    expect(names.map((_, seat) => wordsFor('en').player(names, seat))).toEqual(['Seat 1', 'Bea', 'Seat 3']);
    expect(lettersOf({ names, state: scene() })).toEqual(['1', 'B', '3']);
  });

  it('is never drawn as boxes of digits', () => {
    const written: string[] = [];
    onWrite((text) => void written.push(text));
    const names = ['🐑🐄', '🔥 Bea', '蘇格蘭'];
    const state = scene({ round: 2 });
    for (const view of VIEWS) releaseSurface(paint({ state, view, language: 'en', names, width: 400 }));
    const bar = { label: '蘇格蘭', value: '1', part: 1 };
    const blocks = [{ kind: 'bars', title: '🔥', bars: [bar] }] as const;
    releaseSurface(paint({ view: 'sheet', sheet: { language: 'en', title: '🐑 Bea', blocks } }));
    onWrite(undefined);
    expect(written).toContain('Bea');
    expect(written.filter((text) => /🐑|🔥|蘇/u.test(text))).toEqual([]);
  });

  it('is complete in an alt text', () => {
    const names = ['🐑🐄', '🔥 Bea', '蘇格蘭'];
    const told = altText({ state: scene({ round: 2 }), view: 'players', language: 'en', names });
    for (const name of names) expect(told).toContain(name);
  });
});
