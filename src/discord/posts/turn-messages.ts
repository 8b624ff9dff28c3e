/** Direct messages to users who want them: instead of a reminder, or in addition to a turn's post. */

import { isOpen } from '../../calendar/index.ts';
import type { AnnouncementKind, Game, OutboxEntry } from '../../core/index.ts';
import { pendingSeats } from '../../engine/index.ts';
import type { Services } from '../../features/index.ts';
import { botText, languageFor, translator } from '../../text/index.ts';
import { snoozeButtons } from '../shared/buttons.ts';
import type { SendDirectMessage } from '../shared/interaction-context.ts';
import { ago, channelLink, channelUrl } from '../shared/markup.ts';
import { buttons, note, type Panel, text } from '../shared/panel.ts';
import { memberAt, personText, userAt } from '../shared/player-names.ts';

/** Announcements that ask for something other than a turn. */
export const QUESTIONS: readonly AnnouncementKind[] = ['asked', 'steppedDown', 'timeUp'];

/** Returns whether an entry repeats a call. That an order was not carried out is the first one of its turn. */
export const repeatsCall = ({ announcement }: OutboxEntry): boolean =>
  announcement.kind === 'nudged' && announcement.lapsed !== true;

/** Creates the sender of turn messages. It tries once and ignores failures. */
export function createTurnMessages(services: Services, send: SendDirectMessage) {
  /**
   * Returns whether a message was delivered. `place`: the user's index among the pinged. `isGone`: the game's channel was
   * deleted.
   */
  async function deliver(
    entry: OutboxEntry,
    game: Game,
    user: string,
    place: number,
    isGone: boolean,
  ): Promise<boolean> {
    const person = await services.settings.getUser(user);
    const spoken = languageFor(person.language, game.record.language);
    const panel = person.direct === 'on' ? messageOf(entry, game, user, spoken, isGone) : undefined;
    if (panel === undefined) return false;
    const hours = await services.settings.getHours(person, game.record.guild);
    const silent = !isOpen(hours, services.now().getTime());
    // Nonces are shared by all messages of the bot, so each message needs its own.
    const nonce = `${entry.game}-${entry.id}-${place}`.slice(0, 25);
    const result = await send(user, panel, { nonce, silent });
    if (result === 'refused')
      await services.settings.updateUser(user, { direct: 'refused', refusalTold: undefined });
    return result === 'sent';
  }

  return {
    /** Returns whether a reminder was delivered directly, so the channel doesn't need it. */
    async sendInsteadOfPost(entry: OutboxEntry, isGone = false) {
      const { announcement } = entry;
      const [user, ...others] = announcement.ping;
      if (announcement.kind !== 'nudged' || user === undefined || others.length > 0) return false;
      const game = await services.queries.getGame(entry.game);
      return game !== undefined && (await deliver(entry, game, user, 0, isGone));
    },
    /** Messages the users whom a post pinged because they have something to do. */
    async sendBesidesPost(entry: OutboxEntry, isGone = false) {
      const { ping } = entry.announcement;
      if (repeatsCall(entry) || ping.length === 0) return;
      const game = await services.queries.getGame(entry.game);
      if (game === undefined) return;
      await Promise.all(ping.map((user, place) => deliver(entry, game, user, place, isGone)));
    },
  };
}

function messageOf(
  { announcement }: OutboxEntry,
  game: Game,
  user: string,
  language: string,
  isGone: boolean,
): Panel | undefined {
  const { record, state } = game;
  const { guild, channel, timing } = record;
  const t = translator('settings', language);
  const link = `[${t('playHere')}](${channelUrl(guild, channel)})`;
  const way = isGone ? botText('relocation', 'hint', {}, language) : link;
  const where = channelLink(channel);
  // The owner of a seat whose stand-in has stopped is not asked what should happen.
  if (announcement.kind === 'steppedDown' && memberAt(game, announcement.seat)?.user === user) {
    const turn = state !== undefined && !record.paused && pendingSeats(state).includes(announcement.seat);
    return note(t('directSeat', { where, turn }), way);
  }
  if (QUESTIONS.includes(announcement.kind)) return note(t('directAsked', { where }), way);
  if (state === undefined || record.status !== 'playing' || record.paused) return undefined;
  const seat = pendingSeats(state).find((one) => userAt(game, one) === user);
  if (seat === undefined) return undefined;
  const deadline = timing?.waits.find((wait) => wait.seat === seat)?.deadline;
  const until = deadline === undefined ? 'none' : ago(new Date(deadline));
  if (announcement.kind !== 'nudged') return note(t('directTurn', { phase: state.phase, where, until }), way);
  const { by, lapsed, since } = announcement;
  const asker = by === undefined ? 'none' : personText(game, by, language);
  const message =
    lapsed === true
      ? t('directLapsed', { where, until })
      : t('directNudge', { phase: state.phase, asker, where, until });
  return { parts: [text(message, way), buttons(...snoozeButtons(game, since, language))] };
}
