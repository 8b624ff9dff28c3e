import { occupancyOf } from '../channel-occupancy.ts';
import type { Announcement } from '../outbox/announcement.ts';
import { sanitizeUserName } from '../sanitize.ts';
import type { ServiceContext } from '../service-context.ts';
import { type Actor, type DroppedOptions, type LobbySettings, type Outcome, refused } from '../types.ts';
import type { Challenge, ChallengeDeal } from './challenge.ts';
import { DEFAULT_PLAYERS, validateLobbySettings } from './lobby-settings.ts';
import { redact } from './redact.ts';
import type { Room } from './room-limit.ts';
import { generateSeed, randomLetters } from './seeds.ts';
import { loadGuildSettings } from './settings.ts';
import type { GameRecord, Member } from './types.ts';
import { vacate } from './vacate.ts';

const ID_LENGTH = 8;
const DEFAULT_LANGUAGE = 'en';

interface Circumstances {
  readonly invited?: readonly string[];
  readonly computers?: readonly Member[];
  /** The challenge and its deal. The guild's default clock preset is ignored. */
  readonly challenge?: { readonly of: Challenge; readonly deal: ChallengeDeal };
}

/** Where a lobby opens. A function is called after all other checks, and opens a channel. */
interface LobbyPlace {
  readonly guild: string;
  readonly channel: string | (() => Promise<Room>);
}

export type OpenLobby = (
  host: Actor,
  place: LobbyPlace,
  settings: LobbySettings,
  circumstances?: Circumstances,
) => Promise<Outcome<DroppedOptions>>;

/** Creates the function that opens a lobby with an unused id. It fails with `channelBusy` or `lobbyOpen`. */
export function createLobbyOpener(context: ServiceContext): OpenLobby {
  const { store, contentRegistry, games, now, random } = context;

  async function freeId(): Promise<string> {
    const id = randomLetters(random, ID_LENGTH);
    return (await store.games.findById(id)) === undefined ? id : freeId();
  }

  return async (host, place, settings, { invited = [], computers = [], challenge } = {}) => {
    const at = now();
    const id = await freeId();
    const blank: GameRecord = {
      id,
      guild: place.guild,
      channel: '',
      status: 'lobby',
      paused: false,
      host: host.user,
      language: DEFAULT_LANGUAGE,
      seed: generateSeed(random, id),
      options: [],
      players: DEFAULT_PLAYERS,
      content: contentRegistry.id,
      members: [newMember(host), ...computers],
      ...(challenge === undefined ? {} : { ...challenge.deal, challenge: challenge.of }),
      version: 1,
      turnVersion: 1,
      announced: 0,
      consents: 0,
      createdAt: at,
      updatedAt: at,
    };
    const { pace } =
      challenge === undefined ? await loadGuildSettings(store.settings, place.guild) : { pace: undefined };
    const checked = validateLobbySettings(blank, { ...(pace && { pace }), ...settings }, () =>
      generateSeed(random, id),
    );
    if ('refusal' in checked) return refused(checked.refusal);
    await contentRegistry.save();
    const room: Room =
      typeof place.channel === 'string' ? { ok: true, channel: place.channel } : await place.channel();
    if (!room.ok) return room;
    const { channel } = room;
    const { dropped = [] } = checked;
    const record = { ...checked.record, channel };
    const lobby: Announcement = { kind: 'lobby', ping: [...invited] };
    const table: Announcement[] =
      challenge === undefined || record.players === 1
        ? []
        : [{ kind: 'table', channel: challenge.of.home, ping: [] }];
    const create = () => games.create(record, [lobby, ...table]);
    const created = await create();
    const done = created === 'channelBusy' && (await vacate(context, channel)) ? await create() : created;
    if (done === 'channelBusy')
      return refused((await occupancyOf(store, channel, host.user)) ?? { code: 'channelBusy' });
    return { ok: true, game: redact({ record, moves: [], state: undefined }, at), dropped };
  };
}

/** Returns a new member with a sanitized name. */
export function newMember({ user, name }: Pick<Actor, 'user' | 'name'>): Member {
  return { user, name: sanitizeUserName(name), newcomer: false, conceded: false };
}
