/** Opening and joining games of the challenge, each in a private thread: whoever sees the cards must have entered. */
import type { RedactedRecord, Refusal } from '../../../core/index.ts';
import type { InteractionContext, ThreadResult } from '../../../discord/shared/interaction-context.ts';
import { channelLink } from '../../../discord/shared/markup.ts';
import { refusalText } from '../../../discord/shared/refusals.ts';
import { addToThread } from '../../../discord/shared/threads.ts';
import { botText, languageFor } from '../../../text/index.ts';

/** What came of it, in words. */
export interface OpenedGame {
  readonly done: boolean;
  readonly said: string;
}

/** Opens a game; of a table, its lobby. */
export async function openGame(visit: InteractionContext, players: number): Promise<OpenedGame> {
  const { app, actor, guild, channel, language } = visit;
  const usual = languageFor((await app.settings.getGuild(guild)).language, visit.serverLocale);
  let opened: ThreadResult | undefined;
  const room = async (): Promise<string | undefined> => {
    const name = botText('challenge', 'threadName', { name: actor.name }, usual);
    opened = await visit.openThread(name, 'private');
    return opened.kind === 'opened' ? opened.channel : undefined;
  };
  const wish = { guild, home: channel, players, language: usual };
  const outcome = await app.challenge.open(actor, wish, room);
  if (!outcome.ok) return { done: false, said: await why(visit, outcome.refusal, opened) };
  const at = outcome.game.record.channel;
  await addToThread(visit, at);
  const data = { channel: channelLink(at) };
  return { done: true, said: botText('challenge', players === 1 ? 'solo' : 'table', data, language) };
}

/** Joins a table, and its thread; who is in it already may have left the thread. */
export async function joinTable(visit: InteractionContext, { id, channel }: RedactedRecord): Promise<string> {
  const outcome = await visit.app.lobby.join(visit.actor, id);
  const isIn = outcome.ok || outcome.refusal.code === 'alreadyMember';
  if (!isIn) return await why(visit, outcome.refusal, undefined);
  await addToThread(visit, channel);
  return botText('challenge', 'joined', { channel: channelLink(channel) }, visit.language);
}

/** Why there is no game. Whoever has theirs is let into its thread again: they may have left it. */
async function why(
  visit: InteractionContext,
  refusal: Refusal,
  opened: ThreadResult | undefined,
): Promise<string> {
  const { language } = visit;
  if (refusal.code === 'noRoom' && opened?.kind === 'missing') {
    return botText('challenge', 'noPrivateThread', { missing: opened.permissions }, language);
  }
  if (refusal.code === 'noRoom' && opened?.kind === 'tooMany') {
    return botText('refusals', 'tooManyThreads', {}, language);
  }
  if (refusal.code === 'noRoom') return botText('challenge', 'noThreadHere', {}, language);
  if (refusal.code === 'challengeYours') await addToThread(visit, refusal.channel);
  return refusalText(refusal, language);
}
