/** What is kept of somebody: handed out, and erased. The games they were in live on without them. */

import { createHash } from 'node:crypto';
import { weekOf } from '../../calendar/index.ts';
import { entryKeyOf, listEnteredKinds, recordEntry } from '../../core/game/challenge-entry.ts';
import { isComputer } from '../../core/game/computers.ts';
import { memberOf, substituteAt, substitutionBy } from '../../core/game/members.ts';
import { readGame, readRecord } from '../../core/game/parse-game.ts';
import { loadUserSettings } from '../../core/game/settings.ts';
import type { GameRecord } from '../../core/game/types.ts';
import { sealedUntil } from '../../core/game/visibility.ts';
import type { ServiceContext } from '../../core/game-service.ts';
import { createPseudonym } from '../../core/pseudonym.ts';
import { redactRecord } from '../../core/redact.ts';
import type { Actor, Outcome } from '../../core/types.ts';

/** What becomes of a live game of somebody who is erased: they give it up, leave its lobby, or play for nobody any more. */
export const ERASURE_EFFECTS = ['concede', 'leave', 'standIn'] as const;

/** What erasing somebody would do. */
export interface Erasure {
  readonly games: readonly { record: GameRecord; what: (typeof ERASURE_EFFECTS)[number] }[];
  /** In so many other games only their name would be replaced. */
  readonly others: number;
  /** Another one whenever anything of this changes. */
  readonly stamp: string;
}

/** A user's stored data. */
export interface PrivacyService {
  /**
   * All of it, as JSON: what they have settled, of each game their part in it, and whether they have entered this week's
   * challenge, in those games' servers and in this one.
   */
  exportData(user: string, guild?: string): Promise<string>;
  /** What `erase` would do to the games of somebody. */
  previewErasure(user: string): Promise<Erasure>;
  /**
   * Forgets somebody: they leave all games as by giving up, and are called by `name` in them, with an id that nobody
   * can guess. Done game by game: what was cut short is completed by doing it again. Gives the number of games.
   */
  eraseUser(actor: Actor, name: string): Promise<number>;
}

/** Grows when the shape of handed out data changes. */
const DATA_VERSION = 1;

/** What becomes of a live game of somebody who is erased; nothing where only their name is replaced. */
function erasedFrom(record: GameRecord, user: string): Erasure['games'][number]['what'] | undefined {
  if (substitutionBy(record, user) !== undefined) return 'standIn';
  if (record.status === 'lobby') return 'leave';
  const place = record.members.findIndex((one) => one.user === user);
  const standIn = substituteAt(record, place);
  const stays = record.members[place]?.conceded === true || (standIn && !isComputer(standIn.user));
  return stays === true ? undefined : 'concede';
}

/** Ways out of a game. */
export interface GameExits {
  leave(actor: Actor, id: string): Promise<Outcome>;
  concede(actor: Actor, id: string, erased?: boolean): Promise<Outcome>;
  returnToSeat(actor: Actor, id: string, erased?: boolean): Promise<Outcome>;
}

export function createPrivacyService(
  { store, games, random, now }: ServiceContext,
  out: GameExits,
): PrivacyService {
  /** What is kept of a user in a game; nothing where the game is gone. */
  async function tracesIn(
    id: string,
    user: string,
  ): Promise<({ guild: string } & Record<string, unknown>)[]> {
    const kept = await store.games.findById(id);
    if (kept === undefined) return [];
    const { record, moves } = readGame(kept);
    const plan = await store.plans.find(id, user);
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
    const game = await games.getSummary(id);
    if (game === undefined) return;
    const tenure = substitutionBy(game.record, user);
    const owner = tenure === undefined ? undefined : game.record.members[tenure.place];
    // What is refused need not be done: they have given up before, or somebody else plays for them.
    const place = game.record.members.findIndex((one) => one.user === user);
    // A computer plays on for nobody who is not there any more.
    if (isComputer(substituteAt(game.record, place)?.user ?? '')) await out.returnToSeat(actor, id, true);
    if (owner !== undefined) await out.returnToSeat({ ...actor, user: owner.user }, id);
    else if (game.record.status === 'lobby') await out.leave(actor, id);
    else await out.concede(actor, id, true);
  }

  /** Notes that somebody has entered this week's challenge before their game is no more theirs. */
  async function keepEntry(id: string, user: string): Promise<void> {
    const kept = await store.games.findById(id);
    if (kept === undefined) return;
    const record = readRecord(kept.record);
    const chance = entryKeyOf(record, user);
    const isSealed = sealedUntil(record, now()) !== undefined && record.status !== 'lobby';
    if (chance !== undefined && isSealed && memberOf(record, user))
      await recordEntry({ store, random }, chance);
  }

  /** What is kept of a user as hashes: that they have entered this week's challenge in these servers. */
  async function enteredBy(user: string, guilds: readonly string[]): Promise<object[]> {
    const week = weekOf(now().getTime());
    const found = [];
    for (const guild of new Set(guilds)) {
      const kinds = await listEnteredKinds(store, { guild, week, user });
      found.push(...kinds.map((kind) => ({ guild, week, kind })));
    }
    return found;
  }

  return {
    async exportData(user, guild) {
      const found = [];
      for (const id of await store.games.listMentioning(user)) found.push(...(await tracesIn(id, user)));
      const guilds = [...found.map((one) => one.guild), ...(guild === undefined ? [] : [guild])];
      const data = {
        ...{
          format: DATA_VERSION,
          user,
          settings: await loadUserSettings(store.settings, user),
          games: found,
        },
        challengesEntered: await enteredBy(user, guilds),
      };
      return `${JSON.stringify(data, undefined, 2)}\n`;
    },

    async previewErasure(user) {
      const games = (await store.games.listByUser(user)).map(readRecord).flatMap((record) => {
        const what = erasedFrom(record, user);
        return what === undefined ? [] : [{ record: redactRecord(record, now()), what }];
      });
      const others = (await store.games.listMentioning(user)).length - games.length;
      const told = games.map(({ record: { id }, what }) => `${id} ${what}`).sort();
      const stamp = createHash('sha256').update(JSON.stringify([told, others]));
      return { games, others, stamp: stamp.digest('hex').slice(0, 12) };
    },

    async eraseUser(actor, name) {
      const traces = await store.games.listMentioning(actor.user);
      for (const id of traces) {
        await quit(id, actor);
        await keepEntry(id, actor.user);
        await store.games.replaceUser(id, actor.user, { user: createPseudonym(random), name });
      }
      // Last: whoever is still in a game may have something noted here by it.
      await store.settings.saveUser(actor.user, undefined);
      return traces.length;
    },
  };
}
