/** Discord's REST API by plain requests, each noted: no library stands between the probe and what is answered. */
import { MINUTE_MS } from '../../durations.ts';
import type { Exchange } from './recording.ts';

export interface Answer {
  readonly status: number;
  /** Discord's own code for what is wrong. */
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
  /** Below the version, such as `/channels/123`. */
  readonly path: string;
  readonly body?: unknown;
  readonly files?: readonly FileToSend[];
  /** Whether an answer 429 is what is wanted; else the request is made again in time. */
  readonly hurried?: boolean;
}

export interface Api {
  ask(request: Request): Promise<Answer>;
}

export interface ApiOptions {
  /** Address with its version. */
  readonly address: string;
  readonly token: string;
  /** Lets so many milliseconds go by. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Told of each request and its answer, but for those that had to wait. */
  readonly note: (exchange: Omit<Exchange, 'assumption'>) => void;
}

/** Times that a request is made that is too much. */
const TRIES = 20;
/** Milliseconds that an answer may take. */
const PATIENCE = MINUTE_MS;

/** What asks with a token. */
export function createApi({ address, token, wait, note }: ApiOptions): Api {
  async function once({ method, path, body, files }: Request): Promise<Answer> {
    // Interactions are answered by their own tokens.
    const isOpen = /^\/(?:interactions|webhooks)\//.test(path);
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...(isOpen ? {} : { authorization: `Bot ${token}` }),
        ...(files === undefined && body !== undefined && { 'content-type': 'application/json' }),
        'user-agent': 'DiscordBot (https://discord.com/developers/docs, 1) probe',
      },
      ...(files !== undefined
        ? { body: form(body, files) }
        : body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const text = await response.text();
    const read = readJson(text);
    return { status: response.status, code: codeIn(read), body: read, headers: response.headers };
  }
  return {
    async ask(request) {
      const { method, path, body, hurried = false } = request;
      for (let tries = 1; ; tries++) {
        const answer = await once(request);
        if (answer.status === 429 && !hurried && tries < TRIES) {
          await wait(Number(answer.headers.get('retry-after') ?? 1) * 1_000);
          continue;
        }
        note({ method, path, body, status: answer.status, answer: answer.body });
        return answer;
      }
    },
  };
}

/** Creates a request's body of JSON and files, as Discord expects them. */
export function form(body: unknown, files: readonly FileToSend[]): FormData {
  const data = new FormData();
  data.set('payload_json', JSON.stringify(body));
  for (const [index, { name, bytes }] of files.entries()) {
    data.set(`files[${index}]`, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
  }
  return data;
}

/** The value; the text itself where it is no JSON, as of a server before Discord's own. */
function readJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const codeIn = (body: unknown): number | undefined =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number'
    ? body.code
    : undefined;
