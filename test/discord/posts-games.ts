/** Random games as the adapter sees them, with names that try everything, and the limits of a message. */

import { expect } from 'vitest';
import {
  type Announcement,
  type App,
  type Game,
  type GameRecord,
  type Owed,
  raceTold,
  replayOf,
  type StoredMove,
} from '../../src/app/index.ts';
import { CONTENT, contentId, type PlayerCount } from '../../src/content/index.ts';
import { inWords } from '../../src/discord/kit/emoji.ts';
import type { Panel, Part } from '../../src/discord/kit/panel.ts';
import {
  type GameEvent,
  type GameState,
  newGame,
  type Option,
  openDecisions,
  play,
  publicView,
} from '../../src/engine/index.ts';
import { randomSetup } from '../../src/tools/random-setup.ts';
import { refereedGame } from '../../src/tools/refereed-game.ts';
import { member, recordAt } from '../support/records.ts';

/** Names that would ping, quote or hide things if they were read as markup. */
export const NASTY = ['@everyone *_~', '<@&1> `x` ||y||', '<@999> [a](https://b.c)', '# > - @here<#5>'];
const CONTENT_ID = contentId(CONTENT);
export const USERS = ['101', '102', '103', '104'];

/** Ids of users as the text mentions them. */
export const mentionsIn = (text: string): string[] =>
  [...text.matchAll(/<@!?(\d+)>/g)].map(([, user]) => user as string);

export interface Played {
  /** The game after so many moves; without a number after all. */
  after(moves?: number): Game;
  readonly app: App;
  readonly moves: readonly StoredMove[];
  /** The position after each number of moves. */
  readonly states: readonly GameState[];
  readonly events: readonly (readonly GameEvent[])[];
}

/** A random game to its end; the same word gives the same game. */
export function playedGame(
  word: string,
  players: PlayerCount | 'random' = 'random',
  options: readonly Option[] | 'random' = 'random',
): Played {
  const setup = randomSetup(word, { players, options, content: CONTENT_ID });
  const { moves: made } = refereedGame(setup, word, { content: CONTENT, audited: false });
  const begun = newGame(setup);
  if (!begun.ok) throw new Error('no such game');
  const states = [begun.state];
  const events: GameEvent[][] = [];
  for (const { seat, action } of made) {
    const played = play(states.at(-1) as GameState, seat, action);
    if (!played.ok) throw new Error('a recorded move is refused');
    states.push(played.state);
    events.push(played.events);
  }
  const count = setup.players;
  const moves = made.map(
    ({ seat, action }): StoredMove => ({
      seat,
      action,
      by: USERS[begun.state.seating[seat] as number] as string,
      at: new Date(2026, 0, 1),
    }),
  );
  const members = USERS.slice(0, count).map((user, index) => member(user, { name: NASTY[index] as string }));
  const recordAfter = (number: number): GameRecord =>
    recordAt(states[number] as GameState, members, {
      ...{ id: 'abcd2345', guild: '1', channel: '2' },
      ...{ version: number + 2, turnVersion: number + 2, announced: number },
    });
  const after = (number = moves.length): Game => ({
    record: recordAfter(number),
    moves: moves.slice(0, number),
    state: publicView(states[number] as GameState),
  });
  const app: Pick<App, 'game' | 'latest' | 'stretch' | 'course' | 'race' | 'replay'> = {
    game: async () => after(),
    latest: async () => after(),
    stretch: async (_, from, to) => {
      if (to > moves.length) return undefined;
      const told = events.slice(Math.max(0, from), to).flat();
      return {
        state: publicView(states[to] as GameState),
        events: [...(from < 0 && begun.ok ? begun.events : []), ...told],
        moves: moves.slice(Math.max(0, from), to),
        untold: 0,
        purposes: new Map(),
      };
    },
    course: async () => states.map((state) => publicView(state)),
    race: async () => raceTold({ from: 0, states, events }),
    replay: async () => replayOf({ from: 0, states, events }),
  };
  return { after, app: app as App, moves, states, events };
}

/** The users whom the position waits for. */
export function awaitedIn(state: GameState): string[] {
  const seats = openDecisions(state).flatMap(({ seat, required }) => (required ? [seat] : []));
  return [...new Set(seats)].map((seat) => USERS[state.seating[seat] as number] as string);
}

export const owedOf = (announcement: Announcement, id = 1): Owed => ({
  id,
  game: 'abcd2345',
  channel: '2',
  announcement,
  attempts: 0,
  createdAt: new Date(2026, 0, 1),
});

export const textOf = (panel: Panel): string =>
  panel.parts.map((part) => (part.kind === 'text' ? inWords(part.text) : '')).join('\n');

export const buttonsOf = (panel: Panel) =>
  panel.parts.flatMap((part) => (part.kind === 'buttons' ? part.buttons : []));

const componentsOf = (part: Part): number => {
  switch (part.kind) {
    case 'buttons':
      return part.buttons.length + Math.ceil(part.buttons.length / 5);
    case 'menu':
      return 2;
    default:
      return 1;
  }
};

/** Holds a panel to Discord's limits. */
export function expectFits(panel: Panel): void {
  expect(textOf(panel).length).toBeLessThanOrEqual(4000);
  expect(panel.parts.reduce((sum, part) => sum + componentsOf(part), 1)).toBeLessThanOrEqual(40);
  const ids = panel.parts.flatMap((part) => (part.kind === 'menu' ? [part.menu.id] : []));
  for (const { id, label } of buttonsOf(panel)) {
    ids.push(id);
    expect(label.length).toBeGreaterThan(0);
    expect(label.length).toBeLessThanOrEqual(34);
  }
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id.length).toBeLessThanOrEqual(100);
  expect(buttonsOf(panel).filter(({ style }) => style === 'primary').length).toBeLessThanOrEqual(1);
  for (const part of panel.parts) {
    if (part.kind === 'text') expect(part.text.trim()).not.toBe('');
    if (part.kind !== 'menu') continue;
    const { options, placeholder } = part.menu;
    expect(placeholder.length).toBeLessThanOrEqual(150);
    expect(options.length).toBeGreaterThan(0);
    expect(options.length).toBeLessThanOrEqual(25);
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    for (const option of options) expect(option.label.length).toBeLessThanOrEqual(100);
  }
}

/** Holds a text to pinging nobody but these, and to showing names as they are. */
export function expectHarmless(panel: Panel, mayMention: readonly string[]): void {
  const text = textOf(panel);
  for (const user of mentionsIn(text)) expect(mayMention).toContain(user);
  // The channel of the game is named; no other one is, as somebody may be called that.
  expect(text).not.toMatch(/@everyone|@here|<@&|(?<!\\)<#(?!2>)|\]\(https/);
  expect(text).not.toMatch(/(?<!\\)`x(?<!\\)`|(?<!\\)\|\|/);
}

/** What the pictures of a panel are asked for with. */
export const requestsOf = (panel: Panel) =>
  panel.parts.flatMap((part) =>
    part.kind === 'picture' && part.request.view !== 'sheet' ? [part.request] : [],
  );
