import type { Level } from '../../ai/index.ts';
import { isForAnother } from '../../core/game/acting.ts';
import { isComputer, newComputer } from '../../core/game/computers.ts';
import { lapseNewsOnSeats } from '../../core/game/consent-request.ts';
import { requireStarted } from '../../core/game/loaded-game.ts';
import { leavesComputersAlone, memberAt, playerAt, seatOf, substituteAt } from '../../core/game/members.ts';
import { moderates } from '../../core/game/permissions.ts';
import { withComputerAssigned } from '../../core/game/substitution.ts';
import type { GameRecord, Member, Span } from '../../core/game/types.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { Actor, Refusal } from '../../core/types.ts';
import type { Seat } from '../../engine/index.ts';

interface ComputerAssignment {
  /** Default: the actor's own. Only moderators can choose another. */
  seat?: Seat;
  level: Level;
  /** Name in the language of the game; numbered if already taken. */
  name: string;
  span: Span;
}

export function createComputerAssigner(context: ServiceContext) {
  return {
    /** Assigns a seat to a computer: for a turn, until the player returns, or permanently. */
    assignComputer: (actor: Actor, id: string, assignment: ComputerAssignment) =>
      context.games.change<{ user: string }>(
        id,
        actor,
        (loaded) => (isForAnother(loaded, actor, assignment) ? 'seatSomebody' : 'handOver'),
        async (loaded) => {
          const game = requireStarted(loaded);
          const { record, state } = game;
          const seat = assignment.seat ?? seatOf(record, state, actor.user);
          if (seat === undefined || state.players[seat] === undefined)
            return { refusal: { code: 'noSuchSeat' } };
          const member = memberAt(record, state, seat);
          // A substitute has no seat of their own to assign.
          const theirs = member.user === actor.user || moderates(actor, record);
          if (!theirs) return { refusal: refusalFor(seat, seatOf(record, state, actor.user)) };
          if (isComputer(playerAt(record, state, seat))) {
            const { name } = substituteAt(record, state.seating[seat] ?? -1) ?? member;
            return { refusal: { code: 'stoodIn', by: name } };
          }
          const { level, name, span } = assignment;
          // Conceded seats are already played by the bot.
          if (member.conceded && span !== 'good') return { refusal: { code: 'seatConceded' } };
          if (isRefused(record, member, actor, span)) return { refusal: { code: 'onlyComputers' } };
          const computer = newComputer(record, level, name);
          const former = span === 'good' ? { former: member.user } : {};
          const assigned = await withComputerAssigned(context, game, seat, computer, span);
          return {
            record: assigned,
            idle: span !== 'good',
            announcements: [
              ...lapseNewsOnSeats(record, assigned, actor.user),
              { kind: 'satIn', seat, user: computer.user, span, by: actor.user, ...former, ping: [] },
            ],
            result: { user: computer.user },
          };
        },
      ),
  };
}

/** Returns whether only computers would be left. Moderators may do this temporarily. */
const isRefused = (record: GameRecord, { user }: Member, actor: Actor, span: Span): boolean =>
  (span === 'good' || user === actor.user) && leavesComputersAlone(record, user, span);

/** Returns why a seat is not the actor's to assign: they only stand in, or play another. */
const refusalFor = (seat: Seat, own: Seat | undefined): Refusal =>
  seat === own ? { code: 'standIn' } : { code: 'notYourSeat', seat };
