/** Direct messages to users who want them: instead of a reminder, or in addition to a turn's post. */

import { isOpen } from '../../calendar/index.ts';
import type { AnnouncementKind, Game, OutboxEntry } from '../../core/index.ts';
import { pendingSeats } from '../../engine/index.ts';
import type { App } from '../../features/index.ts';
import { languageFor, translator } from '../../text/index.ts';
import type { SendDirectMessage } from '../shared/interaction-context.ts';
import { ago, channelLink, channelUrl } from '../shared/markup.ts';
import { note, type Panel } from '../shared/panel.ts';
import { personText, userAt } from '../shared/player-names.ts';

/** Announcements that ask for something other than a turn. */
const QUESTIONS: readonly AnnouncementKind[] = ['asked', 'timeUp'];

export interface TurnMessages {
  /** Returns whether a reminder was delivered directly, so the channel doesn't need it. */
  instead(owed: OutboxEntry): Promise<boolean>;
  /** Messages the users whom a post pinged because they have something to do. */
  besides(owed: OutboxEntry): Promise<void>;
}

/** Creates the sender of turn messages. It tries once and ignores failures. */
export function createTurnMessages(app: App, send: SendDirectMessage): TurnMessages {
  /** Returns whether a message was delivered. `place`: the user's index among the pinged. */
  async function reached(owed: OutboxEntry, game: Game, user: string, place: number): Promise<boolean> {
    const { direct, hours, language } = await app.settings.getUser(user);
    const spoken = languageFor(language, game.record.language);
    const panel = direct === 'on' ? messageOf(owed, game, user, spoken) : undefined;
    if (panel === undefined) return false;
    const night = hours ?? (await app.settings.getGuild(game.record.guild)).hours;
    const silent = !isOpen(night, app.now().getTime());
    // Nonces are shared by all messages of the bot, so each message needs its own.
    const nonce = `${owed.game}-${owed.id}-${place}`.slice(0, 25);
    const came = await send(user, panel, { nonce, silent });
    if (came === 'refused')
      await app.settings.updateUser(user, { direct: 'refused', refusalTold: undefined });
    return came === 'sent';
  }

  return {
    async instead(owed) {
      const { announcement } = owed;
      const [user, ...others] = announcement.ping;
      if (announcement.kind !== 'nudged' || user === undefined || others.length > 0) return false;
      const game = await app.queries.getGame(owed.game);
      return game !== undefined && (await reached(owed, game, user, 0));
    },
    async besides(owed) {
      const { kind, ping } = owed.announcement;
      const game = kind === 'nudged' || ping.length === 0 ? undefined : await app.queries.getGame(owed.game);
      if (game === undefined) return;
      await Promise.all(ping.map((user, place) => reached(owed, game, user, place)));
    },
  };
}

function messageOf(
  { announcement }: OutboxEntry,
  game: Game,
  user: string,
  language: string,
): Panel | undefined {
  const { record, state } = game;
  const { guild, channel, timing } = record;
  const say = translator('settings', language);
  const way = `[${say('playHere')}](${channelUrl(guild, channel)})`;
  const where = channelLink(channel);
  if (QUESTIONS.includes(announcement.kind)) return note(say('directAsked', { where }), way);
  const seat = state && pendingSeats(state).find((one) => userAt(game, one) === user);
  if (seat === undefined || record.status !== 'playing' || record.paused) return undefined;
  const deadline = timing?.waits.find((wait) => wait.seat === seat)?.deadline;
  const until = deadline === undefined ? 'none' : ago(new Date(deadline));
  if (announcement.kind !== 'nudged') return note(say('directTurn', { where, until }), way);
  const { by } = announcement;
  const asker = by === undefined ? 'none' : personText(game, by, language);
  return note(say('directNudge', { asker, where, until }), way);
}
