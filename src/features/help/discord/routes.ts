/** Menus of the rules' topics. */
import { z } from 'zod';
import { withClickableCommands } from '../../../discord/shared/clickable-commands.ts';
import { findLobby } from '../../../discord/shared/find-game.ts';
import { type AnyRoute, answer, route } from '../../../discord/shared/interaction-context.ts';
import { TOPIC_MENUS, topicPanel } from './panel.ts';
import { TOPICS, type Topic } from './topics.ts';

/** A topic that was chosen is shown in place of the panel; without one, all topics to choose from. */
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
