/** Options of commands as handlers get them. */
import { ApplicationCommandOptionType, type ChatInputCommandInteraction } from 'discord.js';
import { expect, it } from 'vitest';
import { valuesOf } from '../../../src/discord/transport/command-options.ts';

it('a user who is not in the server is named as such', () => {
  const option = (name: string, member: object | null) => ({
    ...{ name, member, type: ApplicationCommandOptionType.User, value: '5' },
    user: { id: '5', username: 'ben', globalName: 'Ben', bot: false },
  });
  const data = [option('here', { nick: 'Benny' }), option('gone', null)];
  const options = { data, getSubcommandGroup: () => null, getSubcommand: () => null };
  expect(valuesOf({ options } as unknown as ChatInputCommandInteraction).user).toEqual({
    here: { id: '5', name: 'Benny', bot: false },
    gone: { id: '5', name: 'Ben', bot: false, outside: true },
  });
});
