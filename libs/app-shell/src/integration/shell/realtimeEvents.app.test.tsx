// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { fjordvisning } from '@tv/test-world';
import { renderApp, screen, waitFor } from '../../testing/index.ts';
import type { RenderAppOptions } from '../../testing/index.ts';

/** An app whose customer is on the line. */
async function connected(options: RenderAppOptions = {}) {
  const app = await renderApp({ isSignedIn: true, ...options });
  await waitFor(() => expect(app.socketServer.receivedEvents).toHaveLength(1));
  const socket = app.socketServer.sockets[0];
  if (!socket) throw new Error('Nobody is on the line');
  return { app, socket };
}

describe('the line to the server', () => {
  it('SOCK-01 SOCK-03 is a websocket, with the token of the customer, and begins with who we are', async () => {
    const { app, socket } = await connected({ brand: fjordvisning });
    expect(socket.conn.transport.name).toBe('websocket');
    expect(app.socketServer.connectionAttempts()).toBe(1);
    const bearer = app.network.requestsTo('GET /gateway/customer')[0]?.headers.get('authorization');
    expect(`Bearer ${String(socket.handshake.auth['token'])}`).toBe(bearer);
    const [request] = app.network.requests;
    expect(app.socketServer.receivedEvents[0]).toEqual([
      'DeviceInfo',
      {
        app: 'fjordvisning-web',
        deviceType: 'web',
        swVersion: '2.3.4',
        osVersion: 'unknown',
        deviceId: request?.request.headers.get('x-fjordvisning-appinstallationid'),
        features: [
          'CustomerClaimsChanged',
          'ErrorReceived',
          'ForcedLogout',
          'HboMaxActivated',
          'NewRelease',
          'StreamingKick',
        ],
      },
    ]);
  });

  it('SOCK-01 is sought five times when it is lost, and then given up', async () => {
    const { app } = await connected();
    app.socketServer.rejectConnections();
    for (let time = 1; time <= 5; time += 1) {
      await waitFor(async () => {
        await app.advanceTime(500);
        expect(app.socketServer.connectionAttempts()).toBe(1 + time);
      });
    }
    await waitFor(() =>
      expect(app.consoleMessages).toContain('warn: [realtime.connection] Gave up reconnecting'),
    );
    await app.advanceTime(50_000);
    expect(app.socketServer.connectionAttempts()).toBe(6);
  });

  it.each([
    ['the network comes back', () => window.dispatchEvent(new Event('online'))],
    ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('SOCK-01 is sought anew when %s, and no sooner', async (_what, comeBack) => {
    const { app } = await connected();
    app.socketServer.rejectConnections();
    await waitFor(async () => {
      await app.advanceTime(500);
      expect(app.consoleMessages).toContain('warn: [realtime.connection] Gave up reconnecting');
    });
    const before = app.socketServer.connectionAttempts();
    app.socketServer.acceptConnections();
    await app.advanceTime(50_000);
    expect(app.socketServer.connectionAttempts()).toBe(before);
    comeBack();
    await waitFor(() => expect(app.socketServer.sockets).toHaveLength(2));
    await waitFor(() =>
      expect(app.socketServer.receivedEvents.map(([name]) => name)).toEqual(['DeviceInfo', 'DeviceInfo']),
    );
    comeBack();
    comeBack();
    await app.advanceTime(1000);
    expect(app.socketServer.connectionAttempts()).toBe(before + 1);
  });

  it('is sought anew every now and then for who looks, who is told of no network', async () => {
    const { app } = await connected();
    app.socketServer.rejectConnections();
    const gaveUp = 'warn: [realtime.connection] Gave up reconnecting';
    await waitFor(async () => {
      await app.advanceTime(500);
      expect(app.consoleMessages).toContain(gaveUp);
    });
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await app.advanceTime(300_000);
    expect(app.socketServer.connectionAttempts()).toBe(6);
    seen.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(async () => {
      await app.advanceTime(500);
      expect(app.socketServer.connectionAttempts()).toBe(12);
    });
    const since = app.now();
    app.socketServer.acceptConnections();
    await waitFor(async () => {
      await app.advanceTime(1000);
      expect(app.socketServer.sockets).toHaveLength(2);
    });
    expect(app.now() - since).toBeGreaterThan(59_000);
    expect(app.now() - since).toBeLessThan(200_000);
    expect(app.consoleMessages.filter((one) => one === gaveUp)).toHaveLength(1);
  });

  it('is not sought by visitors', async () => {
    const app = await renderApp();
    await waitFor(() => expect(app.calls()).toContain('GET /content-layout/pages/start'));
    await waitFor(() => expect(app.provider.count('GET /context/check')).toBe(1));
    await app.advanceTime(5000);
    expect(app.socketServer.connectionAttempts()).toBe(0);
  });

  it('reports what cannot be read', async () => {
    const { app, socket } = await connected();
    socket.emit('NewRelease', { version: 7 });
    await waitFor(() =>
      expect(app.consoleMessages).toContain('warn: [realtime.event] A NewRelease that cannot be read'),
    );
  });
});

describe('what the server says', () => {
  it('AUTH-28 CustomerClaimsChanged has the token renewed, and the line opened with the new one', async () => {
    const { app, socket } = await connected();
    const before: unknown = socket.handshake.auth['token'];
    socket.emit('CustomerClaimsChanged');
    await waitFor(() => expect(app.socketServer.sockets).toHaveLength(2));
    expect(app.provider.calls).toContain('POST /token refresh_token');
    expect(app.socketServer.sockets[1]?.handshake.auth['token']).not.toBe(before);
  });

  it.each([
    ['/tv', []],
    ['/bli-kunde', ['replace /']],
  ])(
    'AUTH-29 AUTH-30 of a customer at %s it leaves him there, or takes him to the front page',
    async (path, moves) => {
      const { app, socket } = await connected({ path });
      socket.emit('CustomerClaimsChanged');
      await waitFor(() => expect(app.socketServer.sockets).toHaveLength(2));
      await waitFor(() => expect(app.navigations).toEqual(moves));
    },
  );

  it('SOCK-09 ErrorReceived is read by the viewer until he closes it: the sentence of the server, or ours', async () => {
    const { socket } = await connected({ path: '/bli-kunde' });
    const alerts = () =>
      [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);
    socket.emit('ErrorReceived', { message: 'Vi har problemer med avspillingen akkurat nå.' });
    await waitFor(() => expect(alerts()).toEqual(['Vi har problemer med avspillingen akkurat nå.']));
    socket.emit('ErrorReceived');
    await waitFor(() =>
      expect(alerts()).toEqual(['Vi har problemer med avspillingen akkurat nå.', 'Noe gikk galt']),
    );
    screen.button('Lukk meldingen').click();
    await waitFor(() => expect(alerts()).toEqual(['Noe gikk galt']));
  });

  it('SOCK-13 HboMaxActivated has Max completed in what is known of the customer', async () => {
    const { app, socket } = await connected({ path: '/min-konto' });
    const max = () => [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Max');
    await waitFor(() => expect(max()?.nextElementSibling?.textContent).toBe('Venter på at du aktiverer'));
    const asked = () => app.calls().filter((call) => call === 'GET /gateway/customer').length;
    const before = asked();
    socket.emit('HboMaxActivated');
    await waitFor(() => expect(max()?.nextElementSibling?.textContent).toBe('Klar til bruk'));
    expect(asked()).toBe(before);
  });

  it('AUTH-31 ForcedLogout signs the viewer out, at the provider too', async () => {
    const { app, socket } = await connected();
    await waitFor(() => expect(screen.link('Logg ut').pathname).toBe('/logout'));
    socket.emit('ForcedLogout');
    await waitFor(() => expect(app.navigations).toHaveLength(1));
    expect(app.provider.calls).toContain('POST /api/logout with cookies');
    expect(app.navigations[0]).toMatch(/^replace https:\/\/id\.test\/session\/end\?/);
  });
});
