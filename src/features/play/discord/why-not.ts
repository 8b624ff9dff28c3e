/** Explains why something is impossible now: tries typical actions in the engine and reports the nearest miss. */
import {
  BASIC_GOODS,
  GOODS,
  type Good,
  PROCESSED_GOODS,
  TECHNOLOGIES,
  UNITS,
  type Unit,
} from '../../../content/index.ts';
import {
  type Action,
  check,
  graphOf,
  hasFarthestShipping,
  type Rejection,
  type RejectionCode,
  reachable,
  type Space,
} from '../../../engine/index.ts';
import { hasPorts, landFor, rejectionText, thingName } from '../../../text/index.ts';
import { type Group, groupLabel, inGroup } from './action-groups.ts';
import { capital, type PanelContext, panelText } from './panel-context.ts';

/** Rejections nearest to what the player meant, in order. Those in neither list rank between the two. */
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

/** The farthest, in order. All uses are tried, so these come up often. */
const FARTHEST: readonly RejectionCode[] = [
  'portOutOfReach',
  'mainActionTaken',
  'portNeedsMore',
  'portNotSo',
  'wrongGroup',
  'badBundle',
];

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

/** Returns the nearest rejection of these actions; `undefined` if one is legal or there are none. */
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

function freeSpaces({ state, seat }: PanelContext): Space[] {
  const taken = state.players.flatMap(({ units }) => Object.keys(units));
  return reachable(state, seat).filter((space) => !taken.includes(space));
}

/** Typical actions a player would try first, by group. */
const TYPICAL: Readonly<Record<Group, (panel: PanelContext) => Action[]>> = {
  trade: () =>
    GOODS.flatMap((good) =>
      (['sell', 'buy'] as const).map((side) => ({ type: 'trade' as const, good, side, count: 1 })),
    ),
  expand: (panel) => {
    const spaces = freeSpaces(panel);
    return UNITS.flatMap((unit) => spaces.map((space) => ({ type: 'expand' as const, unit, space })));
  },
  contract: ({ state }) =>
    Object.values(state.contracts.board).map((contract) => ({ type: 'obtain' as const, contract })),
  fulfil: ({ player }) => player.contracts.map(fulfilling),
  shipping: () => [{ type: 'upgradeShipping' }],
  technology: () => TECHNOLOGIES.map((worker) => ({ type: 'upgradeTechnology' as const, worker })),
  hire: () => [{ type: 'hire' }],
  pass: () => [{ type: 'pass' }],
  ports: (panel) => Object.values(panel.state.map.ports).flatMap((port) => usesOf(panel, port)),
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

/** Returns every conceivable use of a port, whatever its tile; of an exchange's bundles, only one. */
function usesOf({ state }: PanelContext, port: number): Action[] {
  const effects = Object.values(state.map.ports);
  return [
    ...effects.map((effect) => ({ type: 'usePort' as const, port, effect })),
    ...BASIC_GOODS.map((good) => ({
      type: 'exchangeGoods' as const,
      port,
      discard: good,
      gain: [good, good, good].join('+'),
    })),
    ...PROCESSED_GOODS.map((good) => ({
      type: 'exchangeGoods' as const,
      port,
      discard: good,
      gain: [good, good].join('+'),
    })),
    ...GOODS.flatMap((good) =>
      (['up', 'down'] as const).map((direction) => ({ type: 'shiftPrice' as const, port, good, direction })),
    ),
  ];
}

/** Returns the reason to show when a group has nothing to try; `undefined` for groups that need none. */
function nothingToTry(panel: PanelContext, group: Group): string | undefined {
  switch (group) {
    case 'expand':
      return panelText(panel, 'nothingInReach', { farthest: hasFarthestShipping(panel.player) });
    case 'contract':
      return panelText(panel, 'nothingOnBoard');
    case 'row':
      return panelText(panel, 'nothingToRow');
    default:
      return undefined;
  }
}

const nowhere = (panel: PanelContext, group: 'expand' | 'row'): string =>
  group === 'row'
    ? panelText(panel, 'nowhereToRow', { ports: hasPorts(panel.words) })
    : panelText(panel, 'nothingFits', { farthest: hasFarthestShipping(panel.player) });

/** Returns whether a rejection concerns the tried space or unit, which the player didn't choose. */
const isOfOneTry = (rejection: Rejection): boolean =>
  'space' in rejection || 'from' in rejection || rejection.code === 'noUnitLeft';

/** Reasons that the player's board shows. */
const SHOWN: readonly RejectionCode[] = [
  'noMerchantToHire',
  'shippingMax',
  'technologyDone',
  'technologyNever',
  'portOutOfReach',
  'portUsed',
];

/** Groups whose price is that of the cheapest action. */
const CHEAPEST: readonly Group[] = ['trade', 'expand'];

/** Returns one sentence on all that is too expensive; an empty list if nothing is. */
const tooDear = (panel: PanelContext, costs: readonly { head: string; cost: number; least: boolean }[]) =>
  costs.length === 0
    ? []
    : [
        panelText(panel, 'tooDear', {
          money: panel.player.money,
          list: costs.map((one) => panelText(panel, 'costing', one)).join(', '),
        }),
      ];

/** Returns why groups have no legal action. Those that only cost too much share a sentence. */
export function reasonsFor(panel: PanelContext, groups: readonly Group[]): string[] {
  const closed = groups
    .filter((group) => inGroup(panel, group).length === 0)
    .map((group) => ({ group, rejection: nearest(panel, TYPICAL[group](panel)) }));
  const costs = closed.flatMap(({ group, rejection }) =>
    rejection?.code === 'tooExpensive' && !['fulfil', 'ports'].includes(group)
      ? [{ group, cost: rejection.cost }]
      : [],
  );
  const dear = costs.length > 1 ? costs : [];
  return [
    ...tooDear(
      panel,
      dear.map(({ group, cost }) => ({
        head: groupLabel(panel, group),
        cost,
        least: CHEAPEST.includes(group),
      })),
    ),
    ...closed
      .filter(({ group }) => dear.every((one) => one.group !== group))
      .flatMap(({ group, rejection }) => obstacles(panel, group, rejection)),
  ];
}

/** Returns why a group's actions are illegal, a sentence per reason. Leaves out what the player's board shows. */
function obstacles(panel: PanelContext, group: Group, rejection: Rejection | undefined): string[] {
  const label = groupLabel(panel, group);
  const withHead = (title: string, reason: string) => [panelText(panel, 'reason', { head: title, reason })];
  if (group === 'fulfil' && panel.player.contracts.length > 1) {
    return panel.player.contracts.flatMap((contract) => {
      const rejection = check(panel.state, panel.seat, fulfilling(contract));
      const title = panelText(panel, 'reasonContract', { number: contract, head: label });
      return rejection === undefined ? [] : withHead(title, rejectionText(rejection, panel.words));
    });
  }
  if (rejection === undefined) {
    const reason = nothingToTry(panel, group);
    return reason === undefined ? [] : withHead(label, reason);
  }
  if (SHOWN.includes(rejection.code)) return [];
  if ((group === 'expand' || group === 'row') && isOfOneTry(rejection)) {
    return withHead(label, nowhere(panel, group));
  }
  if (rejection.code === 'tooExpensive' && CHEAPEST.includes(group)) {
    return withHead(label, panelText(panel, 'cheapest', { cost: rejection.cost, money: rejection.money }));
  }
  return withHead(
    label,
    group === 'ports'
      ? refusedAtPort(panel, TYPICAL.ports(panel), rejection)
      : rejectionText(rejection, panel.words),
  );
}

/** Returns why a player's remaining units can't be placed; skips units the clan never has. */
export function unitReasons(panel: PanelContext): string[] {
  const spaces = freeSpaces(panel);
  const closed = UNITS.flatMap((unit) => {
    const rejection = nearest(
      panel,
      spaces.map((space) => ({ type: 'expand' as const, unit, space })),
    );
    if (rejection === undefined || rejection.code === 'unitNever') return [];
    return [{ unit, rejection, head: capital(panel, thingName('units', unit, 1, panel.words)) }];
  });
  return [
    ...tooDear(
      panel,
      closed.flatMap(({ head, rejection }) =>
        rejection.code === 'tooExpensive' ? [{ head, cost: rejection.cost, least: true }] : [],
      ),
    ),
    ...closed
      .filter(({ rejection }) => rejection.code !== 'tooExpensive')
      .map(({ head, rejection, unit }) =>
        panelText(panel, 'reason', { head, reason: unitReason(panel, rejection, unit) }),
      ),
  ];
}

/** Returns why some of the goods that neighbours sell can't be bought. */
export function purchaseReasons(panel: PanelContext, goods: readonly Good[]): string[] {
  return goods.flatMap((good) => {
    const rejection = check(panel.state, panel.seat, { type: 'buy', good, count: 1 });
    if (rejection === undefined) return [];
    const head = capital(panel, thingName('goods', good, 1, panel.words));
    return [panelText(panel, 'reason', { head, reason: rejectionText(rejection, panel.words) })];
  });
}

/** One space's reason would mislead: only unit reasons hold for all spaces. */
function unitReason(panel: PanelContext, rejection: Rejection, unit: Unit): string {
  if (rejection.code === 'noUnitLeft') return panelText(panel, 'noneLeft');
  if (rejection.code === 'fishermenAdjacent')
    return panelText(panel, 'noWaterApart', { ports: hasPorts(panel.words) });
  return panelText(panel, 'noLandInReach', { land: landFor(unit, hasPorts(panel.words)) });
}

/** Returns why a port can't be used, in a sentence. */
export function portReason(panel: PanelContext, port: number): string {
  const uses = usesOf(panel, port);
  const rejection = nearest(panel, uses);
  return rejection === undefined ? '' : refusedAtPort(panel, uses, rejection);
}

/** Returns the reason of a port: any good of a group would do for a swap, and a shift costs what is then bought. */
function refusedAtPort(panel: PanelContext, uses: readonly Action[], rejection: Rejection): string {
  if (rejection.code === 'notEnoughGoods')
    return panelText(panel, 'nothingToSwap', { group: BASICS.includes(rejection.good) ? 'basic' : 'other' });
  if (rejection.code !== 'tooExpensive') return rejectionText(rejection, panel.words);
  const { cost, money } = rejection;
  // The price of a copy is that of its other uses too.
  const ofPort = uses.some((use) => {
    const other = use.type === 'shiftPrice' ? undefined : check(panel.state, panel.seat, use);
    return other?.code === 'tooExpensive' && other.cost === cost;
  });
  return ofPort ? rejectionText(rejection, panel.words) : panelText(panel, 'shiftTooDear', { cost, money });
}

const BASICS: readonly Good[] = BASIC_GOODS;
