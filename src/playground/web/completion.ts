/** The suggestions for a field: the page's own lists, or the bot's, asked for as one types. */
import type { Option } from './model/commands.ts';
import { completes, type Draft, inputOf, narrow, ownSuggestions, type Suggestion } from './model/draft.ts';
import type { Session } from './session.ts';
import { WORDS } from './strings.ts';

export interface Completion {
  /** `undefined` where nothing can be chosen, only typed. */
  readonly suggestions: readonly Suggestion[] | undefined;
  readonly note: string | undefined;
  /** The bot has been asked: these are what is left of its last answer. */
  readonly looking: boolean;
}

/** How long typing has to rest before the bot is asked, in milliseconds. */
const REST = 180;

export interface Completer {
  /** Finds suggestions; `tell` is called at once, and again when the bot has answered. */
  find(
    session: Session,
    channel: string,
    draft: Draft,
    option: Option,
    tell: (found: Completion) => void,
  ): void;
  /** What is still being looked for is of no interest any more. */
  cancel(): void;
}

/** One field at a time. */
export function createCompleter(): Completer {
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The bot's last answer, shown until the next one is here. */
  let shown: { readonly key: string; readonly suggestions: readonly Suggestion[] } | undefined;

  const cancel = () => {
    latest += 1;
    clearTimeout(timer);
  };

  return {
    cancel,
    find(session, channel, draft, option, tell) {
      cancel();
      const field = draft.fields.get(option.name);
      // What was chosen is not searched for again: the whole list is of more use.
      const typed = field?.value === undefined ? (field?.text ?? '') : '';
      if (!completes(option)) {
        const own = ownSuggestions(option, session.users, session.channels);
        const suggestions = own === undefined ? undefined : narrow(own, typed);
        const note = suggestions?.length === 0 ? WORDS.nothingFits : undefined;
        return tell({ suggestions, note, looking: false });
      }
      const turn = latest;
      const key = `${draft.leaf.path} ${option.name}`;
      const before = shown?.key === key ? narrow(shown.suggestions, typed) : [];
      tell({ suggestions: before, note: before.length === 0 ? WORDS.loading : undefined, looking: true });
      timer = setTimeout(async () => {
        const options = { ...inputOf(draft), [option.name]: typed };
        const answer = await session.ask({
          type: 'autocomplete',
          channel,
          path: draft.leaf.path,
          options,
          focused: option.name,
        });
        if (turn !== latest) return;
        if (!answer.ok) return tell({ suggestions: [], note: answer.why, looking: false });
        const suggestions = answer.choices.map(({ name, value }) => ({ name, value: String(value) }));
        shown = { key, suggestions };
        const note = suggestions.length === 0 ? WORDS.nothingFits : undefined;
        tell({ suggestions, note, looking: false });
      }, REST);
    },
  };
}
