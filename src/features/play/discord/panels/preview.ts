/** Preview of an action: cost, what remains, prices, warnings, and buttons to confirm it. */
import { ANIMAL_OF, GOODS, MEATS, ROUNDS } from '../../../../content/index.ts';
import { markOf } from '../../../../discord/shared/emoji.ts';
import { type Button, buttons, type Panel, type Part, text } from '../../../../discord/shared/panel.ts';
import {
  type Action,
  type ActionType,
  awaitedDecisions,
  check,
  contractTile,
  type GameEvent,
  linkedSettlements,
  newlyReached,
  play,
  prospectOf,
  traitsAt,
} from '../../../../engine/index.ts';
import {
  clanText,
  countedText,
  decisionText,
  moneyText,
  priceMove,
  speaker,
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

/** Returns the panel that shows a legal action and asks for confirmation. */
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

/** Returns Confirm, and Confirm and end turn if only ports or barrels would keep the turn open (R-TURN-2). */
function confirmButtons(desk: PanelContext, action: Action): Button[] {
  const code = encode(action);
  const plans = desk.plan === undefined ? undefined : speaker('plans', desk.words);
  const label = plans?.('add') ?? say(desk, 'confirm');
  const confirm: Button = { id: idOf(desk, 'do', code), label, style: 'success' };
  if (!leavesTurnOpen(desk, action)) return [confirm];
  const labelEnd = plans?.('addEnd') ?? say(desk, 'confirmEnd');
  return [confirm, { id: idOf(desk, 'do', code, 'end'), label: labelEnd, style: 'primary' }];
}

/** Action types after which no turn can end, or that reveal hidden information. */
const ENDLESS: readonly ActionType[] = ['pass', 'endTurn', 'drawContracts', 'plan', 'confirmProduction'];

/** Returns whether the turn could be ended next. */
function leavesTurnOpen({ state, seat }: PanelContext, action: Action): boolean {
  if (state.turn?.seat !== seat || ENDLESS.includes(action.type)) return false;
  const played = play(state, seat, action);
  return played.ok && check(played.state, seat, { type: 'endTurn' }) === undefined;
}

/** Returns buttons for the same action with other quantities. */
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

/** Describes what changes: money, prices, what a contract takes and gives. */
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

/** Describes the income of upgraded workers. */
function tools(desk: PanelContext, action: Action): string[] {
  if (action.type !== 'upgradeTechnology') return [];
  const { plain, upgraded } = traitsAt(desk.state, desk.seat).income[action.worker];
  return [say(desk, 'betterTools', { unit: action.worker, plain, upgraded })];
}

/** Lists what held contracts still need of the traded good. */
function needs(desk: PanelContext, action: Action): string[] {
  if (action.type !== 'trade' && action.type !== 'buy') return [];
  const { good } = action;
  return heldLines(desk, ({ requires }) => requires[good] > 0);
}

/** Maximum number of spaces listed by name; the rest are counted. */
const NAMED = 8;

/** Describes what better shipping newly reaches: spaces, neighbours to buy from, ports, other settlements. */
function reach(desk: PanelContext, action: Action): string[] {
  if (action.type !== 'upgradeShipping') return [];
  const { state, seat } = desk;
  const played = play(state, seat, action);
  if (!played.ok) return [];
  const { spaces, ports } = newlyReached(state, played.state, seat);
  const near = spaces.filter((space) => prospectOf(state, seat, 'woodcutter', space).sales.length > 0);
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

/** Describes the clan's ability for an offer, because it matters more than the goods, or the port's effect. */
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
 * Returns what the player owns after an action. A main action includes what follows automatically, such as a forced
 * slaughter and the contract's payment; other actions count alone, because a pass may end the round.
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

/** Lists the animals a fulfilment takes off the map. If there is a choice, the player makes it afterwards. */
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

/** Returns what a player should know before confirming. */
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
          : speaker('plans', desk.words)('drawnUnknown'),
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

/** Warns that the turn ends after this main action, or names the decision that follows. */
function whatFollows(desk: PanelContext, action: Action): string[] {
  const { seat } = desk;
  const played = play(desk.state, seat, action);
  if (!played.ok) return [];
  if (played.events.some((event) => event.type === 'turnEnded' && event.seat === seat)) {
    return [say(desk, 'warnEnds')];
  }
  const next = awaitedDecisions(played.state).find((one) => one.seat === seat);
  if (next === undefined) return [];
  return [say(desk, 'warnFollows', { what: decisionText(next, { ...desk.prose, state: played.state }) })];
}

/** Returns whether the action is the turn's main action. */
function isMain(desk: PanelContext, action: Action): boolean {
  const group = groupOf(action);
  return decisionOf(desk, 'turn') !== undefined && group !== undefined && MAIN.includes(group);
}

/** Returns the map with the affected spaces marked. */
function pictureFor(desk: PanelContext, action: Action): Part[] {
  if (action.type === 'upgradeShipping') {
    const played = play(desk.state, desk.seat, action);
    const spaces = played.ok ? newlyReached(desk.state, played.state, desk.seat).spaces : [];
    return spaces.length === 0 ? [] : [pictureOf(desk, 'map', { last: spaces })];
  }
  if (action.type === 'row') return [pictureOf(desk, 'map', { last: [action.from, action.to] })];
  return 'space' in action ? [pictureOf(desk, 'map', { last: [action.space] })] : [];
}

/** Groups whose choices have their own panel during a turn. */
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

/** Goes back to where the action was chosen. */
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
