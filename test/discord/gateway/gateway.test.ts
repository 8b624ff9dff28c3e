/** The first request to Discord: a host reads why it failed. */
import { DiscordAPIError, HTTPError } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { explainRefusal, isTokenRefused } from '../../../src/discord/gateway/gateway.ts';

const request = { body: undefined, files: undefined };
const explained = (error: Error): unknown => {
  try {
    return explainRefusal(error);
  } catch (thrown) {
    return thrown;
  }
};

describe('the error of the first request', () => {
  it.each([
    new Error('getaddrinfo ENOTFOUND discord.com'),
    new HTTPError(503, 'Service Unavailable', 'GET', '', request),
  ])('names Discord: %s', (error) => {
    const thrown = explained(error);
    expect(thrown).toMatchObject({ message: `Discord does not answer: ${error.message}.`, cause: error });
    expect(isTokenRefused(thrown)).toBe(false);
  });

  it('says that the token is invalid', () => {
    const refused = new DiscordAPIError(
      { code: 0, message: '401: Unauthorized' },
      ...([0, 401, 'GET', '', request] as const),
    );
    expect(isTokenRefused(explained(refused))).toBe(true);
  });
});
