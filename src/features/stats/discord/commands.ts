import { groupData, number, subcommand, userOption, yesOrNo } from '../../../discord/shared/command-data.ts';
import { answer, type Command, type CommandValues } from '../../../discord/shared/interaction-context.ts';
import { PAGES, type Page } from './ids.ts';
import { statsPanel } from './panel.ts';
import { shareStats } from './routes.ts';

const form = [yesOrNo('text', 'statsText'), yesOrNo('share', 'boardShare')];
const players = number('players', 'statsPlayers', { choices: [2, 3, 4] });

function pageFor({ subcommand: asked, user, number: { players: count, page }, flag }: CommandValues): Page {
  const name = PAGES.find((one) => one === asked) ?? 'server';
  const { text } = flag;
  // For `versus`, the opponent is the first option, but the second user of the page.
  if (name === 'versus') return { name, user: user.of?.id, other: user.user?.id, text };
  if (name === 'player') return { name, user: user.user?.id, text };
  return { name, number: name === 'ratings' ? page : count, text };
}

const stats: Command = {
  data: groupData('stats', 'stats', [
    subcommand('server', 'statsServer', ...form),
    subcommand('player', 'statsPlayer', userOption('user', 'statsUser', false), ...form),
    subcommand(
      'versus',
      'statsVersus',
      userOption('user', 'statsOther', true),
      userOption('of', 'statsOf', false),
      ...form,
    ),
    subcommand('ratings', 'statsRatings', number('page', 'statsPage', { least: 1, greatest: 999 }), ...form),
    subcommand('clans', 'statsClans', players, ...form),
    subcommand('options', 'statsOptions', players, ...form),
  ]),
  heavy: true,
  run: async (context, values) => {
    const page = pageFor(values);
    return values.flag.share === true ? shareStats(context, page) : answer(await statsPanel(context, page));
  },
};

export const statsCommands: readonly Command[] = [stats];
