/** Texts of the page, except those in index.html. The bot's texts are part of its messages. */
import type { Problem } from './model/draft.ts';

export const STRINGS = {
  writeTo: (channel: string) => `Message #${channel}`,
  noCommands: 'The bot has no commands yet.',
  noMatch: 'No command fits that.',
  noBot: 'No bot is connected',
  botOnline: 'Bot connected',
  lost: 'The connection was lost before an answer came.',
  thinking: 'is thinking…',
  used: 'used',
  onlyYou: 'Only you can see this',
  dismiss: 'Dismiss message',
  failed: 'This interaction failed',
  edited: '(edited)',
  newMark: 'New',
  close: 'Close',
  cancel: 'Cancel',
  submit: 'Submit',
  done: 'Done',
  choose: 'Make a selection',
  nothingToChoose: 'There is nothing to choose.',
  nothingFits: 'Nothing fits that.',
  loading: 'Looking…',
  optional: 'optional',
  removeOption: (name: string) => `Remove the option ${name}`,
  removeCommand: 'Remove this command',
  options: 'Options',
  commands: 'Commands',
  picture: 'Picture',
  openPicture: (alt: string) => (alt === '' ? 'Open the picture' : `Open the picture: ${alt}`),
  original: 'Open in a new tab',
  spoiler: 'Spoiler: show it',
  unknownUser: 'unknown-user',
  unknownChannel: 'unknown-channel',
  role: 'role',
  attachment: 'File',
  pings: (name: string, count: number) =>
    count === 0 ? name : `${name}, ${count} unread ${count === 1 ? 'ping' : 'pings'}`,
  atMost: (count: number) => `Choose up to ${count}`,
  atLeast: (count: number) => `Choose at least ${count}`,
  exactly: (count: number) => `Choose ${count}`,
  formProblem: 'That did not work. Your words are still here: try again.',
  characters: (used: number, most: number) => `${used} / ${most}`,
  required: 'Required',
} as const;

export function problemInWords(name: string, problem: Problem): string {
  switch (problem.code) {
    case 'missing':
      return `${name} is needed.`;
    case 'notWhole':
      return `${name} has to be a whole number.`;
    case 'notNumber':
      return `${name} has to be a number.`;
    case 'tooSmall':
      return `${name} has to be at least ${problem.limit}.`;
    case 'tooLarge':
      return `${name} can be at most ${problem.limit}.`;
    case 'tooShort':
      return `${name} needs at least ${problem.limit} characters.`;
    case 'tooLong':
      return `${name} can have at most ${problem.limit} characters.`;
  }
}
