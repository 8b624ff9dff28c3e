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
import { botText, translator } from '../../../text/index.ts';

export function privacyPanel(visit: Pick<InteractionContext, 'documents' | 'language'>): Panel {
  const say = translator('settings', visit.language);
  return {
    parts: [
      text(say('privacyHeading'), say('privacyKept'), say('privacyWhere'), ...documentLines(visit)),
      buttons(
        { id: customId('mydata'), label: say('buttonData') },
        { id: customId('erase', 'ask'), label: say('buttonErase'), style: 'danger' },
        { id: customId('set', 'main'), label: say('back') },
      ),
    ],
  };
}

const MAX_LISTED_GAMES = 20;

/** Shows what erasing would do to each game, and asks to confirm: it is irreversible. */
export async function erasePanel(
  { app, actor, language }: InteractionContext,
  above: readonly string[] = [],
): Promise<Panel> {
  const say = translator('settings', language);
  const { games, others, stamp } = await app.privacy.previewErasure(actor.user);
  const lines = games.slice(0, MAX_LISTED_GAMES).map(({ record: { guild, channel }, what }) => {
    const link = `[${say('playHere')}](${channelUrl(guild, channel)})`;
    return say('eraseGame', { channel: channelLink(channel), what, link });
  });
  return {
    parts: [
      text(
        ...above,
        say('eraseAsk', { name: say('formerPlayer') }),
        ...lines,
        ...(games.length > MAX_LISTED_GAMES
          ? [say('moreGames', { count: games.length - MAX_LISTED_GAMES })]
          : []),
        ...(others > 0 ? [say('eraseOthers', { count: others })] : []),
      ),
      buttons(
        { id: customId('erase', 'yes', stamp), label: say('buttonEraseYes'), style: 'danger' },
        { id: customId('erase', 'no'), label: say('buttonEraseNo') },
      ),
    ],
  };
}

export async function myData({ app, actor, guild, language }: InteractionContext): Promise<Answer> {
  const json = await app.privacy.exportData(actor.user, guild);
  return answer({
    parts: [
      text(botText('settings', 'dataHere', {}, language)),
      { kind: 'file', name: 'my-data.json', text: json },
    ],
  });
}

/** Erases the user if the confirmed preview is still accurate; otherwise asks again. */
export async function erase(visit: InteractionContext, stamp: string | undefined): Promise<Answer> {
  const { app, actor, language } = visit;
  if ((await app.privacy.previewErasure(actor.user)).stamp !== stamp) {
    return answer(await erasePanel(visit, [botText('settings', 'eraseChanged', {}, language)]));
  }
  await app.privacy.eraseUser(actor, botText('settings', 'formerPlayer', {}, language));
  return answer(note(botText('settings', 'erased', {}, language)));
}

export async function runPrivacy(visit: InteractionContext, { subcommand }: CommandValues): Promise<Answer> {
  if (subcommand === 'data') return await myData(visit);
  return answer(subcommand === 'erase' ? await erasePanel(visit) : privacyPanel(visit));
}
