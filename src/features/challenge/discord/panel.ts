import type { ChallengeKind } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import type { InteractionContext } from '../../../discord/shared/interaction-context.ts';
import { ago, channelLink } from '../../../discord/shared/markup.ts';
import { type Button, buttons, type Panel, text } from '../../../discord/shared/panel.ts';
import { botText, translator } from '../../../text/index.ts';
import type { Ladder } from '../index.ts';
import { standingOf } from './ladder-rows.ts';

export const TABLE_SIZES = [2, 3, 4] as const;

/** Builds this week's challenge panel for a user. `messages`: result lines shown on top. */
export async function challengePanel(
  { services, actor, guild, language }: InteractionContext,
  messages: readonly string[] = [],
): Promise<Panel> {
  const t = translator('challenge', language);
  const ladder = await services.challenge.getLadder(guild, undefined, { user: actor.user });
  const started = ladder.contenders;
  // A user with a solo game and a table counts once.
  const people = (some: typeof started) => new Set(some.map(({ user: one }) => one)).size;
  const finished = started.filter((one) => one.status === 'finished');
  const data = { count: people(started), finished: people(finished) };
  const entered = await services.challenge.listUnseenEntries(guild, actor.user);
  const lobby = await services.challenge.findOwnLobby(guild, actor.user);
  const own = (kind: ChallengeKind) =>
    kind === 'table' && lobby !== undefined
      ? lobbyLine(lobby, language)
      : ownLine(ladder, actor.user, kind, entered.includes(kind), language);
  const isFree = (kind: ChallengeKind) =>
    (kind === 'solo' || lobby === undefined) &&
    !entered.includes(kind) &&
    !started.some((one) => one.user === actor.user && one.kind === kind);
  return {
    parts: [
      ...(messages.length === 0 ? [] : [text(...messages)]),
      text(t('heading'), t('what', { ends: ago(ladder.ends) }), t('howItWorks')),
      text(own('solo'), own('table'), t('taking', data)),
      text(t('spoilers')),
      buttons(
        ...(isFree('solo') ? [{ ...playButton(1, t('buttonSolo')), style: 'primary' } as const] : []),
        ...(isFree('table')
          ? TABLE_SIZES.map((players) => playButton(players, t('buttonTable', { players })))
          : []),
        { id: customId('challenge-ladder'), label: t('buttonLadder') },
      ),
    ],
  };
}

const playButton = (players: number, label: string): Button => ({
  id: customId('challenge-play', players),
  label,
});

const lobbyLine = (channel: string, language: string): string =>
  botText(
    'challenge',
    'own',
    { alone: false, standing: 'waiting', channel: channelLink(channel), points: 0 },
    language,
  );

function ownLine(
  { contenders }: Ladder,
  user: string,
  kind: ChallengeKind,
  entered: boolean,
  language: string,
): string {
  const own = contenders.find((one) => one.user === user && one.kind === kind);
  const data = {
    alone: kind === 'solo',
    standing: own === undefined ? (entered ? ('entered' as const) : ('none' as const)) : standingOf(own),
    channel: own === undefined ? '' : channelLink(own.channel),
    points: own?.points ?? 0,
  };
  return botText('challenge', 'own', data, language);
}
