/** A small bot that uses what bots use: commands, components, modals, autocomplete, pictures. Unmodified discord.js. */
import {
  ActionRowBuilder,
  ApplicationCommandOptionType,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  ContainerBuilder,
  Events,
  GatewayIntentBits,
  type Interaction,
  LabelBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  type RESTPutAPIApplicationCommandsJSONBody,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';
import type { Playground } from '../../src/playground/index.ts';

export interface EchoBot {
  readonly client: Client<true>;
  /** What it was sent, the newest last. */
  readonly seen: Interaction[];
  /** The first interaction that it was sent. */
  readonly first: Promise<Interaction>;
  /** What went wrong in it. */
  readonly errors: unknown[];
  stop(): Promise<void>;
}

/** What the bot does with an interaction, instead of what it usually does. */
export type Behaviour = (interaction: Interaction) => Promise<unknown>;

/** A red pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

export const COMMANDS: RESTPutAPIApplicationCommandsJSONBody = [
  {
    name: 'echo',
    description: 'Says it again',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'text',
        description: 'What to say',
        required: true,
        max_length: 50,
      },
      {
        type: ApplicationCommandOptionType.Integer,
        name: 'times',
        description: 'How often',
        min_value: 1,
        max_value: 3,
      },
      { type: ApplicationCommandOptionType.Boolean, name: 'quietly', description: 'To you alone' },
      { type: ApplicationCommandOptionType.User, name: 'who', description: 'To whom' },
      { type: ApplicationCommandOptionType.Channel, name: 'where', description: 'In which channel' },
      { type: ApplicationCommandOptionType.Number, name: 'volume', description: 'How loud' },
      {
        type: ApplicationCommandOptionType.String,
        name: 'tone',
        description: 'How',
        choices: [
          { name: 'Kindly', value: 'kind' },
          { name: 'Rudely', value: 'rude' },
        ],
      },
    ],
  },
  {
    name: 'game',
    description: 'Games',
    options: [
      { type: ApplicationCommandOptionType.Subcommand, name: 'panel', description: 'Shows a panel' },
      { type: ApplicationCommandOptionType.Subcommand, name: 'form', description: 'Shows a form' },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'find',
        description: 'Finds',
        options: [
          {
            type: ApplicationCommandOptionType.String,
            name: 'fruit',
            description: 'Which',
            autocomplete: true,
            required: true,
          },
        ],
      },
    ],
  },
  { name: 'later', description: 'Takes its time' },
  { name: 'picture', description: 'Shows a picture' },
  { name: 'ban', description: 'For moderators', default_member_permissions: '32' },
];

export const FRUIT = ['apple', 'apricot', 'banana'];

/** Starts the bot on a shard (which one, of how many) and resolves when it is ready and has put its commands. */
export async function startEchoBot(
  playground: Playground,
  behaviour?: Behaviour,
  [shard, shardCount]: readonly [number, number] = [0, 1],
): Promise<EchoBot> {
  const client = new Client({
    ...{ shards: [shard], shardCount },
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    rest: { api: playground.api, retries: 2 },
    // One bot logs in often here; Discord's five seconds between two logins are its client's own rule.
    ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => undefined }) },
  });
  const seen: Interaction[] = [];
  const errors: unknown[] = [];
  client.on(Events.Error, (error) => errors.push(error));
  const first = new Promise<Interaction>((resolve) => client.once(Events.InteractionCreate, resolve));
  client.on(Events.InteractionCreate, (interaction) => {
    seen.push(interaction);
    (behaviour ?? usual)(interaction).catch((error: unknown) => errors.push(error));
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(playground.token);
  const readyClient = await ready;
  await readyClient.application.commands.set(COMMANDS);
  return { client: readyClient, seen, first, errors, stop: () => client.destroy() };
}

const usual: Behaviour = async (interaction) => {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    const found = FRUIT.filter((fruit) => fruit.startsWith(typed));
    return interaction.respond(found.map((fruit) => ({ name: fruit, value: fruit })));
  }
  if (interaction.isModalSubmit()) {
    const name = interaction.fields.getTextInputValue('name');
    const [fruit] = interaction.fields.getStringSelectValues('fruit');
    return interaction.reply(`${name} likes ${fruit}`);
  }
  if (interaction.isButton() && interaction.customId === 'form') return interaction.showModal(form());
  if (interaction.isMessageComponent()) {
    await interaction.deferUpdate();
    const values = 'values' in interaction ? interaction.values : [];
    return interaction.editReply(panel(`${interaction.customId} ${values.join()}`.trim()));
  }
  if (!interaction.isChatInputCommand()) return undefined;
  switch (interaction.commandName) {
    case 'echo': {
      const { options } = interaction;
      const flags =
        options.getBoolean('quietly') === true ? ({ flags: MessageFlags.Ephemeral } as const) : {};
      const words = Array.from({ length: options.getInteger('times') ?? 1 }, () =>
        options.getString('text', true),
      );
      const more = [
        options.getUser('who')?.username,
        options.getChannel('where')?.name,
        options.getNumber('volume'),
        options.getString('tone'),
      ];
      return interaction.reply({
        content: [...words, ...more.filter((part) => part != null)].join(' '),
        ...flags,
      });
    }
    case 'later':
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      return interaction.editReply('Here it is');
    case 'picture':
      await interaction.deferReply();
      return interaction.editReply(picture());
    case 'game':
      if (interaction.options.getSubcommand() === 'form') return interaction.showModal(form());
      if (interaction.options.getSubcommand() === 'panel') {
        return interaction.reply({ ...panel('Choose'), flags: MessageFlags.IsComponentsV2 });
      }
      return interaction.reply(`Found ${interaction.options.getString('fruit')}`);
    default:
      return interaction.reply('Done');
  }
};

/** A Components V2 panel with buttons and menus. */
export const panel = (text: string) => ({
  flags: MessageFlags.IsComponentsV2 as const,
  components: [
    new ContainerBuilder()
      .addTextDisplayComponents(new TextDisplayBuilder().setContent(text))
      .addActionRowComponents(
        new ActionRowBuilder<ButtonBuilder>().addComponents(
          new ButtonBuilder().setCustomId('yes').setLabel('Yes').setStyle(ButtonStyle.Success),
          new ButtonBuilder().setCustomId('no').setLabel('No').setStyle(ButtonStyle.Danger).setDisabled(true),
          new ButtonBuilder().setCustomId('form').setLabel('Form').setStyle(ButtonStyle.Secondary),
        ),
      )
      .addActionRowComponents(
        new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
          new StringSelectMenuBuilder()
            .setCustomId('fruit')
            .setMaxValues(2)
            .addOptions(FRUIT.map((fruit) => ({ label: fruit, value: fruit }))),
        ),
      )
      .addActionRowComponents(
        new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
          new UserSelectMenuBuilder().setCustomId('who'),
        ),
      ),
  ],
});

/** A Components V2 message with one picture. */
export const picture = () => ({
  flags: MessageFlags.IsComponentsV2 as const,
  files: [new AttachmentBuilder(PIXEL, { name: 'pixel.png' })],
  components: [
    new MediaGalleryBuilder().addItems({
      media: { url: 'attachment://pixel.png' },
      description: 'A red pixel',
    }),
  ],
});

const form = () =>
  new ModalBuilder()
    .setCustomId('likes')
    .setTitle('What do you like?')
    .addLabelComponents(
      new LabelBuilder()
        .setLabel('Name')
        .setTextInputComponent(
          new TextInputBuilder()
            .setCustomId('name')
            .setStyle(TextInputStyle.Short)
            .setMinLength(2)
            .setMaxLength(20),
        ),
      new LabelBuilder()
        .setLabel('Fruit')
        .setStringSelectMenuComponent(
          new StringSelectMenuBuilder()
            .setCustomId('fruit')
            .addOptions(FRUIT.map((fruit) => ({ label: fruit, value: fruit }))),
        ),
    );
