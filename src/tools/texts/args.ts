/** Command line of `npm run texts`. */
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { languages } from '../../text/index.ts';
import * as cli from '../command-line.ts';

const CODES = languages.map(({ code }) => code);

function languageCode(given: string): string {
  if (/^[a-z]{2,3}$/.test(given)) return given;
  throw new InvalidArgumentError("a language's code, such as de");
}

const COMMAND = cli
  .command(
    'texts',
    'Exports all texts of a language for translators, and imports what they have translated.',
    `export  writes en.json and the languages' files: each message with its English, a description and its maximum
        length. Weblate reads them as WebExtension JSON, Crowdin as Chrome JSON.
import  checks a file named after its language, such as es.json, and writes src/text/<language>. If anything is wrong,
        it prints one line for each fault, changes nothing, and exits with status 1.

docs/translating.md explains every step.`,
  )
  .argument('<what>', 'export, or import', cli.oneOf(['export', 'import'] as const))
  .argument('[file]', 'file to import')
  .addOption(
    cli
      .option('--language <codes>', 'languages to export, which may be new')
      .argParser((given) => given.split(',').map(languageCode))
      .default([...CODES] as string[], CODES.join(',')),
  )
  .option('--out <folder>', 'folder of the export', cli.path('folder'), 'out/texts');

export const parseTextsArgs = cli.parser(COMMAND, (options, what, file) => {
  if (what === 'import' && file === undefined) throw new Error('Name the file to import');
  return { ...options, what, file: file ?? '' };
});
