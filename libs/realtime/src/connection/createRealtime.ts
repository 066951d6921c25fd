import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';
import type { ErrorReporter } from '@tv/analytics';
import { INCOMING_EVENT_NAMES, readIncomingEvent, type IncomingEvent } from '../event/incomingEvent.ts';
import type { DeviceInfo, OutgoingEvent } from '../event/outgoingEvent.ts';

export interface RealtimeDeps {
  readonly url: string;
  /** Read for each connection. */
  readonly token: () => string | undefined;
  readonly deviceInfo: DeviceInfo;
  /** Called after DeviceInfo on each connection; the server has forgotten earlier events. */
  readonly onOpen: () => void;
  readonly onEvent: (event: IncomingEvent) => void;
  /** Retries run only for visible pages. */
  readonly isPageVisible: () => boolean;
  /** In [0, 1); retry jitter. */
  readonly random: () => number;
  readonly reporter: ErrorReporter;
}

/** The socket of a signed-in user. */
export type Realtime = ReturnType<typeof createRealtime>;

/** Reconnection attempts and backoff (SOCK-01, SOCK-02). */
const RECONNECTION = { attempts: 5, firstDelayMs: 1000, longestDelayMs: 10_000 } as const;

/** Configures a websocket, with the backoff above (SOCK-01, SOCK-02). @param token read for each connection */
export function socketOptions(token: () => string | undefined): Partial<ManagerOptions & SocketOptions> {
  return {
    transports: ['websocket'],
    reconnectionAttempts: RECONNECTION.attempts,
    reconnectionDelay: RECONNECTION.firstDelayMs,
    reconnectionDelayMax: RECONNECTION.longestDelayMs,
    forceNew: true,
    auth: (send) => send({ token: token() }),
  };
}

const MAX_QUEUED_EVENTS = 5;

/** A connection this old resets the disconnect count. */
const STABLE_AFTER_MS = 60_000;

/** Plus up to 50 % jitter. Browsers do not report every recovered network. */
const RETRY_INTERVAL_MS = 60_000;

/** Loads nothing before `connect`. Connections start with DeviceInfo. Drops and reports invalid events. */
export function createRealtime(deps: RealtimeDeps) {
  const { url, token, deviceInfo, onOpen, onEvent, isPageVisible, random, reporter } = deps;
  let socket: Socket | undefined;
  // Detects a `connect` superseded while the client loads.
  let attempt = 0;
  /** Connection wanted, but retries have stopped. */
  let isGivenUp = false;
  /** Reset by a stable connection. */
  let hasReported = false;
  /** Consecutive disconnects by the server. */
  let serverDisconnects = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queuedEvents: readonly OutgoingEvent[] = [];

  /** Reconnects with the same backoff after a disconnect by the server: socket.io does not. */
  const reconnectAfterServerDisconnect = (target: Socket): boolean => {
    serverDisconnects += 1;
    if (serverDisconnects > RECONNECTION.attempts) return false;
    const delay = Math.min(
      RECONNECTION.longestDelayMs,
      RECONNECTION.firstDelayMs * 2 ** (serverDisconnects - 1),
    );
    timer = setTimeout(() => target.connect(), delay);
    return true;
  };

  /** Stops until the next interval; reports once per outage. */
  const scheduleRetry = (report: () => void): void => {
    isGivenUp = true;
    if (!hasReported) report();
    hasReported = true;
    clearTimeout(timer);
    timer = setTimeout(
      () => isPageVisible() && void retryIfGivenUp(),
      RETRY_INTERVAL_MS * (1 + random() / 2),
    );
  };

  const attachListeners = (target: Socket): void => {
    const giveUp = (reason: string): void => {
      if (target === socket) scheduleRetry(() => reporter.warn(reason, 'realtime.connection'));
    };
    target.on('connect', () => {
      target.emit('DeviceInfo', deviceInfo);
      onOpen();
      for (const { name, payload } of queuedEvents) target.emit(name, payload);
      queuedEvents = [];
      timer = setTimeout(() => {
        serverDisconnects = 0;
        hasReported = false;
      }, STABLE_AFTER_MS);
    });
    for (const name of INCOMING_EVENT_NAMES) {
      target.on(name, (payload: unknown) => {
        const event = readIncomingEvent(name, payload);
        if (event === undefined) reporter.warn(`Unreadable event ${name}`, 'realtime.event');
        else onEvent(event);
      });
    }
    target.io.on('reconnect_failed', () => giveUp('Gave up reconnecting'));
    // The same token would be refused again.
    target.on('connect_error', () => {
      if (!target.active) giveUp('The server refused the connection');
    });
    target.on('disconnect', () => {
      clearTimeout(timer);
      const wasClosedByServer = target === socket && !target.active;
      if (wasClosedByServer && !reconnectAfterServerDisconnect(target))
        giveUp('The server went on ending the connection');
    });
  };

  const closeSocket = (): void => {
    attempt += 1;
    isGivenUp = false;
    serverDisconnects = 0;
    clearTimeout(timer);
    const previous = socket;
    socket = undefined;
    previous?.disconnect();
  };

  const connect = async (): Promise<void> => {
    closeSocket();
    const thisAttempt = attempt;
    try {
      const { io } = await import('socket.io-client');
      if (thisAttempt !== attempt) return;
      socket = io(url, socketOptions(token));
      attachListeners(socket);
    } catch (error) {
      if (thisAttempt === attempt) scheduleRetry(() => reporter.error(error, 'realtime.load'));
    }
  };

  const retryIfGivenUp = (): Promise<void> => (isGivenUp ? connect() : Promise.resolve());

  return {
    /** (Re)connects with the current token. Resolves once the client is loaded; retries by itself. */
    connect,
    /** Reconnects if retries had stopped. Runs periodically while the page is visible. */
    retryIfGivenUp,
    /** Closes the connection until `connect`. */
    disconnect() {
      closeSocket();
      // They do not belong to the next user.
      queuedEvents = [];
    },
    /** Dropped while disconnected; only the latest ManifestErrors are queued, as they often coincide. */
    emit(event: OutgoingEvent) {
      if (socket?.connected === true) socket.emit(event.name, event.payload);
      else if (event.name === 'ManifestError')
        queuedEvents = [...queuedEvents, event].slice(-MAX_QUEUED_EVENTS);
    },
  };
}
