import type { GameRecord, GameRepository } from '../../core/index.ts';
import { isLive } from '../../core/index.ts';
import { assertRecord } from '../assertions.ts';
import { byId } from '../ordering.ts';
import { commitGame } from './commit-game.ts';
import { replaceUser } from './replace-user.ts';
import {
  enqueue,
  isChannelBusy,
  liveIn,
  type MemoryGame,
  type MemoryState,
  planBy,
  recordsIn,
  waitingLongest,
} from './state.ts';

/** Creates the game repository on this state. */
export const gameRepository = (state: MemoryState): GameRepository => ({
  async create(record, announcements = []) {
    assertRecord(record);
    if (state.games.has(record.id)) throw new Error(`There is a game ${record.id} already.`);
    if (isLive(record) && isChannelBusy(state, record)) return 'channelBusy';
    state.games.set(record.id, {
      record: structuredClone(record),
      moves: [],
      snapshot: undefined,
      base: undefined,
    });
    enqueue(state, record.id, announcements);
    return 'created';
  },

  async findById(id) {
    const game = state.games.get(id);
    if (game === undefined) return undefined;
    const { last: _, result: __, ...stored } = game;
    return structuredClone(stored);
  },

  async findVersion(id) {
    return state.games.get(id)?.record.version;
  },

  async findByChannel(channel) {
    const here = recordsIn(state).filter((record) => record.channel === channel);
    const over = here.filter((record) => !isLive(record)).sort(endedLast);
    return { live: here.find(isLive)?.id, last: over[0]?.id };
  },

  async listActiveInGuild(guild, limit) {
    const here = liveIn(state).filter((record) => record.guild === guild);
    return structuredClone(here.sort(waitingLongest).slice(0, limit));
  },

  async listSuspendedInGuild(guild, limit) {
    const here = recordsIn(state).filter(
      (one) => one.guild === guild && one.status === 'ended' && one.timing?.setAside === true,
    );
    return structuredClone(here.sort(waitingLongest).reverse().slice(0, limit));
  },

  commit: async (change) => commitGame(state, change),

  async listByUser(user, over = false) {
    const found = recordsIn(state).filter(
      (record) =>
        (over || isLive(record)) &&
        [...record.members, ...(record.substitutions ?? [])].some((one) => one.user === user),
    );
    return structuredClone(found.sort(waitingLongest));
  },

  async findLastColour(user) {
    const own = recordsIn(state).flatMap((record) => {
      const colour = record.members.find((member) => member.user === user)?.colour;
      return colour === undefined ? [] : [{ ...record, colour }];
    });
    const order = (a: GameRecord, b: GameRecord) =>
      b.createdAt.getTime() - a.createdAt.getTime() || byId(b, a);
    return own.sort(order)[0]?.colour;
  },

  async listMentioning(user) {
    const json = JSON.stringify(user);
    const owedTo = new Set(
      state.outbox
        .filter(({ announcement }) => JSON.stringify(announcement).includes(json))
        .map(({ game }) => game),
    );
    return [...state.games]
      .filter(([id, game]) => isIn(game, user) || owedTo.has(id) || planBy(state, id, user) !== undefined)
      .map(([id]) => id)
      .sort();
  },

  replaceUser: async (game, from, to) => replaceUser(state, game, from, to),
});

function isIn({ record, moves }: MemoryGame, user: string): boolean {
  const { host, members, substitutions = [], consent, timing, orders } = record;
  const users = [
    host,
    ...[...members, ...substitutions].map((one) => one.user),
    ...moves.map(({ by }) => by),
  ];
  return users.includes(user) || JSON.stringify([consent, timing, orders]).includes(JSON.stringify(user));
}

const newestFirst = (a: GameRecord, b: GameRecord): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || byId(b, a);

const endedLast = (a: GameRecord, b: GameRecord): number =>
  b.updatedAt.getTime() - a.updatedAt.getTime() || newestFirst(a, b);
