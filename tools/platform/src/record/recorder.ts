import type { HostName } from '../http/hosts.ts';

export interface RecordedRequest {
  readonly id: number;
  /** Platform time in milliseconds. */
  readonly at: number;
  readonly host: HostName;
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly operationId: string | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
  /** 0 if the connection closed without a response. */
  readonly status: number;
  readonly milliseconds: number;
}

export interface RecordedProgress {
  readonly at: number;
  readonly userId: string;
  readonly titleId: string;
  readonly seconds: number;
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
  /** Differences from the contract. */
  readonly faults: readonly string[];
}

export interface RecordedMail {
  readonly at: number;
  readonly to: string;
  readonly subject: string;
  readonly link: string;
}

/** A response that broke the contract. */
export interface RecordedDrift {
  readonly at: number;
  readonly operationId: string;
  readonly faults: readonly string[];
}

/** Recent activity for the console; in memory only. */
export interface Recorder {
  /** Without the media host. */
  readonly requests: Trail<RecordedRequest>;
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
  /** Oldest first, limited. */
  list(): readonly T[];
  /** Includes dropped entries. */
  count(): number;
  clear(): void;
}

/** Keeps the latest entries of each log. */
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
