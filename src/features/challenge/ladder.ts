/** Ladder of a week: everyone plays the same deal. Points are hidden until the week is over. */

import { weekBegins, weekEnds, weekOf } from '../../calendar/index.ts';
import { CorruptGameError } from '../../core/errors.ts';
import type { ChallengeEntry } from '../../core/game/challenge.ts';
import type { LoadedGame } from '../../core/game/loaded-game.ts';
import { isSuspended } from '../../core/game/members.ts';
import { readOptions } from '../../core/game/parse-game.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import { finalScore } from '../../engine/index.ts';
import type { Contender, LadderResult } from './types.ts';

const MAX_WEEKS = 25;
const MAX_DEALS_PER_WEEK = 4;
const TIE_TOLERANCE = 1e-9;

type Raw = Omit<Contender, 'result'> & { readonly raw?: Omit<LadderResult, 'difference' | 'place'> };

/** Creates the part of the service that ranks a week's games. */
export function createLadderQueries({ store, games, now }: ServiceContext) {
  async function loaded(id: string): Promise<LoadedGame | undefined> {
    try {
      return await games.load(id);
    } catch (error) {
      if (error instanceof CorruptGameError) return undefined;
      throw error;
    }
  }

  const listDeals = (guild: string) => store.challenge.listDeals(guild, MAX_WEEKS * MAX_DEALS_PER_WEEK);
  const weeksOf = (deals: readonly { week: string }[]) =>
    [...new Set([weekOf(now().getTime()), ...deals.map(({ week }) => week)])].slice(0, MAX_WEEKS);

  return {
    /** Returns the weeks that have a ladder, this one first. */
    listWeeks: async (guild: string) => weeksOf(await listDeals(guild)),

    /**
     * Returns the ladder of a week, this one by default; `user` sees their own points in it. `isOver`: the week is known to
     * be over, by the database's clock, which may be ahead.
     */
    async getLadder(
      guild: string,
      requested?: string,
      { user, isOver = false }: { readonly user?: string; readonly isOver?: boolean } = {},
    ) {
      const current = weekOf(now().getTime());
      const week = requested ?? current;
      const [begins, ends] = [weekBegins(week), weekEnds(week)];
      const over = isOver || ends <= now().getTime();
      const entries = await store.challenge.listEntries(guild, week);
      const dealt = await listDeals(guild);
      const contenders: Raw[] = [];
      for (const id of new Set(entries.map(({ game }) => game))) {
        const game = await loaded(id);
        const own = entries.filter((entry) => entry.game === id);
        if (game !== undefined)
          contenders.push(...own.flatMap((entry) => contender(game, entry, { ends, over })));
      }
      return {
        week,
        begins: new Date(begins),
        ends: new Date(ends),
        over,
        contenders: over ? ranked(contenders) : contenders.map((one) => sealed(one, user)).sort(byName),
        deals: over
          ? dealt
              .filter((deal) => deal.week === week)
              .map(({ players, seed, options }) => ({ players, seed, options: readOptions(options) ?? [] }))
          : [],
        weeks: weeksOf(dealt),
      };
    },
  };
}

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
  if (status === 'ended' && !isSuspended(record)) return [{ ...who, status: 'ended' }];
  if (sheet === undefined) return [{ ...who, status: over ? 'late' : 'playing' }];
  // A player who conceded distorts the others' scores, so the game does not count.
  if (record.members.some(({ conceded }) => conceded)) return [{ ...who, status: 'ended' }];
  if ((moves.at(-1)?.at.getTime() ?? 0) >= ends) return [{ ...who, status: 'late' }];
  const seat = state?.seating.indexOf(place) ?? 0;
  const points = sheet.players[seat]?.total ?? 0;
  return [{ ...who, status: 'finished', raw: { points, clan: state?.players[seat]?.clan, seat } }];
}

/** Returns a contender without the points, unless they are the user's own. */
const sealed = ({ raw, ...known }: Raw, user: string | undefined): Contender =>
  raw !== undefined && known.user === user ? { ...known, points: raw.points } : known;

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
        (one) =>
          one.raw !== undefined && one.known.players === known.players && one.value > own + TIE_TOLERANCE,
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
