/** Pictures of random games: every view can be drawn, and all texts fit. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNITS } from '../../../src/content/index.ts';
import { type GameState, type PointsHistory, publicView } from '../../../src/engine/index.ts';
import { scoreHistoryOf } from '../../../src/features/game-view/index.ts';
import { releaseSurface } from '../../../src/render/canvas.ts';
import { encode } from '../../../src/render/encode.ts';
import {
  type HistoryPoint,
  historyOf,
  type PictureRequest,
  VIEWS,
  type View,
} from '../../../src/render/index.ts';
import { layOut, paint } from '../../../src/render/render-picture.ts';
import { type Box, onCut, onWrite } from '../../../src/render/text-layout.ts';
import { clearPanelCache } from '../../../src/render/views/panel-stack.ts';
import { type Language, languages, registerLanguage } from '../../../src/text/index.ts';
import { ACUTE, pseudo } from '../../../src/tools/texts/pseudo.ts';
import {
  anyCount,
  anySeed,
  cases,
  lastOf,
  type PlayedGame,
  playedGame,
} from '../../engine/properties/fixtures/games.ts';
import { slowTests } from '../../support/waiting.ts';

slowTests();

/** Discord accepts 10 MiB; anything close to that is wrong. */
const MOST_BYTES = 8 * 2 ** 20;

/** The width of a picture on a small phone, and the minimum height of text there, in CSS pixels. */
const PHONE = 340;
const READABLE = 11;
/** All but those with a map, which users enlarge by a tap. */
const LEGIBLE = VIEWS.filter((view) => view !== 'map' && view !== 'table');

/** An ordinary name, and difficult ones. */
const anyNames = fc.array(fc.constantFrom('Ann', 'Catriona of Inverness', 'W'.repeat(32), '蘇格蘭', '🐑🐄'), {
  minLength: 0,
  maxLength: 4,
});

/** Positions of a game: beginning, end, and some in between. */
const anyPlace = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }));

/** The other requests. */
const anyWish = fc.record({
  names: anyNames,
  highlight: fc.option(fc.constantFrom(...UNITS, 'reach' as const, 'row' as const), { nil: undefined }),
  seat: fc.option(fc.nat(3), { nil: undefined }),
  hidden: fc.boolean(),
});
type Wish = typeof anyWish extends fc.Arbitrary<infer T> ? T : never;

/** Playing a game takes longer than drawing it, so that each is looked at in several places. */
const anyLooks = fc.array(fc.tuple(anyPlace, anyWish), { minLength: 5, maxLength: 5 });

/** Truncated texts. */
const cuts: string[] = [];
beforeAll(() => onCut((text) => void cuts.push(text)));
afterAll(() => onCut(undefined));

/** The race of a game up to a position. */
function raceAt({ states, events }: PlayedGame, state: GameState): { race?: PointsHistory } {
  const moves = states.indexOf(state);
  const told = scoreHistoryOf({
    from: 0,
    states: states.slice(0, moves + 1),
    events: events.slice(1, moves + 1),
  });
  return told === undefined ? {} : { race: told.race };
}

/** Words have the same room at any width, and small pictures are drawn faster. */
const WIDTH = 400;

/** Every view of a position in a language, as requests. */
function requests(
  state: GameState,
  race: { race?: PointsHistory },
  history: readonly HistoryPoint[],
  wish: Wish,
  language: Language,
): PictureRequest[] {
  const { names, highlight, seat, hidden } = wish;
  return VIEWS.map((view) => ({
    ...{ state: hidden ? publicView(state) : state, view, language, names },
    ...race,
    history: history.filter(({ move }) => move <= state.moveCount),
    ...(highlight === undefined ? {} : { highlight }),
    ...(seat === undefined ? {} : { seat: seat % state.players.length }),
    width: WIDTH,
  }));
}

/** Returns whether two texts overlap by more than their edges: two pixels in a picture of its own width. */
const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.7 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.7;

/** Our languages, and one that is longer. */
const LONG = 'fi' as Language;
const OURS = languages.map(({ code }) => code);
const LANGUAGES = [...OURS, LONG];
/** Texts that fit in the longest language fit in English too: a third of those is enough. */
const runs = (language: Language, most: number) => cases(language === LONG ? most : Math.ceil(most / 6));

let forget: () => void;
beforeAll(() => {
  forget = registerLanguage(LONG, { name: 'Long', locale: 'fi-FI', words: pseudo(ACUTE) });
});
afterAll(() => forget());

describe('any position of a random game', () => {
  /** Checks every view of this many positions of a random game. */
  const looking = (language: Language, count: number, look: (request: PictureRequest, wish: Wish) => void) =>
    fc.assert(
      fc.property(anySeed, anyCount, anyLooks, (seed, players, looks) => {
        const game = playedGame(seed, players);
        const { states } = game;
        const history = historyOf(states);
        for (const [place, wish] of looks) {
          const state = states[Math.round(place * (states.length - 1))] as GameState;
          for (const request of requests(state, raceAt(game, state), history, wish, language)) {
            look(request, wish);
          }
        }
      }),
      runs(language, count),
    );

  it('can be drawn in every view', () => {
    looking('en', 1, (request) => releaseSurface(paint(request)));
  });

  it.each(LANGUAGES)('cuts no text except names, in %s', (language) => {
    const cut = new Set<string>();
    looking(language, 6, (request, { names }) => {
      cuts.length = 0;
      layOut(request);
      const words = cuts.filter((text) => !names.some((name) => text.includes(name)));
      for (const word of words) cut.add(`${request.view}: ${word}`);
    });
    expect([...cut]).toEqual([]);
  });

  it.each(LANGUAGES)('has no overlapping texts, in %s', (language) => {
    const names = ['Ann', 'Ben', 'Cat', 'Dan'];
    const over = new Set<string>();
    fc.assert(
      fc.property(anySeed, anyCount, anyPlace, (seed, players, place) => {
        const game = playedGame(seed, players);
        const { states } = game;
        const state = states[Math.round(place * (states.length - 1))] as GameState;
        const history = historyOf(states);
        const race = raceAt(game, state);
        for (const view of VIEWS) {
          const written = new Map<object, { text: string; covered: Box }[]>();
          onWrite((text, _, covered, pen) => {
            const before = written.get(pen) ?? [];
            for (const one of before) {
              if (overlap(one.covered, covered)) over.add(`${view}: ${one.text} | ${text}`);
            }
            written.set(pen, [...before, { text, covered }]);
          });
          releaseSurface(paint({ state, view, language, names, history, ...race, width: WIDTH }));
          onWrite(undefined);
        }
      }),
      runs(language, 4),
    );
    expect([...over]).toEqual([]);
  });

  it.each(OURS)('has no text under 11 pixels high on a phone, in %s', (language) => {
    const names = ['Ann', 'Ben', 'Cat', 'Dan'];
    const small = new Set<string>();
    fc.assert(
      fc.property(anySeed, fc.constant(4), (seed, players) => {
        const game = playedGame(seed, players);
        const { states } = game;
        const history = historyOf(states);
        for (const place of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
          const state = states[Math.round(place * (states.length - 1))] as GameState;
          const race = raceAt(game, state);
          for (const view of LEGIBLE) {
            onWrite(
              (text, pixels) =>
                void (pixels < READABLE && small.add(`${view}: ${text}: ${pixels.toFixed(1)}`)),
            );
            releaseSurface(paint({ state, view, language, names, history, ...race, width: PHONE }));
            onWrite(undefined);
          }
        }
      }),
      runs(language, 6),
    );
    expect([...small]).toEqual([]);
  });
});

it('the score before round 1 shows no points, and who is first only afterwards', () => {
  const { states } = playedGame('early score', 3);
  const writtenIn = (state: GameState) => {
    const written: string[] = [];
    onWrite((text) => void written.push(text));
    clearPanelCache();
    releaseSurface(paint({ state, view: 'score', language: 'en', names: [], history: historyOf(states) }));
    onWrite(undefined);
    return written;
  };
  for (const state of states.filter(({ round }) => round === 0))
    expect(writtenIn(state)).toEqual(['No points before round 1']);
  expect(writtenIn(states.find(({ round }) => round === 1) as GameState)).toContain('Total');
});

describe('the largest pictures', () => {
  const { states } = playedGame('large pictures', 4);
  const request = (view: View, width: number): PictureRequest => ({
    ...{ state: lastOf(states), view, language: 'en', names: [], width },
    history: historyOf(states),
  });

  it('fit into Discord’s file limit', async () => {
    const { png, width } = await encode(paint(request('map', 2400)));
    expect(width).toBe(2400);
    expect(png.byteLength).toBeLessThan(MOST_BYTES);
  });

  it.each(VIEWS)('fit into Discord’s limit even uncompressed: %s', (view) => {
    const small = paint(request(view, 240));
    // A pixel of a file is one byte, so this large picture has a hundred bytes for each of the small one.
    expect(100 * small.width * small.height).toBeLessThan(MOST_BYTES);
    releaseSurface(small);
  });
});
