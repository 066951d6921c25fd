import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import type { Socket as ServerSocket } from 'socket.io';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { IncomingEvent } from '../event/incomingEvent.ts';
import type { DeviceInfo } from '../event/outgoingEvent.ts';
import { createRealtime, socketOptions, type Realtime, type RealtimeDeps } from './createRealtime.ts';

const deviceInfo: DeviceInfo = {
  app: 'glimt-web',
  deviceType: 'web',
  swVersion: '1.0.0',
  osVersion: 'Windows 11',
  deviceId: 'installation-1',
  features: ['StreamingKick', 'NewRelease'],
};

const film = { assetId: 'isfront', streamingSessionId: 's-1' };

let server: Server;
let url: string;
let realtime: Realtime | undefined;

/** Waits for the next client to connect, and for its first event. */
function nextConnection(): Promise<{ socket: ServerSocket; firstEvent: string; payload: unknown }> {
  return new Promise((resolve) => {
    server.once('connection', (socket) => {
      socket.onAny((firstEvent: string, payload: unknown) => {
        socket.offAny();
        resolve({ socket, firstEvent, payload });
      });
    });
  });
}

function start({
  token = () => 'token-1',
  onOpen = () => undefined,
}: Partial<Pick<RealtimeDeps, 'token' | 'onOpen'>> = {}) {
  const events: IncomingEvent[] = [];
  const reporter = { error: vi.fn(), warn: vi.fn() };
  realtime = createRealtime({
    url,
    token,
    deviceInfo,
    onOpen,
    onEvent: (event) => events.push(event),
    isPageVisible: () => true,
    random: () => 0.5,
    reporter,
  });
  return { realtime, events, reporter };
}

/** Requests received: polling requests and websocket upgrades. */
let requests: { readonly polls: string[]; readonly upgrades: string[] };

beforeEach(async () => {
  const http = createServer();
  server = new Server(http, { transports: ['websocket', 'polling'] });
  requests = { polls: [], upgrades: [] };
  http.on('request', ({ url = '' }) => void requests.polls.push(url));
  http.on('upgrade', ({ url = '' }) => void requests.upgrades.push(url));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});

afterEach(async () => {
  realtime?.disconnect();
  await server.close();
});

describe('createRealtime', () => {
  it('SOCK-01 connects over a websocket only, although the server supports polling', async () => {
    const connection = nextConnection();
    await start().realtime.connect();
    const { socket } = await connection;
    expect(socket.conn.transport.name).toBe('websocket');
    const received = new Promise((resolve) => socket.once('StreamingStart', resolve));
    realtime?.emit({ name: 'StreamingStart', payload: film });
    await received;
    expect(requests.polls).toEqual([]);
    expect(requests.upgrades).toEqual([expect.stringContaining('transport=websocket')]);
  });

  it('SOCK-01 SOCK-02 reconnects up to 5 times, after 1 s at first and at most 10 s', () => {
    const { io: manager } = io(url, { ...socketOptions(() => undefined), autoConnect: false });
    expect(manager.opts.transports).toEqual(['websocket']);
    expect(manager.reconnection()).toBe(true);
    expect(manager.reconnectionAttempts()).toBe(5);
    expect(manager.reconnectionDelay()).toBe(1000);
    expect(manager.reconnectionDelayMax()).toBe(10_000);
  });

  it('SOCK-03 sends DeviceInfo first on every connection', async () => {
    const first = nextConnection();
    const { realtime } = start();
    await realtime.connect();
    expect(await first).toMatchObject({ firstEvent: 'DeviceInfo', payload: deviceInfo });

    const second = nextConnection();
    await realtime.connect();
    expect(await second).toMatchObject({ firstEvent: 'DeviceInfo', payload: deviceInfo });
  });

  it('sends the current token on every connection', async () => {
    let token = 'old';
    const { realtime } = start({ token: () => token });
    const first = nextConnection();
    await realtime.connect();
    expect((await first).socket.handshake.auth).toEqual({ token: 'old' });

    token = 'renewed';
    const second = nextConnection();
    await realtime.connect();
    expect((await second).socket.handshake.auth).toEqual({ token: 'renewed' });
  });

  it('passes on events from the server, and reports invalid ones', async () => {
    const connection = nextConnection();
    const { realtime, events, reporter } = start();
    await realtime.connect();
    const { socket } = await connection;
    socket.emit('NewRelease', { version: 7 });
    socket.emit('SomethingNew', {});
    socket.emit('StreamingKick', { reason: 'For mange skjermer' });
    socket.emit('ForcedLogout');
    await vi.waitFor(() => expect(events).toHaveLength(2));
    expect(events).toEqual([
      { name: 'StreamingKick', reason: 'For mange skjermer' },
      { name: 'ForcedLogout' },
    ]);
    expect(reporter.warn).toHaveBeenCalledExactlyOnceWith('Unreadable event NewRelease', 'realtime.event');
  });

  it('emits events while connected, and drops them while disconnected', async () => {
    const connection = nextConnection();
    const { realtime } = start();
    realtime.emit({ name: 'StreamingStop', payload: film });
    await realtime.connect();
    const { socket } = await connection;
    const received = new Promise<unknown>((resolve) => socket.once('StreamingStart', resolve));
    realtime.emit({ name: 'StreamingStart', payload: film });
    expect(await received).toEqual(film);
  });

  it('SOCK-08 queues manifest errors while disconnected and sends them after DeviceInfo', async () => {
    const { realtime } = start();
    const failure = (failedUrl: string) =>
      ({ name: 'ManifestError', payload: { Stage: 'update', failedUrl, manifestUrl: '/a.mpd' } }) as const;
    for (let number = 1; number <= 7; number += 1) realtime.emit(failure(`/${number}.mpd`));
    realtime.emit({ name: 'StreamingStop', payload: film });
    const received: unknown[] = [];
    server.on('connection', (socket) =>
      socket.onAny((name: string, payload: { failedUrl?: string }) =>
        received.push(payload.failedUrl ?? name),
      ),
    );
    await realtime.connect();
    await vi.waitFor(() =>
      expect(received).toEqual(['DeviceInfo', ...[3, 4, 5, 6, 7].map((item) => `/${item}.mpd`)]),
    );
    // Sent once, and never to the next user's connection.
    realtime.disconnect();
    realtime.emit(failure('/8.mpd'));
    realtime.disconnect();
    await realtime.connect();
    await vi.waitFor(() => expect(received.filter((item) => item === 'DeviceInfo')).toHaveLength(2));
    realtime.emit({ name: 'StreamingStart', payload: film });
    await vi.waitFor(() => expect(received.at(-1)).toBe('StreamingStart'));
    expect(received).toHaveLength(8);
  });

  it('calls onOpen on each connection; events emitted there follow DeviceInfo', async () => {
    const onOpen = vi.fn(() => realtime.emit({ name: 'StreamingStart', payload: film }));
    const { realtime } = start({ onOpen });
    for (const times of [1, 2]) {
      const received: string[] = [];
      server.once('connection', (socket) => void socket.onAny((name: string) => received.push(name)));
      await realtime.connect();
      await vi.waitFor(() => expect(received).toEqual(['DeviceInfo', 'StreamingStart']));
      expect(onOpen).toHaveBeenCalledTimes(times);
    }
  });

  it('SOCK-01 retryIfGivenUp reconnects after giving up, and is otherwise a no-op', async () => {
    // Refused, as with an expired token: socket.io does not retry that.
    let isRefusing = true;
    let connectionAttempts = 0;
    server.use((_socket, next) => {
      connectionAttempts += 1;
      next(isRefusing ? new Error('unauthorized') : undefined);
    });
    const { realtime, reporter } = start();
    await realtime.retryIfGivenUp();
    expect(connectionAttempts).toBe(0);
    await realtime.connect();
    await vi.waitFor(() => expect(reporter.warn).toHaveBeenCalledOnce());
    expect(reporter.warn).toHaveBeenCalledWith('The server refused the connection', 'realtime.connection');
    isRefusing = false;
    const connection = nextConnection();
    await realtime.retryIfGivenUp();
    await connection;
    await realtime.retryIfGivenUp();
    await realtime.retryIfGivenUp();
    expect(connectionAttempts).toBe(2);
    realtime.disconnect();
    await realtime.retryIfGivenUp();
    expect(connectionAttempts).toBe(2);
  });

  it('SOCK-02 reconnects one second after the server disconnects it', async () => {
    const first = nextConnection();
    await start().realtime.connect();
    const { socket } = await first;
    const second = nextConnection();
    const since = performance.now();
    socket.disconnect(true);
    expect((await second).firstEvent).toBe('DeviceInfo');
    expect(performance.now() - since).toBeGreaterThan(900);
  });

  it('does not connect if disconnected while the client was loading', async () => {
    const connected = vi.fn();
    server.on('connection', connected);
    const { realtime } = start();
    const connecting = realtime.connect();
    realtime.disconnect();
    await connecting;
    const other = nextConnection();
    await start().realtime.connect();
    await other;
    expect(connected).toHaveBeenCalledOnce();
  });
});
