import { PACES } from '../../../calendar/index.ts';
import type { GuildSettings } from '../../../core/index.ts';
import { choicesOf, type OptionData, oneOf } from '../../../discord/shared/command-data.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import {
  type Answer,
  answer,
  type CommandValues,
  type InteractionContext,
} from '../../../discord/shared/interaction-context.ts';
import { buttons, menu, note, text } from '../../../discord/shared/panel.ts';
import { refusalText } from '../../../discord/shared/refusals.ts';
import { botText, translator } from '../../../text/index.ts';
import type { SettingsResult } from '../index.ts';
import { hoursText, namesHours, typedHours } from './hours.ts';
import { languageChosen, languageParts } from './language.ts';

export const paceOption: OptionData = oneOf('pace', 'modPace', choicesOf('pace', PACES));

/** Builds the panel of server defaults. `message`: result of the last action. */
export async function defaultsPanel({ services, guild, language }: InteractionContext, message?: string) {
  const { hours, pace = 'friendly', language: spoken, pages } = await services.settings.getGuild(guild);
  const t = translator('settings', language);
  const page = translator('webPage', language);
  return {
    parts: [
      text(
        t('defaultsHeading'),
        ...(message === undefined ? [] : [message]),
        hours === undefined ? t('defaultNoHours') : t('defaultHours', { hours: hoursText(hours, language) }),
        t('defaultPace', { pace }),
        page(pages === 'off' ? 'serverOff' : 'serverOn'),
      ),
      menu({
        id: customId('server-pace'),
        placeholder: t('paceMenu'),
        options: PACES.map((one) => ({
          value: one,
          label: t('pace', { pace: one }),
          chosen: one === pace,
        })),
      }),
      ...languageParts('server', customId('server-language'), spoken, language),
      buttons(
        { id: customId('hours', 'server'), label: t('buttonServerHours') },
        pages === 'off'
          ? { id: customId('server-pages', 'on'), label: page('serverEnable') }
          : { id: customId('server-pages', 'off'), label: page('serverDisable') },
      ),
    ],
  };
}

/** Returns whether the user can change server settings; the service checks too. */
export const managesAll = ({ actor }: InteractionContext): boolean =>
  actor.moderator && actor.everywhere !== false;

/** Refuses users who cannot change server settings. */
export const notManager = ({ language }: InteractionContext): Answer =>
  answer(note(botText('settings', 'wholeServer', {}, language)));

/** Returns the refusal, or that the change was saved. */
export const resultText = <T>(result: SettingsResult<T>, language: string): string =>
  result.ok ? botText('settings', 'saved', {}, language) : refusalText(result.refusal, language);

/** Runs `/mod defaults`: shows or changes the server's defaults. */
export async function runDefaults(context: InteractionContext, values: CommandValues): Promise<Answer> {
  const { services, actor, guild, language } = context;
  if (!managesAll(context)) return notManager(context);
  const change: { -readonly [K in keyof GuildSettings]: GuildSettings[K] | undefined } = {};
  const messages: string[] = [];
  if (namesHours(values)) {
    const typed = typedHours(values, await services.settings.getGuild(guild), { whose: 'server', language });
    if ('hours' in typed) change.hours = typed.hours;
    else {
      messages.push(typed.problem);
      if (typed.hoursTyped) change.hoursTyped = typed.hoursTyped;
    }
  }
  const pace = PACES.find((one) => one === values.text.pace);
  if (pace !== undefined) change.pace = pace;
  Object.assign(change, languageChosen(values.text.language));
  const { pages } = values.flag;
  if (pages !== undefined) change.pages = pages ? undefined : 'off';
  const { hoursTyped, ...others } = change;
  if (Object.keys(change).length > 0) {
    const result = await services.settings.updateGuild(actor, guild, change);
    if (!result.ok || Object.keys(others).length > 0) messages.push(resultText(result, language));
  }
  return answer(await defaultsPanel(context, messages.length === 0 ? undefined : messages.join('\n')));
}
