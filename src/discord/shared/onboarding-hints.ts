/** Private hints under an answer, each shown once: set your hours; Discord refused a direct message. */
import { botText } from '../../text/index.ts';
import { customId } from './custom-id.ts';
import type { InteractionContext } from './interaction-context.ts';
import { buttons, type Panel, type Part, text } from './panel.ts';

/** Adds a hint the user hasn't seen yet. A failure leaves the panel unchanged. */
export async function withOnboardingHint(context: InteractionContext, panel: Panel): Promise<Panel> {
  try {
    return { ...panel, parts: [...panel.parts, ...(await untold(context))] };
  } catch (error) {
    context.log.warn({ err: error }, 'failed to add a hint');
    return panel;
  }
}

async function untold({ services, actor, guild, language }: InteractionContext): Promise<Part[]> {
  const { user } = actor;
  const person = await services.settings.getUser(user);
  if (person.direct === 'refused' && person.refusalTold !== true) {
    await services.settings.updateUser(user, { refusalTold: true });
    return [text(botText('settings', 'refusedOnce', {}, language))];
  }
  if (person.hours !== undefined || person.offered === true) return [];
  if ((await services.settings.getGuild(guild)).hours !== undefined) return [];
  await services.settings.updateUser(user, { offered: true });
  const button = {
    id: customId('hours', 'own', 'beside'),
    label: botText('settings', 'buttonOffer', {}, language),
  };
  return [text(botText('settings', 'offer', {}, language)), buttons(button)];
}
