import type { Sheet, SheetBlock } from '../../../render/index.ts';
import { optionText, thingName } from '../../../text/index.ts';
import { clanStats, guildStats, optionStats } from '../index.ts';
import { counted, greatest, type StatsContext } from './stats-context.ts';

const LISTED_PLAYERS = 6;
const LADDER_PAGE_SIZE = 8;
/** Two sheets have room for all options. */
const OPTIONS_PER_SHEET = 8;

/** Returns the diamond of a bar; an empty object if there is no value to mark. */
const diamond = (
  value: number | undefined,
  scale: number,
  worded: (value: number) => string,
): Pick<Bars['bars'][number], 'expected' | 'expectedValue'> =>
  value === undefined ? {} : { expected: value / scale, expectedValue: worded(value) };

/** Builds the server overview; empty if there are no games. */
export function serverSheet(context: StatsContext): Sheet[] {
  const { results, people, t, numbers, nameOf } = context;
  const { games, average, length, byPlayers, people: count, withoutBest } = guildStats(results);
  if (average === undefined) return [];
  const best = greatest(byPlayers.map(({ best: { total } }) => total));
  const most = greatest(people.map((one) => one.games));
  const names = byPlayers.map(({ best: seat }) => nameOf(seat));
  return [
    context.sheet(t('serverTitle'), { names }, [
      {
        kind: 'figures',
        figures: [
          counted(context, 'figureGames', games),
          counted(context, 'figurePeople', count),
          { value: numbers.number(average, 1), label: t('figureAverage') },
          { value: numbers.time(length ?? 0), label: t('figureLength') },
        ],
      },
      byPlayers.length === 0
        ? undefined
        : {
            kind: 'bars',
            title: t('bestTitle'),
            legend: t('bestLegend'),
            bars: byPlayers.map(({ players, games: played, winning, best: seat }) => ({
              label: t('players', { players }),
              value: numbers.number(seat.total),
              detail: t('bestBy', { name: nameOf(seat), games: played }),
              part: seat.total / best,
              ...diamond(winning, best, (points) => numbers.number(points, 1)),
            })),
          },
      withoutBest === 0 ? undefined : { kind: 'notes', notes: [t('withoutBest', { games: withoutBest })] },
    ]),
    ...(people.length === 0
      ? []
      : [
          context.sheet(t('busyTitle'), {}, [
            {
              kind: 'bars',
              title: t('gamesTitle'),
              bars: people.slice(0, LISTED_PLAYERS).map(({ user, name, games: played, wins }) => ({
                sign: { kind: 'rank', rank: String(1 + people.findIndex((one) => one.games === played)) },
                label: context.personName(user) ?? name,
                value: numbers.number(played),
                detail: t('won', { wins }),
                part: played / most,
                marked: user === context.reader.user,
              })),
            },
          ]),
        ]),
  ];
}

/** Counts the pages of the ladder, at least one. */
export const partsOfLadder = ({ ladder }: StatsContext): number =>
  Math.max(1, Math.ceil(ladder.length / LADDER_PAGE_SIZE));

/** Builds a ladder page, from 1; empty if no player is rated. */
export function ratingsSheet(context: StatsContext, asked = 1): Sheet[] {
  const { ladder, t, numbers } = context;
  if (ladder.length === 0) return [];
  const part = Math.max(1, Math.min(asked, partsOfLadder(context)));
  const first = (part - 1) * LADDER_PAGE_SIZE;
  const all = ladder.map(({ rating }) => rating);
  const low = Math.min(...all) - 50;
  const span = greatest(all) - low;
  // Equal ratings share a place; provisional ones come last and have none.
  const rungs = ladder
    .slice(first, first + LADDER_PAGE_SIZE)
    .map((one) => ({ ...one, place: 1 + all.indexOf(one.rating) }));
  const block = (title: string, some: typeof rungs): SheetBlock | undefined =>
    some.length === 0
      ? undefined
      : {
          kind: 'bars',
          title,
          bars: some.map(({ user, rating, games, provisional, change, place }) => ({
            sign: { kind: 'rank', rank: provisional ? '–' : String(place) },
            label: context.personName(user) ?? '',
            value: numbers.number(rating),
            detail: t('rated', { games, change: numbers.signed(change) }),
            part: (rating - low) / span,
            marked: user === context.reader.user,
          })),
        };
  return [
    context.sheet(t('ratingsTitle'), {}, [
      block(
        t('ladderTitle'),
        rungs.filter(({ provisional }) => !provisional),
      ),
      block(
        t('provisionalTitle'),
        rungs.filter(({ provisional }) => provisional),
      ),
      { kind: 'notes', notes: [t('ratingNote'), t('ratedNote')] },
    ]),
  ];
}

const chosen = ({ t }: StatsContext, players: number | undefined): string =>
  players === undefined ? t('allGames') : t('gamesFor', { players });

type Bars = Extract<SheetBlock, { kind: 'bars' }>;

function bySize(
  { title, legend, fewTitle }: { title: string; legend: string; fewTitle: string },
  bars: readonly (Bars['bars'][number] & { few: boolean })[],
): Bars[] {
  const [enough, few] = [bars.filter((bar) => !bar.few), bars.filter((bar) => bar.few)];
  const first: Bars[] = enough.length === 0 ? [] : [{ kind: 'bars', title, legend, bars: enough }];
  if (few.length === 0) return first;
  const legendOnce = first.length === 0 ? { legend } : {};
  return [...first, { kind: 'bars', title: fewTitle, ...legendOnce, bars: few }];
}

/** Builds the clan statistics; empty if no clan was played. */
export function clansSheet(context: StatsContext, players?: number): Sheet[] {
  const { results, t, numbers } = context;
  const clans = clanStats(results, players);
  if (clans.length === 0) return [];
  const scale = greatest(clans.flatMap(({ share, expected }) => [share, expected]));
  const bars = clans.map(({ clan, picks, average, best, share, expected, few }) => ({
    sign: { kind: 'crest', clan } as const,
    label: thingName('clans', clan, 1, context.language),
    value: numbers.share(share),
    detail: t('clan', {
      picks,
      average: numbers.number(average, 1),
      best: best === undefined ? 'none' : numbers.number(best.total),
    }),
    part: share / scale,
    ...diamond(expected, scale, numbers.share),
    few,
  }));
  const heading = { title: t('winsTitle'), legend: t('winsLegend'), fewTitle: t('fewTitle') };
  return [context.sheet(t('clansTitle'), { subtitle: chosen(context, players) }, bySize(heading, bars))];
}

/** Rounds as averages are shown, so that their difference adds up. */
const toTenths = (points: number): number => Math.round(points * 10) / 10;

/** Builds the option statistics; empty if no option was used. */
export function optionsSheet(context: StatsContext, players?: number): Sheet[] {
  const { results, t, numbers } = context;
  const options = optionStats(results, players);
  if (options.length === 0) return [];
  const scale = greatest(options.flatMap(({ average, without = 0 }) => [average, without]));
  const bars = options.map(({ option, games, average, without, few }) => {
    const difference =
      without === undefined ? 'none' : numbers.signed(toTenths(average) - toTenths(without), 1);
    return {
      label: optionText(option, context.language).short,
      value: numbers.number(average, 1),
      detail: t('optionGames', { games, difference }),
      part: average / scale,
      ...diamond(without, scale, (points) => numbers.number(points, 1)),
      few,
    };
  });
  const heading = { title: t('pointsTitle'), legend: t('optionsLegend'), fewTitle: t('fewToCompare') };
  return [bars.slice(0, OPTIONS_PER_SHEET), bars.slice(OPTIONS_PER_SHEET)]
    .filter((some) => some.length > 0)
    .map((some) =>
      context.sheet(t('optionsTitle'), { subtitle: chosen(context, players) }, [
        ...bySize(heading, some),
        some.at(-1) === bars.at(-1) ? { kind: 'notes', notes: [t('optionsNote')] } : undefined,
      ]),
    );
}
