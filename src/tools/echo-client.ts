/** A bot that only echoes: the baseline cost of discord.js in benchmarks. */
import { Client, Events, GatewayIntentBits, MessageFlags, Routes } from 'discord.js';

/** Starts a bot that answers a command with its own text and a picture. Returns the function that stops it. */
export async function startEcho(token: string, api: string, png: Buffer): Promise<() => Promise<void>> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });
  client.on(Events.InteractionCreate, async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await interaction.editReply({ content: interaction.options.getString('text', true) });
    await client.rest.post(Routes.channelMessages(interaction.channelId), {
      body: { content: 'echo', allowed_mentions: { parse: [] } },
      files: [{ name: 'echo.png', data: png }],
    });
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  const { application } = await ready;
  const options = [{ type: 3, name: 'text', description: 'What to echo', required: true }];
  await client.rest.put(Routes.applicationCommands(application.id), {
    body: [{ name: 'echo', description: 'Echoes', options }],
  });
  return () => client.destroy();
}
