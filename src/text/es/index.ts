/** Spanish. */
import type { Catalogue } from '../catalogue.ts';
import { actions } from './actions.ts';
import { board } from './board.ts';
import { bot } from './bot/index.ts';
import { decisions, offered } from './decisions.ts';
import { describe } from './describe.ts';
import { events } from './events.ts';
import { log } from './log.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { problems } from './problems.ts';
import { rejections } from './rejections.ts';
import { rows, score } from './score.ts';
import { sources } from './sources.ts';
import { tiles } from './tiles.ts';
import { transcript } from './transcript.ts';

export const es: Catalogue = {
  names,
  tiles,
  options,
  sources,
  events,
  rejections,
  actions,
  decisions,
  offered,
  problems,
  log,
  rows,
  score,
  transcript,
  board,
  describe,
  bot,
};
