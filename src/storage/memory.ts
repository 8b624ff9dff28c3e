/** Keeps games in memory: for tests, and for trying things out. All of it is gone when the program ends. */
import type {
  Announcement,
  ChallengeEntry,
  ClaimedDue,
  GameRecord,
  KeptDeal,
  KeptResult,
  LastPost,
  Owed,
  Plan,
  Snapshot,
  Store,
  StoredMove,
} from '../core/index.ts';
import { checkChange, checkRecord, isLive } from './assertions.ts';
import { AT_ONCE, hasCome, LONGEST_WAIT, waitingOf } from './due-time.ts';
import { byId, upToNotDue } from './ordering.ts';
import { calledOtherwise, isWorded, renamed } from './pseudonymize.ts';
import { cutTo } from './truncate-announcement.ts';

interface Game {
  record: GameRecord;
  moves: StoredMove[];
  snapshot: Snapshot | undefined;
  base: Snapshot | undefined;
  last?: LastPost;
  result?: KeptResult;
}

interface Entry extends Omit<Owed, 'channel'> {
  /** Not to be posted before. */
  due: Date;
}

/** A store without a disk. `now` is the clock: announcements are due by it. */
export function memoryStore(now: () => Date = () => new Date()): Store {
  const games = new Map<string, Game>();
  const contents = new Map<string, string>();
  const values = new Map<string, string>();
  const people = new Map<string, object>();
  const servers = new Map<string, object>();
  const deals: (KeptDeal & { guild: string })[] = [];
  let entries: (ChallengeEntry & { guild: string; week: string })[] = [];
  const entered = new Map<string, string>();
  let plans: Plan[] = [];
  let dues: (ClaimedDue & { until?: Date })[] = [];
  let outbox: Entry[] = [];
  let lastId = 0;

  const records = () => [...games.values()].map(({ record }) => record);
  const live = () => records().filter(isLive);
  const busy = (channel: string, but: string) =>
    live().some((other) => other.channel === channel && other.id !== but);
  const entriesIn = (guild: string, week: string) =>
    entries.filter((entry) => entry.guild === guild && entry.week === week);
  const channelOf = (game: string) => games.get(game)?.record.channel ?? '';
  const putOff = () =>
    outbox.filter(({ attempts, due }) => attempts > 0 && !hasCome(due, now(), LONGEST_WAIT));
  const dueNow = (but: readonly string[] = []) => {
    const others = outbox.filter(({ game }) => !but.includes(game));
    return upToNotDue(others, now());
  };

  const finished = (guild: string) =>
    [...games.values()].filter(({ record }) => record.guild === guild && record.status === 'finished');
  const planBy = (game: string, user: string) =>
    plans.find((plan) => plan.game === game && plan.user === user);
  const put = (plan: Plan) => {
    plans = [...plans.filter((one) => one !== planBy(plan.game, plan.user)), structuredClone(plan)];
  };

  const owe = (game: string, owed: readonly Announcement[]) => {
    const at = now();
    for (const announcement of structuredClone(owed)) {
      lastId += 1;
      outbox.push({ id: lastId, game, announcement, attempts: 0, createdAt: at, due: AT_ONCE });
    }
  };

  return {
    async create(record, owed = []) {
      checkRecord(record);
      if (games.has(record.id)) throw new Error(`There is a game ${record.id} already.`);
      if (isLive(record) && busy(record.channel, record.id)) return 'channelBusy';
      games.set(record.id, {
        record: structuredClone(record),
        moves: [],
        snapshot: undefined,
        base: undefined,
      });
      owe(record.id, owed);
      return 'created';
    },

    async load(id) {
      const game = games.get(id);
      if (game === undefined) return undefined;
      const { last: _, result: __, ...kept } = game;
      return structuredClone(kept);
    },

    async version(id) {
      return games.get(id)?.record.version;
    },

    async inChannel(channel) {
      const here = records().filter((record) => record.channel === channel);
      const over = here.filter((record) => !isLive(record)).sort(endedLast);
      return { live: here.find(isLive)?.id, last: over[0]?.id };
    },

    async inGuild(guild, limit) {
      const here = live().filter((record) => record.guild === guild);
      return structuredClone(here.sort(waitingLongest).slice(0, limit));
    },

    async setAsideIn(guild, limit) {
      const here = [...games.values()]
        .map(({ record }) => record)
        .filter((one) => one.guild === guild && one.status === 'ended' && one.timing?.setAside === true);
      return structuredClone(here.sort(waitingLongest).reverse().slice(0, limit));
    },

    async commit(change) {
      const {
        record,
        expected,
        keep,
        append,
        owed,
        dues: _,
        entries: own = [],
        result,
        plan,
        ...position
      } = structuredClone(change);
      checkChange(change);
      const game = games.get(record.id);
      if (game?.record.version !== expected) return false;
      if (keep > game.moves.length) throw new Error(`Game ${record.id} has no ${keep} moves to keep.`);
      if (isLive(record) && busy(record.channel, record.id)) {
        throw new Error(`The channel of game ${record.id} has another live game.`);
      }
      const { guild, challenge: { week } = { week: '' } } = record;
      const isTaken = (kind: string, user: string) =>
        entriesIn(guild, week).some((entry) => entry.kind === kind && entry.user === user);
      if (own.some(({ kind, user }) => isTaken(kind, user))) return false;
      // Nothing fails from here on, so that all of it is written or nothing.
      if (keep < game.moves.length) {
        outbox = outbox.flatMap((entry) => {
          const left = entry.game === record.id ? cutTo(entry.announcement, keep) : entry.announcement;
          return left === undefined ? [] : [{ ...entry, announcement: left }];
        });
      }
      const { snapshot, base } = position.snapshot === undefined ? game : position;
      const moves = [...game.moves.slice(0, keep), ...append];
      const { result: before, ...rest } = game;
      const known = result ?? (keep < game.moves.length ? undefined : before);
      games.set(record.id, { ...rest, record, moves, snapshot, base, ...(known && { result: known }) });
      entries = [...entries, ...own.map((entry) => ({ ...entry, game: record.id, guild, week }))];
      if (change.dues !== undefined) {
        const others = dues.filter(({ game: of }) => of !== record.id);
        const own = structuredClone(change.dues).map((due) => ({
          ...{ attempts: 0, ...dues.find(({ key }) => key === due.key) },
          ...{ ...due, game: record.id },
        }));
        dues = [...others, ...own];
      }
      if (record.status !== 'playing') plans = plans.filter(({ game: of }) => of !== record.id);
      else if (plan !== undefined) put(plan);
      owe(record.id, owed);
      return true;
    },

    async owed(limit, but = []) {
      const due = dueNow(but);
      const first = new Set([...new Set(due.map(({ game }) => game))].slice(0, limit));
      const told = due.filter(({ game }) => first.has(game));
      return structuredClone(
        told.map(({ due: _, ...entry }) => {
          const { game, announcement: one } = entry;
          return { ...entry, channel: 'channel' in one ? one.channel : channelOf(game) };
        }),
      );
    },

    hold: async () => true,

    async leave() {},

    async settle(id, posted) {
      const entry = outbox.find((other) => other.id === id);
      const game = games.get(entry?.game ?? '');
      if (entry === undefined) return;
      outbox = outbox.filter((other) => other !== entry);
      if (posted === undefined || game === undefined) return;
      game.last = structuredClone(posted.last);
      owe(entry.game, posted.owed);
    },

    async owe(game, owed) {
      if (games.has(game)) owe(game, owed);
    },

    async bare() {
      return live().flatMap(({ id }) => (games.get(id)?.last?.bare === undefined ? [] : id));
    },

    async lastPost(game) {
      return structuredClone(games.get(game)?.last);
    },

    async defer(id, milliseconds) {
      const entry = outbox.find((other) => other.id === id);
      if (entry === undefined) return;
      entry.attempts += 1;
      entry.due = new Date(now().getTime() + Math.min(milliseconds, LONGEST_WAIT));
    },

    async hasten(channel) {
      for (const entry of putOff()) if (channelOf(entry.game) === channel) entry.due = AT_ONCE;
    },

    async heldUp() {
      return [...new Set(putOff().map(({ game }) => channelOf(game)))];
    },

    async claim(holdMs, limit, reach = {}) {
      const at = now();
      const isDue = ({ kind, at: due }: ClaimedDue) => {
        const ahead = reach[kind];
        return ahead === undefined ? due <= at : hasCome(due, at, ahead);
      };
      const free = dues
        .filter((due) => isDue(due) && (due.until === undefined || hasCome(due.until, at, holdMs)))
        .sort((a, b) => a.at.getTime() - b.at.getTime() || (a.key < b.key ? -1 : 1))
        .slice(0, limit);
      return free.map((due) => {
        const { until: _, ...taken } = structuredClone(due);
        due.until = new Date(at.getTime() + holdMs);
        due.attempts += 1;
        return taken;
      });
    },

    async release(key) {
      const due = dues.find((one) => one.key === key);
      if (due?.until === undefined) return;
      delete due.until;
      due.attempts -= 1;
    },

    async done(key) {
      dues = dues.filter((due) => due.key !== key);
    },

    async ofUser(user, over = false) {
      const found = records().filter(
        (record) =>
          (over || isLive(record)) &&
          [...record.members, ...(record.tenures ?? [])].some((one) => one.user === user),
      );
      return structuredClone(found.sort(waitingLongest));
    },

    async traces(user) {
      const known = JSON.stringify(user);
      const owedTo = new Set(
        outbox
          .filter(({ announcement }) => JSON.stringify(announcement).includes(known))
          .map(({ game }) => game),
      );
      const isIn = ({ record, moves }: Game) => {
        const { host, members, tenures = [], consent, timing, orders } = record;
        return (
          [host, ...[...members, ...tenures].map((one) => one.user), ...moves.map(({ by }) => by)].includes(
            user,
          ) || JSON.stringify([consent, timing, orders]).includes(known)
        );
      };
      return [...games.values()]
        .filter(
          (game) => isIn(game) || owedTo.has(game.record.id) || planBy(game.record.id, user) !== undefined,
        )
        .map(({ record }) => record.id)
        .sort();
    },

    async rename(id, from, { user, name }) {
      const game = games.get(id);
      if (game === undefined) return;
      const { record } = game;
      const { members, tenures, consent, timing, orders } = record;
      const own = <T extends { user: string }>(one: T): T =>
        one.user === from ? { ...one, user, name } : one;
      const json = renamed(
        { ...(consent && { consent }), ...(timing && { timing }), ...(orders && { orders }) },
        from,
        user,
      );
      game.record = {
        ...{ ...record, ...json, version: record.version + 1, members: members.map(own) },
        ...{ host: record.host === from ? user : record.host, ...(tenures && { tenures: tenures.map(own) }) },
      };
      entries = entries.map((entry) =>
        entry.game === id && entry.user === from ? { ...entry, user } : entry,
      );
      if (game.result) game.result = calledOtherwise(game.result, from, { user, name });
      plans = plans.filter((plan) => plan !== planBy(id, from));
      // The last post names people in words: it stays as it was posted.
      delete game.last?.fold;
      delete game.last?.bare;
      delete game.last?.deciding;
      game.moves = game.moves.map((move) => (move.by === from ? { ...move, by: user } : move));
      outbox = outbox.filter(({ game: of, announcement }) => of !== id || !isWorded(announcement));
      outbox = outbox.map((entry) =>
        entry.game === id ? { ...entry, announcement: renamed(entry.announcement, from, user) } : entry,
      );
    },

    async results(guild, version) {
      const kept = finished(guild).flatMap(({ result }) =>
        result?.version === version ? result.result : [],
      );
      return structuredClone(kept);
    },

    async withoutResult(guild, version) {
      const without = finished(guild).filter(({ result }) => result?.version !== version);
      return without.map(({ record }) => record.id).sort();
    },

    async keepResult(id, at, result) {
      const game = games.get(id);
      if (game?.record.version !== at || game.record.status !== 'finished') return;
      game.result = structuredClone(result);
    },

    async plan(game, user) {
      return structuredClone(planBy(game, user));
    },

    async keepPlan(plan) {
      if ((planBy(plan.game, plan.user)?.version ?? 0) !== plan.version - 1) return false;
      put(plan);
      return true;
    },

    async people(users) {
      return structuredClone(new Map([...people].filter(([user]) => users.includes(user))));
    },

    async keepPerson(user, settings) {
      if (settings === undefined) people.delete(user);
      else people.set(user, structuredClone(settings));
    },

    async server(guild) {
      return structuredClone(servers.get(guild));
    },

    async keepServer(guild, settings) {
      servers.set(guild, structuredClone(settings));
    },

    async deal(guild, week, players, drawn) {
      const same = (one: KeptDeal & { guild: string }) =>
        one.guild === guild && one.week === week && one.players === players;
      if (!deals.some(same)) deals.push(structuredClone({ ...drawn, guild, week, players }));
      return dealOf(deals.find(same));
    },

    async deals(guild, limit) {
      return deals
        .filter((one) => one.guild === guild)
        .sort((a, b) => (a.week === b.week ? a.players - b.players : a.week < b.week ? 1 : -1))
        .slice(0, limit)
        .map(dealOf);
    },

    async entries(guild, week) {
      return entriesIn(guild, week)
        .map(({ kind, user, game, home }) => ({ kind, user, game, home }))
        .sort((a, b) => (`${a.game} ${a.user}` < `${b.game} ${b.user}` ? -1 : 1));
    },

    async keepEntered(week, hash) {
      entered.set(hash, week);
    },

    async hasEntered(hash) {
      return entered.has(hash);
    },

    async forgetEntered(last) {
      for (const [hash, week] of entered) if (week <= last) entered.delete(hash);
    },

    async keepContent(id, json) {
      if (!contents.has(id)) contents.set(id, json);
    },

    async contents() {
      return [...contents].map(([id, json]) => ({ id, json })).sort(byId);
    },

    async remembered(key) {
      return values.get(key);
    },

    async remember(key, value) {
      values.set(key, value);
    },

    async rememberFirst(key, value) {
      const kept = values.get(key) ?? value;
      values.set(key, kept);
      return kept;
    },

    async counts() {
      const first = dueNow().filter(({ id, game }) => outbox.find((entry) => entry.game === game)?.id === id);
      const [next] = first;
      const oldest = next && waitingOf(next, next.due, now());
      const overdue = dues.filter(({ at }) => at <= now()).length;
      return { live: live().length, owed: outbox.length, putOff: putOff().length, aside: 0, oldest, overdue };
    },

    call() {},

    onCall: () => () => {},

    async close() {},
  };
}

/** A deal without the server it is of. */
function dealOf(kept: (KeptDeal & { guild: string }) | undefined): KeptDeal {
  if (kept === undefined) throw new Error('There is no such deal.');
  const { guild: _, ...deal } = structuredClone(kept);
  return deal;
}

const newestFirst = (a: GameRecord, b: GameRecord) =>
  b.createdAt.getTime() - a.createdAt.getTime() || byId(b, a);

const waitingLongest = (a: GameRecord, b: GameRecord) =>
  a.updatedAt.getTime() - b.updatedAt.getTime() || byId(a, b);

const endedLast = (a: GameRecord, b: GameRecord) =>
  b.updatedAt.getTime() - a.updatedAt.getTime() || newestFirst(a, b);
