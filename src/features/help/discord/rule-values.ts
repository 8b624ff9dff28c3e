/** Numbers in the rules, read from the content and options in force. */
import { type Content, GOODS, ROUNDS, SHIPPING_LEVELS, UNITS } from '../../../content/index.ts';
import { FIRST_GAME } from '../../../engine/index.ts';
import { listText, moneyText, optionText, thingName } from '../../../text/index.ts';
import type { RulesInForce } from './statements.ts';

/** "£16, £14, £12, £10" */
const pounds = (amounts: readonly number[], language: string): string =>
  amounts.map((amount) => moneyText(amount, language)).join(', ');

/** Formats a contract's cost; negative amounts are income. */
const cost = (amount: number, language: string): string =>
  amount < 0 ? `+${moneyText(-amount, language)}` : moneyText(amount, language);

/** "5+: 4, 6+: 8, 7+: 12" */
const steps = (list: readonly { atLeast: number; points: number }[]): string =>
  list.map(({ atLeast, points }) => `${atLeast}+: ${points}`).join(', ');

/** Returns all values that statements refer to, by name. */
export function ruleValues({ players, content, has }: RulesInForce, language: string) {
  return {
    players,
    ports: !has('noPorts'),
    ...board(content, players, language),
    ...endOfGame(content, language),
  };
}

function board(content: Content, players: number, language: string) {
  const { playerBoard, exportBoard, neighbourhood } = content;
  const side = players === 1 || players === 2 ? 'small' : 'large';
  // Without a game, the values of all places.
  const places = players === 0 ? undefined : players;
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
    pound: exportBoard.track[side].poundSteps[0] ?? 0,
    passMoney: pounds(exportBoard.passBonus[side].slice(0, places), language),
    passSolo: exportBoard.soloPassBonus,
    future: content.futureContracts,
    highestBid: content.highestBid,
    noClansMoney: pounds(content.noClansMoney.slice(0, places), language),
    startPrices: startPrices(content.market[side], language),
    ...delta(content),
  };
}

/** "wool £4 (£3–£8), milk £5 (£3–£8)" */
function startPrices({ prices, startIndex }: Content['market']['large'], language: string): string {
  const money = (amount = 0) => moneyText(amount, language);
  return GOODS.map((good) => {
    const scale = prices[good];
    const range = `${money(scale[0])}–${money(scale.at(-1))}`;
    return `${thingName('goods', good, 1, language)} ${money(scale[startIndex])} (${range})`;
  }).join(', ');
}

/** Returns the discount of the clan with the delta ability. */
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
