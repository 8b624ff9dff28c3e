/** The ladder of a week: the same cards, and who plays them best. Points are told once the week is over. */

import { weekBegins, weekEnds, weekOf } from '../../calendar/index.ts';
import type { Clan } from '../../content/index.ts';
import { CorruptGameError } from '../../core/errors.ts';
import type { ChallengeEntry, ChallengeKind } from '../../core/game/challenge.ts';
import type { LoadedGame } from '../../core/game/loaded-game.ts';
import { readOptions } from '../../core/game/parse-game.ts';
import type { ServiceContext } from '../../core/game-service.ts';
import { finalScore, type Option, type Seat } from '../../engine/index.ts';
import type { ChallengeService } from './types.ts';

/** How somebody's game of a week stands. `late`: not finished when the week was over. `ended`: given up by somebody, or cancelled. */
export type LadderStatus = 'playing' | 'finished' | 'late' | 'ended';

/** Somebody's game of a week. */
export interface Contender {
  readonly user: string;
  readonly name: string;
  readonly kind: ChallengeKind;
  readonly players: number;
  readonly game: string;
  readonly channel: string;
  readonly standing: LadderStatus;
  /** Only once the week is over, and for games that count. */
  readonly result?: LadderResult;
}

export interface LadderResult {
  readonly points: number;
  readonly clan: Clan | undefined;
  /** The seat they had; 0 alone. */
  readonly seat: Seat;
  /** Points above (or, negative, below) the average of all who had that seat; 0 alone. */
  readonly difference: number;
  /** From 1, among games of as many players: alone by points, at tables by the difference. Equals share theirs. */
  readonly place: number;
}

export interface Ladder {
  readonly week: string;
  readonly begins: Date;
  readonly ends: Date;
  readonly over: boolean;
  /** Those with a result first, by number of players and place. */
  readonly contenders: readonly Contender[];
  /** What was dealt, by number of players; nothing before the week is over. */
  readonly deals: readonly {
    readonly players: number;
    readonly seed: string;
    readonly options: readonly Option[];
  }[];
  /** The weeks that were played in the server, the newest first, this week's among them. */
  readonly weeks: readonly string[];
}

/** Weeks that can be looked up. */
const MOST_WEEKS = 25;
const KINDS_OF_DEALS = 4;
/** Averages are fractions: what is nearer than this is the same. */
const ALIKE = 1e-9;

type Raw = Omit<Contender, 'result'> & { readonly raw?: Omit<LadderResult, 'difference' | 'place'> };

export function createLadderQueries({
  store,
  games,
  now,
}: ServiceContext): Pick<ChallengeService, 'getLadder'> {
  async function loaded(id: string): Promise<LoadedGame | undefined> {
    try {
      return await games.load(id);
    } catch (error) {
      if (error instanceof CorruptGameError) return undefined;
      throw error;
    }
  }

  return {
    async getLadder(guild, wished) {
      const current = weekOf(now().getTime());
      const week = wished ?? current;
      const [begins, ends] = [weekBegins(week), weekEnds(week)];
      const over = ends <= now().getTime();
      const entries = await store.challenge.listEntries(guild, week);
      const dealt = await store.challenge.listDeals(guild, MOST_WEEKS * KINDS_OF_DEALS);
      const contenders: Raw[] = [];
      for (const id of new Set(entries.map(({ game }) => game))) {
        const game = await loaded(id);
        const own = entries.filter((entry) => entry.game === id);
        if (game !== undefined)
          contenders.push(...own.flatMap((entry) => contender(game, entry, { ends, over })));
      }
      return {
        ...{ week, begins: new Date(begins), ends: new Date(ends), over },
        contenders: over ? ranked(contenders) : contenders.map(({ raw: _, ...known }) => known).sort(byName),
        deals: over
          ? dealt
              .filter((deal) => deal.week === week)
              .map(({ players, seed, options }) => ({ players, seed, options: readOptions(options) ?? [] }))
          : [],
        weeks: [...new Set([current, ...dealt.map((deal) => deal.week)])].slice(0, MOST_WEEKS),
      };
    },
  };
}

/** Somebody's game as it stands; nobody where they are not in it. */
function contender(
  { record, state, moves }: LoadedGame,
  { user, kind }: ChallengeEntry,
  { ends, over }: { ends: number; over: boolean },
): Raw[] {
  const place = record.members.findIndex((member) => member.user === user);
  const member = record.members[place];
  if (member === undefined) return [];
  const { id: game, players, channel, status } = record;
  const who = { user, name: member.name, kind, players, game, channel };
  const sheet = state === undefined ? undefined : finalScore(state);
  if (status === 'ended') return [{ ...who, standing: 'ended' }];
  if (sheet === undefined) return [{ ...who, standing: over ? 'late' : 'playing' }];
  // What somebody who has given up leaves to the others is not what they have elsewhere.
  if (record.members.some(({ conceded }) => conceded)) return [{ ...who, standing: 'ended' }];
  if ((moves.at(-1)?.at.getTime() ?? 0) >= ends) return [{ ...who, standing: 'late' }];
  const seat = state?.seating.indexOf(place) ?? 0;
  const points = sheet.players[seat]?.total ?? 0;
  return [{ ...who, standing: 'finished', raw: { points, clan: state?.players[seat]?.clan, seat } }];
}

/** Those with a result and their places, then the others. */
function ranked(contenders: readonly Raw[]): Contender[] {
  const counted = contenders.map(({ raw, ...known }) => ({
    known,
    raw,
    value: raw === undefined ? 0 : value(raw, known),
  }));
  function value({ points, seat }: NonNullable<Raw['raw']>, { players }: Pick<Raw, 'players'>): number {
    if (players === 1) return points;
    const same = contenders.flatMap((one) =>
      one.players === players && one.raw?.seat === seat ? one.raw.points : [],
    );
    return points - same.reduce((sum, one) => sum + one, 0) / same.length;
  }
  return counted
    .map(({ known, raw, value: own }): Contender => {
      if (raw === undefined) return known;
      const better = counted.filter(
        (one) => one.raw !== undefined && one.known.players === known.players && one.value > own + ALIKE,
      );
      const difference = known.players === 1 ? 0 : own;
      return { ...known, result: { ...raw, difference, place: better.length + 1 } };
    })
    .sort(
      (a, b) =>
        Number(a.result === undefined) - Number(b.result === undefined) ||
        a.players - b.players ||
        (a.result?.place ?? 0) - (b.result?.place ?? 0) ||
        byName(a, b),
    );
}

const byName = (a: Pick<Raw, 'players' | 'name'>, b: Pick<Raw, 'players' | 'name'>): number =>
  a.players - b.players || (a.name < b.name ? -1 : 1);
