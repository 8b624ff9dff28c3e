/** Command line of `npm run probe`. */
import { InvalidArgumentError } from '@commander-js/extra-typings';
import * as cli from '../command-line.ts';

const COMMAND = cli
  .command(
    'probe',
    'Checks what the bot assumes about Discord, one assumption at a time.',
    `  npm run probe -- --channel ID     tests Discord, with DISCORD_TOKEN
  npm run probe -- --playground     tests the playground, whose users click by themselves

Stop the bot first, as it would answer the clicks too. The probe takes five minutes. You, the owner of the application,
get a direct message and are mentioned. It deletes what it posts, and archives threads that the bot may not delete. For
the last assumptions it says what to click. Each is held, broken or untried; the last line is
probe: held=N broken=N untried=N. The status is 1 if one is broken, and 2 if the probe cannot run: then it says why and has
changed nothing.`,
  )
  .option('--channel <id>', 'a text channel of a server of your own, where the probe disturbs no one', id)
  .option(
    '--old <message>',
    "a message of the bot's in that channel, over an hour old; it is edited but keeps its text. Without it, one assumption stays untried",
    id,
  )
  .option('--playground', 'test the playground instead of Discord', false);

export type ProbeOptions = cli.OptionsOf<typeof parseProbeArgs>;
export const parseProbeArgs = cli.parser(COMMAND, ({ channel, old, playground }) => {
  if (playground) {
    if (channel !== undefined) throw new Error('--playground has a channel of its own, without --channel');
    return { playground } as const;
  }
  if (channel === undefined) throw new Error('--channel ID or --playground is needed');
  return { playground, channel, old } as const;
});

function id(given: string): string {
  if (/^\d{17,20}$/.test(given)) return given;
  throw new InvalidArgumentError('an id of Discord: 17 to 20 digits');
}
