/** The context of all REST handlers, and their responses. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Gateway } from '../gateway.ts';
import type { Interactions } from '../interactions.ts';
import { describeRefusal, type Refusal, refusalBody } from '../problems.ts';
import type { World } from '../state.ts';
import type { Intake } from './intake.ts';
import { RefusedError } from './refuse.ts';

export interface RestEnv {
  Bindings: HttpBindings;
  Variables: { intake: Intake; refusal: string | undefined };
}

export interface Services {
  readonly world: World;
  readonly gateway: Gateway;
  readonly interactions: Interactions;
  readonly token: string;
}

/** Responds with 204 if there is no body. */
export const answer = (c: Context<RestEnv>, body: object | undefined, status: 200 | 201 = 200): Response =>
  body === undefined ? c.body(null, 204) : c.json(body, status);

/** Responds with Discord's error, recorded for the list of violations. */
export function answerRefusal(c: Context<RestEnv>, refusal: Refusal): Response {
  c.set('refusal', describeRefusal(refusal));
  return refusalAnswer(refusal);
}

export const refusalAnswer = (refusal: Refusal): Response =>
  new Response(JSON.stringify(refusalBody(refusal)), {
    status: refusal.status,
    headers: { 'content-type': 'application/json' },
  });

/** Answers what a handler throws. */
export function answerError(error: Error, c: Context<RestEnv>): Response {
  if (error instanceof RefusedError) return answerRefusal(c, error.refusal);
  throw error;
}
