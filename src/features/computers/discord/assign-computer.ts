import { z } from 'zod';
import { LEVELS, type Level } from '../../../ai/index.ts';
import {
  type Game,
  isAtTable,
  isComputer,
  leavesComputersAlone,
  type Member,
  moderates,
  type Refusal,
  SPANS,
  type Span,
  substitutionBy,
} from '../../../core/index.ts';
import { levelText, translatedLevel } from '../../../discord/shared/computer-levels.ts';
import { handedText, levelLines, newComputerName } from '../../../discord/shared/computer-names.ts';
import { customId, gameArg } from '../../../discord/shared/custom-id.ts';
import { findGame, noGame, whenDone } from '../../../discord/shared/find-game.ts';
import {
  type AnyRoute,
  answer,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { type Button, buttons, note, type Panel, text } from '../../../discord/shared/panel.ts';
import { colourOf, nameIn, seatOf } from '../../../discord/shared/player-names.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { translator } from '../../../text/index.ts';

export const SPAN_LABELS = {
  turn: 'oneTurn',
  while: 'untilBack',
  good: 'forGood',
} as const satisfies Record<Span, string>;

async function assignComputer(context: InteractionContext, game: Game, level: Level, span: Span) {
  const { services, actor, language } = context;
  const refusal = refusalOf(game, context, span);
  if (refusal !== undefined) return answer(refusalPanel(refusal, language, game));
  const name = newComputerName(game, level);
  const outcome = await services.computers.assignComputer(actor, game.record.id, { level, name, span });
  return whenDone(
    context,
    outcome,
    () => answer(note(handedText(translatedLevel(name, level, language), span, language))),
    game,
  );
}

/** Assigns the user's seat to a computer permanently. A second click has the answer of the first. */
async function handOver(context: InteractionContext, game: Game, level: Level) {
  const { actor, language } = context;
  const answered = await assignComputer(context, game, level, 'good');
  const now = await findGame(context, game.record.id);
  const successor = now && successorOf(now.record, actor.user);
  return successor === undefined
    ? answered
    : answer(note(handedText(nameIn(successor, language), 'good', language)));
}

/** Returns the computer to which a user has given their seat; `undefined` if none plays on there. */
function successorOf(record: Game['record'], user: string): Member | undefined {
  if (record.status !== 'playing' || isAtTable(record, user)) return undefined;
  const given = record.substitutions?.findLast((one) => one.owner === true && one.user === user);
  const successor = record.members[given?.place ?? -1];
  return successor && isComputer(successor.user) ? successor : undefined;
}

/** Assigns the user's seat to a computer, permanently only after a confirmation. */
export async function requestComputer(context: InteractionContext, game: Game, level: Level, span: Span) {
  if (span !== 'good') return await assignComputer(context, game, level, span);
  const refusal = refusalOf(game, context, span);
  return answer(
    refusal === undefined
      ? confirmPanel(game, context, level)
      : refusalPanel(refusal, context.language, game),
  );
}

/** Returns why a seat cannot be assigned: beyond a turn, computers need a human to wait for. */
function refusalOf({ record }: Game, { actor }: InteractionContext, span: Span): Refusal | undefined {
  if (!isAtTable(record, actor.user)) return { code: 'notMember' };
  if (substitutionBy(record, actor.user) !== undefined && !moderates(actor, record))
    return { code: 'standIn' };
  if (record.challenge !== undefined) return { code: 'challengeFixed' };
  return leavesComputersAlone(record, actor.user, span) ? { code: 'onlyComputers' } : undefined;
}

/** Returns for how long a user can assign their seat. */
export const spansFor = (game: Game, context: InteractionContext): Span[] =>
  SPANS.filter((span) => refusalOf(game, context, span) === undefined);

/** Asks which level plays and for how long; both choices are shown until *Go*. */
function assignmentPanel(game: Game, context: InteractionContext, level: Level, chosen?: Span): Panel {
  const { actor, language } = context;
  const t = translator('computers', language);
  const { id, version } = game.record;
  const seat = seatOf(game, actor.user);
  const spans = spansFor(game, context);
  const span = spans.find((one) => one === (chosen ?? 'while')) ?? 'turn';
  return {
    colour: colourOf(game, seat),
    parts: [
      text(t('handOverAsk', { span: span === 'good' ? span : 'other' }), ...levelLines(language)),
      buttons(
        ...LEVELS.map(
          (one): Button => ({
            id: customId('handover', id, one, 'ask', span),
            label: levelText(one, language),
            style: one === level ? 'success' : 'secondary',
          }),
        ),
      ),
      text(t('howLong')),
      buttons(
        ...spans.map(
          (one): Button => ({
            id: customId('handover', id, level, 'for', one),
            label: t(SPAN_LABELS[one]),
            style: one === span ? 'success' : 'secondary',
          }),
        ),
      ),
      buttons(
        { id: customId('handover', id, level, span), label: t('go'), style: 'primary' },
        ...(seat === undefined ? [] : [{ id: customId('back', id, seat, version), label: t('back') }]),
      ),
    ],
  };
}

function confirmPanel(game: Game, { actor, language }: InteractionContext, level: Level): Panel {
  const t = translator('computers', language);
  const { id } = game.record;
  const seat = seatOf(game, actor.user);
  return {
    colour: colourOf(game, seat),
    parts: [
      text(t('sureAsk')),
      buttons(
        { id: customId('handover', id, level, 'sure'), label: t('sure'), style: 'danger', confirms: true },
        { id: customId('handover', id, level, 'ask', 'good'), label: t('back') },
      ),
    ],
  };
}

export const assignComputerRoutes: readonly AnyRoute[] = [
  route(
    'handover',
    'update',
    z.tuple([gameArg, z.enum(LEVELS), z.enum([...SPANS, 'ask', 'for', 'sure'])]).rest(z.enum(SPANS)),
    async (context, [id, level, step, chosen]) => {
      const game = await findGame(context, id);
      if (game === undefined) return noGame(context);
      if (step === 'ask' || step === 'for') {
        const refusal = refusalOf(game, context, 'turn');
        return answer(
          refusal === undefined
            ? assignmentPanel(game, context, level, chosen)
            : refusalPanel(refusal, context.language, game),
        );
      }
      return step === 'sure'
        ? await handOver(context, game, level)
        : await requestComputer(context, game, level, step);
    },
  ),
];
