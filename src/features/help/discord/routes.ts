import { z } from 'zod';
import { withClickableCommands } from '../../../discord/shared/clickable-commands.ts';
import { findLobby } from '../../../discord/shared/find-game.ts';
import { type AnyRoute, answer, route } from '../../../discord/shared/interaction-context.ts';
import { TOPIC_MENUS, topicPanel } from './panel.ts';
import { TOPICS, type Topic } from './topic-list.ts';

/** Replaces the panel with the chosen topic; without one, lists all topics. */
const topic = route({
  name: 'topic',
  place: 'update',
  args: z.tuple([z.enum([...TOPIC_MENUS, 'all'])]),
  async run(visit, _, { values }) {
    const chosen = TOPICS.find((one: Topic) => one === values[0]);
    return answer(withClickableCommands(topicPanel(chosen, await findLobby(visit), visit.language), visit));
  },
});

export const topicRoutes: readonly AnyRoute[] = [topic];
