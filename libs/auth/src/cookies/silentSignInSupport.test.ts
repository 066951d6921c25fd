import { describe, expect, test } from 'vitest';
import { createMemoryStorage, type KeyValueStorage } from '@tv/browser-storage';
import { storedCookieTest, createSilentSignInSupport, isSameSite } from './silentSignInSupport.ts';

function setUp(result: Promise<boolean>, storage: KeyValueStorage = createMemoryStorage()) {
  const tests: number[] = [];
  const support = createSilentSignInSupport({
    origin: 'https://tv.example.test',
    authority: 'https://id.provider.test',
    storage,
    testCookies: () => {
      tests.push(1);
      return result;
    },
  });
  return { support, storage, tests };
}

describe('silent sign-in support', () => {
  test.each([
    [true, '1'],
    [false, '0'],
  ])('AUTH-24 stores a cookie test result of %s as %s', async (areCookiesStored, text) => {
    const { support, storage } = setUp(Promise.resolve(areCookiesStored));
    expect(await support.isSupported()).toBe(areCookiesStored);
    expect(storage.getItem(storedCookieTest.key)).toBe(text);
  });

  test('AUTH-24 stores a failed cookie test as 0', async () => {
    const { support, storage } = setUp(Promise.reject(new Error('no frame')));
    expect(await support.isSupported()).toBe(false);
    expect(storage.getItem(storedCookieTest.key)).toBe('0');
  });

  test('AUTH-21 tests cookies once, also for concurrent calls', async () => {
    const { support, tests } = setUp(Promise.resolve(true));
    await Promise.all([support.isSupported(), support.isSupported()]);
    await support.isSupported();
    expect(tests).toHaveLength(1);
  });

  test.each([
    ['1', true],
    ['0', false],
  ])('AUTH-21 uses a stored cookie test result of %s without a test', async (text, isSupported) => {
    const { support, tests } = setUp(
      Promise.resolve(!isSupported),
      createMemoryStorage({ [storedCookieTest.key]: text }),
    );
    expect(await support.isSupported()).toBe(isSupported);
    expect(tests).toEqual([]);
  });

  test('AUTH-21 ignores any other stored cookie test result', async () => {
    const { support } = setUp(Promise.resolve(true), createMemoryStorage({ [storedCookieTest.key]: 'yes' }));
    expect(await support.isSupported()).toBe(true);
  });

  test('AUTH-21 stores no result of an aborted cookie test, and tests again on the next call', async () => {
    const storage = createMemoryStorage();
    const signals: AbortSignal[] = [];
    const results = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
    const support = createSilentSignInSupport({
      origin: 'https://tv.example.test',
      authority: 'https://id.provider.test',
      storage,
      testCookies: (signal) => results[signals.push(signal) - 1]?.promise ?? Promise.resolve(false),
    });
    const first = support.isSupported();
    support.abort();
    expect(signals[0]?.aborted).toBe(true);
    results[0]?.resolve(true);
    expect(await first).toBe(false);
    expect(storage.getItem(storedCookieTest.key)).toBeNull();
    const second = support.isSupported();
    results[1]?.resolve(true);
    expect(await second).toBe(true);
    expect(signals[1]?.aborted).toBe(false);
  });
});

describe('isSameSite', () => {
  test.each([
    ['http://brand-a.localhost:4200', 'http://id.brand-a.localhost:4400', true],
    ['http://brand-b.localhost:4300', 'http://id.brand-a.localhost:4400', false],
    ['https://example.test', 'https://id.example.test', true],
    ['https://tv.example.test', 'https://example.test', true],
    ['https://tv.example.test', 'https://tv.example.test', true],
    ['http://tv.example.test', 'https://tv.example.test', false],
    ['https://ample.test', 'https://example.test', false],
    ['https://tv.example.test', 'nowhere', false],
  ])('%s and %s are on the same site: %s', (own, authority, expected) =>
    expect(isSameSite(own, authority)).toBe(expected),
  );
});
