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

export interface RecordedAnalyticsPush {
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
  readonly requests: RecordLog<RecordedRequest>;
  readonly mediaRequests: RecordLog<RecordedRequest>;
  readonly progress: RecordLog<RecordedProgress>;
  readonly analytics: RecordLog<RecordedAnalyticsPush>;
  readonly telemetry: RecordLog<RecordedAnalyticsPush>;
  readonly socketMessages: RecordLog<RecordedSocketMessage>;
  readonly mails: RecordLog<RecordedMail>;
  readonly drift: RecordLog<RecordedDrift>;
  clear(): void;
}

export interface RecordLog<T> {
  add(entry: T): void;
  /** Oldest first, limited. */
  list(): readonly T[];
  /** Includes dropped entries. */
  count(): number;
  clear(): void;
}

/** Keeps the latest entries of each log. */
export function createRecorder(): Recorder {
  const logs = {
    requests: createRecordLog<RecordedRequest>(500),
    mediaRequests: createRecordLog<RecordedRequest>(150),
    progress: createRecordLog<RecordedProgress>(500),
    analytics: createRecordLog<RecordedAnalyticsPush>(500),
    telemetry: createRecordLog<RecordedAnalyticsPush>(200),
    socketMessages: createRecordLog<RecordedSocketMessage>(500),
    mails: createRecordLog<RecordedMail>(50),
    drift: createRecordLog<RecordedDrift>(100),
  };
  return { ...logs, clear: () => Object.values(logs).forEach((trail) => trail.clear()) };
}

function createRecordLog<T>(maxEntries: number): RecordLog<T> {
  let entries: T[] = [];
  let total = 0;
  return {
    add(entry) {
      entries.push(entry);
      total += 1;
      if (entries.length > maxEntries) entries = entries.slice(-maxEntries);
    },
    list: () => entries,
    count: () => total,
    clear: () => {
      entries = [];
      total = 0;
    },
  };
}
