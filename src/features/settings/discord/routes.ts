/** Routes of the settings. They are stateless: ids carry earlier choices. */
import { z } from 'zod';
import { isZone, PACES, type WakingHours } from '../../../calendar/index.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  dialogRoute,
  ephemeral,
  type Input,
  type InteractionContext,
  type Route,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
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
const badInput = ({ language }: InteractionContext): Answer =>
  ephemeral(note(botText('refusals', 'badInput', {}, language)));

/** Creates a route that also works in direct messages. */
const own = <Args>(one: Omit<Route<Args>, 'anywhere'>): AnyRoute => route({ ...one, anywhere: true });

/** Restricts server hours to server managers. */
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

/** Saves the dialog and shows the updated panel. */
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

/** Opens the settings in a separate message, from buttons under other answers. */
const open = own({
  name: 'settings',
  place: 'private',
  args: z.tuple([z.enum(['main', 'hours'])]),
  // Messages of earlier releases offer hours with this button.
  run: async (visit) => answer(await settingsPanel(visit)),
});

const show = own({
  name: 'set',
  place: 'update',
  args: z.tuple([z.enum(VIEWS)]),
  async run(visit, [view]) {
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
  },
});

/** Switches how the user takes turns. */
const turns = own({
  name: 'set-turn',
  place: 'update',
  args: z.tuple([z.enum(TURN_SETTINGS), z.enum(['on', 'off'])]),
  async run(visit, [setting, to]) {
    await visit.app.settings.updateUser(visit.actor.user, { [setting]: to === 'on' ? true : undefined });
    return answer(await settingsPanel(visit));
  },
});

/** `beside`: leaves the message it is opened from unchanged. */
const hours = dialogRoute({
  name: 'hours',
  place: 'dialog',
  anywhere: true,
  args: z.union([z.tuple([z.enum(WHOSE)]), z.tuple([z.enum(WHOSE), z.literal('beside')])]),
  async open(visit, [whose, beside]) {
    if (whose === 'server' && !managesAll(visit)) return notManager(visit).panel;
    const known = await settingsOf(visit, whose);
    return hoursDialog(whose, known, visit.language, beside === undefined ? 'update' : 'private');
  },
});

const fill = (place: keyof typeof HOURS_ROUTES): AnyRoute =>
  own({
    name: HOURS_ROUTES[place],
    place,
    args: z.tuple([z.enum(WHOSE)]),
    run: (visit, [whose], input) => guarded(visit, whose, () => fillHours(visit, whose, input)),
  });

const zone = own({
  name: 'hours-zone',
  place: 'update',
  args: z.tuple([z.enum(WHOSE)]),
  run: (visit, [whose], { values }) =>
    guarded(visit, whose, async () => {
      const [name = ''] = values;
      if (!isZone(name)) return badInput(visit);
      const draft = draftOf(name, daysIn(await settingsOf(visit, whose)));
      return await settle(visit, whose, hoursOf(draft));
    }),
});

const pace = route({
  name: 'server-pace',
  place: 'update',
  args: z.tuple([]),
  run: (visit, _, { values }) =>
    guarded(visit, 'server', async () => {
      const { app, actor, guild, language } = visit;
      const chosen = PACES.find((one) => one === values[0]);
      if (chosen === undefined) return badInput(visit);
      const result = await app.settings.updateGuild(actor, guild, { pace: chosen });
      return answer(await defaultsPanel(visit, resultText(result, language)));
    }),
});

const language = own({
  name: 'language',
  place: 'update',
  args: z.tuple([]),
  async run(visit, _, { values }) {
    const chosen = languageChosen(values[0]);
    if (chosen === undefined) return badInput(visit);
    await visit.app.settings.updateUser(visit.actor.user, chosen);
    return answer(await settingsPanel({ ...visit, language: languageFor(chosen.language, visit.locale) }));
  },
});

const serverLanguage = route({
  name: 'server-language',
  place: 'update',
  args: z.tuple([]),
  run: (visit, _, { values }) =>
    guarded(visit, 'server', async () => {
      const { app, actor, guild, language } = visit;
      const chosen = languageChosen(values[0]);
      if (chosen === undefined) return badInput(visit);
      const result = await app.settings.updateGuild(actor, guild, chosen);
      return answer(await defaultsPanel(visit, resultText(result, language)));
    }),
});

const awayFirst = own({
  name: 'away-first',
  place: 'update',
  args: z.tuple([z.coerce.number().int().min(0).max(PAGE_COUNT)]),
  async run(visit, [page], { values }) {
    if (values[0] === LATER)
      return answer(await absencePanel(visit, undefined, Math.min(page + 1, PAGE_COUNT - 1)));
    const first = day.safeParse(values[0]);
    return first.success ? answer(lastDayPanel(first.data, visit.language)) : badInput(visit);
  },
});

const awayLast = own({
  name: 'away-last',
  place: 'update',
  args: z.tuple([day]),
  async run(visit, [first], { values }) {
    const last = day.safeParse(values[0]);
    return last.success ? answer(confirmAbsencePanel(first, last.data, visit.language)) : badInput(visit);
  },
});

const awayGo = own({
  name: 'away-go',
  place: 'update',
  args: z.tuple([day, day]),
  run: (visit, [from, to]) => announceAbsence(visit, { from, to }),
});

const awayNot = own({
  name: 'away-not',
  place: 'update',
  args: z.tuple([day]),
  run: (visit, [from]) => cancelAbsence(visit, from),
});

const data = own({
  name: 'mydata',
  place: 'private',
  heavy: true,
  args: z.tuple([]),
  run: (visit) => myData(visit),
});

const forget = own({
  name: 'erase',
  place: 'update',
  heavy: true,
  // Buttons of earlier releases carry no stamp: ask again.
  args: z.tuple([z.enum(['ask', 'yes', 'no'])]).rest(z.string()),
  run: async (visit, [what, stamp]) =>
    what === 'yes'
      ? await erase(visit, stamp)
      : answer(what === 'ask' ? await erasePanel(visit) : privacyPanel(visit)),
});

export const settingsRoutes: readonly AnyRoute[] = [
  open,
  show,
  turns,
  hours,
  fill('update'),
  fill('private'),
  zone,
  pace,
  language,
  serverLanguage,
  awayFirst,
  awayLast,
  awayGo,
  awayNot,
  data,
  forget,
];
