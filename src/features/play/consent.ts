/** What all others must agree to: undoing past them, and abandoning the game. */
import { ask, rejected } from '../../core/game/consent-request.ts';
import { memberOf, othersToAsk, withoutConsent } from '../../core/game/members.ts';
import { halted } from '../../core/game/pauses.ts';
import { ended } from '../../core/game/record-moves.ts';
import type { Consent } from '../../core/game/types.ts';
import { takenBackByConsent } from '../../core/game/undo.ts';
import { begun, type Decided, type Tools } from '../../core/game-service.ts';
import type { Asked } from '../../core/types.ts';
import type { PlayService } from './types.ts';

export function createConsent(tools: Tools): Pick<PlayService, 'abandon' | 'answer'> {
  const { games, now } = tools;
  return {
    abandon: (actor, id) =>
      games.change<Asked>(
        id,
        actor,
        ({ record }) => (record.status === 'lobby' ? 'abandonLobby' : 'abandon'),
        ({ record, moves }) => {
          const inLobby = record.status === 'lobby';
          // Who plays for somebody agrees for them, but does not end their game.
          const isGuest = memberOf(record, actor.user) === undefined;
          if (!inLobby && isGuest) return { refusal: { code: 'notMember' } };
          if (!inLobby && othersToAsk(record, actor.user).length > 0) {
            return ask(record, actor, 'abandon', moves.length, now());
          }
          const moderator = inLobby && record.host !== actor.user;
          return { ...ended(record, actor.user, moderator), result: { done: true, count: 0 } };
        },
      ),

    answer: (actor, id, number, agree) =>
      games.change<{ done: boolean }>(id, actor, 'answer', (loaded) => {
        const { record } = loaded;
        const { consent } = record;
        if (consent === undefined || consent.id !== number) return { refusal: { code: 'requestGone' } };
        if (!agree) {
          return {
            record: rejected(record, consent, now()),
            owed: [{ kind: 'refused', consent, by: actor.user, ping: [] }],
            result: { done: false },
          };
        }
        if (consent.by === actor.user || consent.agreed.includes(actor.user)) {
          return { refusal: { code: 'alreadyAgreed' } };
        }
        const agreed = [...consent.agreed, actor.user];
        const all = othersToAsk(record, consent.by).every((user) => agreed.includes(user));
        if (all) return carriedOut(consent);
        return { record: { ...record, consent: { ...consent, agreed } }, result: { done: false } };

        function carriedOut(granted: Consent): Decided<{ done: boolean }> {
          if (granted.what === 'abandon')
            return { ...ended(record, granted.by, false), result: { done: true } };
          if (granted.what === 'pause') {
            return { ...halted(withoutConsent(record), granted.by), result: { done: true } };
          }
          const change = takenBackByConsent(tools, begun(loaded), granted, actor.user);
          if (change === undefined) return { refusal: { code: 'cannotReplay' } };
          return { ...change, result: { done: true } };
        }
      }),
  };
}
