/** The command line: option fields with suggestions, unused options, submission. */
import { fieldViews, markProblem, widen } from './command-fields.ts';
import { createCompleter } from './completion.ts';
import { byId, set } from './dom.ts';
import type { Leaf, Option } from './model/commands.ts';
import {
  add,
  type Draft,
  fill,
  firstProblem,
  notShown,
  remove,
  type Suggestion,
  startDraft,
} from './model/draft.ts';
import type { Session } from './session.ts';
import { problemInWords, STRINGS } from './strings.ts';
import type { Suggest } from './suggest.ts';

export interface EntryHost {
  readonly suggest: Suggest;
  /** The text box at the end, which searches further options. */
  readonly tail: HTMLTextAreaElement;
  session(): Session | undefined;
  channel(): string;
  send(draft: Draft): void;
  onCancel(path: string): void;
}

export interface Entry {
  readonly draft: Draft | undefined;
  start(leaf: Leaf, texts?: Readonly<Record<string, string>>): void;
  /** Restores or removes a draft, without moving the focus. */
  restore(draft: Draft | undefined): void;
  submit(): void;
  /** Suggests the options that match the text box. */
  suggestOptions(): void;
  /** Handles a key in the text box. Returns whether the command consumed it. */
  tailKey(event: KeyboardEvent): boolean;
}

export function createEntry(host: EntryHost): Entry {
  const { suggest, tail } = host;
  const place = byId('fields');
  const completer = createCompleter();
  let draft: Draft | undefined;

  const inputFor = (name: string) =>
    place.querySelector<HTMLInputElement>(`[data-option="${CSS.escape(name)}"] input`);
  const focusOn = (name: string | undefined) =>
    (name === undefined ? tail : (inputFor(name) ?? tail)).focus();

  function draw(): void {
    place.replaceChildren(
      ...(draft === undefined
        ? []
        : fieldViews(draft, { onFocus: complete, onInput, onKey, onRemove, onCancel: giveUp })),
    );
    place.hidden = draft === undefined;
  }

  function begin(next: Draft | undefined): void {
    completer.cancel();
    suggest.hide();
    draft = next;
    draw();
  }

  function giveUp(): void {
    const path = draft?.leaf.path ?? '';
    begin(undefined);
    host.onCancel(path);
  }

  /** Focuses the first empty field, or the text box at the end. */
  function goOn(after?: string): void {
    const names = [...(draft?.fields.keys() ?? [])];
    const rest = after === undefined ? names : names.slice(names.indexOf(after) + 1);
    focusOn(rest.find((name) => draft?.fields.get(name)?.text === ''));
  }

  function choose(option: Option, { name, value }: Suggestion): void {
    if (draft === undefined) return;
    draft = fill(draft, option.name, { text: name, value });
    const input = inputFor(option.name);
    if (input !== null) {
      input.value = name;
      widen(input);
    }
    goOn(option.name);
  }

  function complete(option: Option, input: HTMLInputElement): void {
    const session = host.session();
    if (draft === undefined || session === undefined) return;
    let isFirst = true;
    let top: string | undefined;
    completer.find(session, host.channel(), draft, option, ({ suggestions, note, looking }) => {
      const field = draft?.fields.get(option.name);
      if (field === undefined || document.activeElement !== input) return;
      const rows = (suggestions ?? []).map((one) => ({
        label: one.name,
        value: one.value,
        pick: () => choose(option, one),
      }));
      const pending = field.value === undefined && (field.text !== '' || option.required === true);
      const heading = { heading: option.name, about: option.description };
      // Keeps the user's position in the list.
      const at = isFirst ? undefined : suggest.current()?.value;
      const kept = at === top ? -1 : rows.findIndex(({ value }) => value === at);
      suggest.show(input, option.name, [{ ...heading, rows }], pending ? Math.max(kept, 0) : kept, note);
      suggest.setBusy(looking);
      isFirst = false;
      top = rows[0]?.value;
    });
  }

  function onInput(option: Option, input: HTMLInputElement): void {
    if (draft === undefined) return;
    draft = fill(draft, option.name, { text: input.value, value: undefined });
    complete(option, input);
  }

  function onRemove({ name }: Option): void {
    if (draft === undefined) return;
    begin(remove(draft, name));
    tail.focus();
  }

  function onKey(option: Option, input: HTMLInputElement, event: KeyboardEvent): void {
    if (draft === undefined || event.isComposing) return;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => suggest.move(1),
      ArrowUp: () => suggest.move(-1),
      Enter: () => (suggest.current()?.pick ?? submit)(),
      Tab: () => (suggest.current()?.pick ?? (() => leave(option, input)))(),
      Escape: () => (suggest.isOpen ? suggest.hide() : giveUp()),
      Backspace: () => back(option.name),
    };
    const act = keys[event.key];
    if (act === undefined || (event.key === 'Tab' && event.shiftKey)) return;
    if (event.key === 'Backspace' && input.value !== '') return;
    event.preventDefault();
    act();
  }

  /** Focuses the next field, valid or not. */
  function leave(option: Option, input: HTMLInputElement): void {
    if (draft === undefined) return;
    markProblem(draft, option, input);
    const names = [...draft.fields.keys()];
    focusOn(names[names.indexOf(option.name) + 1]);
  }

  /** Handles Backspace in an empty field: removes the option, or else the command. */
  function back(name: string): void {
    if (draft === undefined) return;
    const names = [...draft.fields.keys()];
    const before = names[names.indexOf(name) - 1];
    const less = remove(draft, name);
    if (less === draft && before === undefined) giveUp();
    else {
      if (less !== draft) begin(less);
      focusOn(before);
    }
  }

  function submit(): void {
    if (draft === undefined) return;
    const wrong = firstProblem(draft);
    if (wrong === undefined) {
      host.send(draft);
      return;
    }
    const { option, problem } = wrong;
    if (!draft.fields.has(option.name)) begin(add(draft, option.name));
    const input = inputFor(option.name);
    if (input === null) return;
    input.focus();
    set(input, { 'aria-invalid': 'true' });
    suggest.show(input, option.name, [], -1, problemInWords(option.name, problem));
  }

  function suggestOptions(): void {
    if (draft === undefined) return;
    const typed = tail.value.trim().toLowerCase();
    const rows = notShown(draft)
      .filter(({ name }) => name.startsWith(typed))
      .map((option) => ({
        label: option.name,
        detail: STRINGS.optional,
        description: option.description,
        value: option.name,
        pick: () => {
          if (draft === undefined) return;
          tail.value = '';
          begin(add(draft, option.name));
          focusOn(option.name);
        },
      }));
    if (rows.length === 0 && typed === '') {
      suggest.hide();
      return;
    }
    const note = rows.length === 0 ? STRINGS.nothingFits : undefined;
    suggest.show(tail, STRINGS.options, [{ heading: STRINGS.options, rows }], typed === '' ? -1 : 0, note);
  }

  return {
    get draft() {
      return draft;
    },
    start(leaf, texts) {
      begin(startDraft(leaf, texts));
      goOn();
      if (document.activeElement === tail) suggestOptions();
    },
    restore: begin,
    submit,
    suggestOptions,
    tailKey(event) {
      if (draft === undefined || event.key !== 'Backspace' || tail.value !== '') return false;
      const lastField = [...draft.fields.keys()].at(-1);
      if (lastField === undefined) giveUp();
      else focusOn(lastField);
      return true;
    },
  };
}
