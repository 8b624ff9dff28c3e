/** Preview of an action: cost, what remains, prices, warnings, and buttons to confirm it. */

import { ANIMAL_OF, GOODS, MEATS, ROUNDS } from '../../../../content/index.ts';
import { othersAsked, undoOfRevealed } from '../../../../core/index.ts';
import { markOf } from '../../../../discord/shared/emoji.ts';
import { type Button, buttons, type Panel, type Part, text } from '../../../../discord/shared/panel.ts';
import { colourOf, memberAt } from '../../../../discord/shared/player-names.ts';
import {
  type Action,
  type ActionType,
  check,
  contractTile,
  type GameEvent,
  play,
  requiredDecisions,
  revealsHidden,
} from '../../../../engine/index.ts';
import { clanText, countedText, decisionText, moneyText, translator } from '../../../../text/index.ts';
import { encode } from '../action-code.ts';
import { type Group, groupButton, groupOf, inGroup } from '../action-groups.ts';
import { eventsOf, outcomesOf } from '../action-labels.ts';
import { lostBonuses } from '../asks-first.ts';
import { emblemOf } from '../emblems.ts';
import {
  backButton,
  decisionOf,
  idOf,
  offerButton,
  type PanelContext,
  panelContextAt,
  panelText,
  pictureOf,
} from '../panel-context.ts';
import { unusedLines, unusedPorts } from '../unused-ports.ts';
import { heldLines, keepingLine } from './contracts.ts';
import { portLine } from './ports.ts';
import { priceMoveLine } from './trade.ts';
import { reachLines, reachPicture, technologyLine } from './upgrades.ts';

/** Returns the panel that shows a legal action and asks for confirmation. */
export function previewPanel(panel: PanelContext, action: Action): Panel {
  const { label, price } = offerButton(panel, action);
  const emblem = emblemOf(panel.state, panel.seat, action);
  const lines = [
    panelText(panel, price === '' ? 'heading' : 'headingPrice', { head: markOf(emblem) + label, price }),
    ...effects(panel, action),
    ...warnings(panel, action).map((warning) => panelText(panel, 'small', { text: warning })),
  ];
  return {
    colour: colourOf(panel.game, panel.seat),
    parts: [
      text(...lines),
      ...pictureFor(panel, action),
      buttons(...confirmButtons(panel, action), ...portsButton(panel, action), backFrom(panel, action)),
    ],
  };
}

/** Returns Confirm, and Confirm and end turn if only ports or barrels would keep the turn open (R-TURN-2). */
function confirmButtons(panel: PanelContext, action: Action): Button[] {
  const code = encode(action);
  const plans = panel.plan === undefined ? undefined : translator('plans', panel.words);
  const label = plans?.('add') ?? panelText(panel, 'confirm');
  const confirm: Button = { id: idOf(panel, 'do', code), label, style: 'success' };
  if (!leavesTurnOpen(panel, action)) return [confirm];
  const labelEnd = plans?.('addEnd') ?? panelText(panel, 'confirmEnd');
  return [confirm, { id: idOf(panel, 'do', code, 'end'), label: labelEnd, style: 'primary' }];
}

/** Returns the button to ports that would stay unused. */
const portsButton = (panel: PanelContext, action: Action): Button[] =>
  ['pass', 'endTurn'].includes(action.type) && unusedPorts(panel, action).length > 0
    ? [groupButton(panel, 'ports')]
    : [];

const ENDLESS: readonly ActionType[] = ['pass', 'endTurn', 'drawContracts', 'plan', 'confirmProduction'];

/** Returns whether the turn could be ended right after an action (R-TURN-2). */
export function leavesTurnOpen({ state, seat }: PanelContext, action: Action): boolean {
  if (state.turn?.seat !== seat || ENDLESS.includes(action.type)) return false;
  const played = play(state, seat, action);
  return played.ok && check(played.state, seat, { type: 'endTurn' }) === undefined;
}

/** Describes what changes: money, prices, what a contract takes and gives. */
function effects(panel: PanelContext, action: Action): string[] {
  const events = eventsOf(panel.state, panel.seat, action);
  return [
    ...powers(panel, action),
    ...(action.type === 'upgradeTechnology' ? [technologyLine(panel, action.worker)] : []),
    ...(action.type === 'upgradeShipping' ? reachLines(panel) : []),
    ...(action.type === 'drawContracts' ? [keepingLine(panel)] : []),
    ...animals(panel, action),
    ...prices(panel, events),
    ...afterwards(panel, action),
    ...needs(panel, action),
  ];
}

/** Lists what held contracts that ask for the traded good still need after the trade. */
function needs(panel: PanelContext, action: Action): string[] {
  if (action.type !== 'trade' && action.type !== 'buy') return [];
  const { good } = action;
  const traded = play(panel.state, panel.seat, action);
  const then = traded.ok ? panelContextAt(panel, traded.state) : panel;
  return heldLines(then, ({ requires }) => requires[good] > 0);
}

/** Describes the clan's ability for an offer, because it matters more than the goods, or the port's effect. */
function powers(panel: PanelContext, action: Action): string[] {
  if (action.type === 'usePort') return [portLine(panel, action.effect), panelText(panel, 'onceAGame')];
  if (action.type === 'exchangeGoods' || action.type === 'shiftPrice') return [panelText(panel, 'onceAGame')];
  const clan = action.type === 'pick' ? panel.state.offers[action.offer]?.clan : undefined;
  return clan === undefined ? [] : [clanText(clan, panel.prose).line];
}

function afterwards(panel: PanelContext, action: Action): string[] {
  const { player } = panel;
  const { money, goods, merchants } = holdings(panel, action);
  const list = [
    moneyText(money, panel.words),
    ...GOODS.filter((good) => goods[good] !== player.goods[good]).map((good) =>
      countedText('goods', good, goods[good], panel.prose),
    ),
    ...(merchants === player.merchants.stock
      ? []
      : [panelText(panel, 'merchantsFree', { count: merchants })]),
  ];
  if (money === player.money && list.length === 1) return [];
  return [panelText(panel, 'afterwards', { list: list.join(', ') })];
}

/** Returns what the player owns after an action, including what follows automatically within the turn. */
function holdings(panel: PanelContext, action: Action) {
  const { player, seat } = panel;
  // The last pass would also produce.
  const played = action.type === 'pass' ? undefined : play(panel.state, seat, action);
  const then = played?.ok === true ? played.state.players[seat] : undefined;
  if (then !== undefined) return { money: then.money, goods: then.goods, merchants: then.merchants.stock };
  const { money, goods } = outcomesOf(panel.game, seat, action);
  return { money, goods: { ...player.goods, ...goods }, merchants: player.merchants.stock };
}

function prices(panel: PanelContext, events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => (event.type === 'traded' ? [priceMoveLine(panel, event)] : []));
}

/** Lists the animals a fulfilment takes off the map. If there is a choice, the player makes it afterwards. */
function animals(panel: PanelContext, action: Action): string[] {
  if (action.type !== 'fulfil') return [];
  const { requires } = contractTile(panel.state, action.contract);
  const spared = [action.spare, action.spareCopy];
  const list = MEATS.flatMap((meat) => {
    const count = requires[meat] - spared.filter((one) => one === meat).length;
    return count > 0 ? [countedText('units', ANIMAL_OF[meat], count, panel.prose)] : [];
  });
  return list.length === 0 ? [] : [panelText(panel, 'animalsGo', { list: list.join(', ') })];
}

const warnings = (panel: PanelContext, action: Action): string[] =>
  action.type === 'pass'
    ? passWarnings(panel, action)
    : [...revealWarnings(panel, action), ...otherWarnings(panel, action)];

function passWarnings(panel: PanelContext, action: Action): string[] {
  const { state, game, seat } = panel;
  const last = state.round === ROUNDS;
  const solo = state.players.length === 1;
  // The bot passes for players who have given up.
  const lastToPass = state.players.every(
    (_, other) => other === seat || state.passed.includes(other) || memberAt(game, other)?.conceded === true,
  );
  // In a plan, nothing is revealed.
  const undo = panel.plan === undefined ? undoOfRevealed(game.record) : 'other';
  const single = othersAsked(game.record, '', 'undo').length === 2;
  return [
    panelText(panel, last ? 'warnLastPass' : 'warnPass'),
    ...(lastToPass ? [panelText(panel, 'warnRoundEnds', { last, solo, undo, single })] : []),
    ...unusedLines(panel, action),
  ];
}

/** Warns of an action that reveals something hidden; in a plan, that what would be drawn is unknown. */
function revealWarnings(panel: PanelContext, action: Action): string[] {
  const played = play(panel.state, panel.seat, action);
  if (!played.ok || !revealsHidden(played.events)) return [];
  if (panel.plan === undefined)
    return [panelText(panel, 'warnReveals', { undo: undoOfRevealed(panel.game.record) })];
  return action.type === 'drawContracts' ? [translator('plans', panel.words)('drawnUnknown')] : [];
}

function otherWarnings(panel: PanelContext, action: Action): string[] {
  switch (action.type) {
    case 'declineBid':
      return [panelText(panel, 'warnLeave')];
    case 'pick':
      return [panelText(panel, 'warnPick')];
    case 'decline':
      return [...lossOf(panel, action), ...whatFollows(panel, action)];
    case 'endTurn':
      return unusedLines(panel, action);
    default:
      return whatFollows(panel, action);
  }
}

/** Warns that bonuses are given up; empty if a drawn contract has been kept. */
function lossOf(panel: PanelContext, action: Action): string[] {
  const lost = eventsOf(panel.state, panel.seat, action).filter(({ type }) => type === 'declined');
  return lost.length > 0 ? [panelText(panel, 'warnDecline', { several: lost.length > 1 })] : [];
}

/** Warns of bonuses that are lost, and that the turn ends after this action; else names the decision that follows. */
function whatFollows(panel: PanelContext, action: Action): string[] {
  const { state, seat } = panel;
  const played = play(state, seat, action);
  if (!played.ok || state.turn?.seat !== seat) return [];
  const { events, state: after } = played;
  const lost = lostBonuses(events).map((bonus) => panelText(panel, 'warnLapses', { bonus }));
  if (events.some((event) => event.type === 'turnEnded' && event.seat === seat)) {
    return [...lost, panelText(panel, 'warnEnds')];
  }
  const next = requiredDecisions(after).find((one) => one.seat === seat);
  if (next === undefined || revealsHidden(events)) return lost;
  const what = decisionText(next, { ...panel.prose, state: after });
  return [...lost, panelText(panel, 'warnFollows', { what })];
}

function pictureFor(panel: PanelContext, action: Action): Part[] {
  if (action.type === 'upgradeShipping') return reachPicture(panel);
  if (action.type === 'row') return [pictureOf(panel, 'map', { chosen: [action.from, action.to] })];
  return 'space' in action ? [pictureOf(panel, 'map', { chosen: [action.space] })] : [];
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
function backFrom(panel: PanelContext, action: Action): Button {
  const group = groupOf(action);
  const within =
    group !== undefined &&
    inGroup(panel, group).length > 1 &&
    (group === 'expand' ? action.type === 'expand' : PANELLED.includes(group) && inTurn(panel));
  if (!within) return backButton(panel);
  const focus = 'port' in action ? [String(action.port)] : action.type === 'expand' ? [action.unit] : [];
  return { id: idOf(panel, 'act', group, ...focus), label: panelText(panel, 'back') };
}

const inTurn = (panel: PanelContext): boolean => decisionOf(panel, 'turn') !== undefined;
