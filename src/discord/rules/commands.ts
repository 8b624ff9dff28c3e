/** The slash commands /help and /rules. */
import { phrase } from '../../text/index.ts';
import { commandData, suggested } from '../kit/command-data.ts';
import { tappable } from '../kit/commands.ts';
import { openHere } from '../kit/find.ts';
import { quoted } from '../kit/markup.ts';
import { answer, type Command } from '../kit/visit.ts';
import { helpPanel } from './now.ts';
import { topicPanel } from './panel.ts';
import { topicMeant, topicName, topicsLike } from './topics.ts';

const help: Command = {
  data: commandData('help', 'help'),
  run: async (visit) => answer(tappable(helpPanel(visit, await openHere(visit)), visit)),
};

const rules: Command = {
  data: commandData('rules', 'rules', [suggested('topic', 'rulesTopic', false)]),
  async run(visit, { text: { topic: typed } }) {
    const { language } = visit;
    const game = await openHere(visit);
    const topic = typed === undefined ? undefined : topicMeant(typed, language);
    const hint =
      typed === undefined || topic !== undefined
        ? undefined
        : phrase('help', 'noSuchTopic', { typed: quoted(typed) }, language);
    return answer(tappable(topicPanel(topic, game, language, hint), visit));
  },
  suggest: async ({ language }, _values, _option, typed) =>
    topicsLike(typed, language).map((topic) => ({ name: topicName(topic, language), value: topic })),
};

export const helpCommands: readonly Command[] = [help, rules];
