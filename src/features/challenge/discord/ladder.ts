import { dayName, weekBegins } from '../../../calendar/index.ts';
import { challengeButton } from '../../../discord/shared/buttons.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import type { InteractionContext } from '../../../discord/shared/interaction-context.ts';
import { ago, plainName } from '../../../discord/shared/markup.ts';
import { numberFormatterFor } from '../../../discord/shared/number-format.ts';
import {
  buttons,
  line,
  type MenuOption,
  menu,
  type Panel,
  type Part,
  text,
} from '../../../discord/shared/panel.ts';
import { botText, languageFor, listText, localeOf, optionText, translator } from '../../../text/index.ts';
import type { Services } from '../../index.ts';
import type { Ladder } from '../index.ts';
import { ladderRows, type Reader } from './ladder-rows.ts';

const PLAYERS = [1, 2, 3, 4];
const ISO_DATE_LENGTH = 10;

/** Builds the ladder panel for one user, with a menu of other weeks. Default: this week. */
export async function ladderPanel(
  { services, guild, language, actor }: InteractionContext,
  requested?: string,
): Promise<Panel> {
  const ladder = await services.challenge.getLadder(guild, requested, { user: actor.user });
  return {
    parts: [
      ...ladderParts(ladder, { language, user: actor.user }),
      ...(ladder.weeks.length > 1
        ? [
            menu({
              id: customId('challenge-week'),
              placeholder: botText('challenge', 'otherWeeks', {}, language),
              options: ladder.weeks.map((week) => ({
                ...weekOption(week, ladder, language),
                chosen: week === ladder.week,
              })),
            }),
          ]
        : []),
      buttons({
        id: customId('challenge-home'),
        label: botText('challenge', 'buttonBack', {}, language),
      }),
    ],
  };
}

/** Builds a menu option for a week, labelled with its first day. */
export function weekOption(
  week: string,
  { weeks: [current] }: { readonly weeks: readonly string[] },
  language: string,
): MenuOption {
  const monday = new Date(weekBegins(week)).toISOString().slice(0, ISO_DATE_LENGTH);
  const data = { day: dayName(monday, localeOf(languageFor(language))), current: week === current };
  return { value: week, label: botText('challenge', 'weekName', data, language) };
}

/** Builds the ladder post for a channel after the week has ended. */
export async function ladderPost(services: Services, guild: string, week: string, language: string) {
  const ladder = await services.challenge.getLadder(guild, week, { isOver: true });
  return {
    parts: [
      ...ladderParts(ladder, { language }),
      buttons({ ...challengeButton(language), style: 'primary' }),
    ],
  };
}

function ladderParts(ladder: Ladder, reader: Reader): Part[] {
  const { language } = reader;
  const t = translator('challenge', language);
  const { begins, ends, over, contenders } = ladder;
  // Not a timestamp: in the reader's zone, a week could begin on a Sunday.
  const { date } = numberFormatterFor(language);
  const heading = t('ladderHeading', { begins: date(begins.getTime()), ends: date(ends.getTime() - 1) });
  const rows = contenders.filter(({ result }) => result === undefined);
  const results = PLAYERS.map((players) => resultLines(ladder, players, reader)).filter(
    (lines) => lines.length > 0,
  );
  const outcome = contenders.length === 0 ? 'noContenders' : results.length === 0 ? 'noResults' : 'over';
  return [
    text(heading, over ? t(outcome) : t('endsSoon', { ends: ago(ends) })),
    ...results.map((lines) => text(...lines)),
    ...(rows.length === 0 ? [] : [text(...ladderRows(rows, 'others', reader))]),
    ...seedParts(ladder, language),
  ];
}

function resultLines({ contenders }: Ladder, players: number, reader: Reader): string[] {
  const { language } = reader;
  const t = translator('challenge', language);
  const ranked = contenders.filter((one) => one.result !== undefined && one.players === players);
  if (ranked.length === 0) return [];
  const alone = players === 1;
  const heading = alone ? t('alone') : t('tables', { players });
  const only = !alone && new Set(ranked.map(({ game }) => game)).size === 1;
  const lines = ladderRows(ranked, alone ? 'alone' : 'table', reader);
  return [heading, ...lines, ...(only ? [t('oneTable')] : [])];
}

function seedParts({ deals }: Ladder, language: string): Part[] {
  const t = translator('challenge', language);
  if (deals.length === 0) return [];
  const lines = deals.map(({ players, seed, options: list }) => {
    const names = list.map((option) => optionText(option, language).short);
    const options = names.length === 0 ? t('noOptions') : listText(names, language);
    return players === 1
      ? t('seedSolo', { seed: plainName(seed), options })
      : t('seedTables', { players, seed: plainName(seed), options });
  });
  return [line, text(...lines)];
}
