/** Assigns the user's seat to a computer: level, duration, and a confirmation if permanent. */
import { z } from 'zod';
import { LEVELS, type Level } from '../../../ai/index.ts';
import { type Game, isAtTable, playersOf, type Refusal, SPANS, type Span } from '../../../core/index.ts';
import { levelLines, levelText, newComputerName } from '../../../discord/shared/computer-names.ts';
import { customId, gameArg } from '../../../discord/shared/custom-id.ts';
import { findGame, noGame, whenDone } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { plainName } from '../../../discord/shared/markup.ts';
import { type Button, buttons, note, type Panel, text } from '../../../discord/shared/panel.ts';
import { colourOf, seatOf } from '../../../discord/shared/player-names.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { botText, translator } from '../../../text/index.ts';

const LABELS = {
  turn: 'thisTurn',
  while: 'untilBack',
  good: 'forGood',
} as const satisfies Record<Span, string>;
const DONE = {
  turn: 'handedTurn',
  while: 'handedWhile',
  good: 'handedGood',
} as const satisfies Record<Span, string>;

/** Assigns the user's seat to a computer and shows the result. */
async function assignComputer(
  visit: InteractionContext,
  game: Game,
  level: Level,
  span: Span,
): Promise<Answer> {
  const { app, actor, language } = visit;
  const refusal = refusalOf(game, visit, span);
  if (refusal !== undefined) return answer(refusalPanel(refusal, language, game));
  const name = newComputerName(game);
  const outcome = await app.computers.assignComputer(actor, game.record.id, { level, name, span });
  return whenDone(
    visit,
    outcome,
    () => answer(note(botText('computers', DONE[span], { name: plainName(name) }, language))),
    game,
  );
}

/** Assigns the user's seat to a computer, permanently only after a confirmation. */
export async function requestComputer(
  visit: InteractionContext,
  game: Game,
  level: Level,
  span: Span,
): Promise<Answer> {
  if (span !== 'good') return await assignComputer(visit, game, level, span);
  const refusal = refusalOf(game, visit, span);
  return answer(
    refusal === undefined ? confirmPanel(game, visit, level) : refusalPanel(refusal, visit.language, game),
  );
}

/** Returns why a seat cannot be assigned: beyond a turn, computers need a human to wait for. */
function refusalOf({ record }: Game, { actor }: InteractionContext, span: Span): Refusal | undefined {
  if (!isAtTable(record, actor.user)) return { code: 'notMember' };
  const alone = playersOf(record).every((user) => user === actor.user);
  return span !== 'turn' && alone ? { code: 'onlyComputers' } : undefined;
}

/** Asks for level and duration. */
function assignmentPanel(game: Game, visit: InteractionContext, level: Level): Panel {
  const { actor, language } = visit;
  const say = translator('computers', language);
  const { id } = game.record;
  const seat = seatOf(game, actor.user);
  return {
    colour: colourOf(game, seat),
    parts: [
      text(say('handOverAsk'), ...levelLines(language)),
      buttons(
        ...LEVELS.map(
          (one): Button => ({
            id: customId('handover', id, one, 'ask'),
            label: levelText(one, language),
            style: one === level ? 'success' : 'secondary',
          }),
        ),
      ),
      text(say('howLong')),
      buttons(
        ...SPANS.filter((span) => refusalOf(game, visit, span) === undefined).map(
          (span): Button => ({
            id: customId('handover', id, level, span),
            label: say(LABELS[span]),
          }),
        ),
      ),
    ],
  };
}

/** Asks to confirm a permanent assignment. */
function confirmPanel(game: Game, { actor, language }: InteractionContext, level: Level): Panel {
  const say = translator('computers', language);
  const { id } = game.record;
  const seat = seatOf(game, actor.user);
  return {
    colour: colourOf(game, seat),
    parts: [
      text(say('sureAsk')),
      buttons(
        { id: customId('handover', id, level, 'sure'), label: say('sure'), style: 'danger' },
        { id: customId('handover', id, level, 'ask'), label: say('back') },
      ),
    ],
  };
}

/** `handover:game:level:step`: the question, a duration applied at once, or the confirmation of a permanent one. */
const assignComputerRoute = route({
  name: 'handover',
  place: 'update',
  args: z.tuple([gameArg, z.enum(LEVELS), z.enum([...SPANS, 'ask', 'sure'])]),
  async run(visit, [id, level, step]) {
    const game = await findGame(visit, id);
    if (game === undefined) return noGame(visit);
    if (step === 'ask') {
      const refusal = refusalOf(game, visit, 'turn');
      return answer(
        refusal === undefined
          ? assignmentPanel(game, visit, level)
          : refusalPanel(refusal, visit.language, game),
      );
    }
    return step === 'sure'
      ? await assignComputer(visit, game, level, 'good')
      : await requestComputer(visit, game, level, step);
  },
});

export const assignComputerRoutes: readonly AnyRoute[] = [assignComputerRoute];
