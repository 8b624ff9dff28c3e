/** What is kept of somebody: handed out, and erased. The games they were in live on without them. */

import { isComputer } from './computers.ts';
import { formerUser } from './former.ts';
import type { Tools } from './games.ts';
import { standInAt, standInBy } from './members.ts';
import { readGame } from './reading.ts';
import { personOf } from './time/people.ts';
import type { Actor, App } from './types.ts';

/** Grows when the shape of handed out data changes. */
const DATA_VERSION = 1;

/** Ways out of a game. */
type WaysOut = Pick<App, 'leave' | 'concede' | 'comeBack'>;

export function createPrivacy({ store, games, random }: Tools, out: WaysOut): Pick<App, 'dataOf' | 'erase'> {
  /** What is kept of a user in a game; nothing where the game is gone. */
  async function tracesIn(id: string, user: string): Promise<object[]> {
    const kept = await store.load(id);
    if (kept === undefined) return [];
    const { record, moves } = readGame(kept);
    const plan = await store.plan(id, user);
    const { guild, channel, status, createdAt, updatedAt, members, tenures = [], orders = [] } = record;
    const { challenge } = record;
    return [
      {
        ...{ id, guild, channel, status, createdAt, updatedAt },
        ...(challenge === undefined ? {} : { challenge: challenge.week }),
        host: record.host === user,
        membership: members.filter((one) => one.user === user),
        tenures: tenures.filter((one) => one.user === user),
        orders: orders.filter(({ by }) => by === user),
        plans: plan === undefined ? [] : [plan],
        requests: record.consent?.by === user ? [record.consent] : [],
        moves: moves.flatMap((move, index) => (move.by === user ? [{ number: index + 1, ...move }] : [])),
      },
    ];
  }

  /** Leaves the game as one does oneself: out of a lobby, by giving up, and as a stand-in by going. */
  async function quit(id: string, { user, name }: Actor): Promise<void> {
    // From nowhere, they reach all their games.
    const actor: Actor = { user, name, moderator: false };
    const game = await games.outline(id);
    if (game === undefined) return;
    const tenure = standInBy(game.record, user);
    const owner = tenure === undefined ? undefined : game.record.members[tenure.place];
    // What is refused need not be done: they have given up before, or somebody else plays for them.
    const place = game.record.members.findIndex((one) => one.user === user);
    // A computer plays on for nobody who is not there any more.
    if (isComputer(standInAt(game.record, place)?.user ?? '')) await out.comeBack(actor, id);
    if (owner !== undefined) await out.comeBack({ ...actor, user: owner.user }, id);
    else if (game.record.status === 'lobby') await out.leave(actor, id);
    else await out.concede(actor, id);
  }

  return {
    async dataOf(user) {
      const found = [];
      for (const id of await store.traces(user)) found.push(...(await tracesIn(id, user)));
      const data = { format: DATA_VERSION, user, settings: await personOf(store, user), games: found };
      return `${JSON.stringify(data, undefined, 2)}\n`;
    },

    async erase(actor, name) {
      const traces = await store.traces(actor.user);
      for (const id of traces) {
        await quit(id, actor);
        await store.rename(id, actor.user, { user: formerUser(random), name });
      }
      // Last: whoever is still in a game may have something noted here by it.
      await store.keepPerson(actor.user, undefined);
      return traces.length;
    },
  };
}
