/** Stored data of a user: export and erasure. Their games continue without them. */

import { createHash } from 'node:crypto';
import { weekOf } from '../../calendar/index.ts';
import { entryKeyOf, listEnteredKinds, recordEntry } from '../../core/game/challenge-entry.ts';
import { isComputer } from '../../core/game/computers.ts';
import {
  hasHumans,
  isLive,
  lastingSubstituteAt,
  memberOf,
  substituteAt,
  substitutionBy,
  withErasedConceded,
  withMember,
} from '../../core/game/members.ts';
import { readGame, readLastPost, readRecord } from '../../core/game/parse-game.ts';
import { redactRecord } from '../../core/game/redact.ts';
import { loadUserSettings } from '../../core/game/settings.ts';
import type { GameRecord, Substitution } from '../../core/game/types.ts';
import { sealedUntil } from '../../core/game/visibility.ts';
import { createPseudonym } from '../../core/pseudonym.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { Actor, Outcome } from '../../core/types.ts';
import { foundIn, mentionsIn, reportsIn, seatsOf } from './mentions.ts';

/** Effect of an erasure on a live game, or on a suspended one once it is reactivated: the user concedes, leaves the lobby, or stops being a substitute. */
const ERASURE_EFFECTS = ['concede', 'leave', 'standIn'] as const;

interface Erasure {
  /** `ends`: no one is left to play the game, or in its lobby. */
  readonly games: readonly { record: GameRecord; what: (typeof ERASURE_EFFECTS)[number]; ends: boolean }[];
  /** Number of further games in which only their name is replaced. */
  readonly others: number;
  /** Changes whenever the rest does. */
  readonly stamp: string;
}

/** Attempts to leave a game that keeps changing. A game that can't be read can't be left. */
const ATTEMPTS = 5;

/** Increment when the export format changes. */
const DATA_VERSION = 1;

/** Returns who plays for the member at a place: a lasting stand-in, even while a computer plays one turn for them. */
const standInAt = (record: GameRecord, place: number): Substitution | undefined =>
  lastingSubstituteAt(record, place) ?? substituteAt(record, place);

/** Returns the effect on an unfinished game; `undefined` if only the name is replaced. */
function erasureEffect(record: GameRecord, user: string): Erasure['games'][number]['what'] | undefined {
  if (substitutionBy(record, user) !== undefined) return 'standIn';
  if (record.status === 'lobby') return 'leave';
  const place = record.members.findIndex((one) => one.user === user);
  if (place < 0) return undefined;
  const standIn = standInAt(record, place);
  const stays = record.members[place]?.conceded === true || (standIn && !isComputer(standIn.user));
  return stays === true ? undefined : 'concede';
}

interface GameExits {
  leave(actor: Actor, id: string, erased?: boolean): Promise<Outcome>;
  concede(actor: Actor, id: string, erased?: boolean): Promise<Outcome>;
  returnToSeat(actor: Actor, id: string, erased?: boolean): Promise<Outcome>;
  stepDown(actor: Actor, id: string, erased?: boolean): Promise<Outcome>;
}

/** Creates the service. `out` holds the ways out of a game. */
export function createPrivacyService({ store, games, random, now }: ServiceContext, out: GameExits) {
  async function tracesIn(
    id: string,
    user: string,
  ): Promise<({ guild: string } & Record<string, unknown>)[]> {
    const stored = await store.games.findById(id);
    if (stored === undefined) return [];
    const { record, moves } = readGame(stored);
    const plan = await store.plans.find(id, user);
    const review = await store.reviews.find(id, user);
    const { guild, channel, status, createdAt, updatedAt, members, substitutions = [], orders = [] } = record;
    const { challenge } = record;
    const entries = challenge === undefined ? [] : await store.challenge.listEntries(guild, challenge.week);
    return [
      {
        id,
        guild,
        channel,
        status,
        createdAt,
        updatedAt,
        ...(challenge === undefined ? {} : { challenge: challenge.week }),
        challengeEntries: entries.filter((one) => one.game === id && one.user === user),
        host: record.host === user,
        membership: members.filter((one) => one.user === user),
        tenures: substitutions.filter((one) => one.user === user),
        orders: orders.filter(({ by }) => by === user),
        plans: plan === undefined ? [] : [plan],
        reviews: review === undefined ? [] : [foundIn(review)],
        ...mentionsIn(record, user),
        reports: reportsIn(readLastPost(await store.outbox.findLastPost(id)), user),
        results: seatsOf(await store.results.find(id), user),
        moves: moves.flatMap((move, index) => (move.by === user ? [{ number: index + 1, ...move }] : [])),
      },
    ];
  }

  async function quit(id: string, { user, name }: Actor): Promise<void> {
    // Without a channel, the actor can reach all their games.
    const actor: Actor = { user, name, moderator: false };
    const game = await games.getSummary(id);
    if (game === undefined) return;
    // Refusals are fine: the user has already conceded, or has a substitute.
    const place = game.record.members.findIndex((one) => one.user === user);
    // A computer must not keep playing for an erased user.
    if (isComputer(standInAt(game.record, place)?.user ?? '')) await out.returnToSeat(actor, id, true);
    if (substitutionBy(game.record, user) !== undefined) await out.stepDown(actor, id, true);
    else if (game.record.status === 'lobby') await out.leave(actor, id, true);
    else await out.concede(actor, id, true);
  }

  /** Leaves a game; tries again if it has started or the seat has changed hands. Returns its record, `undefined` if there is none. */
  async function quitForGood(id: string, actor: Actor): Promise<GameRecord | undefined> {
    for (let attempt = 1; ; attempt++) {
      await quit(id, actor);
      const stored = await store.games.findById(id);
      const record = stored && readRecord(stored.record);
      const isLeft = !record || !isLive(record) || erasureEffect(record, actor.user) === undefined;
      if (isLeft || attempt === ATTEMPTS) return record;
    }
  }

  /** Records the user's challenge entry before the game is no longer linked to them. */
  async function keepEntry(record: GameRecord, user: string): Promise<void> {
    const chance = entryKeyOf(record, user);
    const isSealed = sealedUntil(record, now()) !== undefined;
    // Members of a lobby have left it by now.
    if (chance !== undefined && isSealed && memberOf(record, user))
      await recordEntry({ store, random }, chance);
  }

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
    /** Returns all stored data as JSON: settings, games, and this week's challenge entries. */
    async exportData(user: string, guild?: string) {
      const found = [];
      for (const id of await store.games.listMentioning(user)) found.push(...(await tracesIn(id, user)));
      const guilds = [...found.map((one) => one.guild), ...(guild === undefined ? [] : [guild])];
      const data = {
        format: DATA_VERSION,
        user,
        settings: await loadUserSettings(store.settings, user),
        games: found,
        challengesEntered: await enteredBy(user, guilds),
      };
      // Without spaces, because Discord limits uploads.
      return `${JSON.stringify(data)}\n`;
    },

    /** Returns what erasing the user would change. */
    async previewErasure(user: string) {
      const live = await store.games.listByUser(user);
      const suspended = await store.games.listSuspendedByUser(user);
      const games = [...live, ...suspended].map(readRecord).flatMap((record) => {
        const what = erasureEffect(record, user);
        if (what === undefined) return [];
        const left = withErasedConceded(withMember(record, user, { conceded: true }), 0);
        const ends = what !== 'standIn' && !hasHumans(left);
        return [{ record: redactRecord(record, now()), what, ends }];
      });
      const others = (await store.games.listMentioning(user)).length - games.length;
      const effects = games.map(({ record: { id }, what, ends }) => `${id} ${what} ${ends}`).sort();
      const stamp = createHash('sha256').update(JSON.stringify([effects, others]));
      return { games, others, stamp: stamp.digest('hex').slice(0, 12) };
    },

    /**
     * Erases a user: they concede and get a name in the language of each table. Repeat it after an interruption.
     * Returns the games.
     */
    async eraseUser(actor: Actor, nameIn: (language: string) => string) {
      const traces = await store.games.listMentioning(actor.user);
      for (const id of traces) {
        const record = await quitForGood(id, actor);
        if (record === undefined) continue;
        await keepEntry(record, actor.user);
        const name = nameIn(record.language);
        await store.games.replaceUser(id, actor.user, { user: createPseudonym(random), name });
      }
      // Settings go last, because leaving a game may write to them.
      await store.settings.changeUser(actor.user, () => undefined);
      return traces.length;
    },
  };
}

export type PrivacyService = ReturnType<typeof createPrivacyService>;
