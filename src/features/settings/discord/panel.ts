/** The settings panel: current values, where they come from, and controls. */
import { dayAt, timeIn, zoneOf } from '../../../calendar/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { type InteractionContext, isDirect } from '../../../discord/shared/interaction-context.ts';
import { type Button, buttons, type Panel, text } from '../../../discord/shared/panel.ts';
import { botText, translator } from '../../../text/index.ts';
import { daysToGo } from './absence.ts';
import { hoursText } from './hours.ts';
import { languageParts } from './language.ts';

/** Views that can replace the panel. */
export const VIEWS = ['main', 'away', 'games', 'privacy', 'server'] as const;
export type View = (typeof VIEWS)[number];

const viewButton = (view: View, label: string): Button => ({ id: customId('set', view), label });

/** How a user takes turns: confirm every move, and end a turn when only extras are left. */
export const TURN_SETTINGS = ['askFirst', 'autoEnd'] as const;
type TurnSetting = (typeof TURN_SETTINGS)[number];

/** Creates the button that switches a setting; its label says what it will do. */
const turnButton = (setting: TurnSetting, on: boolean, language: string): Button => ({
  id: customId('set-turn', setting, on ? 'on' : 'off'),
  label: botText('settings', setting === 'askFirst' ? 'buttonAskFirst' : 'buttonAutoEnd', { on }, language),
});

/** Builds the user's settings panel. `message`: result of the last action. */
export async function settingsPanel(context: InteractionContext, message?: string): Promise<Panel> {
  const { services, actor, guild, language } = context;
  const [person, server] = await Promise.all([
    services.settings.getUser(actor.user),
    services.settings.getGuild(guild),
  ]);
  const t = translator('settings', language);
  const now = services.now().getTime();
  const { hours, direct } = person;
  const zone = (hours ?? server.hours)?.zone;
  const hoursLine =
    hours !== undefined
      ? t('ownHours', { hours: hoursText(hours, language) })
      : server.hours !== undefined
        ? t('serverHours', { hours: hoursText(server.hours, language) })
        : t('noHours', { direct: isDirect(context) });
  const directKey = { on: 'directOn', refused: 'directRefused', off: 'directOff' } as const;
  const left = daysToGo(person, dayAt(zoneOf({ hours: hours ?? server.hours }), now));
  return {
    parts: [
      text(
        t('heading'),
        ...(message === undefined ? [] : [message]),
        ...(zone === undefined ? [] : [t('now', { time: timeIn(zone, now) })]),
        hoursLine,
        t('onceADay'),
        t(directKey[direct ?? 'off']),
        t('daysAway', { count: left }),
        t('moves', { askFirst: person.askFirst === true }),
        t('turnEnd', { autoEnd: person.autoEnd === true }),
      ),
      ...languageParts('own', customId('language'), person.language, language),
      buttons(
        { id: customId('hours', 'own'), label: t('buttonHours'), style: 'primary' },
        viewButton('away', t('buttonAway')),
        viewButton('games', t('buttonGames')),
        viewButton('privacy', t('buttonPrivacy')),
      ),
      buttons(...TURN_SETTINGS.map((one) => turnButton(one, person[one] !== true, language))),
    ],
  };
}
