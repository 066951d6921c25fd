/** The one television of this machine. */
export const TELEVISION = 'Stua';

/** How long a television may take to come on, in milliseconds. */
const COMING_ON_MS = 15_000;

/** A session as its senders see it. */
export interface CastRoomSession {
  readonly id: string;
  /** The receiver app that the sender asked for. */
  readonly appId: string;
  /** The site that started it: its pages join by themselves. */
  readonly origin: string;
  /** Epoch milliseconds of the platform. */
  readonly since: number;
}

/** One message of a sender over the custom namespace. */
export interface HeardCastMessage {
  readonly at: number;
  readonly namespace: string;
  readonly message: unknown;
  /** How it differs from the contract. */
  readonly faults: readonly string[];
}

/** What the console shows of casting. */
export interface CastRoomState {
  /** Whether a television is in reach. */
  readonly isThere: boolean;
  /** Whether its page is open in some window. */
  readonly isOn: boolean;
  readonly session: CastRoomSession | undefined;
  readonly senders: number;
  /** The media status that the television told last. */
  readonly status: unknown;
  readonly messages: readonly HeardCastMessage[];
}

/** What a page at either end is told. */
export type Tell = (event: Readonly<Record<string, unknown>>) => void;

/** What a sender's page asks for. */
export type SenderWish =
  | { readonly type: 'start'; readonly appId: string }
  | { readonly type: 'stop' }
  | { readonly type: 'message'; readonly namespace: string; readonly message: unknown }
  | { readonly type: 'command'; readonly command: Readonly<Record<string, unknown>> };

/** What the television's page tells. */
export type ReceiverWord =
  | { readonly type: 'status'; readonly status: unknown }
  | { readonly type: 'message'; readonly namespace: string; readonly message: unknown };

export interface CastRoom {
  /** @returns leaves the room; the session goes on without it */
  readonly addSender: (
    origin: string,
    tell: Tell,
  ) => { readonly hear: (wish: SenderWish) => void; readonly leave: () => void };
  /** A page becomes the television, in place of one that was. @returns turns it off */
  readonly addReceiver: (tell: Tell) => () => void;
  readonly hearReceiver: (word: ReceiverWord) => void;
  /** Brings the television into reach, or takes it away in the middle of everything. */
  readonly setDevice: (isThere: boolean) => void;
  /** The receiver tells its senders of an error, and stops playing. */
  readonly raise: (errorType: string) => void;
  readonly state: () => CastRoomState;
  readonly reset: () => void;
}

/** How many messages the console remembers. */
const KEPT_MESSAGES = 100;

/**
 * Where senders and the television of this machine meet: it carries what they say to each other, as the network at home does,
 * and decides only what a device would decide, which is whether there is a session.
 *
 * @param faultsOf  how a sender's message differs from the contract
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
    for (const tell of senders.keys()) tell(event);
  };

  const device = () => ({
    type: 'device',
    name: isThere ? TELEVISION : null,
    isOn: receiver !== undefined,
  });

  /** The session as senders see it: there only once the television is on. */
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
    // A sender that comes to a session that runs joins it.
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

  function hearSender(origin: string, wish: SenderWish) {
    switch (wish.type) {
      case 'start':
        return begin(wish.appId, origin);
      case 'stop':
        return end(null);
      case 'message': {
        const { message } = wish;
        ({ namespace } = wish);
        messages = [...messages, { at: now(), namespace, message, faults: faultsOf(message) }];
        messages = messages.slice(-KEPT_MESSAGES);
        return receiver?.(wish);
      }
      case 'command':
        return receiver?.(wish);
    }
  }

  function setDevice(isNowThere: boolean) {
    if (!isNowThere) end('receiver_unavailable');
    isThere = isNowThere;
    tellAll(device());
  }

  return {
    addSender(origin, tell) {
      senders.set(tell, origin);
      tell(device());
      if (status !== undefined) tell({ type: 'status', status });
      tell({ type: 'session', session: shown(), errorCode: null });
      return { hear: (wish) => hearSender(origin, wish), leave: () => void senders.delete(tell) };
    },
    addReceiver(tell) {
      receiver?.({ type: 'replaced' });
      receiver = tell;
      clearTimeout(comingOn);
      tell({ type: 'session', session: session ?? null });
      tellAll(device());
      if (session) tellAll({ type: 'session', session: shown(), errorCode: null });
      return () => {
        if (receiver !== tell) return;
        end('receiver_unavailable');
        receiver = undefined;
        tellAll(device());
      };
    },
    hearReceiver(word) {
      if (!session) return;
      if (word.type === 'status') ({ status } = word);
      tellAll({ ...word });
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
