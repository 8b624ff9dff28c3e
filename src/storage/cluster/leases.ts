/** Leases in Postgres. They expire by the database's clock, and with the processes that hold them. */
import { raw, sqltag as sql } from '@prisma/client/runtime/client';
import type { Lease, Leases } from '../../core/index.ts';
import { HOUR_MS } from '../../durations.ts';
import type { Client } from '../database.ts';
import { ALIVE_PROCESSES_SQL, type ProcessRegistry } from './process-registry.ts';

/** Duration of a lease after it was taken or renewed. It is renewed once less than `RENEW_BELOW_MS` remains. */
const LEASE_MS = 30_000;
const RENEW_BELOW_MS = 20_000;

const CLOCK_TOLERANCE_MS = 1_000;

/** Time after its end when an unused slot is deleted. */
const OLD_SLOT_MS = HOUR_MS;

const TOPIC = 'leases';
const NOBODY = 0;

/** Current UTC time, independent of the connection's time zone. */
const NOW = raw(`(now() AT TIME ZONE 'UTC')`);
const aliveProcesses = raw(ALIVE_PROCESSES_SQL);
const after = (durationMs: number) => sql`${NOW} + ${durationMs}::int * interval '1 millisecond'`;
/** True if the lease expired, or its end was written by a clock that has been set back since. */
const isOver = (durationMs: number) =>
  sql`("Lease"."until" <= ${NOW} OR "Lease"."until" > ${after(durationMs + CLOCK_TOLERANCE_MS)})`;

/** Creates this process's view of the leases. */
export function createLeases(
  client: Pick<Client, '$queryRaw' | '$executeRaw'>,
  processes: ProcessRegistry,
): Leases {
  let last = processes.id();

  return {
    processId: () => processes.id(),
    isAlive: () => processes.isAlive(),
    async list() {
      const me = processes.id();
      if (me !== last) {
        // The connection was lost and this process has a new id, but the server still considers the old one alive.
        await client.$executeRaw`UPDATE "Lease" SET "holder" = ${me} WHERE "holder" = ${last}`;
        last = me;
      }
      return await client.$queryRaw<Lease[]>`
        WITH "kept" AS (
          UPDATE "Lease" SET "until" = ${after(LEASE_MS)} 
          WHERE "holder" = ${me} AND ("until" < ${after(RENEW_BELOW_MS)} OR ${isOver(LEASE_MS)})
        )
        SELECT "name", "holder", "ready" FROM "Lease"
        WHERE ("holder" = ${me} OR NOT ${isOver(LEASE_MS)}) AND "until" > ${NOW} AND "holder" IN (${aliveProcesses})`;
    },
    async change({ name, from, to, ready }) {
      if (to === undefined) {
        return (
          (await client.$executeRaw`
          DELETE FROM "Lease" WHERE "name" = ${name} AND "holder" = ${from ?? NOBODY}`) > 0
        );
      }
      if (from !== undefined) {
        return (
          (await client.$executeRaw`
          UPDATE "Lease" SET "holder" = ${to}, "ready" = ${ready}, "until" = ${after(LEASE_MS)}
          WHERE "name" = ${name} AND "holder" = ${from}`) > 0
        );
      }
      return (
        (await client.$executeRaw`
        INSERT INTO "Lease" ("name", "holder", "ready", "until") VALUES (${name}, ${to}, ${ready}, ${after(LEASE_MS)})
        ON CONFLICT ("name") DO UPDATE
        SET "holder" = excluded."holder", "ready" = excluded."ready", "until" = excluded."until"
        WHERE ${isOver(LEASE_MS)} OR "Lease"."holder" NOT IN (${aliveProcesses})`) > 0
      );
    },
    validMs: RENEW_BELOW_MS,
    async releaseAll() {
      await client.$executeRaw`DELETE FROM "Lease" WHERE "holder" = ${processes.id()}`;
    },
    async acquireSlot(name, intervalMs) {
      // Each contested click has a slot of its own, which no one takes again.
      const taken = await client.$executeRaw`
        WITH "old" AS (
          DELETE FROM "Lease" WHERE "name" IN (
            SELECT "name" FROM "Lease"
            WHERE "holder" = ${NOBODY} AND "name" <> ${name} AND "until" < ${after(-OLD_SLOT_MS)}
            FOR UPDATE SKIP LOCKED
          )
        )
        INSERT INTO "Lease" ("name", "holder", "ready", "until") VALUES (${name}, ${NOBODY}, FALSE, ${after(intervalMs)})
        ON CONFLICT ("name") DO UPDATE SET "until" = excluded."until" WHERE ${isOver(intervalMs)}`;
      if (taken > 0) return 0;
      const [row] = await client.$queryRaw<{ left: number }[]>`
        SELECT (extract(epoch FROM "until" - ${NOW}) * 1000)::float8 AS "left" FROM "Lease" WHERE "name" = ${name}`;
      return Math.max(1, Math.ceil(row?.left ?? 0));
    },
    notify: () => processes.notify(TOPIC),
    subscribe: (listener) =>
      processes.subscribe((topic) => {
        if (topic === undefined || topic === TOPIC) listener(topic === undefined);
      }),
  };
}
