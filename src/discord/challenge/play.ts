/** Opening a game of the challenge: alone in a private thread, a table's lobby in a thread of its own. */
import type { Refusal } from '../../app/index.ts';
import { languageFor, phrase } from '../../text/index.ts';
import { channelLink } from '../kit/markup.ts';
import { refusalText } from '../kit/refusals.ts';
import type { ThreadResult, Visit } from '../kit/visit.ts';

/** What came of it, in words. */
export interface Opened {
  readonly done: boolean;
  readonly said: string;
}

/** Opens a game; `here`: in this channel, where the others would see its cards. */
export async function openGame(visit: Visit, players: number, here = false): Promise<Opened> {
  const { app, actor, guild, channel, language } = visit;
  const usual = languageFor((await app.server(guild)).language, visit.serverLocale);
  const alone = players === 1;
  let opened: ThreadResult | undefined;
  const room = async (): Promise<string | undefined> => {
    if (here && !alone) return channel;
    const name = phrase('challenge', 'threadName', { name: actor.name }, usual);
    opened = await visit.openThread(name, alone ? 'private' : undefined);
    if (opened.kind === 'opened') return opened.channel;
    // In a thread a table plays right there.
    return opened.kind === 'notHere' && !alone ? channel : undefined;
  };
  const wish = { guild, home: channel, players, language: usual };
  const outcome = await app.openChallenge(actor, wish, room);
  if (!outcome.ok) return { done: false, said: await why(visit, outcome.refusal, opened, alone) };
  const at = outcome.game.record.channel;
  if (alone) await letIn(visit, at);
  const said =
    at === channel
      ? phrase('challenge', 'tableHere', {}, language)
      : phrase('challenge', alone ? 'solo' : 'table', { channel: channelLink(at) }, language);
  return { done: true, said };
}

/** Why there is no game. Whoever has theirs is let into its thread again: they may have left it. */
async function why(
  visit: Visit,
  refusal: Refusal,
  opened: ThreadResult | undefined,
  alone: boolean,
): Promise<string> {
  const { language } = visit;
  if (refusal.code === 'noRoom' && opened?.kind === 'missing') {
    const data = { missing: opened.permissions };
    return phrase('challenge', alone ? 'noPrivateThread' : 'noThread', data, language);
  }
  if (refusal.code === 'noRoom') return phrase('challenge', 'noThreadHere', {}, language);
  if (refusal.code === 'challengeYours' && refusal.kind === 'solo') {
    await letIn(visit, refusal.channel);
  }
  return refusalText(refusal, language);
}

/** The thread may be gone, or Discord fails for now: whoever asks once more is let in then. */
const letIn = (visit: Visit, thread: string): Promise<void> =>
  visit.letIn(thread).catch((err: unknown) => visit.log.info({ err }, 'nobody could be let in'));
