/** Opening and joining games of the challenge, each in a private thread: whoever sees the cards must have entered. */
import type { Refusal, ShownRecord } from '../../../core/index.ts';
import type { ThreadResult, Visit } from '../../../discord/shared/interaction-context.ts';
import { channelLink } from '../../../discord/shared/markup.ts';
import { refusalText } from '../../../discord/shared/refusals.ts';
import { letIn } from '../../../discord/shared/threads.ts';
import { languageFor, phrase } from '../../../text/index.ts';

/** What came of it, in words. */
export interface Opened {
  readonly done: boolean;
  readonly said: string;
}

/** Opens a game; of a table, its lobby. */
export async function openGame(visit: Visit, players: number): Promise<Opened> {
  const { app, actor, guild, channel, language } = visit;
  const usual = languageFor((await app.server(guild)).language, visit.serverLocale);
  let opened: ThreadResult | undefined;
  const room = async (): Promise<string | undefined> => {
    const name = phrase('challenge', 'threadName', { name: actor.name }, usual);
    opened = await visit.openThread(name, 'private');
    return opened.kind === 'opened' ? opened.channel : undefined;
  };
  const wish = { guild, home: channel, players, language: usual };
  const outcome = await app.openChallenge(actor, wish, room);
  if (!outcome.ok) return { done: false, said: await why(visit, outcome.refusal, opened) };
  const at = outcome.game.record.channel;
  await letIn(visit, at);
  const data = { channel: channelLink(at) };
  return { done: true, said: phrase('challenge', players === 1 ? 'solo' : 'table', data, language) };
}

/** Joins a table, and its thread; who is in it already may have left the thread. */
export async function joinTable(visit: Visit, { id, channel }: ShownRecord): Promise<string> {
  const outcome = await visit.app.join(visit.actor, id);
  const isIn = outcome.ok || outcome.refusal.code === 'alreadyMember';
  if (!isIn) return await why(visit, outcome.refusal, undefined);
  await letIn(visit, channel);
  return phrase('challenge', 'joined', { channel: channelLink(channel) }, visit.language);
}

/** Why there is no game. Whoever has theirs is let into its thread again: they may have left it. */
async function why(visit: Visit, refusal: Refusal, opened: ThreadResult | undefined): Promise<string> {
  const { language } = visit;
  if (refusal.code === 'noRoom' && opened?.kind === 'missing') {
    return phrase('challenge', 'noPrivateThread', { missing: opened.permissions }, language);
  }
  if (refusal.code === 'noRoom' && opened?.kind === 'tooMany') {
    return phrase('refusals', 'tooManyThreads', {}, language);
  }
  if (refusal.code === 'noRoom') return phrase('challenge', 'noThreadHere', {}, language);
  if (refusal.code === 'challengeYours') await letIn(visit, refusal.channel);
  return refusalText(refusal, language);
}
