import { type Game, moderates } from '../../../core/index.ts';
import { customId, shortHash } from '../../../discord/shared/custom-id.ts';
import {
  type Answer,
  answer,
  ephemeral,
  type InteractionContext,
} from '../../../discord/shared/interaction-context.ts';
import { type Button, buttons, type Panel, text } from '../../../discord/shared/panel.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { botText, translator } from '../../../text/index.ts';
import type { PageChange } from '../index.ts';

/** Builds the private panel with the address of a game's page; hosts and moderators can change it. */
export async function pagePanel(
  { services, actor, language }: InteractionContext,
  { record }: Game,
  message?: string,
): Promise<Panel> {
  const t = translator('webPage', language);
  const link = await services.webPage.getLink(record.id, record.guild);
  const about = link.kind === 'open' && record.sealed !== undefined ? 'sealed' : link.kind;
  const manages = record.host === actor.user || moderates(actor, record);
  const change = (what: PageChange, label: string): Button => ({
    id: customId('pageset', record.id, what, shortHash(link)),
    label,
  });
  const open: Button[] =
    link.kind === 'open' ? [{ id: '', url: link.url, label: t('button'), style: 'primary' }] : [];
  const changes =
    link.kind === 'open'
      ? [change('renew', t('renew')), change('disable', t('disable'))]
      : link.kind === 'off'
        ? [change('renew', t('enable'))]
        : [];
  const shown = [...open, ...(manages ? changes : [])];
  return {
    parts: [
      text(t('heading'), ...(message === undefined ? [] : [message]), t(about)),
      ...(shown.length === 0 ? [] : [buttons(...shown)]),
    ],
  };
}

/** Replaces the link of a game's page, or turns the page off, and shows the panel. */
export async function changePage(
  context: InteractionContext,
  game: Game,
  change: PageChange,
): Promise<Answer> {
  const { services, actor, language } = context;
  const outcome = await services.webPage.change(actor, game.record.id, change);
  if (!outcome.ok) return ephemeral(refusalPanel(outcome.refusal, language, game));
  const message = change === 'renew' ? botText('webPage', 'renewed', {}, language) : undefined;
  return answer(await pagePanel(context, game, message));
}
