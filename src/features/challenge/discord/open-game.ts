/** Opens and joins challenge games in private threads, since only entrants may see the cards. */
import type { RedactedRecord, Refusal } from '../../../core/index.ts';
import type { InteractionContext, ThreadResult } from '../../../discord/shared/interaction-context.ts';
import { channelLink } from '../../../discord/shared/markup.ts';
import { refusalText } from '../../../discord/shared/refusals.ts';
import { addToThread } from '../../../discord/shared/threads.ts';
import { botText, languageFor } from '../../../text/index.ts';

export interface OpenedGame {
  readonly done: boolean;
  readonly message: string;
}

/** Opens a game in a new thread; for a table, opens its lobby. */
export async function openGame(visit: InteractionContext, players: number): Promise<OpenedGame> {
  const { app, actor, guild, channel, language } = visit;
  const usual = languageFor((await app.settings.getGuild(guild)).language, visit.serverLocale);
  let opened: ThreadResult | undefined;
  const room = async (): Promise<string | undefined> => {
    const name = botText('challenge', 'threadName', { name: actor.name }, usual);
    opened = await visit.openThread(name, 'private');
    return opened.kind === 'opened' ? opened.channel : undefined;
  };
  const request = { guild, home: channel, players, language: usual };
  const outcome = await app.challenge.open(actor, request, room);
  if (!outcome.ok) return { done: false, message: await explainRefusal(visit, outcome.refusal, opened) };
  const at = outcome.game.record.channel;
  await addToThread(visit, at);
  const data = { channel: channelLink(at) };
  return { done: true, message: botText('challenge', players === 1 ? 'solo' : 'table', data, language) };
}

/** Joins a table and its thread. Members are added again, since they may have left the thread. */
export async function joinTable(visit: InteractionContext, { id, channel }: RedactedRecord): Promise<string> {
  const outcome = await visit.app.lobby.join(visit.actor, id);
  const isIn = outcome.ok || outcome.refusal.code === 'alreadyMember';
  if (!isIn) return await explainRefusal(visit, outcome.refusal, undefined);
  await addToThread(visit, channel);
  return botText('challenge', 'joined', { channel: channelLink(channel) }, visit.language);
}

/** Explains why no game was opened. Adds users to the thread of the game they already have. */
async function explainRefusal(
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
