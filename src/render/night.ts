/** Colours of the boards on a dark screen. Pieces, goods and the map keep their own. */

/** Colours by day and by night: what is written on stays darker than the writing is light. */
export const NIGHT: Readonly<Record<string, string>> = {
  // Cards and fields.
  fbf6e9: '#25221b',
  fffaf0: '#2f2b22',
  efe6d0: '#1f1c16',
  efe7d3: '#1f1c16',
  f0e6cc: '#332e23',
  e2d4b5: '#3d3729',
  efe0b8: '#4a3f22',
  f4df9b: '#6b551c',
  efdfb6: '#443a22',
  d2b981: '#5f4f2a',
  dfc08b: '#5b4628',
  dfe6cf: '#2f3d28',
  // Writing and signs.
  '2b2a26': '#f0e8d6',
  '6f5f3d': '#c3b48f',
  '6f654f': '#c3b48f',
  b5a47c: '#857959',
  '8a2f1d': '#f0a58f',
  '6b2a1a': '#f0a58f',
  '2f6b3a': '#9bd3a4',
  fffdf6: '#1d1b15',
  '5d5646': '#b5a98c',
  '2f6d94': '#5fa3cc',
  '8d2a1f': '#d9604c',
  f6e6cf: '#2f2b22',
  '8b5a2b': '#c99a62',
  // Lines.
  b9a67c: '#5b5138',
  '8f7a48': '#7d6d45',
  '78643c': '#b9a67c',
  '6b4a1e': '#a98a56',
  '33291a': '#8a7a58',
  // Parts of bars.
  d9b48a: '#6e4d28',
  a9c274: '#4c6627',
  '6fb0cf': '#2c5f7c',
  b7ad98: '#5a5446',
  e3a08c: '#7d4636',
  cfc8bb: '#4d4940',
};

/** Returns a drawing in colours that follow the reader's screen, light or dark. */
export function withNight(svg: string): string {
  const used = new Set<string>();
  const drawn = svg.replace(/(?<=(?:fill|stroke):)#([0-9a-f]{6})/g, (colour, name: string) => {
    if (NIGHT[name] === undefined) return colour;
    used.add(name);
    return `var(--${name})`;
  });
  const rule = (colourOf: (name: string) => string | undefined) =>
    `:root{${[...used].map((name) => `--${name}:${colourOf(name)}`).join(';')}}`;
  const day = rule((name) => `#${name}`);
  const night = rule((name) => NIGHT[name]);
  return drawn.replace('>', `><style>${day}@media(prefers-color-scheme:dark){${night}}</style>`);
}
