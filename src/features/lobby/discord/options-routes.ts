import { z } from 'zod';
import type { DroppedOptions, Game, LobbySettings, Outcome } from '../../../core/index.ts';
import { gameArg } from '../../../discord/shared/custom-id.ts';
import { badInput, findGame, noGame } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  dialogRoute,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { refusalPanel, refusalText } from '../../../discord/shared/refusals.ts';
import { optionsDialog, readLobbySettings, seedDialog } from './options-dialog.ts';
import { optionsPanel } from './options-panel.ts';
import { conflictsText, PRESET_NAMES, PRESETS } from './presets.ts';

async function redrawn(
  visit: InteractionContext,
  game: Game,
  outcome: Outcome<DroppedOptions>,
): Promise<Answer> {
  const view = { user: visit.actor.user, language: visit.language };
  if (outcome.ok) {
    const { dropped = [], game: after } = outcome;
    const problem = conflictsText(dropped, visit.language);
    return answer(optionsPanel(after, { ...view, ...(dropped.length > 0 ? { problem, rest: true } : {}) }));
  }
  const now = (await findGame(visit, game.record.id)) ?? game;
  const problem = refusalText(outcome.refusal, visit.language, now);
  return answer(optionsPanel(now, { ...view, problem }));
}

export const optionRoutes: readonly AnyRoute[] = [
  dialogRoute('lobby-options', z.tuple([gameArg]), async (visit, [id]) => {
    const { actor, language } = visit;
    const game = await findGame(visit, id);
    if (game === undefined) return refusalPanel({ code: 'noGame' }, language);
    const { record } = game;
    const isOwn = record.status === 'lobby' && record.host === actor.user && record.challenge === undefined;
    return isOwn ? optionsDialog(record, language) : optionsPanel(game, { user: actor.user, language });
  }),
  /** Applies the options dialog. An impossible number of players is ignored; the rest is applied. */
  route('lobby-choose', 'update', z.tuple([gameArg]), async (visit, [id], input) => {
    const { app, actor, language } = visit;
    const game = await findGame(visit, id);
    if (game === undefined) return noGame(visit);
    const settings = readLobbySettings(input);
    if (settings === undefined) return badInput(visit);
    const outcome = await app.lobby.configure(actor, id, settings);
    const { players, ...others } = settings;
    if (outcome.ok || players === game.record.players) return await redrawn(visit, game, outcome);
    const granted = await app.lobby.configure(actor, id, others);
    if (!granted.ok) return await redrawn(visit, game, outcome);
    const problem = [
      refusalText(outcome.refusal, language, game),
      ...(granted.dropped?.length ? [conflictsText(granted.dropped, language)] : []),
    ].join(' ');
    return answer(optionsPanel(granted.game, { user: actor.user, language, problem, rest: true }));
  }),
  route(
    'lobby-set',
    'update',
    z.union([
      z.tuple([gameArg, z.literal('preset'), z.enum(PRESET_NAMES)]),
      z.tuple([gameArg, z.literal('new'), z.enum(['0', '1'])]),
    ]),
    async (visit, args) => {
      const { app, actor } = visit;
      const [id] = args;
      const game = await findGame(visit, id);
      if (game === undefined) return noGame(visit);
      const outcome =
        args[1] === 'new'
          ? await app.lobby.setNewcomer(actor, id, args[2] === '1')
          : await app.lobby.configure(actor, id, { options: PRESETS[args[2]] });
      return await redrawn(visit, game, outcome);
    },
  ),
  dialogRoute('lobby-seed', z.tuple([gameArg]), async (visit, [id]) => {
    const { record } = (await findGame(visit, id)) ?? {};
    if (record === undefined) return refusalPanel({ code: 'noGame' }, visit.language);
    if (record.host !== visit.actor.user) {
      return refusalPanel({ code: 'notHost', host: record.host }, visit.language);
    }
    if (record.status !== 'lobby') return refusalPanel({ code: 'alreadyStarted' }, visit.language);
    return seedDialog(id, visit.language);
  }),
  route('lobby-sow', 'update', z.tuple([gameArg]), async (visit, [id], { fields }) => {
    const game = await findGame(visit, id);
    if (game === undefined) return noGame(visit);
    const seed = fields.seed?.trim() ?? '';
    const settings: LobbySettings = seed === '' ? { drawSeed: true } : { seed };
    return await redrawn(visit, game, await visit.app.lobby.configure(visit.actor, id, settings));
  }),
];
