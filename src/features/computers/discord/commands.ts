import { LEVELS, type Level } from '../../../ai/index.ts';
import { forbidden, type Game, SPANS, type Span } from '../../../core/index.ts';
import {
  choicesOf,
  groupData,
  oneOf,
  subcommand,
  suggested,
  sureOption,
  yesOrNo,
} from '../../../discord/shared/command-data.ts';
import { SUBSTITUTE } from '../../../discord/shared/computer-names.ts';
import { badInput, findActiveGame, findLatestGame, whenDone } from '../../../discord/shared/find-game.ts';
import { type GameAction, onGame } from '../../../discord/shared/game-commands.ts';
import {
  type Answer,
  answer,
  type Command,
  type CommandValues,
  type InteractionContext,
  type Suggestion,
} from '../../../discord/shared/interaction-context.ts';
import { quoted } from '../../../discord/shared/markup.ts';
import { note } from '../../../discord/shared/panel.ts';
import { nameIn } from '../../../discord/shared/player-names.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { fits, isNamed, type ShownMember, short, suggestedValue } from '../../../discord/shared/seats.ts';
import { botText } from '../../../text/index.ts';
import { addComputers, changedText, computersIn, freeSeats } from '../../lobby/discord/computers.ts';
import { requestComputer, SPAN_LABELS, spansFor } from './assign-computer.ts';

const level = oneOf('level', 'computerLevel', choicesOf('computer', LEVELS));
const span = suggested('span', 'computerSpan', true);

const DATA = groupData('computer', 'computer', [
  subcommand('add', 'computerAdd', { ...level, required: true }, yesOrNo('fill', 'computerFill')),
  subcommand('remove', 'computerRemove', suggested('name', 'computerName', true)),
  subcommand('play', 'computerPlay', span, level, sureOption),
]);

const textAnswer = (text: string): Answer => answer(note(text));
const levelIn = ({ text }: CommandValues): Level | undefined => LEVELS.find((one) => one === text.level);

const add: GameAction = async (context, game, values) => {
  const wanted = levelIn(values);
  if (wanted === undefined) return badInput(context);
  // In a full lobby, one too many is refused with the reason.
  const count = values.flag.fill === true ? Math.max(1, freeSeats(game)) : 1;
  const outcome = await addComputers(context, game, wanted, count);
  return whenDone(
    context,
    outcome,
    (done) => textAnswer(changedText(game, done.game, context.language)),
    game,
  );
};

const shownComputers = (game: Game, language: string): ShownMember[] =>
  computersIn(game).map((one) => ({ ...one, shown: nameIn(one, language) }));

const remove: GameAction = async (context, game, { text }) => {
  const { services, actor, language } = context;
  const typed = text.name ?? '';
  const here = shownComputers(game, language);
  const inLobby = game.record.status === 'lobby';
  if (inLobby && here.length === 0) return textAnswer(botText('computers', 'noneHere', {}, language));
  const named = here.filter((one) => typed.trim() !== '' && isNamed(one, typed));
  const found = here.find(({ user }) => user === typed.trim()) ?? (named.length === 1 ? named[0] : undefined);
  if (inLobby && found === undefined)
    return textAnswer(botText('computers', 'noSuchOne', { typed: quoted(typed) }, language));
  // Refused after the start, with the reason.
  const outcome = await services.lobby.removeComputer(actor, game.record.id, found?.user ?? '');
  return whenDone(context, outcome, (done) => textAnswer(changedText(game, done.game, language)), game);
};

const spanSuggestions = (spans: readonly Span[], { language }: InteractionContext): Suggestion[] =>
  spans.map((value) => ({ name: botText('computers', SPAN_LABELS[value], {}, language), value }));

const play: GameAction = async (context, game, values) => {
  // If it is refused, no suggestions were shown.
  const refusal = forbidden('handOver', context.actor, game.record);
  if (refusal !== undefined) return answer(refusalPanel(refusal, context.language, game));
  const chosen = suggestedValue(spanSuggestions(SPANS, context), values.text.span ?? '');
  const long = SPANS.find((one) => one === chosen);
  if (long === undefined || (values.text.level !== undefined && levelIn(values) === undefined)) {
    return badInput(context);
  }
  return await requestComputer(context, game, levelIn(values) ?? SUBSTITUTE, long);
};

const ACTIONS: ReadonlyMap<string, GameAction> = new Map(Object.entries({ add, remove, play }));

export const computerCommands: readonly Command[] = [
  {
    data: DATA,
    moves: true,
    run: onGame(findLatestGame, ACTIONS),
    async suggest(context, _values, option, typed) {
      const game = await findActiveGame(context);
      if (option === 'span' && game?.record.status === 'playing') {
        return spanSuggestions(spansFor(game, context), context).filter(({ name }) => fits(name, typed));
      }
      if (option !== 'name' || game?.record.status !== 'lobby') return [];
      return shownComputers(game, context.language)
        .filter((one) => isNamed(one, typed))
        .map(({ shown, user }) => ({ name: short(shown), value: user }));
    },
  },
];
