/** What an assumption is tried with: requests, messages that are taken away afterwards, and a person who clicks. */
import { z } from 'zod';
import type { PlaygroundUser } from '../../playground/index.ts';
import type { Answer, Api, FileToSend, Request } from './api.ts';
import type { Ear, Heard } from './ear.ts';

/** Something that we take Discord to do. */
export interface Assumption {
  /** Names it in recordings: never changed. */
  readonly name: string;
  readonly claim: string;
  /** Resolves where it holds; rejects with `Broken` or `Untried`. */
  try(stage: Stage): Promise<void>;
}

/** Discord does something else. */
export class Broken extends Error {}

/** It could not be tried, for want of something. */
export class Untried extends Error {}

/** A person is asked for a click: what to say to them, and what they do where they are a program. */
export interface Guidance {
  readonly say: string;
  readonly act: (person: PlaygroundUser) => Promise<unknown>;
}

/** Those who click. */
export interface Hands {
  /** Asks for a click; whether it was done is not waited for. */
  ask(guidance: Guidance): void;
  /** Asks for something, and resolves when it is done. */
  done(guidance: Guidance): Promise<void>;
  /** Milliseconds that they may take. */
  readonly patience: number;
}

export interface Place {
  readonly application: string;
  readonly channel: string;
  readonly guild: string;
  /** Somebody who gets a direct message. */
  readonly friend: string;
}

export interface Stage extends Place {
  readonly api: Api;
  readonly ear: Ear;
  readonly hands: Hands;
  /** Lets so many milliseconds go by. */
  wait(milliseconds: number): Promise<void>;
  /** A message of ours in the channel that is over an hour old; nothing where there is none. */
  oldMessage(): Promise<string | undefined>;
  /** To be done when all is over, the last one first. */
  later(task: () => Promise<unknown>): void;
}

export const Message = z.looseObject({
  id: z.string(),
  channel_id: z.string(),
  content: z.string(),
  flags: z.int().optional(),
  nonce: z.union([z.string(), z.int()]).optional(),
  mentions: z.array(z.looseObject({ id: z.string() })),
  attachments: z.array(z.looseObject({ id: z.string(), filename: z.string() })),
  components: z.array(z.looseObject({ type: z.int(), id: z.int().optional() })).default([]),
});
export type Message = z.infer<typeof Message>;

/** What Discord gave for something that it must not refuse. */
export function given<T>(answer: Answer, schema: z.ZodType<T>): T {
  if (answer.status >= 300) throw new Broken(`it was answered with ${inWords(answer)}`);
  const read = schema.safeParse(answer.body);
  if (!read.success) throw new Broken(`the answer is not as expected: ${read.error.issues[0]?.message}`);
  return read.data;
}

/** Checks that it was answered so. */
export function expectAnswer(answer: Answer, status: number, code?: number): void {
  if (answer.status === status && (code === undefined || answer.code === code)) return;
  const wanted = code === undefined ? `${status}` : `${status} and ${code}`;
  throw new Broken(`it was answered with ${inWords(answer)}, not with ${wanted}`);
}

/** Checks something that is to hold. */
export function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Broken(what);
}

const inWords = ({ status, code, body }: Answer) =>
  `${status}${code === undefined ? '' : ` and ${code}`}${status < 400 ? '' : ` ${JSON.stringify(body).slice(0, 300)}`}`;

/** Posts a message into the channel, or another one; it is taken away afterwards. */
export async function post(
  stage: Stage,
  body: object,
  { files, channel = stage.channel }: { files?: readonly FileToSend[]; channel?: string } = {},
): Promise<Message> {
  const request: Request = { method: 'POST', path: `/channels/${channel}/messages`, body };
  const message = given(await stage.api.ask(files === undefined ? request : { ...request, files }), Message);
  stage.later(() => remove(stage, message));
  return message;
}

export const edit = (
  { api }: Stage,
  { id, channel_id: channel }: Message,
  body: object,
  files?: readonly FileToSend[],
): Promise<Answer> =>
  api.ask({
    ...{ method: 'PATCH', path: `/channels/${channel}/messages/${id}`, body },
    ...(files === undefined ? {} : { files }),
  });

export const remove = ({ api }: Stage, { id, channel_id: channel }: Message): Promise<Answer> =>
  api.ask({ method: 'DELETE', path: `/channels/${channel}/messages/${id}` });

/** Asks a person for a click, and gives the interaction that comes of it. */
export async function heard(stage: Stage, guidance: Guidance): Promise<Heard> {
  stage.ear.forget();
  stage.hands.ask(guidance);
  const one = await stage.ear.next(stage.hands.patience);
  if (one === undefined) throw new Untried('nobody did it');
  return one;
}

/** Answers an interaction for the first time. */
export const respond = ({ api }: Stage, { id, token }: Heard, type: number, data?: object): Promise<Answer> =>
  api.ask({
    ...{ method: 'POST', path: `/interactions/${id}/${token}/callback` },
    body: { type, ...(data === undefined ? {} : { data }) },
  });
