import type { HostName } from '../http/hosts.ts';

/** One call, as the console shows it. */
export interface RecordedRequest {
  readonly id: number;
  /** Platform time, epoch milliseconds. */
  readonly at: number;
  readonly host: HostName;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly operationId: string | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
  /** 0 when the connection ended without an answer. */
  readonly status: number;
  readonly milliseconds: number;
}

export interface RecordedProgress {
  readonly at: number;
  readonly userId: string;
  readonly titleId: string;
  readonly seconds: number;
  /** The streaming session's header, whatever brand it names. */
  readonly streamingSessionId: string | undefined;
}

export interface RecordedPush {
  readonly at: number;
  readonly payload: unknown;
}

export interface RecordedSocketMessage {
  readonly at: number;
  readonly userId: string;
  readonly event: string;
  readonly payload: unknown;
  /** How it differs from the socket's contract. */
  readonly faults: readonly string[];
}

/** What a customer would find in his mail. */
export interface RecordedMail {
  readonly at: number;
  /** The address. */
  readonly to: string;
  readonly subject: string;
  /** What there is to press in it. */
  readonly link: string;
}

/** An answer of the platform that was not what the contract says. */
export interface RecordedDrift {
  readonly at: number;
  readonly operationId: string;
  readonly faults: readonly string[];
}

/** What has happened lately, for the console and for tests; forgotten at a restart or a reset. */
export interface Recorder {
  /** All but those to the media host. */
  readonly requests: Trail<RecordedRequest>;
  /** Apart, since a playing stream makes so many. */
  readonly mediaRequests: Trail<RecordedRequest>;
  readonly progress: Trail<RecordedProgress>;
  readonly analytics: Trail<RecordedPush>;
  readonly socketMessages: Trail<RecordedSocketMessage>;
  readonly mails: Trail<RecordedMail>;
  readonly drift: Trail<RecordedDrift>;
  clear(): void;
}

export interface Trail<T> {
  add(entry: T): void;
  /** The oldest first, at most as many as are kept. */
  list(): readonly T[];
  /** How many there have been, those forgotten included. */
  count(): number;
  clear(): void;
}

export function createRecorder(): Recorder {
  const trails = {
    requests: createTrail<RecordedRequest>(500),
    mediaRequests: createTrail<RecordedRequest>(150),
    progress: createTrail<RecordedProgress>(500),
    analytics: createTrail<RecordedPush>(500),
    socketMessages: createTrail<RecordedSocketMessage>(500),
    mails: createTrail<RecordedMail>(50),
    drift: createTrail<RecordedDrift>(100),
  };
  return { ...trails, clear: () => Object.values(trails).forEach((trail) => trail.clear()) };
}

function createTrail<T>(kept: number): Trail<T> {
  let entries: T[] = [];
  let total = 0;
  return {
    add(entry) {
      entries.push(entry);
      total += 1;
      if (entries.length > kept) entries = entries.slice(-kept);
    },
    list: () => entries,
    count: () => total,
    clear: () => {
      entries = [];
      total = 0;
    },
  };
}
