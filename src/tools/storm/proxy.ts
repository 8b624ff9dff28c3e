/** A way to a Postgres server that can be cut, as if the server was started again. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Proxy {
  /** The URL that leads through here. */
  readonly url: string;
  /** Cuts all connections, and takes no new one until what is given is called. */
  cut(): () => void;
  close(): Promise<void>;
}

/** Opens a way to the server of a URL, on this machine. */
export async function openProxy(url: string): Promise<Proxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.resetAndDestroy();
    const far = connect(Number(port || 5432), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.once('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const way = new URL(url);
  way.hostname = '127.0.0.1';
  way.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
    return () => {
      isCut = false;
    };
  };
  return {
    url: way.href,
    cut,
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
