/** A process that shares the shards with others through leases. */
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Lease, Leases } from '../../../src/core/index.ts';
import { openMultiProcess } from '../../../src/discord/gateway/multi-process.ts';
import { openRest } from '../../../src/discord/transport/rest.ts';
import { startPlayground } from '../../../src/playground/index.ts';

const SILENT = { info() {}, warn() {}, error() {} };
const ME = 1;

/** The leases of a database that sees only one process, and considers it dead while `isAlive` is false. */
function leasesOfOne() {
  const all = new Map<string, Lease>();
  let listed = 0;
  const database = { isAlive: true, listed: () => listed };
  const leases: Leases = {
    processId: () => ME,
    isAlive: () => database.isAlive,
    async list() {
      listed += 1;
      return database.isAlive ? [...all.values()] : [];
    },
    validMs: 20_000,
    async change({ name, to, ready }) {
      if (to === undefined) all.delete(name);
      else all.set(name, { name, holder: to, ready });
      return true;
    },
    releaseAll: async () => all.clear(),
    acquireSlot: async () => 0,
    notify() {},
    subscribe: () => () => {},
  };
  return { database, leases };
}

it('a process that seems dead for a while stays connected, and answers late', async () => {
  const playground = await startPlayground({ port: 0, people: ['Ann'], channels: ['here'] });
  const { token, api, users, channels } = playground;
  const { database, leases } = leasesOfOne();
  const heard: boolean[] = [];
  const gateway = await openMultiProcess({
    ...{ token, rest: openRest(token, api), log: SILENT, shards: 1, concurrency: 1 },
    ...{ leases, identifyIntervalMs: 0, onLogin: () => {}, onFatalDisconnect: () => {} },
    ...{ onJoined: () => {}, onAccessChanged: () => {}, onThreadOpened: () => {}, onArchived: () => {} },
    onInteraction: (_, isTakenOver = false) => void heard.push(isTakenOver),
  });
  expect(gateway.health()).toMatchObject({ shards: 1, connected: true });
  database.isAlive = false;
  const before = database.listed();
  await expect.poll(() => database.listed()).toBeGreaterThan(before + 1);
  await setTimeout(100);
  expect(gateway.health()).toMatchObject({ shards: 1, connected: true });
  void users[0]?.forge(channels[0] ?? '', 2, { id: '1', name: 'help', type: 1 });
  await expect.poll(() => heard).toEqual([true]);
  await gateway.stopReceiving();
  await gateway.close();
  await playground.close();
});
