/** Unusual interactions: without a server, expired, or with an internal error. */
import {
  AutocompleteInteraction,
  ButtonInteraction,
  ChatInputCommandInteraction,
  Client,
  DiscordAPIError,
  type Interaction,
  PermissionsBitField,
  StringSelectMenuInteraction,
} from 'discord.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createServices } from '../../../src/bootstrap/create-services.ts';
import { COMMANDS, ROUTES } from '../../../src/bootstrap/features.ts';
import { CONTENT } from '../../../src/content/index.ts';
import { ChallengeSealedError, DiskFullError } from '../../../src/core/index.ts';
import type { Log } from '../../../src/discord/index.ts';
import { numberArg } from '../../../src/discord/shared/custom-id.ts';
import { wordsAlone } from '../../../src/discord/shared/emoji.ts';
import {
  dialogRoute,
  type InteractionContext,
  route,
} from '../../../src/discord/shared/interaction-context.ts';
import { note } from '../../../src/discord/shared/panel.ts';
import { createAcknowledger } from '../../../src/discord/transport/acknowledge.ts';
import { createInteractionHandler } from '../../../src/discord/transport/interaction-handler.ts';
import { createContest } from '../../../src/discord/transport/ownership-contest.ts';
import type { BlockedChannel } from '../../../src/discord/transport/permission-warning.ts';
import { type Cost, unlimited } from '../../../src/discord/transport/rate-limiter.ts';
import type { Services } from '../../../src/features/index.ts';
import { botText } from '../../../src/text/index.ts';
import { memoryStore } from '../../storage/fixtures/memory/index.ts';

const EPHEMERAL = 64;

interface Sent {
  readonly to: string;
  readonly body: { readonly type?: number; readonly data?: { readonly flags?: number } };
}

/** A client without a connection: its requests are recorded, or refused. */
function client(refuse?: (path: string) => Error | undefined) {
  const sent: Sent[] = [];
  const made = new Client({ intents: [] });
  const send = async (path: string, options?: { body?: unknown }) => {
    const refusal = refuse?.(path);
    if (refusal !== undefined) throw refusal;
    sent.push({ to: path, body: (options?.body ?? {}) as Sent['body'] });
    return { id: '7', channel_id: '2', author: { id: '3', username: 'Bot' }, attachments: [], embeds: [] };
  };
  Object.assign(made.rest, { post: send, patch: send });
  // The bot is in the server.
  Reflect.get(made.guilds, '_add').call(made.guilds, { id: inServer.guild_id, unavailable: true });
  return { made, sent };
}

const person = { id: '5', username: 'ann', discriminator: '0', global_name: 'Ann', avatar: null };
const common = {
  id: '1',
  application_id: '3',
  token: 'token',
  version: 1,
  locale: 'en-US',
  entitlements: [],
  authorizing_integration_owners: {},
};
const inServer = {
  guild_id: '4',
  channel_id: '2',
  member: { user: person, roles: [], permissions: '0', joined_at: '2026-01-01T00:00:00Z', flags: 0 },
};
const alone = { channel_id: '2', user: person };
const message = { id: '7', channel_id: '2', author: person, attachments: [], embeds: [], components: [] };

/** An interaction as discord.js makes it. */
const made = (kind: unknown, at: Client, data: object) =>
  Reflect.construct(kind as typeof Object, [at, { ...common, ...data }]) as unknown as Interaction;
const commandIn = (place: object, at: Client, name = 'help') =>
  made(ChatInputCommandInteraction, at, { type: 2, ...place, data: { id: '9', name, type: 1 } });
const typingIn = (place: object, at: Client, value = 'x') =>
  made(AutocompleteInteraction, at, {
    ...{ type: 4, ...place },
    data: {
      id: '9',
      name: 'rules',
      type: 1,
      options: [{ type: 3, name: 'topic', value, focused: true }],
    },
  });
const clickIn = (place: object, at: Client, id = 'turn:aaaaaaaa') =>
  made(ButtonInteraction, at, { type: 3, ...place, message, data: { component_type: 2, custom_id: id } });

const appOf = () =>
  createServices({
    store: memoryStore(),
    content: CONTENT,
    now: () => new Date(),
    random: (bytes) => new Uint8Array(bytes),
  });

/** Services that fail at everything. */
async function failing(error = new Error('the disk is full')): Promise<Services> {
  const fail = () => Promise.reject(error);
  const failures = (service: object) => Object.fromEntries(Object.keys(service).map((name) => [name, fail]));
  const services = Object.entries(await appOf());
  return Object.fromEntries(
    services.map(([name, service]) => [name, typeof service === 'function' ? fail : failures(service)]),
  ) as unknown as Services;
}

const desk = (
  app: Services,
  log: Log,
  { rest }: Client,
  heldUp: BlockedChannel = { in: () => false, retry: async () => true },
) => ({
  direct: async () => 'sent' as const,
  ...{
    services: app,
    log,
    heldUp,
    acknowledge: createAcknowledger(rest),
    commands: COMMANDS,
    routes: ROUTES,
  },
  emojiOf: wordsAlone,
  acquire: unlimited,
  onRateLimited() {},
});

function notes() {
  const lines: string[] = [];
  const hear = (level: string) => (data: object, words: string) => {
    const { err } = data as { err?: Error };
    lines.push(`${level}: ${words} (${err?.message})`);
  };
  return { lines, log: { info() {}, warn: hear('warn'), error: hear('error') } };
}

/** Returns the text of the last thing sent to the user. */
const told = (sent: readonly Sent[]) => JSON.stringify(sent.at(-1)?.body);
const said = (key: 'serverOnly' | 'broken' | 'diskFull' | 'notShown') =>
  JSON.stringify(botText('refusals', key, {}, 'en')).slice(1, -1);

describe('an interaction outside a server', () => {
  it.each([
    ['command', (place: object, at: Client) => commandIn(place, at, 'turn')],
    ['button', clickIn],
    ['button of a dialog', (place: object, at: Client) => clickIn(place, at, 'lobby-seed:aaaaaaaa')],
  ])('as a %s is answered privately that games are played in servers', async (_, of) => {
    const { made: at, sent } = client();
    const { lines, log } = notes();
    await createInteractionHandler(desk(await appOf(), log, at))(of(alone, at));
    expect(sent).toHaveLength(2);
    expect(sent[0]?.body).toMatchObject({ type: 5, data: { flags: EPHEMERAL } });
    expect(told(sent)).toContain(said('serverOnly'));
    expect(lines).toEqual([]);
  });
});

it('suggestions are limited to what Discord takes', async () => {
  const { made: at, sent } = client();
  const found = ['y'.repeat(101), '', ...Array.from({ length: 26 }, (_, i) => `${i}`)];
  const suggest = async () => found.map((value) => ({ name: `Rule ${value}`.padEnd(101, '.'), value }));
  const commands = COMMANDS.map((one) => (one.data.name === 'rules' ? { ...one, suggest } : one));
  await createInteractionHandler({ ...desk(await appOf(), notes().log, at), commands })(
    typingIn(inServer, at),
  );
  const choices = Array.from({ length: 25 }, (_, i) => ({
    ...{ name: `Rule ${i}`.padEnd(100, '.'), value: `${i}` },
  }));
  expect(sent.map(({ body }) => body)).toEqual([{ type: 8, data: { choices } }]);
});

it('no suggestions are looked for if a text is longer than options take', async () => {
  const { made: at, sent } = client();
  const suggest = vi.fn(async () => []);
  const commands = COMMANDS.map((one) => (one.data.name === 'rules' ? { ...one, suggest } : one));
  const handle = createInteractionHandler({ ...desk(await appOf(), notes().log, at), commands });
  await handle(typingIn(inServer, at, 'x'.repeat(100)));
  expect(suggest).toHaveBeenCalledTimes(1);
  await handle(typingIn(inServer, at, 'x'.repeat(101)));
  expect(suggest).toHaveBeenCalledTimes(1);
  expect(sent.map(({ body }) => body.type)).toEqual([8, 8]);
});

type CostCase = [string, (place: object, at: Client) => Interaction, Cost];

describe('a user over the rate limit', () => {
  const held = (more: object = {}) => ({
    ...{ acquire: () => ({ kind: 'held' as const, seconds: 2, again: false, ...more }) },
    onRateLimited: () => void slowed++,
  });
  let slowed = 0;
  beforeEach(() => {
    slowed = 0;
  });

  it.each([
    ['command', commandIn],
    ['button', clickIn],
  ])('gets one private answer to a %s, which costs no query', async (_, of) => {
    const { made: at, sent } = client();
    const { lines, log } = notes();
    await createInteractionHandler({ ...desk(await failing(), log, at), ...held() })(
      of({ ...inServer, locale: 'pl' }, at),
    );
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ type: 4, data: { flags: expect.any(Number) } });
    expect((sent[0]?.body.data?.flags ?? 0) & EPHEMERAL).toBe(EPHEMERAL);
    expect(told(sent)).toContain(botText('refusals', 'slowDown', { seconds: 2 }, 'pl'));
    expect(lines).toEqual([]);
    expect(slowed).toBe(1);
  });

  it('is told to wait for running requests', async () => {
    const { made: at, sent } = client();
    const { log } = notes();
    const reception = { ...desk(await failing(), log, at), ...held({ seconds: undefined }) };
    await createInteractionHandler(reception)(commandIn(inServer, at));
    expect(told(sent)).toContain(botText('refusals', 'stillAtWork', {}, 'en'));
  });

  it('gets no further answers to clicks, and the panel stays the same', async () => {
    const { made: at, sent } = client();
    const { log } = notes();
    await createInteractionHandler({ ...desk(await failing(), log, at), ...held({ again: true }) })(
      clickIn(inServer, at),
    );
    expect(sent.map(({ body }) => body.type)).toEqual([6]);
  });

  it('gets an answer to each command, because Discord reports one without as failed', async () => {
    const { made: at, sent } = client();
    const { log } = notes();
    await createInteractionHandler({ ...desk(await failing(), log, at), ...held({ again: true }) })(
      commandIn(inServer, at),
    );
    expect(told(sent)).toContain(botText('refusals', 'slowDown', { seconds: 2 }, 'en'));
  });

  it('gets no suggestions', async () => {
    const { made: at, sent } = client();
    const { lines, log } = notes();
    await createInteractionHandler({ ...desk(await failing(), log, at), ...held() })(typingIn(inServer, at));
    expect(sent.map(({ body }) => body)).toEqual([{ type: 8, data: { choices: [] } }]);
    expect(lines).toEqual([]);
  });

  it.each<CostCase>([
    ['typing', typingIn, 'suggestion'],
    ['a command', commandIn, 'usual'],
    ['a click', clickIn, 'usual'],
    ['a click on a replay', (place: object, at: Client) => clickIn(place, at, 'replay:aaaaaaaa'), 'longest'],
    ['the command for statistics', (place: object, at: Client) => commandIn(place, at, 'stats'), 'heavy'],
    ['the command for the challenge', (place, at) => commandIn(place, at, 'challenge'), 'heavy'],
    ...['challenge', 'challenge-home', 'challenge-play:1', 'challenge-ladder', 'challenge-week'].map(
      (id): CostCase => [`a click on ${id}`, (place, at) => clickIn(place, at, id), 'heavy'],
    ),
    ['an unknown command', (place: object, at: Client) => commandIn(place, at, 'unheard-of'), 'usual'],
  ])('has the cost of %s counted', async (_, of, weight) => {
    const { made: at } = client();
    const { log } = notes();
    const weights: string[] = [];
    const enter = (user: string, one: string) => {
      weights.push(`${user} ${one}`);
      return { kind: 'held' as const, again: true };
    };
    await createInteractionHandler({ ...desk(await failing(), log, at), ...held(), acquire: enter })(
      of(inServer, at),
    );
    expect(weights).toEqual([`${person.id} ${weight}`]);
  });

  it('is within the limit again once answered, even with an error', async () => {
    const { made: at } = client((path) => (/webhooks/.test(path) ? new Error('gone') : undefined));
    const { log } = notes();
    const happened: string[] = [];
    const enter = () => {
      happened.push('entered');
      return { kind: 'entered' as const, leave: () => void happened.push('left') };
    };
    await createInteractionHandler({ ...desk(await failing(), log, at), acquire: enter })(
      commandIn(inServer, at),
    );
    expect(happened).toEqual(['entered', 'left']);
  });

  it.each([
    ['command', commandIn],
    ['button', clickIn],
  ])('is within it before a %s retries blocked posts, which is awaited nevertheless', async (_, of) => {
    const { made: at } = client();
    const happened: string[] = [];
    let settle = (_isPosted: boolean) => {};
    const heldUp: BlockedChannel = {
      in: () => true,
      retry() {
        happened.push('retrying');
        return new Promise((resolve) => {
          settle = resolve;
        });
      },
    };
    const acquire = () => ({ kind: 'entered' as const, leave: () => void happened.push('left') });
    const handle = createInteractionHandler({ ...desk(await appOf(), notes().log, at, heldUp), acquire });
    const place = { ...inServer, app_permissions: `${PermissionsBitField.All}` };
    const handled = handle(of(place, at)).then(() => happened.push('handled'));
    await vi.waitFor(() => expect(happened).toEqual(['left', 'retrying']));
    settle(true);
    await handled;
    expect(happened).toEqual(['left', 'retrying', 'handled']);
  });
});

describe('a bug', () => {
  it.each([
    ['command', commandIn],
    ['button', clickIn],
  ])('behind a %s is answered politely, and logged once', async (_, of) => {
    const { made: at, sent } = client();
    const { lines, log } = notes();
    await createInteractionHandler(desk(await failing(), log, at))(of(inServer, at));
    expect(sent).toHaveLength(2);
    expect(told(sent)).toContain(said('broken'));
    expect(told(sent)).not.toContain('disk');
    expect(lines).toEqual(['error: a handler failed (the disk is full)']);
  });

  it('behind a dialog is answered politely, and logged once', async () => {
    const { made: at, sent } = client();
    const { lines, log } = notes();
    await createInteractionHandler(desk(await failing(), log, at))(
      clickIn(inServer, at, 'lobby-seed:aaaaaaaa'),
    );
    expect(sent).toHaveLength(2);
    expect(told(sent)).toContain(said('broken'));
    expect(lines).toEqual(['error: failed to open a dialog (the disk is full)']);
  });

  it('is not assumed if the disk is full: the player reads that, and the log has it', async () => {
    const { made: at, sent } = client();
    const { lines, log } = notes();
    const full = await failing(new DiskFullError(new Error('SQLITE_FULL')));
    await createInteractionHandler(desk(full, log, at))(clickIn(inServer, at));
    expect(told(sent)).toContain(said('diskFull'));
    expect(lines).toEqual(['error: a handler failed (The disk of the database is full.)']);
  });

  it('is not reported if a game is sealed, for clicks and dialogs', async () => {
    const sealed = await failing(new ChallengeSealedError('aaaaaaaa', Date.parse('2026-06-08')));
    for (const id of ['look:aaaaaaaa:table', 'lobby-seed:aaaaaaaa']) {
      const { made: at, sent } = client();
      const { lines, log } = notes();
      await createInteractionHandler(desk(sealed, log, at))(clickIn(inServer, at, id));
      expect(told(sent), id).toContain('This is a weekly challenge game');
      expect(lines, id).toEqual([]);
    }
  });
});

describe('an expired interaction', () => {
  it.each([
    ['before it could be acknowledged', /callback/],
    ['before it could be answered', /webhooks/],
  ])('%s is dropped with a warning', async (_, where) => {
    const unknown = new Error('Unknown interaction');
    const { made: at } = client((path) => (where.test(path) ? unknown : undefined));
    const { lines, log } = notes();
    await expect(
      createInteractionHandler(desk(await appOf(), log, at))(commandIn(inServer, at)),
    ).resolves.toBeUndefined();
    expect(lines.at(-1)).toBe('warn: failed to answer an interaction (Unknown interaction)');
  });
});

describe('an interaction that another process has acknowledged', () => {
  const already = () =>
    new DiscordAPIError({ code: 40060, message: 'already' }, 40060, 400, 'POST', '', { body: {}, files: [] });
  it.each([
    ['is left to them', [already()], 0],
    ['is ours if our first try was lost', [new Error('other side closed'), already()], 1],
  ])('%s', async (_, errors, answers) => {
    const left = [...errors];
    const { made: at, sent } = client((path) => (path.includes('callback') ? left.shift() : undefined));
    const { lines, log } = notes();
    await createInteractionHandler(desk(await appOf(), log, at))(commandIn(inServer, at));
    expect(lines).toEqual([]);
    expect(sent).toHaveLength(answers);
  });
});

describe('an interaction that two processes may have acknowledged', () => {
  const lost = new Error('other side closed');
  const already = new DiscordAPIError({ code: 40060, message: 'already' }, 40060, 400, 'POST', '', {
    ...{ body: {}, files: [] },
  });
  /** State shared by both processes: the first one to ask for a slot gets it. */
  const shared = () => {
    const taken = new Set<string>();
    return {
      async acquireSlot(name: string) {
        if (taken.has(name)) return 1;
        taken.add(name);
        return 0;
      },
    };
  };
  /** A process that meets these errors in order; the part of the answer it has sent. */
  const answersOf = async (
    leases: Parameters<typeof createContest>[0],
    errors: Error[],
    isTakenOver = false,
  ) => {
    const { made: at, sent } = client((path) => (path.includes('callback') ? errors.shift() : undefined));
    const { lines, log } = notes();
    const contest = createContest(leases);
    const click = commandIn(inServer, at);
    if (isTakenOver) contest.add(click);
    await createInteractionHandler({
      ...desk(await appOf(), log, at),
      acknowledge: createAcknowledger(at.rest, contest),
    })(click);
    expect(lines).toEqual([]);
    return sent.filter(({ to }) => !to.includes('callback')).length;
  };

  it('is answered by the process that took over, if the other’s first attempt was lost', async () => {
    const leases = shared();
    expect(await answersOf(leases, [], true)).toBe(1);
    expect(await answersOf(leases, [lost, already])).toBe(0);
  });

  it('is answered by the process whose first attempt was lost, if that one is faster', async () => {
    const leases = shared();
    expect(await answersOf(leases, [lost, already])).toBe(1);
    expect(await answersOf(leases, [], true)).toBe(0);
  });

  it('is answered by the process that acknowledged it, if only the response was lost', async () => {
    const leases = shared();
    expect(await answersOf(leases, [already], true)).toBe(0);
    expect(await answersOf(leases, [lost, already])).toBe(1);
  });

  it('is answered if its owner cannot be determined', async () => {
    const silent = { acquireSlot: () => Promise.reject(new Error('the database is silent')) };
    expect(await answersOf(silent, [lost, already])).toBe(1);
    expect(await answersOf(undefined, [lost, already])).toBe(1);
  });
});

describe('an answer', () => {
  it('never takes the place of a public message that lacks the button', async () => {
    const { made: at, sent } = client();
    const { log } = notes();
    await createInteractionHandler(desk(await appOf(), log, at))(clickIn(inServer, at, 'topic:all'));
    expect(sent[0]?.body).toMatchObject({ type: 5, data: { flags: EPHEMERAL } });
  });

  it.each([
    [
      'a public message with the button',
      {
        components: [
          {
            type: 17,
            components: [
              { type: 1, components: [{ type: 2, style: 2, label: 'x', custom_id: 'topic:all' }] },
            ],
          },
        ],
      },
    ],
    ['a private message', { flags: EPHEMERAL }],
  ])('takes the place of %s', async (_, more) => {
    const { made: at, sent } = client();
    const { log } = notes();
    const data = {
      type: 3,
      ...inServer,
      message: { ...message, ...more },
      data: { component_type: 2, custom_id: 'topic:all' },
    };
    await createInteractionHandler(desk(await appOf(), log, at))(made(ButtonInteraction, at, data));
    expect(sent[0]?.body).toMatchObject({ type: 6 });
  });

  const refusal = (code: number) =>
    new DiscordAPIError({ code, message: 'gone' }, code, 404, 'PATCH', '', { body: {}, files: [] });
  const privately = { ...message, flags: EPHEMERAL };
  const privateClick = (at: Client) =>
    made(ButtonInteraction, at, {
      ...{ type: 3, ...inServer, message: privately },
      data: { component_type: 2, custom_id: 'topic:all' },
    });

  it.each([
    ['command', (at: Client) => commandIn(inServer, at)],
    ['click', (at: Client) => privateClick(at)],
  ])('to a %s whose message was dismissed meanwhile is dropped without a word', async (_, of) => {
    const { made: at, sent } = client((path) => (/webhooks/.test(path) ? refusal(10008) : undefined));
    const { lines, log } = notes();
    await createInteractionHandler(desk(await appOf(), log, at))(of(at));
    expect(sent).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  it('that Discord refuses leaves the panel it was to replace, and an error stands below', async () => {
    const { made: at, sent } = client((path) => (/original/.test(path) ? refusal(50035) : undefined));
    await createInteractionHandler(desk(await appOf(), notes().log, at))(privateClick(at));
    expect(sent.map(({ to }) => to)).toEqual(['/interactions/1/token/callback', '/webhooks/3/token']);
    expect(told(sent)).toContain(said('notShown'));
  });

  it.each([10015, 50027])(
    'to an interaction that has expired (%s) is dropped with one warning',
    async (code) => {
      const { made: at } = client((path) => (/webhooks/.test(path) ? refusal(code) : undefined));
      const { lines, log } = notes();
      await createInteractionHandler(desk(await appOf(), log, at))(commandIn(inServer, at));
      expect(lines).toEqual(['warn: failed to answer an interaction (gone)']);
    },
  );

  describe('for the whole channel', () => {
    const SHARE = route('share', 'private', [numberArg], async () => ({
      kind: 'public',
      panel: note('for all'),
      note: note('shared'),
    }));
    const handlerAt = (at: Client, app: Services) =>
      createInteractionHandler({
        ...desk(app, notes().log, at),
        routes: new Map([...ROUTES, [SHARE.name, SHARE]]),
      });
    const postsIn = (sent: readonly Sent[]) => sent.filter(({ to }) => to === '/webhooks/3/token').length;

    it('is posted once for a double click, and again later', async () => {
      const { made: at, sent } = client();
      let clock = Date.parse('2026-06-01T10:00Z');
      const handle = handlerAt(at, { ...(await appOf()), now: () => new Date(clock) });
      const click = (member = inServer.member, page = 1) =>
        handle(clickIn({ ...inServer, member }, at, `share:${page}`));
      await Promise.all([click(), click()]);
      expect(postsIn(sent)).toBe(1);
      expect(sent.filter(({ body }) => JSON.stringify(body).includes('shared'))).toHaveLength(2);
      await click({ ...inServer.member, user: { ...person, id: '6' } });
      expect(postsIn(sent)).toBe(2);
      await click(inServer.member, 2);
      expect(postsIn(sent)).toBe(3);
      clock += 5000;
      await click();
      expect(postsIn(sent)).toBe(4);
    });

    it('is posted by the next click if Discord has refused it, with its pictures and without', async () => {
      let refusals = 2;
      const { made: at, sent } = client((path) =>
        path === '/webhooks/3/token' && refusals-- > 0 ? refusal(50035) : undefined,
      );
      const handle = handlerAt(at, await appOf());
      for (const posts of [0, 1, 1]) {
        await handle(clickIn(inServer, at, 'share:1'));
        expect(postsIn(sent)).toBe(posts);
      }
    });
  });

  it('that is a panel in place of a dialog has commands to tap, and is closed as its kind', async () => {
    const { made: at, sent } = client();
    let close: InteractionContext['closePanel'];
    const asked = dialogRoute('asked', [], async ({ closePanel }) => {
      close = closePanel;
      return { ...note('Type `/game new`.'), slot: 'lobby' };
    });
    const handle = createInteractionHandler({
      ...desk(await appOf(), notes().log, at),
      routes: new Map([[asked.name, asked]]),
      commandIds: () => '77',
    });
    await handle(clickIn(inServer, at, 'asked'));
    expect(told(sent)).toContain('Type </game new:77>.');
    await close?.(person.id, 'lobby', () => note('It has begun.'));
    expect(sent.at(-1)?.to).toMatch(/original$/);
    expect(told(sent)).toContain('It has begun.');
  });

  it('beside a menu is sent once, even if the menu cannot be shown again', async () => {
    const { made: at, sent } = client((path) => (/original/.test(path) ? refusal(50035) : undefined));
    const { lines, log } = notes();
    const data = { component_type: 3, custom_id: 'topic:unknown', values: ['2'] };
    await createInteractionHandler(desk(await appOf(), log, at))(
      made(StringSelectMenuInteraction, at, { type: 3, ...inServer, message: privately, data }),
    );
    expect(sent.map(({ to }) => to)).toEqual(['/interactions/1/token/callback', '/webhooks/3/token']);
    expect(lines).toEqual([]);
  });
});
