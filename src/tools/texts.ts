/** `npm run texts`: texts for translators, and back. See `--help`. */
import { main, STATUS, TERMINAL } from './command-line.ts';
import { parseTextsArgs } from './texts/args.ts';
import { exportTexts, importTexts } from './texts/transfer.ts';

await main(parseTextsArgs, async ({ what, file, language, out }) => {
  if (what === 'export') {
    TERMINAL.out(`${exportTexts(language, out).join('\n')}\n`);
    return STATUS.fine;
  }
  const { faults, files } = importTexts(file);
  if (faults.length > 0) {
    TERMINAL.err(`${faults.join('\n')}\nNothing was changed.\n`);
    return STATUS.wrong;
  }
  TERMINAL.out(`${files.length === 0 ? 'Nothing has changed.' : files.join('\n')}\n`);
  return STATUS.fine;
});
