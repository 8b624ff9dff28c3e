/** The input at the bottom of the page, for messages and slash commands. */
import { type ComposerHost, createCommandSuggestions } from './command-suggestions.ts';
import { createCompleter } from './completion.ts';
import { byId, set } from './dom.ts';
import type { Suggestion } from './model/commands.ts';
import { type Leaf, type Line, readLine } from './model/commands.ts';
import { inputOf } from './model/suggestions.ts';
import type { Session } from './session.ts';
import { STRINGS } from './strings.ts';
import { createSuggest } from './suggest.ts';
import { toast } from './toast.ts';

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

  const leaves = () => host.session()?.leaves(host.channel()) ?? [];
  const lineOf = () => readLine(leaves(), box.value, picked);

  const resize = () => fitToText(box, form);

  function write(text: string): void {
    box.value = text;
    box.focus();
    onInput();
  }

  function onInput(): void {
    completer.cancel();
    const line = lineOf();
    if (line !== undefined) showLine(line);
    else if (box.value.startsWith('/')) showCommands(leaves());
    else suggest.hide();
    resize();
  }

  /** Writes the name of the next required option, if there is one. */
  const goOn = (text: string) => write(withNextOption(leaves(), text, picked));

  function start({ path }: Leaf): void {
    picked.clear();
    goOn(`/${path} `);
  }

  const suggestions = { host, box, suggest, completer, picked, start, write, goOn };
  const { showCommands, showLine } = createCommandSuggestions(suggestions);

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
    const line = lineOf() ?? readLine(leaves(), `${box.value} `, picked);
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
      const leaf = leaves().find((one) => one.path === path);
      if (leaf === undefined) write(`/${path}`);
      else start(leaf);
    },
    refresh(): void {
      if (suggest.isOpen && document.activeElement === box && lineOf() === undefined) onInput();
    },
  };
}

function fitToText(box: HTMLTextAreaElement, form: HTMLElement): void {
  box.style.height = 'auto';
  box.style.height = `${Math.min(box.scrollHeight, innerHeight / 3)}px`;
  form.toggleAttribute('data-empty', box.value.trim() === '');
}

/** Returns a command with the name of its next required option, if there is one. */
function withNextOption(leaves: readonly Leaf[], text: string, picked: ReadonlyMap<string, Suggestion>) {
  const { leaf, texts } = readLine(leaves, text, picked) ?? {};
  const next = leaf?.options.find(({ name, required }) => required === true && !(name in (texts ?? {})));
  return next === undefined ? text : `${text}${next.name}:`;
}

/** Converts `@Ben` to a mention, as Discord's picker does. Longest names first. */
function withMentions(text: string, session: Session | undefined): string {
  const users = [...(session?.users ?? [])].sort((a, b) => b.name.length - a.name.length);
  return users.reduce((said, { id, name }) => said.replaceAll(`@${name}`, `<@${id}>`), text);
}
