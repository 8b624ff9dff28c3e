import { CLANS } from '../../../content/index.ts';
import type { Game } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { type Button, buttons, menu, type Panel, type Part, text } from '../../../discord/shared/panel.ts';
import { botText, type PlainKey } from '../../../text/index.ts';
import { OTHER_TOPICS, RULE_TOPICS, type Topic } from './topic-list.ts';
import { topicName, topicText } from './topics.ts';

/** Maximum number of topics that a search offers. */
export const MOST_FOUND = 3;

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

/** Creates a button for each topic found; each remembers the others. */
const foundButtons = (found: readonly Topic[], shown: Topic | undefined, language: string): Button[] =>
  found.map((topic) => ({
    id: customId('topic', 'found', topic, ...found),
    label: topicName(topic, language),
    disabled: topic === shown,
  }));

interface TopicDetails {
  readonly hint?: string | undefined;
  readonly found?: readonly Topic[];
  /** See `topicText`. */
  readonly contentId?: string | undefined;
}

/** Shows a topic, or an introduction, with the topics found and menus of all topics. */
export function topicPanel(
  topic: Topic | undefined,
  game: Game | undefined,
  language: string,
  { hint, found = [], contentId }: TopicDetails = {},
): Panel {
  const message =
    topic === undefined
      ? botText('help', 'topics', {}, language)
      : topicText(topic, game, language, contentId);
  return {
    parts: [
      text(...(hint === undefined ? [] : [hint]), message),
      ...(found.length > 1 ? [buttons(...foundButtons(found, topic, language))] : []),
      topicMenu('rules', 'menuRules', RULE_TOPICS, language),
      topicMenu('more', 'menuMore', [...OTHER_TOPICS, ...CLANS], language),
    ],
  };
}
