/** Combinations of options, and the numbers of players they allow. */
import { describe, expect, it } from 'vitest';
import { PLAYER_COUNTS, type PlayerCount } from '../../../../src/content/index.ts';
import { FIRST_GAME, newGame, OPTIONS, type Option } from '../../../../src/engine/index.ts';
import { begin, playOn, refusedSetup } from '../fixtures/beginnings.ts';

const on = (...options: readonly Option[]) => Object.fromEntries(options.map((option) => [option, true]));

const NOT_ALONE: readonly Option[] = ['tighterMap', 'auction', 'ownImports', 'mostGlory', 'byExperience'];
const AT_ODDS: readonly (readonly [Option, Option])[] = [
  ['staticImports', 'ownImports'],
  ['noClans', 'auction'],
  ['noClans', 'byExperience'],
  ['auction', 'byExperience'],
  ['noScoringTiles', 'mostGlory'],
];

describe('R-OPT conflicting options are refused with the reason', () => {
  it.each(NOT_ALONE)('%s in solo', (option) => {
    expect(newGame({ seed: 's', players: 1, options: on(option) })).toEqual({
      ok: false,
      rejection: { code: 'optionNotSolo', option },
      rejections: [{ code: 'optionNotSolo', option }],
    });
  });

  it('a tighter map with four players', () => {
    const begun = newGame({ seed: 's', players: 4, options: on('tighterMap') });
    expect(begun).toMatchObject({
      ok: false,
      rejections: [{ code: 'optionNotWithPlayers', option: 'tighterMap', players: 4 }],
    });
  });

  it.each(AT_ODDS)('%s with %s', (option, other) => {
    const begun = newGame({ seed: 's', players: 2, options: on(option, other) });
    expect(begun).toMatchObject({ ok: false, rejections: [{ code: 'optionConflict', option, other }] });
  });

  it('with every reason together', () => {
    const options = on('auction', 'byExperience', 'noClans', 'mostGlory', 'noScoringTiles');
    expect(refusedSetup({ players: 1, options })).toEqual([
      ...Array(3).fill('optionNotSolo'),
      ...Array(4).fill('optionConflict'),
    ]);
  });

  it.each([
    ['an option nobody knows', { options: { noRules: true } }],
    ['no seed', { seed: '' }],
    ['five players', { players: 5 }],
    ['nobody', { players: 0 }],
    ['an option that is neither on nor off', { options: { auction: 'yes' } }],
  ])('an invalid setup: %s', (_, setup) => {
    expect(refusedSetup(setup as never)).toEqual(['malformed']);
  });

  it('unregistered content', () => {
    expect(refusedSetup({ content: 'nobody knows' })).toEqual(['unknownContent']);
  });

  it.each([
    [3, [true, false], ['newcomersCount']],
    [2, [true, false, true], ['newcomersCount']],
    [2, [true, false], []],
    [2, [], []],
  ] as const)('%d players, marks of experience %j: %j', (players, newcomers, codes) => {
    expect(refusedSetup({ players, newcomers: [...newcomers], options: on('byExperience') })).toEqual(codes);
  });
});

describe('R-OPT everything else is accepted', () => {
  const refusedAlone = (players: PlayerCount, option: Option) =>
    (players === 1 && NOT_ALONE.includes(option)) || (players === 4 && option === 'tighterMap');
  const atOdds = (a: Option, b: Option) => AT_ODDS.some((pair) => pair.includes(a) && pair.includes(b));

  it.each(PLAYER_COUNTS)('%d players: each option alone', (players) => {
    const accepted = OPTIONS.filter((option) => refusedSetup({ players, options: on(option) }).length === 0);
    expect(accepted).toEqual(OPTIONS.filter((option) => !refusedAlone(players, option)));
  });

  it.each(PLAYER_COUNTS)('%d players: each pair of options', (players) => {
    for (const a of OPTIONS) {
      for (const b of OPTIONS) {
        if (a === b) continue;
        const refused = refusedSetup({ players, options: on(a, b) }).length > 0;
        const expected = refusedAlone(players, a) || refusedAlone(players, b) || atOdds(a, b);
        expect([a, b, refused]).toEqual([a, b, expected]);
      }
    }
  });

  it('switches without an effect', () => {
    // Own imports pay no £1 steps anyway, and campaign clans have no effect without clans.
    expect(refusedSetup({ options: on('ownImports', 'noImportSteps') })).toEqual([]);
    expect(refusedSetup({ options: on('noClans', 'kickstarter', 'noPorts') })).toEqual([]);
    expect(refusedSetup({ options: on('byExperience') })).toEqual([]);
    expect(refusedSetup({ players: 1, options: on('noImportSteps') })).toEqual([]);
  });

  it.each(PLAYER_COUNTS)('%d players: the first game, to its end', (players) => {
    expect(FIRST_GAME).toEqual(['staticImports', 'noScoringTiles', 'noPorts']);
    const { state } = begin({ players, options: on(...FIRST_GAME) });
    const end = playOn(
      state,
      ({ phase }) => phase === 'finished',
      ({ type }) => type === 'pass',
    ).state;
    expect(end.players.every(({ glory, ports }) => glory === 0 && ports.length === 0)).toBe(true);
  });
});
