/** Where the probe is to be made, read from the command line. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type OrderResult, orderFrom, refusal } from '../arguments.ts';

export type ProbeOrder = { readonly out: string | undefined } & (
  | { readonly playground: true }
  | { readonly playground: false; readonly channel: string; readonly old: string | undefined }
);

/** Where recordings are kept that the tests compare the look-alike with. */
export const RECORDINGS = join('test', 'recordings');

export const PROBE_HELP = `Tries what the bot takes Discord to do, one assumption after the other, and records what Discord answers.

  npm run probe -- --channel ID [--old MESSAGE] [--out FOLDER]     against Discord, with DISCORD_TOKEN
  npm run probe -- --playground [--out FOLDER]                     against the look-alike, whose people click

  --channel ID   a text channel of a server of your own, with nobody in it who minds; end the bot before, as it would answer
                 the clicks as well. It takes five minutes. You, who own the application, get a direct message and are
                 mentioned
  --old MESSAGE  a message of the bot's in that channel that is over an hour old; it is edited, and stays as it is. Left
                 out, one assumption is untried
  --out FOLDER   where the recording goes; ${RECORDINGS} if left out, and nowhere for the look-alike. Ids, names and tokens are
                 replaced in it
  --help         this

What it posts, it takes away. Threads that the bot may not delete are archived. For the last assumptions it says what to
click. Each is held, broken or untried, and the last line is probe: held=N broken=N untried=N. The status is 1 where one is
broken, and 2 where the probe cannot be made: it says why then, and has changed nothing.
`;

const OPTIONS = {
  channel: { type: 'string' },
  old: { type: 'string' },
  out: { type: 'string' },
  playground: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The order that these arguments give, or what is wrong with them. */
export const readProbeOrder = (args: readonly string[]): OrderResult<ProbeOrder> =>
  orderFrom<ProbeOrder>(() => {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    const { channel, old, out, playground } = values;
    if (values.help) return 'help';
    if (playground) {
      if (channel !== undefined) throw new Error('--playground has a channel of its own, without --channel');
      return { playground, out };
    }
    if (channel === undefined) throw new Error('--channel ID or --playground is needed');
    return {
      playground,
      channel: idOf('channel', channel),
      old: old && idOf('old', old),
      out: out ?? RECORDINGS,
    };
  });

function idOf(name: string, given: string): string {
  if (/^\d{17,20}$/.test(given)) return given;
  throw refusal(name, given, 'an id of Discord: 17 to 20 digits');
}
