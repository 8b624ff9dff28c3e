/** Doing what is due: each once, by whichever process takes it; what is not to be done any more is dropped. */
import { awaited } from '../../engine/index.ts';
import { closed } from '../../features/challenge/finish-week.ts';
import { setAside } from '../../features/clocks/timeouts.ts';
import type { Thinking } from '../../features/computers/turns.ts';
import { carriedOut } from '../../features/play/standing-orders.ts';
import { othersToAsk, playerAt, playersOf } from '../game/members.ts';
import { withForced } from '../game/pending-moves.ts';
import { moved } from '../game/record-moves.ts';
import { CLOCK, duesOf, REACH, sinceOf, withWait } from '../game/schedule.ts';
import { peopleOf } from '../game/settings.ts';
import { lapsed, orderOf } from '../game/standing-orders.ts';
import { type Begun, begun, type Change, type Decided, type Loaded, type Tools } from '../game-service.ts';
import type { Announcement, ClaimedDue, DueKind } from '../store.ts';
import type { App, Refusal } from '../types.ts';

/**
 * Milliseconds for which what was taken belongs to one process; if it dies, another takes it then, or at once where the
 * store sees that. What takes longer, as when computers think or the process was frozen, is taken by two, and done by
 * the one that is done first: the other finds the game changed when it commits, and looks anew what is to be done in it.
 */
const CLAIM = 30_000;
const AT_ONCE = 50;
/** Times that something is tried. */
const ATTEMPTS = 5;

/** What passes: it is tried again when the claim is over. */
const LATER: readonly Refusal['code'][] = ['busy', 'unreadable'];

/** What is done at once; computers think beside it. */
type Others = ClaimedDue & { kind: Exclude<DueKind, 'think'> };
const isAtOnce = (due: ClaimedDue): due is Others => due.kind !== 'think';

/** `dropped`: it is not to be done any more, or not in this way. */
type Result = { dropped?: boolean };

export function createDoing(tools: Tools, thinking: Thinking): Pick<App, 'tick'> {
  const { store, games, now, log } = tools;

  /** What comes of something due, in the game as it is now. */
  async function decide(loaded: Loaded, due: Others): Promise<Decided<Result>> {
    const { record, state } = loaded;
    const people = await peopleOf(store, record.guild, playersOf(record));
    const still = duesOf(record, state, people).find(({ key }) => key === due.key);
    if (still === undefined) return { unchanged: { dropped: true } };
    if (due.kind === 'week') return closed(store, record);
    // By a change of somebody's hours it is due later: with the commit the store takes note of that. What was due by the
    // clock of the store is due, whatever ours says.
    if (still.at > due.at && still.at > now()) return { record, idle: true, result: {} };
    const game = begun(loaded);
    switch (due.kind) {
      case 'remind':
        return reminded(game, due);
      case 'expire':
        return expired(game, due);
      case 'setAside':
        return setAside(game);
      case 'order':
        return ordered(game, due);
    }
  }

  function reminded({ record, state }: Begun, { seat }: ClaimedDue): Change<Result> {
    const at = now().getTime();
    const changed = withWait(record, seat, ({ quiet, reminders, ...wait }) => ({
      ...{ ...wait, reminded: at, reminders: reminders + 1 },
      ...(quiet === 'never' ? { quiet } : {}),
    }));
    return {
      record: changed,
      idle: true,
      owed: [{ kind: 'nudged', seat, since: sinceOf(record, seat), ping: [playerAt(record, state, seat)] }],
      result: {},
    };
  }

  function expired({ record, state }: Begun, { seat }: ClaimedDue): Change<Result> {
    const at = now().getTime();
    const ping = othersToAsk(record, playerAt(record, state, seat));
    return {
      record: withWait(record, seat, (wait) => ({ ...wait, expired: at })),
      idle: true,
      owed: [{ kind: 'timeUp', seat, since: sinceOf(record, seat), ping }],
      result: {},
    };
  }

  function ordered(game: Begun, { seat }: ClaimedDue): Decided<Result> {
    const { record, state } = game;
    const order = orderOf(record, seat);
    if (order === undefined) return { unchanged: { dropped: true } };
    const user = playerAt(record, state, seat);
    const done = carriedOut(order, state, now());
    if (done === undefined) {
      return {
        record: lapsed(record, order, 'impossible'),
        idle: true,
        owed: [{ kind: 'nudged', seat, since: sinceOf(record, seat), lapsed: true, ping: [user] }],
        result: {},
      };
    }
    const progress = withForced(done, record, now());
    // Of production the channel is told when all have decided.
    const change = moved(game, progress, CLOCK.user, { always: state.phase !== 'production' });
    // What the move opened is for its player to decide.
    const open = awaited(progress.state).includes(seat);
    const owed = change.owed?.map((one): Announcement => {
      if (one.kind !== 'moved') return one;
      const ping = open && !one.ping.includes(user) ? [...one.ping, user] : one.ping;
      return { ...one, ordered: seat, ping };
    });
    return { ...change, owed: owed ?? [], result: {} };
  }

  /** Does one thing that is due. */
  async function work(due: Others): Promise<void> {
    try {
      const act = due.kind === 'week' ? 'closeWeek' : 'clock';
      const outcome = await games.change<Result>(due.game, CLOCK, act, (loaded) => decide(loaded, due));
      // A game that cannot be read today may be read after the next start, and then goes on.
      const dropped = outcome.ok ? outcome.dropped === true : !LATER.includes(outcome.refusal.code);
      if (dropped) await store.done(due.key);
    } catch (error) {
      const gone = due.attempts + 1 >= ATTEMPTS;
      log(`What was due (${due.key}) could not be done: ${String(error)}`);
      if (gone) await store.done(due.key);
    }
  }

  return {
    async tick() {
      const taken = await store.claim(CLAIM, AT_ONCE, REACH);
      for (const { game, attempts } of taken.filter((due) => !isAtOnce(due))) {
        thinking.begin(game, attempts >= ATTEMPTS);
      }
      // One after the other: two of one game would get in each other's way.
      for (const due of taken.filter(isAtOnce)) await work(due);
      return taken.length;
    },
  };
}
