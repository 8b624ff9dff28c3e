/** Permissions for every act on a game, in one table. */
import { whyLobby } from '../channel-occupancy.ts';
import type { Actor, Refusal } from '../types.ts';
import {
  isAtTable,
  isLive,
  isSuspended,
  memberOf,
  othersAsked,
  playersOf,
  substituteAt,
  substitutionBy,
} from './members.ts';
import type { GameRecord, Status } from './types.ts';

/**
 * `player`: a member who has not conceded and has no substitute, or a substitute. `standIn`: a substitute. `voter`: a
 * player, or a member whose turn a computer plays; after the end, also one for whom it still played. `tableOrModerator`: the
 * host, a member, a substitute or a moderator. `table`: a member or a substitute.
 */
export type Who =
  | 'anyone'
  | 'member'
  | 'table'
  | 'tableOrModerator'
  | 'player'
  | 'standIn'
  | 'hostOrModerator'
  | 'voter'
  | 'voterOrModerator'
  | 'moderator';

interface Permission {
  readonly who: Who;
  readonly when: readonly Status[];
  readonly paused: boolean;
}

const LOBBY: readonly Status[] = ['lobby'];
const PLAYING: readonly Status[] = ['playing'];
const LIVE: readonly Status[] = ['lobby', 'playing'];
const BEGUN: readonly Status[] = ['playing', 'finished'];
const OVER: readonly Status[] = ['finished', 'ended'];
const ALWAYS: readonly Status[] = ['lobby', 'playing', 'finished', 'ended'];

export const PERMISSIONS = {
  // A lobby is never paused.
  join: { who: 'anyone', when: LOBBY, paused: true },
  leave: { who: 'member', when: LOBBY, paused: true },
  markNewcomer: { who: 'member', when: LOBBY, paused: true },
  configure: { who: 'hostOrModerator', when: LOBBY, paused: true },
  seatComputer: { who: 'hostOrModerator', when: LOBBY, paused: true },
  removeMember: { who: 'hostOrModerator', when: LOBBY, paused: true },
  start: { who: 'hostOrModerator', when: LOBBY, paused: true },
  abandonLobby: { who: 'hostOrModerator', when: LOBBY, paused: true },
  rematch: { who: 'table', when: OVER, paused: true },

  play: { who: 'player', when: PLAYING, paused: false },
  undo: { who: 'player', when: BEGUN, paused: false },
  abandon: { who: 'player', when: PLAYING, paused: false },
  answer: { who: 'voter', when: BEGUN, paused: false },
  concede: { who: 'player', when: PLAYING, paused: true },

  hint: { who: 'player', when: PLAYING, paused: false },
  handOver: { who: 'player', when: PLAYING, paused: true },
  nudge: { who: 'player', when: PLAYING, paused: false },
  snooze: { who: 'player', when: PLAYING, paused: false },
  order: { who: 'player', when: PLAYING, paused: true },
  plan: { who: 'player', when: PLAYING, paused: true },
  halt: { who: 'player', when: PLAYING, paused: false },
  goOn: { who: 'player', when: PLAYING, paused: true },
  rescue: { who: 'voterOrModerator', when: PLAYING, paused: false },
  sitIn: { who: 'anyone', when: PLAYING, paused: true },
  stepDown: { who: 'standIn', when: PLAYING, paused: true },
  seatSomebody: { who: 'moderator', when: PLAYING, paused: true },
  comeBack: { who: 'member', when: PLAYING, paused: true },
  setAside: { who: 'moderator', when: PLAYING, paused: true },
  takeUp: { who: 'tableOrModerator', when: OVER, paused: true },
  expireLobby: { who: 'anyone', when: LOBBY, paused: true },
  closeWeek: { who: 'anyone', when: ALWAYS, paused: true },
  clock: { who: 'anyone', when: PLAYING, paused: true },

  playFor: { who: 'moderator', when: PLAYING, paused: true },
  pause: { who: 'moderator', when: PLAYING, paused: true },
  resume: { who: 'moderator', when: PLAYING, paused: true },
  remind: { who: 'moderator', when: PLAYING, paused: false },
  skip: { who: 'moderator', when: PLAYING, paused: true },
  replace: { who: 'moderator', when: PLAYING, paused: true },
  undoTo: { who: 'moderator', when: BEGUN, paused: true },
  cancel: { who: 'moderator', when: LIVE, paused: true },
  move: { who: 'tableOrModerator', when: ALWAYS, paused: true },
  managePage: { who: 'hostOrModerator', when: ALWAYS, paused: true },
  exportGame: { who: 'moderator', when: ALWAYS, paused: true },
} as const satisfies Readonly<Record<string, Permission>>;
export type Act = keyof typeof PERMISSIONS;

/** In a challenge the setup is fixed, and everyone plays for themselves. */
const NOT_IN_CHALLENGES: readonly Act[] = [
  'configure',
  'seatComputer',
  'handOver',
  'sitIn',
  'seatSomebody',
  'replace',
  'playFor',
  'skip',
];

/** Returns whether an actor may know of a game: only those of their own guild, even with a forged id. */
export const canSee = ({ at }: Actor, { guild }: GameRecord): boolean =>
  at === undefined || at.guild === guild;

/** Returns whether an actor moderates a game: its whole guild, or just its channel. */
export const moderates = ({ moderator, at, everywhere = true }: Actor, { channel }: GameRecord): boolean =>
  moderator && (everywhere || at?.channel === channel);

/** Returns the refusal if the actor may not do this now; `undefined` if they may. */
export function forbidden(act: Act, actor: Actor, record: GameRecord): Refusal | undefined {
  if (!canSee(actor, record)) return { code: 'noGame' };
  const { who, when, paused }: Permission = PERMISSIONS[act];
  // Non-moderators get the same refusal whatever the status of the game.
  const stranger = who === 'moderator' ? notAmong(who, actor, record) : undefined;
  if (stranger !== undefined) return stranger;
  if (!when.includes(record.status)) return wrongTime(act, actor, record);
  const outsider = notAmong(who, actor, record);
  if (outsider !== undefined) return outsider;
  if (record.challenge !== undefined && NOT_IN_CHALLENGES.includes(act)) return { code: 'challengeFixed' };
  return record.paused && !paused ? { code: 'paused' } : undefined;
}

/** Refuses listing a guild's games to non-moderators. */
export function forbidsListing(actor: Actor): Refusal | undefined {
  return actor.moderator ? undefined : { code: 'notModerator' };
}

function notAmong(who: Who, actor: Actor, record: GameRecord): Refusal | undefined {
  const member = memberOf(record, actor.user);
  const isHost = record.host === actor.user;
  switch (who) {
    case 'anyone':
      return undefined;
    case 'moderator':
      return moderates(actor, record) ? undefined : { code: 'notModerator' };
    case 'hostOrModerator':
      return isHost || moderates(actor, record) ? undefined : { code: 'notHost', host: record.host };
    case 'tableOrModerator':
      return isHost || isAtTable(record, actor.user) || moderates(actor, record)
        ? undefined
        : { code: 'notMember' };
    case 'table':
      return isAtTable(record, actor.user) ? undefined : { code: 'notMember' };
    case 'member':
      return member === undefined ? strangerOrStandIn(record, actor.user) : undefined;
    case 'standIn': {
      if (substitutionBy(record, actor.user) !== undefined) return undefined;
      return { code: member === undefined ? 'notMember' : 'notStandIn' };
    }
    case 'voterOrModerator':
      return moderates(actor, record) ? undefined : notVoting(record, actor.user);
    case 'voter':
      return isAskedAtEnd(record, actor.user) ? undefined : notVoting(record, actor.user);
    case 'player':
      return notPlaying(record, actor.user);
  }
}

/** Returns the refusal of what only a running game allows. */
export const whyOver = (record: GameRecord): Refusal => ({ code: isSuspended(record) ? 'setAside' : 'over' });

/** Returns the refusal of what only members may do. */
export const strangerOrStandIn = (record: GameRecord, user: string): Refusal => ({
  code: isLive(record) && substitutionBy(record, user) !== undefined ? 'standIn' : 'notMember',
});

const notVoting = (record: GameRecord, user: string): Refusal | undefined =>
  playersOf(record).includes(user) ? undefined : notPlaying(record, user);

/** Returns whether a user must agree to an undo of the end. Those who are away can't come back first. */
const isAskedAtEnd = ({ consent, ...record }: GameRecord, user: string): boolean =>
  record.status === 'finished' &&
  consent !== undefined &&
  othersAsked(record, consent.by, consent.what).includes(user);

function notPlaying(record: GameRecord, user: string): Refusal | undefined {
  if (substitutionBy(record, user) !== undefined) return undefined;
  const place = record.members.findIndex((member) => member.user === user);
  if (place < 0) return { code: 'notMember' };
  const conceded = record.members[place]?.conceded === true;
  const standIn = substituteAt(record, place);
  // After the end, no one can take their seat back.
  if (!isLive(record) && (conceded || standIn !== undefined)) return whyOver(record);
  if (conceded) return { code: 'conceded' };
  return standIn === undefined ? undefined : { code: 'stoodIn', by: standIn.name };
}

function wrongTime(act: Act, actor: Actor, record: GameRecord): Refusal {
  const { status } = record;
  // Both concern the game before the lobby.
  if ((act === 'rematch' || act === 'takeUp') && status === 'lobby') return whyLobby(record, actor.user);
  if (act === 'takeUp') return { code: 'notSetAside' };
  const among = isAtTable(record, actor.user);
  if (act === 'rematch') return { code: among ? 'notOver' : 'notMember' };
  if (status === 'lobby') return { code: 'notStarted' };
  if (status !== 'playing') return whyOver(record);
  return { code: among || moderates(actor, record) ? 'alreadyStarted' : 'tooLateToJoin' };
}
