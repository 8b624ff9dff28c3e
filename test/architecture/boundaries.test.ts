/** Checks `src` against the architecture rules, and on made-up files that each rule detects violations. */
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cycle, upwardImports } from './fixtures/cycles.ts';
import { MAY_NAME_OPTIONS, problems } from './fixtures/rules.ts';
import { scan } from './fixtures/scan.ts';
import { sources } from './fixtures/sources.ts';

describe('the files of src', () => {
  const all = sources();

  it('are found', () => expect(all.length).toBeGreaterThan(10));
  it('follow the architecture rules', () => expect(all.flatMap(problems)).toEqual([]));
  it('load the playground only to start one, and not with the program', () => {
    const loaded = ['src/main.ts'];
    for (const path of loaded) {
      const { imports = [] } = all.find((one) => one.path === path) ?? {};
      const now = imports.filter(({ typeOnly, later }) => !typeOnly && !later);
      const files = now.map(({ from }) => posix.join(posix.dirname(path), from));
      loaded.push(...files.filter((file) => file.startsWith('src/') && !loaded.includes(file)));
    }
    expect(loaded.length).toBeGreaterThan(100);
    expect(loaded.filter((path) => path.startsWith('src/playground/'))).toEqual([]);
  });
  it('have no import cycles', () => expect(cycle(all)).toBeUndefined());
  it('import no file above them that calls their folder', () => expect(upwardImports(all)).toEqual([]));
});

interface Case {
  readonly path: string;
  readonly code: string;
  /** Substrings of the expected problems, in order. */
  readonly finds: readonly string[];
}
const broken = (path: string, code: string, ...finds: string[]): Case => ({ path, code, finds });
const kept = (path: string, code: string): Case => ({ path, code, finds: [] });

const RULE = 'src/engine/rules/trade.ts';

describe('an architecture rule', () => {
  it.each<Case>([
    // Import permissions.
    kept(RULE, `import { GOODS } from '../../content/index.ts'; import { copy } from '../clone.ts';`),
    kept('src/features/play/discord/turn.ts', `import { sentence } from '../../../text/index.ts';`),
    kept(
      'src/main.ts',
      `import { readConfig } from './config.ts'; import { start } from './discord/index.ts';`,
    ),
    kept('src/ai/random.ts', `import { legalActions } from '../engine/index.ts';`),
    broken('src/ai/random.ts', `import { sentence } from '../text/index.ts';`, 'may not import text'),
    kept('src/core/game/turns.ts', `import { passively } from '../../ai/index.ts';`),
    broken(
      'src/ai/workers/pool.ts',
      `import type { Store } from '../../core/index.ts';`,
      'may not import core',
    ),
    kept('src/tools/bench.ts', `import { loadContent } from '../content/index.ts';`),
    broken('src/tools/bench.ts', `import { loadContent } from '../content/load.ts';`, 'its index.ts'),
    kept('src/text/log.ts', `import type { Event } from '../engine/index.ts';`),
    kept('src/text/log.ts', `export type { Event } from '../engine/index.ts';`),
    broken(
      'src/content/index.ts',
      `import { play } from '../engine/index.ts';`,
      'content may not import engine',
    ),
    broken(RULE, `import { sentence } from '../../text/index.ts';`, 'engine may not import text'),
    broken(RULE, `import { readConfig } from '../../config.ts';`, 'engine may not import config.ts'),
    broken(RULE, `import '../../text/index.ts';`, 'engine may not import text'),
    broken(RULE, `export * from '../../text/index.ts';`, 'engine may not import text'),
    broken(RULE, `export type { A } from '../../text/index.ts';`, 'engine may not import text'),
    broken(RULE, `import {\n  a,\n  type B,\n} from '../../text/index.ts';`, 'engine may not import text'),
    broken('src/text/log.ts', `const e = await import('../engine/index.ts');`, 'only types from engine'),
    broken('src/text/log.ts', `import { play } from '../engine/index.ts';`, 'only types from engine'),
    broken('src/text/log.ts', `import { type Event } from '../engine/index.ts';`, 'only types from engine'),
    broken('src/text/log.ts', `import type { Event } from '../engine/events.ts';`, 'its index.ts'),
    kept('src/storage/games.ts', `import { isLive } from '../core/index.ts';`),
    broken('src/storage/games.ts', `import { play } from '../engine/index.ts';`, 'only types from engine'),
    broken(
      'src/playground/gateway.ts',
      `import { CLANS } from '../content/index.ts';`,
      'may not import content',
    ),
    broken('src/tools/bench.ts', `import { unit } from '../engine/rules/expand.ts';`, 'its index.ts'),
    broken('src/tools/bench.ts', `import { play } from '../../test/support/play.ts';`, 'outside src'),
    broken('src/cloud/index.ts', '', 'not in the table'),
    // Features.
    kept('src/features/lobby/service.ts', `import { barredFrom } from '../challenge/index.ts';`),
    kept('src/features/lobby/service.ts', `import { begun } from '../../core/game-service.ts';`),
    kept(
      'src/features/plans/discord/panel.ts',
      `import { desk } from '../../play/discord/panel-context.ts';`,
    ),
    kept('src/features/plans/discord/panel.ts', `import { menu } from '../../../discord/shared/panel.ts';`),
    kept('src/features/plans/discord/panel.ts', `import { wishesOf } from '../index.ts';`),
    kept('src/bootstrap/features.ts', `import { lobby } from '../features/lobby/discord/index.ts';`),
    broken(
      'src/features/lobby/service.ts',
      `import { ladder } from '../challenge/ladder.ts';`,
      'its index.ts',
    ),
    broken(
      'src/features/play/service.ts',
      `import { plan } from '../plans/index.ts';`,
      'may not import features/plans',
    ),
    broken(
      'src/features/play/service.ts',
      `import { panel } from './discord/panel.ts';`,
      'may not import features/play/discord',
    ),
    broken(
      'src/features/lobby/discord/panel.ts',
      `import { see } from '../../game-view/discord/ids.ts';`,
      'may not import',
    ),
    broken(
      'src/features/lobby/discord/panel.ts',
      `import { post } from '../../../discord/transport/post.ts';`,
      'may not import discord/transport',
    ),
    broken(
      'src/features/lobby/discord/panel.ts',
      `import { games } from '../../../core/game-service.ts';`,
      'its index.ts',
    ),
    broken(
      'src/core/scheduler/scheduler.ts',
      `import type { A } from '../../features/clocks/index.ts';`,
      'core may not import features/clocks',
    ),
    broken(
      'src/discord/shared/panel.ts',
      `import { post } from '../transport/post.ts';`,
      'may not import discord/transport',
    ),
    broken(
      'src/discord/transport/receive.ts',
      `import { ROUTES } from '../../bootstrap/features.ts';`,
      'may not import bootstrap',
    ),
    broken('src/discord/memory/index.ts', '', 'not in the table'),
    // Packages.
    kept('src/discord/client.ts', `import { Client } from 'discord.js';`),
    kept('src/content/content-hash.ts', `import { createHash } from 'node:crypto';`),
    kept('src/engine/random.ts', `import { hash } from 'node:crypto';`),
    broken(RULE, `import { randomInt } from 'node:crypto'; const die = randomInt(6);`, 'uses random'),
    kept('src/content/load.ts', `import { readFileSync } from 'node:fs'; console.log(Date.now());`),
    broken('src/core/notify.ts', `import { Client } from 'discord.js';`, 'for src/discord only'),
    broken('src/main.ts', `import { REST } from '@discordjs/rest';`, 'for src/discord only'),
    broken('src/core/games.ts', `import { Prisma } from '@prisma/client/extension';`, 'for src/storage only'),
    broken('src/discord/board.ts', `import sharp from 'sharp';`, 'for src/render only'),
    broken('src/text/board.ts', `import { createCanvas } from "canvas";`, 'for src/render only'),
    broken('src/core/games.ts', `import { createCanvas } from 'canvas';`, 'for src/render only'),
    broken('src/discord/index.ts', `import { Counter } from 'prom-client';`, 'for src/bootstrap only'),
    broken(RULE, `import { readFileSync } from 'node:fs';`, 'engine may not import node:fs'),
    broken(RULE, `import { shuffle } from 'lodash';`, 'engine may not import lodash'),
    // The environment.
    kept('src/config.ts', 'const seed = process.env;'),
    kept('src/workers/worker-process.ts', 'spawn(node, { env: { ...process.env, ...MORE } });'),
    broken('src/workers/worker-process.ts', 'const seed = process.env.SEED;', 'only src/config.ts'),
    broken('src/tools/bench.ts', 'const seed = process.env.SEED;', 'only src/config.ts'),
    broken('src/tools/bench.ts', `import { env } from 'node:process';`, 'only src/config.ts'),
    broken('src/tools/bench.ts', `const seed = process['env'];`, 'only src/config.ts'),
    broken('src/tools/bench.ts', 'const { env } = process;', 'only src/config.ts'),
    // No clock, randomness, input or output.
    kept(RULE, `// No Date here, and no "Math.random".\nreject('noDate', { Date: 1 }); a.performance;`),
    kept('src/tools/bench.ts', 'console.log(Math.random(), Date.now());'),
    broken(RULE, 'const at = Date.now();', 'uses Date'),
    broken(RULE, `const at = \`at \${new Date()}\`;`, 'uses Date'),
    broken(RULE, 'const die = Math.random() * 6;', 'uses Math.random'),
    broken(RULE, 'performance.now(); console.log(1);', 'uses performance', 'uses console'),
    broken(RULE, `import { loadContent } from '../../content/index.ts';`, 'uses loadContent'),
    broken('src/content/units.ts', 'setTimeout(act, 1);', 'uses setTimeout'),
    // Tidiness.
    kept('src/text/en.ts', `const s = 'any of these'; // at any time\nawait Promise.any(all);`),
    broken('src/text/en.ts', 'export default 1;', 'default export'),
    broken('src/text/en.ts', 'export { en as default };', 'default export'),
    broken('src/text/en.ts', 'const s = (x: any) => x;', '`any`'),
    broken('src/text/en.ts', 'const s = z.any();', '`any`'),
    broken('src/text/en.ts', '// TO' + 'DO: the rest', 'not finished'),
    // No English outside of text.
    kept(
      'src/discord/a.ts',
      `throw new Error('a lobby has no actions'); log.error({ err }, 'could not do it');`,
    ),
    kept('src/discord/a.ts', `path('/produce plan'); list.join(' · '); customId('mod-cancel', 'keep');`),
    kept('src/discord/a.ts', `const id = \`<@\${user}>\`; const both = \`\${label} · \${price}\`;`),
    kept('src/playground/a.ts', `say('Nobody is here.');`),
    broken('src/discord/a.ts', `note('Nobody is here.');`, 'says'),
    broken('src/features/lobby/names.ts', `const name = legible ?? 'Player';`, 'says'),
    broken('src/render/a.ts', `write(\`round \${round}\`);`, 'says'),
    broken('src/discord/a.ts', `note(\`\${count} points\`);`, 'says'),
    broken('src/discord/a.ts', `note(\`\${count} \${unit}s\`);`, 'says'),
    broken('src/discord/a.ts', `note(unit + (count === 1 ? '' : 's'));`, 'says'),
    broken('src/discord/a.ts', `names.join(' and ');`, 'says'),
    broken('src/render/a.ts', `write(\`£\${price}\`);`, 'says'),
    broken('src/discord/a.ts', `note(\`\${seat} · passed\`);`, 'says'),
    // The engine names no clan and no option.
    kept(RULE, `// As for the clan stewart (R-STEWART).\ntraits.moneyOnTrade;`),
    kept('src/text/en.ts', `const names = { stewart: 'Stewart' };`),
    broken(RULE, `if (player.clan === 'stewart') gain(1);`, 'the clan stewart'),
    broken(RULE, `ledger(state, 'clan:stewart');`, 'the clan stewart'),
    broken(RULE, 'const bonus = { macewan: 2 };', 'the clan macewan'),
    broken(RULE, `if (\`\${clan}\` === \`campbell\`) gain(1);`, 'the clan campbell'),
    kept(RULE, `if (decision.kind === 'auction') bid(house.mostGlory, tile.kickstarter);`),
    broken(RULE, 'if (setup.options.noPorts) return;', 'the option noPorts'),
    broken(RULE, `if (has('ownImports')) return;`, 'the option ownImports'),
    broken(RULE, 'if (setup.options.auction) return;', 'the option auction'),
    broken(RULE, `if (options['mostGlory']) return;`, 'the option mostGlory'),
    broken(RULE, 'const { players, kickstarter } = setup.options;', 'the option kickstarter'),
    ...MAY_NAME_OPTIONS.map((path) => kept(path, 'if (options.auction || options.noPorts) return;')),
  ])('$path: $code', ({ path, code, finds }) => {
    const result = problems(scan(path, code));
    expect(result).toHaveLength(finds.length);
    finds.forEach((part, index) => {
      expect(result[index]).toContain(part);
    });
  });
});
