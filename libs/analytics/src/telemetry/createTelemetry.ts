import { createContext, useContext } from 'react';
import type { ErrorReport } from '../error/createErrorReporter.ts';

/** A Core Web Vital: milliseconds, or the unitless layout shift score (`CLS`). */
export interface VitalEvent {
  readonly type: 'vital';
  readonly name: string;
  readonly value: number;
  /** Where it arose; by default the current route. */
  readonly route?: string | undefined;
}

/** Playback quality, from the playback request to the end. */
export interface PlaybackEvent {
  readonly type: 'playback';
  readonly mode: 'ondemand' | 'live' | 'liveTimeShift';
  /** From the playback request to the first frame; undefined without a first frame. */
  readonly startupMs?: number | undefined;
  readonly playedSeconds: number;
  /** Rebuffering events, except after a seek. */
  readonly stallCount: number;
  readonly stalledSeconds: number;
  /** Last height of the picture in pixels. */
  readonly height?: number | undefined;
  /** Error shown to the user. */
  readonly error?: string | undefined;
}

/** Requires the user's consent. */
export type Measurement = VitalEvent | PlaybackEvent;

/** An event for operators, without ids and URLs. */
export type TelemetryEvent = ({ readonly type: 'error' } & ErrorReport) | Measurement;

export type RecordMeasurement = (event: Measurement) => void;

const MeasurementContext = createContext<RecordMeasurement | undefined>(undefined);

export const MeasurementProvider = MeasurementContext.Provider;

/** Returns undefined without a collector. */
export const useRecordMeasurement = (): RecordMeasurement | undefined => useContext(MeasurementContext);

export type Telemetry = ReturnType<typeof createTelemetry>;

interface TelemetryOptions {
  readonly brand: string;
  readonly version: string;
  /** Name of the current route. */
  readonly route: () => string;
  /** Sends a body that outlives the page. */
  readonly send: (body: string) => void;
  /** Returns a function that cancels the timer. */
  readonly schedule: (run: () => void, delayMs: number) => () => void;
}

const FLUSH_INTERVAL_MS = 10_000;

/** Per batch. */
const MAX_EVENTS = 50;

/** Per page view: an error in a loop must not flood the collector. */
const MAX_EQUAL_EVENTS = 3;

/** Collects events and sends them as JSON in batches: 10 s after the first, or when flushed. Never throws. */
export function createTelemetry({ brand, version, route, send, schedule }: TelemetryOptions) {
  const counts = new Map<string, number>();
  let events: (TelemetryEvent & { readonly route: string })[] = [];
  let droppedCount = 0;
  let cancel = (): void => undefined;

  function flush(): void {
    cancel();
    if (events.length === 0) return;
    const body = JSON.stringify({ brand, version, droppedCount, events });
    events = [];
    droppedCount = 0;
    try {
      send(body);
    } catch {
      // There is nowhere left to report it.
    }
  }

  return {
    record(event: TelemetryEvent): void {
      const key = JSON.stringify(event);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count > MAX_EQUAL_EVENTS || events.length === MAX_EVENTS) {
        droppedCount += 1;
        return;
      }
      if (events.length === 0) cancel = schedule(flush, FLUSH_INTERVAL_MS);
      events.push({ ...event, route: ('route' in event && event.route) || route() });
    },
    flush,
  };
}
