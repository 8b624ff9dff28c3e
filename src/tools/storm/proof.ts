/** Proves that a storm lost nothing: compares the journal and the posts with what the engine requires. */
import { isDeepStrictEqual } from 'node:util';
import { type Announcement, EDITS, type GameRecord, isComputer, playerAt } from '../../core/index.ts';
import { type GameState, newGame, pendingSeats, play, type SetupInput } from '../../engine/index.ts';
import type { Line, NotedMove } from './journal.ts';
import type { Press } from './people.ts';
import type { RecordedPost } from './post-recorder.ts';

export interface EndedGame {
  /** Includes the members and their substitutes. */
  readonly record: GameRecord;
  /** The exported setup, but with the seed even while the game runs. */
  readonly setup: SetupInput;
  readonly moves: readonly NotedMove[];
  /** The stored position; `undefined` in a lobby. */
  readonly position: GameState | undefined;
}

export interface Records {
  readonly lines: readonly Line[];
  readonly games: readonly EndedGame[];
  readonly posts: readonly RecordedPost[];
  readonly presses: readonly Press[];
  /** Unanswered interactions, a sentence each. */
  readonly unanswered: readonly string[];
}

export const COSTS = ['lost', 'doubled', 'missing', 'unanswered'] as const;
export type Cost = (typeof COSTS)[number];

export interface Defect {
  readonly cost: Cost;
  readonly what: string;
}

type Try = Extract<Line, { type: 'try' }>;
type Moved = Extract<Announcement, { kind: 'moved' }>;

/** An announcement and its outcome. */
interface PostedAnnouncement {
  readonly id: number;
  readonly announcement: Announcement;
  readonly posts: readonly RecordedPost[];
  /** The message that shows it; `undefined` if there is none. */
  readonly message: RecordedPost | undefined;
  /** When it was acknowledged, in Unix milliseconds. */
  readonly at: number;
  readonly folds: readonly Announcement[];
}

interface GameEvidence {
  readonly game: EndedGame;
  /** Commits in order: the nth one created version n + 1. */
  readonly commits: readonly Try[];
  /** Positions by number of moves. */
  readonly states: readonly GameState[];
  readonly told: readonly PostedAnnouncement[];
}

function grouped<T, K>(list: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

const moverOf = ({ append }: Try) => append.find(({ by }) => by !== 'forced')?.by;

const same = (one: unknown, other: unknown) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one ?? null)), JSON.parse(JSON.stringify(other ?? null)));

/** Returns everything that was lost, doubled, missing or unanswered. Must be empty. */
export function prove(records: Records): Defect[] {
  const finds: Defect[] = records.unanswered.map((what) => ({ cost: 'unanswered', what }));
  const told = acknowledgedAnnouncements(records);
  const ids = new Set([...told.values()].flat().map(({ id }) => id));
  for (const post of records.posts) {
    if (!ids.has(idOf(post)))
      finds.push({ cost: 'doubled', what: `${nameOf(post)} tells of nothing that was owed` });
    // A kill between the plain and the full form must not leave the plain one.
    if (post.plain && !post.gone)
      finds.push({ cost: 'missing', what: `${nameOf(post)} never got its full form` });
  }
  for (const game of records.games) {
    const { id, channel } = game.record;
    const find = (cost: Cost, what: string) =>
      void finds.push({ cost, what: `game ${id} in ${channel}: ${what}` });
    const commits = commitsOf(records.lines, game, find);
    const story = { game, commits, states: replayPositions(game, find), told: told.get(id) ?? [] };
    for (const check of [checkAnnouncements, checkMoves, checkPings]) check(story, find);
    checkPresses(story, records.presses, find);
  }
  return finds;
}

type FindIn = (cost: Cost, what: string) => void;

const idOf = ({ nonce }: RecordedPost): number => Number(nonce.split('-')[1]);

const nameOf = ({ id, nonce, channel }: RecordedPost) => `message ${id} (nonce ${nonce}) in ${channel}`;

/** Returns the acknowledged announcements of each game in order, without those that were merged into others. */
function acknowledgedAnnouncements({ lines, posts }: Records): Map<string, PostedAnnouncement[]> {
  const owed = new Map(lines.flatMap((line) => (line.type === 'owed' ? [[line.id, line]] : [])));
  const done = new Map(lines.flatMap((line) => (line.type === 'told' ? [[line.id, line]] : [])));
  const byId = grouped(posts, idOf);
  const all = [...owed.values()]
    .sort((one, other) => one.id - other.id)
    .flatMap(({ id, game, announcement }) => {
      const last = done.get(id);
      const own = byId.get(id) ?? [];
      if (last === undefined && own.length === 0) return [];
      const message = own.at(-1) ?? posts.find((post) => post.id === last?.message);
      return { id, game, announcement, posts: own, message, at: last?.at ?? 0, folds: last?.owed ?? [] };
    });
  return grouped(all, ({ game }) => game);
}

/**
 * Returns the commits of a game in order. If a process died before it knew of a commit, a later version shows that it
 * succeeded, and the moves show which attempt did. Reports known commits that are missing.
 */
function commitsOf(lines: readonly Line[], game: EndedGame, find: FindIn): Try[] {
  const made = new Set(lines.flatMap((line) => (line.type === 'made' ? [line.word] : [])));
  const tries = lines.filter((line): line is Try => line.type === 'try' && line.game === game.record.id);
  const stands = ({ keep, append }: Try) => same(append, game.moves.slice(keep, keep + append.length));
  const commits: Try[] = [];
  for (let expected = 0; expected < game.record.version; expected++) {
    const here = tries.filter((one) => one.expected === expected);
    const known = here.filter(({ word }) => made.has(word));
    if (known.length > 1) find('doubled', `version ${expected} was followed twice`);
    const written = known[0] ?? here.find(stands);
    if (written === undefined) find('lost', `nobody knows what followed version ${expected}`);
    else commits.push(written);
  }
  for (const { expected, word, append } of tries) {
    if (made.has(word) && expected >= game.record.version) {
      find('lost', `${append.length} moves, which people knew of, were made at version ${expected}`);
    }
  }
  let moves: NotedMove[] = [];
  for (const { keep, append } of commits) moves = [...moves.slice(0, keep), ...append];
  for (let i = 0; i < Math.max(moves.length, game.moves.length); i++) {
    if (!same(moves[i], game.moves[i])) {
      find('lost', `move ${i} was ${JSON.stringify(moves[i])}, and is ${JSON.stringify(game.moves[i])}`);
    }
  }
  return commits;
}

/** Replays the game. Reports if the last position differs from the stored one. */
function replayPositions({ setup, moves, position }: EndedGame, find: FindIn): GameState[] {
  if (position === undefined) return [];
  const begun = newGame(setup);
  if (!begun.ok) {
    find('lost', `the setup is refused: ${begun.rejection.code}`);
    return [];
  }
  const states = [begun.state];
  for (const [i, { seat, action }] of moves.entries()) {
    const played = action && play(states.at(-1) as GameState, seat, action);
    if (!played?.ok) {
      find('lost', `move ${i} cannot be played again: ${JSON.stringify(played?.rejection)}`);
      return states;
    }
    states.push(played.state);
  }
  if (!same(states.at(-1), position))
    find('lost', 'setup and moves do not lead to the position that is kept');
  return states;
}

/** Checks that each announcement has one message, and that messages it replaces are deleted. */
function checkAnnouncements({ told, commits }: GameEvidence, find: FindIn): void {
  for (const { id, announcement, posts, message, folds } of told) {
    const what = `announcement ${id} (${wordsOf(announcement)})`;
    if (posts.length > 1) find('doubled', `${what} was posted ${posts.length} times: ${posts.map(nameOf)}`);
    // A later announcement shows what became of the lobby, if it was posted first.
    const isOvertaken =
      announcement.kind === 'lobby' && told.some((other) => other.id > id && other.message !== undefined);
    if (message === undefined && !KINDS_WITHOUT_MESSAGE.includes(announcement.kind) && !isOvertaken)
      find('missing', `${what} was told nowhere`);
    for (const one of folds) {
      const stays = told.flatMap((other) => other.posts).find((post) => isFold(one, post.id) && !post.gone);
      if (stays !== undefined)
        find('doubled', `${nameOf(stays)} stands beside ${what}, which tells all of it`);
    }
  }
  const kinds = grouped(
    commits.flatMap(({ owed: announcements }) => announcements),
    ({ kind }) => kind,
  );
  for (const [kind, announcements] of kinds) {
    const count = told.filter(({ announcement }) => announcement.kind === kind).length;
    if (kind !== 'moved' && count < announcements.length)
      find('missing', `${announcements.length - count} × ${kind} was not told`);
    if (kind !== 'moved' && count > announcements.length) find('doubled', `${kind} was told ${count} times`);
  }
}

/** Edits of a post, which may be gone or outdated by then. */
const KINDS_WITHOUT_MESSAGE: readonly string[] = EDITS;

/** Returns whether an announcement deletes a message. */
const isFold = (one: Announcement, message: string) =>
  one.kind === 'fold' && one.post.text === undefined && one.post.message === message;

const wordsOf = (one: Announcement) => (one.kind === 'moved' ? `moves ${one.from} to ${one.to}` : one.kind);

const isMoved = (told: PostedAnnouncement): told is PostedAnnouncement & { readonly announcement: Moved } =>
  told.announcement.kind === 'moved';

/** Checks that every move is in one post, in order. */
function checkMoves({ told, game }: GameEvidence, find: FindIn): void {
  let next = 0;
  for (const { id, announcement } of told.filter(isMoved)) {
    const { from, to } = announcement;
    if (from > next)
      find('missing', `moves ${next} to ${from} are told by no post (before announcement ${id})`);
    if (from < next) find('doubled', `moves ${from} to ${next} are told by two posts (announcement ${id})`);
    next = Math.max(next, to);
  }
  const { announced } = game.record;
  if (next < announced) find('missing', `moves ${next} to ${announced} are told by no post`);
}

interface PendingDecision {
  readonly user: string;
  /** Number of moves before it. */
  readonly since: number;
  /** Only computers have moved since the user did, so a ping is not due: they may still be there. */
  readonly isOptional: boolean;
}

/** Returns the new pending decisions: seats that were not pending before, except of the player who moved. */
function pendingDecisionsIn({ commits, states, game }: GameEvidence): PendingDecision[] {
  const waits: PendingDecision[] = [];
  let [before, history] = [[] as readonly number[], [] as Try['append']];
  for (const commit of commits) {
    const { keep, append, owed: announcements } = commit;
    const begins = announcements.some(({ kind }) => kind === 'started');
    history = [...history.slice(0, keep), ...append];
    const state = states[history.length];
    if (state === undefined || (append.length === 0 && !begins)) continue;
    const by = moverOf(commit);
    const present = history.findLast(({ by }) => by !== 'forced' && !isComputer(by))?.by;
    const now = pendingSeats(state);
    for (const seat of now.filter((one) => !before.includes(one))) {
      const user = playerAt(game.record, state, seat);
      if (!isComputer(user) && user !== by)
        waits.push({ user, since: history.length, isOptional: user === present });
    }
    before = now;
  }
  return waits;
}

/** Checks that each decision notified its user once, unless they moved first, and that there are no other pings. */
function checkPings(story: GameEvidence, find: FindIn): void {
  const waits = pendingDecisionsIn(story);
  const explained = new Set<PendingDecision>();
  for (const { id, announcement, posts, at } of story.told) {
    const covers = ({ since }: PendingDecision) =>
      announcement.kind === 'moved'
        ? announcement.from < since && since <= announcement.to
        : announcement.kind === 'started' && since === 0;
    const called = new Set(posts.flatMap(({ pinged }) => pinged));
    const due = waits.filter(covers);
    for (const wait of due) {
      explained.add(wait);
      if (called.has(wait.user) || wait.isOptional || hasMoved(story, wait, at)) continue;
      find('missing', `${wait.user}, awaited since move ${wait.since}, was not pinged by announcement ${id}`);
    }
    for (const user of called) {
      if (!due.some((wait) => wait.user === user))
        find('doubled', `${user} was pinged by announcement ${id} (${wordsOf(announcement)}) for nothing`);
    }
  }
  for (const wait of waits) {
    if (!explained.has(wait))
      find('missing', `nothing told ${wait.user} that move ${wait.since} was awaited`);
  }
}

/** Returns whether a user had made their decision before a moment. */
const hasMoved = ({ commits }: GameEvidence, { user, since }: PendingDecision, before: number): boolean =>
  commits.some(
    ({ keep, append, at }) =>
      at <= before && keep + append.length > since && append.some((move) => move.by === user),
  );

/** Checks that each intention had one effect, regardless of the number of clicks. */
function checkPresses({ commits }: GameEvidence, presses: readonly Press[], find: FindIn): void {
  for (const [user, own] of grouped(commits, moverOf)) {
    if (user === undefined || isComputer(user)) continue;
    const times = presses.filter((press) => press.user === user).map(({ at }) => at);
    const pressOf = ({ at }: Try) => times.findLast((time) => time <= at);
    for (const [press, several] of grouped(own, pressOf)) {
      // An intention may have several effects, such as a move and the end of the turn, but each once.
      const done = several.map(({ append }) => JSON.stringify(append.map(({ action }) => action)));
      if (new Set(done).size < done.length)
        find(
          'doubled',
          `${user} did the same twice by one press at ${press}: versions ${several.map(({ expected }) => expected)}`,
        );
    }
  }
}
