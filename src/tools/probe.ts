/** `npm run probe`: checks the bot's assumptions about Discord. See `--help`. */
import { setTimeout } from 'node:timers/promises';
import { readConfig } from '../config.ts';
import { main, STATUS } from './command-line.ts';
import { type ProbeOptions, parseProbeArgs } from './probe/args.ts';
import { guide } from './probe/guide.ts';
import { probePlayground } from './probe/playground.ts';
import { PreflightError } from './probe/preflight.ts';
import { type ProbeResult, type ProbeSettings, probe, summaryLine } from './probe/run.ts';

const DISCORD = 'https://discord.com/api';

const onFinding: NonNullable<ProbeSettings['onFinding']> = ({ claim, verdict, why }, number) => {
  const reason = why === undefined ? '' : `\n      ${why}`;
  process.stdout.write(`${String(number).padStart(3)} ${verdict.padEnd(8)}${claim}${reason}\n`);
};

async function made(options: ProbeOptions): Promise<ProbeResult> {
  const config = readConfig();
  if (!config.ok) throw new PreflightError(config.problems.join('; '));
  const { token, playground } = config.config;
  if (options.playground) return await probePlayground({ onFinding, openapi: playground.openapi });
  if (token === undefined) throw new PreflightError('DISCORD_TOKEN is not set: see .env.example.');
  const hands = guide();
  try {
    return await probe({
      address: DISCORD,
      token,
      channel: options.channel,
      hands,
      onFinding,
      wait: async (milliseconds) => await setTimeout(milliseconds),
      oldMessage: async () => options.old,
    });
  } finally {
    hands.close();
  }
}

async function run(options: ProbeOptions): Promise<number> {
  const { findings, left } = await made(options);
  for (const line of left) process.stdout.write(`left behind, ${line}\n`);
  process.stdout.write(`${summaryLine(findings)}\n`);
  return findings.some(({ verdict }) => verdict === 'broken') ? STATUS.wrong : STATUS.fine;
}

await main(parseProbeArgs, run);
