import {
  forbidden,
  type Game,
  isSuspended,
  type LobbySettings,
  memberOf,
  whyOver,
} from '../../../core/index.ts';
import {
  findActiveGame,
  findLatestGame,
  noGame,
  unknownCommand,
  whenDone,
} from '../../../discord/shared/find-game.ts';
import { type GameAction, onGame } from '../../../discord/shared/game-commands.ts';
import {
  type Answer,
  answer,
  type Command,
  type CommandValues,
  type InteractionContext,
  type ThreadResult,
} from '../../../discord/shared/interaction-context.ts';
import { ago, channelLink } from '../../../discord/shared/markup.ts';
import { note } from '../../../discord/shared/panel.ts';
import { hostName } from '../../../discord/shared/player-names.ts';
import { postedNote } from '../../../discord/shared/posted-note.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { tableLanguage } from '../../../discord/shared/table-language.ts';
import {
  addToThisThread,
  addToThread,
  removeFromThread,
  unlessOutside,
} from '../../../discord/shared/threads.ts';
import { botText, translator } from '../../../text/index.ts';
import { openReview, suggestReviewed } from '../../coach/discord/review-command.ts';
import { answerOpenRequest } from '../../play/discord/consent.ts';
import { moveHere, suggestMove } from '../../relocation/discord/move.ts';
import { changePage, pagePanel } from '../../web-page/discord/panel.ts';
import { PAGE_CHANGES } from '../../web-page/index.ts';
import { closeLobby } from './close-lobby.ts';
import { GAME_DATA } from './command-definition.ts';
import { askToAbandon, askToConcede, askToLeave } from './confirmations.ts';
import { pause } from './more.ts';
import { droppedLines } from './presets.ts';
import { rematchPanel } from './rematch.ts';
import { removeNamed, suggestRemoval } from './remove-routes.ts';
import { changeOptions, lobbySettingsFrom, suggestOption } from './settings-input.ts';
import { statusPanel } from './status.ts';

async function open(context: InteractionContext, values: CommandValues): Promise<Answer> {
  const { services, guild, channel } = context;
  const parsed = lobbySettingsFrom(values, [], context.language);
  if (!parsed.ok) return parsed.answer;
  const settings = { language: await tableLanguage(context), ...parsed.settings };
  if (values.flag.thread === true) return await openInThread(context, settings);
  const outcome = await services.lobby.create(context.actor, { guild, channel }, settings);
  return whenDone(context, outcome, (done) => {
    const key = done.game.record.players === 1 ? 'openedSolo' : 'opened';
    const message = botText('lobby', key, {}, context.language);
    return answer(note(message, ...droppedLines(done, context.language)));
  });
}

/** Opens a thread with the lobby in it, or explains why it cannot. */
async function openInThread(context: InteractionContext, settings: LobbySettings): Promise<Answer> {
  const { services, actor, guild, language } = context;
  const name = botText('lobby', 'threadName', { host: actor.name }, settings.language);
  let opened: ThreadResult | undefined;
  const room = async () => {
    opened = await context.openThread(name);
    return opened.kind === 'opened' ? opened.channel : undefined;
  };
  const outcome = await services.lobby.create(actor, { guild, channel: room }, settings);
  if (!outcome.ok && outcome.refusal.code === 'noRoom') return answer(note(noThread(opened, language)));
  if (!outcome.ok && outcome.refusal.code === 'tooSoon') {
    const until = ago(new Date(outcome.refusal.until));
    return answer(note(botText('lobby', 'threadLater', { until }, language)));
  }
  if (outcome.ok) await addToThread(context, outcome.game.record.channel);
  return whenDone(context, outcome, (done) => {
    const thread = channelLink(done.game.record.channel);
    return answer(note(botText('lobby', 'inThread', { thread }, language), ...droppedLines(done, language)));
  });
}

/** Explains why no thread could be opened. */
function noThread(opened: ThreadResult | undefined, language: string): string {
  const t = translator('lobby', language);
  if (opened?.kind === 'notAllowed') return t('noThreadForYou');
  if (opened?.kind === 'tooMany') return botText('refusals', 'tooManyThreads', {}, language);
  return opened?.kind === 'missing' ? t('noThread', { missing: opened.permissions }) : t('noThreadHere');
}

const join: GameAction = async (context, game, { flag: { newcomer } }) => {
  const { services, actor, language } = context;
  let outcome = await services.lobby.join(actor, game.record.id);
  if (outcome.ok) await addToThisThread(context);
  // Members can say it, too.
  const isIn = outcome.ok || outcome.refusal.code === 'alreadyMember';
  if (isIn && newcomer !== undefined) {
    const isSo = memberOf(game.record, actor.user)?.newcomer === newcomer;
    outcome = isSo ? { ok: true, game } : await services.lobby.setNewcomer(actor, game.record.id, newcomer);
  }
  const t = translator('lobby', language);
  const done = ({ game: now }: { game: Game }) => {
    const marked = newcomer === undefined ? [] : [t('newcomerNow', { newcomer })];
    return answer(note(t('joined', { host: hostName(now.record) }), ...marked));
  };
  return whenDone(context, outcome, done, game);
};

/** Leaves a lobby; once the game has started, offers what is possible instead. */
const leave: GameAction = async (context, game) => {
  if (game.record.status === 'playing') return askToLeave(context, game);
  const outcome = await context.services.lobby.leave(context.actor, game.record.id);
  if (outcome.ok) await removeFromThread(context, game.record);
  return whenDone(context, outcome, () => answer(note(botText('lobby', 'left', {}, context.language))), game);
};

const start: GameAction = async (context, game) => {
  const outcome = await context.services.lobby.start(context.actor, game.record.id);
  if (outcome.ok) await closeLobby(context, outcome.game);
  return whenDone(context, outcome, () => answer(postedNote(context, game.record)), game);
};

const resume: GameAction = async (context, game) => {
  const outcome = await context.services.clocks.resumeClocks(context.actor, game.record.id);
  const done = () => answer(note(botText('clock', 'wentOnNote', {}, context.language)));
  return whenDone(context, outcome, done, game);
};

const rematch: GameAction = async (context, game) => {
  const outcome = await context.services.lobby.rematch(context.actor, game.record.id);
  return whenDone(context, outcome, (done) => answer(rematchPanel(done, context.language)), game);
};

const page: GameAction = async (context, game, { text: { what } }) => {
  const change = PAGE_CHANGES.find((one) => one === what);
  return change === undefined
    ? answer(await pagePanel(context, game))
    : await changePage(context, game, change);
};

const actOnLatest = onGame(
  findLatestGame,
  new Map<string, GameAction>([
    ['rematch', rematch],
    ['page', page],
    ['status', (context, game) => answer(statusPanel(game, context.actor.user, context.language))],
  ]),
);

const ACTIVE_GAME_COMMANDS: ReadonlyMap<string, GameAction> = new Map<string, GameAction>([
  ['join', join],
  ['leave', leave],
  ['start', start],
  ['pause', pause],
  ['resume', resume],
  ['abandon', (context, game) => askToAbandon(context, game)],
  ['concede', askToConcede],
  ['remove', removeNamed],
  ['options', changeOptions],
]);

/** Without `leave`, which also ends a seat in a game. */
const LOBBY_COMMANDS: readonly string[] = ['join', 'start', 'remove', 'options'];

async function run(context: InteractionContext, values: CommandValues): Promise<Answer> {
  const { subcommand = '' } = values;
  if (subcommand === 'new') return await unlessOutside(context, () => open(context, values));
  if (subcommand === 'rematch') return await unlessOutside(context, () => actOnLatest(context, values));
  if (subcommand === 'page' || subcommand === 'status') return await actOnLatest(context, values);
  if (subcommand === 'review') return await openReview(context, values);
  if (subcommand === 'move') return await unlessOutside(context, () => moveHere(context, values));
  if (subcommand === 'answer') return await answerOpenRequest(context, values);
  const act = ACTIVE_GAME_COMMANDS.get(subcommand);
  if (act === undefined) return unknownCommand(context);
  const game = await findActiveGame(context);
  if (game !== undefined) return await act(context, game, values);
  const last = await findLatestGame(context);
  if (last === undefined) return noGame(context);
  if (LOBBY_COMMANDS.includes(subcommand)) {
    const rematch =
      !isSuspended(last.record) && forbidden('rematch', context.actor, last.record) === undefined;
    return answer(note(botText('lobby', 'noLobby', { rematch }, context.language)));
  }
  return answer(refusalPanel(whyOver(last.record), context.language, last));
}

export const gameCommands: readonly Command[] = [
  {
    data: GAME_DATA,
    run,
    async suggest(context, { subcommand }, option, typed) {
      if (option === 'name') return await suggestRemoval(context, typed);
      if (option === 'game')
        return await (subcommand === 'review' ? suggestReviewed : suggestMove)(context, typed);
      return option === 'switch' ? await suggestOption(context, typed) : [];
    },
  },
];
