/** `npm run tools -- <name>`: runs a tool, or lists all. Arguments after the name go to the tool. */

interface Tool {
  readonly about: string;
  /** Loads the tool's program, which reads its arguments and runs. */
  readonly run: () => Promise<unknown>;
  /** Default: true. A tool without options would ignore `--help` and start. */
  readonly hasOptions?: false;
}

const TOOLS: Readonly<Record<string, Tool>> = {
  demo: {
    about: 'plays a whole game through the real Discord client and writes an album of it',
    run: () => import('./demo.ts'),
  },
  simulate: {
    about: 'plays random legal games and reports every broken rule',
    run: () => import('./simulate.ts'),
  },
  weeks: {
    about: 'plays three weeks of a game on a simulated clock and writes a timeline',
    run: () => import('./weeks.ts'),
  },
  storm: {
    about: 'kills the bot while people play and checks that nothing was lost',
    run: () => import('./storm.ts'),
  },
  load: { about: 'plays at many tables at once and measures response times', run: () => import('./load.ts') },
  probe: {
    about: 'checks on Discord itself what the bot assumes about Discord',
    run: () => import('./probe.ts'),
  },
  shake: {
    about: 'repeats tests on a busy machine and reports which results differ',
    run: () => import('./shake.ts'),
  },
  arena: {
    about: 'measures the strength of the computer players',
    run: () => import('./arena.ts'),
  },
  review: { about: 'plays a game and draws what the coach finds in it', run: () => import('./review.ts') },
  calibrate: {
    about: 'compares the predictions of the coach with games played on',
    run: () => import('./calibrate.ts'),
  },
  train: { about: 'improves the weights of the computer players', run: () => import('./train.ts') },
  bench: {
    about: 'runs bench:engine, then bench:bot',
    run: async () => [await import('./bench.ts'), await import('./bench-bot/index.ts')],
  },
  'bench:engine': { about: 'measures the rules engine', run: () => import('./bench.ts') },
  'bench:bot': {
    about: 'measures how long players wait for the bot',
    run: () => import('./bench-bot/index.ts'),
  },
  'bench:store': {
    about: 'measures a database with very many games',
    run: () => import('./bench-store/index.ts'),
  },
  'bench:render': { about: 'measures drawing and encoding', run: () => import('./bench-render.ts') },
  render: { about: 'draws a position of a random game', run: () => import('./render.ts') },
  replay: { about: 'draws a random game as an animation', run: () => import('./replay.ts') },
  phone: { about: 'takes a screenshot of a post as a phone shows it', run: () => import('./phone.ts') },
  page: {
    about: 'writes the page of a game on the web, and takes screenshots',
    run: () => import('./page.ts'),
  },
  assets: {
    about: 'redraws the shipped pictures in assets/',
    run: () => import('./assets.ts'),
    hasOptions: false,
  },
  palette: {
    about: 'picks the 256 colours of all pictures',
    run: () => import('./palette.ts'),
    hasOptions: false,
  },
  texts: {
    about: 'exports texts for translators, and imports translations',
    run: () => import('./texts.ts'),
  },
  setup: { about: 'sets up the application at Discord', run: () => import('./setup.ts') },
  figures: {
    about: 'opens a page to enter the values printed in your copy of the game',
    run: () => import('./figures/index.ts'),
  },
  backup: { about: 'copies or restores an SQLite database', run: () => import('./backup.ts') },
  bundle: {
    about: 'builds dist/, which bin/start runs',
    run: () => import('./bundle.ts'),
    hasOptions: false,
  },
};

function list(): string {
  const width = Math.max(...Object.keys(TOOLS).map((name) => name.length));
  const lines = Object.entries(TOOLS).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`);
  return [
    'npm run tools -- <name> [options]    (--help after a name explains its options)',
    '',
    ...lines,
  ].join('\n');
}

/** Prints a message and sets the exit status: 0 for an answer, 2 for a mistake. */
function answer(text: string, status: number): void {
  (status === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = status;
}

const [name] = process.argv.splice(2, 1);
const options = process.argv.slice(2);
const tool = name !== undefined && Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
if (name === undefined || name === '--help') answer(list(), 0);
else if (tool === undefined)
  answer(`There is no tool called "${name}". These are the tools:\n\n${list()}`, 2);
else if (tool.hasOptions === false && options.length > 0) {
  answer(`${name} ${tool.about}. It has no options.`, options.includes('--help') ? 0 : 2);
} else await tool.run();
