/** From an interaction to its answer: acknowledges, finds and runs the handler, shows the result. */
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
  type PermissionsBitField,
} from 'discord.js';
import { ChallengeSealedError, CorruptGameError, DiskFullError } from '../../core/index.ts';
import { HOUR_MS, SECOND_MS } from '../../durations.ts';
import type { Services } from '../../features/index.ts';
import { botText } from '../../text/index.ts';
import { parseCustomId } from '../shared/custom-id.ts';
import {
  type Answer,
  answer,
  type DialogRoute,
  ephemeral,
  type Handlers,
  type Input,
  type InteractionContext,
  type Log,
  type Route,
  type SendDirectMessage,
} from '../shared/interaction-context.ts';
import { LONGEST_VALUE, MOST_CHOICES } from '../shared/limits.ts';
import { readable } from '../shared/markup.ts';
import { note } from '../shared/panel.ts';
import { type Acknowledge, isTaken } from './acknowledge.ts';
import { installLink } from './application-settings.ts';
import { focusedOf, isTooLong, valuesOf } from './command-options.ts';
import { nameOf } from './display-name.ts';
import { chosenLocale, readerLanguage } from './locale.ts';
import { modalOf, readModal } from './modal.ts';
import {
  type BlockedChannel,
  mayPost,
  missingPermissions,
  permissionWarning,
  type WarningRule,
} from './permission-warning.ts';
import { createPrivatePanels } from './private-panels.ts';
import { rateLimitReply } from './rate-limit-reply.ts';
import type { Acquire, Cost } from './rate-limiter.ts';
import { createRecentMemory, type RecentMemory } from './recent-memory.ts';
import type { CommandIds } from './register.ts';
import { edit, refused, type Showing, sealed, show } from './respond.ts';
import { addThreadMember, isOutside, openThread, removeThreadMember } from './threads.ts';
import { canUpdate } from './update-target.ts';
import { isValidCommand } from './validate-command.ts';

interface InteractionHandlerOptions extends Handlers, Showing {
  readonly services: Services;
  readonly log: Log;
  readonly direct: SendDirectMessage;
  readonly acknowledge: Acknowledge;
  readonly heldUp: BlockedChannel;
  readonly commandIds?: CommandIds | undefined;
  readonly documents?: string | undefined;
  readonly acquire: Acquire;
  readonly onRateLimited: () => void;
}

interface Reception extends InteractionHandlerOptions {
  /** Warnings, by user and channel. */
  readonly warned: RecentMemory;
  /** Clicks that posted something, by user, message and button. */
  readonly posted: RecentMemory;
}

/** A click on the same button so soon after is not meant to post again. */
const DOUBLE_CLICK_MS = 5 * SECOND_MS;

/** Creates the handler of all interactions. It never rejects. */
export function createInteractionHandler(
  options: InteractionHandlerOptions,
): (interaction: Interaction) => Promise<void> {
  const { log, services, emojiOf } = options;
  const panels = createPrivatePanels(
    (target, panel) => edit(target, panel, emojiOf),
    () => services.now(),
  );
  const reception = {
    ...options,
    panels,
    warned: createRecentMemory(() => services.now(), HOUR_MS),
    posted: createRecentMemory(() => services.now(), DOUBLE_CLICK_MS),
  };
  return async (interaction) => {
    if (!isForUs(interaction)) return;
    try {
      const warn = await admit(interaction, reception);
      await warn?.();
    } catch (error) {
      // Another process has it. This one has done nothing, because all work follows the acknowledgement.
      if (isTaken(error)) return;
      // The user can't be notified: the connection or the interaction is gone.
      log.warn({ err: error, interaction: interaction.id }, 'failed to answer an interaction');
    }
  };
}

type Component = Extract<Interaction, MessageComponentInteraction>;
type Clicked = Component | ModalSubmitInteraction;
type Received = AutocompleteInteraction | ChatInputCommandInteraction | Clicked;

const isForUs = (interaction: Interaction): interaction is Received =>
  interaction.isAutocomplete() ||
  interaction.isChatInputCommand() ||
  interaction.isMessageComponent() ||
  interaction.isModalSubmit();

/** Warns about posts that can't be made. May take seconds, so the request counts as answered before. */
type Warn = () => Promise<void>;

/** Answers an interaction within the user's rate limit. Returns the warning to follow, if there may be one. */
async function admit(interaction: Received, reception: Reception): Promise<Warn | undefined> {
  const { acquire, onRateLimited, log } = reception;
  const user = interaction.user.id;
  const entry = acquire(user, weightOf(interaction, reception));
  if (entry.kind === 'held') {
    onRateLimited();
    if (!entry.again) log.info({ user }, 'rate limit exceeded');
    await rateLimitReply(interaction, entry);
    return undefined;
  }
  try {
    return await dealWith(interaction, reception);
  } finally {
    entry.leave();
  }
}

async function dealWith(interaction: Received, reception: Reception): Promise<Warn | undefined> {
  if (interaction.isChatInputCommand()) return await command(interaction, reception);
  if (!interaction.isAutocomplete()) return await component(interaction, reception);
  await suggest(interaction, reception);
  return undefined;
}

function weightOf(interaction: Received, { commands, routes }: Handlers): Cost {
  if (interaction.isAutocomplete()) return 'suggestion';
  const handler = interaction.isChatInputCommand()
    ? commands.find(({ data }) => data.name === interaction.commandName)
    : routes.get(parseCustomId(interaction.customId).route);
  const heavy = handler !== undefined && 'heavy' in handler ? handler.heavy : undefined;
  return heavy === true ? 'heavy' : (heavy ?? 'usual');
}

/** Returns whether the user may manage the server or this channel, whatever the commands' own settings say. */
const isModerator = (permissions: Readonly<PermissionsBitField> | null): boolean =>
  permissions?.any([PermissionFlagsBits.ManageGuild, PermissionFlagsBits.ManageChannels]) === true;

/** Returns whether the user moderates all channels, because they may manage the server. */
const isModeratorEverywhere = (permissions: Readonly<PermissionsBitField> | null): boolean =>
  permissions?.has(PermissionFlagsBits.ManageGuild) === true;

async function contextOf(
  interaction: Received,
  { services, log, direct, commandIds = () => undefined, documents, panels }: InteractionHandlerOptions,
): Promise<InteractionContext> {
  const guild = interaction.guildId ?? '';
  const channel = interaction.channelId ?? '';
  // Without their settings, a user still gets an answer.
  const settings = await services.settings.getUser(interaction.user.id).catch(() => ({}));
  const language = await readerLanguage(interaction, settings, services);
  return {
    services,
    log,
    direct,
    actor: {
      user: interaction.user.id,
      name: nameOf(interaction.user, interaction.member),
      moderator: isModerator(interaction.memberPermissions),
      at: { guild, channel },
      everywhere: isModeratorEverywhere(interaction.memberPermissions),
    },
    guild,
    channel,
    settings,
    language,
    locale: interaction.locale,
    serverLocale: chosenLocale(interaction),
    commandId: commandIds,
    documents,
    openThread: (name, how) => openThread(interaction, name, language, how),
    closePanel: async (user, slot, panel) => await panels?.close(user, channel, slot, panel),
    inThread: interaction.channel?.isThread() === true,
    isOutside: () => isOutside(interaction),
    mayPost: () => mayPost(missingPermissions(interaction)),
    letIn: (thread, user = interaction.user.id) => addThreadMember(interaction, thread, user),
    letOut: (thread, user = interaction.user.id) => removeThreadMember(interaction, thread, user),
  };
}

/** Returns whether games can be played here: not in a server that has only the bot's commands, where it can't post. */
const isHere = (interaction: Received, anywhere: boolean | undefined): boolean =>
  interaction.inCachedGuild() || anywhere === true;

function notHere({ guildId, applicationId }: Received, context: InteractionContext): Answer {
  if (guildId === null) return refused(context, 'serverOnly');
  const link = installLink(applicationId);
  return ephemeral(note(botText('refusals', 'notInstalled', { link }, context.language)));
}

async function suggest(interaction: AutocompleteInteraction, reception: InteractionHandlerOptions) {
  const { log, commands } = reception;
  const context = await contextOf(interaction, reception);
  const focused = focusedOf(interaction);
  const handler = commands.find(({ data }) => data.name === interaction.commandName);
  let found: readonly { name: string; value: string }[] = [];
  try {
    if (focused !== undefined && !isTooLong(interaction) && isHere(interaction, handler?.anywhere)) {
      found =
        (await handler?.suggest?.(context, valuesOf(interaction), focused.name, String(focused.value))) ?? [];
    }
  } catch (error) {
    if (!(error instanceof ChallengeSealedError)) {
      log.error({ err: error, command: interaction.commandName }, 'failed to suggest values');
    }
  }
  const fitting = found
    .filter(({ value }) => value.length > 0 && value.length <= LONGEST_VALUE)
    .slice(0, MOST_CHOICES);
  await interaction.respond(
    fitting.map(({ name, value }) => ({ name: readable(name.slice(0, LONGEST_VALUE)), value })),
  );
}

async function command(interaction: ChatInputCommandInteraction, reception: Reception): Promise<Warn> {
  const { acknowledge, heldUp, warned, commands, routes } = reception;
  await acknowledge(interaction, 'reply');
  const context = await contextOf(interaction, reception);
  const handler = commands.find(({ data }) => data.name === interaction.commandName);
  const result = await attempt(context, async () => {
    if (!isHere(interaction, handler?.anywhere)) return notHere(interaction, context);
    if (handler === undefined || !isValidCommand(handler.data.options, interaction.options.data)) {
      return refused(context, 'unknownCommand');
    }
    const values = valuesOf(interaction);
    const asked = await handler.run(context, values);
    return values.flag.sure === true ? await confirmed(asked, context, routes) : asked;
  });
  await show(interaction, context, result, false, reception);
  const opens = OPENING.includes(interaction.commandName);
  const when = opens ? 'always' : handler?.moves === true ? 'moves' : 'heldUp';
  return () => permissionWarning(interaction, context, heldUp, { when, limit: false }, warned);
}

/** Presses the button that confirms a command's question. Other answers stay as they are. */
async function confirmed(asked: Answer, context: InteractionContext, routes: Handlers['routes']) {
  const shown = asked.panel.parts.flatMap((part) => (part.kind === 'buttons' ? part.buttons : []));
  const { route: name, args } = parseCustomId(shown.find(({ confirms }) => confirms === true)?.id ?? '');
  const found = routes.get(name) as Route<unknown> | DialogRoute<unknown> | undefined;
  const parsed = found?.args.safeParse(args);
  if (found === undefined || found.place === 'dialog' || parsed?.success !== true) return asked;
  return await found.run(context, parsed.data, NO_INPUT);
}

/** Shows the result of a click; if it is a double click that posts something, only the note that it was posted. */
async function showOnce(
  interaction: Clicked,
  context: InteractionContext,
  result: Answer,
  update: boolean,
  reception: Reception,
): Promise<void> {
  const { posted } = reception;
  const click = [interaction.user.id, interaction.message?.id ?? '', interaction.customId];
  const isPost = result.kind === 'public' && interaction.isButton();
  const isRepeated = isPost && posted.isRecent(...click);
  const isNew = isPost && !isRepeated;
  if (isNew) posted.note(...click);
  const shown = await show(
    interaction,
    context,
    isRepeated ? answer(result.note) : result,
    update,
    reception,
  );
  if (isNew && !shown) posted.forget(...click);
}

async function component(interaction: Clicked, reception: Reception): Promise<Warn | undefined> {
  const { acknowledge, heldUp, warned, routes } = reception;
  const { route: name, args } = parseCustomId(interaction.customId);
  const found = routes.get(name) as Route<unknown> | DialogRoute<unknown> | undefined;
  const parsed = found?.args.safeParse(args);
  const here = isHere(interaction, found?.anywhere);
  if (here && found?.place === 'dialog' && parsed?.success && !interaction.isModalSubmit()) {
    await openDialog(interaction, await contextOf(interaction, reception), found, parsed.data, reception);
    return undefined;
  }
  const update = found?.place === 'update' && canUpdate(interaction.message, interaction.customId);
  await acknowledge(interaction, update ? 'update' : 'reply');
  const context = await contextOf(interaction, reception);
  const result = await attempt(context, async () => {
    if (!here) return notHere(interaction, context);
    if (found === undefined || found.place === 'dialog' || !parsed?.success) {
      return refused(context, 'unknownButton');
    }
    return await found.run(context, parsed.data, inputOf(interaction));
  });
  await showOnce(interaction, context, result, update, reception);
  return () => permissionWarning(interaction, context, heldUp, warningAfter(name), warned);
}

/** Commands and routes that begin or manage games; they always report missing permissions. */
const OPENING: readonly string[] = ['game', 'lobby', 'move', 'rematch', 'challenge', 'mod'];

/** Routes that move or decide, after which others have to be called. */
const MOVING: readonly string[] = [
  ...['try', 'choose', 'do', 'ready', 'undo', 'planstep'],
  ...['consent', 'rescue', 'sitin', 'imback', 'handover', 'goon', 'takeup', 'lobby-confirm', 'more', 'nudge'],
];

const warningAfter = (route: string): WarningRule =>
  OPENING.includes(route)
    ? { when: 'always', limit: false }
    : { when: MOVING.includes(route) ? 'moves' : 'heldUp', limit: true };

async function openDialog(
  interaction: Component,
  context: InteractionContext,
  route: DialogRoute<unknown>,
  args: unknown,
  reception: Reception,
): Promise<void> {
  let opened: Awaited<ReturnType<typeof route.open>>;
  try {
    opened = await route.open(context, args);
  } catch (error) {
    if (!(error instanceof ChallengeSealedError)) {
      context.log.error({ err: error, route: route.name }, 'failed to open a dialog');
    }
    opened = thrown(context, error).panel;
  }
  if ('fields' in opened) {
    await interaction.showModal(modalOf(opened));
    return;
  }
  await reception.acknowledge(interaction, 'reply');
  await show(interaction, context, answer(opened), false, reception);
}

const inputOf = (interaction: Clicked): Input =>
  interaction.isModalSubmit()
    ? readModal(interaction)
    : { ...NO_INPUT, values: interaction.isStringSelectMenu() ? interaction.values : [] };

const NO_INPUT: Input = { values: [], fields: {}, chosen: {} };

async function attempt(context: InteractionContext, run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ChallengeSealedError)) {
      context.log.error({ err: error, channel: context.channel }, 'a handler failed');
    }
    return thrown(context, error);
  }
}

/** Maps an exception to a reply. Unknown ones are internal errors. */
function thrown(context: InteractionContext, error: unknown): Answer {
  if (error instanceof ChallengeSealedError) return sealed(context, error);
  if (error instanceof CorruptGameError) return refused(context, 'unreadable');
  return refused(context, error instanceof DiskFullError ? 'diskFull' : 'broken');
}
