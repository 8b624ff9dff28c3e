/** Command line of `npm run arena`. */
import * as cli from '../command-line.ts';
import { CONTESTANTS, type Contestant } from './match.ts';

const COMMAND = cli
  .command(
    'arena',
    'Plays computer players against each other, or one in solo games, and measures how well they do.',
    `Each deal is played once in every rotation of the seats, so that luck evens out. The output ends with a line for each
contestant: wins is the share of first places (a shared one counts in parts; in solo games, the share of games with 131 points
or more, the lowest score of an average player), points the mean, both with the half-width of their 95 % interval, and ms the
mean time of a decision. The same arguments give the same games.`,
  )
  .requiredOption(
    '--seats <list>',
    `who plays, comma-separated: ${CONTESTANTS.join(', ')}`,
    cli.someOf(CONTESTANTS),
  )
  .option(
    '--players <n>',
    '1 to 4. If N is larger than the list, the list repeats (default: its length)',
    cli.whole(1, 4),
  )
  .option('--games <n>', 'games to play, counting all rotations of the seats', cli.whole(1, 100_000), 100)
  .option(
    '--skip <n>',
    'games to leave out at the start, to continue an interrupted run',
    cli.whole(0, 100_000),
    0,
  )
  .option(
    '--random-clans',
    'draw clans and starting tiles at random, and list the points of each clan',
    false,
  )
  .option('--seed <word>', 'the same word plays the same games', cli.seed(50), 'caledonia')
  .addOption(cli.gameOption())
  .option('--quick', 'play only a quarter of the games', false);

export type ArenaOptions = cli.OptionsOf<typeof parseArenaArgs>;
export const parseArenaArgs = cli.parser(
  COMMAND,
  ({ seats, players = seats.length, games, quick, ...rest }) => {
    if (seats.length > 4) throw cli.refusal('seats', seats, 'a list of four at the most');
    if (players < seats.length) throw cli.refusal('players', players, `a number from ${seats.length} to 4`);
    return {
      seats: Array.from({ length: players }, (_, i) => seats[i % seats.length] as Contestant),
      games: quick ? Math.ceil(games / 4) : games,
      ...rest,
    };
  },
);
