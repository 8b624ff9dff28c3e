import {
  type About,
  commandData,
  groupData,
  type Input,
  languageOption,
  number,
  type OptionData,
  subcommand,
  suggested,
  sureOption,
  yesOrNo,
} from '../../../discord/shared/command-data.ts';
import {
  type Answer,
  answer,
  type Command,
  type CommandValues,
  type InteractionContext,
} from '../../../discord/shared/interaction-context.ts';
import { languageFor } from '../../../text/index.ts';
import { runPrivacy } from '../../privacy/discord/panel.ts';
import { runAway, suggestAway } from './absence.ts';
import { switchDirect } from './direct-messages.ts';
import { gamesPanel } from './games.ts';
import { resultText } from './guild-defaults.ts';
import { namesHours, typedHours, zoneSuggestions } from './hours.ts';
import { AS_DISCORD, languageChosen } from './language.ts';
import { settingsPanel } from './panel.ts';

const hourOption = (name: Input, key: About, least: number, greatest: number): OptionData =>
  number(name, key, { least, greatest });

export const hourOptions: readonly OptionData[] = [
  suggested('zone', 'settingsZone', false),
  hourOption('from', 'settingsFrom', 0, 23),
  hourOption('to', 'settingsTo', 1, 24),
  hourOption('weekend-from', 'settingsEndFrom', 0, 23),
  hourOption('weekend-to', 'settingsEndTo', 1, 24),
  yesOrNo('clear-hours', 'settingsClearHours'),
];

async function runSettings(context: InteractionContext, values: CommandValues): Promise<Answer> {
  const { services, actor, guild, language } = context;
  const messages: string[] = [];
  if (namesHours(values)) {
    const [person, server] = await Promise.all([
      services.settings.getUser(actor.user),
      services.settings.getGuild(guild),
    ]);
    const { hours = server.hours, hoursTyped } = person;
    const typed = typedHours(values, { hours, hoursTyped }, { whose: 'own', language });
    if ('hours' in typed)
      messages.push(resultText(await services.settings.setHours(actor, typed.hours), language));
    else {
      if (typed.hoursTyped) await services.settings.updateUser(actor.user, { hoursTyped: typed.hoursTyped });
      messages.push(typed.problem);
    }
  }
  const spoken = languageChosen(values.text.language);
  if (spoken !== undefined) await services.settings.updateUser(actor.user, spoken);
  const reader = spoken === undefined ? language : languageFor(spoken.language, context.locale);
  const { direct, 'ask-first': askFirst, 'auto-end': autoEnd } = values.flag;
  if (askFirst !== undefined || autoEnd !== undefined) {
    await services.settings.updateUser(actor.user, {
      ...(askFirst === undefined ? {} : { askFirst: askFirst || undefined }),
      ...(autoEnd === undefined ? {} : { autoEnd: autoEnd || undefined }),
    });
  }
  const more = direct === undefined ? undefined : await switchDirect(context, direct);
  if (more !== undefined) messages.push(more);
  return answer(
    await settingsPanel(
      { ...context, language: reader },
      messages.length === 0 ? undefined : messages.join('\n'),
    ),
  );
}

export const settingsCommands: readonly Command[] = [
  {
    data: commandData('settings', 'settings', [
      ...hourOptions,
      yesOrNo('direct', 'settingsDirect'),
      yesOrNo('ask-first', 'settingsAskFirst'),
      yesOrNo('auto-end', 'settingsAutoEnd'),
      languageOption('settingsLanguage', { [AS_DISCORD]: 'languageDiscord' }),
    ]),
    anywhere: true,
    run: runSettings,
    suggest: async ({ services }, _values, option, typed) =>
      option === 'zone' ? zoneSuggestions(typed, services.now().getTime()) : [],
  },
  {
    data: commandData('away', 'away', [
      suggested('from', 'awayFrom', false),
      suggested('to', 'awayTo', false),
      suggested('cancel', 'awayNot', false),
    ]),
    anywhere: true,
    run: runAway,
    suggest: suggestAway,
  },
  {
    data: commandData('games', 'games'),
    anywhere: true,
    run: async (context) => answer(await gamesPanel(context)),
  },
  {
    data: groupData('privacy', 'privacy', [
      subcommand('show', 'privacyShow'),
      subcommand('data', 'privacyData'),
      subcommand('erase', 'privacyErase', sureOption),
    ]),
    anywhere: true,
    heavy: true,
    run: runPrivacy,
  },
];
