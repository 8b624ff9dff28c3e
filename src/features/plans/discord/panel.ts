import { type Game, undoOfRevealed } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { linesThatFit } from '../../../discord/shared/log-lines.ts';
import {
  type Button,
  buttons,
  line,
  type Panel,
  type Part,
  text,
  textOf,
} from '../../../discord/shared/panel.ts';
import { colourOf, wordsOf } from '../../../discord/shared/player-names.ts';
import { refusalText } from '../../../discord/shared/refusals.ts';
import {
  asIfOnTurn,
  type GameState,
  pendingSeats,
  projectedScore,
  type RejectionCode,
  type Seat,
} from '../../../engine/index.ts';
import { highlightsOf } from '../../../render/index.ts';
import { botText, rejectionText, translator } from '../../../text/index.ts';
import { actionLabelOf } from '../../play/discord/action-labels.ts';
import { createPanelContext, idOf, type PanelContext, pictureOf } from '../../play/discord/panel-context.ts';
import { belongings } from '../../play/discord/panel-headings.ts';
import { planParts } from '../../play/discord/panels/index.ts';
import type { PlanStep, PlanView } from '../index.ts';
import { conditionalActionsOf } from '../index.ts';

const LONGEST = 1500;

/** Returns the planner's panel context: the game as it would be after the plan. */
export const planPanelContext = (
  game: Game,
  { seat, branch, stamp }: PlanView,
  language: string,
): PanelContext => createPanelContext({ ...game, state: branch.state }, seat, language, stamp);

/** Returns the plan with everything that can be done with it. `above`: lines shown first. */
export function planPanel(
  game: Game,
  plan: PlanView,
  language: string,
  above: readonly string[] = [],
): Panel {
  const panel = planPanelContext(game, plan, language);
  const { steps, open } = plan.branch;
  const whole = steps.every(({ rejection }) => rejection === undefined);
  const further = open && whole;
  return {
    colour: colourOf(game, plan.seat),
    parts: [
      text(...above, ...headLines(plan, language)),
      ...textOf(...stepLines(game, plan, language), ...sumLines(panel, plan)),
      ...mapOf(panel, plan),
      ...textOf(...adviceLines(game, plan, language), ...(further ? [] : [belongings(panel)])),
      ...buttonRows(panel, plan),
      ...(further ? [line, ...planParts(panel)] : [pictureOf(panel, 'player')]),
    ],
  };
}

function headLines(plan: PlanView, language: string): string[] {
  const { mode, branch, moved } = plan;
  const t = translator('plans', language);
  const steps = branch.steps.length;
  const left = possible(plan);
  const some = left === steps ? 'all' : left === 0 ? 'none' : 'other';
  const alone = branch.start.players.length === 1;
  return [
    t('title'),
    ...(moved || left < steps ? [t('stillPossible', { moved, some, left, steps })] : []),
    ...(steps === 0 && branch.open ? [t('empty')] : []),
    // In a solo game, there are no opponents' turns to leave an order for.
    ...(steps === 0 && !alone ? [t('differs')] : []),
    ...(alone
      ? []
      : [t('others', { mode: mode === 'alone' ? mode : 'other', single: hasOneOpponent(plan) })]),
  ];
}

/** Returns a step's name and price: "Sell 3 wool · £18 for you". */
function stepText(game: Game, seat: Seat, step: PlanStep, language: string): string {
  const { actions, before, rejection } = step;
  const made = actions.filter(({ type }) => type === 'plan');
  const shown = made.length > 0 ? made : actions.slice(0, 1);
  const offers = shown.map((action) => actionLabelOf({ ...game, state: before }, seat, action, language));
  // An impossible step has no price.
  const bare = rejection !== undefined;
  return offers.map(({ label, price }) => (bare || price === '' ? label : `${label} · ${price}`)).join(', ');
}

/** Says that the plan ends in this position, and how it can continue. */
function overText(plan: PlanView, { phase }: GameState, language: string): string {
  const over = phase === 'finished' ? 'finished' : plan.mode === 'alone' ? 'alone' : 'other';
  return botText('plans', 'over', { over, single: hasOneOpponent(plan) }, language);
}

/** Rejections of steps after the end of a plan. Their texts are about the real game. */
const AFTER_END: readonly RejectionCode[] = ['gameOver', 'notYourTurn'];

/** Numbers the steps, with a heading for each round and the reason for each impossible step. */
function stepLines(game: Game, plan: PlanView, language: string): string[] {
  const { seat, branch } = plan;
  const t = translator('plans', language);
  let { round } = branch.start;
  const lines = branch.steps.flatMap((step, n) => {
    const { before, rejection, reveals } = step;
    const begins = before.round === round ? [] : [t('round', { round: before.round })];
    round = before.round;
    const data = { number: n + 1, what: stepText(game, seat, step, language) };
    if (rejection !== undefined) {
      const why = AFTER_END.includes(rejection.code)
        ? overText(plan, before, language)
        : rejectionText(rejection, wordsOf({ ...game, state: before }, language));
      return [...begins, t('gone', { ...data, why })];
    }
    return [...begins, t('step', data), ...(reveals ? [t('reveals')] : [])];
  });
  // The next decision gets a round heading, too.
  const further = branch.open && branch.state.round !== round;
  const all = [...lines, ...(further ? [t('round', { round: branch.state.round })] : [])];
  return all.length === 0 ? [] : [linesThatFit(all, LONGEST, language)];
}

const pointsIn = (state: GameState, seat: Seat): number => projectedScore(state).players[seat]?.total ?? 0;

function sumLines(panel: PanelContext, { seat, branch }: PlanView): string[] {
  const { start, ahead, steps, state } = branch;
  if (steps.every(({ rejection }) => rejection !== undefined)) return [];
  const amounts = [...ahead, ...steps.flatMap(({ events }) => events)].flatMap((event) =>
    event.type === 'money' && event.seat === seat ? [event.amount] : [],
  );
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + Math.abs(one), 0);
  return [
    botText(
      'plans',
      'sum',
      {
        spent: sum(amounts.filter((one) => one < 0)),
        gained: sum(amounts.filter((one) => one > 0)),
        before: pointsIn(start, seat),
        points: pointsIn(state, seat),
      },
      panel.words,
    ),
  ];
}

function mapOf(panel: PanelContext, { branch }: PlanView): Part[] {
  const { last } = highlightsOf(
    branch.steps.flatMap(({ events }) => events),
    branch.state,
  );
  return last.length === 0 ? [] : [pictureOf(panel, 'map', { chosen: last })];
}

const hasOneOpponent = ({ branch }: PlanView): boolean => branch.start.players.length === 2;

const possible = ({ branch }: PlanView): number =>
  branch.steps.filter(({ rejection }) => rejection === undefined).length;

function adviceLines(game: Game, plan: PlanView, language: string): string[] {
  const { branch, doable, finishes, seat } = plan;
  const t = translator('plans', language);
  const left = possible(plan);
  const mine = pendingSeats(branch.start).includes(seat);
  const ends = branch.steps.filter(({ rejection }) => rejection === undefined)[doable - 1];
  const alone = undoOfRevealed(game.record) === 'alone';
  const why = ends?.reveals === true ? (alone ? 'alone' : 'reveal') : finishes && alone ? 'finish' : 'other';
  return [
    ...(!branch.open && left === branch.steps.length ? [overText(plan, branch.state, language)] : []),
    ...(doable > 0 && game.record.paused ? [refusalText({ code: 'paused' }, language, game)] : []),
    ...(canBePlayed(game, plan) ? [t('doable', { part: doable < left, doable, why })] : []),
    ...(doable === 0 && canBeOrdered(game, plan) ? [t('notNow')] : []),
    ...(doable === 0 && left > 0 && !canBeOrdered(game, plan) ? [t('notYet', { mine })] : []),
  ];
}

/** Returns whether part of the plan can be played now. */
const canBePlayed = ({ record }: Game, { doable }: PlanView): boolean => doable > 0 && !record.paused;

/** Returns whether part of the plan can become a standing order, which requires another player's turn. */
export const canBeOrdered = (game: Game, { branch, seat, doable }: PlanView): boolean =>
  doable === 0 &&
  game.record.status === 'playing' &&
  !pendingSeats(branch.start).includes(seat) &&
  conditionalActionsOf(branch, seat).length > 0;

/** Returns whether the table allows hints now and the seat still has a turn in this round. */
function canAskChief({ record }: Game, { branch: { start }, seat }: PlanView): boolean {
  const allowed = record.status === 'playing' && !record.paused && record.hints === true;
  const turn = allowed ? asIfOnTurn(start, seat) : undefined;
  return turn !== undefined && pendingSeats(turn).includes(seat);
}

function buttonRows(panel: PanelContext, plan: PlanView): Part[] {
  const { game, language } = panel;
  const t = translator('plans', language);
  const { mode, branch } = plan;
  const steps = branch.steps.length;
  const list: Button[] = [
    ...(canBePlayed(game, plan)
      ? [{ id: idOf(panel, 'doit'), label: t('doIt'), style: 'success' } as const]
      : []),
    ...(canBeOrdered(game, plan) ? [{ id: idOf(panel, 'order'), label: t('order') }] : []),
    ...(canAskChief(game, plan)
      ? [{ id: customId('planchief', game.record.id), label: t('askChief'), emoji: '💡' }]
      : []),
    ...(steps > possible(plan) ? [{ id: idOf(panel, 'keep'), label: t('keep') }] : []),
    ...(steps > 0 && steps === possible(plan)
      ? [{ id: idOf(panel, 'takeback'), label: t('takeBack'), emoji: '↩️' }]
      : []),
    ...(steps > 0 ? [{ id: idOf(panel, 'anew'), label: t('anew') }] : []),
    ...(branch.start.players.length > 1
      ? [
          mode === 'alone'
            ? { id: idOf(panel, 'passing'), label: t('passing', { single: hasOneOpponent(plan) }) }
            : { id: idOf(panel, 'alone'), label: t('alone') },
        ]
      : []),
  ];
  return list.length === 0 ? [] : [buttons(...list)];
}
