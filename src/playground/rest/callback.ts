/** POST /interactions/{id}/{token}/callback: the first response to an interaction, of any type. */
import {
  type APIModalInteractionResponseCallbackData,
  MessageFlags,
  MessageType,
  InteractionResponseType as Type,
} from 'discord-api-types/v10';
import type { Hono } from 'hono';
import { editMessage } from '../edits.ts';
import { metadataOf, TYPES } from '../interactions.ts';
import { choiceProblems, modalProblems } from '../limits/modal.ts';
import { createMessage, createThinkingMessage, FLAGS } from '../messages.ts';
import { fine, invalid, type Outcome, type Problem, REFUSALS, refused, wrong } from '../problems.ts';
import { callbackBody, choicesBody, type MessageBody, messageBody, modalBody } from '../request-schemas.ts';
import type { Interaction, Stored, World } from '../state.ts';
import { answer, type RestEnv, type Services } from './context.ts';
import { type Intake, parseBody } from './intake.ts';

type Done = Outcome<Stored | undefined>;

type Handler = (services: Services, interaction: Interaction, data: unknown, intake: Intake) => Done;

const ANSWERS: Readonly<Record<number, readonly number[]>> = {
  [TYPES.command]: [4, 5, 9],
  [TYPES.component]: [4, 5, 6, 7, 9],
  [TYPES.autocomplete]: [8],
  [TYPES.modal]: [4, 5, 6, 7],
};

const underData = (problems: readonly Problem[]) =>
  invalid(problems.map((problem) => ({ ...problem, at: ['data', ...problem.at] })));

const below = (outcome: Outcome<Stored>): Outcome<Stored> =>
  outcome.ok || outcome.refusal.problems === undefined ? outcome : underData(outcome.refusal.problems);

/** Returns the fields of a new message that depend on the interaction it answers. */
export const answering = (world: World, interaction: Interaction, ephemeral: boolean) => {
  const { command, type, user, source, channel } = interaction;
  return {
    author: world.bot,
    channel,
    onlyFor: ephemeral ? user.id : undefined,
    answers: {
      metadata: metadataOf(interaction),
      used: command === undefined ? undefined : { user: user.name, command },
      type:
        type === TYPES.command
          ? MessageType.ChatInputCommand
          : source === undefined
            ? MessageType.Default
            : MessageType.Reply,
      reference: source?.message.id,
    },
  };
};

export const isEphemeral = ({ flags }: MessageBody) => ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;

const reply: Handler = ({ world, interactions }, interaction, data, { files: uploads }) => {
  const body = parseBody(messageBody, data ?? {}, ['data']);
  if (!body.ok) return body;
  const made = below(
    createMessage(world, {
      ...answering(world, interaction, isEphemeral(body.value)),
      body: body.value,
      uploads,
      flags: FLAGS.answer,
    }),
  );
  if (!made.ok) return made;
  interactions.acknowledge(interaction, 'reply');
  interaction.original = made.value.message.id;
  interactions.answer(interaction, { message: made.value });
  return made;
};

const deferReply: Handler = ({ world, interactions }, interaction, data) => {
  const body = parseBody(messageBody, data ?? {}, ['data']);
  if (!body.ok) return body;
  if (((body.value.flags ?? 0) & ~MessageFlags.Ephemeral) !== 0) {
    return underData([
      wrong(['flags'], 'A deferred answer takes only the EPHEMERAL flag.', 'BASE_TYPE_CHOICES'),
    ]);
  }
  const thinking = createThinkingMessage(world, answering(world, interaction, isEphemeral(body.value)));
  interactions.acknowledge(interaction, 'deferredReply');
  interaction.original = thinking.message.id;
  return fine(thinking);
};

const deferUpdate: Handler = ({ interactions }, interaction) => {
  interactions.acknowledge(interaction, 'deferredUpdate');
  interaction.original = interaction.source?.message.id;
  return fine(interaction.source);
};

const update: Handler = ({ world, interactions }, interaction, data, { files }) => {
  const { source } = interaction;
  // It may have been deleted between the click and the answer.
  if (source === undefined || !world.messages.has(source.message.id)) return refused(REFUSALS.unknownMessage);
  const body = parseBody(messageBody, data ?? {}, ['data']);
  if (!body.ok) return body;
  const edited = below(editMessage(world, source, body.value, files));
  if (!edited.ok) return edited;
  interactions.acknowledge(interaction, 'update');
  interaction.original = source.message.id;
  interactions.answer(interaction, { message: source });
  return edited;
};

const choices: Handler = ({ interactions }, interaction, data) => {
  const body = parseBody(choicesBody, data ?? {}, ['data']);
  if (!body.ok) return body;
  const problems = choiceProblems(body.value);
  if (problems.length > 0) return underData(problems);
  interactions.acknowledge(interaction, 'other');
  interactions.answer(interaction, { choices: body.value.choices });
  return fine(undefined);
};

const modal: Handler = ({ interactions }, interaction, data) => {
  const body = parseBody(modalBody, data ?? {}, ['data']);
  if (!body.ok) return body;
  const problems = modalProblems(body.value);
  if (problems.length > 0) return underData(problems);
  interactions.acknowledge(interaction, 'other');
  // Already validated; discord-api-types has a type per component, we have one for all.
  interactions.answer(interaction, {
    modal: body.value as unknown as APIModalInteractionResponseCallbackData,
  });
  return fine(undefined);
};

const HANDLERS: Readonly<Record<number, Handler>> = {
  [Type.ChannelMessageWithSource]: reply,
  [Type.DeferredChannelMessageWithSource]: deferReply,
  [Type.DeferredMessageUpdate]: deferUpdate,
  [Type.UpdateMessage]: update,
  [Type.ApplicationCommandAutocompleteResult]: choices,
  [Type.Modal]: modal,
};

export function addCallback(app: Hono<RestEnv>, services: Services): void {
  const { interactions, world } = services;
  app.post('/interactions/:id/:token/callback', (c) => {
    const intake = c.get('intake');
    const interaction = interactions.byId(c.req.param('id'), c.req.param('token'));
    if (interaction === undefined) return answer(c, refused(REFUSALS.unknownInteraction));
    if (interaction.acknowledged !== undefined) {
      const refusal = answer(c, refused(REFUSALS.alreadyAcknowledged));
      // If several sessions received it, all but the first answer are bound to be refused.
      if (interaction.heard > 1) c.set('refusal', undefined);
      return refusal;
    }
    if (interactions.isExpired(interaction)) return answer(c, refused(REFUSALS.invalidToken));
    if (interactions.isLate(interaction)) return answer(c, refused(REFUSALS.unknownInteraction));
    const body = parseBody(callbackBody, intake.body);
    if (!body.ok) return answer(c, body);
    const { type, data } = body.value;
    const handler = HANDLERS[type];
    const allowed = ANSWERS[interaction.type]?.includes(type) === true;
    const needsSource = type === 6 || type === 7;
    if (handler === undefined || !allowed || (needsSource && interaction.source === undefined)) {
      const message = `A callback of type ${type} does not answer this interaction.`;
      return answer(c, invalid([wrong(['type'], message, 'BASE_TYPE_CHOICES')]));
    }
    const done = handler(services, interaction, data, intake);
    if (!done.ok) return answer(c, done);
    const full = c.req.query('with_response') === 'true';
    return answer(c, fine(full ? responseObject(world, interaction, type, done.value) : undefined));
  });
}

const responseObject = (
  world: World,
  interaction: Interaction,
  type: number,
  stored: Stored | undefined,
) => ({
  interaction: {
    id: interaction.id,
    type: interaction.type,
    ...(stored === undefined
      ? {}
      : {
          response_message_id: stored.message.id,
          response_message_loading: stored.thinking,
          response_message_ephemeral: stored.onlyFor !== undefined,
        }),
  },
  resource: {
    type,
    ...(stored === undefined || !world.messages.has(stored.message.id) ? {} : { message: stored.message }),
  },
});
