/** The context of all REST handlers, and their responses. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Gateway } from '../gateway.ts';
import type { Interactions } from '../interactions.ts';
import { describeRefusal, type Outcome, type Refusal, refusalBody } from '../problems.ts';
import type { World } from '../state.ts';
import type { Intake } from './intake.ts';

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
export function answer(
  c: Context<RestEnv>,
  outcome: Outcome<object | undefined>,
  status: 200 | 201 = 200,
): Response {
  if (!outcome.ok) return refuse(c, outcome.refusal);
  return outcome.value === undefined ? c.body(null, 204) : c.json(outcome.value, status);
}

/** Responds with Discord's error, recorded for the list of violations. */
export function refuse(c: Context<RestEnv>, refusal: Refusal): Response {
  c.set('refusal', describeRefusal(refusal));
  return refusalAnswer(refusal);
}

export const refusalAnswer = (refusal: Refusal): Response =>
  new Response(JSON.stringify(refusalBody(refusal)), {
    status: refusal.status,
    headers: { 'content-type': 'application/json' },
  });
