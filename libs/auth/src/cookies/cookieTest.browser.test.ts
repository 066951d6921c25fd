// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testCookiesInFrame } from './cookieTest.browser.ts';

const url = 'https://other.example.test/cookie-test.html';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { signal } = new AbortController();

const frame = (): HTMLIFrameElement => {
  const found = document.querySelector('iframe');
  if (!found) throw new Error('there is no frame');
  return found;
};

/** Dispatches a message event, by default from the page in the frame. */
function post(data: unknown, from: { origin?: string; source?: Window | null } = {}): void {
  window.dispatchEvent(
    new MessageEvent('message', {
      data,
      origin: from.origin ?? 'https://other.example.test',
      source: from.source ?? frame().contentWindow,
    }),
  );
}

describe('testCookiesInFrame', () => {
  test('loads the test page in a hidden frame', async () => {
    const result = testCookiesInFrame(url, signal);
    expect(frame().src).toBe(url);
    expect(frame().hidden).toBe(true);
    post({ cookieTestResult: true });
    await result;
    expect(document.querySelector('iframe')).toBeNull();
  });

  test.each([true, false])(
    'AUTH-23 the cookie test reads the posted cookieTestResult %s',
    async (cookieTestResult) => {
      const result = testCookiesInFrame(url, signal);
      post({ cookieTestResult });
      expect(await result).toBe(cookieTestResult);
    },
  );

  test('AUTH-23 ignores messages from other senders and messages without a result', async () => {
    const result = testCookiesInFrame(url, signal);
    post({ cookieTestResult: true }, { origin: 'https://evil.test' });
    post({ cookieTestResult: true }, { source: window });
    post('cookieTestResult');
    post({ other: true });
    post({ cookieTestResult: false });
    expect(await result).toBe(false);
  });

  test('removes its frame when the cookie test is aborted, and adds none afterwards', async () => {
    const ending = new AbortController();
    const result = testCookiesInFrame(url, ending.signal);
    expect(document.querySelector('iframe')).not.toBeNull();
    ending.abort();
    expect(await result).toBe(false);
    expect(document.querySelector('iframe')).toBeNull();
    expect(await testCookiesInFrame(url, ending.signal)).toBe(false);
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('resolves to false without a cookie test result within 2 s', async () => {
    const result = testCookiesInFrame(url, signal);
    vi.advanceTimersByTime(1999);
    expect(document.querySelector('iframe')).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(await result).toBe(false);
    expect(document.querySelector('iframe')).toBeNull();
  });
});
