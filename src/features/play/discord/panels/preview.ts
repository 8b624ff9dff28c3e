/** What an action would do, before it is done: cost, what is left, prices, warnings, and the way to confirm it. */
import { ANIMAL_OF, GOODS, MEATS, ROUNDS } from '../../../../content/index.ts';
import { markOf } from '../../../../discord/shared/emoji.ts';
import { type Button, buttons, type Panel, type Part, text } from '../../../../discord/shared/panel.ts';
import {
  type Action,
  type ActionType,
  check,
  contractTile,
  type GameEvent,
  linkedSettlements,
  newlyReached,
  placementEffectsOf,
  play,
  requiredDecisions,
  traitsAt,
} from '../../../../engine/index.ts';
import {
  clanText,
  countedText,
  decisionText,
  moneyText,
  priceMove,
  translator,
} from '../../../../text/index.ts';
import { encode } from '../action-code.ts';
import { type Group, groupOf, inGroup } from '../action-groups.ts';
import { eventsOf, outcomesOf } from '../action-labels.ts';
import { emblemOf } from '../emblems.ts';
import {
  backButton,
  decisionOf,
  idOf,
  offerButton,
  type PanelContext,
  pictureOf,
  say,
  tryButton,
} from '../panel-context.ts';
import { sameBut } from '../quantity-buttons.ts';
import { heldLines } from './contracts.ts';
import { portLine } from './ports.ts';

/** The panel that shows a legal action and asks whether it is meant. */
export function previewPanel(desk: PanelContext, action: Action): Panel {
  const { label, price } = offerButton(desk, action);
  const emblem = emblemOf(desk.state, desk.seat, action);
  const lines = [
    say(desk, price === '' ? 'heading' : 'headingPrice', { head: markOf(emblem) + label, price }),
    ...effects(desk, action),
    ...warnings(desk, action).map((warning) => say(desk, 'small', { text: warning })),
  ];
  return {
    seat: desk.seat,
    parts: [
      text(...lines),
      ...pictureFor(desk, action),
      ...countParts(desk, action),
      buttons(...confirmButtons(desk, action), backFrom(desk, action)),
    ],
  };
}

/** Confirm; and where only ports or barrels would keep the turn open, Confirm and end turn (R-TURN-2). */
function confirmButtons(desk: PanelContext, action: Action): Button[] {
  const code = encode(action);
  const plans = desk.plan === undefined ? undefined : translator('plans', desk.words);
  const label = plans?.('add') ?? say(desk, 'confirm');
  const confirm: Button = { id: idOf(desk, 'do', code), label, style: 'success' };
  if (!leavesTurnOpen(desk, action)) return [confirm];
  const labelEnd = plans?.('addEnd') ?? say(desk, 'confirmEnd');
  return [confirm, { id: idOf(desk, 'do', code, 'end'), label: labelEnd, style: 'primary' }];
}

/** Types of action with which no turn ends afterwards, or that turn up what nobody knows yet. */
const ENDLESS: readonly ActionType[] = ['pass', 'endTurn', 'drawContracts', 'plan', 'confirmProduction'];

/** Whether the turn could be ended next. */
function leavesTurnOpen({ state, seat }: PanelContext, action: Action): boolean {
  if (state.turn?.seat !== seat || ENDLESS.includes(action.type)) return false;
  const played = play(state, seat, action);
  return played.ok && check(played.state, seat, { type: 'endTurn' }) === undefined;
}

/** Buttons for the other numbers of what is done several times. */
function countParts(desk: PanelContext, action: Action): Part[] {
  const counts = sameBut(desk, action);
  if (counts.length < 2) return [];
  return [
    text(say(desk, 'howMany')),
    buttons(
      ...counts.map((one) => ({
        ...tryButton(desk, one, undefined, String(one.count)),
        disabled: encode(one) === encode(action),
      })),
    ),
  ];
}

/** What changes: the purse, prices, what a contract takes and gives. */
function effects(desk: PanelContext, action: Action): string[] {
  const events = eventsOf(desk.state, desk.seat, action);
  return [
    ...powers(desk, action),
    ...tools(desk, action),
    ...reach(desk, action),
    ...needs(desk, action),
    ...animals(desk, action),
    ...prices(desk, events),
    ...afterwards(desk, action),
  ];
}

/** What workers bring with better tools. */
function tools(desk: PanelContext, action: Action): string[] {
  if (action.type !== 'upgradeTechnology') return [];
  const { plain, upgraded } = traitsAt(desk.state, desk.seat).income[action.worker];
  return [say(desk, 'betterTools', { unit: action.worker, plain, upgraded })];
}

/** While a good is bought or sold: what contracts that ask for it still need. */
function needs(desk: PanelContext, action: Action): string[] {
  if (action.type !== 'trade' && action.type !== 'buy') return [];
  const { good } = action;
  return heldLines(desk, ({ requires }) => requires[good] > 0);
}

/** Spaces that are named; the others are counted. */
const NAMED = 8;

/** What better shipping newly reaches: spaces, neighbours to buy from, ports, other settlements. */
function reach(desk: PanelContext, action: Action): string[] {
  if (action.type !== 'upgradeShipping') return [];
  const { state, seat } = desk;
  const played = play(state, seat, action);
  if (!played.ok) return [];
  const { spaces, ports } = newlyReached(state, played.state, seat);
  const near = spaces.filter(
    (space) => placementEffectsOf(state, seat, 'woodcutter', space).sales.length > 0,
  );
  const named = (list: readonly string[]) => ({
    count: list.length,
    list: list.slice(0, NAMED).join(', '),
    more: Math.max(0, list.length - NAMED),
  });
  const before = linkedSettlements(state, seat);
  const after = linkedSettlements(played.state, seat);
  return [
    say(desk, 'reachMore', named(spaces)),
    ...(near.length === 0 ? [] : [say(desk, 'reachNeighbours', named(near))]),
    ...ports.map((port) => say(desk, 'reachPort', { port })),
    ...(before === after ? [] : [say(desk, 'reachLinks', { before, after })]),
  ];
}

/** What the clan of an offer can do, as it is chosen for that and not for its goods; what a port does. */
function powers(desk: PanelContext, action: Action): string[] {
  if (action.type === 'usePort') return [portLine(desk, action.effect), say(desk, 'onceAGame')];
  if (action.type === 'exchangeGoods' || action.type === 'shiftPrice') return [say(desk, 'onceAGame')];
  const clan = action.type === 'pick' ? desk.state.offers[action.offer]?.clan : undefined;
  return clan === undefined ? [] : [clanText(clan, desk.prose).line];
}

function afterwards(desk: PanelContext, action: Action): string[] {
  const { player } = desk;
  const { money, goods, merchants } = holdings(desk, action);
  const list = [
    moneyText(money, desk.words),
    ...GOODS.filter((good) => goods[good] !== player.goods[good]).map((good) =>
      countedText('goods', good, goods[good], desk.prose),
    ),
    ...(merchants === player.merchants.stock ? [] : [say(desk, 'merchantsFree', { count: merchants })]),
  ];
  if (money === player.money && list.length === 1) return [];
  return [say(desk, 'afterwards', { list: list.join(', ') })];
}

/**
 * What the player has after an action. A main action with all that follows by itself, such as a slaughter without
 * a choice and then the money of the contract; any other action alone, as a pass may end the round.
 */
function holdings(desk: PanelContext, action: Action) {
  const { player, seat } = desk;
  const played = isMain(desk, action) ? play(desk.state, seat, action) : undefined;
  const then = played?.ok === true ? played.state.players[seat] : undefined;
  if (then !== undefined) return { money: then.money, goods: then.goods, merchants: then.merchants.stock };
  const { money, goods } = outcomesOf(desk.game, seat, action);
  return { money, goods: { ...player.goods, ...goods }, merchants: player.merchants.stock };
}

function prices(desk: PanelContext, events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.type === 'traded') {
      const { good, oldPrice: before, newPrice: after, steps } = event;
      const move = priceMove({ from: before, to: after, steps });
      return [say(desk, 'priceMoves', { good, before, after, ...move })];
    }
    if (event.type === 'priceShifted') return [say(desk, 'tradeFollows', { good: event.good })];
    return [];
  });
}

/** Animals that a fulfilment takes off the map: which ones is asked afterwards, where there is a choice. */
function animals(desk: PanelContext, action: Action): string[] {
  if (action.type !== 'fulfil') return [];
  const { requires } = contractTile(desk.state, action.contract);
  const spared = [action.spare, action.spareCopy];
  const list = MEATS.flatMap((meat) => {
    const count = requires[meat] - spared.filter((one) => one === meat).length;
    return count > 0 ? [countedText('units', ANIMAL_OF[meat], count, desk.prose)] : [];
  });
  return list.length === 0 ? [] : [say(desk, 'animalsGo', { list: list.join(', ') })];
}

/** What a player should know before confirming. */
function warnings(desk: PanelContext, action: Action): string[] {
  const { state } = desk;
  const last = state.round === ROUNDS;
  const solo = state.players.length === 1;
  switch (action.type) {
    case 'pass': {
      const lastToPass = state.passed.length === state.players.length - 1;
      return [
        say(desk, last ? 'warnLastPass' : 'warnPass'),
        ...(lastToPass ? [say(desk, 'warnRoundEnds', { last, solo })] : []),
      ];
    }
    case 'declineBid':
      return [say(desk, 'warnLeave')];
    case 'pick':
      return [say(desk, 'warnPick')];
    case 'drawContracts':
      return [
        desk.plan === undefined
          ? say(desk, 'warnReveals', { solo })
          : translator('plans', desk.words)('drawnUnknown'),
      ];
    case 'decline':
      return [say(desk, 'warnDecline')];
    case 'endTurn':
      return [];
    default:
      return isMain(desk, action) ? whatFollows(desk, action) : [];
  }
}

const MAIN: readonly Group[] = ['trade', 'expand', 'contract', 'fulfil', 'shipping', 'technology', 'hire'];

/** That the turn ends by itself after its main action, or what there is to decide then. */
function whatFollows(desk: PanelContext, action: Action): string[] {
  const { seat } = desk;
  const played = play(desk.state, seat, action);
  if (!played.ok) return [];
  if (played.events.some((event) => event.type === 'turnEnded' && event.seat === seat)) {
    return [say(desk, 'warnEnds')];
  }
  const next = requiredDecisions(played.state).find((one) => one.seat === seat);
  if (next === undefined) return [];
  return [say(desk, 'warnFollows', { what: decisionText(next, { ...desk.prose, state: played.state }) })];
}

/** Whether it is the main action of the turn. */
function isMain(desk: PanelContext, action: Action): boolean {
  const group = groupOf(action);
  return decisionOf(desk, 'turn') !== undefined && group !== undefined && MAIN.includes(group);
}

/** The map with the space marked, for whatever happens on it. */
function pictureFor(desk: PanelContext, action: Action): Part[] {
  if (action.type === 'upgradeShipping') {
    const played = play(desk.state, desk.seat, action);
    const spaces = played.ok ? newlyReached(desk.state, played.state, desk.seat).spaces : [];
    return spaces.length === 0 ? [] : [pictureOf(desk, 'map', { last: spaces })];
  }
  if (action.type === 'row') return [pictureOf(desk, 'map', { last: [action.from, action.to] })];
  return 'space' in action ? [pictureOf(desk, 'map', { last: [action.space] })] : [];
}

/** Groups whose choices have a panel of their own, in a turn. */
const PANELLED: readonly Group[] = [
  'trade',
  'expand',
  'contract',
  'fulfil',
  'technology',
  'ports',
  'row',
  'barrel',
];

/** Back to where the action was chosen. */
function backFrom(desk: PanelContext, action: Action): Button {
  const group = groupOf(action);
  const within =
    group !== undefined &&
    inGroup(desk, group).length > 1 &&
    (group === 'expand' ? action.type === 'expand' : PANELLED.includes(group) && inTurn(desk));
  if (!within) return backButton(desk);
  const focus = 'port' in action ? [String(action.port)] : action.type === 'expand' ? [action.unit] : [];
  return { id: idOf(desk, 'act', group, ...focus), label: say(desk, 'back') };
}

const inTurn = (desk: PanelContext): boolean => decisionOf(desk, 'turn') !== undefined;
