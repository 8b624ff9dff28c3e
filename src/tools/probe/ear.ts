/** Listens to raw interactions on Discord's gateway, without a library. */
import { WebSocket } from 'ws';
import { z } from 'zod';
import { MINUTE_MS } from '../../durations.ts';

export const Heard = z.looseObject({
  id: z.string(),
  token: z.string(),
  type: z.int(),
  channel_id: z.string(),
  data: z.looseObject({ custom_id: z.string().optional(), name: z.string().optional() }).optional(),
});
export type Heard = z.infer<typeof Heard>;

export interface GatewayListener {
  /** Returns the next interaction, or `undefined` after a timeout in milliseconds. */
  next(milliseconds: number): Promise<Heard | undefined>;
  /** Discards interactions that were not read. */
  forget(): void;
  close(): void;
}

const Packet = z.looseObject({ op: z.int(), s: z.int().nullish(), t: z.string().nullish(), d: z.unknown() });
const Hello = z.looseObject({ heartbeat_interval: z.number() });
const OP = { heartbeat: 1, identify: 2, hello: 10 } as const;
/** Timeout for Discord's READY event. */
const READY_TIMEOUT_MS = MINUTE_MS;

/** Connects, and resolves when Discord reports READY. `hear` receives each interaction. */
export async function openGatewayListener(
  url: string,
  token: string,
  hear: (event: unknown) => void,
): Promise<GatewayListener> {
  const address = new URL(url);
  address.searchParams.set('v', '10');
  address.searchParams.set('encoding', 'json');
  const socket = new WebSocket(address);
  const heard: Heard[] = [];
  let waiting: ((one: Heard | undefined) => void) | undefined;
  let sequence: number | null = null;
  let beat: NodeJS.Timeout | undefined;
  const send = (op: number, d: unknown) => socket.send(JSON.stringify({ op, d }));
  const isReady = new Promise<void>((resolve, reject) => {
    const giveUp = setTimeout(
      () => reject(new Error('Discord does not say that it is ready.')),
      READY_TIMEOUT_MS,
    );
    const end = (finish: () => void) => {
      clearTimeout(giveUp);
      finish();
    };
    socket.on('error', (error) => end(() => reject(error)));
    socket.on('close', (code) => {
      clearInterval(beat);
      end(() => reject(new Error(`Discord closed the connection with ${code}.`)));
    });
    socket.on('message', (raw) => {
      const { op, s, t, d } = Packet.parse(JSON.parse(String(raw)));
      sequence = s ?? sequence;
      if (op === OP.hello) {
        beat = setInterval(() => send(OP.heartbeat, sequence), Hello.parse(d).heartbeat_interval);
        const properties = { os: 'linux', browser: 'probe', device: 'probe' };
        send(OP.identify, { token, intents: 0, properties });
      } else if (t === 'READY') end(resolve);
      else if (t === 'INTERACTION_CREATE') {
        hear(d);
        heard.push(Heard.parse(d));
        if (waiting !== undefined) waiting(heard.shift());
      }
    });
  });
  await isReady;
  return {
    next: (milliseconds) =>
      new Promise((resolve) => {
        if (heard.length > 0) return resolve(heard.shift());
        const end = (one: Heard | undefined) => {
          clearTimeout(timer);
          waiting = undefined;
          resolve(one);
        };
        const timer = setTimeout(() => end(undefined), milliseconds);
        waiting = end;
      }),
    forget: () => void heard.splice(0),
    close: () => socket.close(1000),
  };
}
