/** The panel of the weekly challenge: what it is, how long it runs, what one has done, and what to press. */
import type { ChallengeKind } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import type { InteractionContext } from '../../../discord/shared/interaction-context.ts';
import { ago, channelLink } from '../../../discord/shared/markup.ts';
import { type Button, buttons, type Panel, text } from '../../../discord/shared/panel.ts';
import { botText } from '../../../text/index.ts';
import type { Ladder } from '../index.ts';

/** Players of a table. */
export const TABLES = [2, 3, 4] as const;

/** The challenge of this week for somebody; `said`: what has come of what they did. */
export async function challengePanel(
  { app, actor, guild, language }: InteractionContext,
  said: readonly string[] = [],
): Promise<Panel> {
  const ladder = await app.challenge.getLadder(guild);
  const begun = ladder.contenders;
  // Whoever plays alone and at a table is one person.
  const people = (some: typeof begun) => new Set(some.map(({ user: one }) => one)).size;
  const finished = begun.filter((one) => one.standing === 'finished');
  const data = { count: people(begun), finished: people(finished) };
  const entered = await app.challenge.listUnseenEntries(guild, actor.user);
  const own = (kind: ChallengeKind) => ownLine(ladder, actor.user, kind, entered.includes(kind), language);
  const isFree = (kind: ChallengeKind) =>
    !entered.includes(kind) && !begun.some((one) => one.user === actor.user && one.kind === kind);
  return {
    parts: [
      ...(said.length === 0 ? [] : [text(...said)]),
      text(
        botText('challenge', 'heading', {}, language),
        botText('challenge', 'what', { ends: ago(ladder.ends) }, language),
        botText('challenge', 'howItWorks', {}, language),
      ),
      text(own('solo'), own('table'), botText('challenge', 'taking', data, language)),
      text(botText('challenge', 'spoilers', {}, language)),
      buttons(
        {
          ...playButton(1, botText('challenge', 'buttonSolo', {}, language)),
          style: isFree('solo') ? 'primary' : 'secondary',
        },
        ...TABLES.map((players) => ({
          ...playButton(players, botText('challenge', 'buttonTable', { players }, language)),
          disabled: !isFree('table'),
        })),
        {
          id: customId('challenge-ladder'),
          label: botText('challenge', 'buttonLadder', {}, language),
        },
      ),
    ],
  };
}

const playButton = (players: number, label: string): Button => ({
  id: customId('challenge-play', players),
  label,
});

/** What somebody has done this week, alone or at a table. */
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
    standing: own?.standing ?? (entered ? ('entered' as const) : ('none' as const)),
    channel: own === undefined ? '' : channelLink(own.channel),
  };
  return botText('challenge', 'own', data, language);
}
