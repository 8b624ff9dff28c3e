/** Before the game: opening a lobby, joining, options, starting. */
import { awaited, newGame } from '../engine/index.ts';
import { usersIn } from './announce.ts';
import { isComputer, newComputer } from './computers.ts';
import { isFormer } from './former.ts';
import { refused, shown, type Tools } from './games.ts';
import { memberOf, withMember } from './members.ts';
import { ended } from './moving.ts';
import { cleanName } from './names.ts';
import { forbidden } from './permissions.ts';
import { setupOf } from './positions.ts';
import { drawnSeed, SEED_LENGTH } from './seeds.ts';
import type { Announcement, GameRecord, Member } from './store.ts';
import { serverOf } from './time/people.ts';
import type { Actor, App, Outcome, Wish } from './types.ts';
import { DEFAULT_PLAYERS, wished } from './wishes.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_LENGTH = 8;
const DEFAULT_LANGUAGE = 'en';

/** The lobby is not as it was, and stands in the channel. */
const CHANGED: { owed: Announcement[]; result: object } = { owed: [{ kind: 'lobby', ping: [] }], result: {} };

type Lobby = Pick<
  App,
  | 'create'
  | 'join'
  | 'leave'
  | 'configure'
  | 'markNewcomer'
  | 'addComputer'
  | 'removeComputer'
  | 'start'
  | 'rematch'
>;

export function createLobby({ store, contents, games, now, random }: Tools): Lobby {
  const letters = (count: number): string =>
    [...random(count)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

  const draw = (id: string): string => drawnSeed(id, letters(SEED_LENGTH));

  /** An id that no game has. */
  async function freeId(): Promise<string> {
    const id = letters(ID_LENGTH);
    return (await store.load(id)) === undefined ? id : freeId();
  }

  /** Opens a lobby in a channel with its host in it, and with these computers; others may be invited. */
  async function open(
    host: Actor,
    place: { guild: string; channel: string },
    wish: Wish,
    { invited = [], computers = [] }: { invited?: readonly string[]; computers?: readonly Member[] } = {},
  ): Promise<Outcome> {
    const at = now();
    const id = await freeId();
    const blank: GameRecord = {
      id,
      ...place,
      status: 'lobby',
      paused: false,
      host: host.user,
      language: DEFAULT_LANGUAGE,
      seed: draw(id),
      options: [],
      players: DEFAULT_PLAYERS,
      content: contents.id,
      members: [newMember(host), ...computers],
      version: 1,
      turnVersion: 1,
      announced: 0,
      consents: 0,
      createdAt: at,
      updatedAt: at,
    };
    const { pace } = await serverOf(store, place.guild);
    const checked = wished(blank, { ...(pace && { pace }), ...wish }, () => draw(id));
    if ('refusal' in checked) return refused(checked.refusal);
    await contents.keep();
    const { record } = checked;
    if ((await games.create(record, [{ kind: 'lobby', ping: [...invited] }])) === 'channelBusy')
      return refused({ code: 'channelBusy' });
    return { ok: true, game: shown({ record, moves: [], state: undefined }) };
  }

  return {
    create: (actor, place, wish) => open(actor, place, wish),

    join: (actor, id) =>
      games.change(id, actor, 'join', ({ record }) => {
        const { members, players } = record;
        if (memberOf(record, actor.user) !== undefined) return { refusal: { code: 'alreadyMember' } };
        if (isFull(record)) return { refusal: { code: 'full', players } };
        return { record: { ...record, members: [...members, newMember(actor)] }, ...CHANGED };
      }),

    leave: (actor, id) =>
      games.change(id, actor, 'leave', ({ record }) => {
        const members = record.members.filter(({ user }) => user !== actor.user);
        const first = members.find(({ user }) => !isComputer(user));
        if (first === undefined) return { ...ended({ ...record, members }, actor.user, false), result: {} };
        const host = record.host === actor.user ? first.user : record.host;
        return { record: { ...record, members, host }, ...CHANGED };
      }),

    configure: (actor, id, wish) =>
      games.change(id, actor, 'configure', ({ record }) => {
        const checked = wished(record, wish, () => draw(id));
        return 'refusal' in checked ? checked : { ...checked, ...CHANGED };
      }),

    markNewcomer: (actor, id, newcomer) =>
      games.change(id, actor, 'markNewcomer', ({ record }) => ({
        record: withMember(record, actor.user, { newcomer }),
        ...CHANGED,
      })),

    addComputer: (actor, id, level, name) =>
      games.change<{ user: string }>(id, actor, 'seatComputer', ({ record }) => {
        const { members, players } = record;
        if (isFull(record)) return { refusal: { code: 'full', players } };
        const computer = newMember(newComputer(record, level, name));
        const { user } = computer;
        return { record: { ...record, members: [...members, computer] }, ...CHANGED, result: { user } };
      }),

    removeComputer: (actor, id, user) =>
      games.change(id, actor, 'seatComputer', ({ record }) => {
        if (!isComputer(user) || memberOf(record, user) === undefined) {
          return { refusal: { code: 'noComputer' } };
        }
        const members = record.members.filter((member) => member.user !== user);
        return { record: { ...record, members }, ...CHANGED };
      }),

    start: (actor, id) =>
      games.change(id, actor, 'start', ({ record }) => {
        const { players, members } = record;
        if (members.length < players) {
          return { refusal: { code: 'tooFew', players, members: members.length } };
        }
        const begun = newGame(setupOf(record));
        if (!begun.ok) return { refusal: { code: 'rejected', rejection: begun.rejection } };
        const { state } = begun;
        return {
          record: { ...record, status: 'playing' },
          handover: true,
          state,
          owed: [{ kind: 'started', ping: usersIn(record, state, awaited(state)) }],
          result: {},
        };
      }),

    async rematch(actor, id) {
      const former = await games.load(id);
      if (former === undefined) return refused({ code: 'noGame' });
      const { record } = former;
      const refusal = forbidden('rematch', actor, record);
      if (refusal !== undefined) return refused(refusal);
      const { guild, channel, players, options, language, timing, hints = false } = record;
      const { pace = 'friendly', noAway = false } = timing ?? {};
      const computers = record.members.filter(({ user }) => isComputer(user)).map(newMember);
      const invited = record.members
        .map(({ user }) => user)
        .filter((user) => user !== actor.user && !isFormer(user) && !isComputer(user));
      const wish = { players, options, language, pace, noAway, hints };
      return open(actor, { guild, channel }, wish, { invited, computers });
    },
  };
}

const isFull = ({ members, players }: GameRecord): boolean => members.length >= players;

function newMember({ user, name }: Pick<Actor, 'user' | 'name'>): Member {
  return { user, name: cleanName(name), newcomer: false, conceded: false };
}
