/** Compares the playground with a recording of Discord. */
import type { Exchange, Recording } from './recording.ts';

/**
 * Returns a line per difference: another verdict, status or code, or a field that Discord omits or sends with another
 * type. Discord may send additional fields. Untried assumptions are ignored.
 */
export function differences(recorded: Recording, ours: Recording): string[] {
  return ours.findings.flatMap(({ assumption, verdict }) => {
    const there = recorded.findings.find((one) => one.assumption === assumption);
    if (there === undefined || there.verdict === 'untried' || verdict === 'untried') return [];
    const of = <T extends { readonly assumption: string }>(list: readonly T[]) =>
      list.filter((one) => one.assumption === assumption);
    return [
      ...(there.verdict === verdict ? [] : [`${verdict} here, ${there.verdict} there`]),
      ...exchangeDifferences(of(recorded.exchanges), of(ours.exchanges)),
      ...pairs(of(recorded.events), of(ours.events)).flatMap(([theirs, own]) =>
        shapeDifferences(theirs?.event, own?.event, 'the interaction'),
      ),
    ].map((line) => `${assumption}: ${line}`);
  });
}

const pairs = <T>(theirs: readonly T[], own: readonly T[]) =>
  own.map((one, index) => [theirs[index], one] as const);

function exchangeDifferences(theirs: readonly Exchange[], own: readonly Exchange[]): string[] {
  const [there, here] = [comparable(theirs), comparable(own)];
  const [told, ours] = [there, here].map((list) => list.map(inShort).join(', '));
  if (told !== ours) return [`${ours} here, ${told} there`];
  return pairs(there, here).flatMap(([one, other]) =>
    shapeDifferences(one?.answer, other.answer, `the answer to ${inShort(other)}`),
  );
}

/** Drops rate-limited requests and merges repeated ones, because Discord's limits vary. */
const comparable = (list: readonly Exchange[]): Exchange[] =>
  list
    .filter(({ status }) => status !== 429)
    .filter((one, index, all) => {
      const before = all[index - 1];
      return before === undefined || inShort(before) !== inShort(one);
    });

const codeOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'code' in answer ? ` ${answer.code}` : '';

const inShort = ({ method, path, status, answer }: Exchange) =>
  `${method} ${path.replace(/<id \d+>/g, ':id').replace(/\?.*/, '')} ${status}${codeOf(answer)}`;

const kindOf = (value: unknown) => (Array.isArray(value) ? 'a list' : value === null ? 'null' : typeof value);

/** Maps have ids as keys, so their entries are interchangeable. */
const isMap = (value: object) => {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^<id \d+>$/.test(key));
};

function shapeDifferences(theirs: unknown, own: unknown, at: string): string[] {
  // Error messages are free text. Status and code are compared already.
  if (at.startsWith('the answer') && codeOf(own) !== '') return [];
  if (theirs === null || own === null || theirs === undefined) return [];
  if (kindOf(theirs) !== kindOf(own)) return [`${at} is ${kindOf(own)} here, ${kindOf(theirs)} there`];
  if (Array.isArray(theirs) && Array.isArray(own)) {
    return pairs(theirs, own).flatMap(([one, other], index) =>
      shapeDifferences(one, other, `${at}[${index}]`),
    );
  }
  if (typeof theirs !== 'object' || typeof own !== 'object') return [];
  if (isMap(theirs) && isMap(own)) {
    return shapeDifferences(Object.values(theirs)[0], Object.values(own)[0], `${at}[id]`);
  }
  return Object.entries(own).flatMap(([key, value]) =>
    key in theirs
      ? shapeDifferences((theirs as Record<string, unknown>)[key], value, `${at}.${key}`)
      : [`${at} has ${key} here, not there`],
  );
}
