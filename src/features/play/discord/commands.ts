/** Slash commands for playing: one for every action, and undo. */
import { UNDO_SCOPES } from '../../../core/index.ts';
import {
  choicesOf,
  commandData,
  groupData,
  oneOf,
  subcommand,
  suggested,
  yesOrNo,
} from '../../../discord/shared/command-data.ts';
import { findLatestGame, noGame, unknownCommand } from '../../../discord/shared/find-game.ts';
import { answer, type Command } from '../../../discord/shared/interaction-context.ts';
import { ACTION_TYPES, type ActionType } from '../../../engine/index.ts';
import { ACTION_COMMANDS, GROUPS } from './action-commands.ts';
import { hintCommand } from './hint.ts';
import { ownPanel } from './own-panel.ts';
import { NOW, PLANNED, runPlan, suggestPlan } from './production.ts';
import { runActionCommand, suggestActionOptions } from './run-action-command.ts';
import { optionsOf } from './suggest.ts';
import { runUndo } from './undo.ts';

const turn: Command = {
  data: commandData('turn', 'turn'),
  run: async (context) => {
    const game = await findLatestGame(context);
    return game === undefined ? noGame(context) : answer(await ownPanel(context, game));
  },
};

const undo: Command = {
  data: commandData('undo', 'undo', [oneOf('scope', 'undoScope', choicesOf('undo', UNDO_SCOPES))]),
  moves: true,
  run: runUndo,
};

const optionData = (type: ActionType) =>
  optionsOf(type).map(({ name, about, optional }) => suggested(name, about, optional !== true));

const single = (type: ActionType): Command => ({
  data: commandData(ACTION_COMMANDS[type].path[0], ACTION_COMMANDS[type].about, optionData(type)),
  moves: true,
  run: (context, values) => runActionCommand(context, type, values),
  suggest: (context, values, option, typed) => suggestActionOptions(context, type, values, option, typed),
});

/** The one subcommand that stands for several actions. */
const PLAN = 'plan';
const planData = subcommand(
  PLAN,
  'producePlan',
  ...PLANNED.map(({ name, about }) => suggested(name, about, false)),
  yesOrNo(NOW.name, NOW.about),
);

/** Creates a command whose subcommands are actions. */
function group(name: string): Command {
  const types = ACTION_TYPES.filter((type) => ACTION_COMMANDS[type].path[0] === name);
  const typeOf = (name: string | undefined) => types.find((type) => ACTION_COMMANDS[type].path[1] === name);
  const isPlan = (chosen: string | undefined) => name === 'produce' && chosen === PLAN;
  const subcommands = types.map((type) =>
    subcommand(ACTION_COMMANDS[type].path[1] ?? '', ACTION_COMMANDS[type].about, ...optionData(type)),
  );
  return {
    data: groupData(
      name,
      GROUPS[name] ?? 'title',
      name === 'produce' ? [planData, ...subcommands] : subcommands,
    ),
    moves: true,
    run: async (context, values) => {
      if (isPlan(values.subcommand)) return await runPlan(context, values);
      const type = typeOf(values.subcommand);
      if (type === undefined) return unknownCommand(context);
      return await runActionCommand(context, type, values);
    },
    suggest: async (context, values, option, typed) => {
      if (isPlan(values.subcommand)) return await suggestPlan(context, values, option, typed);
      const type = typeOf(values.subcommand);
      return type === undefined ? [] : await suggestActionOptions(context, type, values, option, typed);
    },
  };
}

export const playCommands: readonly Command[] = [
  turn,
  ...ACTION_TYPES.filter((type) => ACTION_COMMANDS[type].path[1] === undefined).map(single),
  ...Object.keys(GROUPS).map(group),
  undo,
  hintCommand,
];
