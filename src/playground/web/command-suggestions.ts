/** The suggestions above the box: commands, their options, and values of an option. */

import type { createCompleter } from './completion.ts';
import type { Suggestion } from './model/commands.ts';
import { grouped, type Leaf, type Line, matching, withoutBlanks } from './model/commands.ts';
import type { Session } from './session.ts';
import { STRINGS } from './strings.ts';
import type { createSuggest } from './suggest.ts';

export interface ComposerHost {
  session(): Session | undefined;
  channel(): string;
  onSend(): void;
}

interface SuggestionContext {
  readonly host: ComposerHost;
  readonly box: HTMLTextAreaElement;
  readonly suggest: ReturnType<typeof createSuggest>;
  readonly completer: ReturnType<typeof createCompleter>;
  /** Picked option values of the command, by option name. */
  readonly picked: Map<string, Suggestion>;
  /** Begins a command. */
  readonly start: (leaf: Leaf) => void;
  readonly write: (text: string) => void;
  /** Replaces the text of the box, and writes the name of the next required option after it. */
  readonly goOn: (text: string) => void;
}

/** Creates the functions that show suggestions for what is in the box. */
export function createCommandSuggestions(context: SuggestionContext) {
  const { host, box, suggest, completer, picked, start, write, goOn } = context;

  function showCommands(leaves: readonly Leaf[]): void {
    const found = matching(leaves, box.value);
    const note = leaves.length === 0 ? STRINGS.noCommands : found.length === 0 ? STRINGS.noMatch : undefined;
    const sections = grouped(found).map(({ heading, leaves: inside }) => ({
      ...(heading === undefined ? {} : { heading: `/${heading.name}`, about: heading.description }),
      rows: inside.map((leaf) => ({
        label: `/${leaf.path}`,
        detail: leaf.options.map(({ name }) => name).join('  '),
        description: leaf.description,
        value: leaf.path,
        pick: () => start(leaf),
      })),
    }));
    suggest.show(box, STRINGS.commands, sections, 0, note);
  }

  function showLine(line: Line): void {
    const { leaf, texts, option, word } = line;
    const text = withoutBlanks(box.value);
    const before = text.slice(0, text.length - word.length);
    if (option === undefined) {
      const rows = leaf.options
        .filter(({ name }) => !(name in texts) && name.startsWith(word.trim().toLowerCase()))
        .map(({ name, description, required }) => ({
          label: name,
          description,
          value: name,
          ...(required === true ? {} : { detail: STRINGS.optional }),
          pick: () => write(`${before}${name}:`),
        }));
      const sections = [{ heading: STRINGS.options, rows }];
      if (rows.length === 0) suggest.hide();
      else suggest.show(box, STRINGS.options, sections, word === '' ? -1 : 0);
      return;
    }
    completer.find(host.session(), host.channel(), line, picked, ({ suggestions = [], note, looking }) => {
      const rows = suggestions.map((one) => ({
        label: one.name,
        value: one.value,
        pick: () => {
          picked.set(option.name, one);
          goOn(`${before}${one.name} `);
        },
      }));
      const section = { heading: option.name, about: option.description, rows };
      suggest.show(box, option.name, [section], word !== '' || option.required === true ? 0 : -1, note);
      suggest.setBusy(looking);
    });
  }

  return { showCommands, showLine };
}
