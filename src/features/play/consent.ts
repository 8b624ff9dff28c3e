/** Creates the handlers for what needs everyone's consent: undoing other players' moves and abandoning the game. */

import type { Decision } from '../../core/game/change.ts';
import { requestConsent, withConsentRejected } from '../../core/game/consent-request.ts';
import { requireStarted } from '../../core/game/loaded-game.ts';
import { memberOf, othersAsked, stillToAgree, withoutConsent } from '../../core/game/members.ts';
import { withClocksStopped } from '../../core/game/pauses.ts';
import { endGame } from '../../core/game/record-moves.ts';
import { isClosed } from '../../core/game/reopening.ts';
import type { Consent, ShownStatus } from '../../core/game/types.ts';
import { undoByConsent } from '../../core/game/undo.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { Actor, ConsentOutcome } from '../../core/types.ts';

type Answered = { done: boolean; planned?: readonly string[] };

/** Creates the part of the service for requests that all must agree to. */
export function createConsentHandlers(context: ServiceContext) {
  const { games, now } = context;
  return {
    /**
     * Ends the game without a winner: at once in a lobby (by its host or a moderator) and solo, else once all agree.
     * `expect`: applies only in this status.
     */
    abandon: (actor: Actor, id: string, expect?: ShownStatus) =>
      games.change<ConsentOutcome>(
        id,
        actor,
        ({ record }) => (record.status === 'lobby' ? 'abandonLobby' : 'abandon'),
        ({ record, moves }) => {
          if (expect !== undefined && expect !== record.status) return { refusal: { code: 'stale' } };
          const inLobby = record.status === 'lobby';
          // A substitute may consent on a player's behalf, but not end their game.
          const isGuest = memberOf(record, actor.user) === undefined;
          if (!inLobby && isGuest) return { refusal: { code: 'standIn' } };
          if (!inLobby && othersAsked(record, actor.user, 'abandon').length > 0) {
            return requestConsent(record, actor, 'abandon', moves.length, now());
          }
          const moderator = inLobby && record.host !== actor.user;
          return { ...endGame(record, actor.user, moderator), result: { done: true, count: 0 } };
        },
      ),

    /** Answers a request. `done`: this was the last agreement needed. `planned`: whose undone steps are back in their plans. */
    answerConsent: (actor: Actor, id: string, number: number, agree: boolean) =>
      games.change<Answered>(id, actor, 'answer', (loaded) => {
        const { record } = loaded;
        const { consent } = record;
        if (consent === undefined || consent.id !== number) return { refusal: { code: 'requestGone' } };
        if (!agree) {
          return {
            record: withConsentRejected(record, consent, now()),
            // After the end, the game keeps its date: another one may have been played since.
            idle: record.status === 'finished',
            announcements: [{ kind: 'refused', consent, by: actor.user, ping: [] }],
            result: { done: false },
          };
        }
        // Only an undo can be asked for after the end, and the seed is public once the time for it is over.
        if (isClosed(loaded, now())) return { refusal: { code: 'agreedTooLate' } };
        const isNew = consent.by !== actor.user && !consent.agreed.includes(actor.user);
        const agreed = isNew ? [...consent.agreed, actor.user] : consent.agreed;
        // The last player to ask may have left the seat to a computer since.
        const next = { ...record, consent: { ...consent, agreed } };
        if (stillToAgree(next).length === 0) return carriedOut(consent);
        if (!isNew) return { refusal: { code: 'alreadyAgreed' } };
        return { record: next, result: { done: false } };

        async function carriedOut(granted: Consent): Promise<Decision<Answered>> {
          if (granted.what === 'abandon')
            return { ...endGame(record, granted.by, false), result: { done: true } };
          if (granted.what === 'pause') {
            return { ...withClocksStopped(withoutConsent(record), granted.by), result: { done: true } };
          }
          const change = await undoByConsent(context, requireStarted(loaded), granted, actor.user);
          if (change === undefined) return { refusal: { code: 'cannotReplay' } };
          const { planned = [] } = change.result;
          return { ...change, result: { done: true, planned } };
        }
      }),
  };
}
