/** Where the look-alike differs from a recording of Discord. */
import type { Exchange, Recording } from './recording.ts';

/**
 * A line for each difference: another verdict, another status or code, a field that Discord does not send or sends as
 * something else. Discord may send more than we do, and what was not tried tells nothing.
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

/** Without what was too much, and with one for many in a row: how many Discord takes is its own affair. */
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

/** Ids are keys of maps: one entry is as good as another. */
const isMap = (value: object) => {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^<id \d+>$/.test(key));
};

function shapeDifferences(theirs: unknown, own: unknown, at: string): string[] {
  // An error says in words what is wrong; its status and code are compared already.
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
