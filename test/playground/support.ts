/** Helps the tests of the playground: a playground for each file, and requests made by hand. */
import {
  type InteractionResult,
  type PageMessage,
  type Playground,
  type PlaygroundOptions,
  type PlaygroundUser,
  startPlayground,
} from '../../src/playground/index.ts';

/** The value, which must be there. */
export function there<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Error('It is not there');
  return value;
}

export interface Scene {
  readonly playground: Playground;
  /** A moderator. */
  readonly ann: PlaygroundUser;
  readonly ben: PlaygroundUser;
  readonly room: string;
}

/** A playground with two people and the channels `games` and `talk`. */
export async function scene(options: Partial<PlaygroundOptions> = {}): Promise<Scene> {
  const playground = await startPlayground({
    port: 0,
    people: ['Ann', 'Ben'],
    channels: ['games', 'talk'],
    ...options,
  });
  const [ann, ben] = playground.users;
  return { playground, ann: there(ann), ben: there(ben), room: there(playground.channels[0]) };
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

export interface FileToSend {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A request to the REST API with the bot's token (or another one); multipart if there are files. */
export async function ask(
  { api, token }: Playground,
  method: string,
  path: string,
  body?: unknown,
  { files, as = token }: { readonly files?: readonly FileToSend[]; readonly as?: string } = {},
): Promise<Reply> {
  const authorization = `Bot ${as}`;
  const json = { 'content-type': 'application/json' };
  const response = await fetch(`${api}/v10${path}`, {
    method,
    headers: files === undefined && body !== undefined ? { authorization, ...json } : { authorization },
    ...(files !== undefined
      ? { body: form(body, files) }
      : body === undefined
        ? {}
        : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

function form(body: unknown, files: readonly FileToSend[]): FormData {
  const data = new FormData();
  data.set('payload_json', JSON.stringify(body));
  for (const [index, { name, bytes }] of files.entries()) {
    data.set(`files[${index}]`, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
  }
  return data;
}

/** The message that answered, which must be there. */
export const messageOf = ({ message, outcome, why }: InteractionResult): PageMessage => {
  if (message === undefined) throw new Error(`No message: ${outcome} ${why ?? ''}`);
  return message;
};

/** Text of all text displays of a message, or its content. */
export const textIn = ({ message }: PageMessage): string =>
  message.content === '' ? JSON.stringify(message.components) : message.content;
