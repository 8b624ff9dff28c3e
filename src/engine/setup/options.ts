/** Which options can be combined (see "Options" in RULES.md). */
import { type Rejection, reject } from '../rejections.ts';
import type { Option, Setup } from '../schema.ts';

const NOT_SOLO: readonly Option[] = ['tighterMap', 'auction', 'ownImports', 'mostGlory', 'byExperience'];

const NOT_WITH_PLAYERS: readonly { option: Option; players: number }[] = [
  { option: 'tighterMap', players: 4 },
];

const CONFLICTS: readonly (readonly [Option, Option])[] = [
  ['staticImports', 'ownImports'],
  ['noClans', 'auction'],
  ['noClans', 'byExperience'],
  ['auction', 'byExperience'],
  ['noScoringTiles', 'mostGlory'],
];

/** Returns every reason why a setup is invalid; empty if it is valid. */
export function setupProblems({ players, options, newcomers }: Setup): Rejection[] {
  return [
    ...(newcomers.length === 0 || newcomers.length === players
      ? []
      : [reject('newcomersCount', { players, newcomers: newcomers.length })]),
    ...(players === 1
      ? NOT_SOLO.filter((option) => options[option]).map((option) => reject('optionNotSolo', { option }))
      : []),
    ...NOT_WITH_PLAYERS.filter(({ option, players: count }) => options[option] && players === count).map(
      (one) => reject('optionNotWithPlayers', one),
    ),
    ...CONFLICTS.filter(([option, other]) => options[option] && options[other]).map(([option, other]) =>
      reject('optionConflict', { option, other }),
    ),
  ];
}
