/** Options typed with `/game new` and `/game options`. */
import { z } from 'zod';
import { PACES } from '../../../calendar/index.ts';
import type { DroppedOptions, Game, LobbySettings, Outcome } from '../../../core/index.ts';
import { findActiveGame, whenDone } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  answer,
  type CommandValues,
  type InteractionContext,
  type Suggestion,
} from '../../../discord/shared/interaction-context.ts';
import { quoted } from '../../../discord/shared/markup.ts';
import { note } from '../../../discord/shared/panel.ts';
import { fits, isWhole, suggestedValue } from '../../../discord/shared/seats.ts';
import { OPTIONS, type Option } from '../../../engine/index.ts';
import { botText, languages, optionText } from '../../../text/index.ts';
import { optionsPanel, viewFor } from './options-panel.ts';
import { droppedLines, PRESET_NAMES, PRESETS } from './presets.ts';
import { savedLines } from './saved-lines.ts';
import { seedFrom } from './seeds.ts';

const Preset = z.enum(PRESET_NAMES);

/** Parses the options of a command, or returns an answer if one is unknown. `options`: those currently on. */
export function lobbySettingsFrom(
  { number, text, flag }: CommandValues,
  options: readonly Option[],
  language: string,
): { ok: true; settings: LobbySettings } | { ok: false; answer: Answer } {
  const refuse = (message: string) => ({ ok: false as const, answer: answer(note(message)) });
  const preset = text.preset === undefined ? undefined : Preset.safeParse(text.preset);
  if (preset?.success === false) return refuse(botText('lobby', 'noSuchPreset', {}, language));
  const switched = text.switch === undefined ? undefined : findOption(text.switch, language);
  if (text.switch !== undefined && switched === undefined) {
    return refuse(botText('lobby', 'noSuchOption', { typed: quoted(text.switch) }, language));
  }
  const base = preset === undefined ? undefined : PRESETS[preset.data];
  const chosen = switched === undefined ? base : toggled(base ?? options, switched);
  const spoken = languages.find(({ code }) => code === text.language)?.code;
  const pace = PACES.find((one) => one === text.pace);
  const settings: LobbySettings = {
    ...(number.players === undefined ? {} : { players: number.players }),
    ...(chosen === undefined ? {} : { options: chosen }),
    ...(text.seed === undefined ? {} : seedFrom(text.seed)),
    ...(pace === undefined ? {} : { pace }),
    ...(spoken === undefined ? {} : { language: spoken }),
    ...(flag.away === undefined ? {} : { noAway: !flag.away }),
    ...(flag.hints === undefined ? {} : { hints: flag.hints }),
  };
  return { ok: true, settings };
}

const toggled = (options: readonly Option[], one: Option): Option[] =>
  options.includes(one) ? options.filter((other) => other !== one) : [...options, one];

/** Stands before options that are on. */
const MARK = '✓ ';

function labelOf(option: Option, language: string): string {
  const { short, line } = optionText(option, language);
  return `${short}: ${line}`;
}

/** Finds an option by its key, its suggestion, a part of its name, or the name that a table in another language shows. */
function findOption(typed: string, language: string): Option | undefined {
  const wanted = typed.trim().replace(MARK, '');
  const named = (nameOf: (option: Option) => string) =>
    OPTIONS.map((option) => ({ name: nameOf(option), value: option }));
  const inLanguage = (code: string) => named((option) => optionText(option, code).short);
  const found =
    suggestedValue(inLanguage(language), wanted) ??
    named((option) => labelOf(option, language)).find(({ name }) => isWhole(name, wanted))?.value ??
    languages.flatMap(({ code }) => inLanguage(code)).find(({ name }) => isWhole(name, wanted))?.value;
  return OPTIONS.find((option) => option === found);
}

/** Suggests options to switch, with their effects; active ones are marked. */
export async function suggestOption(context: InteractionContext, typed: string): Promise<Suggestion[]> {
  const on = (await findActiveGame(context))?.record.options ?? [];
  return OPTIONS.flatMap((option) => {
    const name = `${on.includes(option) ? MARK : ''}${labelOf(option, context.language)}`;
    return fits(name, typed) ? [{ name, value: option }] : [];
  });
}

/** Applies the options given with `/game options`; without any, shows all. */
export async function changeOptions(context: InteractionContext, game: Game, values: CommandValues) {
  const { services, actor, language } = context;
  const { id } = game.record;
  const { newcomer } = values.flag;
  const parsed = lobbySettingsFrom(values, game.record.options, language);
  if (!parsed.ok) return parsed.answer;
  const { settings } = parsed;
  const isNothing = Object.keys(settings).length === 0;
  if (isNothing && newcomer === undefined) return answer(optionsPanel(game, viewFor(context, game)));
  const outcome: Outcome<DroppedOptions> =
    newcomer === undefined || !isNothing
      ? await services.lobby.configure(actor, id, settings, newcomer)
      : await services.lobby.setNewcomer(actor, id, newcomer);
  const saved = (done: { game: Game } & DroppedOptions) =>
    note(...savedLines(done.game.record, settings, newcomer, language), ...droppedLines(done, language));
  return whenDone(context, outcome, (done) => answer(saved(done)), game);
}
