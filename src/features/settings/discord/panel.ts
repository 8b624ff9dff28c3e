import { dayAt, timeIn } from '../../../calendar/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import type { InteractionContext } from '../../../discord/shared/interaction-context.ts';
import { type Button, buttons, type Panel, text } from '../../../discord/shared/panel.ts';
import { translator } from '../../../text/index.ts';
import { daysToGo } from './absence.ts';
import { hoursText } from './hours.ts';
import { languageParts } from './language.ts';

/** Views that can replace the panel. */
export const VIEWS = ['main', 'away', 'games', 'privacy', 'server'] as const;
export type View = (typeof VIEWS)[number];

export const viewButton = (view: View, label: string): Button => ({ id: customId('set', view), label });

/** Builds the user's settings panel. `message`: result of the last action. */
export async function settingsPanel(visit: InteractionContext, message?: string): Promise<Panel> {
  const { app, actor, guild, language } = visit;
  const [person, server] = await Promise.all([
    app.settings.getUser(actor.user),
    app.settings.getGuild(guild),
  ]);
  const say = translator('settings', language);
  const now = app.now().getTime();
  const { hours, direct } = person;
  const zone = (hours ?? server.hours)?.zone;
  const hoursLine =
    hours !== undefined
      ? say('ownHours', { hours: hoursText(hours, language) })
      : server.hours !== undefined
        ? say('serverHours', { hours: hoursText(server.hours, language) })
        : say('noHours');
  const directKey = { on: 'directOn', refused: 'directRefused', off: 'directOff' } as const;
  const left = daysToGo(person, dayAt(hours?.zone ?? 'UTC', now));
  return {
    parts: [
      text(
        say('heading'),
        ...(message === undefined ? [] : [message]),
        ...(zone === undefined ? [] : [say('now', { time: timeIn(zone, now) })]),
        hoursLine,
        say('onceADay'),
        say(directKey[direct ?? 'off']),
        say('daysAway', { count: left }),
      ),
      ...languageParts('own', customId('language'), person.language, language),
      buttons(
        { id: customId('hours', 'own'), label: say('buttonHours'), style: 'primary' },
        viewButton('away', say('buttonAway')),
        viewButton('games', say('buttonGames')),
        viewButton('privacy', say('buttonPrivacy')),
      ),
    ],
  };
}
