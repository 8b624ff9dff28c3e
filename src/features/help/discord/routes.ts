import { z } from 'zod';
import { findUnsealedGame } from '../../../discord/shared/find-game.ts';
import {
  type AnyRoute,
  answer,
  type InteractionContext,
  route,
  routesThat,
} from '../../../discord/shared/interaction-context.ts';
import { MOST_FOUND, TOPIC_MENUS, topicPanel } from './panel.ts';
import { TOPICS, type Topic } from './topic-list.ts';

async function show(context: InteractionContext, topic: Topic | undefined, found: readonly Topic[] = []) {
  const { contentId } = context.services.queries;
  const panel = topicPanel(topic, await findUnsealedGame(context), context.language, { found, contentId });
  return answer(panel);
}

const topicArg = z.enum(TOPICS);
const args = z.tuple([z.enum([...TOPIC_MENUS, 'all', 'found'])], topicArg);

const anywhereRoute = routesThat({ anywhere: true });

export const topicRoutes: readonly AnyRoute[] = [
  /** Replaces the panel with the chosen topic; without one, lists all topics. */
  anywhereRoute('topic', 'update', args, (context, [, shown, ...found], { values }) => {
    const chosen = TOPICS.find((one) => one === (values[0] ?? shown));
    return show(context, chosen, [...new Set(found)].slice(0, MOST_FOUND));
  }),
  /** Opens a topic beside the panel of a decision. */
  route('rules', 'private', [topicArg], (context, [topic]) => show(context, topic)),
];
