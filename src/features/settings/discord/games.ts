import { type Game, isSought, playerAt, substituteAt, substitutionBy } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { type InteractionContext, isDirect } from '../../../discord/shared/interaction-context.ts';
import { fittingLines } from '../../../discord/shared/limits.ts';
import { ago, channelLink, channelUrl, plainName } from '../../../discord/shared/markup.ts';
import { questionsFor } from '../../../discord/shared/open-questions.ts';
import { buttons, type Panel, text } from '../../../discord/shared/panel.ts';
import { nameIn, playingName } from '../../../discord/shared/player-names.ts';
import { shelvedLine, takeUpParts } from '../../../discord/shared/shelved-games.ts';
import { pendingSeats } from '../../../engine/index.ts';
import { botText } from '../../../text/index.ts';

const MAX_GAMES = 15;

/** Returns the name of the member whom the user plays for; `none` if there is none. */
function ownerFor({ record }: Game, user: string, language: string): string {
  const owner = record.members[substitutionBy(record, user)?.place ?? -1];
  return owner === undefined ? 'none' : plainName(nameIn(owner, language));
}

/** Returns the name of who plays for the user; `none` if no one does. */
function standInFor({ record }: Game, user: string, language: string): string {
  const place = record.members.findIndex((member) => member.user === user);
  const standIn = substituteAt(record, place);
  return standIn === undefined ? 'none' : plainName(nameIn(standIn, language));
}

const linkTo = ({ record: { guild, channel } }: Game, language: string): string =>
  `[${botText('settings', 'playHere', {}, language)}](${channelUrl(guild, channel)})`;

function gameLine(game: Game, user: string, language: string): string {
  const { record, state } = game;
  const common = { channel: channelLink(record.channel), link: linkTo(game, language) };
  if (record.status === 'lobby') return botText('settings', 'gameLobby', common, language);
  if (state === undefined) return botText('settings', 'gameUnreadable', common, language);
  const seats = pendingSeats(state);
  const own = seats.find((seat) => playerAt(record, state, seat) === user);
  // In production, several players are waited for: the time of the first to run out counts.
  const waits = (record.timing?.waits ?? []).filter(({ seat }) => own === undefined || seat === own);
  // If a stand-in has stopped, the others vote before the time is up.
  const late = waits.some(({ seat, expired }) => expired !== undefined && !isSought(record, seat));
  const deadlines = late ? [] : waits.flatMap(({ deadline }) => deadline ?? []);
  const until = deadlines.length === 0 ? 'none' : ago(new Date(Math.min(...deadlines)));
  const asks = questionsFor(game, user);
  const data = { ...common, round: state.round, until, late, asks, owner: ownerFor(game, user, language) };
  if (own !== undefined && !record.paused) return botText('settings', 'gameYours', data, language);
  const names = seats.map((seat) => playingName(game, seat, language));
  const others = {
    ...data,
    names: names.join(', '),
    paused: record.paused,
    standIn: standInFor(game, user, language),
  };
  return botText('settings', 'gameOthers', others, language);
}

/** Lists the user's games in this server, the shelved ones last; in direct messages, all of them. */
export async function gamesPanel(context: InteractionContext): Promise<Panel> {
  const { services, actor, guild, language } = context;
  const direct = isDirect(context);
  const where = direct ? undefined : guild;
  const { games, more: others } = await services.queries.listForUser(actor.user, where);
  const shelved = await services.queries.listSuspendedForUser(actor.user, where);
  const listed = await services.queries.getEach(shelved.slice(0, Math.max(0, MAX_GAMES - games.length)));
  const lines = fittingLines([
    ...games.slice(0, MAX_GAMES).map((game) => gameLine(game, actor.user, language)),
    // In direct messages, there is no command to resume them.
    ...listed.map((game) => shelvedLine(game, language, direct ? linkTo(game, language) : undefined)),
  ]);
  const more = games.length + others + shelved.length - lines.length;
  const none = direct ? 'noGamesAnywhere' : 'noGames';
  return {
    parts: [
      text(
        botText('settings', 'gamesHeading', {}, language),
        ...(games.length + shelved.length === 0 ? [botText('settings', none, {}, language)] : []),
        ...lines,
        ...(more > 0 ? [botText('settings', 'moreGames', { count: more }, language)] : []),
        ...(games.length > 0 ? [botText('relocation', 'hint', {}, language)] : []),
      ),
      // In direct messages, the games' channels can't be reached.
      ...(direct ? [] : takeUpParts(listed, language)),
      buttons({ id: customId('set', 'main'), label: botText('settings', 'buttonSettings', {}, language) }),
    ],
  };
}
