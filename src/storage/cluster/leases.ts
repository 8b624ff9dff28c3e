/** Leases in a Postgres database. They end by its clock, as those of machines differ, and with the processes that have them. */
import { raw, sqltag as sql } from '@prisma/client/runtime/client';
import type { Lease, Leases } from '../../core/index.ts';
import type { Client } from '../database.ts';
import { LIVING, type Presence } from './process-registry.ts';

/** Milliseconds that a lease holds from when it was taken or renewed, and with how many left it is renewed. */
const HOLDS = 30_000;
const LEFT = 20_000;

/** Milliseconds by which two may differ who ask what time it is. */
const SLACK = 1_000;

/** What processes call to each other where a lease has changed. */
const TOPIC = 'leases';
/** The number of no process. */
const NOBODY = 0;

/** Now, whatever zone a connection is in. */
const NOW = raw(`(now() AT TIME ZONE 'UTC')`);
const living = raw(LIVING);
const after = (milliseconds: number) => sql`${NOW} + ${milliseconds}::int * interval '1 millisecond'`;
/** Whether a lease of so many milliseconds is over, or its end was written by a clock that has been set back since. */
const isOver = (milliseconds: number) =>
  sql`("Lease"."until" <= ${NOW} OR "Lease"."until" > ${after(milliseconds + SLACK)})`;

/** The leases as the process of this presence sees them. */
export function leasesOf(client: Pick<Client, '$queryRaw' | '$executeRaw'>, presence: Presence): Leases {
  let last = presence.id();

  return {
    me: () => presence.id(),
    isSeen: () => presence.isSeen(),
    async look() {
      const me = presence.id();
      if (me !== last) {
        // A connection was lost, and the server takes the process that had it for another one, and for alive.
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
