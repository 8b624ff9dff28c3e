/** Shows what a computer player would do in the user's place. */
import { mainActionOf } from '../../../ai/index.ts';
import type { Game } from '../../../core/index.ts';
import { commandData } from '../../../discord/shared/command-data.ts';
import { purposeText } from '../../../discord/shared/computer-names.ts';
import { gameArg } from '../../../discord/shared/custom-id.ts';
import { findGame, findLatestGame, noGame, whenDone } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  type Command,
  ephemeral,
  heavyRoute,
  type InteractionContext,
} from '../../../discord/shared/interaction-context.ts';
import { type Button, buttons, type Panel, text } from '../../../discord/shared/panel.ts';
import { colourOf, seatOf } from '../../../discord/shared/player-names.ts';
import { type Action, type ActionType, fullestPlan, PLAN_ITEMS, play } from '../../../engine/index.ts';
import { actionText, translator } from '../../../text/index.ts';
import type { Advice } from '../../computers/index.ts';
import { encode } from './action-code.ts';
import { actionName } from './action-labels.ts';
import { asksFirst } from './asks-first.ts';
import { refused } from './authorize-click.ts';
import {
  backButton,
  createPanelContext,
  idOf,
  type PanelContext,
  panelText,
  tryButton,
} from './panel-context.ts';
import { codeOfPlan, planAfter } from './production-plan.ts';

/** Maximum number of steps of a turn shown: a main action and a whole swap at a port. Production is shown whole. */
const STEPS = 6;

async function hint(context: InteractionContext, game: Game): Promise<Answer> {
  const { id } = game.record;
  const outcome = await context.services.computers.getHint(context.actor, id);
  const seat = seatOf(game, context.actor.user);
  if (!outcome.ok && outcome.refusal.code === 'stale' && seat !== undefined) {
    // The message it was asked from may show what the user has done since.
    return ephemeral((await refused(context, id, seat, outcome.refusal)).panel);
  }
  return whenDone(
    context,
    outcome,
    ({ game: now, ...advice }) => answer(hintPanel(now, advice, context)),
    game,
  );
}

function hintPanel(
  game: Game,
  { thoughts, replaced }: Advice,
  { actor, language, settings }: InteractionContext,
): Panel {
  const [first] = thoughts;
  const seat = seatOf(game, actor.user);
  if (first === undefined || seat === undefined) throw new Error(`no advice in game ${game.record.id}`);
  const panel = createPanelContext(game, seat, language);
  const { what, why } = adviceWords(panel, thoughts);
  return {
    colour: colourOf(game, seat),
    parts: [
      text(translator('computers', panel.words)('hint', { what, why, replaced: insteadOf(replaced) })),
      buttons(
        wayTo(
          panel,
          thoughts.map(({ action }) => action),
          settings.askFirst === true,
        ),
        backButton(panel),
      ),
    ],
  };
}

/** Returns the variant of the text for a simple move that replaces the level's; `none` if nothing was replaced. */
export const insteadOf = (replaced: Advice['replaced']): 'none' | 'hung' | 'other' =>
  replaced === undefined ? 'none' : replaced === 'hung' || replaced === 'cut' ? 'hung' : 'other';

/** Returns what a computer would do, and why: its purpose, and what it is better than. */
export function adviceWords(
  panel: PanelContext,
  thoughts: Advice['thoughts'],
): { readonly what: string; readonly why: string } {
  const [first] = thoughts;
  if (first === undefined) throw new Error('there is always a thought');
  const t = translator('computers', panel.words);
  const actions = thoughts.map(({ action }) => action);
  const steps = actions.filter(({ type }, nth) => nth === 0 || !CLOSING.includes(type));
  const what = makesNothing(panel, actions)
    ? [t('makesNothing')]
    : inTurn(panel, isProduction(actions) ? steps : steps.slice(0, STEPS));
  const { lead } = first;
  const why = [
    purposeText(mainThought(thoughts) ?? first, panel.words, 'reader'),
    ...(lead === undefined
      ? []
      : [
          t('lead', {
            points: Math.round(lead.points),
            next: actionName(panel.state, panel.seat, lead.next, panel.words),
          }),
        ]),
  ];
  return { what: what.join('; '), why: why.join(' ') };
}

/** Returns the thought about a turn's main action. What comes before, such as a swap in a port, only prepares it. */
function mainThought(thoughts: Advice['thoughts']): Advice['thoughts'][number] | undefined {
  const main = mainActionOf(thoughts.map(({ action }) => action));
  const at = thoughts.findIndex(({ action }) => action === main);
  // A price is shifted for the trade that follows (R-PORT-6).
  return (main.type === 'shiftPrice' ? thoughts[at + 1] : undefined) ?? thoughts[at];
}

/** Returns each action in words, as it stands after those before it: they may have placed the unit it names. */
function inTurn({ state: start, prose, seat }: PanelContext, actions: readonly Action[]): string[] {
  let state = start;
  return actions.map((action) => {
    const name = actionText(action, { ...prose, state }, seat);
    const played = play(state, seat, action);
    if (played.ok) state = played.state;
    return name;
  });
}

const CLOSING: readonly ActionType[] = ['endTurn', 'confirmProduction'];
const PRODUCTION: readonly ActionType[] = ['plan', 'confirmProduction'];

export const isProduction = ([first]: readonly Action[]): boolean =>
  first !== undefined && PRODUCTION.includes(first.type);

/** Returns whether production is advised in which nothing is made, although something could be. */
function makesNothing(panel: PanelContext, actions: readonly Action[]): boolean {
  const advised = isProduction(actions) ? planAfter(panel, actions) : undefined;
  const most = fullestPlan(panel.state, panel.seat);
  return (
    advised !== undefined &&
    PLAN_ITEMS.every((item) => advised[item] === 0) &&
    PLAN_ITEMS.some((item) => most[item] > 0)
  );
}

/**
 * Returns the button that follows the advice, ending the turn too if that is the advice; for production, the button to
 * that decision with the advised numbers. An action that has to be confirmed has its usual
 * button.
 */
function wayTo(panel: PanelContext, actions: readonly Action[], askFirst: boolean): Button {
  const [first, second] = actions;
  if (first === undefined || isProduction(actions)) {
    const advised = planAfter(panel, actions);
    return {
      id: idOf(panel, 'act', 'production', ...(advised === undefined ? [] : [codeOfPlan(advised)])),
      label: panelText(panel, 'planProduction'),
      style: 'primary',
    };
  }
  const usual = tryButton(panel, first, 'primary');
  const ends = second?.type === 'endTurn' && !askFirst && !asksFirst(panel, first);
  return ends ? { ...usual, id: idOf(panel, 'do', encode(first), 'end') } : usual;
}

/** Replaces the panel it was asked from. */
export const hintRoute: AnyRoute = heavyRoute('hint', 'update', [gameArg], async (context, [id]) => {
  const game = await findGame(context, id);
  return game === undefined ? noGame(context) : await hint(context, game);
});

export const hintCommand: Command = {
  data: commandData('hint', 'hint'),
  heavy: true,
  async run(context) {
    const game = await findLatestGame(context);
    return game === undefined ? noGame(context) : await hint(context, game);
  },
};
