/** Shows answers: in place of the message that was clicked, beside it, or to the whole channel. */
import { MessageFlags } from 'discord.js';
import { phrase } from '../../text/index.ts';
import { note, type Panel, withoutPictures } from '../kit/panel.ts';
import type { Answer, Visit } from '../kit/visit.ts';
import type { Deferred } from './acknowledge.ts';
import { FLAGS, payloadOf, pinging } from './payload.ts';

type Refused = 'broken' | 'unreadable' | 'notShown' | 'unknownButton' | 'unknownCommand' | 'serverOnly';

/** What the bot itself runs into, told to the user alone. */
export const refused = (visit: Visit, key: Refused): Answer => ({
  kind: 'aside',
  panel: note(phrase('refusals', key, {}, visit.language)),
});

/**
 * Shows an answer. `update`: the interaction's own message is one that was there before. What was done has been
 * done by now, so a panel that cannot be drawn or sent is shown without its pictures, or at least told of.
 */
export async function show(
  interaction: Deferred,
  visit: Visit,
  result: Answer,
  update: boolean,
): Promise<void> {
  const failed = (error: unknown) =>
    visit.log.error({ err: error, channel: visit.channel }, 'an answer could not be shown');
  try {
    await place(interaction, result, update).catch((error: unknown) => {
      failed(error);
      return place(interaction, { ...result, panel: withoutPictures(result.panel) }, update);
    });
  } catch (error) {
    failed(error);
    const { panel } = refused(visit, 'notShown');
    await (update ? follow(interaction, panel, true) : edit(interaction, panel));
  }
}

async function place(interaction: Deferred, result: Answer, update: boolean): Promise<void> {
  if (result.kind === 'aside' && update) return await follow(interaction, result.panel, true);
  if (result.kind !== 'public' || update) return await edit(interaction, result.panel);
  await edit(interaction, result.note);
  await follow(interaction, result.panel, false);
}

/** What stands in the place of the answer. */
export async function edit(interaction: Deferred, panel: Panel): Promise<void> {
  const { components, files } = await payloadOf(panel);
  await interaction.editReply({
    flags: FLAGS,
    components,
    files: files.map(({ name, data }) => ({ name, attachment: data })),
    attachments: [],
    allowedMentions: pinging([]),
  });
}

/** One message more. */
export async function follow(interaction: Deferred, panel: Panel, ephemeral: boolean): Promise<void> {
  const { components, files } = await payloadOf(panel);
  await interaction.followUp({
    flags: ephemeral ? FLAGS | MessageFlags.Ephemeral : FLAGS,
    components,
    files: files.map(({ name, data }) => ({ name, attachment: data })),
    allowedMentions: pinging([]),
  });
}
