/** The webhook of an interaction: its messages and follow-ups. */
import type { Hono } from 'hono';
import { editMessage } from '../edits.ts';
import { createMessage, deleteMessage, FLAGS } from '../messages.ts';
import { fine, type Outcome, REFUSALS, refused } from '../problems.ts';
import { type MessageBody, messageBody } from '../request-schemas.ts';
import type { Interaction, Stored } from '../state.ts';
import { answering, isEphemeral } from './callback.ts';
import { answer, type RestEnv, type Services } from './context.ts';
import { type Intake, parseBody } from './intake.ts';

export function addWebhooks(app: Hono<RestEnv>, { world, interactions }: Services): void {
  const find = (application: string, token: string): Outcome<Interaction> => {
    const interaction = interactions.byToken(token);
    if (interaction === undefined || application !== world.bot.id) return refused(REFUSALS.unknownWebhook);
    if (interactions.isExpired(interaction)) return refused(REFUSALS.invalidToken);
    // Follow-ups require an acknowledged interaction.
    return interaction.acknowledged === undefined ? refused(REFUSALS.unknownWebhook) : fine(interaction);
  };

  /** Returns a message of this interaction: its first answer, or a follow-up. */
  const findMessage = (interaction: Interaction, id: string): Stored | undefined => {
    const stored = world.messages.get(id === '@original' ? (interaction.original ?? '') : id);
    if (stored === undefined) return undefined;
    const { interaction_metadata: metadata } = stored.message;
    const isIts = stored.message.id === interaction.original || metadata?.id === interaction.id;
    return isIts ? stored : undefined;
  };

  const edit = (interaction: Interaction, stored: Stored, body: MessageBody, { files }: Intake) => {
    const edited = editMessage(world, stored, body, files);
    if (edited.ok) interactions.answer(interaction, { message: stored });
    return edited;
  };

  const found = (params: { app: string; token: string; message: string }) => {
    const interaction = find(params.app, params.token);
    if (!interaction.ok) return interaction;
    const stored = findMessage(interaction.value, params.message);
    if (stored === undefined) return refused(REFUSALS.unknownMessage);
    return fine({ interaction: interaction.value, stored });
  };

  app.post('/webhooks/:app/:token', (c) => {
    const intake = c.get('intake');
    const interaction = find(c.req.param('app'), c.req.param('token'));
    if (!interaction.ok) return answer(c, interaction);
    const body = parseBody(messageBody, intake.body);
    if (!body.ok) return answer(c, body);
    const original = findMessage(interaction.value, '@original');
    // As on Discord, the first follow-up replaces "is thinking" and inherits its visibility.
    if (original?.thinking === true) {
      const flags = (body.value.flags ?? 0) & FLAGS.edit;
      const edited = edit(interaction.value, original, { ...body.value, flags }, intake);
      return answer(c, edited.ok ? fine(edited.value.message) : edited);
    }
    const sent = createMessage(world, {
      ...answering(world, interaction.value, isEphemeral(body.value)),
      body: body.value,
      uploads: intake.files,
      flags: FLAGS.answer,
    });
    if (sent.ok) interactions.answer(interaction.value, { message: sent.value });
    return answer(c, sent.ok ? fine(sent.value.message) : sent);
  });

  app.get('/webhooks/:app/:token/messages/:message', (c) => {
    const place = found(c.req.param());
    return answer(c, place.ok ? fine(place.value.stored.message) : place);
  });

  app.patch('/webhooks/:app/:token/messages/:message', (c) => {
    const place = found(c.req.param());
    if (!place.ok) return answer(c, place);
    const intake = c.get('intake');
    const body = parseBody(messageBody, intake.body);
    if (!body.ok) return answer(c, body);
    const edited = edit(place.value.interaction, place.value.stored, body.value, intake);
    return answer(c, edited.ok ? fine(edited.value.message) : edited);
  });

  app.delete('/webhooks/:app/:token/messages/:message', (c) => {
    const place = found(c.req.param());
    if (!place.ok) return answer(c, place);
    deleteMessage(world, place.value.stored);
    interactions.answer(place.value.interaction, { message: undefined });
    return answer(c, fine(undefined));
  });
}
