// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { fjordvisning } from '@tv/test-world';
import { renderApp, user, waitInRealTime } from '../../testing/index.ts';
import type { RenderAppOptions } from '../../testing/index.ts';

/** Renders the app for a customer and waits for the socket to connect. */
async function renderConnected(options: RenderAppOptions = {}) {
  const app = await renderApp({ isSignedIn: true, ...options });
  await waitFor(() => expect(app.socketServer.receivedEvents).toHaveLength(1));
  const socket = app.socketServer.sockets[0];
  if (!socket) throw new Error('No socket is connected');
  return { app, socket };
}

describe('the realtime connection', () => {
  it('SOCK-01 SOCK-03 the connection is a websocket with the access token and starts with DeviceInfo', async () => {
    const { app, socket } = await renderConnected({ brand: fjordvisning });
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

  it('SOCK-01 a lost connection is retried five times, then abandoned', async () => {
    const { app } = await renderConnected();
    app.socketServer.rejectConnections();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await waitInRealTime(async () => {
        await app.advanceTime(500);
        expect(app.socketServer.connectionAttempts()).toBe(1 + attempt);
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
    ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('SOCK-01 an abandoned connection is retried when %s, and not before', async (_case, triggerRetry) => {
    const { app } = await renderConnected();
    app.socketServer.rejectConnections();
    await waitInRealTime(async () => {
      await app.advanceTime(500);
      expect(app.consoleMessages).toContain('warn: [realtime.connection] Gave up reconnecting');
    });
    const before = app.socketServer.connectionAttempts();
    app.socketServer.acceptConnections();
    await app.advanceTime(50_000);
    expect(app.socketServer.connectionAttempts()).toBe(before);
    triggerRetry();
    await waitFor(() => expect(app.socketServer.sockets).toHaveLength(2));
    await waitFor(() =>
      expect(app.socketServer.receivedEvents.map(([name]) => name)).toEqual(['DeviceInfo', 'DeviceInfo']),
    );
    triggerRetry();
    triggerRetry();
    await app.advanceTime(1000);
    expect(app.socketServer.connectionAttempts()).toBe(before + 1);
  });

  it('an abandoned connection is retried now and then while the page is visible, without a network event', async () => {
    const { app } = await renderConnected();
    app.socketServer.rejectConnections();
    const warning = 'warn: [realtime.connection] Gave up reconnecting';
    await waitInRealTime(async () => {
      await app.advanceTime(500);
      expect(app.consoleMessages).toContain(warning);
    });
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await app.advanceTime(300_000);
    expect(app.socketServer.connectionAttempts()).toBe(6);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitInRealTime(async () => {
      await app.advanceTime(500);
      expect(app.socketServer.connectionAttempts()).toBe(12);
    });
    const hiddenUntil = app.now();
    app.socketServer.acceptConnections();
    await waitInRealTime(async () => {
      await app.advanceTime(1000);
      expect(app.socketServer.sockets).toHaveLength(2);
    });
    expect(app.now() - hiddenUntil).toBeGreaterThan(59_000);
    expect(app.now() - hiddenUntil).toBeLessThan(200_000);
    expect(app.consoleMessages.filter((line) => line === warning)).toHaveLength(1);
  });

  it('a visitor opens no connection', async () => {
    const app = await renderApp();
    await waitFor(() => expect(app.calls()).toContain('GET /content-layout/pages/start'));
    await waitFor(() => expect(app.provider.count('GET /context/check')).toBe(1));
    await app.advanceTime(5000);
    expect(app.socketServer.connectionAttempts()).toBe(0);
  });

  it('an event with an invalid payload is reported', async () => {
    const { app, socket } = await renderConnected();
    socket.emit('NewRelease', { version: 7 });
    await waitFor(() =>
      expect(app.consoleMessages).toContain('warn: [realtime.event] Unreadable event NewRelease'),
    );
  });
});

describe('realtime events', () => {
  it('AUTH-28 CustomerClaimsChanged renews the token and reconnects with it', async () => {
    const { app, socket } = await renderConnected();
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
    'AUTH-29 AUTH-30 CustomerClaimsChanged at %s keeps the page, or redirects from sign-up to the front page',
    async (path, navigations) => {
      const { app, socket } = await renderConnected({ path });
      socket.emit('CustomerClaimsChanged');
      await waitFor(() => expect(app.socketServer.sockets).toHaveLength(2));
      await waitFor(() => expect(app.navigations).toEqual(navigations));
    },
  );

  it('SOCK-09 ErrorReceived shows the message of the server, or a default one, until the user closes it', async () => {
    const { socket } = await renderConnected({ path: '/bli-kunde' });
    const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    socket.emit('ErrorReceived', { message: 'Vi har problemer med avspillingen akkurat nå.' });
    await waitFor(() => expect(alerts()).toEqual(['Vi har problemer med avspillingen akkurat nå.']));
    socket.emit('ErrorReceived');
    await waitFor(() =>
      expect(alerts()).toEqual(['Vi har problemer med avspillingen akkurat nå.', 'Noe gikk galt']),
    );
    const [closeFirst] = screen.getAllByRole('button', { name: 'Lukk meldingen' });
    await user.click(closeFirst ?? document.body);
    await waitFor(() => expect(alerts()).toEqual(['Noe gikk galt']));
  });

  it('SOCK-13 HboMaxActivated marks Max as completed in the cached customer data', async () => {
    const { app, socket } = await renderConnected({ path: '/min-konto' });
    const maxStatus = () =>
      screen.queryAllByRole('term').find(({ textContent }) => textContent === 'Max')?.nextElementSibling;
    await waitFor(() => expect(maxStatus()?.textContent).toBe('Venter på at du aktiverer'));
    const countCustomerRequests = () => app.calls().filter((call) => call === 'GET /gateway/customer').length;
    const before = countCustomerRequests();
    socket.emit('HboMaxActivated');
    await waitFor(() => expect(maxStatus()?.textContent).toBe('Klar til bruk'));
    expect(countCustomerRequests()).toBe(before);
  });

  it('AUTH-31 ForcedLogout signs the user out, also at the identity provider', async () => {
    const { app, socket } = await renderConnected();
    await waitFor(() =>
      expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Logg ut' }).pathname).toBe('/logout'),
    );
    socket.emit('ForcedLogout');
    await waitFor(() => expect(app.navigations).toHaveLength(1));
    expect(app.provider.calls).toContain('POST /api/logout with cookies');
    expect(app.navigations[0]).toMatch(/^replace https:\/\/id\.test\/session\/end\?/);
  });
});
