/** `/game move`: finds the game, asks, and moves it. */
import { isComputer, type RedactedRecord } from '../../../core/index.ts';
import { whenDone } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  answer,
  type CommandValues,
  ephemeral,
  type InteractionContext,
  type Suggestion,
  type ThreadResult,
} from '../../../discord/shared/interaction-context.ts';
import { channelLink } from '../../../discord/shared/markup.ts';
import { note } from '../../../discord/shared/panel.ts';
import { refusalPanel, refusalText } from '../../../discord/shared/refusals.ts';
import { fits, suggestedValue } from '../../../discord/shared/seats.ts';
import { addToThread, noThreadText } from '../../../discord/shared/threads.ts';
import { botText, translator } from '../../../text/index.ts';
import { confirmMovePanel, gameName, whichGamePanel } from './panel.ts';

/** Asks whether to continue a game here: the named one, or the user's only one elsewhere. */
export async function moveHere(context: InteractionContext, { text }: CommandValues): Promise<Answer> {
  const { services, actor, guild, channel, language } = context;
  if (text.game !== undefined) {
    const chosen = suggestedValue(await suggestMove(context, ''), text.game);
    return await askToMove(context, chosen ?? text.game.trim());
  }
  const own = await services.relocation.listOwn(actor, { guild, channel });
  const [only, other] = own;
  if (only === undefined) {
    const moderator = actor.moderator && actor.everywhere !== false;
    return answer(note(botText('relocation', 'none', { moderator }, language)));
  }
  return other === undefined ? await askToMove(context, only.id) : answer(whichGamePanel(own, language));
}

/** Suggests games in other channels: a user's own, for moderators all of the server. */
export async function suggestMove(
  { services, actor, guild, channel, language }: InteractionContext,
  typed: string,
): Promise<Suggestion[]> {
  const records = await services.relocation.listAll(actor, { guild, channel });
  return records
    .map((record) => ({ name: gameName(record, language), value: record.id }))
    .filter(({ name, value }) => fits(name, typed) || value === typed.trim());
}

/** Asks whether to continue a game in this channel, or explains why it can't. `above`: lines before it. */
export async function askToMove(
  context: InteractionContext,
  id: string,
  above: readonly string[] = [],
): Promise<Answer> {
  const { services, actor, channel, language } = context;
  const found = await services.relocation.check(actor, id, channel);
  if (!found.ok) {
    if (found.refusal.code !== 'noGame') return answer(refusalPanel(found.refusal, language));
    return answer(note(botText('relocation', 'noSuchGame', {}, language)));
  }
  const { record } = found.game;
  if (record.channel === channel) {
    return answer(note(botText('relocation', 'here', {}, language)));
  }
  if (context.mayPost?.() === false) return answer(note(botText('relocation', 'cannotPost', {}, language)));
  return answer(confirmMovePanel(record, found.isQuiet, language, above));
}

/** Moves a game here after the user confirmed it, or asks again if it has moved elsewhere since. */
export async function moveConfirmed(context: InteractionContext, id: string, from: string): Promise<Answer> {
  const { services, actor, channel, language } = context;
  const t = translator('relocation', language);
  if (context.mayPost?.() === false) return answer(note(t('cannotPost')));
  const found = await services.relocation.check(actor, id, channel);
  let opened: ThreadResult | undefined;
  const room = async () => {
    const name = found.ok ? threadName(found.game.record) : '';
    opened = await context.openThread(name, 'private');
    return opened.kind === 'opened' ? opened.channel : undefined;
  };
  const outcome = await services.relocation.move(actor, id, from, { channel, room });
  if (!outcome.ok && outcome.refusal.code === 'stale') {
    return await askToMove(context, id, [refusalText(outcome.refusal, language)]);
  }
  if (!outcome.ok && outcome.refusal.code === 'noRoom')
    return ephemeral(note(noThreadText(opened, language)));
  if (outcome.ok) await letEveryoneIn(context, outcome.game.record);
  return whenDone(context, outcome, ({ game: { record } }) =>
    answer(
      note(record.channel === channel ? t('done') : t('inThread', { channel: channelLink(record.channel) })),
    ),
  );
}

const threadName = ({ members, host, language }: RedactedRecord): string => {
  const name = members.find(({ user }) => user === host)?.name ?? '';
  return botText('challenge', 'threadName', { name }, language);
};

/** Adds the members and substitutes to the thread in which their game continues, if it is one. */
async function letEveryoneIn(
  context: InteractionContext,
  { channel, members, substitutions = [] }: RedactedRecord,
): Promise<void> {
  if (context.inThread !== true && channel === context.channel) return;
  const standing = substitutions.filter(({ to }) => to === undefined);
  const users = new Set(
    [...members, ...standing].map(({ user }) => user).filter((user) => !isComputer(user)),
  );
  await Promise.all([...users].map((user) => addToThread(context, channel, user)));
}
