export const CAST_DEVICE_NAME = 'Stua';

const RECEIVER_START_TIMEOUT_MS = 15_000;

export interface CastRelaySession {
  readonly id: string;
  readonly appId: string;
  /** Pages of this origin join automatically. */
  readonly origin: string;
  /** Platform time in milliseconds. */
  readonly since: number;
}

export interface RecordedCastMessage {
  readonly at: number;
  readonly namespace: string;
  readonly message: unknown;
  /** Differences from the contract. */
  readonly faults: readonly string[];
}

export interface CastRelayState {
  readonly isThere: boolean;
  readonly isOn: boolean;
  readonly session: CastRelaySession | undefined;
  readonly senders: number;
  readonly status: unknown;
  readonly messages: readonly RecordedCastMessage[];
}

export type SendEvent = (event: Readonly<Record<string, unknown>>) => void;

export type SenderRequest =
  | { readonly type: 'start'; readonly appId: string }
  | { readonly type: 'stop' }
  | { readonly type: 'message'; readonly namespace: string; readonly message: unknown }
  | { readonly type: 'command'; readonly command: Readonly<Record<string, unknown>> };

export type ReceiverMessage =
  | { readonly type: 'status'; readonly status: unknown }
  | { readonly type: 'message'; readonly namespace: string; readonly message: unknown };

export interface CastRelay {
  /** @returns `disconnect` keeps the session running */
  readonly connectSender: (
    origin: string,
    send: SendEvent,
  ) => { readonly handle: (request: SenderRequest) => void; readonly disconnect: () => void };
  /** Replaces the current receiver. @returns disconnects it */
  readonly connectReceiver: (send: SendEvent) => () => void;
  readonly handleReceiverMessage: (message: ReceiverMessage) => void;
  /** Changes availability, also during a session. */
  readonly setDeviceAvailable: (isThere: boolean) => void;
  readonly raiseError: (errorType: string) => void;
  readonly state: () => CastRelayState;
  readonly reset: () => void;
}

const MAX_RECORDED_MESSAGES = 100;

/**
 * Relays messages between senders and the receiver, and decides when a session exists.
 *
 * @param validate checks a sender's message
 */
export function createCastRelay(
  now: () => number,
  validate: (message: unknown) => readonly string[],
): CastRelay {
  const senders = new Map<SendEvent, string>();
  let isThere = true;
  let receiver: SendEvent | undefined;
  let session: CastRelaySession | undefined;
  let sessions = 0;
  let status: unknown;
  let namespace = '';
  let messages: RecordedCastMessage[] = [];
  let receiverStartTimeout: ReturnType<typeof setTimeout> | undefined;

  const broadcast: SendEvent = (event) => {
    for (const send of senders.keys()) send(event);
  };

  const device = () => ({
    type: 'device',
    name: isThere ? CAST_DEVICE_NAME : null,
    isOn: receiver !== undefined,
  });

  /** Senders see a session only while the receiver is open. */
  const visibleSession = () => (session && receiver ? { ...session, deviceName: CAST_DEVICE_NAME } : null);

  function endSession(errorCode: string | null) {
    clearTimeout(receiverStartTimeout);
    if (!session) return;
    session = undefined;
    status = undefined;
    receiver?.({ type: 'session', session: null });
    broadcast({ type: 'session', session: null, errorCode });
  }

  function startSession(appId: string, origin: string) {
    // Joins the running session.
    if (session && receiver)
      return broadcast({ type: 'session', session: visibleSession(), errorCode: null });
    sessions += 1;
    session = { id: `session-${sessions}`, appId, origin, since: now() };
    status = undefined;
    if (!receiver) {
      receiverStartTimeout = setTimeout(() => endSession('timeout'), RECEIVER_START_TIMEOUT_MS);
      return;
    }
    receiver({ type: 'session', session });
    broadcast({ type: 'session', session: visibleSession(), errorCode: null });
  }

  function handleSenderRequest(origin: string, request: SenderRequest) {
    switch (request.type) {
      case 'start':
        return startSession(request.appId, origin);
      case 'stop':
        return endSession(null);
      case 'message': {
        const { message } = request;
        ({ namespace } = request);
        messages = [...messages, { at: now(), namespace, message, faults: validate(message) }];
        messages = messages.slice(-MAX_RECORDED_MESSAGES);
        return receiver?.(request);
      }
      case 'command':
        return receiver?.(request);
    }
  }

  function setDevice(isNowThere: boolean) {
    if (!isNowThere) endSession('receiver_unavailable');
    isThere = isNowThere;
    broadcast(device());
  }

  return {
    connectSender(origin, send) {
      senders.set(send, origin);
      send(device());
      if (status !== undefined) send({ type: 'status', status });
      send({ type: 'session', session: visibleSession(), errorCode: null });
      return {
        handle: (request) => handleSenderRequest(origin, request),
        disconnect: () => void senders.delete(send),
      };
    },
    connectReceiver(send) {
      receiver?.({ type: 'replaced' });
      receiver = send;
      clearTimeout(receiverStartTimeout);
      send({ type: 'session', session: session ?? null });
      broadcast(device());
      if (session) broadcast({ type: 'session', session: visibleSession(), errorCode: null });
      return () => {
        if (receiver !== send) return;
        endSession('receiver_unavailable');
        receiver = undefined;
        broadcast(device());
      };
    },
    handleReceiverMessage(message) {
      if (!session) return;
      if (message.type === 'status') ({ status } = message);
      broadcast({ ...message });
    },
    setDeviceAvailable: setDevice,
    raiseError(errorType) {
      if (!session) return;
      receiver?.({ type: 'raise', errorType });
      broadcast({ type: 'message', namespace, message: { type: 'ERROR', errorType } });
    },
    state: () => ({
      isThere,
      isOn: receiver !== undefined,
      session: visibleSession() ? session : undefined,
      senders: senders.size,
      status,
      messages,
    }),
    reset() {
      endSession(null);
      messages = [];
      setDevice(true);
    },
  };
}
