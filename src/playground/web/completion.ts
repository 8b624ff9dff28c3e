/** Suggestions for a field: the page's own, or the bot's autocompletion. */
import type { Line, Picked, Suggestion } from './model/commands.ts';
import { completes, inputOf, narrow, ownSuggestions } from './model/suggestions.ts';
import type { Session } from './session.ts';
import { STRINGS } from './strings.ts';

interface Completion {
  /** `undefined` for free text. */
  readonly suggestions: readonly Suggestion[] | undefined;
  readonly note: string | undefined;
  /** The bot has been asked; these are the matching ones of its last answer. */
  readonly looking: boolean;
}

/** Debounce interval before the bot is asked. */
const DEBOUNCE_MS = 180;

/** Handles one field at a time. */
export function createCompleter() {
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The bot's last answer, shown until the next one arrives. */
  let shown: { readonly key: string; readonly suggestions: readonly Suggestion[] } | undefined;

  const cancel = () => {
    latest += 1;
    clearTimeout(timer);
  };

  return {
    cancel,
    /** Finds suggestions; `tell` is called immediately, and again with the bot's answer. */
    find(
      session: Session | undefined,
      channel: string,
      line: Line,
      picked: Picked,
      tell: (found: Completion) => void,
    ) {
      cancel();
      const { leaf, option, word: typed } = line;
      if (option === undefined || session === undefined) return;
      if (!completes(option)) {
        const own = ownSuggestions(option, session.users);
        const suggestions = own === undefined ? undefined : narrow(own, typed);
        const note = suggestions?.length === 0 ? STRINGS.nothingFits : undefined;
        return tell({ suggestions, note, looking: false });
      }
      const turn = latest;
      const key = `${leaf.path} ${option.name}`;
      const before = shown?.key === key ? narrow(shown.suggestions, typed) : [];
      tell({ suggestions: before, note: before.length === 0 ? STRINGS.loading : undefined, looking: true });
      timer = setTimeout(async () => {
        const options = { ...inputOf(line, picked), [option.name]: typed.trim() };
        const answer = await session.ask({
          type: 'autocomplete',
          channel,
          path: leaf.path,
          options,
          focused: option.name,
        });
        if (turn !== latest) return;
        if (!answer.ok) return tell({ suggestions: [], note: answer.why, looking: false });
        const suggestions = answer.choices.map(({ name, value }) => ({ name, value: String(value) }));
        shown = { key, suggestions };
        const note = suggestions.length === 0 ? STRINGS.nothingFits : undefined;
        tell({ suggestions, note, looking: false });
      }, DEBOUNCE_MS);
    },
  };
}
