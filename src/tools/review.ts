/** `npm run review`: plays a game, reviews a seat, and draws what the coach found. See `--help`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReview, findingsOf, finishReview, LEVELS, progressOf, type Review } from '../ai/index.ts';
import { publicView, rulesetOf } from '../engine/index.ts';
import { type CardContext, cardRequest, findingText } from '../features/coach/discord/card.ts';
import { close, draw } from '../render/index.ts';
import { type Language, languages } from '../text/index.ts';
import * as cli from './command-line.ts';
import { main } from './command-line.ts';
import { type ComputerGame, playComputerGame } from './computer-game.ts';
import { NAMES } from './random-game.ts';

const COMMAND = cli
  .command(
    'review',
    'Plays a game between computer players, reviews one seat, and writes a picture for each finding.',
    'The last line is review: decisions=… cards=… ms=…; ms is processor time. There may be fewer than three cards.',
  )
  .option('--seed <word>', 'the same word plays the same game', cli.seed(50), 'caledonia')
  .option('--players <n>', '1 to 4', cli.whole(1, 4), 2)
  .option('--level <level>', LEVELS.join(', '), cli.oneOf(LEVELS), 'crofter' as const)
  .option('--seat <n>', 'the seat to review, from 0', cli.whole(0, 3), 0)
  .option('--language <code>', 'language of the cards', cli.oneOf(languages.map(({ code }) => code)), 'en')
  .addOption(cli.gameOption())
  .option('--out <folder>', 'where the pictures go', cli.path('folder'), 'out');

const parse = cli.parser(COMMAND, (options) => {
  if (options.seat >= options.players) throw cli.refusal('seat', options.seat, `below ${options.players}`);
  return options;
});
type Options = cli.OptionsOf<typeof parse>;

const REPORT_EVERY = 0.1;

async function review({ seed, players, level, seat, language, options, out }: Options): Promise<number> {
  const game = playComputerGame(
    seed,
    Array.from({ length: players }, () => level),
    options,
  );
  const begun = process.cpuUsage();
  const finished = reviewed(game, seat, seed);
  const used = process.cpuUsage(begun);
  const { findings } = findingsOf(finished);
  mkdirSync(out, { recursive: true });
  try {
    for (const [i, finding] of findings.entries()) {
      const state = publicView(game.states[finding.from] as ComputerGame['states'][number]);
      const names = NAMES.slice(0, players);
      const words = { language, names, state, ruleset: rulesetOf(state.setup) };
      const context: CardContext = { state, seat, names, words, language: language as Language };
      process.stdout.write(`${findingText(context, finding)}\n`);
      writeFileSync(join(out, `card-${i + 1}.png`), (await draw(cardRequest(context, finding))).png);
    }
  } finally {
    await close();
  }
  const ms = Math.round((used.user + used.system) / 1000);
  process.stdout.write(`review: decisions=${finished.decisions.length} cards=${findings.length} ms=${ms}\n`);
  return 0;
}

function reviewed(game: ComputerGame, seat: number, word: string): Review {
  let reported = 0;
  return finishReview(game, createReview(game, seat, word), (state) => {
    const progress = progressOf(state);
    if (progress < reported + REPORT_EVERY) return;
    reported = progress;
    process.stderr.write(`${Math.round(100 * progress)} %\n`);
  });
}

await main(parse, review);
