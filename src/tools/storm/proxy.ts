/** A proxy to a Postgres server that can be cut, like a restart of the server. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Opens a proxy to a Postgres server whose connections can be cut. */
export async function openProxy(url: string) {
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
  /** Closes all connections and accepts none until the returned function is called. */
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
    return () => {
      isCut = false;
    };
  };
  return {
    /** URL of the database through the proxy. */
    url: way.href,
    cut,
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Proxy = Awaited<ReturnType<typeof openProxy>>;
