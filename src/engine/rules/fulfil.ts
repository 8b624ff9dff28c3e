/** Fulfilling a contract: goods, animals, imports, bonuses (R-FULFIL, R-PORT-1, R-MACEWAN). */
import {
  ANIMAL_OF,
  ANIMALS,
  type Animal,
  type ContractTile,
  GOODS,
  IMPORTS,
  MEATS,
  type Meat,
  type PortEffect,
} from '../../content/index.ts';
import { contractTile, lacking } from '../contracts.ts';
import { clanSource, emit, type Game, goods, money, removeUnit, turnOf, type View } from '../game.ts';
import { importMoney, importTotals } from '../imports.ts';
import { deployed, playerAt, traitsAt } from '../player.ts';
import { type Lack, type Rejection, reject } from '../rejections.ts';
import type { ActionOf } from '../schema.ts';
import type { ContractId, Seat, SlaughterDecision, Source } from '../state.ts';
import { cannotUsePort, markPort, type PortUse, portUses } from './ports.ts';
import { type Rule, upTo } from './rule.ts';

type Fulfil = ActionOf<'fulfil'>;
const NO_SPARES = ['none'] as const;
const SPARES = [...NO_SPARES, ...MEATS] as const;

/** Returns the ports in reach that can spare an animal: the port itself, and the one that copies it. */
function sparers(view: View): { own: PortUse | undefined; copy: PortUse | undefined } {
  const uses = portUses(view).filter(({ effect }) => effect.kind === 'spareAnimal');
  return {
    own: uses.find(({ port, from }) => port === from),
    copy: uses.find(({ port, from }) => port !== from),
  };
}

/** Returns the ports named in a fulfilment with the meat each saves; `undefined` if one cannot be used this way. */
function sparing(view: View, { spare, spareCopy }: Fulfil) {
  if (spare === 'none' && spareCopy === 'none') return [];
  const { own, copy } = sparers(view);
  return [
    ...(spare === 'none' ? [] : [{ meat: spare, copying: false, use: own }]),
    ...(spareCopy === 'none' ? [] : [{ meat: spareCopy, copying: true, use: copy }]),
  ];
}

/** Returns why a port cannot spare an animal: a problem with the tile itself, or no tile to copy. */
function cannotSpare(view: View, copying: boolean): Rejection {
  const tileOf = (kind: PortEffect['kind']) =>
    view.ruleset.content.portTiles.find(({ effect }) => effect.kind === kind)?.id ?? 0;
  const sparer = tileOf('spareAnimal');
  return cannotUsePort(view, copying ? tileOf('copy') : sparer) ?? reject('portNotInPlay', { port: sparer });
}

function animalsFor(tile: ContractTile, spared: readonly Meat[]): Record<Animal, number> {
  const needed = (meat: Meat) => tile.requires[meat] - spared.filter((one) => one === meat).length;
  return { cow: needed('beef'), sheep: needed('mutton') };
}

export const fulfil: Rule<'fulfil'> = {
  candidates: (view) => {
    const { own, copy } = sparers(view);
    const spares = own === undefined ? NO_SPARES : SPARES;
    const spareCopies = copy === undefined ? NO_SPARES : SPARES;
    return view.player.contracts.flatMap((contract) =>
      spares.flatMap((spare) =>
        spareCopies.map((spareCopy) => ({ type: 'fulfil' as const, contract, spare, spareCopy })),
      ),
    );
  },
  check: (view, action) => {
    const { state, seat, decision, player } = view;
    const { contract } = action;
    if (!player.contracts.includes(contract)) return reject('contractNotHeld', { contract });
    if (decision.kind === 'turn' && turnOf(state).obtained.includes(contract)) {
      return reject('contractTooFresh', { contract });
    }
    const tile = contractTile(state, contract);
    const spared = sparing(view, action);
    for (const { copying, use } of spared) {
      if (use === undefined) return cannotSpare(view, copying);
      if (player.money < use.cost) return reject('tooExpensive', { cost: use.cost, money: player.money });
    }
    const meats = spared.map(({ meat }) => meat);
    const animals = animalsFor(tile, meats);
    const over = MEATS.find((meat) => animals[ANIMAL_OF[meat]] < 0);
    const lacks = lacking(state, seat, contract, meats);
    const [lack] = lacks;
    if (over !== undefined && lack?.of !== 'goods') return reject('nothingToSpare', { meat: over });
    return lack && refusalFor(lack, lacks);
  },
  apply: (game, view, action) => {
    const { seat, decision, traits } = view;
    const { state } = game;
    const { contract } = action;
    const tile = contractTile(state, contract);
    const spared = sparing(view, action);
    for (const { use } of spared) if (use !== undefined) markPort(game, seat, use);
    emit(game, 'fulfilling', { seat, contract });
    for (const good of GOODS) goods(game, seat, good, -tile.requires[good], contractSource(contract));
    turnOf(state).mainDone = true;
    if (decision.kind === 'secondFulfilment') state.stack.pop();
    else if (traits.contractsPerAction > 1) state.stack.push({ kind: 'secondFulfilment', seat });
    const animals = animalsFor(
      tile,
      spared.map(({ meat }) => meat),
    );
    state.stack.push({ kind: 'slaughter', seat, contract, ...animals });
  },
};

/** Rejects for the first thing that is missing, and lists all if there are several. */
function refusalFor({ of, thing, needed, have }: Lack, lacks: readonly Lack[]): Rejection {
  const all = lacks.length > 1 ? { lacks } : {};
  return of === 'goods'
    ? reject('notEnoughGoods', { good: thing, needed, stock: have, ...all })
    : reject('notEnoughAnimals', { animal: thing, needed, have, ...all });
}

export const slaughter: Rule<'slaughter'> = {
  candidates: ({ player }) => Object.keys(player.units).map((space) => ({ type: 'slaughter', space })),
  check: ({ player, decision }, { space }) => {
    const unit = player.units[space];
    if (unit === undefined) return reject('notYourUnit', { space });
    const wanted =
      decision.kind === 'slaughter' && (unit === 'cow' || unit === 'sheep') && decision[unit] > 0;
    return wanted ? undefined : reject('notToSlaughter', { space });
  },
  apply: (game, { seat, decision }, { space }) => {
    if (decision.kind === 'slaughter') takeAnimal(game, seat, decision, space);
  },
};

function takeAnimal(game: Game, seat: Seat, decision: SlaughterDecision, space: string): void {
  const animal = playerAt(game.state, seat).units[space] as Animal;
  decision[animal]--;
  emit(game, 'slaughtered', { seat, animal, space });
  removeUnit(game, seat, space, contractSource(decision.contract));
}

/** Slaughters automatically where there is no choice. Returns true if none is left. */
export function slaughterForced(game: Game, decision: SlaughterDecision): boolean {
  const { seat } = decision;
  for (const animal of ANIMALS) {
    if (decision[animal] === 0 || deployed(game.state, seat, animal) > decision[animal]) continue;
    const { units } = playerAt(game.state, seat);
    for (const space of Object.keys(units)) {
      if (units[space] === animal) takeAnimal(game, seat, decision, space);
    }
  }
  return decision.cow === 0 && decision.sheep === 0;
}

/** Marks the contract as fulfilled, then gives imports and bonuses, money first (R-FULFIL-1 to R-FULFIL-3). */
export function completeFulfilment(game: Game, seat: Seat, contract: ContractId): void {
  const { state } = game;
  const player = playerAt(state, seat);
  const { gives } = contractTile(state, contract);
  const before = importTotals(state);
  player.contracts = player.contracts.filter((other) => other !== contract);
  player.fulfilled = [...player.fulfilled, contract];
  emit(game, 'fulfilled', { seat, contract, hops: gives.hops });
  for (const good of IMPORTS) {
    const amount = gives[good];
    if (amount === 0) continue;
    const paid = importMoney(state, before[good], before[good] + amount);
    emit(game, 'imported', { seat, good, amount, total: before[good] + amount, money: paid });
    money(game, seat, paid, 'imports');
  }
  // Getting money sooner is never a disadvantage, so the player is not asked.
  money(game, seat, gives.money, contractSource(contract), 'fulfilled');
  const { brewing } = traitsAt(state, seat);
  state.stack.push({
    kind: 'bonuses',
    seat,
    source: contractSource(contract),
    freeSpace: gives.freeSpace,
    upgrades: gives.bonusUpgrade,
    brew: brewing === undefined ? 0 : Math.min(gives.hops, brewing.max),
  });
}

const contractSource = (contract: ContractId): Source => `contract:${contract}`;

export const brew: Rule<'brew'> = {
  candidates: ({ decision }) =>
    decision.kind === 'bonuses' ? upTo(decision.brew).map((count) => ({ type: 'brew', count })) : [],
  check: ({ decision, traits, player }, { count }) => {
    const most = decision.kind === 'bonuses' ? decision.brew : 0;
    if (traits.brewing === undefined) return reject('cannotBrew', {});
    if (count > most) return reject('nothingToBrew', { most });
    const { good } = traits.brewing;
    const stock = player.goods[good];
    return stock < count ? reject('notEnoughGoods', { good, needed: count, stock }) : undefined;
  },
  apply: (game, { seat, decision, traits }, { count }) => {
    if (decision.kind !== 'bonuses' || traits.brewing === undefined) throw new Error('nothing to brew');
    const { good, money: each } = traits.brewing;
    decision.brew = 0;
    emit(game, 'brewed', { seat, good, count, money: count * each });
    goods(game, seat, good, -count, clanSource(traits));
    money(game, seat, count * each, clanSource(traits));
  },
};
