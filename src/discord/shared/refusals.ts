/** Reasons for a refusal, as private replies. */
import { type Game, isComputer, isPausedByPlayers, isSuspended, type Refusal } from '../../core/index.ts';
import { listText, rejectionText, translator } from '../../text/index.ts';
import { ago, channelLink, mention, plainName } from './markup.ts';
import { note, type Panel } from './panel.ts';
import { wordsOf } from './player-names.ts';

/** Returns why something was not done. */
export function refusalText(refusal: Refusal, language: string, game?: Game): string {
  const context = game === undefined ? language : wordsOf(game, language);
  const t = translator('refusals', context);
  switch (refusal.code) {
    case 'rejected':
      return [refusal.rejection, ...(refusal.others ?? [])]
        .map((one) => rejectionText(one, context))
        .join(' ');
    case 'channelBusy':
    case 'lobbyOpen':
      // Resuming a suspended game needs its channel.
      if (game !== undefined && isSuspended(game.record))
        return t('resumeBusy', { lobby: refusal.code === 'lobbyOpen' });
      return refusal.code === 'lobbyOpen'
        ? t(refusal.code, { role: refusal.role ?? 'other' })
        : t(refusal.code);
    case 'over':
      return t(refusal.code, { challenge: game?.record.challenge !== undefined });
    case 'notMember':
    case 'tooLateToJoin':
      return t(refusal.code, { where: whereOf(game) });
    case 'paused': {
      if (game === undefined) return t(refusal.code, { whose: 'other' });
      return t(refusal.code, { whose: isPausedByPlayers(game.record) ? 'players' : 'moderator' });
    }
    case 'noHints': {
      const { state, record } = game ?? {};
      return t(refusal.code, {
        plan: state !== undefined && state.round > 0,
        challenge: record?.challenge !== undefined,
      });
    }
    case 'notHost':
      return t(refusal.code, { host: mention(refusal.host) });
    case 'full':
      return t(refusal.code, {
        players: refusal.players,
        computers: game?.record.members.some(({ user }) => isComputer(user)) === true,
      });
    case 'tooFew': {
      const fixed = game?.record.challenge !== undefined;
      return t(refusal.code, { players: refusal.players, members: refusal.members, fixed });
    }
    case 'tooManyMembers':
      return t(refusal.code, { players: refusal.players, members: refusal.members });
    case 'notYourSeat':
      return t(refusal.code, { seat: refusal.seat });
    case 'stoodIn':
      return t(refusal.code, { who: plainName(refusal.by) });
    case 'tooSoon':
    case 'rejectedLately':
    case 'laterThen':
      return t(refusal.code, { until: ago(new Date(refusal.until)) });
    case 'away':
      return t(refusal.code, { problem: refusal.problem });
    case 'challengeYours': {
      const alone = refusal.kind === 'solo';
      return t(refusal.code, { channel: channelLink(refusal.channel), alone });
    }
    case 'challengeEntered':
      return t(refusal.code, { alone: refusal.kind === 'solo' });
    case 'challengePlayed': {
      const names = listText(refusal.names.map(plainName), language);
      return t(refusal.code, { names, count: refusal.names.length });
    }
    case 'planFull':
    case 'noSuchMove':
      return t(refusal.code, { most: refusal.most });
    default:
      return t(refusal.code);
  }
}

/** Returns a panel with the reason. With `game`, names its players. */
export function refusalPanel(refusal: Refusal, language: string, game?: Game): Panel {
  return note(refusalText(refusal, language, game));
}

/** Returns what decides how a stranger to a game can get into it. */
function whereOf(game: Game | undefined): 'lobby' | 'full' | 'over' | 'challenge' | 'other' {
  if (game === undefined) return 'other';
  const { status, members, players, challenge } = game.record;
  if (status === 'lobby') return members.length < players ? 'lobby' : 'full';
  if (status !== 'playing') return 'over';
  return challenge === undefined ? 'other' : 'challenge';
}
