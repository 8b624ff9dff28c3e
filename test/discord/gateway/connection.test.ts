/** A connection to the gateway can be closed at any moment without leaving anything behind. */
import { createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { ChannelType } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { connect } from '../../../src/discord/gateway/connection.ts';
import { openRest } from '../../../src/discord/transport/rest.ts';
import { type Playground, startPlayground } from '../../../src/playground/index.ts';
import { ask } from '../../playground/fixtures/support.ts';
import { eventually } from '../../support/waiting.ts';

/** discord.js connects again this many milliseconds after a lost connection. */
const RECONNECT_MS = 500;

/** Callbacks of a test. */
interface Given {
  readonly waitForIdentify?: () => Promise<void>;
  readonly onChange?: () => void;
  /** Runs before the bot connects. */
  readonly before?: (playground: Playground) => Promise<void>;
}

async function connectTo(
  playground: Playground,
  { waitForIdentify = async () => {}, onChange = () => {} }: Given,
) {
  const lines: string[] = [];
  const [opened, archived]: [string[], string[]] = [[], []];
  const log = { info: (_: object, line: string) => void lines.push(line), warn() {}, error() {} };
  const { token, api } = playground;
  const connection = connect({
    ...{ token, rest: openRest(token, api), log, shards: { ids: [0], count: 1 }, concurrency: 1 },
    ...{
      onInteraction: () => {},
      onJoined: () => {},
      onAccessChanged: () => {},
      onThreadOpened: (thread) => void opened.push(thread),
      onArchived: (thread) => void archived.push(thread),
      onChange,
    },
    ...{ onLogin: () => {}, onFatalDisconnect: () => {}, throttle: async () => ({ waitForIdentify }) },
  });
  return { playground, connection, lines, opened, archived };
}

/** Connects to a playground of the test's own. */
// biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of what a fixture needs from its pattern.
const it = test.extend('open', async ({}, { onCleanup }) => {
  const playgrounds: Playground[] = [];
  onCleanup(async () => {
    for (const playground of playgrounds) await playground.close();
  });
  return async (given: Given = {}) => {
    const playground = await startPlayground({ port: 0, people: ['Ann'], channels: ['here'] });
    playgrounds.push(playground);
    await given.before?.(playground);
    return await connectTo(playground, given);
  };
});
type Open = (given?: Given) => ReturnType<typeof connectTo>;

/** Fails if a session is there, or comes back. */
async function expectGone({ users, channels }: Playground): Promise<void> {
  await setTimeout(RECONNECT_MS + 200);
  expect(await users[0]?.forge(channels[0] ?? '', 2, {})).toMatchObject({
    outcome: 'failed',
    why: 'The application is not connected',
  });
}

// Concurrent, because they wait for discord.js most of the time.
describe.concurrent('a lost connection', () => {
  it.for([true, false])('is logged, and so is its return (resumed: %s)', async (isResumable, { open }) => {
    const { playground, connection, lines } = await open();
    await connection.opened;
    playground.faults.dropGateway(isResumable);
    await eventually(() =>
      expect(lines).toEqual(['gateway: connection lost, reconnecting', 'gateway: connected again']),
    );
    await connection.close();
  });

  it('is logged once, however often it cannot be restored', async ({ open }) => {
    const { playground, connection, lines } = await open();
    await connection.opened;
    const port = Number(new URL(playground.api).port);
    await playground.close();
    let attempts = 0;
    const refusing = createServer((socket) => {
      attempts += 1;
      socket.destroy();
    }).listen(port, '127.0.0.1');
    await eventually(() => expect(attempts).toBeGreaterThan(2));
    expect(lines).toEqual(['gateway: connection lost, reconnecting']);
    await connection.close();
    refusing.close();
  });
});

describe.concurrent('a thread that discord.js does not know', () => {
  /** Opens a thread and hides it before the bot logs in. */
  async function hidden(
    open: Open,
    type: ChannelType,
    hide: (playground: Playground, thread: string) => void,
  ) {
    const connected = await open({
      before: async (started) => {
        const path = `/channels/${started.channels[0]}/threads`;
        const { body } = await ask(started, 'POST', path, { name: 'A', type });
        hide(started, (body as { id: string }).id);
      },
    });
    await connected.connection.opened;
    expect([connected.opened, connected.archived]).toEqual([[], []]);
    return { ...connected, thread: connected.playground.channels.at(-1) ?? '' };
  }

  it('is reported when it is unlocked, and when it is opened, but not while it is locked', async ({
    open,
  }) => {
    const { playground, connection, opened, archived, thread } = await hidden(
      open,
      ChannelType.PublicThread,
      (started, id) => started.archiveThread(id, true),
    );
    playground.archiveThread(thread, true);
    playground.archiveThread(thread);
    await eventually(() => expect([opened, archived]).toEqual([[thread], [thread]]));
    await ask(playground, 'PATCH', `/channels/${thread}`, { archived: false });
    await eventually(() => expect([opened, archived]).toEqual([[thread, thread], [thread]]));
    await connection.close();
  });

  it('is reported when the bot is added to it', async ({ open }) => {
    const { playground, connection, opened, archived, thread } = await hidden(
      open,
      ChannelType.PrivateThread,
      (started, id) => started.leaveThread(id),
    );
    playground.joinThread(thread);
    await eventually(() => expect([opened, archived]).toEqual([[thread], []]));
    await connection.close();
  });

  it('is reported when the bot can see its channel', async ({ open }) => {
    const hide = ({ faults, channels }: Playground, isHidden: boolean) =>
      faults.lack(['ViewChannel'], isHidden, channels[0]);
    const { playground, connection, opened, archived, thread } = await hidden(
      open,
      ChannelType.PublicThread,
      (started) => hide(started, true),
    );
    hide(playground, false);
    await eventually(() => expect([opened, archived]).toEqual([[thread], []]));
    await connection.close();
  });
});

describe.concurrent('a connection is closed', () => {
  it('before it has asked where to connect', async ({ open }) => {
    const { playground, connection } = await open();
    await connection.close();
    await expectGone(playground);
  });

  it('after it has logged in, and before Discord has answered', async ({ open }) => {
    let onIdentify = () => {};
    const loggedIn = new Promise<void>((resolve) => {
      // The login is sent in this turn of the event loop, and answered in a later one.
      onIdentify = () => void setImmediate(resolve);
    });
    const { playground, connection } = await open({ waitForIdentify: async () => onIdentify() });
    await loggedIn;
    expect(connection.isUp()).toBe(false);
    await connection.close();
    await expectGone(playground);
  });

  it('while it waits to connect again', async ({ open }) => {
    let changes = 0;
    const { playground, connection } = await open({
      onChange: () => {
        changes += 1;
      },
    });
    await connection.opened;
    const before = changes;
    playground.faults.dropGateway(true);
    await eventually(() => expect(changes).toBeGreaterThan(before));
    await connection.close();
    await expectGone(playground);
  });

  it('while it connects to a server that does not answer, and then goes', async ({ open }) => {
    const { playground, connection } = await open();
    await connection.opened;
    const port = Number(new URL(playground.api).port);
    await playground.close();
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket)).listen(port, '127.0.0.1');
    await eventually(() => expect(sockets.length).toBe(1));
    await connection.close();
    for (const socket of sockets) socket.resetAndDestroy();
    // An error without a handler would end the process here.
    await setTimeout(RECONNECT_MS + 200);
    expect(sockets).toHaveLength(1);
    silent.close();
  });
});
