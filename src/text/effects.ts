/** Effects of ports, scoring tiles and clans in sentences; the values come from the content. */
import { type Ability, type PortEffect, type ScoringRule, UNITS } from '../content/index.ts';
import type { Option } from '../engine/index.ts';
import type { Explained } from './catalogue.ts';
import { hasFuture, hasPorts } from './data.ts';
import { type Data, formatMessage } from './game-text.ts';
import { list, orList, type ResolvedContext } from './text-context.ts';
import { portShort, scoringShort, tilePart } from './tiles.ts';

/** Returns a port's effect, in a word or two and in a sentence. */
export function portWords(resolved: ResolvedContext, effect: PortEffect): Explained {
  const { line } = resolved.words.tiles.ports[effect.kind];
  const sentence = formatMessage(resolved, line, portData(resolved, effect));
  return { short: portShort(resolved, effect), line: sentence };
}

/** Returns the data of a port's message: the printed values, and what the options of the game change. */
function portData({ ruleset }: ResolvedContext, effect: PortEffect): Data {
  if (effect.kind === 'drawContracts') return { ...effect, future: hasFuture({ ruleset }) };
  if (effect.kind !== 'exchangeUnits') return effect;
  const option = 'correctedPort7' satisfies Option;
  if (ruleset === undefined) return { option, neighbourhood: effect.neighbourhood || 'option' };
  const allowed = effect.neighbourhood || ruleset.purchasesAfterExchange;
  return { option, neighbourhood: allowed && ruleset.neighbourhoodLimit > 0 };
}

/** Returns what a scoring tile counts, in a word or two and in a sentence. */
export function scoringWords(resolved: ResolvedContext, rule: ScoringRule): Explained {
  const { line } = resolved.words.tiles.scoring[rule.kind];
  const sentence = formatMessage(resolved, line, ruleData(resolved, rule));
  return { short: scoringShort(resolved, rule), line: sentence };
}

function ruleData(resolved: ResolvedContext, rule: ScoringRule): Data {
  if (rule.kind === 'costlySpaces')
    return { ...rule, costs: orList(resolved, amounts(resolved, rule.costs)) };
  if (rule.kind !== 'units') return rule;
  const { weights } = rule;
  const steps = [...new Set(UNITS.map((unit) => weights[unit]))]
    .filter((points) => points > 0)
    .sort((a, b) => a - b);
  const groups = steps.map((points) => ({ points, units: UNITS.filter((unit) => weights[unit] === points) }));
  const { points, units } = groups[0] ?? { points: 0, units: [] };
  const each = groups.map((group) => formatMessage(resolved, resolved.words.tiles.parts.weight, group));
  return { groups: groups.length, points, units, weights: each.join('; ') };
}

const amounts = (resolved: ResolvedContext, pounds: readonly number[]): string[] =>
  pounds.map((count) => tilePart(resolved, 'money', { count }));

/** Returns a clan's abilities in one line, a sentence each; empty if the content has no such clan. */
export function clanLine(resolved: ResolvedContext, clan: string): string {
  const tile = resolved.content.clans.find(({ id }) => id === clan);
  const sentences = (tile?.abilities ?? [])
    .filter((ability) => !isVoid(resolved, ability))
    .map((ability) =>
      formatMessage(resolved, resolved.words.tiles.abilities[ability.kind], abilityData(resolved, ability)),
    );
  return sentences.join(' ');
}

/** Returns true if an ability makes no difference in this game, such as starting without shipping. */
function isVoid(resolved: ResolvedContext, ability: Ability): boolean {
  if (ability.kind !== 'startShipping') return false;
  const { small, large } = valuesInForce(resolved, ability.level);
  return small === 'none' && large === 'none';
}

/** Returns the data of an ability's message. `many` requests plurals: `{units_many}`. */
function abilityData(resolved: ResolvedContext, ability: Ability): Data {
  switch (ability.kind) {
    case 'unitDiscount':
      return { ...ability, many: 2, amounts: list(amounts(resolved, ability.amounts)) };
    case 'deltaDiscount': {
      const { small, large } = valuesInForce(resolved, ability.amount);
      return { small, large, same: small === large };
    }
    case 'startShipping': {
      const { small, large } = valuesInForce(resolved, ability.level);
      return { small, large, same: small === large, none: large === 'none' };
    }
    case 'cellar': {
      const payouts = orList(resolved, amounts(resolved, ability.payouts));
      return { places: ability.payouts.length, payouts };
    }
    case 'sharedWorkers':
    case 'rowing':
      return { ...ability, ports: hasPorts(resolved) };
    default:
      return ability;
  }
}

/** Returns the values of both sides of the boards. In a known game, both are the value in force. */
function valuesInForce<T>(
  { ruleset }: ResolvedContext,
  { small, large }: { small: T; large: T },
): { small: T; large: T } {
  if (ruleset === undefined) return { small, large };
  const held = { small, large }[ruleset.size];
  return { small: held, large: held };
}
