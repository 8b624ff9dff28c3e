/** The input at the bottom of the page, for messages and slash commands. */
import { createCompleter } from './completion.ts';
import { byId, set } from './dom.ts';
import type { Suggestion } from './model/commands.ts';
import { grouped, type Leaf, type Line, matching, readLine, withoutBlanks } from './model/commands.ts';
import { inputOf } from './model/suggestions.ts';
import type { Session } from './session.ts';
import { STRINGS } from './strings.ts';
import { createSuggest } from './suggest.ts';
import { toast } from './toast.ts';

export interface ComposerHost {
  session(): Session | undefined;
  channel(): string;
  onSend(): void;
}

/** Creates the box for messages and commands, with a draft for each channel. */
export function createComposer(host: ComposerHost) {
  const box = byId('composer') as HTMLTextAreaElement;
  const form = byId('composer-form');
  const pending = byId('pending');
  const suggest = createSuggest();
  const completer = createCompleter();
  const drafts = new Map<string, string>();
  /** Picked option values of the command, by option name. */
  const picked = new Map<string, Suggestion>();
  let at = '';

  const lineOf = () => readLine(host.session()?.leaves ?? [], box.value, picked);

  const resize = () => {
    box.style.height = 'auto';
    box.style.height = `${Math.min(box.scrollHeight, innerHeight / 3)}px`;
    form.toggleAttribute('data-empty', box.value.trim() === '');
  };

  function write(text: string): void {
    box.value = text;
    box.focus();
    onInput();
  }

  function onInput(): void {
    completer.cancel();
    const line = lineOf();
    if (line !== undefined) showLine(line);
    else if (box.value.startsWith('/')) showCommands(host.session()?.leaves ?? []);
    else suggest.hide();
    resize();
  }

  /** Writes the name of the next required option, if there is one. */
  const goOn = (text: string) => {
    const { leaf, texts } = readLine(host.session()?.leaves ?? [], text, picked) ?? {};
    const next = leaf?.options.find(({ name, required }) => required === true && !(name in (texts ?? {})));
    write(next === undefined ? text : `${text}${next.name}:`);
  };

  function start({ path }: Leaf): void {
    picked.clear();
    goOn(`/${path} `);
  }

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

  async function sendCommand(line: Line): Promise<void> {
    const session = host.session();
    if (session === undefined) return;
    const { path } = line.leaf;
    const [text, from] = [box.value, at];
    const options = inputOf(line, picked);
    clear();
    pending.textContent = `/${path} …`;
    host.onSend();
    const answer = await session.ask({ type: 'command', channel: host.channel(), path, options });
    pending.textContent = '';
    if (answer.ok) return;
    toast(`/${path}: ${answer.why}`);
    // Restores the text so that the user need not retype it.
    if (at === from && box.value === '') box.value = text;
    resize();
  }

  async function say(): Promise<void> {
    const session = host.session();
    const text = withMentions(box.value.trim(), session);
    if (session === undefined || text === '') return;
    clear();
    host.onSend();
    const answer = await session.ask({ type: 'say', channel: host.channel(), text });
    if (answer.ok) return;
    toast(answer.why);
    if (box.value === '') box.value = text;
    resize();
  }

  function clear(): void {
    box.value = '';
    suggest.hide();
    completer.cancel();
    box.focus();
    resize();
  }

  function submit(): void {
    // A command without options may be sent without a space after it.
    const line = lineOf() ?? readLine(host.session()?.leaves ?? [], `${box.value} `, picked);
    if (line !== undefined) void sendCommand(line);
    else if (box.value.startsWith('/') && suggest.current() !== undefined) suggest.current()?.pick();
    else void say();
  }

  box.addEventListener('input', onInput);
  box.addEventListener('focus', () => box.value.startsWith('/') && onInput());
  box.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const { key } = event;
    if (suggest.isOpen && (key === 'ArrowDown' || key === 'ArrowUp'))
      suggest.move(key === 'ArrowDown' ? 1 : -1);
    else if (suggest.isOpen && (key === 'Tab' || key === 'Enter') && !event.shiftKey && suggest.current())
      suggest.current()?.pick();
    else if (key === 'Escape' && suggest.isOpen) suggest.hide();
    else if (key === 'Enter' && !event.shiftKey) submit();
    else return;
    event.preventDefault();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) suggest.hide();
  });

  return {
    /** Switches to another user or channel; each keeps its own draft. */
    turnTo(place: string, channelName: string) {
      const words = STRINGS.writeTo(channelName);
      set(box, { placeholder: words, 'aria-label': words });
      if (place === at) return;
      drafts.set(at, box.value);
      at = place;
      box.value = drafts.get(place) ?? '';
      suggest.hide();
      pending.textContent = '';
      resize();
    },
    /** Starts a command, as a click on its mention does. */
    offer(path: string): void {
      const leaf = host.session()?.leaves.find((one) => one.path === path);
      if (leaf === undefined) write(`/${path}`);
      else start(leaf);
    },
    refresh(): void {
      if (suggest.isOpen && document.activeElement === box && lineOf() === undefined) onInput();
    },
  };
}

/** Converts `@Ben` to a mention, as Discord's picker does. Longest names first. */
function withMentions(text: string, session: Session | undefined): string {
  const users = [...(session?.users ?? [])].sort((a, b) => b.name.length - a.name.length);
  return users.reduce((said, { id, name }) => said.replaceAll(`@${name}`, `<@${id}>`), text);
}
