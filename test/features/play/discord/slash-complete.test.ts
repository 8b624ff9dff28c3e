/** Every legal action can be entered by slash commands alone, using only their suggestions. */
import { describe, expect, it } from 'vitest';
import type { PlayerCount } from '../../../../src/content/index.ts';
import type { InteractionContext, Suggestion } from '../../../../src/discord/shared/interaction-context.ts';
import {
  ACTION_TYPES,
  type Action,
  type ActionType,
  DECISION_KINDS,
  type GameState,
  legalActions,
  type Option,
  openDecisions,
  type Seat,
} from '../../../../src/engine/index.ts';
import { playCommands } from '../../../../src/features/play/discord/commands.ts';
import { createPanelContext } from '../../../../src/features/play/discord/panel-context.ts';
import { withShownPlan } from '../../../../src/features/play/discord/production-plan.ts';
import { isIdle } from '../../../discord/fixtures/panels-checks.ts';
import {
  gameOf,
  type Path,
  pathsOf,
  recordingApp,
  userOf,
  valuesOf,
  visitBy,
} from '../../../discord/fixtures/slash-games.ts';
import { playedGame, positions } from '../../../engine/properties/fixtures/games.ts';

type Texts = Readonly<Record<string, string>>;
const CHOICES = 25;
const LONGEST = 100;

const PATHS = pathsOf(playCommands).filter(
  ({ command, subcommand }) => !['turn', 'undo', 'hint'].includes(command.data.name) && subcommand !== 'plan',
);

/** All suggestions for an option; types beginnings if there are too many. */
async function suggested(
  visit: InteractionContext,
  path: Path,
  texts: Texts,
  option: string,
): Promise<Suggestion[]> {
  const ask = async (typed: string) => {
    const values = valuesOf(path.subcommand, { ...texts, [option]: typed });
    const found = (await path.command.suggest?.(visit, values, option, typed)) ?? [];
    expect(found.length).toBeLessThanOrEqual(CHOICES);
    for (const { name, value } of found) {
      expect(name.length, name).toBeLessThanOrEqual(LONGEST);
      expect(name.trim(), name).not.toBe('');
      expect(value.length, name).toBeLessThanOrEqual(LONGEST);
    }
    return found;
  };
  const first = await ask('');
  if (first.length < CHOICES) return first;
  const all = new Map<string, Suggestion>();
  for (const letter of 'ABCDEFGHIJKLMP0123456789') {
    const found = await ask(letter);
    for (const one of found) all.set(one.value, one);
    if (found.length < CHOICES || !/\d/.test(letter)) continue;
    for (const digit of '0123456789') {
      for (const one of await ask(letter + digit)) all.set(one.value, one);
    }
  }
  return [...all.values()];
}

/** All ways to fill the options of a command with its own suggestions. */
async function fillings(visit: InteractionContext, path: Path, texts: Texts = {}): Promise<Texts[]> {
  const next = path.options.find(({ name }) => texts[name] === undefined);
  if (next === undefined) return [texts];
  const found = await suggested(visit, path, texts, next.name);
  const ways: Texts[] = [];
  for (const { value } of found)
    ways.push(...(await fillings(visit, path, { ...texts, [next.name]: value })));
  return ways;
}

const keyOf = (action: Action) => JSON.stringify(Object.entries(action).sort());

/**
 * Random games in which to find rarely legal actions. Most have the rarest: most clans, one of which brews, or an
 * auction.
 */
const GAMES = 12;
const WISHES: readonly (readonly [PlayerCount | 'random', readonly Option[] | 'random'])[] = [
  ['random', 'random'],
  [4, ['kickstarter']],
  ['random', ['auction']],
  [4, ['kickstarter']],
];

/** Positions in which each type of action is legal, two of each if possible, mostly from different games. */
function positionsByType(): Map<ActionType, Position[]> {
  const found = new Map<ActionType, Position[]>(ACTION_TYPES.map((type) => [type, []]));
  const lacking = () => ACTION_TYPES.filter((type) => (found.get(type)?.length ?? 0) < 2);
  for (let number = 0; number < GAMES && lacking().length > 0; number++) {
    const word = `slash-${number}`;
    const [players, options] = WISHES[number % WISHES.length] ?? [];
    const { states } = playedGame(word, players, options);
    const wanted = new Set(lacking());
    for (const [after, state] of states.entries()) {
      for (const { seat } of openDecisions(state)) {
        const types = new Set(legalActions(state, seat).map(({ type }) => type));
        const fresh = [...types].filter((type) => wanted.has(type));
        for (const type of fresh) {
          found.get(type)?.push({ state, seat, where: `slash-${number} after ${after} moves` });
          wanted.delete(type);
        }
      }
    }
  }
  return found;
}

interface Position {
  readonly state: GameState;
  readonly seat: Seat;
  readonly where: string;
}

/** Tries every value of every command, and compares with the legal actions. */
async function expectComplete({ state, seat, where }: Position): Promise<void> {
  const { app, played } = recordingApp(gameOf(state));
  const visit = visitBy(app, userOf(seat));
  for (const path of PATHS) {
    // A command without options is always tried: illegal actions must not be played.
    for (const texts of await fillings(visit, path)) {
      await path.command.run(visit, valuesOf(path.subcommand, texts));
    }
  }
  // Numbers of production are changed beside those that the panel shows.
  const shown = withShownPlan(createPanelContext(gameOf(state), seat, 'en')).state;
  const all = legalActions(shown, seat);
  const legal = all.filter((action) => !isIdle(shown, seat, action, all));
  expect(played.map(keyOf).sort(), where).toEqual(legal.map(keyOf).sort());
}

describe('slash commands give exactly the legal actions', () => {
  const byType = positionsByType();
  it.each(ACTION_TYPES)('when it is legal to %s', async (type) => {
    const here = byType.get(type) ?? [];
    expect(here).not.toEqual([]);
    for (const position of here) await expectComplete(position);
  });

  it.each(DECISION_KINDS)('in the decision “%s”', async (kind) => {
    const here = positions(3).filter((position) => position.kind === kind);
    expect(here).not.toEqual([]);
    for (const position of here) await expectComplete(position);
  });
});

describe('suggestions', () => {
  it('begin with the exactly typed value', async () => {
    for (const { state, seat } of positions(1)) {
      const visit = visitBy(recordingApp(gameOf(state)).app, userOf(seat));
      for (const path of PATHS) {
        const [first] = path.options;
        if (first === undefined) continue;
        for (const { value } of await suggested(visit, path, {}, first.name)) {
          const values = valuesOf(path.subcommand, { [first.name]: value });
          const [best] = (await path.command.suggest?.(visit, values, first.name, value)) ?? [];
          expect(best?.value).toBe(value);
        }
      }
    }
  });
});
