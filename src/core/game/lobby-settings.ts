/** Validates the settings of a lobby; `newGame` of the engine has the last word. */
import { newGame, OPTIONS, type Option, type Rejection, Setup } from '../../engine/index.ts';
import type { DroppedOptions, LobbySettings, Refusal } from '../types.ts';
import { setupOf } from './history.ts';
import { timeOf } from './schedule.ts';
import { generatedPrefix } from './seeds.ts';
import type { GameRecord, TableTime } from './types.ts';

export const DEFAULT_PLAYERS = 4;

/** Returns the record with new settings, or a refusal. Conflicting options that were off are `dropped`. */
export function validateLobbySettings(
  record: GameRecord,
  settings: LobbySettings,
  draw: () => string,
): ({ record: GameRecord } & DroppedOptions) | { refusal: Refusal } {
  const { players, options, seed, drawSeed, language, pace, noAway, hints = record.hints } = settings;
  if (seed !== undefined && !canBeChosen(seed, record.id)) {
    return { refusal: { code: 'badSeed' } };
  }
  const { hints: _, ...rest } = record;
  const changed: GameRecord = {
    ...rest,
    ...(hints === true ? { hints } : {}),
    players: players ?? record.players,
    options: [...new Set(options ?? record.options)],
    seed: seed ?? (drawSeed === true ? draw() : record.seed),
    language: language ?? record.language,
    timing: timeWished(timeOf(record), pace, noAway),
  };
  // Newcomers are known only when all players have joined.
  const probe = newGame(setupOf(changed, []));
  if (!probe.ok) {
    const dropped = probe.rejections.filter((one) => optionsIn(one).length > 0);
    const rest = withoutConflicts(record, settings, dropped);
    if (rest === undefined) {
      const [, ...others] = probe.rejections;
      const further = others.length > 0 ? { others } : {};
      return { refusal: { code: 'rejected', rejection: probe.rejection, ...further } };
    }
    const granted = validateLobbySettings(record, rest, draw);
    return 'refusal' in granted ? granted : { ...granted, dropped };
  }
  const members = record.members.length;
  if (members > changed.players) {
    return { refusal: { code: 'tooManyMembers', players: changed.players, members } };
  }
  changed.options.sort((a, b) => OPTIONS.indexOf(a) - OPTIONS.indexOf(b));
  return { record: changed };
}

function optionsIn(rejection: Rejection): readonly Option[] {
  switch (rejection.code) {
    case 'optionConflict':
      return [rejection.option, rejection.other];
    case 'optionNotSolo':
    case 'optionNotWithPlayers':
      return [rejection.option];
    default:
      return [];
  }
}

/** Returns the settings without conflicting options that were off; `undefined` if nothing is left. */
function withoutConflicts(
  { options: before }: GameRecord,
  { options = [], ...others }: LobbySettings,
  conflicts: readonly Rejection[],
): LobbySettings | undefined {
  const apart = conflicts.flatMap(optionsIn);
  const remaining = options.filter((option) => before.includes(option) || !apart.includes(option));
  if (remaining.length === options.length) return undefined;
  const isSame = remaining.length === before.length && remaining.every((option) => before.includes(option));
  return isSame && Object.keys(others).length === 0 ? undefined : { ...others, options: remaining };
}

/** Returns a lobby's time settings with another clock preset, and with absence on or off. */
function timeWished({ noAway: before, ...time }: TableTime, pace = time.pace, noAway = before): TableTime {
  return { ...time, pace, ...(noAway === true ? { noAway } : {}) };
}

/** Accepts seeds that the engine and every database can store, except those that look generated. */
const canBeChosen = (seed: string, id: string): boolean =>
  Setup.shape.seed.safeParse(seed).success && !/\p{Cc}/u.test(seed) && !seed.startsWith(generatedPrefix(id));
