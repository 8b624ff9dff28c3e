/** Opening a lobby: with its host in it, and a seed that nobody can guess. */
import { refused, shown, type Tools } from '../game-service.ts';
import type { Announcement } from '../outbox/announcement.ts';
import { cleanName } from '../sanitize.ts';
import { drawSeed, letters } from '../seeds.ts';
import type { Actor, Dropped, Outcome, Place, Wish } from '../types.ts';
import type { Challenge, Deal } from './challenge.ts';
import { DEFAULT_PLAYERS, wished } from './lobby-settings.ts';
import { serverOf } from './settings.ts';
import type { GameRecord, Member } from './types.ts';

const ID_LENGTH = 8;
const DEFAULT_LANGUAGE = 'en';

/** What there is about a lobby beside what its host wishes. */
interface Circumstances {
  /** They are told of it by a ping. */
  readonly invited?: readonly string[];
  readonly computers?: readonly Member[];
  /** The challenge it is for, and what is dealt there: then nothing is as the server likes it. */
  readonly challenge?: { readonly of: Challenge; readonly deal: Deal };
}

/** Opens lobbies, one in a channel. */
export type Opening = (
  host: Actor,
  place: Place,
  wish: Wish,
  circumstances?: Circumstances,
) => Promise<Outcome<Dropped>>;

export function createOpening({ store, contents, games, now, random }: Tools): Opening {
  /** An id that no game has. */
  async function freeId(): Promise<string> {
    const id = letters(random, ID_LENGTH);
    return (await store.load(id)) === undefined ? id : freeId();
  }

  return async (host, place, wish, { invited = [], computers = [], challenge } = {}) => {
    const at = now();
    const id = await freeId();
    const blank: GameRecord = {
      id,
      ...place,
      status: 'lobby',
      paused: false,
      host: host.user,
      language: DEFAULT_LANGUAGE,
      seed: drawSeed(random, id),
      options: [],
      players: DEFAULT_PLAYERS,
      content: contents.id,
      members: [newMember(host), ...computers],
      ...(challenge === undefined ? {} : { ...challenge.deal, challenge: challenge.of }),
      version: 1,
      turnVersion: 1,
      announced: 0,
      consents: 0,
      createdAt: at,
      updatedAt: at,
    };
    const { pace } = challenge === undefined ? await serverOf(store, place.guild) : { pace: undefined };
    const checked = wished(blank, { ...(pace && { pace }), ...wish }, () => drawSeed(random, id));
    if ('refusal' in checked) return refused(checked.refusal);
    await contents.keep();
    const { record, dropped = [] } = checked;
    const lobby: Announcement = { kind: 'lobby', ping: [...invited] };
    const table: Announcement[] =
      challenge === undefined || record.players === 1
        ? []
        : [{ kind: 'table', channel: challenge.of.home, ping: [] }];
    if ((await games.create(record, [lobby, ...table])) === 'channelBusy')
      return refused({ code: 'channelBusy' });
    return { ok: true, game: shown({ record, moves: [], state: undefined }, at), dropped };
  };
}

export function newMember({ user, name }: Pick<Actor, 'user' | 'name'>): Member {
  return { user, name: cleanName(name), newcomer: false, conceded: false };
}
