/** Why something is not possible now. The engine is asked about typical actions; the nearest miss is told. */
import {
  BASIC_GOODS,
  GOODS,
  PROCESSED_GOODS,
  TECHNOLOGIES,
  UNIT_NATURE,
  UNITS,
  type Unit,
} from '../../../content/index.ts';
import {
  type Action,
  check,
  graphOf,
  type Rejection,
  type RejectionCode,
  reachable,
  type Space,
} from '../../../engine/index.ts';
import { rejectionText, thingName } from '../../../text/index.ts';
import { type Group, groupLabel, inGroup } from './action-groups.ts';
import { capital, type PanelContext, say } from './panel-context.ts';

/** Refusals by how near they come to what was meant; those in neither list come between the two. */
const NEAREST: readonly RejectionCode[] = [
  'tooExpensive',
  'notEnoughMerchants',
  'notEnoughGoods',
  'notEnoughAnimals',
  'noEmptyBox',
  'contractTooFresh',
  'alreadyRowed',
  'bothSides',
  'noUnitLeft',
  'fishermenAdjacent',
];

/** The farthest: ports that belong to another action, ports far off, then what a port is not for, as all is tried. */
const FARTHEST: readonly RejectionCode[] = [
  'portNeedsMore',
  'portOutOfReach',
  'portNotSo',
  'wrongGroup',
  'badBundle',
];

/** What is missing to what was meant: pounds, goods, animals. */
function distance(rejection: Rejection): number {
  switch (rejection.code) {
    case 'tooExpensive':
      return rejection.cost - rejection.money;
    case 'notEnoughGoods':
      return rejection.needed - rejection.stock;
    case 'notEnoughAnimals':
      return rejection.needed - rejection.have;
    default:
      return 0;
  }
}

/** Why none of these actions is possible: the refusal that is nearest to a yes; nothing when one is legal. */
function nearest({ state, seat }: PanelContext, actions: readonly Action[]): Rejection | undefined {
  let best: Rejection | undefined;
  for (const action of actions) {
    const rejection = check(state, seat, action);
    if (rejection === undefined) return undefined;
    if (best === undefined || isNearer(rejection, best)) best = rejection;
  }
  return best;
}

function isNearer(one: Rejection, other: Rejection): boolean {
  const rank = ({ code }: Rejection) => {
    if (FARTHEST.includes(code)) return NEAREST.length + 1 + FARTHEST.indexOf(code);
    return NEAREST.includes(code) ? NEAREST.indexOf(code) : NEAREST.length;
  };
  return rank(one) - rank(other) < 0 || (rank(one) === rank(other) && distance(one) < distance(other));
}

/** Spaces in reach where nothing stands. */
function freeSpaces({ state, seat }: PanelContext): Space[] {
  const taken = state.players.flatMap(({ units }) => Object.keys(units));
  return reachable(state, seat).filter((space) => !taken.includes(space));
}

/** What a player would try first, by group; what it takes no trying for is worded by `emptyReason`. */
const TYPICAL: Readonly<Record<Group, (desk: PanelContext) => Action[]>> = {
  trade: () =>
    GOODS.flatMap((good) =>
      (['sell', 'buy'] as const).map((side) => ({ type: 'trade' as const, good, side, count: 1 })),
    ),
  expand: (desk) => {
    const spaces = freeSpaces(desk);
    return UNITS.flatMap((unit) => spaces.map((space) => ({ type: 'expand' as const, unit, space })));
  },
  contract: ({ state }) =>
    Object.values(state.contracts.board).map((contract) => ({ type: 'obtain' as const, contract })),
  fulfil: ({ player }) => player.contracts.map(fulfilling),
  shipping: () => [{ type: 'upgradeShipping' }],
  technology: () => TECHNOLOGIES.map((worker) => ({ type: 'upgradeTechnology' as const, worker })),
  hire: () => [{ type: 'hire' }],
  pass: () => [{ type: 'pass' }],
  ports: (desk) => Object.values(desk.state.map.ports).flatMap((port) => usesOf(desk, port)),
  row: ({ state, player }) => {
    const graph = graphOf(state);
    return Object.entries(player.units).flatMap(([from, unit]) =>
      unit !== 'fisherman'
        ? []
        : (graph.adjacent[graph.index.get(from) ?? -1] ?? []).flatMap((index) => {
            const to = graph.spaces[index]?.name;
            return to === undefined ? [] : [{ type: 'row' as const, from, to }];
          }),
    );
  },
  barrel: ({ player }) =>
    player.cellar.flatMap((full, i) => (full ? [{ type: 'takeBarrel' as const, place: i + 1 }] : [])),
};

const fulfilling = (contract: number): Action => ({
  type: 'fulfil',
  contract,
  spare: 'none',
  spareCopy: 'none',
});

/** What a port could be used for, whatever its tile does; the first bundle of an exchange stands for all. */
function usesOf({ state }: PanelContext, port: number): Action[] {
  const effects = Object.values(state.map.ports);
  return [
    ...effects.map((effect) => ({ type: 'usePort' as const, port, effect })),
    ...BASIC_GOODS.map((good) => ({
      ...{ type: 'exchangeGoods' as const, port, discard: good },
      gain: [good, good, good].join('+'),
    })),
    ...PROCESSED_GOODS.map((good) => ({
      ...{ type: 'exchangeGoods' as const, port, discard: good },
      gain: [good, good].join('+'),
    })),
    ...GOODS.flatMap((good) =>
      (['up', 'down'] as const).map((direction) => ({ type: 'shiftPrice' as const, port, good, direction })),
    ),
  ];
}

/** Reasons where there is nothing that could be tried at all. */
const NOTHING = {
  trade: 'nothingElse',
  expand: 'nothingInReach',
  contract: 'nothingOnBoard',
  fulfil: 'nothingHeld',
  shipping: 'nothingElse',
  technology: 'nothingElse',
  hire: 'nothingElse',
  pass: 'nothingElse',
  ports: 'nothingElse',
  row: 'nothingToRow',
  barrel: 'nothingInCellar',
} as const satisfies Readonly<Record<Group, string>>;

/** Reasons where spaces were tried, and none of them would do. */
const NOWHERE = { expand: 'nothingFits', row: 'nowhereToRow' } as const;

/** Whether a refusal is about the space or the unit that was tried: nobody chose these. */
const isOfOneTry = (rejection: Rejection): boolean =>
  'space' in rejection || 'from' in rejection || rejection.code === 'noUnitLeft';

/** Groups in which the price told is that of the cheapest of many. */
const CHEAPEST: readonly Group[] = ['trade', 'expand', 'contract'];

/** Why a group has nothing legal, a line for each thing that is in the way; none where something is legal. */
export function reasonsFor(desk: PanelContext, group: Group): string[] {
  if (inGroup(desk, group).length > 0) return [];
  const label = groupLabel(desk, group);
  const told = (title: string, reason: string) => say(desk, 'reason', { head: title, reason });
  if (group === 'fulfil' && desk.player.contracts.length > 1) {
    return desk.player.contracts.flatMap((contract) => {
      const rejection = check(desk.state, desk.seat, fulfilling(contract));
      const title = say(desk, 'reasonContract', { number: contract, head: label });
      return rejection === undefined ? [] : [told(title, rejectionText(rejection, desk.words))];
    });
  }
  const rejection = nearest(desk, TYPICAL[group](desk));
  if (rejection === undefined) return [told(label, say(desk, NOTHING[group]))];
  // It ranks after all that a port in reach could say, so every port is out of reach, and not only the one it names.
  if (rejection.code === 'portOutOfReach') return [told(label, say(desk, 'noPortInReach'))];
  if ((group === 'expand' || group === 'row') && isOfOneTry(rejection)) {
    return [told(label, say(desk, NOWHERE[group]))];
  }
  if (rejection.code === 'tooExpensive' && CHEAPEST.includes(group)) {
    return [told(label, say(desk, 'cheapest', { cost: rejection.cost, money: rejection.money }))];
  }
  return [told(label, rejectionText(rejection, desk.words))];
}

/** Why units cannot be placed that a player still has, a line each; none for what the clan never has. */
export function unitReasons(desk: PanelContext): string[] {
  const spaces = freeSpaces(desk);
  return UNITS.flatMap((unit) => {
    const rejection = nearest(
      desk,
      spaces.map((space) => ({ type: 'expand' as const, unit, space })),
    );
    if (rejection === undefined || rejection.code === 'unitNever') return [];
    const head = capital(desk, thingName('units', unit, 1, desk.words));
    return [say(desk, 'reason', { head, reason: told(desk, rejection, unit) })];
  });
}

/** Of many spaces the reason of one would mislead: only that of the price, and of the unit itself, holds for all. */
function told(desk: PanelContext, rejection: Rejection, unit: Unit): string {
  if (rejection.code === 'tooExpensive') {
    return say(desk, 'cheapest', { cost: rejection.cost, money: rejection.money });
  }
  if (rejection.code === 'noUnitLeft') return rejectionText(rejection, desk.words);
  if (rejection.code === 'fishermenAdjacent') return say(desk, 'noWaterApart');
  return say(desk, 'noLandInReach', { land: UNIT_NATURE[unit].land });
}

/** Why a port cannot be used, in a sentence. */
export function portReason(desk: PanelContext, port: number): string {
  const rejection = nearest(desk, usesOf(desk, port));
  return rejection === undefined ? '' : rejectionText(rejection, desk.words);
}
