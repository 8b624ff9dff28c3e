/** Remembers the newest private panel of each user, channel and slot, so that an outdated one can say so. */
import { MINUTE_MS } from '../../durations.ts';
import { botText } from '../../text/index.ts';
import { note, PANEL_SLOTS, type Panel, type PanelSlot } from '../shared/panel.ts';
import type { Deferred } from './acknowledge.ts';

/** Discord accepts edits of private messages for so long after an interaction with them. */
const EDITABLE_MS = 15 * MINUTE_MS;
const MAX_PANELS = 5_000;

/** The parts of an interaction needed to edit its message. */
export type Editable = Pick<Deferred, 'client' | 'applicationId' | 'token'>;

interface Shown {
  readonly message: string;
  readonly language: string;
  readonly target: Editable;
  readonly until: number;
}

/** Users can go back to an older panel, which is further up, if Discord didn't let the bot close it. */
const replacedBy =
  (message: string, before: string) =>
  (language: string): Panel => {
    const further = BigInt(message) > BigInt(before) ? 'down' : 'other';
    return note(botText('look', 'newerPanel', { further }, language));
  };

/** Creates the memory: of this process only, and without a promise. `edit` replaces a message. */
export function createPrivatePanels(
  edit: (target: Editable, panel: Panel) => Promise<unknown>,
  now: () => Date,
) {
  const newest = new Map<string, Shown>();
  const keyOf = (user: string, channel: string, slot: PanelSlot) => [user, channel, slot].join(' ');

  async function replace({ target, language, until }: Shown, panel: (language: string) => Panel) {
    if (now().getTime() >= until) return;
    // Perhaps the user has dismissed it.
    await edit(target, panel(language)).catch(() => undefined);
  }

  return {
    /** Notes that a private message (by id) shows something, in a slot if it is such a panel. The older one is closed. */
    shown(
      { user, channelId, client, applicationId, token }: Deferred,
      message: string,
      language: string,
      slot: PanelSlot | undefined,
    ) {
      for (const one of slot === undefined ? PANEL_SLOTS : [slot]) {
        const key = keyOf(user.id, channelId ?? '', one);
        const before = newest.get(key);
        if (slot === undefined && before?.message !== message) continue;
        newest.delete(key);
        newest.set(key, {
          message,
          language,
          target: { client, applicationId, token },
          until: now().getTime() + EDITABLE_MS,
        });
        if (before !== undefined && before.message !== message) {
          void replace(before, replacedBy(message, before.message));
        }
      }
      for (const key of newest.keys()) if (newest.size > MAX_PANELS) newest.delete(key);
    },

    /** Replaces a user's panel. `panel`: what to show instead, in their language. */
    async close(user: string, channel: string, slot: PanelSlot, panel: (language: string) => Panel) {
      const key = keyOf(user, channel, slot);
      const before = newest.get(key);
      newest.delete(key);
      if (before !== undefined) await replace(before, panel);
    },
  };
}

export type PrivatePanels = ReturnType<typeof createPrivatePanels>;
