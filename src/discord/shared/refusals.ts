import { type Game, isComputer, isSuspended, type Refusal } from '../../core/index.ts';
import { listText, rejectionText, translator } from '../../text/index.ts';
import { ago, channelLink, mention, plainName } from './markup.ts';
import { note, type Panel } from './panel.ts';
import { wordsOf } from './player-names.ts';

/** Returns why something was not done. */
export function refusalText(refusal: Refusal, language: string, game?: Game): string {
  const context = game === undefined ? language : wordsOf(game, language);
  const say = translator('refusals', context);
  switch (refusal.code) {
    case 'rejected':
      return rejectionText(refusal.rejection, context);
    case 'over':
      return say(game !== undefined && isSuspended(game.record) ? 'setAside' : refusal.code);
    case 'notHost':
      return say(refusal.code, { host: mention(refusal.host) });
    case 'full':
      return say(refusal.code, {
        players: refusal.players,
        computers: game?.record.members.some(({ user }) => isComputer(user)) === true,
      });
    case 'tooFew':
    case 'tooManyMembers':
      return say(refusal.code, { players: refusal.players, members: refusal.members });
    case 'notYourSeat':
      return say(refusal.code, { seat: refusal.seat });
    case 'stoodIn':
      return say(refusal.code, { who: plainName(refusal.by) });
    case 'tooSoon':
    case 'rejectedLately':
    case 'laterThen':
      return say(refusal.code, { until: ago(new Date(refusal.until)) });
    case 'away':
      return say(refusal.code, { problem: refusal.problem });
    case 'challengeYours': {
      const alone = refusal.kind === 'solo';
      return say(refusal.code, { channel: channelLink(refusal.channel), alone });
    }
    case 'challengeEntered':
      return say(refusal.code, { alone: refusal.kind === 'solo' });
    case 'challengePlayed': {
      const names = listText(refusal.names.map(plainName), language);
      return say(refusal.code, { names, count: refusal.names.length });
    }
    case 'planFull':
    case 'noSuchMove':
      return say(refusal.code, { most: refusal.most });
    default:
      return say(refusal.code);
  }
}

export function refusalPanel(refusal: Refusal, language: string, game?: Game): Panel {
  return note(refusalText(refusal, language, game));
}
