/** The subset of Discord's REST API that bots use here: parses, records, injects faults, validates, responds. */
import { performance } from 'node:perf_hooks';
import type { Context, Next } from 'hono';
import { Hono } from 'hono';
import { type Fault, type FaultQueue, faultBody } from '../fault-injection.ts';
import type { OpenApiCheck } from '../openapi.ts';
import { missingPermission } from '../permissions.ts';
import { REFUSALS } from '../problems.ts';
import { emptyBucket, type Rates } from '../rates/rates.ts';
import { pushTo } from '../retention.ts';
import { isAftermath, type Weather } from '../weather.ts';
import { addApplication } from './application.ts';
import { addCallback } from './callback.ts';
import { addChannels } from './channels.ts';
import { addCommands } from './commands.ts';
import { answerError, answerRefusal, type RestEnv, refusalAnswer, type Services } from './context.ts';
import { addEmojis } from './emojis.ts';
import { hasHalfCharacter, type Intake, readIntake, UNREADABLE } from './intake.ts';
import { addPeople } from './people.ts';
import { refuse } from './refuse.ts';
import { addThreads } from './threads.ts';
import { addWebhooks } from './webhooks.ts';

const ROOT = '/api/v10';
const NOTHING = new Uint8Array();

interface Circumstances {
  readonly faults: FaultQueue;
  readonly check: OpenApiCheck | undefined;
  readonly rates?: Rates;
  readonly weather?: Weather;
}

/** Creates the REST API with rate limits, faults and checks. */
export function createRest(
  services: Services,
  { faults, check, rates, weather }: Circumstances,
): Hono<RestEnv> {
  const { world, token } = services;
  const began = performance.now();
  const app = new Hono<RestEnv>().basePath(ROOT);

  const isAllowed = (c: Context<RestEnv>, path: string) =>
    // The token in these paths authorizes them.
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
    await weather?.hold();
    const fault = faults.take(method, path, intake?.body) ?? weather?.take(method, path);
    const { headers, limited } = rates?.(method, path) ?? { headers: {} };
    if (limited !== undefined) c.res = limited;
    else if (fault === undefined || fault.kind === 'lose') await serve(c, next, method, path, intake);
    else c.res = faultAnswer(fault, path);
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    if (check !== undefined && fault?.kind !== 'reset') await checkAnswer(check, method, path, c.res.clone());
    entry.status = c.res.status;
    world.changes.emit('request', entry);
    if (fault?.kind === 'lose') {
      await fault.until;
      c.env.incoming.socket.destroy();
    } else if (fault?.kind === 'reset') c.env.incoming.socket.resetAndDestroy();
  });

  async function checkAnswer({ answer }: OpenApiCheck, method: string, path: string, given: Response) {
    const text = await given.text();
    const body = text === '' ? undefined : JSON.parse(text);
    for (const problem of answer(method, path, given.status, body)) world.violation(problem);
  }

  async function serve(
    c: Context<RestEnv>,
    next: Next,
    method: string,
    path: string,
    intake: Intake | undefined,
  ) {
    if (!isAllowed(c, path)) c.res = answerRefusal(c, REFUSALS.unauthorized);
    else if (intake === undefined) c.res = answerRefusal(c, UNREADABLE);
    else if (hasHalfCharacter(intake.body)) c.res = answerRefusal(c, REFUSALS.failed);
    else {
      const lacking = missingPermission(world, method, path, intake.files.length);
      if (lacking !== undefined) {
        c.res = refusalAnswer(lacking);
        return;
      }
      c.set('intake', intake);
      for (const problem of check?.request(method, path, intake.body) ?? []) world.violation(problem);
      await next();
    }
    const why = c.get('refusal');
    if (why === undefined) return;
    const line = `${method} ${path}: ${why}`;
    if (weather === undefined || !isAftermath(line)) world.violation(line);
  }

  addApplication(app, services);
  addPeople(app, services);
  addCommands(app, services);
  addEmojis(app, services);
  addChannels(app, services);
  addThreads(app, services);
  addCallback(app, services);
  addWebhooks(app, services);
  app.all('*', () => refuse(REFUSALS.notFound));
  app.onError(answerError);
  return app;
}

function faultAnswer(fault: Exclude<Fault, { kind: 'lose' }>, path: string): Response {
  if (fault.kind === 'reset') return new Response();
  if (fault.kind === 'fail') {
    const { status, code } = fault;
    return Response.json(faultBody(status, path, code), { status });
  }
  return emptyBucket(fault.milliseconds);
}
