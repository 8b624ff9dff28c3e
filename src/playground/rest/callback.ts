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
import { invalid, type Outcome, type Problem, REFUSALS, wrong } from '../problems.ts';
import { callbackBody, choicesBody, type MessageBody, messageBody, modalBody } from '../request-schemas.ts';
import type { Interaction, Stored, World } from '../state.ts';
import { answer, type RestEnv, refusalAnswer, type Services } from './context.ts';
import { type Intake, parseBody } from './intake.ts';
import { granted, refuse, refuseIf } from './refuse.ts';

type Handler = (
  services: Services,
  interaction: Interaction,
  data: unknown,
  intake: Intake,
) => Stored | undefined;

const ANSWERS: Readonly<Record<number, readonly number[]>> = {
  [TYPES.command]: [4, 5, 9],
  [TYPES.component]: [4, 5, 6, 7, 9],
  [TYPES.autocomplete]: [8],
  [TYPES.modal]: [4, 5, 6, 7],
};

const refuseData = (problems: readonly Problem[] = []) =>
  refuseIf(problems.map((problem) => ({ ...problem, at: ['data', ...problem.at] })));

/** Does what `granted` does, with the problems below `data`. */
function grantedData(outcome: Outcome<Stored>): Stored {
  if (!outcome.ok) refuseData(outcome.refusal.problems);
  return granted(outcome);
}

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
  const made = grantedData(
    createMessage(world, {
      ...answering(world, interaction, isEphemeral(body)),
      body,
      uploads,
      flags: FLAGS.answer,
    }),
  );
  interactions.acknowledge(interaction, 'reply');
  interaction.original = made.message.id;
  interactions.answer(interaction, { message: made });
  return made;
};

const deferReply: Handler = ({ world, interactions }, interaction, data) => {
  const body = parseBody(messageBody, data ?? {}, ['data']);
  if (((body.flags ?? 0) & ~MessageFlags.Ephemeral) !== 0) {
    refuseData([wrong(['flags'], 'A deferred answer takes only the EPHEMERAL flag.', 'BASE_TYPE_CHOICES')]);
  }
  const thinking = createThinkingMessage(world, answering(world, interaction, isEphemeral(body)));
  interactions.acknowledge(interaction, 'deferredReply');
  interaction.original = thinking.message.id;
  return thinking;
};

const deferUpdate: Handler = ({ interactions }, interaction) => {
  interactions.acknowledge(interaction, 'deferredUpdate');
  interaction.original = interaction.source?.message.id;
  return interaction.source;
};

const update: Handler = ({ world, interactions }, interaction, data, { files }) => {
  const { source } = interaction;
  // It may have been deleted between the click and the answer.
  if (source === undefined || !world.messages.has(source.message.id)) return refuse(REFUSALS.unknownMessage);
  const body = parseBody(messageBody, data ?? {}, ['data']);
  const edited = grantedData(editMessage(world, source, body, files));
  interactions.acknowledge(interaction, 'update');
  interaction.original = source.message.id;
  interactions.answer(interaction, { message: source });
  return edited;
};

const choices: Handler = ({ interactions }, interaction, data) => {
  const body = parseBody(choicesBody, data ?? {}, ['data']);
  refuseData(choiceProblems(body));
  interactions.acknowledge(interaction, 'other');
  interactions.answer(interaction, { choices: body.choices });
  return undefined;
};

const modal: Handler = ({ interactions }, interaction, data) => {
  const body = parseBody(modalBody, data ?? {}, ['data']);
  refuseData(modalProblems(body));
  interactions.acknowledge(interaction, 'other');
  // Already validated; discord-api-types has a type per component, we have one for all.
  interactions.answer(interaction, {
    modal: body as unknown as APIModalInteractionResponseCallbackData,
  });
  return undefined;
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
    if (interaction === undefined) return refuse(REFUSALS.unknownInteraction);
    if (interaction.acknowledged !== undefined) {
      // If several sessions received it, all but the first answer are bound to be refused.
      if (interaction.heard > 1) return refusalAnswer(REFUSALS.alreadyAcknowledged);
      return refuse(REFUSALS.alreadyAcknowledged);
    }
    if (interactions.isExpired(interaction)) return refuse(REFUSALS.invalidToken);
    if (interactions.isLate(interaction)) return refuse(REFUSALS.unknownInteraction);
    const body = parseBody(callbackBody, intake.body);
    const { type, data } = body;
    const handler = HANDLERS[type];
    const allowed = ANSWERS[interaction.type]?.includes(type) === true;
    const needsSource = type === 6 || type === 7;
    if (handler === undefined || !allowed || (needsSource && interaction.source === undefined)) {
      const message = `A callback of type ${type} does not answer this interaction.`;
      return refuse(invalid([wrong(['type'], message, 'BASE_TYPE_CHOICES')]).refusal);
    }
    const done = handler(services, interaction, data, intake);
    const full = c.req.query('with_response') === 'true';
    return answer(c, full ? responseObject(world, interaction, type, done) : undefined);
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
