/** A table at which a game is played by clicks: an app with one game in memory, as strict as the contract says. */
import type { App, Game, Refusal, StoredMove } from '../../src/app/index.ts';
import { type GameEvent, type GameState, play, publicView } from '../../src/engine/index.ts';
import { gameAt } from './panels-crawler.ts';

export interface Table {
  readonly app: App;
  /** The game as it stands; its record can be changed for a test. */
  game(): Game;
  state(): GameState;
  moves(): readonly StoredMove[];
  change(record: Partial<Game['record']>): void;
}

/** A table that begins at a position; member and user are the same number. */
export function tableAt(start: GameState): Table {
  const first = gameAt(start);
  let { record } = first;
  let state = start;
  let moves: StoredMove[] = [];
  const before: GameState[] = [];
  const game = (): Game => ({ record, moves, state: publicView(state) });
  const seatOf = (user: string) =>
    state.seating.indexOf(record.members.findIndex((member) => member.user === user));
  const refuse = (refusal: Refusal) => ({ ok: false as const, refusal });
  const known: Pick<App, 'game' | 'play' | 'undo'> = {
    game: async (id) => (id === record.id ? game() : undefined),
    play: async (actor, _id, { action, next = [], expect, seat: wanted }) => {
      const own = seatOf(actor.user);
      const seat = wanted ?? own;
      if (seat !== own && !actor.moderator) return refuse({ code: 'notYourSeat', seat });
      if (record.paused) return refuse({ code: 'paused' });
      if (expect !== undefined && expect !== record.version) return refuse({ code: 'stale' });
      let after = state;
      const events: GameEvent[] = [];
      for (const one of [action, ...next]) {
        const played = play(after, seat, one);
        if (!played.ok) return refuse({ code: 'rejected', rejection: played.rejection });
        after = played.state;
        events.push(...played.events);
      }
      before.push(state);
      state = after;
      const made = [action, ...next].map((one) => ({ seat, action: one, by: actor.user, at: new Date(0) }));
      moves = [...moves, ...made];
      record = { ...record, version: record.version + 1 };
      return { ok: true, game: game(), events, moves: made, announced: false };
    },
    undo: async (actor) => {
      if (moves.at(-1)?.by !== actor.user) return refuse({ code: 'nothingToUndo' });
      state = before.pop() ?? state;
      moves = moves.slice(0, -1);
      record = { ...record, version: record.version + 1 };
      return { ok: true, game: game(), done: true, count: 1 };
    },
  };
  return {
    app: known as App,
    game,
    state: () => state,
    moves: () => moves,
    change: (changed) => {
      record = { ...record, ...changed };
    },
  };
}
