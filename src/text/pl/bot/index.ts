/** Polish: the bot's own texts, outside the game itself, one table per feature. */
import type { Catalogue } from '../../catalogue.ts';
import { challenge } from './challenge.ts';
import { clock } from './clock.ts';
import { commands } from './commands.ts';
import { computers } from './computers.ts';
import { help } from './help.ts';
import { inputs } from './inputs.ts';
import { lobby } from './lobby.ts';
import { look } from './look.ts';
import { moderation } from './moderation.ts';
import { orders } from './orders.ts';
import { panels } from './panels.ts';
import { plans } from './plans.ts';
import { posts } from './posts.ts';
import { reasons } from './reasons.ts';
import { recap } from './recap.ts';
import { refusals } from './refusals.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { scoreHistory } from './score-history.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { slash } from './slash.ts';
import { stats } from './stats.ts';
import { topics } from './topics.ts';
import { webPage } from './web-page.ts';

export const bot: Catalogue['bot'] = {
  challenge,
  clock,
  commands,
  computers,
  help,
  inputs,
  lobby,
  look,
  moderation,
  orders,
  panels,
  plans,
  posts,
  scoreHistory,
  reasons,
  recap,
  stats,
  refusals,
  replay,
  rules,
  search,
  settings,
  slash,
  topics,
  webPage,
};
