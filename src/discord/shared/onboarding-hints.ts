/** What is told once, privately, under an answer: that hours can be settled, and that Discord refuses messages. */
import { botText } from '../../text/index.ts';
import { customId } from './custom-id.ts';
import type { InteractionContext } from './interaction-context.ts';
import { buttons, type Panel, type Part, text } from './panel.ts';

/** The panel, with what its reader has not been told yet below it. What was done is told in any case. */
export async function withOnboardingHint(visit: InteractionContext, panel: Panel): Promise<Panel> {
  try {
    return { ...panel, parts: [...panel.parts, ...(await untold(visit))] };
  } catch (error) {
    visit.log.warn({ err: error }, 'nothing was offered');
    return panel;
  }
}

/** What somebody is to be told now; it counts as told. */
async function untold({ app, actor, guild, language }: InteractionContext): Promise<Part[]> {
  const { user } = actor;
  const person = await app.settings.getUser(user);
  if (person.direct === 'refused' && person.refusalTold !== true) {
    await app.settings.updateUser(user, { refusalTold: true });
    return [text(botText('settings', 'refusedOnce', {}, language))];
  }
  if (person.hours !== undefined || person.offered === true) return [];
  if ((await app.settings.getGuild(guild)).hours !== undefined) return [];
  await app.settings.updateUser(user, { offered: true });
  const button = {
    id: customId('hours', 'own', 'beside'),
    label: botText('settings', 'buttonOffer', {}, language),
  };
  return [text(botText('settings', 'offer', {}, language)), buttons(button)];
}
