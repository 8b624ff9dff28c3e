/** `npm run tools -- <name>`: runs a tool, or lists all. Arguments after the name go to the tool. */

/** Descriptions of the tools, for the list. */
const TOOLS = {
  demo: 'plays a whole game through the real Discord client and writes an album of it',
  simulate: 'plays random legal games and reports every broken rule',
  weeks: 'plays three weeks of a game on a simulated clock and writes a timeline',
  storm: 'kills the bot while people play and checks that nothing was lost',
  load: 'plays at many tables at once and measures response times',
  probe: 'checks on Discord itself what the bot assumes about Discord',
  shake: 'repeats tests on a busy machine and reports which results differ',
  arena: 'measures the strength of the computer players',
  review: 'plays a game and draws what the coach finds in it',
  calibrate: 'compares the predictions of the coach with games played on',
  audit: 'checks what the coach finds against games played on',
  train: 'improves the weights of the computer players',
  bench: 'runs bench:engine, then bench:bot',
  'bench:engine': 'measures the rules engine',
  'bench:bot': 'measures how long players wait for the bot',
  'bench:store': 'measures a database with very many games',
  'bench:render': 'measures drawing and encoding',
  render: 'draws a position of a random game',
  replay: 'draws a random game as an animation',
  phone: 'takes a screenshot of a post as a phone shows it',
  page: 'writes the page of a game on the web, and takes screenshots',
  assets: 'redraws the shipped pictures in assets/',
  palette: 'picks the 256 colours of all pictures',
  texts: 'exports texts for translators, and imports translations',
  setup: 'sets up the application at Discord',
  figures: 'opens a page to enter the values printed in your copy of the game',
  backup: 'copies or restores an SQLite database',
  bundle: 'builds dist/, which bin/start runs',
} as const;
type Name = keyof typeof TOOLS;

/** Loads the program of a tool, which reads its arguments and runs. */
const PROGRAMS: Readonly<Record<Name, () => Promise<unknown>>> = {
  demo: () => import('./demo.ts'),
  simulate: () => import('./simulate.ts'),
  weeks: () => import('./weeks.ts'),
  storm: () => import('./storm.ts'),
  load: () => import('./load.ts'),
  probe: () => import('./probe.ts'),
  shake: () => import('./shake.ts'),
  arena: () => import('./arena.ts'),
  review: () => import('./review.ts'),
  calibrate: () => import('./calibrate.ts'),
  audit: () => import('./audit/index.ts'),
  train: () => import('./train.ts'),
  bench: async () => [await import('./bench.ts'), await import('./bench-bot/index.ts')],
  'bench:engine': () => import('./bench.ts'),
  'bench:bot': () => import('./bench-bot/index.ts'),
  'bench:store': () => import('./bench-store/index.ts'),
  'bench:render': () => import('./bench-render.ts'),
  render: () => import('./render.ts'),
  replay: () => import('./replay.ts'),
  phone: () => import('./phone.ts'),
  page: () => import('./page.ts'),
  assets: () => import('./assets.ts'),
  palette: () => import('./palette.ts'),
  texts: () => import('./texts.ts'),
  setup: () => import('./setup.ts'),
  figures: () => import('./figures/index.ts'),
  backup: () => import('./backup.ts'),
  bundle: () => import('./bundle.ts'),
};

/** These ignore `--help` and would start. */
const WITHOUT_OPTIONS: readonly Name[] = ['assets', 'palette', 'bundle'];

function list(): string {
  const width = Math.max(...Object.keys(TOOLS).map((name) => name.length));
  const lines = Object.entries(TOOLS).map(([name, about]) => `  ${name.padEnd(width)}  ${about}`);
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
const isTool = (given: string): given is Name => Object.hasOwn(TOOLS, given);
if (name === undefined || name === '--help') answer(list(), 0);
else if (!isTool(name)) answer(`There is no tool called "${name}". These are the tools:\n\n${list()}`, 2);
else if (WITHOUT_OPTIONS.includes(name) && options.length > 0) {
  answer(`${name} ${TOOLS[name]}. It has no options.`, options.includes('--help') ? 0 : 2);
} else await PROGRAMS[name]();
