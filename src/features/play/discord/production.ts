/** Typed production decisions: the numbers of a plan (R-PROD-1). */
import type { About, Input } from '../../../discord/shared/command-data.ts';
import {
  answer,
  type CommandValues,
  type InteractionContext,
  type Suggestion,
} from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { type Action, check, type PlanItem } from '../../../engine/index.ts';
import { botText } from '../../../text/index.ts';
import { playedPanel } from './action-result.ts';
import { panelFor } from './panels/index.ts';
import { rejected, rejectedValue, unreadable } from './parse-action.ts';
import { actingPlayer, type PlayerContext, playerContextOf } from './player-context.ts';
import { type PlanAction, withPlannedAction } from './production-plan.ts';
import { askingFor, suggestValues } from './suggest.ts';
import { readValue } from './typed-values.ts';

/** The options, each a number of the plan; spot 1 is always empty by then. The flag `now` says whether to confirm at once. */
export const PLANNED: readonly { name: Input; item: PlanItem; about: About }[] = [
  { name: 'cheese', item: 'cheeseDairy', about: 'produceCheese' },
  { name: 'bread', item: 'bakery', about: 'produceBread' },
  { name: 'whisky', item: 'distillery', about: 'produceWhisky' },
  { name: 'butter', item: 'butter', about: 'produceButter' },
  { name: 'store', item: 'store', about: 'produceStore' },
  { name: 'take-2', item: 'take2', about: 'produceTake2' },
  { name: 'take-3', item: 'take3', about: 'produceTake3' },
];
export const NOW = { name: 'now', about: 'produceNow' } as const;

/** Plans the given numbers, and confirms unless `now` is false. All or nothing. */
export async function runPlan(context: InteractionContext, { text: texts, flag }: CommandValues) {
  const { language } = context;
  const found = await actingPlayer(context);
  if (!found.ok) return answer(found.panel);
  const { game, state, seat } = found.here;
  const asking = askingFor(found.here, 'plan', language);
  const wanted: PlanAction[] = [];
  for (const { name, item } of PLANNED) {
    const text = texts[name];
    if (text === undefined) continue;
    const count = readValue(asking, { item }, 'count', text);
    if (typeof count !== 'number') {
      return answer(note(...unreadable(asking, { item }, { name, field: 'count' }, text)));
    }
    wanted.push({ type: 'plan', item, count });
  }
  if (wanted.length === 0 && state.production[seat] !== undefined) {
    return answer(panelFor(game, seat, language, [botText('slash', 'nothingPlanned', {}, language)]));
  }
  const tried = withPlannedAction(state, seat, wanted);
  if (!tried.ok) {
    const { item } = tried.action;
    const name = PLANNED.find((one) => one.item === item)?.name ?? 'count';
    const beside = askingFor({ game, state: tried.state, seat }, 'plan', language);
    const option = { name, field: 'count' } as const;
    return answer(note(...rejectedValue(beside, { item }, option, tried.rejection)));
  }
  const confirm = flag[NOW.name] !== false;
  const changed = tried.actions.length > 0 || state.production[seat]?.touched === true;
  // Zeros alone change nothing, but they replace the fullest plan.
  const actions: Action[] = confirm
    ? [...tried.actions, { type: 'confirmProduction' }]
    : changed
      ? tried.actions
      : wanted;
  if (confirm) {
    const rejection = check(tried.state, seat, { type: 'confirmProduction' });
    if (rejection !== undefined) return answer(note(...rejected(asking, 'confirmProduction', {}, rejection)));
  }
  return answer(await playAll(context, found.here, actions, confirm));
}

async function playAll(
  context: InteractionContext,
  { game, state, seat }: PlayerContext,
  actions: readonly Action[],
  confirm: boolean,
) {
  const { language } = context;
  const [action, ...next] = actions;
  const played =
    action && (await context.services.play.play(context.actor, game.record.id, { action, next }));
  if (played?.ok === false) return refusalPanel(played.refusal, language, game);
  const more = confirm ? [] : [botText('slash', 'notConfirmed', {}, language)];
  return playedPanel(state, played?.game ?? game, seat, actions, played?.events ?? [], language, ...more);
}

/** Suggests numbers that are possible together with those already given. */
export async function suggestPlan(
  context: InteractionContext,
  { text: texts }: CommandValues,
  option: string,
  typed: string,
): Promise<Suggestion[]> {
  const found = await playerContextOf(context);
  const item = PLANNED.find(({ name }) => name === option)?.item;
  if (!found.ok || item === undefined) return [];
  const { game, state, seat } = found.here;
  const asking = askingFor(found.here, 'plan', context.language);
  const others = PLANNED.flatMap((one): PlanAction[] => {
    const text = one.name === option ? undefined : texts[one.name];
    const count = text === undefined ? undefined : readValue(asking, { item: one.item }, 'count', text);
    return typeof count === 'number' ? [{ type: 'plan', item: one.item, count }] : [];
  });
  const tried = withPlannedAction(state, seat, others);
  if (!tried.ok) return [];
  const beside = askingFor({ game, state: tried.state, seat }, 'plan', context.language);
  return suggestValues(beside, { item }, 'count', typed);
}
