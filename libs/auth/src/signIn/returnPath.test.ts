import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '@tv/config';
import { readPath, RETURN_PATH_KEY, safePath, storePath } from './returnPath.ts';

const origin = 'https://tv.example.test';

describe('where to go after signing in', () => {
  test.each([
    ['/innstillinger?a=1#b', '/innstillinger?a=1#b'],
    ['https://tv.example.test/film/1?x=y', '/film/1?x=y'],
    ['/min-konto/kjøp', '/min-konto/kj%C3%B8p'],
    ['film/1', '/film/1'],
    ['', '/'],
  ])('AUTH-54 %j is kept as %s', (target, path) => expect(safePath(target, origin)).toBe(path));

  test.each([
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test/',
    'javascript:alert(1)',
    'http://tv.example.test/film/1',
    'https://tv.example.test.evil.test/',
    'https://tv.example.test@evil.test/',
    'https://tv.example.test//evil.test',
    '/.//evil.test',
    '/app/callback?code=1',
    '/app/silent-callback',
    '/logout',
    '/logout/success',
    'https://',
  ])('AUTH-54 %j is refused', (target) => expect(safePath(target, origin)).toBeUndefined());

  test('AUTH-54 whatever the text, the result stays on our origin', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      ':',
      '@',
      '?',
      '#',
      'evil.test',
      'https:',
      '\t',
      '%2f',
      'x',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (target) => {
          const path = safePath(target, origin);
          if (path !== undefined) expect(new URL(path, origin).origin).toBe(origin);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('AUTH-54 what was stored by somebody else is not trusted either', () => {
    const read = (text: string) =>
      readPath(createMemoryStorage({ [RETURN_PATH_KEY]: text }), RETURN_PATH_KEY, origin);
    expect(read('/film/1')).toBe('/film/1');
    expect(read('https://evil.test/')).toBeUndefined();
    expect(readPath(createMemoryStorage(), RETURN_PATH_KEY, origin)).toBeUndefined();
  });

  test('nothing to go to forgets what was stored before', () => {
    const storage = createMemoryStorage({ [RETURN_PATH_KEY]: '/film/1' });
    storePath(storage, RETURN_PATH_KEY, 'https://evil.test/', origin);
    expect(readPath(storage, RETURN_PATH_KEY, origin)).toBeUndefined();
  });
});
