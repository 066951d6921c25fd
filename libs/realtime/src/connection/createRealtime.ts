import type { Socket } from 'socket.io-client';
import type { ErrorReporter } from '@tv/analytics';
import { INCOMING_EVENT_NAMES, readIncomingEvent } from '../event/incomingEvent.ts';
import type { IncomingEvent } from '../event/incomingEvent.ts';
import type { DeviceInfo, OutgoingEvent } from '../event/outgoingEvent.ts';
import { RECONNECTION, socketOptions } from './socketOptions.ts';

export interface RealtimeDeps {
  /** Base address of the socket's server. */
  readonly url: string;
  /** The access token that is valid now; asked for each connection. */
  readonly token: () => string | undefined;
  readonly deviceInfo: DeviceInfo;
  /** Called on each connection, once the server knows who we are: it has lost sight of all that it was told before. */
  readonly onOpen: () => void;
  readonly onEvent: (event: IncomingEvent) => void;
  /** Whether somebody looks at the page: for nobody nothing that was given up is tried. */
  readonly isSeen: () => boolean;
  /** 0 up to, but not, 1: spreads the calls of many viewers, whose server comes back for all of them at once. */
  readonly random: () => number;
  readonly reporter: ErrorReporter;
}

/** The line to the server while somebody is signed in. */
export interface Realtime {
  /**
   * Connects, with the token of now. When it is connected already it connects anew, which is how a renewed
   * token takes effect. Resolves when the client is loaded and on its way; a connection that fails is tried
   * again by itself, a few times.
   */
  readonly connect: () => Promise<void>;
  /**
   * What kept it from connecting may be over: connects anew where it had been given up, as it does by itself once in a
   * while for who looks at the page. One that stands, or that is being tried for, is left alone.
   */
  readonly wake: () => Promise<void>;
  /** Hangs up and stays away until `connect`. */
  readonly disconnect: () => void;
  /**
   * Tells the server something; dropped while there is no connection, since it would be old news later. But a manifest that failed
   * often fails together with the line: the last of those are told when it stands again.
   */
  readonly emit: (event: OutgoingEvent) => void;
}

/** So many manifests that failed are kept for when there is a line again. */
const MOST_KEPT = 5;

/** A connection that has stood for so long (ms) was no part of a series that the server went on ending. */
const STEADY_MS = 60_000;

/**
 * What was given up is tried for again after so long (ms), and up to half as long again: no browser tells of a network that was
 * lost behind the router, nor of a server that was.
 */
const REST_MS = 60_000;

/**
 * Makes the connection for signed-in viewers; nothing is loaded or opened before `connect`.
 *
 * Every connection begins with DeviceInfo. An event with a payload that does not fit is reported and dropped.
 */
export function createRealtime(deps: RealtimeDeps): Realtime {
  const { url, token, deviceInfo, onOpen, onEvent, isSeen, random, reporter } = deps;
  let socket: Socket | undefined;
  // Counts connects and disconnects: loading the client takes a while, and what was asked for may be over by then.
  let turn = 0;
  /** It is wanted, and nothing is tried any more. */
  let isGivenUp = false;
  /** It is known that it was given up, and it has not stood since. */
  let hasTold = false;
  /** How often in a row the server has ended what it had taken. */
  let endings = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept: readonly OutgoingEvent[] = [];

  /** The client tries again by itself what was lost, and not what the server has ended: we do, as often and as late. */
  const tryAgain = (ended: Socket): boolean => {
    endings += 1;
    if (endings > RECONNECTION.attempts) return false;
    const delay = Math.min(RECONNECTION.longestDelayMs, RECONNECTION.firstDelayMs * 2 ** (endings - 1));
    timer = setTimeout(() => ended.connect(), delay);
    return true;
  };

  /** @param tell  reports why; once, until it has stood again */
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
    // Who is refused would be refused again with the same token.
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
      // Whoever signs in next has seen nothing fail.
      kept = [];
    },
    emit(event) {
      if (socket?.connected === true) socket.emit(event.name, event.payload);
      else if (event.name === 'ManifestError') kept = [...kept, event].slice(-MOST_KEPT);
    },
  };
}
