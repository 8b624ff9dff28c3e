import { ROUNDS } from '../../../content/index.ts';
import { commandData, number, yesOrNo } from '../../../discord/shared/command-data.ts';
import { findBegunGame } from '../../../discord/shared/find-game.ts';
import { answer, type Command } from '../../../discord/shared/interaction-context.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { watchPanel } from './panel.ts';
import { sharedReplay } from './routes.ts';
import { stepPanel } from './steps.ts';

const MAX_STEP = 9999;

export const replayCommand: Command = {
  data: commandData('replay', 'replay/command', [
    number('round', 'replay/commandRound', { choices: Array.from({ length: ROUNDS }, (_, i) => i + 1) }),
    number('step', 'replay/commandStep', { least: 0, greatest: MAX_STEP }),
    yesOrNo('gif', 'replay/commandGif'),
    yesOrNo('share', 'boardShare'),
  ]),
  heavy: 'longest',
  async run(context, { number: { round, step }, flag: { gif = false, share = false } }) {
    const game = await findBegunGame(context);
    if (game === undefined) return answer(refusalPanel({ code: 'noGame' }, context.language));
    const alone = { context, shared: false };
    if (step !== undefined) return answer(await stepPanel(game, step, alone));
    const watching = { round, format: gif ? 'gif' : 'webp' } as const;
    if (share) return await sharedReplay(game, context, watching);
    return answer(await watchPanel(game, watching, alone));
  },
};
