import type { Socket } from 'socket.io-client';
import type { ErrorReporter } from '@tv/analytics';
import { INCOMING_EVENT_NAMES, readIncomingEvent } from '../event/incomingEvent.ts';
import type { IncomingEvent } from '../event/incomingEvent.ts';
import type { DeviceInfo, OutgoingEventName, OutgoingEvents } from '../event/outgoingEvent.ts';
import { socketOptions } from './socketOptions.ts';

export interface RealtimeDeps {
  /** Base address of the socket's server. */
  readonly url: string;
  /** The access token that is valid now; asked for each connection. */
  readonly token: () => string | undefined;
  readonly deviceInfo: DeviceInfo;
  readonly onEvent: (event: IncomingEvent) => void;
  readonly reporter: ErrorReporter;
}

/** The line to the server while somebody is signed in. */
export interface Realtime {
  /**
   * Connects, with the token of now. When it is connected already it connects anew, which is how a renewed
   * token takes effect. Resolves when the client is loaded and on its way; a connection that fails is tried
   * again by itself.
   */
  readonly connect: () => Promise<void>;
  /** Hangs up and stays away until `connect`. */
  readonly disconnect: () => void;
  /** Tells the server something; dropped while there is no connection, since it would be old news later. */
  readonly emit: <Name extends OutgoingEventName>(name: Name, payload: OutgoingEvents[Name]) => void;
}

/**
 * Makes the connection for signed-in viewers; nothing is loaded or opened before `connect`.
 *
 * Every connection begins with DeviceInfo. An event with a payload that does not fit is reported and dropped.
 */
export function createRealtime({ url, token, deviceInfo, onEvent, reporter }: RealtimeDeps): Realtime {
  let socket: Socket | undefined;
  // Counts connects and disconnects: loading the client takes a while, and what was asked for may be over by then.
  let turn = 0;

  const listen = (opened: Socket): void => {
    opened.on('connect', () => opened.emit('DeviceInfo', deviceInfo));
    for (const name of INCOMING_EVENT_NAMES) {
      opened.on(name, (payload: unknown) => {
        const event = readIncomingEvent(name, payload);
        if (event === undefined) reporter.warn(`A ${name} that cannot be read`, 'realtime.event');
        else onEvent(event);
      });
    }
    opened.io.on('reconnect_failed', () => reporter.warn('Gave up reconnecting', 'realtime.connection'));
  };

  const disconnect = (): void => {
    turn += 1;
    socket?.disconnect();
    socket = undefined;
  };

  return {
    async connect() {
      disconnect();
      const mine = turn;
      try {
        const { io } = await import('socket.io-client');
        if (mine !== turn) return;
        socket = io(url, socketOptions(token));
        listen(socket);
      } catch (error) {
        reporter.error(error, 'realtime.load');
      }
    },
    disconnect,
    emit(name, payload) {
      if (socket?.connected === true) socket.emit(name, payload);
    },
  };
}
