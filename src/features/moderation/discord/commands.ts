/** Slash command `/mod`: moderators' actions on stalled games. The services check permissions. */
import { PermissionFlagsBits, type RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import { LEVELS } from '../../../ai/index.ts';
import {
  ChallengeSealedError,
  CorruptGameError,
  type Game,
  type GameRecord,
  isComputer,
  isSuspended,
  type Outcome,
  SPANS,
  type Span,
} from '../../../core/index.ts';
import {
  type About,
  groupData,
  languageOption,
  oneOf,
  somebody,
  subcommand,
  suggested,
  wordsFor,
} from '../../../discord/shared/command-data.ts';
import { LEVEL_CHOICES, newComputerName, SUBSTITUTE } from '../../../discord/shared/computer-names.ts';
import {
  findGame,
  findLatestGame,
  findModeratedGame,
  noGame,
  whenDone,
} from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  answer,
  type Command,
  type CommandValues,
  type InteractionContext,
} from '../../../discord/shared/interaction-context.ts';
import { plainName, quoted } from '../../../discord/shared/markup.ts';
import { note, text } from '../../../discord/shared/panel.ts';
import { memberAt, namesOf, wordsOf } from '../../../discord/shared/player-names.ts';
import { postedNote } from '../../../discord/shared/posted-note.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { findSeat, seatSuggestions } from '../../../discord/shared/seats.ts';
import { unsealPanel } from '../../../discord/shared/unseal.ts';
import type { Seat } from '../../../engine/index.ts';
import { botText, translator } from '../../../text/index.ts';
import { panelFor } from '../../play/discord/panels/index.ts';
import { hourOptions } from '../../settings/discord/commands.ts';
import { paceOption, runDefaults } from '../../settings/discord/guild-defaults.ts';
import { zoneSuggestions } from '../../settings/discord/hours.ts';
import { AS_DISCORD } from '../../settings/discord/language.ts';
import { findMove, gameSuggestions, moveSuggestions } from './choices.ts';
import { confirmCancelPanel, gamesPanel, type Listed, MAX_LISTED_GAMES } from './panels.ts';
import { askReplace } from './replace.ts';
import { skipPanel, skipRefusal } from './skip.ts';
import { askToSuspend, resume } from './suspend.ts';
import { askUndo } from './undo.ts';

/** Lets moderators name a game whose channel may be gone. */
const gameOption = suggested('game', 'modGame', false);
const seatOption = suggested('seat', 'modSeat', true);

const person = somebody('user', 'modUser', true);
const level = oneOf('level', 'computerLevel', wordsFor(LEVEL_CHOICES));
const span = oneOf(
  'span',
  'computerSpan',
  wordsFor({ turn: 'modTurn', while: 'modWhile', good: 'modGood' } satisfies Record<Span, About>),
);

const DATA: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  ...groupData('mod', 'mod', [
    subcommand('pause', 'modPause'),
    subcommand('resume', 'modResume', gameOption),
    subcommand('remind', 'modRemind'),
    subcommand('skip', 'modSkip', seatOption),
    subcommand('act', 'modAct', seatOption),
    subcommand('replace', 'modReplace', seatOption, person),
    subcommand('standin', 'modStandIn', seatOption, person),
    subcommand('computer', 'modComputer', seatOption, { ...span, required: true }, level),
    subcommand('aside', 'modAside'),
    subcommand('undo', 'modUndo', suggested('move', 'modMove', true)),
    subcommand('cancel', 'modCancel', gameOption),
    subcommand('export', 'modExport', gameOption),
    subcommand('games', 'modGames'),
    subcommand(
      'defaults',
      'modDefaults',
      ...hourOptions,
      paceOption,
      languageOption('modLanguage', { [AS_DISCORD]: 'languageDiscord' }),
    ),
  ]),
  // Only a default that servers can change; services check every action.
  default_member_permissions: String(PermissionFlagsBits.ManageChannels),
};

type ModeratorAction = (visit: InteractionContext, game: Game, values: CommandValues) => Promise<Answer>;

/** Returns the text function for a moderator; with a game, its seats can be named. */
const textsFor = (visit: InteractionContext, game?: Game) =>
  translator('moderation', game === undefined ? visit.language : wordsOf(game, visit.language));

const textAnswer = (text: string): Answer => answer(note(text));

/** Creates an action that needs only the game. */
const simple =
  (
    use: (visit: InteractionContext, id: string) => Promise<Outcome>,
    done: (visit: InteractionContext) => Answer,
  ): ModeratorAction =>
  async (visit, game) =>
    whenDone(visit, await use(visit, game.record.id), () => done(visit), game);

/** Creates an action for one seat; an unknown seat is answered with the existing ones. */
const forSeat =
  (
    use: (visit: InteractionContext, game: Game, seat: Seat, values: CommandValues) => Promise<Answer>,
  ): ModeratorAction =>
  async (visit, game, values) => {
    if (game.record.status === 'lobby') {
      return answer(refusalPanel({ code: 'notStarted' }, visit.language, game));
    }
    const typed = values.text.seat ?? '';
    const seat = findSeat(game, typed, visit.language);
    if (seat !== undefined) return await use(visit, game, seat, values);
    const seats = namesOf(game).map(plainName).join(', ');
    return textAnswer(textsFor(visit)('noSuchSeat', { typed: quoted(typed), seats }));
  };

const skip = forSeat(async (visit, game, seat) => {
  const panel = skipPanel(game, seat, visit.language);
  return answer(panel ?? refusalPanel({ code: skipRefusal(game) }, visit.language, game));
});

const act = forSeat(async (visit, game, seat) => {
  if (game.record.status !== 'playing') return answer(refusalPanel({ code: 'over' }, visit.language, game));
  const message = botText('moderation', 'seatIsOpen', { seat }, wordsOf(game, visit.language));
  return answer(panelFor(game, seat, visit.language, [message]));
});

const replace = forSeat(async (visit, game, seat, { user }) => {
  const person = user.user;
  if (person === undefined) return answer(note(botText('refusals', 'badInput', {}, visit.language)));
  const name = plainName(person.name);
  if (person.bot) return textAnswer(textsFor(visit)('botsCannotPlay', { name }));
  return askReplace(visit, game, seat, { user: person.id, name: person.name });
});

const standIn = forSeat(async (visit, game, seat, values) => {
  // Computers do not return: a replacement takes the seat directly.
  if (isComputer(memberAt(game, seat)?.user ?? '')) return await replace(visit, game, values);
  const person = values.user.user;
  if (person === undefined) return answer(note(botText('refusals', 'badInput', {}, visit.language)));
  const name = plainName(person.name);
  if (person.bot) return textAnswer(textsFor(visit)('botsCannotPlay', { name }));
  const who = { user: person.id, name: person.name };
  const outcome = await visit.app.moderation.assignSubstitute(visit.actor, game.record.id, seat, who);
  if (!outcome.ok && outcome.refusal.code === 'alreadyMember')
    return textAnswer(textsFor(visit)('alreadySits', { name }));
  return whenDone(visit, outcome, () => answer(postedNote(visit.language)), game);
});

/** Lets a computer play a seat. */
const computer = forSeat(
  async (visit, game, seat, { text: { span: long, level: typedLevel = SUBSTITUTE } }) => {
    const assignment = {
      span: SPANS.find((one) => one === long),
      level: LEVELS.find((one) => one === typedLevel),
    };
    if (assignment.span === undefined || assignment.level === undefined) {
      return textAnswer(botText('refusals', 'badInput', {}, visit.language));
    }
    const { id } = game.record;
    const name = newComputerName(game);
    const outcome = await visit.app.computers.assignComputer(visit.actor, id, {
      seat,
      name,
      span: assignment.span,
      level: assignment.level,
    });
    if (!outcome.ok && outcome.refusal.code === 'stoodIn') {
      const data = { seat, name: plainName(outcome.refusal.by) };
      return textAnswer(textsFor(visit, game)('alreadyPlays', data));
    }
    return whenDone(visit, outcome, () => answer(postedNote(visit.language)), game);
  },
);

const undo: ModeratorAction = async (visit, game, { text: typed }) => {
  const most = game.moves.length;
  if (most === 0) return textAnswer(textsFor(visit)('noMoves'));
  const move = findMove(typed.move ?? '');
  if (move === undefined || move > most) {
    return textAnswer(textsFor(visit)('noSuchMove', { typed: quoted(typed.move ?? ''), most }));
  }
  return await askUndo(visit, game, move - 1);
};

export const exportGame = async (
  visit: InteractionContext,
  game: Game,
  above: readonly string[] = [],
): Promise<Answer> => {
  const { id, status, sealed, players } = game.record;
  const live = status === 'playing' || status === 'lobby';
  const secret = sealed !== undefined ? 'week' : live ? 'game' : 'other';
  const message = botText('moderation', 'exported', { secret }, visit.language);
  const outcome = await visit.app.moderation.exportGame(visit.actor, id);
  if (!outcome.ok && outcome.refusal.code === 'challengeSealed' && sealed !== undefined) {
    const about = { game: id, until: sealed, alone: players === 1 };
    return answer(unsealPanel(about, 'export', visit.language));
  }
  return whenDone(
    visit,
    outcome,
    ({ json }) =>
      answer({ parts: [text(...above, message), { kind: 'file', name: `${id}.json`, text: json }] }),
    game,
  );
};

const cancel: ModeratorAction = async (visit, game) => {
  const { status } = game.record;
  if (status !== 'lobby' && status !== 'playing') {
    return answer(refusalPanel({ code: 'over' }, visit.language, game));
  }
  return answer(confirmCancelPanel(game, visit.language));
};

const ACTIONS: ReadonlyMap<string, ModeratorAction> = new Map(
  Object.entries({
    pause: simple(
      ({ app, actor }, id) => app.moderation.pause(actor, id),
      ({ language }) => answer(postedNote(language)),
    ),
    remind: simple(
      ({ app, actor }, id) => app.moderation.remindAll(actor, id),
      (visit) => textAnswer(textsFor(visit)('reminded')),
    ),
    skip,
    act,
    replace,
    standin: standIn,
    computer,
    aside: async (visit, game) => askToSuspend(visit, game),
    undo,
  }),
);

/** Actions on any game of the server, even if its channel is gone or has another game. */
const ACTIONS_ANYWHERE: ReadonlyMap<string, ModeratorAction> = new Map(
  Object.entries({
    cancel,
    resume,
    export: (visit: InteractionContext, game: Game) => exportGame(visit, game),
  }),
);

/** Actions that show nothing of a game, so that moderators can use them on sealed games. */
const BLIND_ACTIONS: readonly string[] = ['pause', 'resume', 'remind', 'aside'];

async function games(visit: InteractionContext): Promise<Answer> {
  const { app, actor, guild, language } = visit;
  const listed = await app.moderation.listGames(actor, guild);
  if (!listed.ok) return answer(refusalPanel(listed.refusal, language));
  const shown = await Promise.all(
    listed.games.slice(0, MAX_LISTED_GAMES).map((record) => loadListed(visit, record)),
  );
  const more = listed.games.slice(MAX_LISTED_GAMES).map((record) => ({ record, game: undefined }));
  return answer(gamesPanel([...shown, ...more], language));
}

/** Loads a game for the list; an unreadable game must not hide the others. */
async function loadListed(visit: InteractionContext, record: GameRecord): Promise<Listed> {
  try {
    // The list shows only pending players, which is no secret of a sealed game.
    return { record, game: await visit.app.queries.getGame(record.id) };
  } catch (error) {
    visit.log.error({ err: error, game: record.id }, 'a game could not be listed');
    return { record, game: undefined };
  }
}

/** Applies an action to the named game, or to the channel's. */
async function anywhere(
  visit: InteractionContext,
  values: CommandValues,
  use: ModeratorAction,
): Promise<Answer> {
  const named = values.text.game?.trim();
  if (named === undefined) {
    const here = await visit.app.queries.getLatestSummary(visit.channel);
    return here === undefined ? noGame(visit) : await use(visit, await withPosition(visit, here), values);
  }
  const found = await findModeratedGame(visit, named);
  if (found === undefined) return textAnswer(textsFor(visit)('noSuchGame', { typed: quoted(named) }));
  return await use(visit, await withPosition(visit, found), values);
}

/** Returns the game with its position, if available. */
async function withPosition(visit: InteractionContext, outline: Game): Promise<Game> {
  try {
    return (await findGame(visit, outline.record.id)) ?? outline;
  } catch (error) {
    if (error instanceof CorruptGameError || error instanceof ChallengeSealedError) return outline;
    throw error;
  }
}

/** Applies an action to the channel's game, unless it is unreadable. */
async function inChannel(
  visit: InteractionContext,
  values: CommandValues,
  use: ModeratorAction,
): Promise<Answer> {
  let game: Game | undefined;
  try {
    game = await findLatestGame(visit);
  } catch (error) {
    if (error instanceof ChallengeSealedError && BLIND_ACTIONS.includes(values.subcommand ?? '')) {
      const outline = await visit.app.queries.getLatestSummary(visit.channel);
      return outline === undefined ? noGame(visit) : await use(visit, outline, values);
    }
    if (!(error instanceof CorruptGameError)) throw error;
    visit.log.error({ err: error }, 'a game cannot be read');
    return answer(refusalPanel({ code: 'unreadable' }, visit.language));
  }
  return game === undefined ? noGame(visit) : await use(visit, game, values);
}

async function run(visit: InteractionContext, values: CommandValues): Promise<Answer> {
  const { subcommand: name = '' } = values;
  // Checked first, so that other users get no confirmation for a forbidden action.
  if (!visit.actor.moderator) return answer(refusalPanel({ code: 'notModerator' }, visit.language));
  if (name === 'games') return await games(visit);
  if (name === 'defaults') return await runDefaults(visit, values);
  const far = ACTIONS_ANYWHERE.get(name);
  if (far !== undefined) return await anywhere(visit, values, far);
  const near = ACTIONS.get(name);
  if (near !== undefined) return await inChannel(visit, values, near);
  return answer(note(botText('refusals', 'unknownCommand', {}, visit.language)));
}

/** Filters the games suggested for an action; default: all. */
const SUGGESTED: Readonly<Record<string, (record: GameRecord) => boolean>> = {
  cancel: (record) => !isSuspended(record),
  resume: (record) => record.paused || isSuspended(record),
};

export const moderateCommands: readonly Command[] = [
  {
    data: DATA,
    run,
    async suggest(visit, { subcommand: name }, option, typed) {
      if (option === 'zone') return zoneSuggestions(typed, visit.app.now().getTime());
      if (option === 'game') {
        const listed = await visit.app.moderation.listGames(visit.actor, visit.guild);
        if (!listed.ok) return [];
        const fitting = listed.games.filter((record) => SUGGESTED[name ?? '']?.(record) ?? true);
        return gameSuggestions(fitting, typed, visit.language);
      }
      const game = visit.actor.moderator ? await findLatestGame(visit) : undefined;
      if (game === undefined) return [];
      return option === 'move'
        ? moveSuggestions(game, typed, visit.language)
        : seatSuggestions(game, typed, visit.language);
    },
  },
];
