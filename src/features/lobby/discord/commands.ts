/** The slash command /game: opening, joining, beginning, looking, giving up. */
import type { Game, Wish } from '../../../core/index.ts';
import { latestHere, liveHere, noGame, whenDone } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  answer,
  type Command,
  type CommandValues,
  type Visit,
} from '../../../discord/shared/interaction-context.ts';
import { channelLink } from '../../../discord/shared/markup.ts';
import { note } from '../../../discord/shared/panel.ts';
import { hostName } from '../../../discord/shared/player-names.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { letAllIn, letIn, letInHere, letOut } from '../../../discord/shared/threads.ts';
import { languageFor, phrase } from '../../../text/index.ts';
import { GAME_DATA } from './command-definition.ts';
import { abandonPanel, concedePanel } from './confirmations.ts';
import { droppedLines } from './presets.ts';
import { rematchPanel } from './rematch.ts';
import { changeOptions, suggestOption, wishOf } from './settings-input.ts';
import { statusPanel } from './status.ts';

/** Told to the user alone. */
const said = ({ language }: Visit, key: 'joined' | 'left' | 'started', host = '') =>
  note(phrase('lobby', key, { host }, language));

const refusedFor = (visit: Visit, code: 'notMember' | 'over', game: Game): Answer =>
  answer(refusalPanel({ code }, visit.language, game));

async function open(visit: Visit, values: CommandValues): Promise<Answer> {
  const { app, guild, channel } = visit;
  const wished = wishOf(values, [], visit.language);
  if (!wished.ok) return wished.answer;
  const usual = languageFor((await app.server(guild)).language, visit.serverLocale);
  const wish = { language: usual, ...wished.wish };
  if (values.flag.thread === true) return await openInThread(visit, wish);
  const outcome = await app.create(visit.actor, { guild, channel }, wish);
  return whenDone(visit, outcome, (done) => {
    const key = done.game.record.players === 1 ? 'openedSolo' : 'opened';
    const told = phrase('lobby', key, {}, visit.language);
    return answer(note(told, ...droppedLines(done, visit.language)));
  });
}

/** Opens a thread, and the lobby in it; or says what is in the way. */
async function openInThread(visit: Visit, wish: Wish): Promise<Answer> {
  const { app, actor, guild, language } = visit;
  const told = (...lines: string[]) => answer(note(...lines));
  const opened = await visit.openThread(phrase('lobby', 'threadName', { host: actor.name }, wish.language));
  if (opened.kind === 'notHere') return told(phrase('lobby', 'noThreadHere', {}, language));
  if (opened.kind === 'tooMany') return told(phrase('refusals', 'tooManyThreads', {}, language));
  if (opened.kind === 'missing') {
    return told(phrase('lobby', 'noThread', { missing: opened.permissions }, language));
  }
  const outcome = await app.create(actor, { guild, channel: opened.channel }, wish);
  if (outcome.ok) await letIn(visit, opened.channel);
  return whenDone(visit, outcome, (done) =>
    told(
      phrase('lobby', 'inThread', { thread: channelLink(opened.channel) }, language),
      ...droppedLines(done, language),
    ),
  );
}

async function join(visit: Visit, { flag }: CommandValues, game: Game): Promise<Answer> {
  let outcome = await visit.app.join(visit.actor, game.record.id);
  if (outcome.ok) await letInHere(visit);
  if (outcome.ok && flag.newcomer !== undefined) {
    outcome = await visit.app.markNewcomer(visit.actor, game.record.id, flag.newcomer);
  }
  const done = ({ game: now }: { game: Game }) => answer(said(visit, 'joined', hostName(now.record)));
  return whenDone(visit, outcome, done, game);
}

async function leave(visit: Visit, _: CommandValues, game: Game): Promise<Answer> {
  const outcome = await visit.app.leave(visit.actor, game.record.id);
  if (outcome.ok) await letOut(visit, game.record);
  return whenDone(visit, outcome, () => answer(said(visit, 'left')), game);
}

async function start(visit: Visit, _: CommandValues, game: Game): Promise<Answer> {
  const outcome = await visit.app.start(visit.actor, game.record.id);
  if (outcome.ok) await letAllIn(visit, game.record);
  return whenDone(visit, outcome, () => answer(said(visit, 'started')), game);
}

async function abandon(visit: Visit, _: CommandValues, game: Game): Promise<Answer> {
  const { members, status, host } = game.record;
  const { user, moderator } = visit.actor;
  if (status === 'lobby') {
    // A lobby is its host's, or a moderator's, to close; both need no seat in it.
    return user === host || moderator
      ? answer(abandonPanel(game, visit.language, user))
      : answer(refusalPanel({ code: 'notHost', host }, visit.language, game));
  }
  if (!members.some((member) => member.user === user)) return refusedFor(visit, 'notMember', game);
  return answer(abandonPanel(game, visit.language, user));
}

async function concede(visit: Visit, _: CommandValues, game: Game): Promise<Answer> {
  const { members, status } = game.record;
  const member = members.find(({ user }) => user === visit.actor.user);
  if (member === undefined) return refusedFor(visit, 'notMember', game);
  if (status === 'lobby') return answer(refusalPanel({ code: 'notStarted' }, visit.language, game));
  if (member.conceded) return answer(refusalPanel({ code: 'conceded' }, visit.language, game));
  return answer(concedePanel(game, visit.language, visit.actor.user));
}

/** Asks the others to stop the clocks; at once for who plays alone. */
async function pause(visit: Visit, _: CommandValues, game: Game): Promise<Answer> {
  const outcome = await visit.app.halt(visit.actor, game.record.id);
  const told = (done: boolean) =>
    note(phrase('clock', done ? 'breakBegun' : 'breakAsked', {}, visit.language));
  return whenDone(visit, outcome, ({ done }) => answer(told(done)), game);
}

async function resume(visit: Visit, _: CommandValues, game: Game): Promise<Answer> {
  const outcome = await visit.app.goOn(visit.actor, game.record.id);
  return whenDone(
    visit,
    outcome,
    () => answer(note(phrase('clock', 'wentOnNote', {}, visit.language))),
    game,
  );
}

async function rematch(visit: Visit): Promise<Answer> {
  const game = await latestHere(visit);
  if (game === undefined) return noGame(visit);
  const outcome = await visit.app.rematch(visit.actor, game.record.id);
  return whenDone(visit, outcome, (done) => answer(rematchPanel(done.game, visit.language)), game);
}

async function status(visit: Visit): Promise<Answer> {
  const game = await latestHere(visit);
  return game === undefined ? noGame(visit) : answer(statusPanel(game, visit.actor.user, visit.language));
}

/** What is done to the live game of the channel. */
const TO_LIVE_GAME: ReadonlyMap<
  string,
  (visit: Visit, values: CommandValues, game: Game) => Promise<Answer>
> = new Map(Object.entries({ join, leave, start, pause, resume, abandon, concede, options: changeOptions }));

/** What is done before a game. */
const IN_LOBBY: readonly string[] = ['join', 'leave', 'start', 'options'];

async function run(visit: Visit, values: CommandValues): Promise<Answer> {
  const { subcommand = '' } = values;
  if (subcommand === 'new') return await open(visit, values);
  if (subcommand === 'rematch') return await rematch(visit);
  if (subcommand === 'status') return await status(visit);
  const act = TO_LIVE_GAME.get(subcommand);
  if (act === undefined) return answer(note(phrase('refusals', 'unknownCommand', {}, visit.language)));
  const game = await liveHere(visit);
  if (game !== undefined) return await act(visit, values, game);
  const last = await latestHere(visit);
  if (last === undefined) return noGame(visit);
  if (IN_LOBBY.includes(subcommand)) return answer(note(phrase('lobby', 'noLobby', {}, visit.language)));
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
