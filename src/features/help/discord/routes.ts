import { z } from 'zod';
import { withClickableCommands } from '../../../discord/shared/clickable-commands.ts';
import { findLobby } from '../../../discord/shared/find-game.ts';
import { type AnyRoute, answer, route } from '../../../discord/shared/interaction-context.ts';
import { TOPIC_MENUS, topicPanel } from './panel.ts';
import { TOPICS, type Topic } from './topic-list.ts';

export const topicRoutes: readonly AnyRoute[] = [
  /** Replaces the panel with the chosen topic; without one, lists all topics. */
  route('topic', 'update', z.tuple([z.enum([...TOPIC_MENUS, 'all'])]), async (context, _, { values }) => {
    const chosen = TOPICS.find((one: Topic) => one === values[0]);
    return answer(
      withClickableCommands(topicPanel(chosen, await findLobby(context), context.language), context),
    );
  }),
];
