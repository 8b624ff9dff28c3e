import { SECOND_MS } from '../../../durations.ts';
import { SCORE_ROWS, type ScoreRow } from '../../../engine/index.ts';
import { ROW_ICONS, type Sheet, type SheetBlock } from '../../../render/index.ts';
import { listText, rowText, thingName } from '../../../text/index.ts';
import { duelStats, playerStats, type SeatResult, type Tally } from '../index.ts';
import { counted, greatest, type StatsContext } from './stats-context.ts';

type Bars = Extract<SheetBlock, { kind: 'bars' }>['bars'];

/** Builds a player's statistics in three pictures; empty without finished games. */
export function playerSheets(context: StatsContext, user: string): Sheet[] {
  const { results, t, numbers } = context;
  const stats = playerStats(results, user);
  const name = context.personName(user);
  if (stats === undefined || name === undefined) return [];
  const tallied = (
    tallies: readonly (Tally & { players?: number })[],
    bar: (index: number) => Partial<Bars[number]>,
  ): Bars => {
    const scale = greatest(tallies.map(({ average }) => average));
    return tallies.map(({ average, games, wins, best, players }, index) => ({
      label: '',
      value: numbers.number(average, 1),
      part: average / scale,
      // Solo games have no winner.
      detail: t('tally', {
        games,
        wins,
        best: best === undefined ? 'none' : numbers.number(best),
        alone: players === 1,
      }),
      ...bar(index),
    }));
  };
  const { byPlayers, byClan, sources, leftOut, withoutBest } = stats;
  const notes = [
    ...(stats.answer === undefined ? [] : [t('answerNote')]),
    ...(withoutBest === 0 ? [] : [t('withoutBest', { games: withoutBest })]),
    ...(leftOut === 0 ? [] : [t('leftOut', { games: leftOut })]),
  ];
  const rows = SCORE_ROWS.filter((row) => sources[row] !== 0);
  const most = greatest(rows.map((row) => sources[row]));
  return [
    context.sheet(name, {}, [
      { kind: 'figures', figures: headline(context, user, stats) },
      {
        kind: 'bars',
        title: t('playersTitle'),
        legend: t('averageLegend'),
        bars: tallied(byPlayers, (i) => ({ label: t('players', { players: byPlayers[i]?.players ?? 0 }) })),
      },
      notes.length === 0 ? undefined : { kind: 'notes', notes },
    ]),
    context.sheet(t('pointsOf', { name }), { names: [name] }, [
      {
        kind: 'bars',
        title: t('sourcesTitle'),
        legend: t('averageAllLegend'),
        compact: true,
        bars: rows.map((row) => ({
          sign: iconOf(row),
          label: rowText(row, context.language),
          value: numbers.number(sources[row], 1),
          part: sources[row] / most,
        })),
      },
    ]),
    ...(byClan.length === 0
      ? []
      : [
          context.sheet(t('clansOf', { name }), { names: [name] }, [
            {
              kind: 'bars',
              title: t('clanTitle'),
              legend: t('averageContestLegend'),
              bars: tallied(byClan, (i) => {
                const { clan } = byClan[i] as (typeof byClan)[number];
                return {
                  sign: { kind: 'crest', clan },
                  label: thingName('clans', clan, 1, context.language),
                };
              }),
            },
          ]),
        ]),
  ];
}

const iconOf = (row: ScoreRow): Bars[number]['sign'] => {
  const icon = ROW_ICONS[row];
  return icon === undefined ? undefined : { kind: 'icon', icon };
};

function headline(
  context: StatsContext,
  user: string,
  { all, answer }: NonNullable<ReturnType<typeof playerStats>>,
): { value: string; label: string; counted?: boolean }[] {
  const { ladder, t, numbers } = context;
  const rating = ladder.find((one) => one.user === user);
  return [
    counted(context, 'figureGamesOwn', all?.games ?? 0),
    ...(all === undefined
      ? []
      : [
          {
            value: numbers.number(all.wins),
            label: t('figureWins', { share: numbers.share(all.wins / all.games) }),
          },
          { value: numbers.number(all.average, 1), label: t('figureAverage') },
          ...(all.best === undefined ? [] : [{ value: numbers.number(all.best), label: t('figureBest') }]),
        ]),
    ...(rating === undefined
      ? []
      : [
          {
            value: numbers.number(rating.rating),
            label: t('figureRating', { provisional: rating.provisional }),
          },
        ]),
    ...(answer === undefined ? [] : [{ value: numbers.time(answer * SECOND_MS), label: t('figureAnswer') }]),
  ];
}

/** Compares two players; empty if they have never met. */
export function versusSheet(context: StatsContext, users: readonly [string, string]): Sheet[] {
  const { results, t, numbers } = context;
  const stats = users[0] === users[1] ? undefined : duelStats(results, users);
  const [one, other] = users.map((user) => context.personName(user));
  if (stats === undefined || one === undefined || other === undefined) return [];
  const { games, ahead, level, margin, last } = stats;
  const points = ({ total }: SeatResult) => numbers.number(total);
  const more = { subtitle: t('together', { games }), names: [one, other] };
  return [
    context.sheet(listText([one, other], context.language), more, [
      {
        kind: 'figures',
        figures: [
          { value: numbers.number(ahead[0]), label: t('figureAhead', { name: one }) },
          { value: numbers.number(ahead[1]), label: t('figureAhead', { name: other }) },
          counted(context, 'figureLevel', level),
          {
            value: numbers.number(Math.abs(margin), 1),
            label: t('figureMargin', { name: margin < 0 ? other : one }),
          },
        ],
      },
      {
        kind: 'pairs',
        title: t('lastTitle'),
        names: [one, other],
        pairs: last.map(({ ended, players, seats: [first, second] }) => ({
          label: t('played', { date: numbers.date(ended), players }),
          values: [points(first), points(second)],
          clans: [first.clan, second.clan],
          ahead: first.place === second.place ? undefined : first.place < second.place ? 0 : 1,
        })),
      },
    ]),
  ];
}
