/** Arguments of `npm run render` and `npm run replay`, and their error messages. */
import { describe, expect, it } from 'vitest';
import { FIRST_GAME } from '../../src/engine/index.ts';
import { VIEWS } from '../../src/render/index.ts';
import { parseRenderArgs, type RenderOptions } from '../../src/tools/render-args.ts';
import { parseReplayArgs } from '../../src/tools/replay-args.ts';

/** The options of a command line, or its problem. */
function read(line: string): RenderOptions | string {
  const result = parseRenderArgs(line.split(' ').filter((word) => word !== ''));
  if (!result.ok) return result.problem;
  return 'options' in result ? result.options : 'help';
}

describe('options of a picture', () => {
  it('may be empty', () => {
    expect(read('')).toMatchObject({ players: 4, options: [], views: ['table'], language: 'en' });
  });

  it('may have every option', () => {
    const line =
      '--players 2 --seed abc --moves 80 --view map --out x.png --highlight sheep --width 600 --seat 1 --options noPorts,noClans';
    expect(read(line)).toEqual({
      ...{ players: 2, seed: 'abc', moves: 80, views: ['map'], out: 'x.png', highlight: 'sheep' },
      ...{ width: 600, seat: 1, options: ['noPorts', 'noClans'], language: 'en' },
    });
    expect(read('--view all')).toMatchObject({ views: VIEWS });
    expect(read('--help')).toBe('help');
  });

  it.each([
    ['--players 5', '--players is "5"; it must be one of 1, 2, 3, 4.'],
    ['--view portrait', '--view is "portrait"; it must be one of map,'],
    ['--highlight dragon', '--highlight is "dragon"; it must be one of sheep,'],
    ['--players 2 --seat 2', '--seat is "2"; it must be a number from 0 to 1.'],
    ['--moves many', '--moves is "many"; it must be a number from 0'],
    ['--width 9', '--width is "9"; it must be a number from 200 to 2400.'],
    ['--language la', '--language is "la"; it must be one of en'],
    ['--options noPorts,fog', '--options is "noPorts,fog"; it must be'],
    ['--seed=', '--seed is ""; it must be 1 to 64 characters.'],
    ['--colour red', "Unknown option '--colour'."],
  ])('is refused with the reason: %s', (line, problem) => {
    expect(read(line)).toContain(problem);
  });
});

describe('options of a replay', () => {
  const replay = (line: string) => {
    const result = parseReplayArgs(line.split(' ').filter((word) => word !== ''));
    return result.ok ? ('options' in result ? result.options : 'help') : result.problem;
  };

  it('may be empty or have every option', () => {
    expect(replay('')).toMatchObject({ players: 4, format: 'webp', out: 'out/replay.webp', language: 'en' });
    expect(
      replay('--players 3 --seed abc --out x.gif --gif --round 2 --options first --language pl'),
    ).toEqual({
      ...{ players: 3, seed: 'abc', out: 'x.gif', format: 'gif', round: 2, language: 'pl' },
      options: FIRST_GAME,
    });
    expect(replay('--help')).toBe('help');
  });

  it.each([
    ['--round 6', '--round is "6"; it must be a number from 1 to 5.'],
    ['--players 0', '--players is "0"; it must be one of 1, 2, 3, 4.'],
    ['--out=', '--out is ""; it must be the path of a file.'],
  ])('is refused with the reason: %s', (line, problem) => {
    expect(replay(line)).toContain(problem);
  });
});
