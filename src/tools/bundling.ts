/**
 * Bundles a program's own modules into a few files. A bundle starts in half the time and runs faster, because names
 * need no lookup across modules.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { bundlePage } from '../bundle-page.ts';
import { buildOnce } from './build-once.ts';

/** Scripts of worker processes, by the name of their file in the bundle. */
const WORKERS = {
  'drawing-worker': fileURLToPath(new URL('../render/worker.ts', import.meta.url)),
  'thinking-worker': fileURLToPath(new URL('../ai/workers/worker.ts', import.meta.url)),
};
/** The programs of an installed bot, by the names of their files. */
export const INSTALLED_PROGRAMS = {
  program: new URL('../main.ts', import.meta.url),
  backup: new URL('backup.ts', import.meta.url),
};
/** The script of the pages of games, and its file in the bundle. */
const PAGE = { script: fileURLToPath(new URL('../web/browser/main.ts', import.meta.url)), name: 'page' };
/** Packages that cannot be bundled: native code, fonts, and the bundler itself, which finds its binary by its own path. */
const INSTALLED = /^(?:canvas|sharp|better-sqlite3|esbuild|@expo-google-fonts\/.+)$/;
/** Optional native packages of discord.js and pg, which are not installed. */
const OPTIONAL = ['zlib-sync', 'bufferutil', 'utf-8-validate', 'pg-native'];
/** CommonJS packages require what is built into Node. */
const REQUIRE =
  "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);";
const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const OWN_SCRIPT = /new URL\('(\.\/[\w/-]+\.ts)', import\.meta\.url\)/g;

/** Lets bundled modules find their packages, their workers, and the files beside them. */
function located(folder: string): Plugin {
  const isInProject = folder.startsWith(PROJECT);
  return {
    name: 'located',
    setup(esbuild) {
      // A bundle outside the project does not find the packages by their names.
      esbuild.onResolve({ filter: INSTALLED }, ({ path }) => ({
        path: isInProject ? path : import.meta.resolve(path),
        external: true,
      }));
      esbuild.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
        const home = relative(folder, dirname(path)).replaceAll('\\', '/');
        const built = (url: string, file: string) => {
          const script = join(dirname(path), file);
          if (script === PAGE.script) return `new URL('./${PAGE.name}.js', import.meta.URL)`;
          const [name] = Object.entries(WORKERS).find(([, worker]) => worker === script) ?? [];
          return name === undefined ? url : `new URL('./${name}.mjs', import.meta.URL)`;
        };
        const contents = (await readFile(path, 'utf8'))
          .replace(OWN_SCRIPT, built)
          .replaceAll('import.meta.dirname', `(import.meta.DIRNAME + ${JSON.stringify(`/${home}`)})`)
          .replaceAll(
            'import.meta.url',
            `new URL(${JSON.stringify(`${home}/${basename(path)}`)}, import.meta.URL).href`,
          )
          .replaceAll('import.meta.URL', 'import.meta.url')
          .replaceAll('import.meta.DIRNAME', 'import.meta.dirname');
        return { contents, loader: 'ts' };
      });
    },
  };
}

/**
 * Bundles a program, or several by name, and the scripts of worker processes into a folder, keeping other files there.
 * Returns the path of `program.mjs`. Dynamic imports become separate files. A bundle in the project may move with it.
 * `plugins` run first. Rejects if bundling fails.
 */
export async function bundle(
  entry: URL | Readonly<Record<string, URL>>,
  folder: string,
  ...plugins: readonly Plugin[]
): Promise<string> {
  const programs = Object.entries(entry instanceof URL ? { program: entry } : entry);
  await build({
    entryPoints: {
      ...Object.fromEntries(programs.map(([name, url]) => [name, fileURLToPath(url)])),
      ...WORKERS,
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The CommonJS of some packages (jsonc-parser) hides its imports.
    mainFields: ['module', 'main'],
    external: OPTIONAL,
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'error',
    banner: { js: REQUIRE },
    plugins: [...plugins, located(folder)],
  });
  const { script, style } = await bundlePage(pathToFileURL(PAGE.script));
  await writeFile(join(folder, `${PAGE.name}.js`), script);
  await writeFile(join(folder, `${PAGE.name}.css`), style);
  return join(folder, 'program.mjs');
}

/** The folder of the bundles of several processes, and the name of their test run. */
interface Sharing {
  readonly folder: string;
  readonly run: string;
}

let shared: Sharing | undefined;
let together: Readonly<Record<string, URL>> = {};

/**
 * Makes `programOf` keep bundles in a folder, which the processes of a test run share, and later runs of the same sources.
 * Processes wait for bundles of their own `run` only, so no interrupted run holds up another. `programs`, by the names of
 * their files, are bundled together: that takes hardly longer than one of them.
 */
export function shareBundles(
  folder: string,
  run: string,
  programs: Readonly<Record<string, URL>> = {},
): void {
  shared = { folder, run };
  together = programs;
}

const made = new Map<string, Promise<string>>();

/**
 * Bundles a program into a temporary folder, once per process, or once per shared folder. A program always has the same
 * `plugins`.
 */
export function programOf(entry: URL, ...plugins: readonly Plugin[]): Promise<string> {
  const known = made.get(entry.href);
  if (known !== undefined) return known;
  const program =
    shared === undefined
      ? bundle(entry, temporaryFolder(), ...plugins)
      : sharedProgram(entry, shared, plugins);
  made.set(entry.href, program);
  return program;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'caledonia-program-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns the program in the shared folder, with a bundle of its own or in that of several programs. */
async function sharedProgram(
  entry: URL,
  { folder: home, run }: Sharing,
  plugins: readonly Plugin[],
): Promise<string> {
  const [name] = Object.entries(together).find(([, { href }]) => href === entry.href) ?? [];
  if (name !== undefined) {
    const folder = join(home, 'together');
    await buildOnce(folder, run, (built) => bundle(together, built));
    return join(folder, `${name}.mjs`);
  }
  const folder = join(home, encodeURIComponent(relative(PROJECT, fileURLToPath(entry))));
  await buildOnce(folder, run, (built) => bundle(entry, built, ...plugins));
  return join(folder, 'program.mjs');
}
