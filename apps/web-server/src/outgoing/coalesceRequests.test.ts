import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { ApiFetchInit } from '@tv/app-shell/pageRenderer';
import { coalesceRequests } from './coalesceRequests.ts';
import { createServiceResponse, type ServiceFetch, type ServiceResponse } from './serviceFetch.ts';

const URL_OF_PAGES = 'https://layout.example.test/pages';

/** A network; the test releases its responses. */
function setUp(answer: () => ServiceResponse = () => createServiceResponse(200, { date: 'today' }, 'a')) {
  const clock = { now: 0 };
  const calls: ((response: ServiceResponse) => void)[] = [];
  const network: ServiceFetch = () => new Promise((resolve) => calls.push(resolve));
  const { fetch } = coalesceRequests({ fetch: network, ttlMs: 5000, now: () => clock.now });
  return { clock, calls, fetch, answerAll: () => calls.forEach((resolve) => resolve(answer())) };
}

describe('coalesceRequests', () => {
  it('sends equal requests once and caches the response without its date', async () => {
    const { clock, calls, fetch, answerAll } = setUp();
    const both = [fetch(URL_OF_PAGES), fetch(URL_OF_PAGES)];
    answerAll();
    for (const response of await Promise.all(both)) {
      expect(response.headers.get('date')).toBe('today');
      expect(await response.text()).toBe('a');
    }
    clock.now = 999;
    expect((await fetch(URL_OF_PAGES)).headers.get('date')).toBe('today');
    clock.now = 4999;
    const cached = await fetch(URL_OF_PAGES);
    expect([cached.headers.get('date'), await cached.text()]).toEqual([null, 'a']);
    expect(calls).toHaveLength(1);
    clock.now = 5000;
    void fetch(URL_OF_PAGES);
    expect(calls).toHaveLength(2);
  });

  it.each<[string, ApiFetchInit]>([
    ['with another header', { headers: { 'accept-model-version': '2.0' } }],
    ['with a token', { headers: { authorization: 'Bearer kari' } }],
    ['with a cookie', { headers: { cookie: 'session=kari' } }],
    ['with another method', { method: 'POST', body: '{}' }],
    ['that bypasses caches', { headers: { 'cache-control': 'no-cache' } }],
  ])('does not share the response of a request %s', async (_what, init) => {
    const { calls, fetch, answerAll } = setUp();
    const first = fetch(URL_OF_PAGES);
    answerAll();
    await first;
    void fetch(URL_OF_PAGES, init);
    expect(calls).toHaveLength(2);
  });

  it.each([
    [503, 2],
    [404, 1],
    [200, 1],
  ])('caches a response by its status %i: %i requests for two', async (status, expected) => {
    const { calls, fetch, answerAll } = setUp(() => createServiceResponse(status, {}, '{}'));
    for (let visit = 0; visit < 2; visit += 1) {
      const visited = fetch(URL_OF_PAGES);
      answerAll();
      expect((await visited).status).toBe(status);
    }
    expect(calls).toHaveLength(expected);
  });

  it('aborts only the caller that gives up', async () => {
    const { fetch, answerAll } = setUp();
    const giving = new AbortController();
    const [given, other] = [fetch(URL_OF_PAGES, { signal: giving.signal }), fetch(URL_OF_PAGES)];
    giving.abort();
    await expect(given).rejects.toThrow(/abort/i);
    answerAll();
    expect(await (await other).text()).toBe('a');
  });

  it('removes its abort listener from a finished request', async () => {
    const { fetch, answerAll } = setUp();
    const { signal } = new AbortController();
    const response = fetch(URL_OF_PAGES, { signal });
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    answerAll();
    await response;
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});
