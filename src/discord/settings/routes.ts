/** Buttons and menus of the settings. Nothing is remembered between two clicks: ids carry what has been chosen so far. */
import { z } from 'zod';
import { languageFor, phrase } from '../../text/index.ts';
import { isZone, type OwnHours, PACES } from '../../time/index.ts';
import { note } from '../kit/panel.ts';
import { type Answer, type AnyRoute, answer, aside, type Route, route, type Visit } from '../kit/visit.ts';
import { awayPanel, goAway, LATER, lastDayPanel, PAGES, stay, surePanel } from './away.ts';
import { defaultsPanel, managesAll, notForYou, saidOf } from './defaults.ts';
import { switchDirect } from './direct.ts';
import { gamesPanel } from './games.ts';
import {
  changed,
  type Draft,
  daysIn,
  draftArgs,
  draftIn,
  draftOf,
  draftPanel,
  FIELDS,
  hoursOf,
  timePanel,
  WHOSE,
  type Whose,
  zonePanel,
} from './hours.ts';
import { languageChosen } from './language.ts';
import { settingsPanel, VIEWS } from './panel.ts';
import { erase, erasePanel, myData, privacyPanel } from './privacy.ts';

const day = z.iso.date();
const badInput = ({ language }: Visit): Answer => aside(note(phrase('refusals', 'badInput', {}, language)));

/** All of these work in direct messages too. */
const own = <Args>(one: Omit<Route<Args>, 'anywhere'>): AnyRoute => route({ ...one, anywhere: true });

/** Hours of a server are for those who may manage it. */
const guarded = (visit: Visit, whose: Whose, then: () => Promise<Answer>): Promise<Answer> =>
  whose === 'server' && !managesAll(visit) ? Promise.resolve(notForYou(visit)) : then();

const settingsOf = ({ app, actor, guild }: Visit, whose: Whose) =>
  whose === 'own' ? app.person(actor.user) : app.server(guild);

/** Settles hours, or none; and shows what holds then. */
async function settle(visit: Visit, whose: Whose, hours: OwnHours | undefined): Promise<Answer> {
  const { app, actor, guild, language } = visit;
  if (whose === 'own') {
    return answer(await settingsPanel(visit, saidOf(await app.setHours(actor, hours), language)));
  }
  return answer(
    await defaultsPanel(visit, saidOf(await app.settleServer(actor, guild, { hours }), language)),
  );
}

/** Where hours are settled: what they are now, or the first question. */
async function hoursStep(visit: Visit, whose: Whose, anew: boolean): Promise<Answer> {
  const known = await settingsOf(visit, whose);
  const { hours } = known;
  if (hours === undefined || anew) return answer(timePanel(whose, hours !== undefined, visit.language));
  return answer(drafted(visit, whose, draftOf(hours.zone, daysIn(known))));
}

const drafted = ({ app, language }: Visit, whose: Whose, draft: Draft) =>
  draftPanel(whose, draft, { now: app.now().getTime(), language });

/** Under other answers: opens the settings in a message of their own. */
const open = own({
  name: 'settings',
  place: 'private',
  args: z.tuple([z.enum(['main', 'hours'])]),
  run: async (visit, [what]) =>
    what === 'hours' ? await hoursStep(visit, 'own', false) : answer(await settingsPanel(visit)),
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
        return answer(await awayPanel(visit));
      case 'games':
        return answer(await gamesPanel(visit));
      case 'privacy':
        return answer(privacyPanel(visit.language));
      case 'server':
        return await guarded(visit, 'server', async () => answer(await defaultsPanel(visit)));
    }
  },
});

const hours = own({
  name: 'hours',
  place: 'update',
  args: z.union([z.tuple([z.enum(WHOSE)]), z.tuple([z.enum(WHOSE), z.literal('anew')])]),
  run: (visit, [whose, anew]) => guarded(visit, whose, () => hoursStep(visit, whose, anew === 'anew')),
});

const time = own({
  name: 'hours-time',
  place: 'update',
  args: z.tuple([z.enum(WHOSE)]),
  run: (visit, [whose], { values }) =>
    guarded(visit, whose, async () => {
      const hour = z.coerce.number().int().min(0).max(23).safeParse(values[0]);
      if (!hour.success) return badInput(visit);
      return answer(zonePanel(whose, hour.data, visit.app.now().getTime(), visit.language));
    }),
});

const zone = own({
  name: 'hours-zone',
  place: 'update',
  args: z.tuple([z.enum(WHOSE)]),
  run: (visit, [whose], { values }) =>
    guarded(visit, whose, async () => {
      const [name = ''] = values;
      if (!isZone(name)) return badInput(visit);
      return answer(drafted(visit, whose, draftOf(name, daysIn(await settingsOf(visit, whose)))));
    }),
});

const set = own({
  name: 'hours-set',
  place: 'update',
  args: z.tuple([z.enum(FIELDS), ...draftArgs]),
  run: (visit, [field, ...args], { values }) =>
    guarded(visit, args[0], async () => {
      const hour = z.coerce.number().int().min(0).max(24).safeParse(values[0]);
      if (!hour.success) return badInput(visit);
      return answer(drafted(visit, args[0], changed(draftIn(args), field, hour.data)));
    }),
});

const weekend = own({
  name: 'hours-end',
  place: 'update',
  args: z.tuple([z.enum(['0', '1']), ...draftArgs]),
  run: (visit, [apart, ...args]) =>
    guarded(visit, args[0], async () =>
      answer(drafted(visit, args[0], changed(draftIn(args), 'end', Number(apart)))),
    ),
});

const save = own({
  name: 'hours-save',
  place: 'update',
  args: z.tuple([...draftArgs]),
  run: (visit, args) => guarded(visit, args[0], () => settle(visit, args[0], hoursOf(draftIn(args)))),
});

const clear = own({
  name: 'hours-clear',
  place: 'update',
  args: z.tuple([z.enum(WHOSE)]),
  run: (visit, [whose]) => guarded(visit, whose, () => settle(visit, whose, undefined)),
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
      const settled = await app.settleServer(actor, guild, { pace: chosen });
      return answer(await defaultsPanel(visit, saidOf(settled, language)));
    }),
});

const direct = own({
  name: 'direct',
  place: 'update',
  args: z.tuple([z.enum(['on', 'off'])]),
  run: async (visit, [wish]) => answer(await settingsPanel(visit, await switchDirect(visit, wish === 'on'))),
});

const language = own({
  name: 'language',
  place: 'update',
  args: z.tuple([]),
  async run(visit, _, { values }) {
    const chosen = languageChosen(values[0]);
    if (chosen === undefined) return badInput(visit);
    await visit.app.settlePerson(visit.actor.user, chosen);
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
      const settled = await app.settleServer(actor, guild, chosen);
      return answer(await defaultsPanel(visit, saidOf(settled, language)));
    }),
});

const awayFirst = own({
  name: 'away-first',
  place: 'update',
  args: z.tuple([z.coerce.number().int().min(0).max(PAGES)]),
  async run(visit, [page], { values }) {
    if (values[0] === LATER) return answer(await awayPanel(visit, undefined, Math.min(page + 1, PAGES - 1)));
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
    return last.success ? answer(surePanel(first, last.data, visit.language)) : badInput(visit);
  },
});

const awayGo = own({
  name: 'away-go',
  place: 'update',
  args: z.tuple([day, day]),
  run: (visit, [from, to]) => goAway(visit, { from, to }),
});

const awayNot = own({
  name: 'away-not',
  place: 'update',
  args: z.tuple([day]),
  run: (visit, [from]) => stay(visit, from),
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
  // Buttons of earlier releases name no games: they are asked again.
  args: z.tuple([z.enum(['ask', 'yes', 'no'])]).rest(z.string()),
  run: async (visit, [what, stamp]) =>
    what === 'yes'
      ? await erase(visit, stamp)
      : answer(what === 'ask' ? await erasePanel(visit) : privacyPanel(visit.language)),
});

export const settingsRoutes: readonly AnyRoute[] = [
  ...[open, show, hours, time, zone, set, weekend, save, clear, pace],
  ...[direct, language, serverLanguage, awayFirst, awayLast, awayGo, awayNot, data, forget],
];
