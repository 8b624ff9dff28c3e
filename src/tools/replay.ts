/** `npm run replay`: draws a random game as an animation. See `--help`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { close, drawReplay } from '../render/index.ts';
import { main } from './command-line.ts';
import { drawSetup, NAMES, randomReplay } from './random-game.ts';
import { parseReplayArgs, type ReplayOptions } from './replay-args.ts';

async function replay(asked: ReplayOptions): Promise<number> {
  const { players, seed, round, format, language, out } = asked;
  const { setup, content } = drawSetup(seed, asked);
  const game = randomReplay(setup, seed, content);
  const turns = game.turns.filter((turn) => round === undefined || turn.round === round);
  const before = game.turns.findLast((turn) => turn.round < (round ?? 0));
  const from = performance.now();
  try {
    const names = NAMES.slice(0, players);
    const file = await drawReplay({ start: before?.state ?? game.start, turns, language, names, format });
    const took = Math.round(performance.now() - from);
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, file.bytes);
    process.stdout.write(`${out}: ${file.width} × ${file.height}\n`);
    process.stdout.write(`frames=${file.frames} bytes=${file.bytes.byteLength} ms=${took}\n`);
  } finally {
    await close();
  }
  return 0;
}

await main(parseReplayArgs, replay);
