/** What is said to a player who decides: what there is to decide, what a move would be, why it cannot be. */
import type { ContentProblem } from '../content/index.ts';
import type { Action, Decision, Rejection, Seat } from '../engine/index.ts';
import { actionData, decisionData, rejectionData } from './data.ts';
import { say } from './game-text.ts';
import { render, type Value } from './icu.ts';
import { type TextContext, type Voice, voiceOf } from './text-context.ts';

/** Why something was refused, and what would help. */
export function rejectionText(rejection: Rejection, context: TextContext | string = {}): string {
  const voice = voiceOf(context);
  return say(voice, voice.words.rejections[rejection.code], rejectionData(voice, rejection));
}

/**
 * How an action reads after a name, in the present: "buys 2 whisky". With the game in the context units and
 * offers are called by what they are; `seat` says whose.
 */
export function actionText(action: Action, context: TextContext | string = {}, seat?: Seat): string {
  return actionWords(voiceOf(context), action, seat);
}

/** As `actionText`, for those who have a voice already. */
export function actionWords(voice: Voice, action: Action, seat?: Seat): string {
  return say(voice, voice.words.actions[action.type], actionData(voice, action, seat));
}

/** What a player has to decide, said to that player. With the game in the context it says more. */
export function decisionText(decision: Decision, context: TextContext | string = {}): string {
  const voice = voiceOf(context);
  return say(voice, voice.words.decisions[decision.kind], decisionData(voice, decision));
}

/** What is wrong with an owner's figures, and where. */
export function problemText(problem: ContentProblem, context: TextContext | string = {}): string {
  const { language, words } = voiceOf(context);
  const values = problemValues(problem);
  if (values.path === '') values.path = render(language, words.log.wholeFile);
  // Whoever reads this is writing the file, so its own words are shown, not their names.
  return render(language, words.problems[problem.code], values);
}

/** The values of a problem's message. */
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
