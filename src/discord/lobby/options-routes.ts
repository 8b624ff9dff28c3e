/** The private options panel: whatever is pressed in it, it is drawn anew, with the reason if it was refused. */
import { z } from 'zod';
import type { Dropped, Game, Outcome, Wish } from '../../app/index.ts';
import { PLAYER_COUNTS } from '../../content/index.ts';
import { OPTIONS } from '../../engine/index.ts';
import { languages, phrase } from '../../text/index.ts';
import { PACES } from '../../time/index.ts';
import { gameArg } from '../kit/custom-id.ts';
import { gameHere, noGame } from '../kit/find.ts';
import { note } from '../kit/panel.ts';
import { refusalPanel, refusalText } from '../kit/refusals.ts';
import { type Answer, type AnyRoute, answer, aside, dialogRoute, route, type Visit } from '../kit/visit.ts';
import { optionsPanel, seedDialog } from './options-panel.ts';
import { conflictsText, PRESET_NAMES, PRESETS } from './presets.ts';

/** How often a menu has been shown; see `OptionsView`. */
const Turn = z.coerce.number().int().min(0).max(9999);
const TURNS = 10_000;

/** The panel after an attempt to change something. */
async function redrawn(visit: Visit, game: Game, outcome: Outcome<Dropped>, turn = 0): Promise<Answer> {
  const view = { user: visit.actor.user, language: visit.language, turn };
  if (outcome.ok) {
    const { dropped = [], game: after } = outcome;
    const problem = conflictsText(dropped, visit.language);
    return answer(optionsPanel(after, { ...view, ...(dropped.length > 0 ? { problem, rest: true } : {}) }));
  }
  const now = (await gameHere(visit, game.record.id)) ?? game;
  const problem = refusalText(outcome.refusal, visit.language, now);
  return answer(optionsPanel(now, { ...view, problem }));
}

const show = route({
  name: 'lobby-options',
  place: 'private',
  args: z.tuple([gameArg]),
  async run(visit, [id]) {
    const game = await gameHere(visit, id);
    if (game === undefined) return noGame(visit);
    return answer(optionsPanel(game, { user: visit.actor.user, language: visit.language }));
  },
});

const Change = z.union([
  z.tuple([gameArg, z.literal('players'), z.enum(PLAYER_COUNTS.map(String))]),
  z.tuple([gameArg, z.literal('preset'), z.enum(PRESET_NAMES)]),
  z.tuple([gameArg, z.literal('pace'), z.enum(PACES)]),
  z.tuple([gameArg, z.literal('away'), z.enum(['0', '1'])]),
  z.tuple([gameArg, z.literal('hints'), z.enum(['0', '1'])]),
  z.tuple([gameArg, z.literal('new'), z.enum(['0', '1'])]),
]);

/** What a button of the options wishes, by the arguments of its id. */
function wishFor([, what, value]: Exclude<z.output<typeof Change>, [string, 'new', string]>): Wish {
  switch (what) {
    case 'players':
      return { players: Number(value) };
    case 'preset':
      return { options: PRESETS[value] };
    case 'pace':
      return { pace: value };
    case 'away':
      return { noAway: value === '0' };
    case 'hints':
      return { hints: value === '1' };
  }
}

const set = route({
  name: 'lobby-set',
  place: 'update',
  args: Change,
  async run(visit, args) {
    const { app, actor } = visit;
    const [id] = args;
    const game = await gameHere(visit, id);
    if (game === undefined) return noGame(visit);
    const outcome =
      args[1] === 'new'
        ? await app.markNewcomer(actor, id, args[2] === '1')
        : await app.configure(actor, id, wishFor(args));
    return await redrawn(visit, game, outcome);
  },
});

const choose = route({
  name: 'lobby-menu',
  place: 'update',
  args: z.tuple([gameArg, Turn]),
  async run(visit, [id, turn], { values }) {
    const game = await gameHere(visit, id);
    if (game === undefined) return noGame(visit);
    const options = z.array(z.enum(OPTIONS)).safeParse(values);
    if (!options.success) return aside(note(phrase('refusals', 'badInput', {}, visit.language)));
    const outcome = await visit.app.configure(visit.actor, id, { options: options.data });
    return await redrawn(visit, game, outcome, (turn + 1) % TURNS);
  },
});

const speak = route({
  name: 'lobby-language',
  place: 'update',
  args: z.tuple([gameArg]),
  async run(visit, [id], { values }) {
    const game = await gameHere(visit, id);
    if (game === undefined) return noGame(visit);
    const chosen = languages.find(({ code }) => code === values[0])?.code;
    if (chosen === undefined) return aside(note(phrase('refusals', 'badInput', {}, visit.language)));
    return await redrawn(visit, game, await visit.app.configure(visit.actor, id, { language: chosen }));
  },
});

const askSeed = dialogRoute({
  name: 'lobby-seed',
  place: 'dialog',
  args: z.tuple([gameArg]),
  async open(visit, [id]) {
    const { record } = (await gameHere(visit, id)) ?? {};
    if (record === undefined) return refusalPanel({ code: 'noGame' }, visit.language);
    if (record.host !== visit.actor.user) {
      return refusalPanel({ code: 'notHost', host: record.host }, visit.language);
    }
    if (record.status !== 'lobby') return refusalPanel({ code: 'alreadyStarted' }, visit.language);
    return seedDialog(id, visit.language);
  },
});

const sow = route({
  name: 'lobby-sow',
  place: 'update',
  args: z.tuple([gameArg]),
  async run(visit, [id], { fields }) {
    const game = await gameHere(visit, id);
    if (game === undefined) return noGame(visit);
    const seed = fields.seed?.trim() ?? '';
    const wish: Wish = seed === '' ? { drawSeed: true } : { seed };
    return await redrawn(visit, game, await visit.app.configure(visit.actor, id, wish));
  },
});

export const optionRoutes: readonly AnyRoute[] = [show, set, choose, speak, askSeed, sow];
