/** Checks the market, player board, export board, neighbourhood and final scoring of given content. */
import type { ContentProblem } from './problems.ts';
import { type Content, SOLO_TITLES } from './schema.ts';
import { BASIC_GOODS, BUILDINGS, GOODS, PROCESSED_GOODS, TECHNOLOGIES } from './vocabulary.ts';

const BOARD_SIDES = ['small', 'large'] as const;
type BoardSide = (typeof BOARD_SIDES)[number];

const MAX_PLAYERS: Record<BoardSide, number> = { small: 2, large: 4 };

/** Returns lists that contradict each other and values that no game could use. */
export function boardProblems(content: Content): ContentProblem[] {
  return [
    ...BOARD_SIDES.flatMap((side) => marketProblems(content, side)),
    ...playerBoardProblems(content),
    ...BOARD_SIDES.flatMap((side) => exportSideProblems(content, side)),
    ...soloBoxProblems(content),
    ...discountProblems(content),
    ...soloGoalProblems(content),
  ];
}

function marketProblems(content: Content, side: BoardSide): ContentProblem[] {
  const { prices, startIndex, mediumRange } = content.market[side];
  const path = `market.${side}`;
  const problems: ContentProblem[] = [];
  const length = mostCommon(GOODS.map((good) => prices[good].length));
  for (const good of GOODS) {
    const list = prices[good];
    const at = `${path}.prices.${good}`;
    if (list.length !== length) {
      problems.push({ code: 'unequalPrices', path: at, good, expected: length, found: list.length });
    }
    for (const [index, to] of list.entries()) {
      const from = list[index - 1];
      if (from !== undefined && to < from) {
        problems.push({ code: 'priceFalls', path: `${at}[${index}]`, from, to });
      }
    }
  }
  const [first, last] = mediumRange;
  const indexes = { startIndex, 'mediumRange[0]': first, 'mediumRange[1]': last };
  for (const [name, index] of Object.entries(indexes)) {
    if (index >= length) problems.push({ code: 'indexOutside', path: `${path}.${name}`, index, length });
  }
  if (first > last) problems.push({ code: 'rangeReversed', path: `${path}.mediumRange`, first, last });
  return problems;
}

/** Returns the most frequent value, so that the one list that differs is reported and not the other five. */
function mostCommon(values: number[]): number {
  const votes = (value: number) => values.filter((other) => other === value).length;
  return values.reduce((best, value) => (votes(value) > votes(best) ? value : best));
}

function playerBoardProblems({ playerBoard }: Content): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const worker of TECHNOLOGIES) {
    const { income, upgradedIncome } = playerBoard.units[worker];
    if (upgradedIncome < income) {
      const path = `playerBoard.units.${worker}.upgradedIncome`;
      problems.push({ code: 'upgradeLowersIncome', path, income, upgradedIncome });
    }
  }
  const maximum = Math.max(...BUILDINGS.map((building) => playerBoard.units[building].count));
  if (playerBoard.buildingBonus.deployed > maximum) {
    problems.push({ code: 'buildingBonusOutOfReach', path: 'playerBoard.buildingBonus.deployed', maximum });
  }
  return problems;
}

function exportSideProblems({ exportBoard }: Content, side: BoardSide): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const players = MAX_PLAYERS[side];
  if (exportBoard.passBonus[side].length !== players) {
    const path = `exportBoard.passBonus.${side}`;
    problems.push({ code: 'wrongLength', path, minimum: players, maximum: players });
  }
  const { length, poundSteps } = exportBoard.track[side];
  const path = `exportBoard.track.${side}.poundSteps`;
  if (!isRising(poundSteps)) problems.push({ code: 'notRising', path });
  for (const [index, step] of poundSteps.entries()) {
    if (step > length) problems.push({ code: 'stepOutside', path: `${path}[${index}]`, step, length });
  }
  return problems;
}

function soloBoxProblems({ exportBoard }: Content): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const [index, die] of exportBoard.soloBoxes.entries()) {
    const path = `exportBoard.soloBoxes[${index}]`;
    if (die === 0) problems.push({ code: 'notAPriceDie', path, die });
    else if (exportBoard.soloBoxes.indexOf(die) < index) problems.push({ code: 'duplicateDie', path, die });
  }
  const maximum = exportBoard.soloBoxes.length;
  if (exportBoard.contracts[1] > maximum) {
    problems.push({ code: 'moreContractsThanBoxes', path: 'exportBoard.contracts.1', maximum });
  }
  return problems;
}

/** A neighbourhood purchase may be cheap but must not pay the buyer. */
function discountProblems({ market, neighbourhood }: Content): ContentProblem[] {
  const groups = { basic: BASIC_GOODS, processed: PROCESSED_GOODS } as const;
  const problems: ContentProblem[] = [];
  for (const group of ['basic', 'processed'] as const) {
    const lists = BOARD_SIDES.flatMap((side) => groups[group].map((good) => market[side].prices[good]));
    const lowestPrice = Math.min(...lists.flat());
    if (neighbourhood.discount[group] > lowestPrice) {
      problems.push({ code: 'discountTooHigh', path: `neighbourhood.discount.${group}`, lowestPrice });
    }
  }
  return problems;
}

function soloGoalProblems({ finalScoring }: Content): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const list of ['contracts', 'settlements', 'titles'] as const) {
    if (!isRising(finalScoring.solo[list].map(({ atLeast }) => atLeast))) {
      problems.push({ code: 'notRising', path: `finalScoring.solo.${list}` });
    }
  }
  for (const title of SOLO_TITLES) {
    if (!finalScoring.solo.titles.some((entry) => entry.title === title)) {
      problems.push({ code: 'missingTitle', path: 'finalScoring.solo.titles', title });
    }
  }
  return problems;
}

function isRising(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));
}
