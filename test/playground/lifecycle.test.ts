/** An interaction's life: deadline, one acknowledgement, deferred answers, expiring tokens. */
import { type Interaction, MessageFlags } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import type { PlaygroundOptions } from '../../src/playground/index.ts';
import { type Behaviour, type EchoBot, panel, picture, startEchoBot } from './fixtures/echo-bot.ts';
import { ask, messageOf, type Reply, type Scene, scene, textIn, there } from './fixtures/support.ts';

const NEVER_MIND = 20;
let stage: Scene;
let bot: EchoBot;

async function begin(behaviour: Behaviour, options: Partial<PlaygroundOptions> = {}): Promise<void> {
  stage = await scene(options);
  bot = await startEchoBot(stage.playground, behaviour);
}

afterEach(async () => {
  await bot.stop();
  await stage.playground.close();
});

const run = () => stage.ann.command(stage.room, 'later');
const callback = ({ id, token }: Interaction, body: object): Promise<Reply> =>
  ask(stage.playground, 'POST', `/interactions/${id}/${token}/callback`, body);
const webhook = (method: string, { token, applicationId }: Interaction, rest: string, body?: object) =>
  ask(stage.playground, method, `/webhooks/${applicationId}/${token}${rest}`, body);
const seen = () => there(bot.seen.at(-1));
const { IsComponentsV2, Ephemeral } = MessageFlags;

describe('the deadline', () => {
  it('fails an interaction without acknowledgement, and a later one is refused', async () => {
    await begin(async () => undefined, { deadlineMs: NEVER_MIND });
    expect(await run()).toEqual({ outcome: 'failed', why: 'The application did not respond' });
    const { violations } = stage.playground;
    expect(violations).toEqual([expect.stringMatching(/\/later of Ann .* not acknowledged within 20 ms/)]);
    const late = await callback(seen(), { type: 4, data: { content: 'Sorry' } });
    expect(late).toEqual({ status: 404, body: { message: 'Unknown interaction', code: 10062 } });
    expect(violations.at(-1)).toContain('404 10062');
    expect(stage.ann.messages(stage.room)).toEqual([]);
  });

  it('applies to the acknowledgement, and the answer may take longer', async () => {
    await begin(
      async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        await interaction.deferReply();
        await new Promise((resolve) => setTimeout(resolve, 1_600));
        await interaction.editReply('At last');
      },
      { deadlineMs: 1_500 },
    );
    expect(messageOf(await run()).message.content).toBe('At last');
    expect(stage.playground.violations).toEqual([]);
  });

  it('does not wait for ever for a deferred answer', async () => {
    await begin(async (interaction) => interaction.isChatInputCommand() && interaction.deferReply(), {
      timeoutMs: NEVER_MIND,
    });
    expect(await run()).toMatchObject({ outcome: 'failed', acknowledged: expect.any(Number) });
    expect(stage.playground.violations).toEqual([expect.stringContaining('deferred and not answered')]);
  });

  it('is met by an acknowledgement without an answer', async () => {
    await begin(
      async (interaction) => {
        if (interaction.isChatInputCommand()) await interaction.reply(panel('x'));
        if (interaction.isButton()) await interaction.deferUpdate();
      },
      { timeoutMs: NEVER_MIND },
    );
    const { message } = messageOf(await run());
    expect(await stage.ann.click(message.id, 'yes')).toMatchObject({ outcome: 'answered' });
    expect(stage.playground.violations).toEqual([]);
  });
});

describe('a second acknowledgement', () => {
  it('is refused', async () => {
    await begin(async (interaction) => interaction.isChatInputCommand() && interaction.reply('One'));
    await run();
    expect(await callback(seen(), { type: 4, data: { content: 'Two' } })).toMatchObject({
      status: 400,
      body: { code: 40060 },
    });
    expect(stage.playground.violations).toHaveLength(1);
  });
});

describe('a token', () => {
  it('expires after a quarter of an hour', async () => {
    let now = Date.now();
    await begin(async (interaction) => interaction.isChatInputCommand() && interaction.reply('One'), {
      now: () => now,
    });
    await run();
    now += 14 * 60_000;
    expect((await webhook('PATCH', seen(), '/messages/@original', { content: 'Two' })).status).toBe(200);
    now += 60_000;
    expect(await webhook('PATCH', seen(), '/messages/@original', { content: 'Three' })).toMatchObject({
      status: 401,
      body: { code: 50027 },
    });
    expect(stage.ann.messages(stage.room).at(-1)?.message.content).toBe('Two');
  });

  it('is useless before the interaction is acknowledged', async () => {
    await begin(async () => undefined);
    const running = run();
    await bot.first;
    expect(await webhook('POST', seen(), '', { content: 'Too soon' })).toMatchObject({
      body: { code: 10015 },
    });
    await callback(seen(), { type: 4, data: { content: 'Now' } });
    expect(messageOf(await running).message.content).toBe('Now');
  });

  it('must be the right one', async () => {
    await begin(async (interaction) => interaction.isChatInputCommand() && interaction.reply('One'));
    await run();
    const { id, applicationId } = seen();
    expect(
      await ask(stage.playground, 'POST', `/interactions/${id}/wrong/callback`, { type: 5 }),
    ).toMatchObject({
      body: { code: 10062 },
    });
    expect(
      await ask(stage.playground, 'GET', `/webhooks/${applicationId}/wrong/messages/@original`),
    ).toMatchObject({ body: { code: 10015 } });
  });
});

describe('a deferred answer', () => {
  it('takes only the flag that makes it ephemeral', async () => {
    await begin(async () => undefined);
    const running = run();
    await bot.first;
    const refused = await callback(seen(), { type: 5, data: { flags: IsComponentsV2 } });
    expect(refused).toMatchObject({ status: 400, body: { code: 50035, errors: { data: { flags: {} } } } });
    expect((await callback(seen(), { type: 5, data: { flags: Ephemeral } })).status).toBe(204);
    await webhook('PATCH', seen(), '/messages/@original', {
      flags: IsComponentsV2,
      components: [{ type: 10, content: 'Hi' }],
    });
    const { ephemeral, message } = messageOf(await running);
    expect(ephemeral).toBe(true);
    expect(there(message.flags)).toBe(Ephemeral | IsComponentsV2);
  });

  it('is filled by the first further message, as visible as it was', async () => {
    await begin(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply({ flags: Ephemeral });
      await interaction.followUp('Filled');
      await interaction.followUp('Another');
    });
    const { message, ephemeral } = messageOf(await run());
    expect({ content: message.content, ephemeral }).toEqual({ content: 'Filled', ephemeral: true });
    await stage.playground.until(() =>
      stage.ben.messages(stage.room).some((one) => one.message.content === 'Another'),
    );
    expect(stage.ann.messages(stage.room)).toHaveLength(2);
  });

  it('may be taken back', async () => {
    await begin(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply();
      await interaction.deleteReply();
    });
    expect(await run()).toMatchObject({ outcome: 'answered' });
    expect(stage.ann.messages(stage.room)).toEqual([]);
  });
});

describe('an ephemeral message', () => {
  it('is reached by the token only', async () => {
    await begin(
      async (interaction) =>
        interaction.isChatInputCommand() && interaction.reply({ content: 'psst', flags: Ephemeral }),
    );
    const { message } = messageOf(await run());
    const path = `/channels/${stage.room}/messages/${message.id}`;
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const body = method === 'PATCH' ? { content: 'x' } : undefined;
      expect(await ask(stage.playground, method, path, body), method).toMatchObject({
        status: 404,
        body: { code: 10008 },
      });
    }
    expect(await webhook('GET', seen(), `/messages/${message.id}`)).toMatchObject({
      body: { content: 'psst' },
    });
    expect(await webhook('GET', seen(), '/messages/%40original')).toMatchObject({ body: { id: message.id } });
    expect((await webhook('DELETE', seen(), '/messages/@original')).status).toBe(204);
    expect(stage.ann.messages(stage.room)).toEqual([]);
  });
});

describe('with_response', () => {
  it('gives the callback and its message', async () => {
    const response = new Promise((resolve) => {
      void begin(async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        const answer = await interaction.reply({ content: 'Hi', withResponse: true });
        const { message } = answer.resource ?? {};
        resolve({ loading: answer.interaction.responseMessageLoading, content: message?.content });
      }).then(run);
    });
    expect(await response).toEqual({ loading: false, content: 'Hi' });
  });
});

describe('an edit', () => {
  it('makes a message one of Components V2, and never back', async () => {
    await begin(async (interaction) => interaction.isChatInputCommand() && interaction.reply('Plain'));
    await run();
    const edit = (body: object) => webhook('PATCH', seen(), '/messages/@original', body);
    const v2 = { flags: IsComponentsV2, components: [{ type: 10, content: 'Rich' }] };
    expect(await edit(v2)).toMatchObject({ status: 400, body: { errors: { content: {} } } });
    expect((await edit({ ...v2, content: null })).status).toBe(200);
    expect(await edit({ flags: 0, content: 'Plain' })).toMatchObject({
      status: 400,
      body: { errors: { flags: { _errors: [{ code: 'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG' }] } } },
    });
    expect((await edit({ components: [{ type: 10, content: 'Still rich' }] })).status).toBe(200);
    expect(textIn(there(stage.ann.messages(stage.room).at(-1)))).toContain('Still rich');
  });

  it('keeps pictures that it names, and drops the others', async () => {
    await begin(async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.reply(picture());
    });
    const { message } = messageOf(await run());
    const [file] = message.attachments;
    const kept = await webhook('PATCH', seen(), '/messages/@original', {
      attachments: [{ id: there(file).id }],
    });
    expect(kept).toMatchObject({ status: 200, body: { attachments: [{ filename: 'pixel.png' }] } });
    const dropped = await webhook('PATCH', seen(), '/messages/@original', {
      attachments: [],
      components: [{ type: 10, content: 'Gone' }],
    });
    expect(dropped).toMatchObject({ status: 200, body: { attachments: [] } });
  });
});

describe('a callback', () => {
  it.each([
    ['choices for a command', 8, { choices: [] }],
    ['an update for a command', 7, { content: 'x' }],
    ['nothing known', 77, {}],
  ])('of the wrong type, %s, is refused', async (_, type, data) => {
    await begin(async () => undefined);
    const running = run();
    await bot.first;
    expect(await callback(seen(), { type, data })).toMatchObject({
      status: 400,
      body: { errors: { type: {} } },
    });
    await callback(seen(), { type: 4, data: { content: 'ok' } });
    expect(await running).toMatchObject({ outcome: 'answered' });
  });
});
