/** Colours and marks. Colour is never the only cue: a shape or a letter says the same. */

export const INK = '#2b2a26';
/** Text that explains a number. */
export const MUTED = '#6f5f3d';
/** The same on `PAPER_DARK`, and badges about the past. */
export const MUTED_DARK = '#5d5646';
/** Text and outline of empty places and zero counts. */
export const ABSENT = '#b5a47c';
export const PAPER = '#f3ead6';
export const PAPER_DARK = '#e2d4b5';
export const PAPER_EDGE = '#b9a67c';
export const ACCENT = '#8a2f1d';
/** Money that comes in; `ACCENT` for what something costs. */
export const GAIN = '#2f6b3a';
/** Highlights the leader, or the subject of a picture. */
export const GOLD = '#f4df9b';
export const GOLD_EDGE = '#a67c12';
/** Coins, and what is written on them: the same by day and by night. */
export const COIN = '#f6d873';
export const ON_COIN = '#3a2a05';
/** Changed by the last turn: a dashed line. */
export const MARK = '#d4247a';
/** Choices of the player: a solid line. */
export const POSSIBLE = '#4a2aa8';
/** The played move beside a better one: grey. */
export const PLAYED = '#6d6a66';
/** Chosen but not done yet, also planned: a dotted line. */
export const CHOSEN = '#c9520c';

export const TERRAIN = {
  grass: '#a9c274',
  grassDark: '#7f9c4c',
  forest: '#7fa35a',
  tree: '#2f5a35',
  treeDark: '#1f3f28',
  mountain: '#b7ad98',
  rock: '#7d7466',
  rockDark: '#575046',
  snow: '#fbfaf5',
  loch: '#6fb0cf',
  lochDeep: '#4f93b8',
  shore: '#e6d7a6',
  river: '#3f86b5',
  riverBank: '#dff0f7',
  mist: '#e9ebe8',
  edge: '#6d6a4d',
} as const;

/** The look of a seat's pieces: fill, outline, and the colour of symbols on them. */
export interface SeatStyle {
  fill: string;
  line: string;
  sign: string;
  shape: 'circle' | 'square' | 'diamond' | 'shield';
  /** Surrounds a piece that land would swallow. */
  halo?: string;
}
export const SEATS: readonly SeatStyle[] = [
  { fill: '#b3242c', line: '#4d0b10', sign: '#fff8ee', shape: 'circle' },
  { fill: '#f2bd2b', line: '#5c4205', sign: '#2e2105', shape: 'square', halo: '#fffdf6' },
  { fill: '#1f3d8a', line: '#0b1840', sign: '#f2f6ff', shape: 'diamond' },
  { fill: '#f8f4ea', line: '#38332a', sign: '#38332a', shape: 'shield' },
];

/** All of these colours as 0xRRGGBB: pictures reproduce them exactly. */
export const THEME: readonly number[] = [
  ...[INK, MUTED, ABSENT, PAPER, PAPER_DARK, PAPER_EDGE, ACCENT, GAIN, MARK, POSSIBLE, CHOSEN],
  ...Object.values(TERRAIN),
  ...SEATS.flatMap(({ fill, line, sign }) => [fill, line, sign]),
].map((colour) => Number.parseInt(colour.slice(1), 16));
