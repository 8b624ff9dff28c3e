/** Slash command `/mod`: moderators' actions on stalled games. The services check permissions. */

import { PermissionFlagsBits, type RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import { LEVELS } from '../../../ai/index.ts';
import {
  type Act,
  ChallengeSealedError,
  CorruptGameError,
  forbidden,
  type Game,
  type GameRecord,
  isComputer,
  isLive,
  isSuspended,
  isUnfinished,
  type Outcome,
  SPANS,
  whyOver,
} from '../../../core/index.ts';
import {
  choicesOf,
  groupData,
  languageOption,
  oneOf,
  subcommand,
  suggested,
  sureOption,
  userOption,
  yesOrNo,
} from '../../../discord/shared/command-data.ts';
import { newComputerName, SUBSTITUTE } from '../../../discord/shared/computer-names.ts';
import {
  badInput,
  findBegunGame,
  findGame,
  findLatestGame,
  findModeratedGame,
  noGame,
  unknownCommand,
  whenDone,
} from '../../../discord/shared/find-game.ts';
import { forSeat as forAnySeat, type GameAction } from '../../../discord/shared/game-commands.ts';
import {
  type Answer,
  answer,
  type Command,
  type CommandValues,
  type InteractionContext,
} from '../../../discord/shared/interaction-context.ts';
import { plainName, quoted } from '../../../discord/shared/markup.ts';
import { note, text } from '../../../discord/shared/panel.ts';
import { memberAt, userAt, wordsOf } from '../../../discord/shared/player-names.ts';
import { postedNote } from '../../../discord/shared/posted-note.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { type IsSeatPossible, seatSuggestions, suggestedValue } from '../../../discord/shared/seats.ts';
import { unsealPanel } from '../../../discord/shared/unseal.ts';
import { openDecisions, pendingSeats } from '../../../engine/index.ts';
import { botText, translator } from '../../../text/index.ts';
import { panelForModerator } from '../../play/discord/buttons.ts';
import { panelFor } from '../../play/discord/panels/index.ts';
import { hourOptions } from '../../settings/discord/commands.ts';
import { paceOption, runDefaults } from '../../settings/discord/guild-defaults.ts';
import { zoneSuggestions } from '../../settings/discord/hours.ts';
import { AS_DISCORD } from '../../settings/discord/language.ts';
import { findMove, gameSuggestions, moveSuggestions } from './choices.ts';
import { confirmCancelPanel, gamesPanel, type Listed, MAX_LISTED_GAMES } from './panels.ts';
import { alreadySits, askReplace } from './replace.ts';
import { skipPanel, skipRefusal } from './skip.ts';
import { askToSuspend, resumableHere, resume } from './suspend.ts';
import { askUndo } from './undo.ts';

/** Lets moderators name a game whose channel may be gone. */
const gameOption = suggested('game', 'modGame', false);
const seatOption = suggested('seat', 'modSeat', true);

const person = userOption('user', 'modUser', true);
const level = oneOf('level', 'computerLevel', choicesOf('computer', LEVELS));
const span = oneOf('span', 'computerSpan', choicesOf('mod', SPANS));

const DATA: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  ...groupData('mod', 'mod', [
    subcommand('pause', 'modPause'),
    subcommand('resume', 'modResume', gameOption),
    subcommand('remind', 'modRemind'),
    subcommand('skip', 'modSkip', seatOption, sureOption),
    subcommand('act', 'modAct', seatOption),
    subcommand('replace', 'modReplace', seatOption, person, sureOption),
    subcommand('standin', 'modStandIn', seatOption, person, sureOption),
    subcommand('computer', 'modComputer', seatOption, { ...span, required: true }, level),
    subcommand('aside', 'modAside', sureOption),
    subcommand('undo', 'modUndo', suggested('move', 'modMove', true), sureOption),
    subcommand('cancel', 'modCancel', gameOption, sureOption),
    subcommand('export', 'modExport', gameOption),
    subcommand('unseal', 'modUnseal', gameOption, sureOption),
    subcommand('games', 'modGames'),
    subcommand(
      'defaults',
      'modDefaults',
      ...hourOptions,
      paceOption,
      languageOption('modLanguage', { [AS_DISCORD]: 'languageDiscord' }),
      yesOrNo('pages', 'modPages'),
    ),
  ]),
  // Only a default that servers can change; services check every action.
  default_member_permissions: String(PermissionFlagsBits.ManageChannels),
};

const textsFor = (context: InteractionContext, game?: Game) =>
  translator('moderation', game === undefined ? context.language : wordsOf(game, context.language));

const textAnswer = (text: string): Answer => answer(note(text));

const simple =
  (
    use: (context: InteractionContext, id: string) => Promise<Outcome>,
    done: (context: InteractionContext, game: Game) => Answer,
  ): GameAction =>
  async (context, game) =>
    whenDone(context, await use(context, game.record.id), () => done(context, game), game);

const forSeat = (use: Parameters<typeof forAnySeat>[1]): GameAction => forAnySeat('moderation', use);

const skip = forSeat(async (context, game, seat) => {
  const panel = skipPanel(game, seat, context.language);
  return answer(panel ?? refusalPanel(skipRefusal(game), context.language, game));
});

const act = forSeat(async (context, game, seat) => {
  if (game.record.status !== 'playing')
    return answer(refusalPanel(whyOver(game.record), context.language, game));
  if (game.record.paused) return answer(refusalPanel({ code: 'paused' }, context.language, game));
  const message = botText('moderation', 'seatIsOpen', { seat }, wordsOf(game, context.language));
  return answer(panelForModerator(panelFor(game, seat, context.language, [message])));
});

/** Returns the user whom a command names, or why they can't play here. */
function newcomerIn(
  context: InteractionContext,
  { user: { user: named } }: CommandValues,
): { who: { user: string; name: string } } | { refused: Answer } {
  if (named === undefined) return { refused: badInput(context) };
  const { id, name, bot, outside } = named;
  const key = bot ? 'botsCannotPlay' : outside ? 'notInServer' : undefined;
  if (key === undefined) return { who: { user: id, name } };
  return { refused: textAnswer(textsFor(context)(key, { name: plainName(name) })) };
}

const replace = forSeat(async (context, game, seat, values) => {
  const found = newcomerIn(context, values);
  return 'refused' in found ? found.refused : askReplace(context, game, seat, found.who);
});

const standIn = forSeat(async (context, game, seat, values) => {
  // Computers do not return: a replacement takes the seat directly.
  if (isComputer(memberAt(game, seat)?.user ?? '')) return await replace(context, game, values);
  const found = newcomerIn(context, values);
  if ('refused' in found) return found.refused;
  const { who } = found;
  const outcome = await context.services.moderation.assignSubstitute(
    context.actor,
    game.record.id,
    seat,
    who,
  );
  if (!outcome.ok && outcome.refusal.code === 'alreadyMember')
    return alreadySits(context.language, game, who);
  return whenDone(context, outcome, () => answer(postedNote(context, game.record)), game);
});

const computer = forSeat(
  async (context, game, seat, { text: { span: long, level: typedLevel = SUBSTITUTE } }) => {
    const assignment = {
      span: SPANS.find((one) => one === long),
      level: LEVELS.find((one) => one === typedLevel),
    };
    if (assignment.span === undefined || assignment.level === undefined) {
      return badInput(context);
    }
    const { id } = game.record;
    const name = newComputerName(game, assignment.level);
    const outcome = await context.services.computers.assignComputer(context.actor, id, {
      seat,
      name,
      span: assignment.span,
      level: assignment.level,
    });
    if (!outcome.ok && outcome.refusal.code === 'stoodIn') {
      const own = isComputer(memberAt(game, seat)?.user ?? '');
      const data = { seat, name: plainName(outcome.refusal.by), own };
      return textAnswer(textsFor(context, game)('alreadyPlays', data));
    }
    return whenDone(context, outcome, () => answer(postedNote(context, game.record)), game);
  },
);

const undo: GameAction = async (context, game, { text: typed }) => {
  const { status } = game.record;
  if (status === 'ended') return answer(refusalPanel(whyOver(game.record), context.language, game));
  const before = status === 'lobby' ? await findBegunGame(context) : undefined;
  if (before?.record.status === 'finished') return textAnswer(textsFor(context)('undoBehindLobby'));
  const most = game.moves.length;
  if (most === 0) return textAnswer(textsFor(context)('noMoves'));
  const move = findMove(typed.move ?? '');
  if (move === undefined || move > most) {
    return textAnswer(textsFor(context)('noSuchMove', { typed: quoted(typed.move ?? ''), most }));
  }
  return await askUndo(context, game, move - 1);
};

/** Exports a game into a file, or asks first if that ends the moderator's own challenge. `above`: lines before it. */
export const exportGame = async (context: InteractionContext, game: Game, above: readonly string[] = []) => {
  const { id, sealed, players } = game.record;
  const secret = sealed !== undefined ? 'week' : isUnfinished(game.record) ? 'game' : 'other';
  const message = botText('moderation', 'exported', { secret }, context.language);
  const outcome = await context.services.moderation.exportGame(context.actor, id);
  if (!outcome.ok && outcome.refusal.code === 'challengeSealed' && sealed !== undefined) {
    const about = { game: id, until: sealed, alone: players === 1 };
    return answer(unsealPanel(about, 'export', context.language));
  }
  return whenDone(
    context,
    outcome,
    ({ json }) =>
      answer({ parts: [text(...above, message), { kind: 'file', name: `${id}.json`, text: json }] }),
    game,
  );
};

/** Asks a moderator before it opens a sealed game to them; its views ask, too, but only with a button. */
const unseal: GameAction = async (context, game) => {
  try {
    await findGame(context, game.record.id);
  } catch (error) {
    if (error instanceof ChallengeSealedError && error.seal === 'moderator')
      return answer(unsealPanel(error, 'open', context.language));
    throw error;
  }
  return textAnswer(textsFor(context)('notSealed'));
};

const cancel: GameAction = async (context, game) => askToCancel(context, game);

/** Asks to confirm cancelling a game, or says that it is over. */
export const askToCancel = ({ language }: InteractionContext, game: Game, above: readonly string[] = []) =>
  answer(
    isLive(game.record)
      ? confirmCancelPanel(game, language, above)
      : refusalPanel(whyOver(game.record), language, game),
  );

const ACTIONS: ReadonlyMap<string, GameAction> = new Map(
  Object.entries({
    pause: simple(
      ({ services, actor }, id) => services.moderation.pause(actor, id),
      (context, { record }) => answer(postedNote(context, record)),
    ),
    remind: simple(
      ({ services, actor }, id) => services.moderation.remindAll(actor, id),
      (context) => textAnswer(textsFor(context)('reminded')),
    ),
    skip,
    act,
    replace,
    standin: standIn,
    computer,
    aside: async (context, game) => askToSuspend(context, game),
    undo,
  }),
);

/** Actions on any game of the server, even if its channel is gone or has another game. */
const ACTIONS_ANYWHERE: ReadonlyMap<string, GameAction> = new Map(
  Object.entries({
    cancel,
    resume: async (context: InteractionContext, game: Game, { text }: CommandValues) =>
      resume(context, text.game === undefined ? await resumableHere(context, game) : game),
    export: (context: InteractionContext, game: Game) => exportGame(context, game),
    unseal,
  }),
);

/** Actions that show nothing of a game, so that moderators can use them on sealed games. */
const BLIND_ACTIONS: readonly string[] = ['pause', 'resume', 'remind', 'aside'];

/** Permissions for actions that play for a seat or give it away. No challenge allows them. */
const SEAT_ACTS: ReadonlyMap<string, Act> = new Map(
  Object.entries({
    skip: 'skip',
    act: 'playFor',
    replace: 'replace',
    standin: 'seatSomebody',
    computer: 'seatSomebody',
  } as const),
);

/** Returns whether a challenge rules an action out, so that no one is asked or looks into a sealed game for nothing. */
function isFixed({ actor }: InteractionContext, { record }: Game, name: string): boolean {
  const act = SEAT_ACTS.get(name);
  return act !== undefined && forbidden(act, actor, record)?.code === 'challengeFixed';
}

async function games(context: InteractionContext): Promise<Answer> {
  const { services, actor, guild, language } = context;
  const listed = await services.moderation.listGames(actor, guild);
  if (!listed.ok) return answer(refusalPanel(listed.refusal, language));
  const shown = await Promise.all(
    listed.games.slice(0, MAX_LISTED_GAMES).map((record) => loadListed(context, record)),
  );
  const more = listed.games.slice(MAX_LISTED_GAMES).map((record) => ({ record, game: undefined }));
  return answer(gamesPanel([...shown, ...more], language));
}

/** Loads a game for the list; an unreadable game must not hide the others. */
async function loadListed(context: InteractionContext, record: GameRecord): Promise<Listed> {
  try {
    // The list shows only pending players, which is no secret of a sealed game.
    return { record, game: await context.services.queries.getGame(record.id) };
  } catch (error) {
    // Unreadable games are logged once, when they are first read.
    if (!(error instanceof CorruptGameError))
      context.log.error({ err: error, game: record.id }, 'failed to list a game');
    return { record, game: undefined };
  }
}

/** Finds the game of a suggestion that was typed in full instead of picked. */
async function findByLabel(context: InteractionContext, typed: string): Promise<Game | undefined> {
  const listed = await context.services.moderation.listGames(context.actor, context.guild);
  const suggestions = listed.ok ? gameSuggestions(listed.games, typed, context.language) : [];
  const id = suggestedValue(suggestions, typed);
  return id === undefined ? undefined : await findModeratedGame(context, id);
}

async function anywhere(context: InteractionContext, values: CommandValues, use: GameAction) {
  const named = values.text.game?.trim();
  if (named === undefined) {
    const here = await context.services.queries.getLatestSummary(context.channel);
    return here === undefined
      ? noGame(context)
      : await use(context, await withPosition(context, here), values);
  }
  const found = (await findModeratedGame(context, named)) ?? (await findByLabel(context, named));
  if (found === undefined) return textAnswer(textsFor(context)('noSuchGame', { typed: quoted(named) }));
  return await use(context, await withPosition(context, found), values);
}

/** Returns the game with its position, or as it is if that can't be read or is sealed. */
export async function withPosition(context: InteractionContext, outline: Game): Promise<Game> {
  try {
    return (await findGame(context, outline.record.id)) ?? outline;
  } catch (error) {
    if (error instanceof CorruptGameError || error instanceof ChallengeSealedError) return outline;
    throw error;
  }
}

async function inChannel(context: InteractionContext, values: CommandValues, use: GameAction) {
  const { subcommand: name = '' } = values;
  const fixed = () => answer(refusalPanel({ code: 'challengeFixed' }, context.language));
  let game: Game | undefined;
  try {
    game = await findLatestGame(context);
  } catch (error) {
    if (error instanceof ChallengeSealedError) {
      const outline = await context.services.queries.getLatestSummary(context.channel);
      if (outline === undefined) return noGame(context);
      if (isFixed(context, outline, name)) return fixed();
      if (BLIND_ACTIONS.includes(name)) return await use(context, outline, values);
    }
    if (!(error instanceof CorruptGameError)) throw error;
    context.log.error({ err: error }, 'failed to read a game');
    return answer(refusalPanel({ code: 'unreadable' }, context.language));
  }
  if (game === undefined) return noGame(context);
  return isFixed(context, game, name) ? fixed() : await use(context, game, values);
}

async function run(context: InteractionContext, values: CommandValues): Promise<Answer> {
  const { subcommand: name = '' } = values;
  // Checked first, so that other users get no confirmation for a forbidden action.
  if (!context.actor.moderator) return answer(refusalPanel({ code: 'notModerator' }, context.language));
  if (name === 'games') return await games(context);
  if (name === 'defaults') return await runDefaults(context, values);
  const far = ACTIONS_ANYWHERE.get(name);
  if (far !== undefined) return await anywhere(context, values, far);
  const near = ACTIONS.get(name);
  if (near !== undefined) return await inChannel(context, values, near);
  return unknownCommand(context);
}

/** Filters the seats suggested for an action; default: all. */
const SUGGESTED_SEATS: Readonly<Record<string, IsSeatPossible>> = {
  skip: ({ state }, seat) => state !== undefined && pendingSeats(state).includes(seat),
  act: ({ state }, seat) => state !== undefined && openDecisions(state).some((one) => one.seat === seat),
  standin: (game, seat) => memberAt(game, seat)?.conceded !== true,
  computer: (game, seat) => !isComputer(userAt(game, seat) ?? ''),
};

/** Filters the games suggested for an action; default: all. */
const SUGGESTED_GAMES: Readonly<Record<string, (record: GameRecord) => boolean>> = {
  cancel: (record) => !isSuspended(record),
  resume: (record) => record.paused || isSuspended(record),
  unseal: (record) => record.challenge !== undefined,
};

export const moderateCommands: readonly Command[] = [
  {
    data: DATA,
    run,
    async suggest(context, { subcommand: name }, option, typed) {
      if (option === 'zone') return zoneSuggestions(typed, context.services.now().getTime());
      if (option === 'game') {
        const listed = await context.services.moderation.listGames(context.actor, context.guild);
        if (!listed.ok) return [];
        const fitting = listed.games.filter((record) => SUGGESTED_GAMES[name ?? '']?.(record) ?? true);
        return gameSuggestions(fitting, typed, context.language);
      }
      const game = context.actor.moderator ? await findLatestGame(context) : undefined;
      if (game === undefined) return [];
      if (option === 'move') return moveSuggestions(game, typed, context.language);
      return seatSuggestions(game, typed, context.language, context.actor.user, SUGGESTED_SEATS[name ?? '']);
    },
  },
];
