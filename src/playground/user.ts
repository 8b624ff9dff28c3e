/** A scripted user: the same actions as on the web page, each resolving with its result. */
import type { Locale } from 'discord-api-types/v10';
import type { Actions } from './actions/actions.ts';
import type { CommandInput } from './page-protocol.ts';
import { directOf, type Person, type World } from './state.ts';
import { pageMessages } from './visibility.ts';

/** Creates a user that scripts and tests act as. */
export const playgroundUser = (world: World, person: Person, acts: Actions) => ({
  id: person.id,
  name: person.name,
  leaveServers: () => void world.left.add(person.id),
  speak: (locale: `${Locale}`) => void world.locales.set(person.id, locale as Locale),
  /** The channel of their direct messages with the bot. */
  get direct() {
    return directOf(world, person).id;
  },
  /** Uses a command. `path`: its name with group and subcommand, such as `game new`; options are typed text. */
  command: (channel: string, path: string, options = {}) => acts.command(channel, path, options).result,
  autocomplete: (channel: string, path: string, options: CommandInput, focused: string) =>
    acts.autocomplete(channel, path, options, focused).result,
  /** Clicks a button, or selects `values` of a menu, of a message this user can see. */
  click: (message: string, customId: string, values?: readonly string[]) =>
    acts.click(message, customId, values).result,
  submit: (channel: string, customId: string, fields: Readonly<Record<string, string>>) =>
    acts.submit(channel, customId, fields).result,
  /** Sends an interaction with arbitrary data, for hostile tests. `data` as in Discord's documentation. */
  forge: (channel: string, type: number, data: unknown, message?: string) =>
    acts.forge(channel, type, data, message).result,
  /** Writes a message. Returns the reason if it is refused. */
  say: acts.say,
  messages: (channel: string) => pageMessages(world, channel, person.id),
});

export type PlaygroundUser = ReturnType<typeof playgroundUser>;
