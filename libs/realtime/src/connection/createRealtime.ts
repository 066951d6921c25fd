import type { Socket } from 'socket.io-client';
import type { ErrorReporter } from '@tv/analytics';
import { INCOMING_EVENT_NAMES, readIncomingEvent } from '../event/incomingEvent.ts';
import type { IncomingEvent } from '../event/incomingEvent.ts';
import type { DeviceInfo, OutgoingEvent } from '../event/outgoingEvent.ts';
import { RECONNECTION, socketOptions } from './socketOptions.ts';

export interface RealtimeDeps {
  readonly url: string;
  /** The current access token, read for each connection. */
  readonly token: () => string | undefined;
  readonly deviceInfo: DeviceInfo;
  /** Called on each connection, after DeviceInfo. The server has forgotten all earlier events. */
  readonly onOpen: () => void;
  readonly onEvent: (event: IncomingEvent) => void;
  /** Retries run only for visible pages. */
  readonly isSeen: () => boolean;
  /** In [0, 1). Jitter, so that clients do not reconnect at once after a server restart. */
  readonly random: () => number;
  readonly reporter: ErrorReporter;
}

/** The socket of a signed-in user. */
export interface Realtime {
  /**
   * Connects or reconnects with the current token. Resolves once the client is loaded; lost connections are
   * retried.
   */
  readonly connect: () => Promise<void>;
  /**
   * Reconnects if retries had stopped; otherwise a no-op. Also runs periodically while the page is visible.
   */
  readonly wake: () => Promise<void>;
  /** Closes the connection until `connect`. */
  readonly disconnect: () => void;
  /**
   * Sends an event; dropped while disconnected, as it would be stale. Only the latest ManifestErrors are
   * queued, as the connection often fails with the manifest.
   */
  readonly emit: (event: OutgoingEvent) => void;
}

const MOST_KEPT = 5;

/** After this long a connection counts as stable, and the disconnect count resets. */
const STEADY_MS = 60_000;

/** Retry interval after giving up, plus up to 50 % jitter: browsers do not report every recovered network. */
const REST_MS = 60_000;

/**
 * Creates the connection; loads and opens nothing before `connect`. Each connection starts with DeviceInfo.
 * Invalid events are reported and dropped.
 */
export function createRealtime(deps: RealtimeDeps): Realtime {
  const { url, token, deviceInfo, onOpen, onEvent, isSeen, random, reporter } = deps;
  let socket: Socket | undefined;
  // Counts connects and disconnects, to detect a superseded `connect` after the client has loaded.
  let turn = 0;
  /** Connection wanted, but retries have stopped. */
  let isGivenUp = false;
  /** Giving up was reported; reset by a stable connection. */
  let hasTold = false;
  /** Consecutive disconnects by the server. */
  let endings = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept: readonly OutgoingEvent[] = [];

  /** socket.io does not reconnect after a disconnect by the server, so this does, with the same backoff. */
  const tryAgain = (ended: Socket): boolean => {
    endings += 1;
    if (endings > RECONNECTION.attempts) return false;
    const delay = Math.min(RECONNECTION.longestDelayMs, RECONNECTION.firstDelayMs * 2 ** (endings - 1));
    timer = setTimeout(() => ended.connect(), delay);
    return true;
  };

  /** Stops retrying until the next interval; reports once per outage. */
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
    // A refused connection would be refused again with the same token.
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
      // The next user must not report this user's errors.
      kept = [];
    },
    emit(event) {
      if (socket?.connected === true) socket.emit(event.name, event.payload);
      else if (event.name === 'ManifestError') kept = [...kept, event].slice(-MOST_KEPT);
    },
  };
}
