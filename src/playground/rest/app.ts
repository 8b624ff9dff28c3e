/** Discord's REST API as far as bots use it here: read, recorded, made to fail on demand, checked, answered. */
import { performance } from 'node:perf_hooks';
import type { Context, Next } from 'hono';
import { Hono } from 'hono';
import { type Fault, type FaultBox, faultBody } from '../faults.ts';
import { pushTo } from '../keeping.ts';
import type { BodyCheck } from '../openapi.ts';
import { REFUSALS } from '../problems.ts';
import { addApplication } from './application.ts';
import { addCallback } from './callback.ts';
import { addChannels } from './channels.ts';
import { addCommands } from './commands.ts';
import { type RestEnv, refuse, type Services } from './context.ts';
import { addEmojis } from './emojis.ts';
import { type Intake, readIntake, unreadable } from './intake.ts';
import { addPeople } from './people.ts';
import { addThreads } from './threads.ts';
import { addWebhooks } from './webhooks.ts';

const ROOT = '/api/v10';
const NOTHING = new Uint8Array();

/** The API below `/api/v10`. `check`: the OpenAPI document, if there is one. */
export function createRest(
  services: Services,
  faults: FaultBox,
  check: BodyCheck | undefined,
): Hono<RestEnv> {
  const { world, token } = services;
  const began = performance.now();
  const app = new Hono<RestEnv>().basePath(ROOT);

  const isAllowed = (c: Context<RestEnv>, path: string) =>
    // The token in these paths is the key to them.
    /^\/(?:interactions|webhooks)\//.test(path) || c.req.header('authorization') === `Bot ${token}`;

  app.use('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.slice(ROOT.length);
    const { method } = c.req;
    const at = performance.now() - began;
    const intake = await readIntake(c.req.raw);
    const query = search.slice(1);
    const entry = { method, path, query, body: intake?.body, files: intake?.files ?? [], status: 0, at };
    pushTo(world.requests, world.keep.requests, entry);
    const older = world.requests.at(-1 - world.keep.uploads);
    if (older !== undefined) older.files = older.files.map((file) => ({ ...file, bytes: NOTHING }));
    const fault = faults.take(method, path, intake?.body);
    if (fault === undefined || fault.kind === 'lose') await serve(c, next, method, path, intake);
    else c.res = faultAnswer(fault, path);
    entry.status = c.res.status;
    world.changes.emit('request', entry);
    if (fault?.kind === 'lose') {
      await fault.until;
      c.env.incoming.socket.destroy();
    } else if (fault?.kind === 'reset') c.env.incoming.socket.resetAndDestroy();
  });

  async function serve(
    c: Context<RestEnv>,
    next: Next,
    method: string,
    path: string,
    intake: Intake | undefined,
  ) {
    if (!isAllowed(c, path)) c.res = refuse(c, REFUSALS.unauthorized);
    else if (intake === undefined) c.res = refuse(c, unreadable.refusal);
    else {
      c.set('intake', intake);
      for (const problem of check?.(method, path, intake.body) ?? []) world.violation(problem);
      await next();
    }
    const why = c.get('refusal');
    if (why !== undefined) world.violation(`${method} ${path}: ${why}`);
  }

  addApplication(app, services);
  addPeople(app, services);
  addCommands(app, services);
  addEmojis(app, services);
  addChannels(app, services);
  addThreads(app, services);
  addCallback(app, services);
  addWebhooks(app, services);
  app.all('*', (c) => refuse(c, REFUSALS.notFound));
  return app;
}

function faultAnswer(fault: Exclude<Fault, { kind: 'lose' }>, path: string): Response {
  if (fault.kind === 'reset') return new Response();
  if (fault.kind === 'fail') {
    const { status, code } = fault;
    return Response.json(faultBody(status, path, code), { status });
  }
  const seconds = fault.milliseconds / 1_000;
  return Response.json(
    { message: 'You are being rate limited.', retry_after: seconds, global: false },
    {
      status: 429,
      headers: {
        'Retry-After': String(seconds),
        'X-RateLimit-Limit': '1',
        'X-RateLimit-Remaining': '0',
        'X-RateLimit-Reset': String((Date.now() + fault.milliseconds) / 1_000),
        'X-RateLimit-Reset-After': String(seconds),
        'X-RateLimit-Bucket': 'playground',
        'X-RateLimit-Scope': 'user',
      },
    },
  );
}
