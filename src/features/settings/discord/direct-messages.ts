/** Direct messages, switched on with a message that shows whether they arrive, and off. */

import type { InteractionContext } from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { botText } from '../../../text/index.ts';

/** Switches them; gives what there is to say about it besides what the panel shows. */
export async function switchDirect(visit: InteractionContext, on: boolean): Promise<string | undefined> {
  const { app, actor, language } = visit;
  const { user } = actor;
  if (!on) {
    await app.settings.updateUser(user, { direct: undefined, refusalTold: undefined });
    return undefined;
  }
  const came = await visit.direct(user, note(botText('settings', 'directTest', {}, language)));
  if (came === 'failed') return botText('settings', 'directFailed', {}, language);
  // Whoever is refused here reads it in this answer.
  const refused = { direct: 'refused', refusalTold: true } as const;
  await app.settings.updateUser(user, came === 'sent' ? { direct: 'on', refusalTold: undefined } : refused);
  return undefined;
}
