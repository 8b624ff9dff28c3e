import type { RedactedRecord } from '../../../core/index.ts';
import { groupData, number, subcommand, suggested } from '../../../discord/shared/command-data.ts';
import { unknownCommand } from '../../../discord/shared/find-game.ts';
import {
  answer,
  type Command,
  type CommandValues,
  type InteractionContext,
  type Suggestion,
} from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { fits, suggestedValue } from '../../../discord/shared/seats.ts';
import { translator } from '../../../text/index.ts';
import { ladderPanel, weekOption } from './ladder.ts';
import { joinTable, openGame } from './open-game.ts';
import { challengePanel, TABLE_SIZES } from './panel.ts';
import { tableName } from './table.ts';

const DEFAULT_TABLE_SIZE = 2;

const DATA = groupData('challenge', 'challenge', [
  subcommand('show', 'challengeShow'),
  subcommand('solo', 'challengeSolo'),
  subcommand('table', 'challengeTable', number('players', 'challengePlayers', { choices: TABLE_SIZES })),
  subcommand('join', 'challengeJoin', suggested('game', 'challengeJoinGame', false)),
  subcommand('ladder', 'challengeLadder', suggested('week', 'challengeWeek', false)),
]);

const tableSuggestions = (tables: readonly RedactedRecord[], language: string): Suggestion[] =>
  tables.map((record) => ({ name: tableName(record, language), value: record.id }));

const weekSuggestions = (weeks: readonly string[], language: string): Suggestion[] =>
  weeks
    .map((week) => weekOption(week, { weeks }, language))
    .map(({ value, label }) => ({ name: label, value }));

async function run(context: InteractionContext, { subcommand: what, number: counts, text }: CommandValues) {
  const { services, guild, language } = context;
  const t = translator('challenge', language);
  switch (what) {
    case 'show':
      return answer(await challengePanel(context));
    case 'solo':
      return answer(note((await openGame(context, 1)).message));
    case 'table': {
      const players = counts.players ?? DEFAULT_TABLE_SIZE;
      return answer(note((await openGame(context, players)).message));
    }
    case 'join': {
      const tables = await services.challenge.listTables(guild);
      const chosen = suggestedValue(tableSuggestions(tables, language), text.game ?? '');
      // A single candidate needs no question.
      const [only, other] = text.game === undefined ? tables : tables.filter(({ id }) => id === chosen);
      if (only !== undefined && other === undefined) return answer(note(await joinTable(context, only)));
      return answer(note(t(tables.length === 0 ? 'noTables' : 'whichTable')));
    }
    case 'ladder': {
      const weeks = text.week === undefined ? [] : await services.challenge.listWeeks(guild);
      const week = suggestedValue(weekSuggestions(weeks, language), text.week ?? '');
      if (text.week !== undefined && week === undefined) {
        return answer(note(t('noSuchWeek')));
      }
      return answer(await ladderPanel(context, week));
    }
    default:
      return unknownCommand(context);
  }
}

export const challengeCommand: Command = {
  data: DATA,
  heavy: true,
  run,
  async suggest({ services, guild, language }, _values, option, typed) {
    if (option === 'game') {
      return tableSuggestions(await services.challenge.listTables(guild), language).filter(({ name }) =>
        fits(name, typed),
      );
    }
    return weekSuggestions(await services.challenge.listWeeks(guild), language).filter(({ name, value }) =>
      fits(`${value} ${name}`, typed),
    );
  },
};
