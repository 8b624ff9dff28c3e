/** The options of a game by slash command: the wish that a lobby is opened with, and changes of it. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Game, Wish } from '../../app/index.ts';
import { OPTIONS, type Option } from '../../engine/index.ts';
import { optionText, phrase } from '../../text/index.ts';
import { note } from '../panel.ts';
import { lobbyPanel } from '../panels/lobby.ts';
import { optionsPanel } from '../panels/lobby-options.ts';
import { PRESET_NAMES, PRESETS } from '../panels/lobby-words.ts';
import { type Answer, answer, type CommandValues, type Suggestion, type Visit } from '../visit.ts';
import { quoted } from '../words.ts';
import { whenDone } from './game-find.ts';

const Preset = z.enum(PRESET_NAMES);

/** A seed for those who leave it to chance. */
export const freshSeed = (): string => randomUUID();

/** What a command asks for: number of players, a preset, a seed. */
export function wishOf({ number, text }: CommandValues): Wish {
  const preset = Preset.safeParse(text.preset);
  return {
    ...(number.players === undefined ? {} : { players: number.players }),
    ...(preset.success ? { options: PRESETS[preset.data] } : {}),
    ...(text.seed === undefined ? {} : { seed: text.seed }),
  };
}

/** Told to whoever names a preset that there is not; nothing when all is well. */
export function presetProblem({ text: { preset } }: CommandValues, language: string): Answer | undefined {
  if (preset === undefined || Preset.safeParse(preset).success) return undefined;
  return answer(note(phrase('lobby', 'noSuchPreset', {}, language)));
}

/** The option that is meant by what was typed: its key, its name, or the beginning of its name. */
export function optionMeant(typed: string, language: string): Option | undefined {
  const wanted = typed.trim().toLowerCase();
  const nameOf = (option: Option) => optionText(option, language).short.toLowerCase();
  const starting = OPTIONS.filter((option) => nameOf(option).startsWith(wanted));
  return (
    OPTIONS.find((option) => option === typed.trim() || nameOf(option) === wanted) ??
    (wanted !== '' && starting.length === 1 ? starting[0] : undefined)
  );
}

/** Options to switch, with what each changes; those that are on are marked. */
export async function suggestOption(visit: Visit, typed: string): Promise<Suggestion[]> {
  const on = (await visit.app.live(visit.channel))?.record.options ?? [];
  const wanted = typed.trim().toLowerCase();
  return OPTIONS.flatMap((option) => {
    const { short, line } = optionText(option, visit.language);
    const name = `${on.includes(option) ? '✓ ' : ''}${short}: ${line}`;
    return name.toLowerCase().includes(wanted) ? [{ name, value: option }] : [];
  });
}

/** `/game options`: what is given is changed at once; with nothing given, all options are shown. */
export async function changeOptions(visit: Visit, values: CommandValues, game: Game): Promise<Answer> {
  const { app, actor, language } = visit;
  const { id } = game.record;
  const problem = presetProblem(values, language);
  if (problem !== undefined) return problem;
  const { newcomer } = values.flag;
  const typed = values.text.switch;
  const wish = wishOf(values);
  const switched = typed === undefined ? undefined : optionMeant(typed, language);
  if (typed !== undefined && switched === undefined) {
    return answer(note(phrase('lobby', 'noSuchOption', { typed: quoted(typed) }, language)));
  }
  if (switched !== undefined) {
    const base = wish.options ?? game.record.options;
    wish.options = base.includes(switched) ? base.filter((one) => one !== switched) : [...base, switched];
  }
  const changes = Object.keys(wish).length > 0;
  if (!changes && newcomer === undefined) {
    return answer(optionsPanel(game, { user: actor.user, language }));
  }
  let outcome = changes ? await app.configure(actor, id, wish) : undefined;
  if (newcomer !== undefined && outcome?.ok !== false) outcome = await app.markNewcomer(actor, id, newcomer);
  if (outcome === undefined) throw new Error('nothing was changed');
  const told = note(phrase('lobby', 'changed', {}, language));
  return whenDone(
    visit,
    outcome,
    ({ game: now }) => ({ kind: 'public', panel: lobbyPanel(now), note: told }),
    game,
  );
}
