/** Additional message data beyond the fields of an event, action or decision: signs, sizes, words to select by. */
import {
  type Ability,
  BASIC_GOODS,
  GOODS,
  type Land,
  PROCESSED_GOODS,
  PROCESSING,
  ROUNDS,
  UNIT_NATURE,
  type Unit,
} from '../content/index.ts';
import type { Action, Decision, EventOf, GameEvent, Lack, Rejection, Seat, Space } from '../engine/index.ts';
import type { Fields } from './arguments.ts';
import type { offered } from './en/decisions.ts';
import { type Data, formatMessage } from './game-text.ts';
import { NO_FACTS, type PrecedingFacts } from './preceding-facts.ts';
import { andList, list, nameOf, type ResolvedContext, type TextContext } from './text-context.ts';
import { tilePart } from './tiles.ts';

/** Returns whether fishermen can stand on port spaces; assumed if the game is unknown. */
export const hasPorts = ({ ruleset }: Pick<TextContext, 'ruleset'>): boolean => ruleset?.ports !== false;

/** Returns whether a building bonus chooses from future contracts instead of drawing (R-OPT-8). */
export const hasFuture = ({ ruleset }: Pick<TextContext, 'ruleset'>): boolean => (ruleset?.future ?? 0) > 0;

/** Returns the land that a unit needs, as it is named in a game with or without ports. */
export function landFor(unit: Unit, ports: boolean): Land | 'water' | 'loch' {
  const { land } = UNIT_NATURE[unit];
  return land === 'water' && !ports ? 'loch' : land;
}

/** Returns a plus or a typographic minus, which is equally wide. */
export const signOf = (amount: number): string => (amount < 0 ? '−' : '+');

/** Splits a number into its sign and its size. */
export const signed = (amount: number): { readonly sign: string; readonly size: number } => ({
  sign: signOf(amount),
  size: Math.abs(amount),
});

/** Formats a number with its sign; 0 has none. */
export const signedText = (amount: number): string =>
  amount === 0 ? '0' : signOf(amount) + Math.abs(amount);

/** Returns the data of an event's message. `earlier`: the preceding events. */
export function eventData(
  resolved: ResolvedContext,
  event: GameEvent,
  earlier: PrecedingFacts = NO_FACTS,
): Data {
  switch (event.type) {
    case 'money':
    case 'goods':
    case 'glory':
      return { ...event, ...signed(event.amount) };
    case 'priceRolled':
      return { ...event, ...signed(event.die), ...priceMove(event), price: backTo(event) };
    case 'contractLeft':
      return { ...event, die: earlier.die, ...signed(earlier.die) };
    case 'contractObtained': {
      const pay = event.cost > 0 ? 'pays' : event.cost < 0 ? 'gets' : 'nothing';
      // One payment may cover several contracts of a turn; free contracts have nothing to cover.
      const nth = event.cost === 0 && earlier.paid ? earlier.obtained + 1 : 0;
      return { ...event, pay, size: Math.abs(event.cost), nth };
    }
    case 'boardRefilled':
    case 'futureRefilled':
      return { ...event, count: event.contracts.length };
    case 'contractsDrawn':
      return { ...event, by: earlier.draw };
    case 'lapsed':
    case 'declined':
      return { ...event, more: earlier.bought, by: earlier.draw, drawn: earlier.drawn };
    case 'passed':
    case 'roundStarted':
      return { ...event, solo: resolved.ruleset?.solo === true };
    case 'produced':
      return { ...event, items: list(incomeWords(resolved, event)) };
    case 'imported':
      return { ...event, common: importsAreCommon(resolved) };
    case 'roundScored':
      return { ...event, weighed: isWeighed(resolved, event.tile) };
    case 'technologyUpgraded': {
      const { income, upgradedIncome } = resolved.content.playerBoard.units[event.worker];
      return { ...event, before: income, income: upgradedIncome };
    }
    case 'priceShifted':
      return { ...event, ...priceMove(event) };
    case 'portUsed':
      return { ...event, copied: event.port !== event.effect };
    case 'processed': {
      const { from, to } = PROCESSING[event.unit];
      return { ...event, used: from, made: to };
    }
    case 'traded':
      return { ...event, ...priceMove({ ...event, from: event.oldPrice, to: event.newPrice }) };
    case 'expanded': {
      const plain = !event.free && event.landCost === 0 && event.discount === 0;
      return { ...event, detail: plain ? 'none' : 'all' };
    }
    default:
      return { ...event };
  }
}

/**
 * Returns the direction and steps of a price marker: `level` if the price stays the same on a level stretch of the
 * scale; `same` if the marker was already at that end.
 */
export function priceMove({ from, to, steps }: { from: number; to: number; steps: number }): {
  readonly move: Fields['move'];
  readonly distance: number;
} {
  const level = from === to ? 'level' : to > from ? 'up' : 'down';
  return { move: steps === 0 ? 'same' : level, distance: Math.abs(steps) };
}

/** Returns which extreme a price moves back from: outside the medium range, the die's sign is ignored. */
const backTo = ({ die, steps }: EventOf<'priceRolled'>): 'low' | 'high' | 'other' =>
  die < 0 && steps > 0 ? 'low' : die > 0 && steps < 0 ? 'high' : 'other';

/** Returns "£8", "2 wool". Income is always positive and needs no sign. */
function incomeWords(resolved: ResolvedContext, { money, goods }: EventOf<'produced'>): string[] {
  const { log } = resolved.words;
  const things = GOODS.flatMap((good) => {
    const size = goods[good] ?? 0;
    return size === 0 ? [] : [formatMessage(resolved, log.plainGoods, { good, size })];
  });
  return money === 0 ? things : [formatMessage(resolved, log.plainMoney, { size: money }), ...things];
}

/** Returns true if the imports of all players count together; assumed if the game is unknown. */
export const importsAreCommon = ({ ruleset }: ResolvedContext): boolean =>
  ruleset === undefined || ruleset.importValues === 'common';

/** Returns true if a scoring tile weights units, so that its count is glory and not a number of things. */
function isWeighed({ content }: ResolvedContext, id: number): boolean {
  const tile = content.scoringTiles.find((one) => one.id === id);
  return tile === undefined || tile.rule.kind === 'units';
}

/** Returns the data of an action's message. `seat`: the player of the action. */
export function actionData(resolved: ResolvedContext, action: Action, seat?: Seat): Data {
  switch (action.type) {
    case 'pick': {
      const known = resolved.state?.offers[action.offer] === undefined ? 'no' : 'yes';
      return { ...action, number: action.offer + 1, known };
    }
    case 'fulfil': {
      const spared = [action.spare, action.spareCopy].flatMap((meat) => (meat === 'none' ? [] : [meat]));
      const words = spared.map((meat) => nameOf(resolved, 'meats', meat));
      return { ...action, spares: spared.length, spared: list(words) };
    }
    case 'usePort':
      return { ...action, copied: action.port !== action.effect };
    case 'slaughter':
    case 'exchangeOld':
      return { ...action, unit: unitAt(resolved, action.space, seat) };
    case 'drawContracts':
      return { ...action, future: hasFuture(resolved) };
    case 'brew':
      return { ...action, good: brewingGood(resolved) };
    case 'plan': {
      const planned = seat === undefined ? 0 : (resolved.state?.production[seat]?.plan[action.item] ?? 0);
      return { ...action, again: planned > 0 };
    }
    default:
      return { ...action };
  }
}

/** Returns the unit on a space; `none` if the caller gave no game. */
function unitAt(resolved: ResolvedContext, space: Space, seat: Seat | undefined): string {
  const players = resolved.state?.players ?? [];
  const owner = seat === undefined ? players.find(({ units }) => units[space] !== undefined) : players[seat];
  return owner?.units[space] ?? 'none';
}

function brewingGood(resolved: ResolvedContext): string {
  const abilities = resolved.content.clans.flatMap((clan) => clan.abilities);
  return abilities.find((ability) => ability.kind === 'brewing')?.good ?? 'grain';
}

/** Returns whether the player on turn holds an older contract, with which a fresh one can be fulfilled. */
function canFulfilAnother({ state }: ResolvedContext): boolean {
  const { turn, players = [] } = state ?? {};
  const held = turn === undefined ? [] : (players[turn.seat]?.contracts ?? []);
  return held.some((contract) => turn?.obtained.includes(contract) === false);
}

/** Returns the data of a rejection's message. */
export function rejectionData(resolved: ResolvedContext, rejection: Rejection): Data {
  const { state } = resolved;
  const onTurn = state?.turn && state.players[state.turn.seat];
  switch (rejection.code) {
    case 'notYourTurn':
      return { ...rejection, lastRound: state?.round === ROUNDS };
    case 'notNow':
      return { ...rejection, done: rejection.decision === 'turn' && state?.turn?.mainDone === true };
    // `some`: there is another one to choose.
    case 'contractNotOnBoard':
      return { ...rejection, some: state === undefined || Object.keys(state.contracts.board).length > 0 };
    case 'noMerchantPosted':
      return { ...rejection, some: onTurn === undefined || Object.keys(onTurn.posted).length > 0 };
    case 'noBarrel':
      return { ...rejection, some: onTurn === undefined || onTurn.cellar.includes(true) };
    case 'mustDecide': {
      const top = state?.stack.at(-1);
      const swap = top?.kind !== 'exchange' ? 'other' : top.spaces.length < 2 ? 'out' : 'in';
      return { ...rejection, swap };
    }
    case 'contractTooFresh':
      return { ...rejection, second: canFulfilAnother(resolved) };
    case 'wrongLand': {
      const swap = state?.stack.at(-1)?.kind === 'exchange';
      return { ...rejection, land: landFor(rejection.unit, hasPorts(resolved)), swap };
    }
    case 'rowNotAdjacent':
    case 'portNotInPlay':
      return { ...rejection, ports: hasPorts(resolved) };
    case 'noSuchOffer':
    case 'offerTaken':
      return { ...rejection, number: rejection.offer + 1 };
    case 'outOfReach':
    case 'portOutOfReach':
      return { ...rejection, farthest: rejection.farthest === true };
    case 'noUnitLeft':
    case 'unitNever':
      return { ...rejection, many: 2 };
    case 'wrongGroup':
    case 'badBundle':
      return { ...rejection, goods: rejection.group === 'basic' ? BASIC_GOODS : PROCESSED_GOODS };
    case 'notEnoughGoods':
    case 'notEnoughAnimals':
      return { ...rejection, ...lackWords(resolved, rejection.lacks ?? []) };
    case 'sameKindGoes':
      return { ...rejection, same: rejection.unit === rejection.old };
    default:
      return { ...rejection };
  }
}

/** Returns what is missing for a contract if it is several things: "2 bread and 1 whisky". */
function lackWords(resolved: ResolvedContext, lacks: readonly Lack[]): Data {
  const words = lacks.map(({ of, thing, needed, have }) => {
    const count = needed - have;
    return tilePart(resolved, 'piece', {
      count,
      name: nameOf(resolved, of, thing, { count, form: 'counted' }),
    });
  });
  return { several: lacks.length > 1, missing: andList(resolved, words) };
}

/** Returns the data of a decision's message. */
export function decisionData(resolved: ResolvedContext, decision: Decision): Data {
  const { state } = resolved;
  switch (decision.kind) {
    case 'auction': {
      const high = state?.auction?.high ?? -1;
      const step = state?.auction === undefined ? 'unknown' : high < 0 ? 'open' : 'bid';
      return { ...decision, high, step };
    }
    case 'firstWorker': {
      const abilities = abilitiesOf(resolved, decision.seat);
      const fishermen = abilities.some(({ kind }) => kind === 'sharedWorkers');
      const border = abilities.some((one) => one.kind === 'firstWorkers' && one.borderOnly);
      return { ...decision, fishermen, border, ports: hasPorts(resolved) };
    }
    case 'turn':
      return { ...decision, done: state?.turn?.mainDone === true };
    case 'expansion': {
      const { goods, draws } = decision;
      const parts = choices(resolved, [
        goods.length > 0 && ['buy', { goods }],
        draws > 0 && ['draw', { count: draws, future: hasFuture(resolved) }],
      ]);
      return { ...decision, parts: parts.length, offered: andList(resolved, parts) };
    }
    case 'slaughter': {
      const { cow, sheep } = decision;
      return { ...decision, offered: list(choices(resolved, [many('cow', cow), many('sheep', sheep)])) };
    }
    case 'bonuses': {
      const { freeSpace, upgrades, brew, source } = decision;
      const parts = choices(resolved, [
        many('freeSpace', freeSpace),
        many('upgrade', upgrades),
        brew > 0 && ['brew', { count: brew, good: brewingGood(resolved) }],
      ]);
      return { ...decision, from: source.split(':')[0], parts: parts.length, offered: list(parts) };
    }
    case 'exchange': {
      const { spaces, units } = decision;
      // Both spaces are chosen before the first new unit.
      const step = (['old', 'second'] as const)[spaces.length] ?? 'new';
      return { ...decision, step, space: spaces[units.length] ?? '' };
    }
    default:
      return { ...decision };
  }
}

/** Returns the abilities of a player's clan; none if the clan is unknown. */
function abilitiesOf({ state, content }: ResolvedContext, seat: Seat): readonly Ability[] {
  return content.clans.find(({ id }) => id === state?.players[seat]?.clan)?.abilities ?? [];
}

type Offered = readonly [keyof typeof offered, Data];

const many = (word: keyof typeof offered, count: number): Offered | false => count > 0 && [word, { count }];

function choices(resolved: ResolvedContext, offered: readonly (Offered | false)[]): string[] {
  return offered.flatMap((one) =>
    one ? [formatMessage<Data>(resolved, resolved.words.offered[one[0]], one[1])] : [],
  );
}
