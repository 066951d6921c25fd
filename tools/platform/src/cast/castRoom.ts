export const TELEVISION = 'Stua';

const COMING_ON_MS = 15_000;

export interface CastRoomSession {
  readonly id: string;
  readonly appId: string;
  /** Pages of this origin join automatically. */
  readonly origin: string;
  /** Platform time in milliseconds. */
  readonly since: number;
}

export interface HeardCastMessage {
  readonly at: number;
  readonly namespace: string;
  readonly message: unknown;
  /** Differences from the contract. */
  readonly faults: readonly string[];
}

export interface CastRoomState {
  readonly isThere: boolean;
  readonly isOn: boolean;
  readonly session: CastRoomSession | undefined;
  readonly senders: number;
  readonly status: unknown;
  readonly messages: readonly HeardCastMessage[];
}

export type Tell = (event: Readonly<Record<string, unknown>>) => void;

export type SenderWish =
  | { readonly type: 'start'; readonly appId: string }
  | { readonly type: 'stop' }
  | { readonly type: 'message'; readonly namespace: string; readonly message: unknown }
  | { readonly type: 'command'; readonly command: Readonly<Record<string, unknown>> };

export type ReceiverWord =
  | { readonly type: 'status'; readonly status: unknown }
  | { readonly type: 'message'; readonly namespace: string; readonly message: unknown };

export interface CastRoom {
  /** @returns `disconnect` keeps the session running */
  readonly addSender: (
    origin: string,
    send: Tell,
  ) => { readonly hear: (request: SenderWish) => void; readonly leave: () => void };
  /** Replaces the current receiver. @returns disconnects it */
  readonly addReceiver: (send: Tell) => () => void;
  readonly hearReceiver: (message: ReceiverWord) => void;
  /** Changes availability, also during a session. */
  readonly setDevice: (isThere: boolean) => void;
  readonly raise: (errorType: string) => void;
  readonly state: () => CastRoomState;
  readonly reset: () => void;
}

const KEPT_MESSAGES = 100;

/**
 * Relays messages between senders and the receiver, and decides when a session exists.
 *
 * @param validate checks a sender's message
 */
export function createCastRoom(
  now: () => number,
  faultsOf: (message: unknown) => readonly string[],
): CastRoom {
  const senders = new Map<Tell, string>();
  let isThere = true;
  let receiver: Tell | undefined;
  let session: CastRoomSession | undefined;
  let sessions = 0;
  let status: unknown;
  let namespace = '';
  let messages: HeardCastMessage[] = [];
  let comingOn: ReturnType<typeof setTimeout> | undefined;

  const tellAll: Tell = (event) => {
    for (const send of senders.keys()) send(event);
  };

  const device = () => ({
    type: 'device',
    name: isThere ? TELEVISION : null,
    isOn: receiver !== undefined,
  });

  /** Senders see a session only while the receiver is open. */
  const shown = () => (session && receiver ? { ...session, deviceName: TELEVISION } : null);

  function end(errorCode: string | null) {
    clearTimeout(comingOn);
    if (!session) return;
    session = undefined;
    status = undefined;
    receiver?.({ type: 'session', session: null });
    tellAll({ type: 'session', session: null, errorCode });
  }

  function begin(appId: string, origin: string) {
    // Joins the running session.
    if (session && receiver) return tellAll({ type: 'session', session: shown(), errorCode: null });
    sessions += 1;
    session = { id: `session-${sessions}`, appId, origin, since: now() };
    status = undefined;
    if (!receiver) {
      comingOn = setTimeout(() => end('timeout'), COMING_ON_MS);
      return;
    }
    receiver({ type: 'session', session });
    tellAll({ type: 'session', session: shown(), errorCode: null });
  }

  function hearSender(origin: string, request: SenderWish) {
    switch (request.type) {
      case 'start':
        return begin(request.appId, origin);
      case 'stop':
        return end(null);
      case 'message': {
        const { message } = request;
        ({ namespace } = request);
        messages = [...messages, { at: now(), namespace, message, faults: faultsOf(message) }];
        messages = messages.slice(-KEPT_MESSAGES);
        return receiver?.(request);
      }
      case 'command':
        return receiver?.(request);
    }
  }

  function setDevice(isNowThere: boolean) {
    if (!isNowThere) end('receiver_unavailable');
    isThere = isNowThere;
    tellAll(device());
  }

  return {
    addSender(origin, send) {
      senders.set(send, origin);
      send(device());
      if (status !== undefined) send({ type: 'status', status });
      send({ type: 'session', session: shown(), errorCode: null });
      return { hear: (request) => hearSender(origin, request), leave: () => void senders.delete(send) };
    },
    addReceiver(send) {
      receiver?.({ type: 'replaced' });
      receiver = send;
      clearTimeout(comingOn);
      send({ type: 'session', session: session ?? null });
      tellAll(device());
      if (session) tellAll({ type: 'session', session: shown(), errorCode: null });
      return () => {
        if (receiver !== send) return;
        end('receiver_unavailable');
        receiver = undefined;
        tellAll(device());
      };
    },
    hearReceiver(message) {
      if (!session) return;
      if (message.type === 'status') ({ status } = message);
      tellAll({ ...message });
    },
    setDevice,
    raise(errorType) {
      if (!session) return;
      receiver?.({ type: 'raise', errorType });
      tellAll({ type: 'message', namespace, message: { type: 'ERROR', errorType } });
    },
    state: () => ({
      isThere,
      isOn: receiver !== undefined,
      session: shown() ? session : undefined,
      senders: senders.size,
      status,
      messages,
    }),
    reset() {
      end(null);
      messages = [];
      setDevice(true);
    },
  };
}
