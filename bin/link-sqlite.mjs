// Makes `better-sqlite3`, which Prisma's adapter loads, release 13 where that runs: Node 22 and later. Release 12 aborts
// the process on Node 24.19 and later, when garbage is collected between two events; Node 20 has nothing but release 12.
import { rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';

const MIN_NODE = 22;
const NAPI = 'better-sqlite3-napi';
const modules = new URL('../node_modules/', import.meta.url);

if (Number.parseInt(process.versions.node, 10) >= MIN_NODE) {
  try {
    const Database = createRequire(modules)(NAPI);
    new Database(':memory:').close();
    const adapters = new URL('better-sqlite3', modules);
    rmSync(adapters, { recursive: true, force: true });
    symlinkSync(NAPI, adapters, 'junction');
    console.log('better-sqlite3 is release 13, with the binary that its package contains');
  } catch (error) {
    console.log(`better-sqlite3 stays release 12, because 13 does not load here: ${error.message}`);
  }
}
