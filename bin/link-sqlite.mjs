// Links `better-sqlite3`, which Prisma's adapter loads, to release 13 on Node 22 and later. Release 12 aborts the process
// on Node 24.19 and later when garbage is collected between two events; release 13 crashes on Node 20.
import { rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';

const MIN_NODE = 22;
const NAPI = 'better-sqlite3-napi';
const modules = new URL('../node_modules/', import.meta.url);

/** Returns whether release 13 works; says why it does not. */
function loads() {
  try {
    const Database = createRequire(modules)(NAPI);
    new Database(':memory:').close();
    return true;
  } catch (error) {
    console.log(`better-sqlite3 stays release 12, because 13 does not load here: ${error.message}`);
    return false;
  }
}

if (Number.parseInt(process.versions.node, 10) >= MIN_NODE && loads()) {
  const link = new URL('better-sqlite3', modules);
  rmSync(link, { recursive: true, force: true });
  symlinkSync(NAPI, link, 'junction');
  console.log('better-sqlite3 is release 13, with the binary that its package contains');
}
