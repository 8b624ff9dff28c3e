/** User actions: commands, clicks, forms, messages. Anything Discord's client would not send is rejected here. */
import { ComponentType as Type } from 'discord-api-types/v10';
import type { Gateway } from '../gateway.ts';
import { failed, type Interactions, type Send, type Started, TYPES } from '../interactions.ts';
import { createMessage, deleteMessage, FLAGS } from '../messages.ts';
import type { CommandInput } from '../page-protocol.ts';
import { resolvedData } from '../payload.ts';
import { type Component, componentsOf, messageBody, modalBody } from '../request-schemas.ts';
import {
  type Channel,
  channelOf,
  isSeen,
  type Person,
  type Stored,
  type StoredCommand,
  type World,
} from '../state.ts';
import { unarchive } from '../threads.ts';
import { commandsFor, sees } from '../visibility.ts';
import { fillIn } from './forms.ts';
import { selectFailure } from './menus.ts';
import { convert, convertPartial, findLeaf, type Leaf, nest, type OptionData } from './options.ts';

const NO_CHANNEL = 'There is no such channel';
const CHOSEN = 'This is chosen already: Discord sends nothing until the message is edited';
const NO_MESSAGE = 'There is no such message';
const ARCHIVED = 'The thread is archived';

/** Creates what a user can do: type, click, choose, submit. Resolves with what Discord's app would show. */
export function createActions(world: World, gateway: Gateway, interactions: Interactions, user: Person) {
  const visible = (id: string): Stored | undefined => {
    const stored = world.messages.get(id);
    return stored !== undefined && sees(world, stored, user.id) ? stored : undefined;
  };

  /** Returns a channel if this user can see it. */
  const place = (id: string): Channel | undefined => {
    const channel = channelOf(world, id);
    return channel !== undefined && isSeen(world, channel, user.id) ? channel : undefined;
  };

  /** Sends an interaction. Like Discord's client, it first unarchives an archived thread, which only members can do. */
  const send = (request: Send): Started => {
    const { thread } = request.channel;
    if (thread?.archived !== true) return interactions.send(request);
    if (!thread.members.has(user.id) && !user.moderator) return failed(ARCHIVED);
    return unarchive(world, gateway, request.channel, user).ok
      ? interactions.send(request)
      : failed(ARCHIVED);
  };

  const sendCommand = (
    type: number,
    channel: Channel,
    used: FoundCommand,
    options: readonly OptionData[],
    ids: readonly string[],
  ) => send({ user, channel, type, ...commandPayload(world, used, options, ids) });

  const choose = createSelections();

  return {
    command(channelId: string, path: string, input: CommandInput): Started {
      const channel = place(channelId);
      if (channel === undefined) return failed(NO_CHANNEL);
      const found = findCommand(world, user, channel, path);
      if (found === undefined) return failed(`There is no command /${path.replace(/^\//, '')}`);
      const converted = convert(world, found.leaf, input);
      if (!converted.ok) return failed(converted.why);
      return sendCommand(TYPES.command, channel, found, converted.options, converted.ids);
    },
    autocomplete(channelId: string, path: string, input: CommandInput, focused: string): Started {
      const channel = place(channelId);
      if (channel === undefined) return failed(NO_CHANNEL);
      const found = findCommand(world, user, channel, path);
      if (found === undefined) return failed(`There is no command /${path.replace(/^\//, '')}`);
      const option = found.leaf.options.find(({ name }) => name === focused);
      const completes = option !== undefined && 'autocomplete' in option && option.autocomplete === true;
      if (!completes) return failed(`The option ${focused} has no autocomplete`);
      const options = convertPartial(world, found.leaf, input, focused);
      return sendCommand(TYPES.autocomplete, channel, found, options, []);
    },
    click(messageId: string, customId: string, values?: readonly string[]): Started {
      const source = visible(messageId);
      const channel = source === undefined ? undefined : place(source.message.channel_id);
      if (source === undefined || channel === undefined) return failed(NO_MESSAGE);
      const component = componentsOf(source.message).find((one) => one.custom_id === customId);
      if (component === undefined) return failed(`The message has no ${customId}`);
      const why = clickFailure(component, values);
      if (why !== undefined) return failed(why);
      const choice =
        component.type === Type.StringSelect ? choose(source, component, values ?? []) : undefined;
      if (choice?.isNew === false) return failed(CHOSEN);
      const started = send({
        user,
        channel,
        type: TYPES.component,
        source,
        data: componentData(component, values ?? []),
      });
      void started.acknowledged.then((taken) => taken || choice?.forget());
      return started;
    },
    submit(channelId: string, customId: string, fields: Readonly<Record<string, string>>): Started {
      const channel = place(channelId);
      if (channel === undefined) return failed(NO_CHANNEL);
      const open = interactions.openModal(user.id, customId);
      if (open === undefined) return failed(`There is no open form ${customId}`);
      const filled = fillIn(modalBody.parse(open.modal), fields);
      if (!filled.ok) return failed(filled.why);
      const started = send({
        user,
        channel,
        type: TYPES.modal,
        source: open.source,
        trigger: open.trigger,
        data: { custom_id: customId, components: filled.components },
      });
      // A form stays open until the bot has acknowledged it.
      void started.acknowledged.then((taken) => {
        if (taken && interactions.openModal(user.id, customId) === open)
          interactions.closeModal(user.id, customId);
      });
      return started;
    },
    forge(channelId: string, type: number, data: unknown, message?: string): Started {
      const channel = place(channelId);
      if (channel === undefined) return failed(NO_CHANNEL);
      const source = message === undefined ? undefined : world.messages.get(message);
      return interactions.send({ user, channel, type, data, source });
    },
    /** Posts a message in a channel. Returns the reason if it is refused. */
    say(channelId: string, text: string): string | undefined {
      const channel = place(channelId);
      if (channel === undefined) return NO_CHANNEL;
      const body = messageBody.parse({ content: text });
      const back = unarchive(world, gateway, channel, user);
      if (!back.ok) return back.refusal.message;
      const sent = createMessage(world, { author: user, channel, body, uploads: [], flags: FLAGS.channel });
      return sent.ok ? undefined : sent.refusal.message;
    },
    /** Dismisses an ephemeral message. Returns the reason if it is refused. */
    dismiss(messageId: string): string | undefined {
      const stored = visible(messageId);
      if (stored === undefined) return NO_MESSAGE;
      if (stored.onlyFor === undefined) return 'Only a message that is visible to you alone can be dismissed';
      deleteMessage(world, stored);
      return undefined;
    },
  };
}

export type Actions = ReturnType<typeof createActions>;

/** Creates the memory of what the user selected in the menus of messages. */
function createSelections() {
  /** Values by menu. Keyed by identity: an edit creates a new message. */
  const chosen = new WeakMap<object, Map<string, string>>();
  /** Selects values of a menu. Returns whether they differ; a failed selection is forgotten. */
  return ({ message }: Stored, menu: Component, values: readonly string[]) => {
    const menus = chosen.get(message) ?? new Map<string, string>();
    const [id, picked] = [menu.custom_id ?? '', [...values].sort().join('\n')];
    const isNew = menus.get(id) !== picked;
    chosen.set(message, menus.set(id, picked));
    return { isNew, forget: () => menus.delete(id) };
  };
}

interface FoundCommand {
  readonly found: StoredCommand;
  readonly leaf: Leaf;
}

/** Returns the command and the rest of the path if the user can use it there. */
function findCommand(world: World, user: Person, { guild }: Channel, path: string): FoundCommand | undefined {
  const [name = '', ...words] = path.trim().replace(/^\//, '').split(/\s+/);
  const offered = commandsFor(world, user, guild);
  const found = [...world.commands.values()].find(
    ({ command }) => command.name === name && command.type === 1 && offered.includes(command),
  );
  const leaf = found === undefined ? undefined : findLeaf(found.command, words);
  return found === undefined || leaf === undefined ? undefined : { found, leaf };
}

/** Returns a used command as Discord sends it. `ids`: users and channels named in its options. */
function commandPayload(
  world: World,
  { found: { command, guild }, leaf }: FoundCommand,
  options: readonly OptionData[],
  ids: readonly string[],
): Pick<Send, 'command' | 'data'> {
  const nested = nest(leaf, options);
  const resolved = resolvedData(world, ids);
  return {
    command: `/${[command.name, ...leaf.path.map(({ name }) => name)].join(' ')}`,
    data: {
      id: command.id,
      name: command.name,
      type: command.type,
      ...(guild === undefined ? {} : { guild_id: guild }),
      ...(nested.length === 0 ? {} : { options: nested }),
      ...(resolved === undefined ? {} : { resolved }),
    },
  };
}

function clickFailure(component: Component, values: readonly string[] | undefined): string | undefined {
  if (component.disabled === true) return 'This cannot be used now: it is disabled';
  if (component.type === Type.StringSelect) return selectFailure(component, values ?? []);
  if (component.type !== Type.Button) return 'This is nothing to click';
  return values === undefined || values.length === 0 ? undefined : 'A button has no values';
}

const componentData = ({ type, custom_id, id }: Component, values: readonly string[]): object => ({
  component_type: type,
  custom_id,
  id,
  ...(type === Type.StringSelect && { values }),
});
