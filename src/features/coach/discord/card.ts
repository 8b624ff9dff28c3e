/** Words and pictures of what the coach has found. */
import { type Finding, mainActionOf } from '../../../ai/index.ts';
import type { Unit } from '../../../content/index.ts';
import { rarestText } from '../../../discord/shared/computer-names.ts';
import {
  type Action,
  asIfOnTurn,
  type ContractId,
  type GameState,
  play,
  type Seat,
  type Space,
} from '../../../engine/index.ts';
import type { CardTurn, ReviewCard, ReviewRequest } from '../../../render/index.ts';
import { botText, type Language, type TextContext } from '../../../text/index.ts';
import { actionName } from '../../play/discord/action-labels.ts';
import { shortName } from '../../play/discord/short-labels.ts';

/** A position as its picture and its texts show it. */
export interface CardContext {
  /** The position before the turn, as all players saw it. */
  readonly state: GameState;
  readonly seat: Seat;
  readonly language: Language;
  readonly words: TextContext;
  readonly names: readonly string[];
  readonly colours?: readonly number[];
}

/** Actions without a decision of their own, and slaughter, whose name is that of an animal placed there. */
const SILENT: readonly Action['type'][] = ['endTurn', 'decline', 'slaughter'];

/** Returns a turn in lower case: "field on E5", "sell 3 wool; hire a merchant". If all are silent, the first is named. */
export function turnName({ state, seat, words }: CardContext, turn: readonly Action[]): string {
  const isSilent = turn.every(({ type }) => SILENT.includes(type));
  let now = state;
  const names = turn.flatMap((action, nth) => {
    const name = actionName(now, seat, action, words);
    const played = play(now, seat, action);
    if (played.ok) now = played.state;
    return SILENT.includes(action.type) && !(isSilent && nth === 0) ? [] : [name];
  });
  // Names have commas of their own.
  return names.join('; ');
}

/**
 * Returns a finding in sentences: "Round 3: field on E5. Instead: bakery on D4. About 5 points more (3 to 7). The
 * difference comes mainly from processing goods."
 */
export function findingText(context: CardContext, finding: Finding): string {
  const summary = botText(
    'coach',
    'finding',
    {
      round: finding.round,
      played: turnName(context, finding.played),
      better: turnName(context, finding.better),
      more: pointsText(context, finding),
    },
    context.words,
  );
  return [summary, ...planText(context, finding), whyText(context, finding) ?? []].flat().join(' ');
}

/** Actions that are named after the better turn, fulfilled contracts before others: enough to see what it was for. */
const PLANNED = 3;

/** Returns a sentence on what would have followed the better turn, which often brings the difference. */
function planText(context: CardContext, { played, better, plan = [] }: Finding): string[] {
  const { state, seat, words } = context;
  let now = state;
  const steps = [...better, ...plan].flatMap((action, nth) => {
    const first = play(now, seat, action);
    const here = first.ok ? now : inNextTurn(now, seat);
    const name = actionName(here, seat, action, { ...words, state: here });
    const then = first.ok ? first : play(here, seat, action);
    if (then.ok) now = then.state;
    const isNamed = nth >= better.length && action.type !== 'pass' && !SILENT.includes(action.type);
    return isNamed ? [{ action, name, rank: action.type === 'fulfil' ? 0 : 1 }] : [];
  });
  const distinct = steps.filter(({ name }, i) => steps.findIndex((one) => one.name === name) === i);
  const most = distinct.toSorted((a, b) => a.rank - b.rank).slice(0, PLANNED);
  if (most.length === 0) return [];
  const named = [...played, ...better].flatMap(contractIn);
  const what = distinct
    .filter((one) => most.includes(one))
    .map(({ action, name }) => {
      const isTold = contractIn(action).some((contract) => named.includes(contract));
      named.push(...contractIn(action));
      return (isTold ? briefName(context, action) : undefined) ?? name;
    });
  return [botText('coach', 'plan', { what: what.join('; ') }, words)];
}

const contractIn = (action: Action): ContractId[] => ('contract' in action ? [action.contract] : []);

/** Returns the name of an action with a contract whose figures are known, in lower case: "fulfil 5". */
function briefName(context: CardContext, action: Action): string | undefined {
  const name = shortName(context, action);
  return name && name.charAt(0).toLocaleLowerCase(context.language) + name.slice(1);
}

/** Returns the position as it is in the seat's next turn if no one else moves. */
function inNextTurn(state: GameState, seat: Seat): GameState {
  const ended = play(state, seat, { type: 'endTurn' });
  return asIfOnTurn(ended.ok ? ended.state : state, seat) ?? state;
}

/** Returns why the better turn is better; `undefined` if that is not clear. */
const whyText = ({ words }: CardContext, { why }: Finding): string | undefined =>
  why && [botText('gains', why.reason, {}, words), ...rarestText(why.rarest, words)].join(' ');

function pointsText({ words }: CardContext, { points, low, high }: Finding): string {
  const [told, least, most] = [points, low, high].map(Math.round) as [number, number, number];
  // "About 9 points more (9 to 18)" would contradict itself.
  const range = least === most ? 'none' : least === told ? 'above' : 'other';
  return botText('coach', 'more', { points: told, low: least, high: most, range }, words);
}

/** Returns the request for a finding's card. */
export function cardRequest(context: CardContext, finding: Finding): ReviewRequest {
  const { state, seat, language, names, colours } = context;
  const played = cardTurn(context, finding.played);
  const better = cardTurn(context, finding.better);
  const why = [...planText(context, finding), whyText(context, finding) ?? []].flat().join(' ');
  const card = {
    played,
    better,
    points: pointsText(context, finding),
    ...(why !== '' && { why }),
    board: boardOf(finding, [played, better]),
  };
  return { view: 'review', state, seat, language, names, card, ...(colours && { colours }) };
}

function cardTurn(context: CardContext, turn: readonly Action[]): CardTurn {
  const units: Record<Space, Unit> = {};
  const spaces = new Set<Space>();
  const vacated: Space[] = [];
  for (const action of turn) {
    if ('space' in action) spaces.add(action.space);
    if (action.type === 'expand') units[action.space] = action.unit;
    if (action.type === 'exchangeOld') vacated.push(action.space);
    if (action.type === 'exchangeNew') units[vacated.shift() ?? ''] = action.unit;
    if (action.type !== 'row') continue;
    spaces.add(action.to);
    units[action.to] = 'fisherman';
  }
  const label = turnName(context, turn);
  const capital = label.charAt(0).toLocaleUpperCase(context.language);
  return { label: capital + label.slice(1), spaces: [...spaces], units };
}

const TRADES: readonly Action['type'][] = ['trade', 'shiftPrice', 'exchangeGoods'];

function boardOf({ played, better }: Finding, turns: readonly CardTurn[]): ReviewCard['board'] {
  if (turns.some(({ spaces }) => spaces.length > 0)) return 'map';
  const types = [mainActionOf(played).type, mainActionOf(better).type];
  if (types.includes('obtain')) return 'contracts';
  return types.some((type) => TRADES.includes(type)) ? 'market' : 'player';
}
