import { changesFixedProduction, isForAnother, isSimultaneous, isUpToDate } from '../../core/game/acting.ts';
import { concedeSeat } from '../../core/game/concede-seat.ts';
import { requireStarted, type StartedGame } from '../../core/game/loaded-game.ts';
import { memberOf, seatOf, seatOfPlayer, withMember } from '../../core/game/members.ts';
import { addMove, noMovesYet, withForcedMoves } from '../../core/game/pending-moves.ts';
import { moderates } from '../../core/game/permissions.ts';
import { applyMoves } from '../../core/game/record-moves.ts';
import type { Announcement } from '../../core/outbox/announcement.ts';
import { sanitizeUserName } from '../../core/sanitize.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { Actor, Play } from '../../core/types.ts';
import type { Seat } from '../../engine/index.ts';

/** Creates the part of the service that plays moves and lets players concede. */
export function createActions({ games, now }: ServiceContext) {
  return {
    /** Plays one or more actions of a seat, all or none. Refuses with `stale` if the board has changed. */
    play: (actor: Actor, id: string, asked: Play) =>
      games.change(
        id,
        actor,
        (loaded) => (isForAnother(loaded, actor, asked) ? 'playFor' : 'play'),
        (loaded) => {
          const game = requireStarted(loaded);
          const { record, state } = game;
          const own = seatOf(record, state, actor.user);
          const seat = asked.seat ?? own;
          if (seat === undefined || state.players[seat] === undefined) {
            return { refusal: { code: 'noSuchSeat' } };
          }
          if (seat !== own && !moderates(actor, record)) return { refusal: { code: 'notYourSeat', seat } };
          if (!isFresh(game, seat, asked)) return { refusal: { code: 'stale' } };
          if (changesFixedProduction(game, seat, asked.action))
            return { refusal: { code: 'computerConfirmed' } };
          const first: Announcement[] =
            seat === own || isGoingOn(game, seat, actor)
              ? []
              : [{ kind: 'moderated', what: 'act', by: actor.user, seat, ping: [] }];
          // Users rename themselves, and a game takes weeks.
          const named =
            seat === own ? withMember(record, actor.user, { name: sanitizeUserName(actor.name) }) : record;
          const made = addRequestedMoves(asked, { ...game, record: named }, seat, actor.user, now());
          if (!made.ok) return { refusal: { code: 'rejected', rejection: made.rejection } };
          return applyMoves({ ...game, record: named }, made.progress, actor.user, { first });
        },
      ),

    /** Gives the actor's seat up; the bot plays its required moves. `erased`: the post doesn't name them. */
    concede: (actor: Actor, id: string, erased?: boolean) =>
      games.change(id, actor, 'concede', (loaded) => {
        const game = requireStarted(loaded);
        const { record, state } = game;
        // A substitute has no seat of their own to give up.
        if (memberOf(record, actor.user) === undefined) return { refusal: { code: 'standIn' } };
        const seat = seatOfPlayer(record, state, actor.user);
        return concedeSeat(game, seat, { owner: actor.user, by: actor.user, erased, now: now() });
      }),
  };
}

/** Adds all requested actions and the forced moves between them, or returns the first rejection. */
function addRequestedMoves(
  { action: first, next = [] }: Play,
  { record, state }: StartedGame,
  seat: Seat,
  by: string,
  at: Date,
): ReturnType<typeof addMove> {
  let progress = noMovesYet(state);
  for (const action of [first, ...next]) {
    const made = addMove(progress, { seat, action, by, at });
    if (!made.ok) return made;
    progress = withForcedMoves(made.progress, record, at);
  }
  return { ok: true, progress };
}

function isFresh(game: StartedGame, seat: Seat, { expect, action }: Play): boolean {
  if (expect === undefined || isUpToDate(game, seat, expect)) return true;
  return isSimultaneous(action) && expect >= game.record.turnVersion;
}

/** Returns whether this moderator's moves for the seat are still unannounced. */
const isGoingOn = ({ record, moves }: StartedGame, seat: Seat, { user }: Actor): boolean =>
  moves.slice(record.announced).some((move) => move.seat === seat && move.by === user);
