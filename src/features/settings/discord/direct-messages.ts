/** Direct messages: enabled by a test message that proves they arrive. */

import type { InteractionContext } from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { botText } from '../../../text/index.ts';

/** Turns direct messages on or off. Returns a message if the panel alone does not explain the result. */
export async function switchDirect(context: InteractionContext, on: boolean): Promise<string | undefined> {
  const { services, actor, language } = context;
  const { user } = actor;
  if (!on) {
    await services.settings.updateUser(user, { direct: undefined, refusalTold: undefined });
    return undefined;
  }
  const result = await context.direct(user, note(botText('settings', 'directTest', {}, language)));
  if (result === 'failed') return botText('settings', 'directFailed', {}, language);
  // The refusal is already shown in this answer.
  const refused = { direct: 'refused', refusalTold: true } as const;
  await services.settings.updateUser(
    user,
    result === 'sent' ? { direct: 'on', refusalTold: undefined } : refused,
  );
  return undefined;
}
