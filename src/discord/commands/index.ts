/** All slash commands of the bot. */
import type { Command } from '../visit.ts';
import { gameCommands } from './game.ts';
import { helpCommands } from './help.ts';
import { lookCommands } from './look.ts';
import { moderateCommands } from './moderate.ts';
import { playCommands } from './play.ts';

export const COMMANDS: readonly Command[] = [
  ...gameCommands,
  ...playCommands,
  ...lookCommands,
  ...helpCommands,
  ...moderateCommands,
];
