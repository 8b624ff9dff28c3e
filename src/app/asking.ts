/** Asking all others for their agreement. */
import type { Change } from './games.ts';
import { othersToAsk } from './members.ts';
import type { Consent, GameRecord } from './store.ts';
import type { Actor, Asked, Refusal } from './types.ts';

/** Asks the others; refused while another request is open. */
export function ask(
  record: GameRecord,
  actor: Actor,
  what: Consent['what'],
  keep: number,
): Change<Asked> | { refusal: Refusal } {
  if (record.consent !== undefined) return { refusal: { code: 'requestOpen' } };
  const id = record.consents + 1;
  const consent: Consent = { id, what, by: actor.user, keep, agreed: [] };
  return {
    record: { ...record, consent, consents: id },
    owed: [{ kind: 'asked', consent, ping: othersToAsk(record, actor.user) }],
    result: { done: false, consent },
  };
}
