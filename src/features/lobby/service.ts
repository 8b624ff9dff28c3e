import type { Level } from '../../ai/index.ts';
import { nextAbsences } from '../../core/game/absence.ts';
import { withColours } from '../../core/game/colours.ts';
import { isComputer, newComputer } from '../../core/game/computers.ts';
import { setupOf } from '../../core/game/history.ts';
import { validateLobbySettings } from '../../core/game/lobby-settings.ts';
import { hasHumans, memberOf, playersOf, withMember } from '../../core/game/members.ts';
import { humansAt } from '../../core/game/notifications.ts';
import { createLobbyOpener, newMember } from '../../core/game/open-lobby.ts';
import { endGame } from '../../core/game/record-moves.ts';
import { createRoomOpener } from '../../core/game/room-limit.ts';
import { timeOf } from '../../core/game/schedule.ts';
import { generateSeed } from '../../core/game/seeds.ts';
import type { GameRecord, Member } from '../../core/game/types.ts';
import type { Announcement } from '../../core/outbox/announcement.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { Actor, DroppedOptions, LobbySettings } from '../../core/types.ts';
import { newGame, pendingSeats } from '../../engine/index.ts';
import { entriesFor, ineligibility } from '../challenge/index.ts';
import { type ComputerNaming, createRematch } from './rematch.ts';

const LOBBY_CHANGED: { announcements: Announcement[]; result: object } = {
  announcements: [{ kind: 'lobby', ping: [] }],
  result: {},
};

export function createLobbyService(context: ServiceContext, computerNameIn: ComputerNaming) {
  const { games, random, now } = context;
  const open = createLobbyOpener(context);
  const openRoom = createRoomOpener(now);

  return {
    /**
     * Opens a lobby with the actor as host, in a channel or in the one that a function opens, called after all other checks;
     * if it cannot, the result is `noRoom` or `tooSoon`. Returns the conflicting options that were dropped.
     */
    create: (
      actor: Actor,
      { guild, channel }: { guild: string; channel: string | (() => Promise<string | undefined>) },
      settings: LobbySettings,
    ) => {
      // Moderators may open the tables of a whole evening.
      const key = actor.moderator ? undefined : `${guild} ${actor.user}`;
      const room = typeof channel === 'string' ? channel : () => openRoom(key, channel);
      return open(actor, { guild, channel: room }, settings);
    },

    /** Joins a lobby. Refuses if it is full or the game has started. */
    join: (actor: Actor, id: string) =>
      games.change(id, actor, 'join', async ({ record }) => {
        const { members, players } = record;
        if (memberOf(record, actor.user) !== undefined) return { refusal: { code: 'alreadyMember' } };
        if (isFull(record)) return { refusal: { code: 'full', players } };
        const barred = await ineligibility(context, record, actor.user);
        if (barred !== undefined) return { refusal: barred };
        return { record: { ...record, members: [...members, newMember(actor)] }, ...LOBBY_CHANGED };
      }),

    /**
     * Leaves a lobby. The last human to leave closes it; a leaving host is replaced. `erased`: the post doesn't name the
     * actor.
     */
    leave: (actor: Actor, id: string, erased?: boolean) =>
      games.change(id, actor, 'leave', ({ record }) => {
        const left = withoutMember(record, actor.user);
        if (!hasHumans(left)) return { ...endGame(left, actor.user, false, { erased }), result: {} };
        return { record: left, ...LOBBY_CHANGED };
      }),

    /** Removes a member from a lobby, for the host or a moderator. Removed players can join again. */
    removeMember: (actor: Actor, id: string, user: string) =>
      games.change(id, actor, 'removeMember', ({ record }) => {
        if (memberOf(record, user) === undefined) return { refusal: { code: 'notInLobby' } };
        const left = withoutMember(record, user);
        const own = user === actor.user;
        if (!hasHumans(left)) return { ...endGame(left, actor.user, !own), result: {} };
        const removed = own || isComputer(user) ? {} : { removed: user, by: actor.user };
        return { record: left, announcements: [{ kind: 'lobby', ...removed, ping: [] }], result: {} };
      }),

    /**
     * Changes options, for the host or a moderator, and marks the actor as new or not. Leaves out conflicting options.
     * Computers are renamed in the language.
     */
    configure: (actor: Actor, id: string, settings: LobbySettings, newcomer?: boolean) =>
      games.change<DroppedOptions>(id, actor, 'configure', ({ record }) => {
        if (newcomer !== undefined && memberOf(record, actor.user) === undefined)
          return { refusal: { code: 'newcomerOutside' } };
        const marked = newcomer === undefined ? record : withMember(record, actor.user, { newcomer });
        const checked = validateLobbySettings(marked, settings, () => generateSeed(random, id));
        if ('refusal' in checked) return checked;
        const { record: changed, dropped = [] } = checked;
        const members = changed.members.map((one) =>
          isComputer(one.user) ? { ...one, name: computerNameIn(one, changed.language) } : one,
        );
        return { record: { ...changed, members }, ...LOBBY_CHANGED, result: { dropped } };
      }),

    /** Marks the actor as new to the game or not (R-OPT-12). */
    setNewcomer: (actor: Actor, id: string, newcomer: boolean) =>
      games.change(id, actor, 'markNewcomer', ({ record }) => ({
        record: withMember(record, actor.user, { newcomer }),
        ...LOBBY_CHANGED,
      })),

    /** Adds a computer, for the host or a moderator. Returns its user id as `user`. `expect`: only to this many members. */
    addComputer: (actor: Actor, id: string, level: Level, name: string, expect?: number) =>
      games.change<{ user: string }>(id, actor, 'seatComputer', ({ record }) => {
        const { members, players } = record;
        if (expect !== undefined && expect !== members.length) return { refusal: { code: 'stale' } };
        if (isFull(record)) return { refusal: { code: 'full', players } };
        const computer = newMember(newComputer(record, level, name));
        const { user } = computer;
        return { record: { ...record, members: [...members, computer] }, ...LOBBY_CHANGED, result: { user } };
      }),

    /** Removes a computer from a lobby, for the host or a moderator. */
    removeComputer: (actor: Actor, id: string, user: string) =>
      games.change(id, actor, 'seatComputer', ({ record }) => {
        if (!isComputer(user) || memberOf(record, user) === undefined) {
          return { refusal: { code: 'noComputer' } };
        }
        const members = record.members.filter((member) => member.user !== user);
        return { record: { ...record, members }, ...LOBBY_CHANGED };
      }),

    /** Starts the game, for its host; for a moderator if the host has left. */
    start: (actor: Actor, id: string) =>
      games.change(id, actor, 'start', async ({ record }) => {
        const { players, members } = record;
        // No one else can join once the week of a challenge is over.
        const entering = await entriesFor(context, record, actor.user);
        if ('refusal' in entering) return entering;
        if (members.length < players) {
          return { refusal: { code: 'tooFew', players, members: members.length } };
        }
        const setup = setupOf(record);
        const started = newGame(setup);
        if (!started.ok) return { refusal: { code: 'rejected', rejection: started.rejection } };
        const { state } = started;
        const last = await lastColours(context, members);
        const away = await nextAbsences(context, record);
        // In a live game, everyone's clock may soon run.
        const isLive = timeOf(record).pace === 'live';
        const ping = isLive ? playersOf(record) : humansAt(record, state, pendingSeats(state));
        return {
          record: {
            ...record,
            generator: setup.generator,
            status: 'playing',
            members: withColours(members, last, state.seating),
          },
          startsNewWait: true,
          state,
          announcements: [{ kind: 'started', ping }, ...away],
          ...entering,
          result: {},
        };
      }),

    rematch: createRematch(context, open, computerNameIn),
  };
}

export type LobbyService = ReturnType<typeof createLobbyService>;

/** Returns a lobby without a member. A host who goes is succeeded by the person who joined first. */
function withoutMember(record: GameRecord, user: string): GameRecord {
  const members = record.members.filter((member) => member.user !== user);
  const next = members.find((member) => !isComputer(member.user));
  return { ...record, members, host: record.host === user ? (next?.user ?? user) : record.host };
}

const isFull = ({ members, players }: GameRecord): boolean => members.length >= players;

/** Returns the colour of each member in their last game; `undefined` if they have none. */
const lastColours = ({ store }: ServiceContext, members: readonly Member[]) =>
  Promise.all(members.map(({ user }) => (isComputer(user) ? undefined : store.games.findLastColour(user))));
