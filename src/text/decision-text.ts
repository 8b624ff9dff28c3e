/** Texts for a player who decides: the decision, the possible moves, and reasons for refusals. */
import type { ContentProblem } from '../content/index.ts';
import type { Action, Decision, Rejection, Seat } from '../engine/index.ts';
import { actionData, decisionData, rejectionData } from './data.ts';
import { formatMessage } from './game-text.ts';
import { render, type Value } from './icu.ts';
import { type AnyContext, type ResolvedContext, resolveContext } from './text-context.ts';

/** Returns why something was refused, and what would help. */
export function rejectionText(rejection: Rejection, context: AnyContext = {}): string {
  const resolved = resolveContext(context);
  return formatMessage(
    resolved,
    resolved.words.rejections[rejection.code],
    rejectionData(resolved, rejection),
  );
}

/**
 * Returns an action as the rest of a sentence in the present tense: "buys 2 whisky". With a game in the context, units
 * and offers have their names; `seat` is the acting player.
 */
export const actionText = (action: Action, context: AnyContext = {}, seat?: Seat): string =>
  actionWords(resolveContext(context), action, seat);

/** Returns what `actionText` does, for a resolved context. */
const actionWords = (resolved: ResolvedContext, action: Action, seat?: Seat): string =>
  formatMessage(resolved, resolved.words.actions[action.type], actionData(resolved, action, seat));

/** Describes a decision to its player; in more detail with a game in the context. */
export function decisionText(decision: Decision, context: AnyContext = {}): string {
  const resolved = resolveContext(context);
  return formatMessage(resolved, resolved.words.decisions[decision.kind], decisionData(resolved, decision));
}

/** Describes a problem with an owner's content, and where it is. */
export function problemText(problem: ContentProblem, context: AnyContext = {}): string {
  const { language, words } = resolveContext(context);
  const values = problemValues(problem);
  if (values.path === '') values.path = render(language, words.log.wholeFile);
  // The reader is editing the file, so its own words are shown instead of names.
  return render(language, words.problems[problem.code], values);
}

/** Returns the values of a problem's message. */
export function problemValues(problem: ContentProblem): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const [key, value] of Object.entries(problem)) values[key] = value as Value;
  if (problem.code === 'outOfRange' || problem.code === 'wrongLength') {
    const { minimum, maximum } = problem;
    const one = minimum === undefined ? 'most' : maximum === undefined ? 'least' : 'both';
    values.bounds = minimum === maximum ? 'exact' : one;
    values.minimum ??= '';
    values.maximum ??= '';
  }
  return values;
}
