/** The health line: how the bot is, in one line, for logs and for whoever watches it. */
import { createServer, type Server } from 'node:http';

export interface Health {
  /** Connected to the gateway, and the database answers. */
  readonly well: boolean;
  /** `well gateway=up ping=41ms games=12 owed=0 memory=131MB uptime=3600s` */
  readonly line: string;
}

/** What a health line is made of. */
export interface Vitals {
  readonly gateway: { readonly connected: boolean; readonly ping: number; readonly guilds: number };
  /** Live games, and announcements that wait to be posted; nothing when the database does not answer. */
  readonly counts: { readonly live: number; readonly owed: number } | undefined;
  /** Bytes. */
  readonly memory: number;
  /** Seconds. */
  readonly uptime: number;
}

const MEGABYTE = 2 ** 20;

export function healthOf({ gateway, counts, memory, uptime }: Vitals): Health {
  const well = gateway.connected && counts !== undefined;
  const words = [
    well ? 'well' : 'unwell',
    `gateway=${gateway.connected ? 'up' : 'down'}`,
    `ping=${gateway.ping}ms`,
    `servers=${gateway.guilds}`,
    counts === undefined ? 'database=down' : `database=up games=${counts.live} owed=${counts.owed}`,
    `memory=${Math.round(memory / MEGABYTE)}MB`,
    `uptime=${Math.round(uptime)}s`,
  ];
  return { well, line: words.join(' ') };
}

/** Tells the health line on http://127.0.0.1:`port`/, with status 503 while the bot is not well. */
export function serveHealth(port: number, health: () => Promise<Health>): Promise<Server> {
  const server = createServer((_request, response) => {
    health().then(
      ({ well, line }) =>
        response.writeHead(well ? 200 : 503, { 'content-type': 'text/plain' }).end(`${line}\n`),
      () => response.writeHead(503).end('unwell\n'),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
