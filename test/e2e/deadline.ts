/** Milliseconds to acknowledge an interaction, and for a post, in all tests: a busy machine is no fault of the bot's. */
export const DEADLINE = 60_000;
