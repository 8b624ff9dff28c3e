/** When somebody's time is up: the others decide, a stand-in plays, or the game is set aside and taken up again. */
import { awaited, type Seat } from '../../engine/index.ts';
import { DAY } from '../../time/index.ts';
import { calledIn } from '../announce.ts';
import { isComputer, newComputer } from '../computers.ts';
import { type Begun, begun, type Change, type Decided, type Tools } from '../games.ts';
import { isAtTable, memberAt, othersToAsk, playerAt, standInAt } from '../members.ts';
import { over } from '../moving.ts';
import { cleanName } from '../names.ts';
import { moderates } from '../permissions.ts';
import type { Rescue, Tenure } from '../store.ts';
import type { App } from '../types.ts';
import { counted } from './counting.ts';
import { handedOver, leaving, takenOver, withMore } from './taking-over.ts';
import { sinceOf, timeOf, waitOf } from './timing.ts';

/** How well a computer plays that stands in for somebody who does not move. */
const STAND_IN = 'laird';
/** Milliseconds of own hours that the others can give. */
const MORE = DAY;

type Rescuing = Pick<App, 'rescue' | 'sitIn' | 'seatSomebody' | 'comeBack' | 'setAside' | 'takeUp'>;

export function createRescue(tools: Tools): Rescuing {
  const { games } = tools;

  /** Carries out what was decided about a seat. */
  async function rescued(
    game: Begun,
    seat: Seat,
    { rescue, name = STAND_IN, by }: { rescue: Rescue; name?: string | undefined; by?: string },
  ): Promise<Change<{ done: boolean }>> {
    const { record, state } = game;
    const result = { done: true };
    const since = sinceOf(record, seat);
    const decided = { kind: 'rescued', seat, since, rescue, ...(by === undefined ? {} : { by }) } as const;
    switch (rescue) {
      case 'more': {
        const ping = awaited(state).includes(seat) ? [playerAt(record, state, seat)] : [];
        return {
          record: await withMore(tools, game, record, seat, MORE),
          idle: true,
          owed: [{ ...decided, ping }],
          result,
        };
      }
      case 'play':
      case 'computer': {
        const computer = newComputer(record, STAND_IN, name);
        const span = rescue === 'play' ? 'turn' : 'while';
        return {
          record: await handedOver(tools, game, seat, computer, span),
          idle: true,
          owed: [{ ...decided, ping: [] }],
          result,
        };
      }
      case 'standIn': {
        const timing = timeOf(record);
        const open = [...(timing.open ?? []).filter((other) => other !== seat), seat];
        return {
          record: { ...record, timing: { ...timing, open } },
          idle: true,
          owed: [{ ...decided, ping: [] }],
          result,
        };
      }
    }
  }

  /** Somebody plays for a seat from now on, with all the time of a turn. */
  async function seated(
    game: Begun,
    seat: Seat,
    { user, name }: { user: string; name: string },
  ): Promise<Decided<object>> {
    const { record, state, moves } = game;
    if (isAtTable(record, user)) return { refusal: { code: 'alreadyMember' } };
    const place = state.seating[seat] ?? -1;
    const tenure: Tenure = { place, user, name: cleanName(name), from: moves.length };
    const ping = awaited(state).includes(seat) ? [user] : [];
    return {
      record: await takenOver(tools, game, seat, (now) => leaving(now, place, moves.length, tenure)),
      idle: true,
      owed: [{ kind: 'satIn', seat, user, ping }],
      result: {},
    };
  }

  return {
    rescue: (actor, id, seat, rescue, name) =>
      games.change<{ done: boolean }>(id, actor, 'rescue', async (loaded) => {
        const game = begun(loaded);
        const { record, state } = game;
        // Nobody else plays for anybody in a challenge.
        if (record.challenge !== undefined && rescue !== 'more')
          return { refusal: { code: 'challengeFixed' } };
        if (waitOf(record, seat)?.expired === undefined) return { refusal: { code: 'timeNotUp' } };
        const player = playerAt(record, state, seat);
        const others = othersToAsk(record, player);
        if (moderates(actor, record) && !others.includes(actor.user)) {
          return rescued(game, seat, { rescue, name, by: actor.user });
        }
        if (actor.user === player) return { refusal: { code: 'notYourSeat', seat } };
        const timing = timeOf(record);
        // A second tap asks for no second stand-in.
        if (rescue === 'standIn' && timing.open?.includes(seat) === true)
          return { unchanged: { done: true } };
        const votes = [
          ...(timing.votes ?? []).filter((vote) => vote.seat !== seat || vote.user !== actor.user),
          { seat, user: actor.user, rescue },
        ];
        const same = votes.filter(
          (vote) => vote.seat === seat && vote.rescue === rescue && others.includes(vote.user),
        );
        const voted = { ...record, timing: { ...timing, votes } };
        if (same.length * 2 > others.length)
          return rescued({ ...game, record: voted }, seat, { rescue, name });
        return { record: voted, idle: true, result: { done: false } };
      }),

    sitIn: (actor, id, seat) =>
      games.change(id, actor, 'sitIn', (loaded) => {
        const game = begun(loaded);
        if (game.record.timing?.open?.includes(seat) !== true)
          return { refusal: { code: 'noStandInWanted' } };
        return seated(game, seat, actor);
      }),

    seatSomebody: (actor, id, seat, who) =>
      games.change(id, actor, 'seatSomebody', (loaded) => {
        const game = begun(loaded);
        const { record, state } = game;
        if (state.players[seat] === undefined) return { refusal: { code: 'noSuchSeat' } };
        // Who has given up is played by the bot.
        if (memberAt(record, state, seat).conceded) return { refusal: { code: 'noStandInWanted' } };
        return seated(game, seat, who);
      }),

    comeBack: (actor, id) =>
      games.change(id, actor, 'comeBack', async (loaded) => {
        const game = begun(loaded);
        const { record, state, moves } = game;
        const place = record.members.findIndex(({ user }) => user === actor.user);
        if (standInAt(record, place) === undefined) return { refusal: { code: 'notStoodIn' } };
        const seat = state.seating.indexOf(place);
        const ping = awaited(state).includes(seat) ? [actor.user] : [];
        return {
          record: leaving(await counted(tools, game), place, moves.length),
          idle: true,
          owed: [{ kind: 'cameBack', seat, ping }],
          result: {},
        };
      }),

    setAside: (actor, id) => games.change(id, actor, 'setAside', (loaded) => setAside(begun(loaded))),

    takeUp: (actor, id) =>
      games.change(id, actor, 'takeUp', (loaded) => {
        const { setAside: aside, ...timing } = timeOf(loaded.record);
        if (aside !== true) return { refusal: { code: 'notSetAside' } };
        const { record, state } = begun(loaded);
        return {
          record: { ...record, status: 'playing', timing },
          // All who are awaited have the time of a turn again.
          handover: true,
          owed: [{ kind: 'takenUp', by: actor.user, ping: calledIn(record, state, awaited(state)) }],
          result: {},
        };
      }),
  };
}

/** The game is set aside: its channel is free, its members can take it up again. */
export function setAside({ record }: Begun): Change<object> {
  const people = record.members.map(({ user }) => user).filter((user) => !isComputer(user));
  return {
    record: { ...over(record, 'ended'), timing: { ...timeOf(record), setAside: true } },
    owed: [{ kind: 'setAside', ping: people }],
    result: {},
  };
}
