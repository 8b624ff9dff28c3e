import { type Content, ROUNDS, SHIPPING_LEVELS, UNITS } from '../../../content/index.ts';
import { FIRST_GAME } from '../../../engine/index.ts';
import { listText, moneyText, optionText, thingName } from '../../../text/index.ts';

/** "£16, £14, £12, £10" */
const pounds = (amounts: readonly number[], language: string): string =>
  amounts.map((amount) => moneyText(amount, language)).join(', ');

/** Formats a contract's cost; negative amounts are income. */
const cost = (amount: number, language: string): string =>
  amount < 0 ? `+${moneyText(-amount, language)}` : moneyText(amount, language);

/** "5+: 4, 6+: 8, 7+: 12" */
const steps = (list: readonly { atLeast: number; points: number }[]): string =>
  list.map(({ atLeast, points }) => `${atLeast}+: ${points}`).join(', ');

/** Returns all values that topics refer to, by name. */
export function ruleValues(content: Content, language: string) {
  return { ...board(content, language), ...endOfGame(content, language) };
}

function board(content: Content, language: string) {
  const { playerBoard, exportBoard, neighbourhood } = content;
  const { units, merchants, shipping, technology, buildingBonus } = playerBoard;
  const printed = UNITS.filter((unit): unit is keyof typeof units => unit in units);
  const prices = printed.map(
    (unit) => `${thingName('units', unit, 1, language)} ${moneyText(units[unit].cost, language)}`,
  );
  const levels = SHIPPING_LEVELS.map((level) => thingName('shipping', level, 1, language));
  return {
    rounds: ROUNDS,
    firstWorkers: playerBoard.firstWorkers,
    boxes: playerBoard.exportBoxes,
    merchantsStart: merchants.start,
    merchantsHire: merchants.hireable,
    hireCost: merchants.hireCost,
    shipCost: shipping.stepCost,
    levels: levels.join(' → '),
    techCost: technology.cost,
    techBonus: technology.bonusCost,
    wood: units.woodcutter.income,
    woodBetter: units.woodcutter.upgradedIncome,
    mine: units.miner.income,
    mineBetter: units.miner.upgradedIncome,
    sheepYield: units.sheep.yield,
    cowYield: units.cow.yield,
    fieldYield: units.field.yield,
    prices: prices.join(', '),
    bonusNumber: buildingBonus.deployed,
    draw: buildingBonus.draw,
    basicDiscount: neighbourhood.discount.basic,
    processedDiscount: neighbourhood.discount.processed,
    limit2: neighbourhood.limit[2],
    limit4: neighbourhood.limit[4],
    costs: exportBoard.contractCost.map((amount) => cost(amount, language)).join(', '),
    board2: exportBoard.contracts[2],
    board3: exportBoard.contracts[3],
    board4: exportBoard.contracts[4],
    pound: exportBoard.track.large.poundSteps[0] ?? 0,
    passMoney: pounds(exportBoard.passBonus.large, language),
    passSolo: exportBoard.soloPassBonus,
    future: content.futureContracts,
    highestBid: content.highestBid,
    ...delta(content),
  };
}

function delta({ clans }: Content) {
  const abilities = clans.flatMap((clan) => clan.abilities);
  const found = abilities.find((ability) => ability.kind === 'deltaDiscount');
  return { delta2: found?.amount.small ?? 0, delta4: found?.amount.large ?? 0 };
}

function endOfGame({ finalScoring }: Content, language: string) {
  const { goods, imports, contracts, settlements, solo, staticImport, mostGlory } = finalScoring;
  const [common, middle, rare] = imports;
  return {
    common,
    middle,
    rare,
    staticImport,
    mostGlory,
    mostGloryName: optionText('mostGlory', language).short,
    names: FIRST_GAME.map((option) => optionText(option, language).short).join(', '),
    basicPoints: goods.basic,
    processedPoints: goods.processed,
    pounds: finalScoring.poundsPerPoint,
    hops: finalScoring.hops,
    contracts4: listText(contracts[4], language),
    contracts2: listText(contracts[2], language),
    settlements4: settlements[4].join(', '),
    settlements2: listText(settlements[2], language),
    contractsSolo: steps(solo.contracts),
    settlementsSolo: steps(solo.settlements),
    soloTitles: solo.titles
      .map(({ atLeast, title }) => {
        const name = thingName('titles', title, 1, language);
        return atLeast > 0 ? `${name} ${atLeast}+` : name;
      })
      .join(', '),
  };
}
