/** Checks the clans, contracts and tiles of given content. */
import type { ContentProblem } from './problems.ts';
import type { ClanTile, Content } from './schema.ts';
import { ANIMAL_OF } from './units.ts';
import { BASIC_GOODS, CLANS, MEATS, MODULES, PLAYER_COUNTS, ROUNDS } from './vocabulary.ts';

const TILE_COUNTS = { contracts: 50, startingTiles: 9, portTiles: 9, scoringTiles: 9 } as const;

/** One clan on offer more than players (R-SETUP-2). */
const CLANS_NEEDED = Math.max(...PLAYER_COUNTS) + 1;

/** Returns wrong counts, duplicates, and tiles with impossible effects. */
export function tileProblems(content: Content): ContentProblem[] {
  return [
    ...countProblems(content),
    ...duplicateProblems(content),
    ...kickstarterProblems(content),
    ...contractProblems(content),
    ...portProblems(content),
    ...content.clans.flatMap((clan, index) => abilityProblems(content, clan, `clans[${index}].abilities`)),
  ];
}

function countProblems(content: Content): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const path of Object.keys(TILE_COUNTS) as (keyof typeof TILE_COUNTS)[]) {
    const expected = TILE_COUNTS[path];
    const found = content[path].length;
    if (found !== expected) problems.push({ code: 'wrongCount', path, expected, found });
  }
  // Each clan exactly once also gives the right number of clans.
  for (const clan of CLANS) {
    if (!content.clans.some(({ id }) => id === clan)) {
      problems.push({ code: 'missingClan', path: 'clans', clan });
    }
  }
  return problems;
}

function duplicateProblems(content: Content): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const list of [...(Object.keys(TILE_COUNTS) as (keyof typeof TILE_COUNTS)[]), 'clans' as const]) {
    const seen = new Set<number | string>();
    for (const [index, { id }] of content[list].entries()) {
      if (seen.has(id)) problems.push({ code: 'duplicateId', path: `${list}[${index}]`, id });
      seen.add(id);
    }
  }
  return problems;
}

/** Games without the Kickstarter tiles need enough of each kind as well. */
function kickstarterProblems(content: Content): ContentProblem[] {
  const needs = { portTiles: MODULES.length, scoringTiles: ROUNDS, clans: CLANS_NEEDED };
  const problems: ContentProblem[] = [];
  for (const path of Object.keys(needs) as (keyof typeof needs)[]) {
    const found = content[path].filter(({ kickstarter }) => !kickstarter).length;
    if (found < needs[path]) problems.push({ code: 'tooFewTiles', path, needed: needs[path], found });
  }
  return problems;
}

function contractProblems({ contracts, playerBoard }: Content): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const [index, { id, requires }] of contracts.entries()) {
    const path = `contracts[${index}].requires`;
    if (Object.values(requires).every((count) => count === 0)) {
      problems.push({ code: 'contractRequiresNothing', path, id });
    }
    // Goods can be saved up; animals on the map are limited by their number.
    for (const meat of MEATS) {
      const maximum = playerBoard.units[ANIMAL_OF[meat]].count;
      if (requires[meat] > maximum) {
        problems.push({ code: 'contractNeedsTooMuchMeat', path, id, meat, maximum });
      }
    }
  }
  return problems;
}

function portProblems({ portTiles }: Content): ContentProblem[] {
  return [...portTiles.entries()]
    .filter(([, { effect }]) => effect.kind === 'copy')
    .slice(1)
    .map(([index, { id }]) => ({ code: 'secondCopyPort', path: `portTiles[${index}]`, id }));
}

function abilityProblems(content: Content, clan: ClanTile, list: string): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const seen = new Set<string>();
  for (const [index, ability] of clan.abilities.entries()) {
    const path = `${list}[${index}]`;
    if (seen.has(ability.kind)) problems.push({ code: 'duplicateAbility', path, ability: ability.kind });
    seen.add(ability.kind);
    if (ability.kind === 'moneyOnProcessing') {
      const good = BASIC_GOODS.find((basic) => basic === ability.good);
      if (good) problems.push({ code: 'goodNotProcessed', path: `${path}.good`, good });
    }
    if (ability.kind === 'startMerchants') {
      const maximum = content.playerBoard.merchants.hireable;
      if (ability.extra > maximum) {
        problems.push({ code: 'tooManyMerchants', path: `${path}.extra`, maximum });
      }
    }
  }
  return problems;
}
