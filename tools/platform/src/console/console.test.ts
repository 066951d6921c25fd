import { io } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { testBrowser } from '../testing/testBrowser.ts';
import { appHeaders, call, testPlatform, type TestPlatform } from '../testing/testPlatform.ts';

const settings = ({ addresses }: TestPlatform) =>
  call(`${addresses.api}/gateway/settings`, {
    headers: { ...appHeaders, origin: addresses.brands['brand-a'] ?? '' },
  });

test('a fault with a status applies to its operation only, for the given number of times, with CORS headers', async () => {
  const platform = await testPlatform();
  await platform.console.addFault({ operationId: 'getSettings', status: 503, times: 2 });
  for (const status of [503, 503, 200]) {
    const answer = await settings(platform);
    expect(answer.status).toBe(status);
    expect(answer.headers['access-control-allow-origin']).toBe(platform.addresses.brands['brand-a']);
  }
  await platform.console.addFault({ operationId: 'getSettings', status: 503 });
  const products = await call(`${platform.addresses.api}/gateway/products`, { headers: appHeaders });
  expect(products.status).toBe(200);
  await platform.console.clearFaults();
  expect((await settings(platform)).status).toBe(200);
});

test('faults by path and by host apply to the identity provider and the media, never to the console', async () => {
  const platform = await testPlatform();
  const { addresses } = platform;
  await platform.console.addFault({ status: 500 });
  expect((await call(`${addresses.identity}/.well-known/openid-configuration`)).status).toBe(500);
  expect((await call(`${addresses.media}/anything`)).status).toBe(500);
  expect((await platform.console.state()).faults).toHaveLength(1);
  await platform.console.clearFaults();
  const { id } = await platform.console.addFault({ host: 'identity', pathPrefix: '/context', status: 502 });
  expect((await call(`${addresses.identity}/context/check`)).status).toBe(502);
  expect((await call(`${addresses.identity}/jwks`)).status).toBe(200);
  await platform.console.removeFault(id);
  expect((await call(`${addresses.identity}/context/check`)).status).toBe(401);
});

test('faults replace, break, empty or patch a body', async () => {
  const platform = await testPlatform();
  await platform.console.addFault({ operationId: 'getSettings', body: 'broken', times: 1 });
  const broken = await settings(platform);
  expect(broken.headers['content-type']).toBe('application/json');
  expect(() => broken.json()).toThrow();
  await platform.console.addFault({ operationId: 'getSettings', body: 'empty', times: 1 });
  expect((await settings(platform)).text).toBe('');
  await platform.console.addFault({ operationId: 'getSettings', body: 'html', times: 1 });
  expect((await settings(platform)).text).toContain('<!doctype html>');
  await platform.console.addFault({ operationId: 'getSettings', json: { packages: 7 }, times: 1 });
  expect((await settings(platform)).json()).toEqual({ packages: 7 });
  await platform.console.addFault({
    operationId: 'getSettings',
    patch: { '/packages/1/price': 'dyrt', '/packages/99/price': 1 },
    times: 1,
  });
  const patched = (await settings(platform)).json() as { packages: { price: unknown }[] };
  const original = (await settings(platform)).json() as { packages: { price: unknown }[] };
  expect(patched.packages[1]?.price).toBe('dyrt');
  expect(patched.packages.toSpliced(1, 1)).toEqual(original.packages.toSpliced(1, 1));
  expect((await platform.console.state()).driftCount).toBe(0);
});

test('a fault produces a playback refusal with the status and the code of the contract', async () => {
  const platform = await testPlatform();
  const refusal = { code: 'TOO_MANY_STREAMS', message: 'For mange samtidige avspillinger' };
  await platform.console.addFault({ operationId: 'getPlayback', status: 409, json: refusal, times: 1 });
  const play = () => call(`${platform.addresses.api}/gateway/playback/nordlys/clearkey`);
  const refused = await play();
  expect(refused.status).toBe(409);
  expect(refused.json()).toEqual(refusal);
  expect((await play()).status).not.toBe(409);
  expect((await platform.console.state()).driftCount).toBe(0);
});

test('faults cut, drop and delay connections', async () => {
  const platform = await testPlatform();
  await platform.console.addFault({ operationId: 'getSettings', cut: true, times: 1 });
  await expect(settings(platform)).rejects.toThrow();
  await platform.console.addFault({ host: 'api', outage: true });
  await expect(settings(platform)).rejects.toThrow('hang up');
  await platform.console.clearFaults();
  await platform.console.addFault({ operationId: 'getSettings', latencyMs: 150 });
  const started = performance.now();
  expect((await settings(platform)).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThanOrEqual(149);
});

test('an invalid fault is refused', async () => {
  const { console } = await testPlatform();
  await expect(console.addFault({ status: 42 })).rejects.toThrow('400');
  await expect(console.addFault(JSON.parse('{"stauts": 500}') as object)).rejects.toThrow('stauts');
});

test('the clock is shifted, set and reset, and the Date header follows it', async () => {
  const platform = await testPlatform();
  const date = async () => Date.parse((await settings(platform)).headers.date ?? '');
  const before = await date();
  await platform.console.shiftClock(3600_000);
  expect((await date()) - before).toBeGreaterThanOrEqual(3600_000);
  const newYear = Date.UTC(2027, 0, 1);
  await platform.console.setClock(newYear);
  expect((await date()) - newYear).toBeLessThan(5000);
  await platform.console.resetClock();
  expect((await date()) - before).toBeLessThan(60_000);
});

test('the console lists signed-in users, and the latest requests with headers and bodies', async () => {
  const platform = await testPlatform();
  const { access_token } = await testBrowser(platform).tokensOf('kids@kunde.test');
  await call(`${platform.addresses.api}/gateway/pin/validate`, {
    method: 'POST',
    headers: { ...appHeaders, 'accept-modal-version': '2.0', authorization: `Bearer ${access_token}` },
    body: { pin: '1234' },
  });
  const { users, requests } = await platform.console.state();
  expect(users).toEqual([
    { userId: 'user-kids', email: 'kids@kunde.test', name: 'Kari Forelder', clients: ['brand-a'] },
  ]);
  expect(requests.at(-1)).toMatchObject({
    operationId: 'validatePin',
    method: 'POST',
    status: 200,
    headers: { 'accept-modal-version': '2.0' },
    body: { pin: '1234' },
  });
});

test('progress is readable, recorded by the console, and survives a restart with the session and its token', async () => {
  const platform = await testPlatform();
  const browser = testBrowser(platform);
  const { access_token } = await browser.tokensOf('active@kunde.test');
  const headers = {
    ...appHeaders,
    authorization: `Bearer ${access_token}`,
    'X-Glimt-StreamingSessionId': '1b0c0c0e-1f0a-4b8e-9a37-7a0d3f5b2c11',
  };
  const { api, identity } = platform.addresses;
  const saved = await call(`${api}/gateway/progress/isfront`, {
    method: 'POST',
    headers,
    body: { ProgressSeconds: 1605 },
  });
  expect(saved.status).toBe(204);
  expect((await platform.console.state()).progress).toMatchObject([
    {
      userId: 'user-active',
      titleId: 'isfront',
      seconds: 1605,
      streamingSessionId: '1b0c0c0e-1f0a-4b8e-9a37-7a0d3f5b2c11',
    },
  ]);
  await platform.restart();
  const { state } = platform.platform.context;
  const row = state
    .prepare('SELECT seconds FROM progress WHERE user_id = ? AND title_id = ?')
    .get('user-active', 'isfront');
  expect(row).toMatchObject({ seconds: 1605 });
  expect((await browser.visit(`${identity}/context/check`)).status).toBe(200);
  expect((await call(`${api}/gateway/customer`, { headers })).status).toBe(200);
});

test('a new PIN is stored, and a reset restores the initial state', async () => {
  const platform = await testPlatform();
  const browser = testBrowser(platform);
  // Tokens have their issue time in whole seconds.
  await platform.console.shiftClock(-5000);
  const kids = async () => {
    const { access_token } = await browser.tokensOf('kids@kunde.test');
    return { ...appHeaders, 'accept-modal-version': '2.0', authorization: `Bearer ${access_token}` };
  };
  let headers = await kids();
  const { api, identity } = platform.addresses;
  const validated = (pin: string) =>
    call(`${api}/gateway/pin/validate`, { method: 'POST', headers, body: { pin } });
  const isValid = async (pin: string) => (await validated(pin)).json();
  await call(`${api}/gateway/pin/settings/purchasepin`, {
    method: 'PUT',
    headers,
    body: { purchasePin: '98' },
  });
  expect(await isValid('98')).toEqual({ isValid: true });
  expect(await isValid('1234')).toEqual({ isValid: false });
  await platform.console.shiftClock(1000);
  await platform.console.setAccessTokenLifetime(5);
  await platform.console.addFault({ host: 'media', status: 500 });
  await platform.console.reset();
  expect(await platform.console.state()).toMatchObject({
    clockOffsetMs: 0,
    accessTokenSeconds: 3600,
    users: [],
    faults: [],
    progress: [],
  });
  expect((await browser.visit(`${identity}/context/check`)).status).toBe(401);
  // Late requests from before the reset are refused.
  expect((await validated('1234')).status).toBe(401);
  headers = await kids();
  expect(await isValid('1234')).toEqual({ isValid: true });
});

test('the socket accepts users with a token, records what they emit, and delivers what the console sends', async () => {
  const platform = await testPlatform();
  const kids = await connect(platform, 'kids@kunde.test');
  const active = await connect(platform, 'active@kunde.test');
  const device = {
    app: 'glimt-web',
    deviceType: 'web',
    swVersion: '1.0.0',
    osVersion: 'Linux',
    deviceId: '0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20',
    features: ['StreamingKick'],
  };
  kids.emit('DeviceInfo', device);
  kids.emit('StreamingStop', { assetId: 'isfront' });
  await expect.poll(async () => (await platform.console.state()).socketMessages.length).toBe(2);
  const { socketMessages, sockets } = await platform.console.state();
  expect(socketMessages[0]).toMatchObject({
    userId: 'user-kids',
    event: 'DeviceInfo',
    payload: device,
    faults: [],
  });
  expect(socketMessages[1]?.faults).toEqual(["/ must have required property 'streamingSessionId'"]);
  expect(sockets.map(({ userId }) => userId).sort()).toEqual(['user-active', 'user-kids']);

  const events: unknown[] = [];
  kids.onAny((event: string, payload: unknown) => events.push(['kids', event, payload]));
  active.onAny((event: string, payload: unknown) => events.push(['active', event, payload]));
  expect(await platform.console.send('StreamingKick', { reason: 'For mange' }, 'kids@kunde.test')).toBe(1);
  expect(await platform.console.send('ForcedLogout', undefined, 'user-active')).toBe(1);
  await expect.poll(() => events.length).toBe(2);
  expect(await platform.console.send('NewRelease', { version: '2.0.0', env: 'dev' })).toBe(2);
  await expect.poll(() => events.length).toBe(4);
  expect(events).toEqual(
    expect.arrayContaining([
      ['kids', 'StreamingKick', { reason: 'For mange' }],
      ['active', 'ForcedLogout', undefined],
      ['kids', 'NewRelease', { version: '2.0.0', env: 'dev' }],
      ['active', 'NewRelease', { version: '2.0.0', env: 'dev' }],
    ]),
  );
});

test('the socket refuses connections without a token, and disconnects during an outage of the api', async () => {
  const platform = await testPlatform();
  const stranger = socketTo(platform, 'no-token');
  await expect(opened(stranger)).rejects.toThrow('unauthorized');
  const socket = await connect(platform, 'active@kunde.test');
  const gone = new Promise((resolve) => socket.once('disconnect', resolve));
  await platform.console.addFault({ host: 'api', outage: true });
  await gone;
  const { access_token } = await testBrowser(platform).tokensOf('active@kunde.test');
  await expect(opened(socketTo(platform, access_token))).rejects.toThrow('websocket error');
  await platform.console.clearFaults();
  await platform.console.addFault({ operationId: 'getSettings', outage: true });
  await opened(socketTo(platform, access_token));
});

test('the console page lists the accounts and the socket events', async () => {
  const { addresses } = await testPlatform();
  const page = await call(addresses.console);
  expect(page.text).toContain('canceled-due-to-lack-of-payment@kunde.test');
  expect(page.text).toContain('<option>HboMaxActivated</option>');
  for (const file of ['console.js', 'console.css']) {
    expect((await call(`${addresses.console}/${file}`)).status).toBe(200);
  }
});

function socketTo({ addresses }: TestPlatform, token: string) {
  const socket = io(`http://127.0.0.1:${addresses.platformPort}`, {
    transports: ['websocket'],
    extraHeaders: { host: new URL(addresses.api).host },
    auth: { token },
    reconnection: false,
  });
  onTestFinished(() => void socket.disconnect());
  return socket;
}

function opened(socket: ReturnType<typeof socketTo>): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
}

async function connect(platform: TestPlatform, email: string) {
  const { access_token } = await testBrowser(platform).tokensOf(email);
  const socket = socketTo(platform, access_token);
  await opened(socket);
  return socket;
}
