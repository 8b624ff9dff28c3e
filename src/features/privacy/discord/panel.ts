import { isSuspended } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { documentLines } from '../../../discord/shared/document-links.ts';
import {
  type Answer,
  answer,
  type CommandValues,
  type InteractionContext,
} from '../../../discord/shared/interaction-context.ts';
import { channelLink, channelUrl } from '../../../discord/shared/markup.ts';
import { buttons, note, type Panel, text } from '../../../discord/shared/panel.ts';
import { removeFromThread } from '../../../discord/shared/threads.ts';
import { botText, translator } from '../../../text/index.ts';

/** Builds the panel about the user's stored data, with buttons to export and erase it. */
export function privacyPanel(context: Pick<InteractionContext, 'documents' | 'language'>): Panel {
  const t = translator('settings', context.language);
  return {
    parts: [
      text(t('privacyHeading'), t('privacyKept'), t('privacyWhere'), ...documentLines(context)),
      buttons(
        { id: customId('mydata'), label: t('buttonData') },
        { id: customId('erase', 'ask'), label: t('buttonErase'), style: 'danger' },
        { id: customId('set', 'main'), label: t('back') },
      ),
    ],
  };
}

const MAX_LISTED_GAMES = 20;

/** Shows what erasing would do to each game, and asks to confirm: it is irreversible. */
export async function erasePanel(
  { services, actor, language }: InteractionContext,
  above: readonly string[] = [],
): Promise<Panel> {
  const t = translator('settings', language);
  const { games, others, stamp } = await services.privacy.previewErasure(actor.user);
  const lines = games.slice(0, MAX_LISTED_GAMES).map(({ record, what, ends }) => {
    const { guild, channel } = record;
    const link = `[${t('eraseOpen')}](${channelUrl(guild, channel)})`;
    return t('eraseGame', { channel: channelLink(channel), shelved: isSuspended(record), what, ends, link });
  });
  const kind = games.length > 0 ? 'live' : others > 0 ? 'other' : 'none';
  return {
    parts: [
      text(
        ...above,
        t('eraseAsk', { name: t('formerPlayer'), games: kind }),
        ...lines,
        ...(games.length > MAX_LISTED_GAMES
          ? [t('moreGames', { count: games.length - MAX_LISTED_GAMES })]
          : []),
        ...(kind === 'live' && others > 0 ? [t('eraseOthers', { count: others })] : []),
      ),
      buttons(
        { id: customId('erase', 'yes', stamp), label: t('buttonEraseYes'), style: 'danger', confirms: true },
        { id: customId('erase', 'no'), label: t('buttonEraseNo') },
      ),
    ],
  };
}

/** Sends the user's stored data as a file. */
export async function myData({ services, actor, guild, language }: InteractionContext): Promise<Answer> {
  const json = await services.privacy.exportData(actor.user, guild);
  return answer({
    parts: [
      text(botText('settings', 'dataHere', {}, language)),
      { kind: 'file', name: 'my-data.json', text: json },
    ],
  });
}

/** Erases the user if the confirmed preview is still accurate; otherwise asks again. */
export async function erase(context: InteractionContext, stamp: string | undefined): Promise<Answer> {
  const { services, actor, language } = context;
  const preview = await services.privacy.previewErasure(actor.user);
  // A second click finds nothing left.
  if (preview.stamp !== stamp && preview.games.length + preview.others > 0) {
    return answer(await erasePanel(context, [botText('settings', 'eraseChanged', {}, language)]));
  }
  await services.privacy.eraseUser(actor, (table) => botText('settings', 'formerPlayer', {}, table));
  const left = preview.games.filter(({ what }) => what === 'leave');
  await Promise.all(left.map(({ record }) => removeFromThread(context, record)));
  return answer(note(botText('settings', 'erased', {}, language)));
}

/** Runs `/privacy`: exports, asks before erasing, or shows the panel. */
export async function runPrivacy(context: InteractionContext, { subcommand }: CommandValues) {
  if (subcommand === 'data') return await myData(context);
  return answer(subcommand === 'erase' ? await erasePanel(context) : privacyPanel(context));
}
