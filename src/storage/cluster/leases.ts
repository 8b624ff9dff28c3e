/** Leases in Postgres. They expire by the database's clock, and with the processes that hold them. */
import { raw, sqltag as sql } from '@prisma/client/runtime/client';
import type { Lease, Leases } from '../../core/index.ts';
import type { Client } from '../database.ts';
import { LIVING, type Presence } from './process-registry.ts';

/** Duration of a lease after it was taken or renewed. It is renewed once less than `LEFT` remains. */
const HOLDS = 30_000;
const LEFT = 20_000;

/** Tolerance between two readings of the clock. */
const SLACK = 1_000;

/** Notification topic for changed leases. */
const TOPIC = 'leases';
/** Holder id that no process has. */
const NOBODY = 0;

/** Current UTC time, independent of the connection's time zone. */
const NOW = raw(`(now() AT TIME ZONE 'UTC')`);
const living = raw(LIVING);
const after = (milliseconds: number) => sql`${NOW} + ${milliseconds}::int * interval '1 millisecond'`;
/** True if the lease expired, or its end was written by a clock that has been set back since. */
const isOver = (milliseconds: number) =>
  sql`("Lease"."until" <= ${NOW} OR "Lease"."until" > ${after(milliseconds + SLACK)})`;

/** Creates this process's view of the leases. */
export function leasesOf(client: Pick<Client, '$queryRaw' | '$executeRaw'>, presence: Presence): Leases {
  let last = presence.id();

  return {
    me: () => presence.id(),
    isSeen: () => presence.isSeen(),
    async look() {
      const me = presence.id();
      if (me !== last) {
        // The connection was lost and this process has a new id, but the server still considers the old one alive.
        await client.$executeRaw`UPDATE "Lease" SET "holder" = ${me} WHERE "holder" = ${last}`;
        last = me;
      }
      return await client.$queryRaw<Lease[]>`
        WITH "kept" AS (
          UPDATE "Lease" SET "until" = ${after(HOLDS)} 
          WHERE "holder" = ${me} AND ("until" < ${after(LEFT)} OR ${isOver(HOLDS)})
        )
        SELECT "name", "holder", "ready" FROM "Lease"
        WHERE ("holder" = ${me} OR NOT ${isOver(HOLDS)}) AND "until" > ${NOW} AND "holder" IN (${living})`;
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
          UPDATE "Lease" SET "holder" = ${to}, "ready" = ${ready}, "until" = ${after(HOLDS)}
          WHERE "name" = ${name} AND "holder" = ${from}`) > 0
        );
      }
      return (
        (await client.$executeRaw`
        INSERT INTO "Lease" ("name", "holder", "ready", "until") VALUES (${name}, ${to}, ${ready}, ${after(HOLDS)})
        ON CONFLICT ("name") DO UPDATE
        SET "holder" = excluded."holder", "ready" = excluded."ready", "until" = excluded."until"
        WHERE ${isOver(HOLDS)} OR "Lease"."holder" NOT IN (${living})`) > 0
      );
    },
    lasts: LEFT,
    async leave() {
      await client.$executeRaw`DELETE FROM "Lease" WHERE "holder" = ${presence.id()}`;
    },
    async turn(name, every) {
      const taken = await client.$executeRaw`
        INSERT INTO "Lease" ("name", "holder", "ready", "until") VALUES (${name}, ${NOBODY}, FALSE, ${after(every)})
        ON CONFLICT ("name") DO UPDATE SET "until" = excluded."until" WHERE ${isOver(every)}`;
      if (taken > 0) return 0;
      const [row] = await client.$queryRaw<{ left: number }[]>`
        SELECT (extract(epoch FROM "until" - ${NOW}) * 1000)::float8 AS "left" FROM "Lease" WHERE "name" = ${name}`;
      return Math.max(1, Math.ceil(row?.left ?? 0));
    },
    call: () => presence.call(TOPIC),
    onCall: (listener) =>
      presence.onCall((topic) => {
        if (topic === undefined || topic === TOPIC) listener(topic === undefined);
      }),
  };
}
