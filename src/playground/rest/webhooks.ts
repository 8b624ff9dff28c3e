/** The webhook of an interaction: its messages and follow-ups. */
import type { Hono } from 'hono';
import { editMessage } from '../edits.ts';
import { createMessage, deleteMessage, FLAGS } from '../messages.ts';
import { REFUSALS } from '../problems.ts';
import { type MessageBody, messageBody } from '../request-schemas.ts';
import type { Interaction, Stored } from '../state.ts';
import { answering, isEphemeral } from './callback.ts';
import { answer, type RestEnv, type Services } from './context.ts';
import { type Intake, parseBody } from './intake.ts';
import { granted, refuse } from './refuse.ts';

export function addWebhooks(app: Hono<RestEnv>, { world, interactions }: Services): void {
  const find = (application: string, token: string): Interaction => {
    const interaction = interactions.byToken(token);
    if (interaction === undefined || application !== world.bot.id) return refuse(REFUSALS.unknownWebhook);
    if (interactions.isExpired(interaction)) return refuse(REFUSALS.invalidToken);
    // Follow-ups require an acknowledged interaction.
    return interaction.acknowledged === undefined ? refuse(REFUSALS.unknownWebhook) : interaction;
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
    const { message } = granted(editMessage(world, stored, body, files));
    interactions.answer(interaction, { message: stored });
    return message;
  };

  const found = (params: { app: string; token: string; message: string }) => {
    const interaction = find(params.app, params.token);
    const stored = findMessage(interaction, params.message);
    if (stored === undefined) return refuse(REFUSALS.unknownMessage);
    return { interaction, stored };
  };

  app.post('/webhooks/:app/:token', (c) => {
    const intake = c.get('intake');
    const interaction = find(c.req.param('app'), c.req.param('token'));
    const body = parseBody(messageBody, intake.body);
    const original = findMessage(interaction, '@original');
    // As on Discord, the first follow-up replaces "is thinking" and inherits its visibility.
    if (original?.thinking === true) {
      const flags = (body.flags ?? 0) & FLAGS.edit;
      return answer(c, edit(interaction, original, { ...body, flags }, intake));
    }
    const request = { ...answering(world, interaction, isEphemeral(body)), body, uploads: intake.files };
    const sent = granted(createMessage(world, { ...request, flags: FLAGS.answer }));
    interactions.answer(interaction, { message: sent });
    return answer(c, sent.message);
  });

  app.get('/webhooks/:app/:token/messages/:message', (c) => answer(c, found(c.req.param()).stored.message));

  app.patch('/webhooks/:app/:token/messages/:message', (c) => {
    const place = found(c.req.param());
    const intake = c.get('intake');
    const body = parseBody(messageBody, intake.body);
    return answer(c, edit(place.interaction, place.stored, body, intake));
  });

  app.delete('/webhooks/:app/:token/messages/:message', (c) => {
    const place = found(c.req.param());
    deleteMessage(world, place.stored);
    interactions.answer(place.interaction, { message: undefined });
    return answer(c, undefined);
  });
}
