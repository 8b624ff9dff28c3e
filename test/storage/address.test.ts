/** The address of a database may be shown; its password never. */
import { describe, expect, it } from 'vitest';
import { openStore, redactUrl } from '../../src/storage/index.ts';
import { redactSecrets } from '../../src/storage/redact-url.ts';

/** URLs, and how they are shown. The password is always `geheim`, with something awkward in it. */
const SHOWN: readonly (readonly [string, string])[] = [
  ['file:./data/caledonia.db', 'file:./data/caledonia.db'],
  ['postgresql://db.example:5432/games', 'postgresql://db.example:5432/games'],
  ['postgresql://me@db.example/games', 'postgresql://me@db.example/games'],
  ['postgresql://me:geheim@db.example:5432/games', 'postgresql://me:…@db.example:5432/games'],
  ['postgres://me:geheim@[::1]/games', 'postgres://me:…@[::1]/games'],
  ['postgresql://:geheim@db.example/games', 'postgresql://:…@db.example/games'],
  ['postgresql://me:ge%40heim%2F1@db.example/games', 'postgresql://me:…@db.example/games'],
  ['postgresql://me:ge@heim@db.example/games', 'postgresql://me:…@db.example/games'],
  ['postgresql://me:ge:heim@db.example/games', 'postgresql://me:…@db.example/games'],
  ['postgresql://me:geheim%@db.example/games', 'postgresql://me:…@db.example/games'],
  ['postgresql://db.example/games?user=me&password=geheim&schema=one', 'postgresql://db.example/games?…'],
  ['postgresql://me@db.example/games?sslpassword=geheim', 'postgresql://me@db.example/games?…'],
  ['postgresql://db.example/games?password=ge@heim', 'postgresql://…'],
  ['postgresql://me:ge/heim@db.example/games', 'postgresql://…'],
  ['postgresql://me:12/geheim@db.example/games', 'postgresql://…'],
  ['postgresql://me:12?geheim@db.example/games', 'postgresql://…'],
  ['postgresql://me:12#geheim@db.example/games', 'postgresql://…'],
  ['postgresql://me:geheim@db.example:port/games', 'postgresql://…'],
  ['postgresql://me:geheim', 'postgresql://…'],
  ['postgresql:///games?host=/run&password=geheim', 'postgresql://…'],
];

it.each(SHOWN)('%s is shown as %s', (url, shown) => {
  expect(redactUrl(url)).toBe(shown);
});

describe('the message of a driver', () => {
  it.each([
    ['postgresql://me:geheim@db.example/games', 'no geheim', 'no …'],
    ['postgresql://me:ge%40heim@db.example/games', 'no ge%40heim, or ge@heim', 'no …, or …'],
    ['postgresql://me:ge@heim@db.example/games', 'no ge@heim, or ge%40heim', 'no …, or …'],
    ['postgresql://me:ge@heim@db.example/games', 'no host heim@db.example', 'no host …@db.example'],
    ['postgresql://me:12/geheim@db.example/games', 'no geheim@db.example', 'no …@db.example'],
    ['postgresql://me:geheim%@db.example/games', 'no geheim%', 'no …'],
    ['postgresql://db.example/games?password=geheim', 'no geheim', 'no …'],
    ['postgresql://me:geheim', 'no postgresql://me:geheim', 'no …'],
  ])('about %s hides the password: “%s”', (url, said, told) => {
    expect(redactSecrets(said, url)).toBe(told);
  });
  it('is unchanged if it has no password', () => {
    const said = 'connect ECONNREFUSED 10.0.0.7:5432';
    expect(redactSecrets(said, 'postgresql://me:geheim@10.0.0.7/games?schema=connect')).toBe(said);
  });

  it.each([
    'postgresql://me:ge@heim@127.0.0.1:1/games',
    'postgresql://me:ge/heim@127.0.0.1:1/games',
    'postgresql://me@127.0.0.1:1/games?password=geheim',
    'postgresql://me:geheim@geheim:1/games',
  ])('of a real failure hides the password: %s', async (url) => {
    const reason = await openStore(url).catch((error: Error) => error.message);
    expect(reason).toEqual(expect.any(String));
    expect(reason).not.toMatch(/heim/);
  });
});
