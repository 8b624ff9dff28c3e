/** Routes of the settings. They are stateless: ids carry earlier choices. */

import { z } from 'zod';
import { isZone, PACES, type WakingHours } from '../../../calendar/index.ts';
import { badInput } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  dialogRoute,
  type Input,
  type InteractionContext,
  type Route,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { botText, languageFor } from '../../../text/index.ts';
import { erase, erasePanel, myData, privacyPanel } from '../../privacy/discord/panel.ts';
import {
  absencePanel,
  announceAbsence,
  cancelAbsence,
  confirmAbsencePanel,
  LATER,
  lastDayPanel,
  PAGE_COUNT,
} from './absence.ts';
import { switchDirect } from './direct-messages.ts';
import { gamesPanel } from './games.ts';
import { defaultsPanel, managesAll, notManager, resultText } from './guild-defaults.ts';
import { daysIn, draftOf, hoursOf, WHOSE, type Whose } from './hours.ts';
import { HOURS_ROUTES, hoursDialog, hoursIn, zonePanel } from './hours-dialog.ts';
import { languageChosen } from './language.ts';
import { settingsPanel, VIEWS } from './panel.ts';

const day = z.iso.date();
/** Creates a route that also works in direct messages. */
const own = <Args>(
  name: string,
  place: Route['place'],
  args: z.ZodType<Args>,
  run: Route<Args>['run'],
  heavy?: true,
): AnyRoute => route(name, place, args, run, { anywhere: true, ...(heavy && { heavy }) });

const guarded = (visit: InteractionContext, whose: Whose, then: () => Promise<Answer>): Promise<Answer> =>
  whose === 'server' && !managesAll(visit) ? Promise.resolve(notManager(visit)) : then();

const settingsOf = ({ app, actor, guild }: InteractionContext, whose: Whose) =>
  whose === 'own' ? app.settings.getUser(actor.user) : app.settings.getGuild(guild);

/** Sets or clears hours and shows the updated panel. Unchanged hours are not saved. */
async function settle(
  visit: InteractionContext,
  whose: Whose,
  hours: WakingHours | undefined,
  messages: readonly string[] = [],
): Promise<Answer> {
  const { app, actor, guild, language } = visit;
  const before = (await settingsOf(visit, whose)).hours;
  const joined = (...more: string[]) => [...messages, ...more].join('\n');
  const saved = botText('settings', 'saved', {}, language);
  const isSame = JSON.stringify(hours) === JSON.stringify(before);
  if (whose === 'own') {
    const now = isSame ? saved : resultText(await app.settings.setHours(actor, hours), language);
    return answer(await settingsPanel(visit, joined(now)));
  }
  const now = isSame ? saved : resultText(await app.settings.updateGuild(actor, guild, { hours }), language);
  return answer(await defaultsPanel(visit, joined(now)));
}

/** Turns direct messages on or off if chosen; returns messages for the user. */
async function remind(visit: InteractionContext, [choice]: readonly string[] = []): Promise<string[]> {
  const { direct } = await visit.app.settings.getUser(visit.actor.user);
  const isOn = direct === 'on';
  if (choice === undefined || (choice === 'direct') === isOn) return [];
  const message = await switchDirect(visit, !isOn);
  return message === undefined ? [] : [message];
}

async function fillHours(visit: InteractionContext, whose: Whose, input: Input): Promise<Answer> {
  const { app, actor, guild, language } = visit;
  const isOwn = whose === 'own';
  const messages = isOwn ? await remind(visit, input.chosen.reminders) : [];
  const known = await settingsOf(visit, whose);
  const filled = hoursIn(input, known, { whose, language, now: app.now().getTime() });
  if ('hours' in filled) return await settle(visit, whose, filled.hours, messages);
  const { hoursTyped } = filled;
  if (hoursTyped !== undefined) {
    if (isOwn) await app.settings.updateUser(actor.user, { hoursTyped });
    else await app.settings.updateGuild(actor, guild, { hoursTyped });
  }
  if ('zones' in filled) return answer(zonePanel(whose, filled, messages, language));
  const message = [...messages, filled.problem].join('\n');
  return answer(await (isOwn ? settingsPanel(visit, message) : defaultsPanel(visit, message)));
}

const fill = (place: keyof typeof HOURS_ROUTES): AnyRoute =>
  own(HOURS_ROUTES[place], place, z.tuple([z.enum(WHOSE)]), (visit, [whose], input) =>
    guarded(visit, whose, () => fillHours(visit, whose, input)),
  );

export const settingsRoutes: readonly AnyRoute[] = [
  /** Under other answers, in a separate message. Those of earlier releases offer hours with this button. */
  own('settings', 'private', z.tuple([z.enum(['main', 'hours'])]), async (visit) =>
    answer(await settingsPanel(visit)),
  ),
  own('set', 'update', z.tuple([z.enum(VIEWS)]), async (visit, [view]) => {
    switch (view) {
      case 'main':
        return answer(await settingsPanel(visit));
      case 'away':
        return answer(await absencePanel(visit));
      case 'games':
        return answer(await gamesPanel(visit));
      case 'privacy':
        return answer(privacyPanel(visit));
      case 'server':
        return await guarded(visit, 'server', async () => answer(await defaultsPanel(visit)));
    }
  }),
  /** `beside`: leaves the message it is opened from unchanged. */
  dialogRoute(
    'hours',
    z.union([z.tuple([z.enum(WHOSE)]), z.tuple([z.enum(WHOSE), z.literal('beside')])]),
    async (visit, [whose, beside]) => {
      if (whose === 'server' && !managesAll(visit)) return notManager(visit).panel;
      const known = await settingsOf(visit, whose);
      return hoursDialog(whose, known, visit.language, beside === undefined ? 'update' : 'private');
    },
    { anywhere: true },
  ),
  fill('update'),
  fill('private'),
  own('hours-zone', 'update', z.tuple([z.enum(WHOSE)]), (visit, [whose], { values }) =>
    guarded(visit, whose, async () => {
      const [name = ''] = values;
      if (!isZone(name)) return badInput(visit);
      const draft = draftOf(name, daysIn(await settingsOf(visit, whose)));
      return await settle(visit, whose, hoursOf(draft));
    }),
  ),
  route('server-pace', 'update', z.tuple([]), (visit, _, { values }) =>
    guarded(visit, 'server', async () => {
      const { app, actor, guild, language } = visit;
      const chosen = PACES.find((one) => one === values[0]);
      if (chosen === undefined) return badInput(visit);
      const result = await app.settings.updateGuild(actor, guild, { pace: chosen });
      return answer(await defaultsPanel(visit, resultText(result, language)));
    }),
  ),
  own('language', 'update', z.tuple([]), async (visit, _, { values }) => {
    const chosen = languageChosen(values[0]);
    if (chosen === undefined) return badInput(visit);
    await visit.app.settings.updateUser(visit.actor.user, chosen);
    return answer(await settingsPanel({ ...visit, language: languageFor(chosen.language, visit.locale) }));
  }),
  route('server-language', 'update', z.tuple([]), (visit, _, { values }) =>
    guarded(visit, 'server', async () => {
      const { app, actor, guild, language } = visit;
      const chosen = languageChosen(values[0]);
      if (chosen === undefined) return badInput(visit);
      const result = await app.settings.updateGuild(actor, guild, chosen);
      return answer(await defaultsPanel(visit, resultText(result, language)));
    }),
  ),
  own(
    'away-first',
    'update',
    z.tuple([z.coerce.number().int().min(0).max(PAGE_COUNT)]),
    async (visit, [page], { values }) => {
      if (values[0] === LATER)
        return answer(await absencePanel(visit, undefined, Math.min(page + 1, PAGE_COUNT - 1)));
      const first = day.safeParse(values[0]);
      return first.success ? answer(lastDayPanel(first.data, visit.language)) : badInput(visit);
    },
  ),
  own('away-last', 'update', z.tuple([day]), async (visit, [first], { values }) => {
    const last = day.safeParse(values[0]);
    return last.success ? answer(confirmAbsencePanel(first, last.data, visit.language)) : badInput(visit);
  }),
  own('away-go', 'update', z.tuple([day, day]), (visit, [from, to]) => announceAbsence(visit, { from, to })),
  own('away-not', 'update', z.tuple([day]), (visit, [from]) => cancelAbsence(visit, from)),
  own('mydata', 'private', z.tuple([]), (visit) => myData(visit), true),
  // Buttons of earlier releases carry no stamp: ask again.
  own(
    'erase',
    'update',
    z.tuple([z.enum(['ask', 'yes', 'no'])]).rest(z.string()),
    async (visit, [what, stamp]) =>
      what === 'yes'
        ? await erase(visit, stamp)
        : answer(what === 'ask' ? await erasePanel(visit) : privacyPanel(visit)),
    true,
  ),
];
