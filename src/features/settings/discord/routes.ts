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
  route,
  routesThat,
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
import { settingsPanel, TURN_SETTINGS, VIEWS } from './panel.ts';

const day = z.iso.date();
/** These also work in direct messages. */
const own = routesThat({ anywhere: true });
const heavyOwn = routesThat({ anywhere: true, heavy: true });

const guarded = (context: InteractionContext, whose: Whose, then: () => Promise<Answer>): Promise<Answer> =>
  whose === 'server' && !managesAll(context) ? Promise.resolve(notManager(context)) : then();

const settingsOf = ({ services, actor, guild }: InteractionContext, whose: Whose) =>
  whose === 'own' ? services.settings.getUser(actor.user) : services.settings.getGuild(guild);

/** Sets or clears hours and shows the updated panel. Unchanged hours are not saved. */
async function settle(
  context: InteractionContext,
  whose: Whose,
  hours: WakingHours | undefined,
  messages: readonly string[] = [],
): Promise<Answer> {
  const { services, actor, guild, language } = context;
  const joined = (...more: string[]) => [...messages, ...more].join('\n');
  if (whose === 'own') {
    const now = resultText(await services.settings.setHours(actor, hours), language);
    return answer(await settingsPanel(context, joined(now)));
  }
  const before = (await services.settings.getGuild(guild)).hours;
  const isSame = JSON.stringify(hours) === JSON.stringify(before);
  const now = isSame
    ? botText('settings', 'saved', {}, language)
    : resultText(await services.settings.updateGuild(actor, guild, { hours }), language);
  return answer(await defaultsPanel(context, joined(now)));
}

/** Changes the server's defaults and shows them, to its managers. `undefined`: the input was invalid. */
const changeServer = (
  context: InteractionContext,
  change: Parameters<InteractionContext['services']['settings']['updateGuild']>[2] | undefined,
) =>
  guarded(context, 'server', async () => {
    if (change === undefined) return badInput(context);
    const { services, actor, guild, language } = context;
    const result = await services.settings.updateGuild(actor, guild, change);
    return answer(await defaultsPanel(context, resultText(result, language)));
  });

/** Turns direct messages on or off if chosen; returns messages for the user. */
async function remind(context: InteractionContext, [choice]: readonly string[] = []): Promise<string[]> {
  const { direct } = await context.services.settings.getUser(context.actor.user);
  const isOn = direct === 'on';
  if (choice === undefined || (choice === 'direct') === isOn) return [];
  const message = await switchDirect(context, !isOn);
  return message === undefined ? [] : [message];
}

async function fillHours(context: InteractionContext, whose: Whose, input: Input): Promise<Answer> {
  const { services, actor, guild, language } = context;
  const isOwn = whose === 'own';
  const messages = isOwn ? await remind(context, input.chosen.reminders) : [];
  const known = await settingsOf(context, whose);
  const filled = hoursIn(input, known, { whose, language, now: services.now().getTime() });
  if ('hours' in filled) return await settle(context, whose, filled.hours, messages);
  const { hoursTyped } = filled;
  if (hoursTyped !== undefined) {
    if (isOwn) await services.settings.updateUser(actor.user, { hoursTyped });
    else await services.settings.updateGuild(actor, guild, { hoursTyped });
  }
  if ('zones' in filled) return answer(zonePanel(whose, filled, messages, language));
  const message = [...messages, filled.problem].join('\n');
  return answer(await (isOwn ? settingsPanel(context, message) : defaultsPanel(context, message)));
}

const fill = (place: keyof typeof HOURS_ROUTES): AnyRoute =>
  own(HOURS_ROUTES[place], place, [z.enum(WHOSE)], (context, [whose], input) =>
    guarded(context, whose, () => fillHours(context, whose, input)),
  );

export const settingsRoutes: readonly AnyRoute[] = [
  /** Under other answers, in a separate message. Those of earlier releases offer hours with this button. */
  own('settings', 'private', [z.enum(['main', 'hours'])], async (context) =>
    answer(await settingsPanel(context)),
  ),
  own('set', 'update', [z.enum(VIEWS)], async (context, [view]) => {
    switch (view) {
      case 'main':
        return answer(await settingsPanel(context));
      case 'away':
        return answer(await absencePanel(context));
      case 'games':
        return answer(await gamesPanel(context));
      case 'privacy':
        return answer(privacyPanel(context));
      case 'server':
        return await guarded(context, 'server', async () => answer(await defaultsPanel(context)));
    }
  }),
  /** `beside`: leaves the message it is opened from unchanged. */
  dialogRoute(
    'hours',
    z.union([z.tuple([z.enum(WHOSE)]), z.tuple([z.enum(WHOSE), z.literal('beside')])]),
    async (context, [whose, beside]) => {
      if (whose === 'server' && !managesAll(context)) return notManager(context).panel;
      const known = await settingsOf(context, whose);
      return hoursDialog(whose, known, context.language, beside === undefined ? 'update' : 'private');
    },
    { anywhere: true },
  ),
  fill('update'),
  fill('private'),
  own('hours-zone', 'update', [z.enum(WHOSE)], (context, [whose], { values }) =>
    guarded(context, whose, async () => {
      const [name = ''] = values;
      if (!isZone(name)) return badInput(context);
      const draft = draftOf(name, daysIn(await settingsOf(context, whose)));
      return await settle(context, whose, hoursOf(draft));
    }),
  ),
  route('server-pace', 'update', [], (context, _, { values }) => {
    const pace = PACES.find((one) => one === values[0]);
    return changeServer(context, pace && { pace });
  }),
  route('server-pages', 'update', [z.enum(['on', 'off'])], (context, [pages]) =>
    changeServer(context, { pages: pages === 'off' ? pages : undefined }),
  ),
  own('language', 'update', [], async (context, _, { values }) => {
    const chosen = languageChosen(values[0]);
    if (chosen === undefined) return badInput(context);
    await context.services.settings.updateUser(context.actor.user, chosen);
    return answer(
      await settingsPanel({ ...context, language: languageFor(chosen.language, context.locale) }),
    );
  }),
  route('server-language', 'update', [], (context, _, { values }) =>
    changeServer(context, languageChosen(values[0])),
  ),
  own(
    'away-first',
    'update',
    [z.coerce.number().int().min(0).max(PAGE_COUNT)],
    async (context, [page], { values }) => {
      if (values[0] === LATER)
        return answer(await absencePanel(context, undefined, Math.min(page + 1, PAGE_COUNT - 1)));
      const first = day.safeParse(values[0]);
      return first.success ? answer(await lastDayPanel(context, first.data)) : badInput(context);
    },
  ),
  own('away-last', 'update', [day], async (context, [first], { values }) => {
    const last = day.safeParse(values[0]);
    return last.success ? answer(await confirmAbsencePanel(context, first, last.data)) : badInput(context);
  }),
  own('away-go', 'update', [day, day], (context, [from, to]) => announceAbsence(context, { from, to })),
  own('away-not', 'update', [day], (context, [from]) => cancelAbsence(context, from)),
  heavyOwn('mydata', 'private', [], (context) => myData(context)),
  // Buttons of earlier releases carry no stamp: ask again.
  /** Switches how the user takes turns. */
  own(
    'set-turn',
    'update',
    [z.enum(TURN_SETTINGS), z.enum(['on', 'off'])],
    async (context, [setting, to]) => {
      await context.services.settings.updateUser(context.actor.user, {
        [setting]: to === 'on' ? true : undefined,
      });
      return answer(await settingsPanel(context));
    },
  ),
  heavyOwn(
    'erase',
    'update',
    z.tuple([z.enum(['ask', 'yes', 'no'])]).rest(z.string()),
    async (context, [what, stamp]) =>
      what === 'yes'
        ? await erase(context, stamp)
        : answer(what === 'ask' ? await erasePanel(context) : privacyPanel(context)),
  ),
];
