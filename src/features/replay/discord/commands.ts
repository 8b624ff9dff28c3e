import { ROUNDS } from '../../../content/index.ts';
import { commandData, number, yesOrNo } from '../../../discord/shared/command-data.ts';
import { findBegunGame } from '../../../discord/shared/find-game.ts';
import { answer, type Command } from '../../../discord/shared/interaction-context.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { type Viewer, watchPanel } from './panel.ts';
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
    const watching = { round, format: gif ? 'gif' : 'webp' } as const;
    const show = (viewer: Viewer) =>
      step === undefined ? watchPanel(game, watching, viewer) : stepPanel(game, step, viewer);
    return share ? await sharedReplay(context, show) : answer(await show({ context, shared: false }));
  },
};
