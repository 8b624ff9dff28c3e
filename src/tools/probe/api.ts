/** Plain requests to Discord's REST API. No library alters the answers. */
import { z } from 'zod';
import { MINUTE_MS } from '../../durations.ts';

export interface Answer {
  readonly status: number;
  readonly code: number | undefined;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface FileToSend {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Request {
  readonly method: string;
  /** Path below the API version, such as `/channels/123`. */
  readonly path: string;
  readonly body?: unknown;
  readonly files?: readonly FileToSend[] | undefined;
  /** Return a 429 answer instead of retrying. */
  readonly keepRateLimited?: boolean;
}

export interface Api {
  ask(request: Request): Promise<Answer>;
}

interface ApiOptions {
  /** Base address without the API version. */
  readonly address: string;
  readonly token: string;
  readonly wait: (milliseconds: number) => Promise<void>;
}

const MAX_TRIES = 20;
const TIMEOUT_MS = MINUTE_MS;

/** Creates a client of Discord's REST API that waits for rate limits. */
export function createApi({ address, token, wait }: ApiOptions): Api {
  async function once({ method, path, body, files }: Request): Promise<Answer> {
    // Interactions authenticate by their own tokens.
    const isOpen = /^\/(?:interactions|webhooks)\//.test(path);
    const response = await fetch(`${address}/v10${path}`, {
      method,
      headers: {
        ...(isOpen ? {} : { authorization: `Bot ${token}` }),
        ...(files === undefined && body !== undefined && { 'content-type': 'application/json' }),
        'user-agent': 'DiscordBot (https://discord.com/developers/docs, 1) probe',
      },
      body: files === undefined ? (JSON.stringify(body) ?? null) : form(body, files),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    const read = readJson(text);
    const { code } = WithCode.safeParse(read).data ?? {};
    return { status: response.status, code, body: read, headers: response.headers };
  }
  return {
    async ask(request) {
      for (let tries = 1; ; tries++) {
        const answer = await once(request);
        if (answer.status !== 429 || request.keepRateLimited === true || tries === MAX_TRIES) return answer;
        await wait(Number(answer.headers.get('retry-after') ?? 1) * 1_000);
      }
    },
  };
}

/** Returns the body of a request with files. */
export function form(body: unknown, files: readonly FileToSend[]): FormData {
  const data = new FormData();
  data.set('payload_json', JSON.stringify(body));
  for (const [index, { name, bytes }] of files.entries()) {
    data.set(`files[${index}]`, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
  }
  return data;
}

/** Parses JSON. Returns other text as it is, such as that of a proxy before Discord. */
function readJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const WithCode = z.looseObject({ code: z.number() });
