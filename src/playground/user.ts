/** A scripted user: the same actions as on the web page, each resolving with its result. */
import type { Locale } from 'discord-api-types/v10';
import type { Actions } from './actions/actions.ts';
import { directOf, type Person, type World } from './state.ts';
import type { PlaygroundUser } from './types.ts';
import { pageMessages } from './visibility.ts';

/** Creates a user that scripts and tests act as. */
export const playgroundUser = (world: World, person: Person, acts: Actions): PlaygroundUser => ({
  id: person.id,
  name: person.name,
  speak: (locale) => void world.locales.set(person.id, locale as Locale),
  get direct() {
    return directOf(world, person).id;
  },
  command: (channel, path, options = {}) => acts.command(channel, path, options).result,
  autocomplete: (channel, path, options, focused) =>
    acts.autocomplete(channel, path, options, focused).result,
  click: (message, customId, values) => acts.click(message, customId, values).result,
  submit: (channel, customId, fields) => acts.submit(channel, customId, fields).result,
  forge: (channel, type, data, message) => acts.forge(channel, type, data, message).result,
  messages: (channel) => pageMessages(world, channel, person.id),
});
