/** The rules by topic as a panel: one topic, or all there are to choose from. */

import { CLANS } from '../../../content/index.ts';
import type { Game } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { menu, type Panel, type Part, text } from '../../../discord/shared/panel.ts';
import { botText, type PlainKey } from '../../../text/index.ts';
import { OTHER_TOPICS, RULE_TOPICS, type Topic, topicName, topicText } from './topics.ts';

/** The menus of topics; the route `topic` reads which one was used, so that their ids differ. */
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

/** A topic of the rules, or with none chosen a word about how to choose; and menus of all the others. */
export function topicPanel(
  topic: Topic | undefined,
  game: Game | undefined,
  language: string,
  hint?: string,
): Panel {
  const told =
    topic === undefined ? botText('help', 'topics', {}, language) : topicText(topic, game, language);
  return {
    parts: [
      text(...(hint === undefined ? [] : [hint]), told),
      topicMenu('rules', 'menuRules', RULE_TOPICS, language),
      topicMenu('more', 'menuMore', [...OTHER_TOPICS, ...CLANS], language),
    ],
  };
}
