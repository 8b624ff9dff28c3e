import { withClickableCommands } from '../../../discord/shared/clickable-commands.ts';
import { commandData, suggested } from '../../../discord/shared/command-data.ts';
import { findLobby } from '../../../discord/shared/find-game.ts';
import { answer, type Command } from '../../../discord/shared/interaction-context.ts';
import { quoted } from '../../../discord/shared/markup.ts';
import { botText } from '../../../text/index.ts';
import { helpPanel } from './contextual-help.ts';
import { topicPanel } from './panel.ts';
import { findTopic, searchTopics, topicName } from './topics.ts';

const help: Command = {
  data: commandData('help', 'help'),
  run: async (context) =>
    answer(withClickableCommands(helpPanel(context, await findLobby(context)), context)),
};

const rules: Command = {
  data: commandData('rules', 'rules', [suggested('topic', 'rulesTopic', false)]),
  async run(context, { text: { topic: typed } }) {
    const { language } = context;
    const game = await findLobby(context);
    const topic = typed === undefined ? undefined : findTopic(typed, language);
    const hint =
      typed === undefined || topic !== undefined
        ? undefined
        : botText('help', 'noSuchTopic', { typed: quoted(typed) }, language);
    return answer(withClickableCommands(topicPanel(topic, game, language, hint), context));
  },
  suggest: async ({ language }, _values, _option, typed) =>
    searchTopics(typed, language).map((topic) => ({ name: topicName(topic, language), value: topic })),
};

export const helpCommands: readonly Command[] = [help, rules];
