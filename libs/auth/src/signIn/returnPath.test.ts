import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '@tv/browser-storage';
import { readPath, storedReturnPath, sanitizePath, storePath } from './returnPath.ts';

const origin = 'https://tv.example.test';

describe('return path', () => {
  test.each([
    ['/innstillinger?a=1#b', '/innstillinger?a=1#b'],
    ['https://tv.example.test/film/1?x=y', '/film/1?x=y'],
    ['/min-konto/kjøp', '/min-konto/kj%C3%B8p'],
    ['film/1', '/film/1'],
    ['', '/'],
  ])('AUTH-54 stores the return path %j as %s', (target, path) =>
    expect(sanitizePath(target, origin)).toBe(path),
  );

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
  ])('AUTH-54 rejects the return path %j', (target) => expect(sanitizePath(target, origin)).toBeUndefined());

  test('AUTH-54 keeps any return path on our origin', () => {
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
          const path = sanitizePath(target, origin);
          if (path !== undefined) expect(new URL(path, origin).origin).toBe(origin);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('AUTH-54 sanitizes a return path that something else stored', () => {
    const read = (text: string) =>
      readPath(createMemoryStorage({ [storedReturnPath.key]: text }), storedReturnPath, origin);
    expect(read('/film/1')).toBe('/film/1');
    expect(read('https://evil.test/')).toBeUndefined();
    expect(readPath(createMemoryStorage(), storedReturnPath, origin)).toBeUndefined();
  });

  test('clears the stored return path if there is none', () => {
    const storage = createMemoryStorage({ [storedReturnPath.key]: '/film/1' });
    storePath(storage, storedReturnPath, 'https://evil.test/', origin);
    expect(readPath(storage, storedReturnPath, origin)).toBeUndefined();
  });
});
