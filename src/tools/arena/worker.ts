/** Worker process of the arena: plays each match it receives. */
import { endWithParent, serveTasks } from '../../workers/index.ts';
import { type Match, playMatch } from './match.ts';

endWithParent();
serveTasks((match: Match) => playMatch(match, () => performance.now()), 0);
