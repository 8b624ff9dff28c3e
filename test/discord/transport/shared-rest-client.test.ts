/** The client of the REST API that all parts of a process share. */
import { REST, Routes } from 'discord.js';
import { expect, it } from 'vitest';
import { connect } from '../../../src/discord/gateway/connection.ts';
import { SharedRestClient } from '../../../src/discord/transport/shared-rest-client.ts';
import { startPlayground } from '../../../src/playground/index.ts';

const SILENT = { info() {}, warn() {}, error() {} };

it('keeps its token after a 401', async () => {
  const playground = await startPlayground({ port: 0, people: ['Ann'], channels: ['here'] });
  const rest = new SharedRestClient(playground.token, { api: playground.api });
  const forgetful = new REST({ api: playground.api }).setToken(playground.token);
  for (const [one, outcome] of [
    [rest, 'fulfilled'],
    [forgetful, 'rejected'],
  ] as const) {
    playground.faults.failNext(/users/, 401, 1);
    const [first] = await Promise.allSettled([one.get(Routes.user())]);
    const [second] = await Promise.allSettled([one.get(Routes.user())]);
    expect([first?.status, second?.status], one.constructor.name).toEqual(['rejected', outcome]);
  }
  await playground.close();
});

it('still serves other connections after one is closed', async () => {
  const playground = await startPlayground({ port: 0, people: ['Ann'], channels: ['here'] });
  const { token, api } = playground;
  const rest = new SharedRestClient(token, { api });
  const before = playground.requests.length;
  const connection = connect({
    ...{ token, rest, log: SILENT, shards: { ids: [0], count: 1 }, concurrency: 1 },
    ...{
      onInteraction: () => {},
      onJoined: () => {},
      onAccessChanged: () => {},
      onThreadOpened: () => {},
      onArchived: () => {},
    },
    ...{ onLogin: () => {}, onFatalDisconnect: () => {} },
  });
  await connection.opened;
  expect(playground.requests.slice(before).map(({ path }) => path)).toContain('/gateway/bot');
  await connection.close();
  expect(await rest.get(Routes.user())).toMatchObject({ username: 'Bot' });
  await playground.close();
});
