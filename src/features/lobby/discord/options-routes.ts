import { z } from 'zod';
import type { DroppedOptions, Game, Outcome } from '../../../core/index.ts';
import { gameArg } from '../../../discord/shared/custom-id.ts';
import { badInput, findGame, noGame } from '../../../discord/shared/find-game.ts';
import {
  type AnyRoute,
  answer,
  dialogRoute,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { refusalPanel, refusalText } from '../../../discord/shared/refusals.ts';
import { optionsDialog, readLobbySettings, seedDialog } from './options-dialog.ts';
import { optionsPanel, viewFor } from './options-panel.ts';
import { conflictsText, PRESET_NAMES, PRESETS } from './presets.ts';
import { seedFrom } from './seeds.ts';

async function redrawn(context: InteractionContext, game: Game, outcome: Outcome<DroppedOptions>) {
  const view = viewFor(context, game);
  if (outcome.ok) {
    const { dropped = [], game: after } = outcome;
    const problem = conflictsText(dropped, context.language);
    return answer(optionsPanel(after, { ...view, ...(dropped.length > 0 ? { problem, rest: true } : {}) }));
  }
  const now = (await findGame(context, game.record.id)) ?? game;
  const problem = refusalText(outcome.refusal, context.language, now);
  return answer(optionsPanel(now, { ...view, problem }));
}

export const optionRoutes: readonly AnyRoute[] = [
  dialogRoute('lobby-options', [gameArg], async (context, [id]) => {
    const { actor, language } = context;
    const game = await findGame(context, id);
    if (game === undefined) return refusalPanel({ code: 'noGame' }, language);
    const { record } = game;
    const isOwn = record.status === 'lobby' && record.host === actor.user && record.challenge === undefined;
    return isOwn ? optionsDialog(record, language) : optionsPanel(game, viewFor(context, game));
  }),
  /** Applies the options dialog. An impossible number of players is ignored; the rest is applied. */
  route('lobby-choose', 'update', [gameArg], async (context, [id], input) => {
    const { services, actor, language } = context;
    const game = await findGame(context, id);
    if (game === undefined) return noGame(context);
    const settings = readLobbySettings(input);
    if (settings === undefined) return badInput(context);
    const outcome = await services.lobby.configure(actor, id, settings);
    const { players, ...others } = settings;
    if (outcome.ok || players === game.record.players) return await redrawn(context, game, outcome);
    const granted = await services.lobby.configure(actor, id, others);
    if (!granted.ok) return await redrawn(context, game, outcome);
    const problem = [
      refusalText(outcome.refusal, language, game),
      ...(granted.dropped?.length ? [conflictsText(granted.dropped, language)] : []),
    ].join(' ');
    return answer(optionsPanel(granted.game, { ...viewFor(context, game), problem, rest: true }));
  }),
  route(
    'lobby-set',
    'update',
    z.union([
      z.tuple([gameArg, z.literal('preset'), z.enum(PRESET_NAMES)]),
      z.tuple([gameArg, z.literal('new'), z.enum(['0', '1'])]),
    ]),
    async (context, args) => {
      const { services, actor } = context;
      const [id] = args;
      const game = await findGame(context, id);
      if (game === undefined) return noGame(context);
      const outcome =
        args[1] === 'new'
          ? await services.lobby.setNewcomer(actor, id, args[2] === '1')
          : await services.lobby.configure(actor, id, { options: PRESETS[args[2]] });
      return await redrawn(context, game, outcome);
    },
  ),
  dialogRoute('lobby-seed', [gameArg], async (context, [id]) => {
    const { record } = (await findGame(context, id)) ?? {};
    if (record === undefined) return refusalPanel({ code: 'noGame' }, context.language);
    if (record.host !== context.actor.user) {
      return refusalPanel({ code: 'notHost', host: record.host }, context.language);
    }
    if (record.status !== 'lobby') return refusalPanel({ code: 'alreadyStarted' }, context.language);
    return seedDialog(id, context.language);
  }),
  route('lobby-sow', 'update', [gameArg], async (context, [id], { fields }) => {
    const game = await findGame(context, id);
    if (game === undefined) return noGame(context);
    const settings = seedFrom(fields.seed ?? '');
    return await redrawn(context, game, await context.services.lobby.configure(context.actor, id, settings));
  }),
];
