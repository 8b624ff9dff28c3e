import { CLANS } from '../../../content/index.ts';
import type { Game } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { menu, type Panel, type Part, text } from '../../../discord/shared/panel.ts';
import { botText, type PlainKey } from '../../../text/index.ts';
import { OTHER_TOPICS, RULE_TOPICS, type Topic } from './topic-list.ts';
import { topicName, topicText } from './topics.ts';

/** Ids of the topic menus; they must differ within a message. */
export const TOPIC_MENUS = ['rules', 'more'] as const;

const topicMenu = (
  id: (typeof TOPIC_MENUS)[number],
  placeholder: PlainKey<'help'>,
  topics: readonly Topic[],
  language: string,
): Part =>
  menu({
    id: customId('topic', id),
    placeholder: botText('help', placeholder, {}, language),
    options: topics.map((topic) => ({ value: topic, label: topicName(topic, language) })),
  });

/** Shows a topic, or an introduction, with menus of topics. */
export function topicPanel(
  topic: Topic | undefined,
  game: Game | undefined,
  language: string,
  hint?: string,
): Panel {
  const message =
    topic === undefined ? botText('help', 'topics', {}, language) : topicText(topic, game, language);
  return {
    parts: [
      text(...(hint === undefined ? [] : [hint]), message),
      topicMenu('rules', 'menuRules', RULE_TOPICS, language),
      topicMenu('more', 'menuMore', [...OTHER_TOPICS, ...CLANS], language),
    ],
  };
}
