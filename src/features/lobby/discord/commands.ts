/** Slash command `/game`: create, join, start, view and abandon games. */
import type { Game, LobbySettings } from '../../../core/index.ts';
import { findActiveGame, findLatestGame, noGame, whenDone } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  answer,
  type Command,
  type CommandValues,
  type InteractionContext,
} from '../../../discord/shared/interaction-context.ts';
import { channelLink } from '../../../discord/shared/markup.ts';
import { note } from '../../../discord/shared/panel.ts';
import { hostName } from '../../../discord/shared/player-names.ts';
import { postedNote } from '../../../discord/shared/posted-note.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import {
  addAllToThread,
  addToThisThread,
  addToThread,
  removeFromThread,
} from '../../../discord/shared/threads.ts';
import { botText, languageFor } from '../../../text/index.ts';
import { GAME_DATA } from './command-definition.ts';
import { abandonPanel, concedePanel } from './confirmations.ts';
import { droppedLines } from './presets.ts';
import { rematchPanel } from './rematch.ts';
import { changeOptions, lobbySettingsFrom, suggestOption } from './settings-input.ts';
import { statusPanel } from './status.ts';

const confirmation = ({ language }: InteractionContext, key: 'joined' | 'left', host = '') =>
  note(botText('lobby', key, { host }, language));

const refusedFor = (visit: InteractionContext, code: 'notMember' | 'over', game: Game): Answer =>
  answer(refusalPanel({ code }, visit.language, game));

async function open(visit: InteractionContext, values: CommandValues): Promise<Answer> {
  const { app, guild, channel } = visit;
  const parsed = lobbySettingsFrom(values, [], visit.language);
  if (!parsed.ok) return parsed.answer;
  const usual = languageFor((await app.settings.getGuild(guild)).language, visit.serverLocale);
  const settings = { language: usual, ...parsed.settings };
  if (values.flag.thread === true) return await openInThread(visit, settings);
  const outcome = await app.lobby.create(visit.actor, { guild, channel }, settings);
  return whenDone(visit, outcome, (done) => {
    const key = done.game.record.players === 1 ? 'openedSolo' : 'opened';
    const message = botText('lobby', key, {}, visit.language);
    return answer(note(message, ...droppedLines(done, visit.language)));
  });
}

/** Opens a thread with the lobby in it, or explains why it cannot. */
async function openInThread(visit: InteractionContext, settings: LobbySettings): Promise<Answer> {
  const { app, actor, guild, language } = visit;
  const refuse = (...lines: string[]) => answer(note(...lines));
  const opened = await visit.openThread(
    botText('lobby', 'threadName', { host: actor.name }, settings.language),
  );
  if (opened.kind === 'notHere') return refuse(botText('lobby', 'noThreadHere', {}, language));
  if (opened.kind === 'tooMany') return refuse(botText('refusals', 'tooManyThreads', {}, language));
  if (opened.kind === 'missing') {
    return refuse(botText('lobby', 'noThread', { missing: opened.permissions }, language));
  }
  const outcome = await app.lobby.create(actor, { guild, channel: opened.channel }, settings);
  if (outcome.ok) await addToThread(visit, opened.channel);
  return whenDone(visit, outcome, (done) =>
    refuse(
      botText('lobby', 'inThread', { thread: channelLink(opened.channel) }, language),
      ...droppedLines(done, language),
    ),
  );
}

async function join(visit: InteractionContext, { flag }: CommandValues, game: Game): Promise<Answer> {
  let outcome = await visit.app.lobby.join(visit.actor, game.record.id);
  if (outcome.ok) await addToThisThread(visit);
  if (outcome.ok && flag.newcomer !== undefined) {
    outcome = await visit.app.lobby.setNewcomer(visit.actor, game.record.id, flag.newcomer);
  }
  const done = ({ game: now }: { game: Game }) => answer(confirmation(visit, 'joined', hostName(now.record)));
  return whenDone(visit, outcome, done, game);
}

async function leave(visit: InteractionContext, _: CommandValues, game: Game): Promise<Answer> {
  const outcome = await visit.app.lobby.leave(visit.actor, game.record.id);
  if (outcome.ok) await removeFromThread(visit, game.record);
  return whenDone(visit, outcome, () => answer(confirmation(visit, 'left')), game);
}

async function start(visit: InteractionContext, _: CommandValues, game: Game): Promise<Answer> {
  const outcome = await visit.app.lobby.start(visit.actor, game.record.id);
  if (outcome.ok) await addAllToThread(visit, game.record);
  return whenDone(visit, outcome, () => answer(postedNote(visit.language)), game);
}

async function abandon(visit: InteractionContext, _: CommandValues, game: Game): Promise<Answer> {
  const { members, status, host } = game.record;
  const { user, moderator } = visit.actor;
  if (status === 'lobby') {
    // Only the host or a moderator can close a lobby; neither needs a seat in it.
    return user === host || moderator
      ? answer(abandonPanel(game, visit.language, user))
      : answer(refusalPanel({ code: 'notHost', host }, visit.language, game));
  }
  if (!members.some((member) => member.user === user)) return refusedFor(visit, 'notMember', game);
  return answer(abandonPanel(game, visit.language, user));
}

async function concede(visit: InteractionContext, _: CommandValues, game: Game): Promise<Answer> {
  const { members, status } = game.record;
  const member = members.find(({ user }) => user === visit.actor.user);
  if (member === undefined) return refusedFor(visit, 'notMember', game);
  if (status === 'lobby') return answer(refusalPanel({ code: 'notStarted' }, visit.language, game));
  if (member.conceded) return answer(refusalPanel({ code: 'conceded' }, visit.language, game));
  return answer(concedePanel(game, visit.language, visit.actor.user));
}

/** Asks the others to pause the clocks; takes effect immediately for a solo player. */
async function pause(visit: InteractionContext, _: CommandValues, game: Game): Promise<Answer> {
  const outcome = await visit.app.clocks.pauseClocks(visit.actor, game.record.id);
  const confirmation = (done: boolean) =>
    note(botText('clock', done ? 'breakBegun' : 'breakAsked', {}, visit.language));
  return whenDone(visit, outcome, ({ done }) => answer(confirmation(done)), game);
}

async function resume(visit: InteractionContext, _: CommandValues, game: Game): Promise<Answer> {
  const outcome = await visit.app.clocks.resumeClocks(visit.actor, game.record.id);
  return whenDone(
    visit,
    outcome,
    () => answer(note(botText('clock', 'wentOnNote', {}, visit.language))),
    game,
  );
}

async function rematch(visit: InteractionContext): Promise<Answer> {
  const game = await findLatestGame(visit);
  if (game === undefined) return noGame(visit);
  const outcome = await visit.app.lobby.rematch(visit.actor, game.record.id);
  return whenDone(visit, outcome, (done) => answer(rematchPanel(done.game, visit.language)), game);
}

async function status(visit: InteractionContext): Promise<Answer> {
  const game = await findLatestGame(visit);
  return game === undefined ? noGame(visit) : answer(statusPanel(game, visit.actor.user, visit.language));
}

/** Subcommands for the channel's active game. */
const ACTIVE_GAME_COMMANDS: ReadonlyMap<
  string,
  (visit: InteractionContext, values: CommandValues, game: Game) => Promise<Answer>
> = new Map(Object.entries({ join, leave, start, pause, resume, abandon, concede, options: changeOptions }));

/** Subcommands for a lobby. */
const LOBBY_COMMANDS: readonly string[] = ['join', 'leave', 'start', 'options'];

async function run(visit: InteractionContext, values: CommandValues): Promise<Answer> {
  const { subcommand = '' } = values;
  if (subcommand === 'new') return await open(visit, values);
  if (subcommand === 'rematch') return await rematch(visit);
  if (subcommand === 'status') return await status(visit);
  const act = ACTIVE_GAME_COMMANDS.get(subcommand);
  if (act === undefined) return answer(note(botText('refusals', 'unknownCommand', {}, visit.language)));
  const game = await findActiveGame(visit);
  if (game !== undefined) return await act(visit, values, game);
  const last = await findLatestGame(visit);
  if (last === undefined) return noGame(visit);
  if (LOBBY_COMMANDS.includes(subcommand))
    return answer(note(botText('lobby', 'noLobby', {}, visit.language)));
  return refusedFor(visit, 'over', last);
}

export const gameCommands: readonly Command[] = [
  {
    data: GAME_DATA,
    run,
    suggest: async (visit, _values, option, typed) =>
      option === 'switch' ? await suggestOption(visit, typed) : [],
  },
];
