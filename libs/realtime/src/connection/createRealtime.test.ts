import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import type { Socket as ServerSocket } from 'socket.io';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { IncomingEvent } from '../event/incomingEvent.ts';
import type { DeviceInfo } from '../event/outgoingEvent.ts';
import { createRealtime } from './createRealtime.ts';
import type { Realtime } from './createRealtime.ts';
import { socketOptions } from './socketOptions.ts';

const deviceInfo: DeviceInfo = {
  app: 'glimt-web',
  deviceType: 'web',
  swVersion: '1.0.0',
  osVersion: 'Windows 11',
  deviceId: 'installation-1',
  features: ['StreamingKick', 'NewRelease'],
};

let server: Server;
let url: string;
let realtime: Realtime | undefined;

/** The next client that connects, and the first thing that it says. */
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

function start(token: () => string | undefined = () => 'token-1') {
  const events: IncomingEvent[] = [];
  const reporter = { error: vi.fn(), warn: vi.fn() };
  realtime = createRealtime({ url, token, deviceInfo, onEvent: (event) => events.push(event), reporter });
  return { realtime, events, reporter };
}

/** What came to the server: plain requests, which are how one polls, and requests for a websocket. */
let seen: { readonly polls: string[]; readonly upgrades: string[] };

beforeEach(async () => {
  const http = createServer();
  server = new Server(http, { transports: ['websocket', 'polling'] });
  seen = { polls: [], upgrades: [] };
  http.on('request', ({ url = '' }) => void seen.polls.push(url));
  http.on('upgrade', ({ url = '' }) => void seen.upgrades.push(url));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});

afterEach(async () => {
  realtime?.disconnect();
  await server.close();
});

describe('createRealtime', () => {
  it('SOCK-01 connects over a websocket and nothing else, though the server would poll', async () => {
    const connection = nextConnection();
    await start().realtime.connect();
    const { socket } = await connection;
    expect(socket.conn.transport.name).toBe('websocket');
    const said = new Promise((resolve) => socket.once('StreamingStart', resolve));
    realtime?.emit('StreamingStart', { assetId: 'isfront', streamingSessionId: 's' });
    await said;
    expect(seen.polls).toEqual([]);
    expect(seen.upgrades).toEqual([expect.stringContaining('transport=websocket')]);
  });

  it('SOCK-01 SOCK-02 tries 5 times to reconnect, after 1 s and at most 10 s', () => {
    const { io: manager } = io(url, { ...socketOptions(() => undefined), autoConnect: false });
    expect(manager.opts.transports).toEqual(['websocket']);
    expect(manager.reconnection()).toBe(true);
    expect(manager.reconnectionAttempts()).toBe(5);
    expect(manager.reconnectionDelay()).toBe(1000);
    expect(manager.reconnectionDelayMax()).toBe(10_000);
  });

  it('SOCK-03 tells what we are as the first thing on every connection', async () => {
    const first = nextConnection();
    const { realtime } = start();
    await realtime.connect();
    expect(await first).toMatchObject({ firstEvent: 'DeviceInfo', payload: deviceInfo });

    const second = nextConnection();
    await realtime.connect();
    expect(await second).toMatchObject({ firstEvent: 'DeviceInfo', payload: deviceInfo });
  });

  it('brings the token of the moment on every connection', async () => {
    let token = 'old';
    const { realtime } = start(() => token);
    const first = nextConnection();
    await realtime.connect();
    expect((await first).socket.handshake.auth).toEqual({ token: 'old' });

    token = 'renewed';
    const second = nextConnection();
    await realtime.connect();
    expect((await second).socket.handshake.auth).toEqual({ token: 'renewed' });
  });

  it('hands on what the server says, and reports what cannot be read', async () => {
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
    expect(reporter.warn).toHaveBeenCalledExactlyOnceWith(
      'A NewRelease that cannot be read',
      'realtime.event',
    );
  });

  it('emits to the server while connected, and drops what comes when it is not', async () => {
    const connection = nextConnection();
    const { realtime } = start();
    realtime.emit('StreamingStop', { assetId: 'before', streamingSessionId: 's' });
    await realtime.connect();
    const { socket } = await connection;
    const said = new Promise<unknown>((resolve) => socket.once('StreamingStart', resolve));
    realtime.emit('StreamingStart', { assetId: 'isfront', streamingSessionId: 's' });
    expect(await said).toEqual({ assetId: 'isfront', streamingSessionId: 's' });
  });

  it('does not open what was hung up while the client was loading', async () => {
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
