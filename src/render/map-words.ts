/** The map in words: its lands with their costs, its water and rivers, and which spaces are next to each other. */
import { graphOf, rulesetOf } from '../engine/index.ts';
import { describeTranslator, spaceText } from '../text/index.ts';
import type { Scene } from './request.ts';
import { wordsFor } from './views/labels.ts';

type SpaceInfo = ReturnType<typeof graphOf>['spaces'][number];

/** Two spaces of adjacent columns: their neighbours show how all columns fit together. */
const EXAMPLES = ['C4', 'D4'];

/** Returns what is printed on the map, one fact per line. */
export function mapWords({ state, language }: Pick<Scene, 'state' | 'language'>): string[] {
  const graph = graphOf(state);
  const say = describeTranslator(language);
  const words = wordsFor(language);
  const spot = ({ name }: SpaceInfo) => spaceText(name, { state, ruleset: rulesetOf(state.setup) });
  const line = (key: 'lochs' | 'deltas' | 'rivers', list: readonly string[]) =>
    list.length === 0 ? '' : say(key, { list: list.join(', ') });

  const lands = new Map<string, string[]>();
  for (const { kind, name: space, land, cost } of graph.spaces) {
    if (kind !== 'land') continue;
    const named = words.lands(land);
    lands.set(named, [...(lands.get(named) ?? []), say('landOne', { space, cost })]);
  }
  const touching = (i: number) => (graph.adjacent[i] ?? []).flatMap((next) => graph.spaces[next] ?? []);
  const inPlay = graph.spaces.filter(({ kind }) => kind !== 'mist');
  const lochs = inPlay.filter(({ kind }) => kind !== 'land').map(spot);
  const deltas = inPlay.filter(({ delta }) => delta).map(spot);
  return [
    ...[...lands].map(([named, list]) => say('lands', { lands: named, list: list.join(', ') })),
    line('lochs', lochs),
    line(
      'rivers',
      rivers(state).map(([one, other]) => say('river', { one: spot(one), other: spot(other) })),
    ),
    line('deltas', deltas),
    ...EXAMPLES.map((space) =>
      say('neighbours', {
        space,
        list: touching(graph.index.get(space) ?? -1)
          .map(spot)
          .sort()
          .join(', '),
      }),
    ),
    inPlay.length < graph.spaces.length ? say('mist') : '',
  ];
}

/** Returns the pairs of spaces in play with a river between them. */
function rivers(state: Scene['state']): (readonly [SpaceInfo, SpaceInfo])[] {
  const { spaces, adjacent, need } = graphOf(state);
  return spaces.flatMap((one, i) =>
    (adjacent[i] ?? []).flatMap((j) => {
      const other = spaces[j];
      const crosses = i < j && need[i * spaces.length + j] === 1;
      if (!crosses || other === undefined || one.kind === 'mist' || other.kind === 'mist') return [];
      return [[one, other] as const];
    }),
  );
}
