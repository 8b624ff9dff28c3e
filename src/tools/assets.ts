/** `npm run assets`: redraws everything in `assets/` and deletes other files there. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ASSETS, assetList, PHOTOGRAPHS } from './asset-list.ts';

const drawn: [path: string, png: Buffer][] = [];
for (const [path, draw] of Object.entries(await assetList())) drawn.push([path, await draw()]);
for (const path of PHOTOGRAPHS) drawn.push([path, readFileSync(join(ASSETS, path))]);
rmSync(ASSETS, { recursive: true, force: true });
for (const [path, png] of drawn) {
  const file = join(ASSETS, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, png);
}
const bytes = drawn.reduce((sum, [, png]) => sum + png.byteLength, 0);
process.stdout.write(`assets: ${drawn.length} pictures, ${Math.round(bytes / 1024)} kB\n`);
