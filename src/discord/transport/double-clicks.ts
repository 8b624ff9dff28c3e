/** Recognizes double clicks on buttons that post something, so that it is posted once. */
import { SECOND_MS } from '../../durations.ts';

const DOUBLE_CLICK_MS = 5 * SECOND_MS;

interface Click {
  readonly user: { readonly id: string };
  readonly message: { readonly id: string };
  readonly customId: string;
}

/** Creates the memory: of this process only. */
export function createDoubleClicks(now: () => Date) {
  const posted = new Map<string, number>();
  return {
    /** Returns whether the same user has just posted something with the same button; notes that they post it now. */
    isRepeated({ user, message, customId }: Click): boolean {
      const at = now().getTime();
      for (const [key, time] of posted) if (Math.abs(at - time) >= DOUBLE_CLICK_MS) posted.delete(key);
      const key = `${user.id} ${message.id} ${customId}`;
      if (posted.has(key)) return true;
      posted.set(key, at);
      return false;
    },
  };
}

export type DoubleClicks = ReturnType<typeof createDoubleClicks>;
