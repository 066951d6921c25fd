import type { Socket } from 'socket.io-client';
import type { ErrorReporter } from '@tv/analytics';
import { INCOMING_EVENT_NAMES, readIncomingEvent } from '../event/incomingEvent.ts';
import type { IncomingEvent } from '../event/incomingEvent.ts';
import type { DeviceInfo, OutgoingEvent } from '../event/outgoingEvent.ts';
import { RECONNECTION, socketOptions } from './socketOptions.ts';

export interface RealtimeDeps {
  readonly url: string;
  /** Read for each connection. */
  readonly token: () => string | undefined;
  readonly deviceInfo: DeviceInfo;
  /** Called after DeviceInfo on each connection; the server has forgotten earlier events. */
  readonly onOpen: () => void;
  readonly onEvent: (event: IncomingEvent) => void;
  /** Retries run only for visible pages. */
  readonly isSeen: () => boolean;
  /** In [0, 1); retry jitter. */
  readonly random: () => number;
  readonly reporter: ErrorReporter;
}

/** The socket of a signed-in user. */
export interface Realtime {
  /** (Re)connects with the current token. Resolves once the client is loaded; retries by itself. */
  readonly connect: () => Promise<void>;
  /** Reconnects if retries had stopped. Runs periodically while the page is visible. */
  readonly wake: () => Promise<void>;
  /** Closes the connection until `connect`. */
  readonly disconnect: () => void;
  /** Dropped while disconnected; only the latest ManifestErrors are queued, as they often coincide. */
  readonly emit: (event: OutgoingEvent) => void;
}

const MOST_KEPT = 5;

/** A connection this old resets the disconnect count. */
const STEADY_MS = 60_000;

/** Plus up to 50 % jitter. Browsers do not report every recovered network. */
const REST_MS = 60_000;

/**
 * Loads nothing before `connect`. Each connection starts with DeviceInfo. Invalid events are reported and
 * dropped.
 */
export function createRealtime(deps: RealtimeDeps): Realtime {
  const { url, token, deviceInfo, onOpen, onEvent, isSeen, random, reporter } = deps;
  let socket: Socket | undefined;
  // Detects a `connect` superseded while the client loads.
  let turn = 0;
  /** Connection wanted, but retries have stopped. */
  let isGivenUp = false;
  /** Reset by a stable connection. */
  let hasTold = false;
  /** Consecutive disconnects by the server. */
  let endings = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept: readonly OutgoingEvent[] = [];

  /** socket.io does not reconnect after a disconnect by the server; same backoff here. */
  const tryAgain = (ended: Socket): boolean => {
    endings += 1;
    if (endings > RECONNECTION.attempts) return false;
    const delay = Math.min(RECONNECTION.longestDelayMs, RECONNECTION.firstDelayMs * 2 ** (endings - 1));
    timer = setTimeout(() => ended.connect(), delay);
    return true;
  };

  /** Stops until the next interval; reports once per outage. */
  const rest = (tell: () => void): void => {
    isGivenUp = true;
    if (!hasTold) tell();
    hasTold = true;
    clearTimeout(timer);
    timer = setTimeout(() => isSeen() && void wake(), REST_MS * (1 + random() / 2));
  };

  const listen = (opened: Socket): void => {
    const giveUp = (why: string): void => {
      if (opened === socket) rest(() => reporter.warn(why, 'realtime.connection'));
    };
    opened.on('connect', () => {
      opened.emit('DeviceInfo', deviceInfo);
      onOpen();
      for (const { name, payload } of kept) opened.emit(name, payload);
      kept = [];
      timer = setTimeout(() => {
        endings = 0;
        hasTold = false;
      }, STEADY_MS);
    });
    for (const name of INCOMING_EVENT_NAMES) {
      opened.on(name, (payload: unknown) => {
        const event = readIncomingEvent(name, payload);
        if (event === undefined) reporter.warn(`A ${name} that cannot be read`, 'realtime.event');
        else onEvent(event);
      });
    }
    opened.io.on('reconnect_failed', () => giveUp('Gave up reconnecting'));
    // The same token would be refused again.
    opened.on('connect_error', () => {
      if (!opened.active) giveUp('The server refused the connection');
    });
    opened.on('disconnect', () => {
      clearTimeout(timer);
      const hasEnded = opened === socket && !opened.active;
      if (hasEnded && !tryAgain(opened)) giveUp('The server went on ending the connection');
    });
  };

  const hangUp = (): void => {
    turn += 1;
    isGivenUp = false;
    endings = 0;
    clearTimeout(timer);
    const before = socket;
    socket = undefined;
    before?.disconnect();
  };

  const connect = async (): Promise<void> => {
    hangUp();
    const mine = turn;
    try {
      const { io } = await import('socket.io-client');
      if (mine !== turn) return;
      socket = io(url, socketOptions(token));
      listen(socket);
    } catch (error) {
      if (mine === turn) rest(() => reporter.error(error, 'realtime.load'));
    }
  };

  const wake = (): Promise<void> => (isGivenUp ? connect() : Promise.resolve());

  return {
    connect,
    wake,
    disconnect() {
      hangUp();
      // Not the next user's errors.
      kept = [];
    },
    emit(event) {
      if (socket?.connected === true) socket.emit(event.name, event.payload);
      else if (event.name === 'ManifestError') kept = [...kept, event].slice(-MOST_KEPT);
    },
  };
}
