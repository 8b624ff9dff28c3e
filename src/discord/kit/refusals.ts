/** Why something was not done: in words, and as a panel. */
import type { Game, Refusal } from '../../app/index.ts';
import { phrase, rejectionText } from '../../text/index.ts';
import { mention } from './markup.ts';
import { note, type Panel } from './panel.ts';
import { wordsOf } from './people.ts';

/** Why something was not done, in words. */
export function refusalText(refusal: Refusal, language: string, game?: Game): string {
  const context = game === undefined ? language : wordsOf(game, language);
  if (refusal.code === 'rejected') return rejectionText(refusal.rejection, context);
  const host = 'host' in refusal ? { host: mention(refusal.host) } : {};
  return phrase('refusals', refusal.code, { ...refusal, ...host }, context);
}

export function refusalPanel(refusal: Refusal, language: string, game?: Game): Panel {
  return note(refusalText(refusal, language, game));
}
