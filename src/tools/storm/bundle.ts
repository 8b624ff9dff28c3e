/**
 * Makes one file of a bot's process, so that it starts in half of the time. Its pictures are one small square each:
 * a storm is about losing nothing, and what is in the pictures is looked at elsewhere.
 */
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const SQUARE = fileURLToPath(new URL('square.ts', import.meta.url));

const plugin: Plugin = {
  name: 'storm',
  setup(esbuild) {
    // Packages stay where they are, wherever the bundle goes.
    esbuild.onResolve({ filter: /^[@\w]/ }, ({ path }) => ({
      path: path.startsWith('node:') ? path : import.meta.resolve(path),
      external: true,
    }));
    esbuild.onResolve({ filter: /\/render\/index\.ts$/ }, ({ importer }) =>
      importer === SQUARE ? undefined : { path: SQUARE },
    );
    // What lies beside a file is still looked for there.
    esbuild.onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    }));
  },
};

let made: Promise<string> | undefined;

/** The program of a bot's process, made once. */
export function botProgram(): Promise<string> {
  made ??= bundle();
  return made;
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('bot.ts', import.meta.url))],
    ...{ bundle: true, write: false, platform: 'node', format: 'esm', target: 'node20', plugins: [plugin] },
  });
  return outputFiles[0]?.text ?? '';
}
