/** Tools for trying an assumption: requests, messages that are deleted afterwards, and a user who clicks. */
import { z } from 'zod';
import type { PlaygroundUser } from '../../playground/index.ts';
import type { Answer, Api, FileToSend } from './api.ts';
import type { GatewayListener, Heard } from './ear.ts';
import type { ProbeGround } from './preflight.ts';

/** Tries each claim. Resolves if it holds; rejects with `Broken` or `Untried`. */
export type Assumptions = Readonly<Record<string, (stage: Stage) => Promise<void>>>;

/** Reports that Discord behaves differently. */
export class Broken extends Error {}

/** Reports that an assumption could not be tried, because something is missing. */
export class Untried extends Error {}

/** Instructions for a click: the text for a user, and the code for a program. */
export interface Guidance {
  readonly say: string;
  readonly act: (person: PlaygroundUser) => Promise<unknown>;
}

/** The user who clicks. */
export interface Hands {
  /** Asks for a click without waiting for it. */
  ask(guidance: Guidance): void;
  /** Asks for an action, and resolves when it is done. */
  done(guidance: Guidance): Promise<void>;
  readonly timeoutMs: number;
}

export interface Stage extends ProbeGround {
  readonly api: Api;
  readonly ear: GatewayListener;
  readonly hands: Hands;
  wait(milliseconds: number): Promise<void>;
  /** Returns a message of the bot in the channel that is over an hour old; `undefined` if there is none. */
  oldMessage(): Promise<string | undefined>;
  /** Registers a clean-up task. Tasks run at the end, the last one first. */
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

/** Returns the parsed answer. Throws `Broken` for an error or another shape. */
export function expectSuccess<T>(answer: Answer, schema: z.ZodType<T>): T {
  if (answer.status >= 300) throw new Broken(`it was answered with ${inWords(answer)}`);
  const read = schema.safeParse(answer.body);
  if (!read.success) throw new Broken(`the answer is not as expected: ${read.error.issues[0]?.message}`);
  return read.data;
}

/** Throws `Broken` unless the answer has this status and error code. */
export function expectAnswer(answer: Answer, status: number, code?: number): void {
  if (answer.status === status && (code === undefined || answer.code === code)) return;
  const wanted = code === undefined ? `${status}` : `${status} and ${code}`;
  throw new Broken(`it was answered with ${inWords(answer)}, not with ${wanted}`);
}

/** Throws `Broken` unless the condition holds. */
export function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Broken(what);
}

const inWords = ({ status, code, body }: Answer) =>
  `${status}${code === undefined ? '' : ` and ${code}`}${status < 400 ? '' : ` ${JSON.stringify(body).slice(0, 300)}`}`;

/** Posts into the channel or another one what may be rejected. Deletes the message at the end, if there is one. */
export async function send(
  stage: Stage,
  body: object,
  { files, channel = stage.channel }: { files?: readonly FileToSend[]; channel?: string | undefined } = {},
): Promise<Answer> {
  const answer = await stage.api.ask({ method: 'POST', path: `/channels/${channel}/messages`, body, files });
  const made = Message.safeParse(answer.body).data;
  if (made !== undefined) stage.later(() => remove(stage, made));
  return answer;
}

/** Posts a message like `send`, and returns it. */
export const post = async (...given: Parameters<typeof send>): Promise<Message> =>
  expectSuccess(await send(...given), Message);

/** Edits a message, with files if given. */
export const edit = (
  { api }: Stage,
  { id, channel_id: channel }: Message,
  body: object,
  files?: readonly FileToSend[],
): Promise<Answer> => api.ask({ method: 'PATCH', path: `/channels/${channel}/messages/${id}`, body, files });

/** Deletes a message. */
export const remove = ({ api }: Stage, { id, channel_id: channel }: Message): Promise<Answer> =>
  api.ask({ method: 'DELETE', path: `/channels/${channel}/messages/${id}` });

/** Asks the helper to do something and returns the interaction. Throws `Untried` if nothing comes. */
export async function nextInteraction(stage: Stage, guidance: Guidance): Promise<Heard> {
  stage.ear.forget();
  stage.hands.ask(guidance);
  const one = await stage.ear.next(stage.hands.timeoutMs);
  if (one === undefined) throw new Untried('no one did it');
  return one;
}

/** Answers an interaction. */
export const respond = ({ api }: Stage, { id, token }: Heard, type: number, data?: object): Promise<Answer> =>
  api.ask({ method: 'POST', path: `/interactions/${id}/${token}/callback`, body: { type, data } });
