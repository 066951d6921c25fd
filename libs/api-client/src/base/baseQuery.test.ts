import { getEventListeners } from 'node:events';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { glimt, testConfig } from '@tv/config/testing';
import { createClock } from '@tv/time';
import { changeEmail } from '../account/endpoints.ts';
import { getCustomer } from '../customer/endpoints.ts';
import { getInAppMessages } from '../inAppMessages/endpoints.ts';
import { setFavouriteChannel } from '../myList/endpoints.ts';
import { getPage, getPages } from '../pages/endpoints.ts';
import { pageListFixture, startPageFixture } from '../pages/fixtures.ts';
import { getPackages } from '../settings/endpoints.ts';
import { getSwimlane } from '../swimlane/endpoints.ts';
import { apiUnderTest, json, signedIn, type Network, type RecordedCall } from '../testing/apiUnderTest.ts';
import { getTitle } from '../title/endpoints.ts';
import { AbortedError, RequestError, TimeoutError } from './apiError.ts';
import { executeRequest } from './baseQuery.ts';
import { sendRequest } from './sendRequest.ts';

const failing = (status: number, body?: unknown) => () =>
  body === undefined ? new Response(null, { status }) : json(body, { status });

describe('headers', () => {
  test('API-01 API-02 a request sends and accepts JSON', async () => {
    const { dispatch, calls } = apiUnderTest(() => json([]));
    await dispatch(getPages.initiate());
    expect(calls[0]?.headers.get('content-type')).toBe('application/json');
    expect(calls[0]?.headers.get('accept')).toBe('application/json');
  });

  test.each(['Glimt', 'Fjordvisning'])(
    'API-03 API-04 API-05 a request carries the application, session and installation headers of %s',
    async (headerPrefix) => {
      const { dispatch, calls } = apiUnderTest(() => json([]), { brand: { ...glimt, headerPrefix } });
      await dispatch(getPages.initiate());
      await dispatch(getInAppMessages.initiate());
      for (const { headers } of calls) {
        expect(headers.get(`X-${headerPrefix}-Application`)).toBe('web/2.3.4');
        expect(headers.get(`X-${headerPrefix}-AppSessionId`)).toBe('session-1');
        expect(headers.get(`X-${headerPrefix}-AppInstallationId`)).toBe('installation-1');
      }
      expect(calls).toHaveLength(2);
    },
  );

  test('API-06 the current access token is sent with each request', async () => {
    let token: string | undefined;
    const tokens = { ...signedIn, token: () => token };
    const { dispatch, calls } = apiUnderTest(() => json([]), { tokens });
    for (token of [undefined, 'first', 'second']) {
      await dispatch(getInAppMessages.initiate(undefined, { forceRefetch: true }));
    }
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([
      null,
      'Bearer first',
      'Bearer second',
    ]);
  });
});

describe('URLs', () => {
  test('API-07 the first matching prefix rule rewrites a URL', async () => {
    const rewrites = [
      { from: 'https://content.test/layout', to: 'https://proxy.test/l' },
      { from: 'https://content.test', to: 'https://proxy.test/other' },
    ];
    const { dispatch, calls } = apiUnderTest(() => json([]), { config: { ...testConfig, rewrites } });
    await dispatch(getPages.initiate());
    await dispatch(getTitle.initiate('isfront'));
    await dispatch(getSwimlane.initiate({ link: 'https://content.test/layout/swimlanes/hero' }));
    expect(calls.map(({ url }) => url)).toEqual([
      'https://proxy.test/l/pages',
      'https://proxy.test/other/search/title/isfront',
      'https://proxy.test/l/swimlanes/hero',
    ]);
  });

  test.each(['prod', 'uat', 'test', 'dev'] as const)(
    'API-15 customer requests go to the %s gateway',
    async (environment) => {
      const { dispatch, calls } = apiUnderTest(() => json({ packages: [] }), {
        config: { ...testConfig, environment },
      });
      await dispatch(getPackages.initiate());
      expect(calls[0]?.url).toBe(`https://gateway.${environment}.test/settings`);
    },
  );

  test('API-16 a gateway override wins over the environment', async () => {
    const services = { ...testConfig.services, gatewayOverride: 'https://mine.test/gw' };
    const { dispatch, calls } = apiUnderTest(() => json({ packages: [] }), {
      config: { ...testConfig, services },
    });
    await dispatch(getPackages.initiate());
    expect(calls[0]?.url).toBe('https://mine.test/gw/settings');
  });

  test('a URL from data is requested only if its host is allowed', async () => {
    const { dispatch, calls, reports } = apiUnderTest(() => json([]));
    const links = ['https://evil.test/lane', 'file:///etc/passwd', 'javascript:alert(1)', '/relative'];
    for (const link of links) {
      const { error } = await dispatch(getSwimlane.initiate({ link }));
      expect(error).toMatchObject({ name: 'ForbiddenUrlError' });
    }
    expect(calls).toEqual([]);
    expect(reports).toHaveLength(links.length);
  });

  test('the token is sent to our own services only', async () => {
    const { dispatch, calls } = apiUnderTest(() => json([]), { tokens: signedIn });
    await dispatch(getSwimlane.initiate({ link: 'https://partner.test/lane' }));
    await dispatch(getSwimlane.initiate({ link: 'https://content.test/layout/swimlanes/a' }));
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer token-1']);
  });
});

describe('errors', () => {
  test('API-08 API-09 a failed request rejects with status, URL and body', async () => {
    const { dispatch } = apiUnderTest(failing(500, { code: 'DOWN' }));
    await expect(dispatch(getPages.initiate()).unwrap()).rejects.toEqual({
      name: 'RequestError',
      message: 'Failed to make network request (500)',
      status: 500,
      url: 'https://content.test/layout/pages',
      body: { code: 'DOWN' },
    });
  });

  test('API-08 the error message contains any status', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 300, max: 599 }), async (status) => {
        const { deps } = apiUnderTest(failing(status));
        await expect(sendRequest({ service: 'gateway', path: '/x' }, deps)).rejects.toThrow(
          new RequestError(status, 'https://gateway.dev.test/x', undefined),
        );
      }),
    );
  });

  test('API-09 a body that is not JSON is kept as text', async () => {
    const { dispatch } = apiUnderTest(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const { error } = await dispatch(getPages.initiate());
    expect(error).toMatchObject({ status: 502, body: '<h1>Bad gateway</h1>' });
  });

  test('API-10 an accepted status is a success', async () => {
    const { deps } = apiUnderTest(failing(404, { code: 'NONE' }));
    const request = { service: 'gateway', path: '/customer/activeVoucherInfo' } as const;
    await expect(sendRequest({ ...request, acceptedStatuses: [404] }, deps)).resolves.toMatchObject({
      status: 404,
      body: { code: 'NONE' },
    });
    await expect(sendRequest({ ...request, acceptedStatuses: [409] }, deps)).rejects.toThrow('(404)');
  });

  test('API-10 an accepted status is a success whatever its body', async () => {
    const { deps } = apiUnderTest(() => new Response('<h1>Not found</h1>', { status: 404 }));
    const request = { service: 'gateway', path: '/x', acceptedStatuses: [404] } as const;
    await expect(sendRequest(request, deps)).resolves.toMatchObject({
      status: 404,
      body: '<h1>Not found</h1>',
    });
  });

  test('API-11 a blank body counts as empty', async () => {
    const { deps } = apiUnderTest(() => new Response(' \r\n'));
    await expect(sendRequest({ service: 'gateway', path: '/x' }, deps)).resolves.toMatchObject({
      body: undefined,
    });
  });

  test.each([204, 404])('API-11 an empty body with status %i is undefined', async (status) => {
    const { deps } = apiUnderTest(failing(status));
    const answer = await sendRequest({ service: 'gateway', path: '/x', acceptedStatuses: [404] }, deps);
    expect(answer).toEqual({ status, url: 'https://gateway.dev.test/x', body: undefined });
  });

  test('API-11 undefined is null in the store', async () => {
    const { dispatch } = apiUnderTest(failing(204), { tokens: signedIn });
    const link = 'https://gateway.dev.test/favourites/nordlys';
    const done = await dispatch(setFavouriteChannel.initiate({ link, isMember: true }));
    expect(done).toEqual({ data: null });
  });

  test('API-13 an error is reported once, and the request rejects', async () => {
    const { dispatch, reports } = apiUnderTest(failing(500));
    await expect(dispatch(getPages.initiate()).unwrap()).rejects.toMatchObject({ status: 500 });
    expect(reports.map(({ error }) => error)).toEqual([
      new RequestError(500, 'https://content.test/layout/pages', undefined),
    ]);
    expect(reports[0]?.context).toBe('request GET contentLayout/pages');
  });

  test('API-13 an outage is reported once per request, and again for the next outage', async () => {
    let status = 503;
    const { dispatch, reports } = apiUnderTest(() =>
      status === 200 ? json(pageListFixture) : new Response(null, { status }),
    );
    for (status of [503, 503, 502, 502, 200, 502]) {
      await dispatch(getPages.initiate(undefined, { forceRefetch: true }));
    }
    expect(reports.map(({ error }) => (error as RequestError).status)).toEqual([503, 502, 502]);
  });

  test('API-13 every client error is reported', async () => {
    const { dispatch, reports } = apiUnderTest(failing(403));
    for (const _time of [1, 2]) await dispatch(getPages.initiate(undefined, { forceRefetch: true }));
    expect(reports).toHaveLength(2);
  });

  test('API-14 a request that requires sign-in is not sent without a token', async () => {
    const { dispatch, calls } = apiUnderTest(() => json({}));
    await expect(dispatch(getCustomer.initiate()).unwrap()).rejects.toMatchObject({
      message: 'No token available',
    });
    expect(calls).toEqual([]);
  });

  test('network failures and aborted requests reject without a report', async () => {
    const { dispatch, reports } = apiUnderTest(() => Promise.reject(new TypeError('Failed to fetch')));
    const { error } = await dispatch(getPages.initiate());
    expect(error).toMatchObject({ name: 'NetworkError' });

    const slow = apiUnderTest(
      ({ init }) =>
        new Promise((_, reject) =>
          init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
        ),
    );
    const query = slow.dispatch(getPages.initiate());
    query.abort();
    await expect(query.unwrap()).rejects.toBeDefined();
    expect([...reports, ...slow.reports]).toEqual([]);
  });

  test('an aborted request rejects with AbortedError', async () => {
    const { deps } = apiUnderTest(() => json({}));
    const sent = sendRequest({ service: 'gateway', path: '/x' }, deps, AbortSignal.abort());
    await expect(sent).rejects.toThrow(AbortedError);
  });

  test('a request aborted in flight rejects, even if the network ignores the signal', async () => {
    const { deps } = apiUnderTest(() => new Promise<Response>(() => undefined));
    const controller = new AbortController();
    const sent = sendRequest({ service: 'gateway', path: '/x' }, deps, controller.signal);
    controller.abort();
    await expect(sent).rejects.toThrow(AbortedError);
  });

  test('a finished request removes its abort listeners', async () => {
    const { deps } = apiUnderTest(() => json({}));
    const signals = [new AbortController().signal];
    const fetch: typeof globalThis.fetch = (_input, { signal } = {}) => {
      if (signal) signals.push(signal);
      return Promise.resolve(json({}));
    };
    await sendRequest({ service: 'gateway', path: '/x' }, { ...deps, fetch }, signals[0]);
    expect(signals).toHaveLength(2);
    expect(signals.flatMap((signal) => getEventListeners(signal, 'abort'))).toEqual([]);
  });

  test.each(['<html>', '{"half":', '"text"', '[{}]', '{"id":1}'])(
    'a malformed page (%s) is a reported error, not a crash',
    async (text) => {
      const { dispatch, reports } = apiUnderTest(() => new Response(text));
      const { error } = await dispatch(getPage.initiate({ slug: 'start' }));
      expect(error).toMatchObject({ name: 'MalformedResponseError' });
      expect(reports).toHaveLength(1);
    },
  );
});

describe('a server that never responds', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const never = () => new Promise<Response>(() => undefined);
  /** Sends headers, but no body. */
  const headersOnly = () => new Response(new ReadableStream({ start: () => undefined }));

  test.each([
    ['never starts', never],
    ['never ends', headersOnly],
  ])('a request with a response that %s times out after 10 s', async (_how, network) => {
    const { dispatch } = apiUnderTest(network);
    const ended = vi.fn();
    const query = dispatch(getPages.initiate());
    void query.then(ended);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalled();
    expect((await query).error).toEqual({
      name: 'TimeoutError',
      message: 'No complete response within 10 s',
    });
  });

  test('a timeout aborts the fetch', async () => {
    const { dispatch, calls } = apiUnderTest(never);
    void dispatch(getPages.initiate());
    await vi.advanceTimersByTimeAsync(9_999);
    expect(calls[0]?.init.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls[0]?.init.signal?.aborted).toBe(true);
  });

  test('a payment request times out after 30 s', async () => {
    const { deps } = apiUnderTest(never);
    const ended = vi.fn();
    sendRequest({ service: 'gateway', path: '/checkout', method: 'POST' }, deps).catch(ended);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(new TimeoutError(30_000));
  });

  test('a request aborted before its timeout rejects at once with AbortedError', async () => {
    const { deps } = apiUnderTest(never);
    const controller = new AbortController();
    const sent = sendRequest({ service: 'gateway', path: '/x' }, deps, controller.signal);
    controller.abort();
    await expect(sent).rejects.toThrow(AbortedError);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a timeout is reported once per URL', async () => {
    const { dispatch, reports } = apiUnderTest(never);
    for (const slug of ['a', 'a', 'b', 'a']) {
      void dispatch(getPage.initiate({ slug }, { forceRefetch: true }));
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(reports.map(({ context }) => context)).toEqual([
      'request GET contentLayout/pages/a',
      'request GET contentLayout/pages/b',
    ]);
  });
});

describe('token renewal', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const RENEWAL_MS = 1000;

  /** Creates tokens with a renewal that takes one second. */
  function session({ token = undefined as string | undefined, next = undefined as string | undefined } = {}) {
    const tokens = {
      ...signedIn,
      current: token,
      user: 'kari' as string | undefined,
      next,
      expiring: undefined as Promise<unknown> | undefined,
      token: () => tokens.current,
      userId: () => tokens.user,
      isSignedIn: () => tokens.current !== undefined,
      renewIfExpiring: () => tokens.expiring,
      renew: vi.fn(async () => {
        await new Promise((resolve) => setTimeout(resolve, RENEWAL_MS));
        tokens.current = tokens.next ?? tokens.current;
        return tokens.current !== undefined;
      }),
    };
    return tokens;
  }

  /** Accepts one token only. */
  const accepting =
    (token: string): Network =>
    ({ headers }) =>
      headers.get('authorization') === `Bearer ${token}` ? json(startPageFixture) : failing(401)();

  const queryPage = (slug: string) => getPage.initiate({ slug });
  const tokensOf = (calls: readonly RecordedCall[]) =>
    calls.map(({ headers }) => headers.get('authorization'));

  test('API-12 a 401 while signed out causes one renewal; without a token the request rejects without a report', async () => {
    const tokens = session();
    const { dispatch, calls, reports } = apiUnderTest(failing(401), { tokens });
    const query = dispatch(queryPage('a'));
    await vi.advanceTimersByTimeAsync(RENEWAL_MS);
    await expect(query.unwrap()).rejects.toMatchObject({ status: 401 });
    expect(tokens.renew).toHaveBeenCalledTimes(1);
    expect(calls).toHaveLength(1);
    expect(reports).toEqual([]);
  });

  test('API-12 a rejected token is renewed, and the request is replayed', async () => {
    const tokens = session({ token: 'old', next: 'new' });
    const { dispatch, calls, reports } = apiUnderTest(accepting('new'), { tokens });
    const query = dispatch(queryPage('a'));
    await vi.advanceTimersByTimeAsync(RENEWAL_MS);
    await expect(query.unwrap()).resolves.toMatchObject({ title: startPageFixture.title });
    expect(tokensOf(calls)).toEqual(['Bearer old', 'Bearer new']);
    expect(reports).toEqual([]);
  });

  test('API-12 API-13 a request is replayed once; a second 401 is reported and rejects', async () => {
    const tokens = session({ token: 'old', next: 'new' });
    const { dispatch, calls, reports } = apiUnderTest(failing(401), { tokens });
    const query = dispatch(queryPage('a'));
    await vi.advanceTimersByTimeAsync(RENEWAL_MS);
    await expect(query.unwrap()).rejects.toMatchObject({ status: 401 });
    expect(calls).toHaveLength(2);
    expect(tokens.renew).toHaveBeenCalledTimes(1);
    expect(reports).toHaveLength(1);
  });

  test('API-12 API-13 a 401 is reported and rejects if the renewal returns no new token', async () => {
    const tokens = session({ token: 'old' });
    const { dispatch, calls, reports } = apiUnderTest(failing(401), { tokens });
    const query = dispatch(queryPage('a'));
    await vi.advanceTimersByTimeAsync(RENEWAL_MS);
    await expect(query.unwrap()).rejects.toMatchObject({ status: 401 });
    expect(calls).toHaveLength(1);
    expect(reports).toHaveLength(1);
  });

  test('API-12 concurrent 401s cause one renewal, and each request is replayed', async () => {
    const tokens = session({ token: 'old', next: 'new' });
    const { dispatch } = apiUnderTest(accepting('new'), { tokens });
    const query = ['a', 'b', 'c', 'd'].map((slug) => dispatch(queryPage(slug)));
    await vi.advanceTimersByTimeAsync(RENEWAL_MS);
    for (const { data } of await Promise.all(query)) expect(data).toBeDefined();
    expect(tokens.renew).toHaveBeenCalledTimes(1);
  });

  test('API-12 a request sent during a renewal waits for it', async () => {
    const tokens = session({ token: 'old', next: 'new' });
    const { dispatch, calls } = apiUnderTest(accepting('new'), { tokens });
    void dispatch(queryPage('a'));
    await vi.advanceTimersByTimeAsync(RENEWAL_MS - 1);
    const query = dispatch(queryPage('b'));
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await query).data).toBeDefined();
    expect(tokensOf(calls)).toEqual(['Bearer old', 'Bearer new', 'Bearer new']);
  });

  test('API-12 a 401 that arrives after the renewal is replayed at once', async () => {
    const tokens = session({ token: 'old', next: 'new' });
    const slow = Promise.withResolvers<undefined>();
    const { dispatch } = apiUnderTest(
      async (call) => {
        if (call.url.endsWith('/b') && call.headers.get('authorization') === 'Bearer old') await slow.promise;
        return accepting('new')(call);
      },
      { tokens },
    );
    const late = dispatch(queryPage('b'));
    void dispatch(queryPage('a'));
    await vi.advanceTimersByTimeAsync(RENEWAL_MS);
    slow.resolve(undefined);
    expect((await late).data).toBeDefined();
    expect(tokens.renew).toHaveBeenCalledTimes(1);
  });

  test('API-12 repeated 401s cause one renewal per 15 s', async () => {
    const tokens = session({ token: 'old' });
    const { dispatch } = apiUnderTest(failing(401), { tokens });
    const askFor = async (slug: string, ms: number) => {
      void dispatch(queryPage(slug));
      await vi.advanceTimersByTimeAsync(ms);
    };
    await askFor('a', 14_999);
    await askFor('b', 1);
    expect(tokens.renew).toHaveBeenCalledTimes(1);
    await askFor('c', 0);
    expect(tokens.renew).toHaveBeenCalledTimes(2);
  });

  test('API-12 renewals never overlap, and no request waits longer than 10 s for one', async () => {
    const tokens = session({ token: 'old' });
    const renewal = Promise.withResolvers<boolean>();
    tokens.renew.mockReturnValue(renewal.promise);
    const { dispatch, calls } = apiUnderTest(failing(401), { tokens });
    const query = dispatch(queryPage('a'));
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(query.unwrap()).rejects.toMatchObject({ status: 401 });
    const waiting = dispatch(queryPage('b'));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_001);
    await expect(waiting.unwrap()).rejects.toMatchObject({ status: 401 });
    expect(tokens.renew).toHaveBeenCalledTimes(1);
    renewal.resolve(false);
    await vi.advanceTimersByTimeAsync(0);
    void dispatch(queryPage('c'));
    await vi.advanceTimersByTimeAsync(0);
    expect(tokens.renew).toHaveBeenCalledTimes(2);
  });

  test('API-12 requests made by a renewal with its new token do not wait for it', async () => {
    const tokens = session({ token: 'old' });
    const { dispatch } = apiUnderTest(accepting('never'), { tokens });
    tokens.renew.mockImplementation(async () => {
      tokens.current = 'new';
      await dispatch(queryPage('account'));
      return true;
    });
    const query = dispatch(queryPage('a'));
    await vi.advanceTimersByTimeAsync(0);
    await expect(query.unwrap()).rejects.toMatchObject({ status: 401 });
  });

  test('API-06 a request waits for the renewal of an expired token', async () => {
    const tokens = session();
    const renewal = Promise.withResolvers<undefined>();
    tokens.expiring = renewal.promise;
    const { dispatch, calls } = apiUnderTest(accepting('new'), { tokens });
    const query = dispatch(queryPage('a'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual([]);
    tokens.current = 'new';
    renewal.resolve(undefined);
    expect((await query).data).toBeDefined();
    expect(tokensOf(calls)).toEqual(['Bearer new']);
  });

  test('API-06 a request at unload does not wait for a renewal', async () => {
    const tokens = session({ token: 'old' });
    tokens.expiring = new Promise(() => undefined);
    const { deps, calls } = apiUnderTest(failing(204), { tokens });
    await executeRequest({ service: 'gateway', path: '/x', method: 'PUT', isUnloading: true }, deps);
    expect(calls).toHaveLength(1);
  });

  test('API-06 a request of one user is not sent with the token of another who signs in meanwhile', async () => {
    const tokens = session({ token: 'kari-1' });
    const { deps, calls, reports } = apiUnderTest(failing(401), { tokens });
    tokens.renew.mockImplementation(() => {
      Object.assign(tokens, { current: 'ola-1', user: 'ola' });
      return Promise.resolve(true);
    });
    const query = await executeRequest({ service: 'gateway', path: '/checkout', method: 'POST' }, deps);
    expect(query).toMatchObject({ error: { name: 'AbortedError' } });
    expect(tokensOf(calls)).toEqual(['Bearer kari-1']);
    expect(reports).toEqual([]);
  });

  test('API-12 ACCT-17 a wrong password is not sent twice, whatever the status', async () => {
    const tokens = session({ token: 'old', next: 'new' });
    const { dispatch, calls } = apiUnderTest(failing(401), { tokens });
    const changed = await dispatch(changeEmail.initiate({ email: 'kari@ny.test', password: 'feil' }));
    expect(changed.error).toMatchObject({ status: 401 });
    expect(calls).toHaveLength(1);
    expect(tokens.renew).not.toHaveBeenCalled();
  });

  test('API-12 API-13 a 401 of a host that got no token is reported, without a renewal', async () => {
    const tokens = session({ token: 'old', next: 'new' });
    const { dispatch, calls, reports } = apiUnderTest(failing(401), { tokens });
    const { error } = await dispatch(getSwimlane.initiate({ link: 'https://partner.test/lane' }));
    expect(error).toMatchObject({ status: 401 });
    expect(tokens.renew).not.toHaveBeenCalled();
    expect([calls, reports]).toMatchObject([{ length: 1 }, { length: 1 }]);
  });
});

describe('the clock', () => {
  const wrong = Date.UTC(2026, 10, 20, 12, 0, 0);
  const right = Date.UTC(2026, 10, 20, 12, 10, 0);
  const date = new Date(right).toUTCString();

  async function clockAfter(headers: Record<string, string>): Promise<number> {
    const clock = createClock(() => wrong);
    const { dispatch } = apiUnderTest(() => json([], { headers }), { clock });
    await dispatch(getPages.initiate());
    return clock.now();
  }

  test('the clock is set by the server’s Date header', async () => {
    expect(await clockAfter({ date })).toBe(right);
    expect(await clockAfter({ date, 'cache-control': 'no-store' })).toBe(right);
  });

  test('the clock is not set by a response that may be cached, nor without a Date header', async () => {
    expect(await clockAfter({ date, 'cache-control': 'public, max-age=60' })).toBe(wrong);
    expect(await clockAfter({ date, age: '300' })).toBe(wrong);
    expect(await clockAfter({ date: 'yesterday' })).toBe(wrong);
    expect(await clockAfter({ date: 'Fri, 31 Dec 9999 23:59:59 GMT' })).toBe(wrong);
    expect(await clockAfter({})).toBe(wrong);
  });
});

test('responses that arrive during hydration are dispatched together after it', async () => {
  let hydrate: () => void = () => undefined;
  const hydrated = new Promise<void>((resolve) => (hydrate = resolve));
  const { dispatch, calls } = apiUnderTest(() => json([]), { hydrated });
  const results: string[] = [];
  const pages = dispatch(getPages.initiate()).then(() => results.push('pages'));
  const messages = dispatch(getInAppMessages.initiate()).then(() => results.push('messages'));
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  await Promise.resolve();
  expect(results).toEqual([]);
  hydrate();
  await Promise.all([pages, messages]);
  expect(results).toEqual(['pages', 'messages']);
});
