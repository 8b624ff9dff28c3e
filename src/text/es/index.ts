/** Spanish. */
export * from './actions.ts';
export * from './board.ts';
export * as bot from './bot/index.ts';
export * from './decisions.ts';
export * from './describe.ts';
export * from './events.ts';
export * from './log.ts';
export * from './names.ts';
export * from './options.ts';
export * from './problems.ts';
export * from './rejections.ts';
export * from './score.ts';
export * from './sources.ts';
export * from './tiles.ts';
