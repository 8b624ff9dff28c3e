/** What a thread runs: a TypeScript file with all that it imports, as one JavaScript text. */
import { fileURLToPath } from 'node:url';

const bundlesByFile = new Map<string, Promise<string>>();

/**
 * The text for a thread to evaluate, made once in this process. Nothing in the file may wait at its top level. It
 * thinks a fifth faster than what tsx loads module by module: there names are looked up across modules at every use,
 * and every inner function is told what it is called. Throws where the file cannot be bundled.
 */
export function loadBundle(file: URL): Promise<string> {
  const known = bundlesByFile.get(file.href);
  if (known !== undefined) return known;
  const made = buildBundle(file);
  bundlesByFile.set(file.href, made);
  // A file that could not be read may be read the next time.
  made.catch(() => bundlesByFile.delete(file.href));
  return made;
}

async function buildBundle(file: URL): Promise<string> {
  const { build, stop } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(file)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // The CommonJS of some packages (jsonc-parser) hides its imports.
    mainFields: ['module', 'main'],
    // A thread that comes in by the door of this folder bundles nothing itself.
    external: ['esbuild'],
    // It finds no file beside it, and needs none.
    logOverride: { 'empty-import-meta': 'silent' },
  });
  // Its process has 50 MB, and has nothing more to do; whoever needs it later begins another.
  await stop();
  return outputFiles[0]?.text ?? '';
}
