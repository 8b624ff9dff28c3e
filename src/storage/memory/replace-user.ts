import { hasRenderedText, replaceUserAndName, replaceUserId } from '../pseudonymize.ts';
import { type MemoryGame, type MemoryState, planBy } from './state.ts';

/** Replaces a user everywhere in a game. */
export function replaceUser(
  state: MemoryState,
  id: string,
  from: string,
  to: { user: string; name: string },
): void {
  const game = state.games.get(id);
  if (game === undefined) return;
  replaceInGame(game, from, to);
  state.entries = state.entries.map((entry) =>
    entry.game === id && entry.user === from ? { ...entry, user: to.user } : entry,
  );
  const plan = planBy(state, id, from);
  state.plans = state.plans.filter((one) => one !== plan);
  state.outbox = state.outbox
    .filter(({ game: of, announcement }) => of !== id || !hasRenderedText(announcement))
    .map((entry) =>
      entry.game === id
        ? { ...entry, announcement: replaceUserId(entry.announcement, from, to.user) }
        : entry,
    );
}

function replaceInGame(game: MemoryGame, from: string, to: { user: string; name: string }): void {
  const { record } = game;
  const { members, substitutions, consent, timing, orders } = record;
  const own = <T extends { user: string }>(one: T): T => (one.user === from ? { ...one, ...to } : one);
  const json = { ...(consent && { consent }), ...(timing && { timing }), ...(orders && { orders }) };
  game.record = {
    ...record,
    ...replaceUserId(json, from, to.user),
    version: record.version + 1,
    members: members.map(own),
    host: record.host === from ? to.user : record.host,
    ...(substitutions && { substitutions: substitutions.map(own) }),
  };
  if (game.result) game.result = replaceUserAndName(game.result, from, to);
  game.moves = game.moves.map((move) => (move.by === from ? { ...move, by: to.user } : move));
  if (game.last === undefined) return;
  // These texts may contain the name.
  const { fold: _, below: __, ...last } = game.last;
  game.last = replaceUserId(last, from, to.user);
}
