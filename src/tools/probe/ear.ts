/** Listens to raw interactions on Discord's gateway. */
import { EventEmitter, once } from 'node:events';
import { Client, Events } from 'discord.js';
import { z } from 'zod';

export const Heard = z.looseObject({
  id: z.string(),
  token: z.string(),
  type: z.int(),
  channel_id: z.string(),
  data: z.looseObject({ custom_id: z.string().optional(), name: z.string().optional() }).optional(),
});
export type Heard = z.infer<typeof Heard>;

/** Connects, and resolves when Discord reports READY. */
export async function openGatewayListener(api: string, token: string) {
  const client = new Client({ intents: [], rest: { api } });
  const heard: Heard[] = [];
  const arrivals = new EventEmitter();
  client.on(Events.Raw, ({ t, d }: { readonly t: string | null; readonly d: unknown }) => {
    if (t !== 'INTERACTION_CREATE') return;
    heard.push(Heard.parse(d));
    arrivals.emit('interaction');
  });
  const ready = once(client, Events.ClientReady);
  await client.login(token);
  await ready;
  return {
    /** Returns the next interaction, or `undefined` after a timeout in milliseconds. */
    async next(milliseconds: number) {
      const signal = AbortSignal.timeout(milliseconds);
      if (heard.length === 0) await once(arrivals, 'interaction', { signal }).catch(() => {});
      return heard.shift();
    },
    forget: () => void heard.splice(0),
    close: () => client.destroy(),
  };
}

export type GatewayListener = Awaited<ReturnType<typeof openGatewayListener>>;
