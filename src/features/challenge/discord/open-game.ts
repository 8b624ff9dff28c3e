/** Opens and joins challenge games in private threads, since only entrants may see the contracts. */
import { memberOf, type RedactedRecord, type Refusal } from '../../../core/index.ts';
import type { InteractionContext, ThreadResult } from '../../../discord/shared/interaction-context.ts';
import { channelLink } from '../../../discord/shared/markup.ts';
import { refusalText } from '../../../discord/shared/refusals.ts';
import { tableLanguage } from '../../../discord/shared/table-language.ts';
import { addToThread, noThreadText } from '../../../discord/shared/threads.ts';
import { botText } from '../../../text/index.ts';

interface OpenedGame {
  readonly done: boolean;
  readonly message: string;
}

/** Opens a game in a new thread; for a table, opens its lobby. */
export async function openGame(context: InteractionContext, players: number): Promise<OpenedGame> {
  const { services, actor, guild, channel, language } = context;
  const usual = await tableLanguage(context);
  let opened: ThreadResult | undefined;
  const room = async (): Promise<string | undefined> => {
    const name = botText('challenge', 'threadName', { name: actor.name }, usual);
    opened = await context.openThread(name, 'private');
    return opened.kind === 'opened' ? opened.channel : undefined;
  };
  const request = { guild, home: channel, players, language: usual };
  const outcome = await services.challenge.open(actor, request, room);
  if (!outcome.ok) return { done: false, message: await explainRefusal(context, outcome.refusal, opened) };
  const at = outcome.game.record.channel;
  await addToThread(context, at);
  const data = { channel: channelLink(at) };
  return { done: true, message: botText('challenge', players === 1 ? 'solo' : 'table', data, language) };
}

/** Refusals of a lobby that has started or closed. Its thread is private, so no one else can watch. */
const CLOSED: readonly Refusal['code'][] = ['alreadyStarted', 'tooLateToJoin', 'over', 'setAside'];

/** Joins a table and its thread. Members are added again, since they may have left the thread. */
export async function joinTable(context: InteractionContext, record: RedactedRecord) {
  const { id, channel } = record;
  const outcome = await context.services.lobby.join(context.actor, id);
  if (!outcome.ok && memberOf(record, context.actor.user) === undefined) {
    return CLOSED.includes(outcome.refusal.code)
      ? botText('challenge', 'tableClosed', {}, context.language)
      : await explainRefusal(context, outcome.refusal, undefined);
  }
  await addToThread(context, channel);
  return botText('challenge', 'joined', { channel: channelLink(channel) }, context.language);
}

/** Explains why no game was opened. Adds users to the thread of the game they already have. */
async function explainRefusal(
  context: InteractionContext,
  refusal: Refusal,
  opened: ThreadResult | undefined,
): Promise<string> {
  const { language } = context;
  if (refusal.code === 'noRoom') return noThreadText(opened, language);
  if (refusal.code === 'challengeYours') await addToThread(context, refusal.channel);
  return refusalText(refusal, language);
}
