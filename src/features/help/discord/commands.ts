import { ChallengeSealedError } from '../../../core/index.ts';
import { commandData, suggested } from '../../../discord/shared/command-data.ts';
import { findLatestGame, findUnsealedGame } from '../../../discord/shared/find-game.ts';
import { answer, type Command } from '../../../discord/shared/interaction-context.ts';
import { quoted } from '../../../discord/shared/markup.ts';
import { botText } from '../../../text/index.ts';
import { helpPanel, sealedHelpPanel } from './contextual-help.ts';
import { MOST_FOUND, topicPanel } from './panel.ts';
import { searchTopics } from './search.ts';
import { TOPICS } from './topic-list.ts';
import { namedTopic, topicName } from './topics.ts';

const help: Command = {
  data: commandData('help', 'help'),
  anywhere: true,
  async run(context) {
    try {
      return answer(helpPanel(context, await findLatestGame(context)));
    } catch (error) {
      if (error instanceof ChallengeSealedError) return answer(sealedHelpPanel(context, error.until));
      throw error;
    }
  },
};

const rules: Command = {
  data: commandData('rules', 'rules', [suggested('topic', 'rulesTopic', false)]),
  anywhere: true,
  async run(context, { text: { topic: typed = '' } }) {
    const { language } = context;
    const { contentId } = context.services.queries;
    const game = await findUnsealedGame(context);
    const named = namedTopic(typed, language);
    const found =
      named === undefined ? searchTopics(typed, game, language, contentId).slice(0, MOST_FOUND) : [];
    const topic = named ?? found[0];
    const hint =
      typed === '' || topic !== undefined
        ? undefined
        : botText('help', 'noSuchTopic', { typed: quoted(typed) }, language);
    return answer(topicPanel(topic, game, language, { hint, found, contentId }));
  },
  async suggest({ services, language }, _values, _option, typed) {
    const topics =
      typed.trim() === '' ? TOPICS : searchTopics(typed, undefined, language, services.queries.contentId);
    return topics.map((topic) => ({ name: topicName(topic, language), value: topic }));
  },
};

export const helpCommands: readonly Command[] = [help, rules];
