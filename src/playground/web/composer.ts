/** The input at the bottom of the page, for messages and slash commands. */
import { createEntry } from './command-entry.ts';
import { byId, set } from './dom.ts';
import { grouped, type Leaf, matching, readLine } from './model/commands.ts';
import { type Draft, inputOf } from './model/draft.ts';
import type { Session } from './session.ts';
import { STRINGS } from './strings.ts';
import { createSuggest } from './suggest.ts';
import { toast } from './toast.ts';

export interface ComposerHost {
  session(): Session | undefined;
  channel(): string;
  /** Something was sent: show the newest message. */
  onSend(): void;
}

export interface Composer {
  /** Switches to another user or channel; each keeps its own draft. */
  turnTo(place: string, channelName: string): void;
  /** Starts a command, as a click on its mention does. */
  offer(path: string): void;
  refresh(): void;
}

/** Creates the composer from index.html. */
export function createComposer(host: ComposerHost): Composer {
  const box = byId('composer') as HTMLTextAreaElement;
  const form = byId('composer-form');
  const pending = byId('pending');
  const suggest = createSuggest();
  const begun = new Map<string, { readonly text: string; readonly draft: Draft | undefined }>();
  let at = '';
  const entry = createEntry({
    suggest,
    tail: box,
    session: host.session,
    channel: host.channel,
    send: (draft) => void sendCommand(draft),
    onCancel(path) {
      box.value = path === '' ? '' : `/${path}`;
      box.focus();
      onInput();
    },
  });

  const resize = () => {
    box.style.height = 'auto';
    box.style.height = `${Math.min(box.scrollHeight, innerHeight / 3)}px`;
    form.toggleAttribute('data-command', entry.draft !== undefined);
    form.toggleAttribute('data-empty', entry.draft === undefined && box.value.trim() === '');
  };

  function start(leaf: Leaf, texts?: Readonly<Record<string, string>>): void {
    box.value = '';
    entry.start(leaf, texts);
    resize();
  }

  function onInput(): void {
    const leaves = host.session()?.leaves ?? [];
    // Another command was typed inside one: start over.
    if (box.value.startsWith('/')) entry.restore(undefined);
    if (entry.draft !== undefined) {
      const named = /^(\S+):$/.exec(box.value.trim())?.[1];
      if (named !== undefined) box.value = named;
      entry.suggestOptions();
      if (named !== undefined && suggest.current()?.value === named) suggest.current()?.pick();
    } else if (box.value.startsWith('/')) {
      const line = readLine(leaves, box.value);
      if (line === undefined) showCommands(leaves);
      else start(line.leaf, line.texts);
    } else suggest.hide();
    resize();
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

  async function sendCommand(draft: Draft): Promise<void> {
    const session = host.session();
    const { path } = draft.leaf;
    const from = at;
    if (session === undefined) return;
    clear();
    pending.textContent = `/${path} …`;
    host.onSend();
    const answer = await session.ask({
      type: 'command',
      channel: host.channel(),
      path,
      options: inputOf(draft),
    });
    pending.textContent = '';
    if (answer.ok) return;
    toast(`/${path}: ${answer.why}`);
    // Restores the text so that the user need not retype it.
    if (at === from && entry.draft === undefined && box.value === '') {
      entry.restore(draft);
      resize();
    }
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
    entry.restore(undefined);
    box.focus();
    resize();
  }

  function submit(): void {
    if (entry.draft !== undefined) entry.submit();
    else if (box.value.startsWith('/') && suggest.current() !== undefined) suggest.current()?.pick();
    else void say();
  }

  box.addEventListener('input', onInput);
  box.addEventListener('focus', () => {
    if (entry.draft !== undefined) entry.suggestOptions();
    else if (box.value.startsWith('/')) showCommands(host.session()?.leaves ?? []);
  });
  box.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (entry.tailKey(event)) return event.preventDefault();
    const { key } = event;
    if (suggest.isOpen && (key === 'ArrowDown' || key === 'ArrowUp'))
      suggest.move(key === 'ArrowDown' ? 1 : -1);
    else if (suggest.isOpen && (key === 'Tab' || key === 'Enter') && !event.shiftKey && suggest.current())
      suggest.current()?.pick();
    else if (key === 'Escape' && suggest.isOpen) suggest.hide();
    else if (key === 'Escape' && entry.draft !== undefined) clear();
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
    turnTo(place, channelName) {
      const words = STRINGS.writeTo(channelName);
      set(box, { placeholder: words, 'aria-label': words });
      if (place === at) return;
      begun.set(at, { text: box.value, draft: entry.draft });
      at = place;
      const own = begun.get(place);
      entry.restore(own?.draft);
      box.value = own?.text ?? '';
      pending.textContent = '';
      resize();
    },
    offer(path) {
      const leaf = host.session()?.leaves.find((one) => one.path === path);
      if (leaf !== undefined) return start(leaf);
      box.value = `/${path}`;
      box.focus();
      onInput();
    },
    refresh() {
      if (suggest.isOpen && document.activeElement === box) onInput();
    },
  };
}

/** Converts `@Ben` to a mention, as Discord's picker does. Longest names first. */
function withMentions(text: string, session: Session | undefined): string {
  const users = [...(session?.users ?? [])].sort((a, b) => b.name.length - a.name.length);
  return users.reduce((said, { id, name }) => said.replaceAll(`@${name}`, `<@${id}>`), text);
}
