/** Forged buttons, menus and dialogs: every one gets one private answer, and no game changes. */
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { ROUTES } from '../../../src/bootstrap/features.ts';
import { slowTests } from '../../support/waiting.ts';
import type { Games } from '../hostile/fixtures/games.ts';
import {
  type Case,
  choice,
  click,
  form,
  it,
  ROLES,
  type Role,
  type Scene,
} from '../hostile/fixtures/scene.ts';
import { NASTY, UNKNOWN } from '../hostile/fixtures/words.ts';

slowTests();

const SEED = 20261121;
const CLICK = 3;
const SUBMIT = 5;
/** A version, round or request that is not that of now. */
const OTHER = '77';

/** Arguments of the right shape for each route; alone they change nothing. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  turn: ['game'],
  back: ['game', '0', OTHER],
  act: ['game', '0', OTHER, 'trade'],
  try: ['game', '0', OTHER, 'pass'],
  choose: ['game', '0', OTHER, 'pass'],
  do: ['game', '0', OTHER, 'pass'],
  plan: ['game', '0', OTHER, 'butter', 'x'],
  ready: ['game', '0', OTHER],
  undo: ['game', '0', OTHER, 'step'],
  lobby: ['game', 'join'],
  'lobby-confirm': ['game', 'lobby', 'keep'],
  'lobby-options': ['game'],
  'lobby-remove': ['game', '1'],
  'lobby-set': ['game', 'preset', 'first'],
  'lobby-choose': ['game'],
  'lobby-seed': ['game'],
  'lobby-sow': ['game'],
  move: ['game', OTHER, 'keep'],
  movegame: [],
  challenge: [],
  'challenge-home': [],
  'challenge-ladder': [],
  'challenge-week': [],
  'challenge-play': [OTHER],
  'challenge-join': ['game'],
  computers: ['game'],
  computer: ['game', '4', 'add', 'laird'],
  playnow: ['game'],
  'playnow-with': ['game', '0', 'laird'],
  handover: ['game', 'laird', 'ask'],
  hint: ['game'],
  topic: ['found', 'trade', 'trade', 'ports'],
  rules: ['trade'],
  look: ['game', 'market'],
  see: ['game', 'market', '-', '-'],
  mark: ['game', 'market', '-'],
  seetext: ['game'],
  words: ['game', 'market', '-', '-'],
  looklog: ['game'],
  logpage: ['game', 'since'],
  recap: ['game'],
  records: [],
  stats: ['clans', '3', '-', 'picture'],
  'stats-form': ['versus', '1', '2', 'text'],
  'stats-part': ['ratings', '1', '-', 'picture'],
  // Pages without content are not shown.
  'stats-share': ['versus', '1', '2', 'picture'],
  'stats-who': ['picture', '0'],
  'stats-with': ['picture', '0', '1'],
  replay: ['game'],
  watch: ['game', '1', 'gif'],
  watchpart: ['game', 'webp'],
  watchall: ['game', '7', 'webp'],
  step: ['game', 'last'],
  stepround: ['game'],
  order: ['game'],
  orderadd: ['game'],
  orderkind: ['game', 'expand', 'cow'],
  orderpick: ['game', 'trade.0'],
  orderwish: ['game', 'pass', 'most.4'],
  orderprice: ['game', 'any'],
  orderlimits: ['game'],
  orderlimited: ['game'],
  orderput: ['game', '0', 'pass', 'most.3'],
  orderdrop: ['game', '0', 'pass'],
  orderup: ['game', '1', 'pass'],
  ordersure: ['game', OTHER],
  orderclear: ['game'],
  orderseen: ['game'],
  myplan: ['game'],
  planchief: ['game'],
  page: ['game'],
  pageset: ['game', 'renew'],
  'server-pages': ['on'],
  planstep: ['game', '7.7', 'doit'],
  review: ['game'],
  reviewgames: [],
  reviewgame: [],
  reviewpage: ['game', '0'],
  reviewagain: ['game'],
  reviewshare: ['game', '0'],
  rematch: ['game'],
  consent: ['game', OTHER, 'yes'],
  snooze: ['game', OTHER],
  nudge: ['game', '3'],
  remindme: ['game', OTHER, 'hour'],
  mute: ['game', OTHER],
  rescue: ['game', '0', 'more'],
  sitin: ['game', '0'],
  stepdown: ['game'],
  more: ['game'],
  imback: ['game'],
  goon: ['game'],
  takeup: ['game'],
  'mod-cancel': ['game', 'playing', 'keep'],
  'mod-unseal': ['game', 'back'],
  'mod-skip': ['game', '0', OTHER, 'keep'],
  'mod-aside': ['game', OTHER, 'keep'],
  'mod-resume': ['game'],
  'mod-undo': ['game', '0', OTHER, 'keep'],
  'mod-replace': ['game', '0', 'abcd1234', OTHER, 'Eve', 'keep'],
  settings: ['main'],
  set: ['privacy'],
  'set-turn': ['askFirst', 'on'],
  hours: ['own'],
  'hours-save': ['own'],
  'hours-told': ['own'],
  'hours-zone': ['own'],
  'server-pace': [],
  language: [],
  'server-language': [],
  'away-first': ['0'],
  'away-last': ['2026-01-01'],
  'away-go': ['2020-01-01', '2020-01-02'],
  'away-not': ['2020-01-01'],
  mydata: [],
  erase: ['ask'],
};

const roles = fc.constantFrom(...ROLES);
/** Any character. fast-check's own `binary` builds a table of all first, which takes a second. */
const character = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code));
const nasty = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
  fc.string({ unit: character, maxLength: 120 }),
);
const inAnyPlace = fc.constantFrom<Pick<Case, 'channel' | 'under'>>(
  { channel: 'table', under: 'own' },
  { channel: 'table', under: 'public' },
  { channel: 'empty', under: 'own' },
);

/** The same with a fixed seed: every run sends the same. */
const drawn = <T>(arbitrary: fc.Arbitrary<T>, count: number): T[] =>
  fc.sample(arbitrary, { numRuns: count, seed: SEED });

/** Games in which arguments of the right shape change nothing. */
const SAFE: readonly (keyof Games)[] = ['playing', 'finished', 'production', 'asked', 'foreign'];

/** Ids of a route with one thing wrong, or with several. */
function damaged(games: Scene['games'], route: string): fc.Arbitrary<string> {
  const shape = SHAPES[route] ?? [];
  const game = fc.constantFrom(...SAFE).map((name) => games[name]);
  const good = (id: string) => shape.map((arg) => (arg === 'game' ? id : arg));
  const spoiled = fc
    .tuple(game, fc.nat(Math.max(0, shape.length - 1)), nasty)
    .map(([id, at, word]) => good(id).map((arg, i) => (i === at ? word : arg)));
  const cut = fc.tuple(game, fc.nat(Math.max(0, shape.length - 1))).map(([id, at]) => good(id).slice(0, at));
  const longer = fc
    .tuple(game, fc.array(nasty, { minLength: 1, maxLength: 3 }))
    .map(([id, more]) => [...good(id), ...more]);
  const swapped = fc
    .tuple(game, fc.shuffledSubarray([...shape.keys()]))
    .map(([id, order]) => order.map((i) => good(id)[i] ?? ''));
  return fc
    .oneof({ weight: 6, arbitrary: spoiled }, { weight: 2, arbitrary: cut }, longer, swapped)
    .map((args) => [route, ...args].join(':'));
}

describe('a forged id', () => {
  it('has an example here for every route', () => {
    expect(Object.keys(SHAPES).sort()).toEqual([...ROUTES.keys()].sort());
  });

  it('with wrong arguments is answered once and privately on every route', async ({ scene }) => {
    const cases = Object.keys(SHAPES).flatMap((route) =>
      drawn(
        fc.tuple(
          damaged(scene.games, route),
          roles,
          inAnyPlace,
          fc.boolean(),
          fc.array(nasty, { maxLength: 2 }),
        ),
        6,
      ).map(
        ([id, role, place, menu, values]): Case => ({
          role,
          ...place,
          type: CLICK,
          data: menu ? choice(id, values) : click(id),
        }),
      ),
    );
    expect(await scene.attempt(cases)).toEqual([]);
  });

  it('of an unknown route is answered once and privately', async ({ scene }) => {
    const ids = [
      ...UNKNOWN,
      'a'.repeat(100_000),
      ':'.repeat(100),
      ...[...ROUTES.keys()].map((name) => ` ${name.toUpperCase()}`),
    ];
    const cases = ids.flatMap((id, i): Case[] => {
      const role = ROLES[i % ROLES.length] as Role;
      return [
        { role, channel: 'table', type: CLICK, data: click(id) },
        {
          role,
          channel: 'lobby',
          type: CLICK,
          data: choice(`${id}:${scene.games.playing}`, ['pass']),
          under: 'public',
        },
        { role, channel: 'table', type: SUBMIT, data: form(id, { [id]: id }) },
      ];
    });
    expect(await scene.attempt(cases)).toEqual([]);
  });

  it('from a dialog that was never opened is answered once and privately', async ({ scene }) => {
    const fields = fc.dictionary(fc.constantFrom('seed', '', ...UNKNOWN.slice(0, 4)), nasty, { maxKeys: 3 });
    const cases = Object.keys(SHAPES).flatMap((route) =>
      drawn(fc.tuple(damaged(scene.games, route), roles, inAnyPlace, fc.boolean(), fields), 3).map(
        ([id, role, { channel, under }, alone, given]): Case => ({
          role,
          channel,
          type: SUBMIT,
          data: form(id, given),
          ...(alone || under === undefined ? {} : { under }),
        }),
      ),
    );
    expect(await scene.attempt(cases)).toEqual([]);
    expect(scene.tried()).toBeGreaterThan(350);
  });
});
