/** A whole game from the lobby to the score sheet and the rematch, and what must hold of it. */
import { ComponentType } from 'discord-api-types/v10';
import { expect } from 'vitest';
import type { SetupInput } from '../../src/engine/index.ts';
import { chance } from '../../src/players/index.ts';
import type { PageMessage } from '../../src/playground/index.ts';
import { playGame, press } from '../../src/tools/robots/play.ts';
import { pressesOf } from './clicks.ts';
import { expectedPings } from './expected.ts';
import { person, posts, robots, seated, type TestTable, there, told, words } from './table.ts';

export interface WholeGame {
  readonly players: number;
  /** Robots that press buttons and menus only, or that give slash commands only. */
  readonly by: 'buttons' | 'commands';
  /** Options of `/game new`. */
  readonly options?: Readonly<Record<string, string>>;
  /** Switched in the lobby. */
  readonly switches?: readonly string[];
  /** Where it is kept, as `sit` has it. */
  readonly database?: string;
}

export const nameOf = ({ players, by, options, switches = [] }: WholeGame): string =>
  `${players} by ${by}: ${[options?.preset ?? 'standard', ...switches].join(', ')}`;

/** What the pictures of a message say to those who do not see them. */
export function altTexts({ message }: PageMessage): string[] {
  const [container] = message.components ?? [];
  const parts = container?.type === ComponentType.Container ? container.components : [];
  return parts.flatMap((part) =>
    part.type === ComponentType.MediaGallery ? part.items.map(({ description }) => description ?? '') : [],
  );
}

/** Plays it and looks at all that the channel was told. */
export async function playWholeGame(table: TestTable, wish: WholeGame): Promise<void> {
  const { by, players, options = {}, switches = [] } = wish;
  const seed = nameOf(wish);
  const robot = robots(table)[by];
  const course = await playGame(table, {
    ...{ players, seed, options, switches, lobby: by },
    chance: chance(seed),
    robot: () => robot,
  });
  expect(course.finished).toBe(true);
  const game = await table.game();
  expect(game.record.status).toBe('finished');
  expect(game.record.options).toEqual(expect.arrayContaining([...switches]));

  await expectPosts(table);
  const sheet = words(there(posts(table).at(-1)));
  expect(sheet).toContain('The game is over');
  expect(sheet).toContain('Seed: ');
  expect(sheet).toContain(
    players === 1 ? 'The turns that counted most' : 'The turns that moved the race most',
  );
  expect(sheet).toMatch(/\n\*\*3\.\*\* Round \d: \*\*\w/);
  const [score, race] = altTexts(there(posts(table).at(-1)));
  expect(score).toContain('The score sheet.');
  expect(race).toMatch(/How the points came about\..* Turning point 1, .* Points in round 5: /);
  const again = await press(table, person(table, 'Ann'), /^replay:/);
  expect(told(again)).toContain('The whole game');
  expect(again.message?.ephemeral).toBe(true);
  await expectOneRematch(table);
}

/** The game as it is kept, played again by the engine alone, says what must have been posted, and who pinged. */
async function expectPosts(table: TestTable): Promise<void> {
  const game = await table.game();
  const ann = person(table, 'Ann');
  const actor = { user: ann.id, name: ann.name, moderator: true };
  const exported = await table.bot().app.exportGame(actor, game.record.id);
  if (!exported.ok) throw new Error(exported.refusal.code);
  const { setup } = JSON.parse(exported.json) as { setup: SetupInput };
  const users = seated(table, game).map(({ id }) => id);
  // Nobody was pinged by anything else, such as an answer.
  const pings = new Map<string, number[]>();
  for (const { channel, message, user } of table.playground.pings) {
    if (channel === table.channel) pings.set(message, [...(pings.get(message) ?? []), users.indexOf(user)]);
  }
  expect([...pings.values()].map((seats) => seats.sort())).toEqual(expectedPings(setup, game.moves));
  // The channel is a log with one live post, and every picture is told in words.
  const made = posts(table);
  expect(made.map((post) => pressesOf(post, /./).length > 0)).toEqual(
    made.map((_, i) => i === made.length - 1),
  );
  expect(altTexts(there(made.at(-1))).length).toBeGreaterThan(0);
  expect(made.flatMap(altTexts).filter((alt) => alt.trim() === '')).toEqual([]);
}

/** The button opens a lobby with the same people; pressed again, it opens no second one. */
async function expectOneRematch(table: TestTable): Promise<void> {
  const { record } = await table.game();
  const ann = person(table, 'Ann');
  const lobbies = () =>
    ann.messages(table.channel).filter(({ message }) => {
      const ids = JSON.stringify(message.components);
      return !ids.includes(record.id) && /"lobby:\w+:start"/.test(ids);
    });
  await press(table, ann, /^rematch:/);
  await table.playground.until(() => lobbies().length > 0);
  const { options, players } = record;
  const next = (await table.game()).record;
  expect(next).toMatchObject({ status: 'lobby', options, players, host: ann.id });
  expect(next.id).not.toBe(record.id);
  expect(told(await press(table, ann, /^rematch:/))).toContain('This channel already has a game');
  expect(lobbies()).toHaveLength(1);
}
