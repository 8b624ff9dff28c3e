/** What holds in a server for whoever has settled nothing: shown, and changed by those who may manage all of it. */

import { PACES } from '../../../calendar/index.ts';
import type { GuildSettings } from '../../../core/index.ts';
import { type About, type OptionData, oneOf, wordsFor } from '../../../discord/shared/command-data.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import {
  type Answer,
  answer,
  type CommandValues,
  type InteractionContext,
} from '../../../discord/shared/interaction-context.ts';
import { buttons, menu, note, type Panel, text } from '../../../discord/shared/panel.ts';
import { refusalText } from '../../../discord/shared/refusals.ts';
import { botText, translator } from '../../../text/index.ts';
import type { SettingsResult } from '../index.ts';
import { hoursText, namesHours, typedHours } from './hours.ts';
import { languageChosen, languageParts } from './language.ts';

const PACE_WORDS = {
  friendly: 'paceFriendly',
  steady: 'paceSteady',
  brisk: 'paceBrisk',
  live: 'paceLive',
} as const satisfies Record<(typeof PACES)[number], About>;

export const paceOption: OptionData = oneOf('pace', 'modPace', wordsFor(PACE_WORDS));

/** What holds now. `said`: what has just been done, or why it was not. */
export async function defaultsPanel(
  { app, guild, language }: InteractionContext,
  said?: string,
): Promise<Panel> {
  const { hours, pace = 'friendly', language: spoken } = await app.settings.getGuild(guild);
  const say = translator('settings', language);
  return {
    parts: [
      text(
        say('defaultsHeading'),
        ...(said === undefined ? [] : [said]),
        hours === undefined
          ? say('defaultNoHours')
          : say('defaultHours', { hours: hoursText(hours, language) }),
        say('defaultPace', { pace }),
      ),
      menu({
        id: customId('server-pace'),
        placeholder: say('paceMenu'),
        options: PACES.map((one) => ({
          value: one,
          label: say('pace', { pace: one }),
          chosen: one === pace,
        })),
      }),
      ...languageParts('server', customId('server-language'), spoken, language),
      buttons({ id: customId('hours', 'server'), label: say('buttonServerHours') }),
    ],
  };
}

/** Whether somebody may change what holds in all of the server; the app asks as well. */
export const managesAll = ({ actor }: InteractionContext): boolean =>
  actor.moderator && actor.everywhere !== false;

/** Told to those who may not. */
export const notForYou = ({ language }: InteractionContext): Answer =>
  answer(note(botText('settings', 'wholeServer', {}, language)));

/** Why something was not done, or that it was. */
export const saidOf = <T>(settled: SettingsResult<T>, language: string): string =>
  settled.ok ? botText('settings', 'saved', {}, language) : refusalText(settled.refusal, language);

/** `/mod defaults`: shows what holds, or changes what was typed. */
export async function runDefaults(visit: InteractionContext, values: CommandValues): Promise<Answer> {
  const { app, actor, guild, language } = visit;
  if (!managesAll(visit)) return notForYou(visit);
  const change: { -readonly [K in keyof GuildSettings]: GuildSettings[K] | undefined } = {};
  const said: string[] = [];
  if (namesHours(values)) {
    const typed = typedHours(values, await app.settings.getGuild(guild), { whose: 'server', language });
    if ('hours' in typed) change.hours = typed.hours;
    else {
      said.push(typed.problem);
      if (typed.hoursTyped) change.hoursTyped = typed.hoursTyped;
    }
  }
  const pace = PACES.find((one) => one === values.text.pace);
  if (pace !== undefined) change.pace = pace;
  Object.assign(change, languageChosen(values.text.language));
  const { hoursTyped, ...others } = change;
  if (Object.keys(change).length > 0) {
    const settled = await app.settings.updateGuild(actor, guild, change);
    if (!settled.ok || Object.keys(others).length > 0) said.push(saidOf(settled, language));
  }
  return answer(await defaultsPanel(visit, said.length === 0 ? undefined : said.join('\n')));
}
