/** English: what the bot says beside the game itself, a table for each part of it. */
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
import { settings } from './settings.ts';
import { slash } from './slash.ts';
import { topics } from './topics.ts';

export const bot = {
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
  reasons,
  recap,
  refusals,
  settings,
  slash,
  topics,
};
