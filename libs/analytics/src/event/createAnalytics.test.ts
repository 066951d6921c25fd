import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createDataLayerSink,
  type AnalyticsRecord,
  type AnalyticsSink,
  createAnalytics,
  type AnalyticsOptions,
  type ScheduleTimer,
  readClientId,
} from './createAnalytics.ts';

const later: ScheduleTimer = (run, delayMs) => {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
};

/** Creates a sink that records its batches. */
function createRecordingSink(): AnalyticsSink & { readonly batches: (readonly AnalyticsRecord[])[] } {
  const batches: (readonly AnalyticsRecord[])[] = [];
  return { batches, push: (batch) => void batches.push(batch) };
}

function setUp(options: Partial<AnalyticsOptions> = {}) {
  const sink = createRecordingSink();
  const failures: string[] = [];
  const analytics = createAnalytics({
    environment: 'prod',
    sinks: [sink],
    now: () => Date.UTC(2026, 10, 20, 12),
    schedule: later,
    clientId: () => 'client-1',
    consent: () => true,
    reporter: { error: (_error, context) => void failures.push(context), warn: () => undefined },
    ...options,
  });
  return { sink, analytics, failures };
}

const view = (path: string) => ({ event: 'page_view', path, title: path }) as const;
const paths = (batch: readonly AnalyticsRecord[] | undefined): unknown[] =>
  (batch ?? []).map((record) => (record.event === 'page_view' ? record.path : undefined));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('environments and consent', () => {
  test.each(['prod', 'uat'] as const)('ANA-01 analytics pushes events in %s', (environment) => {
    const { sink, analytics } = setUp({ environment });
    analytics.push(view('/'));
    vi.advanceTimersByTime(10_000);
    expect(sink.batches).toHaveLength(1);
  });

  test.each(['test', 'dev'] as const)(
    'ANA-01 analytics pushes nothing in %s, not even on flush',
    (environment) => {
      const { sink, analytics } = setUp({ environment });
      analytics.push(view('/'));
      analytics.flush();
      vi.advanceTimersByTime(10_000);
      expect(sink.batches).toEqual([]);
    },
  );

  test('only events after consent are pushed', () => {
    let agreed = false;
    const { sink, analytics } = setUp({ consent: () => agreed });
    analytics.push(view('/before'));
    agreed = true;
    analytics.push(view('/after'));
    vi.advanceTimersByTime(150);
    expect(sink.batches.map(paths)).toEqual([['/after']]);
  });
});

describe('the event queue', () => {
  test('ANA-03 events within 150 ms of each other are pushed as one batch', () => {
    const { sink, analytics } = setUp();
    analytics.push(view('/1'));
    vi.advanceTimersByTime(149);
    analytics.push(view('/2'));
    vi.advanceTimersByTime(149);
    expect(sink.batches).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sink.batches.map(paths)).toEqual([['/1', '/2']]);
  });

  test('ANA-03 events further apart are pushed separately', () => {
    const { sink, analytics } = setUp();
    analytics.push(view('/1'));
    vi.advanceTimersByTime(150);
    analytics.push(view('/2'));
    vi.advanceTimersByTime(150);
    expect(sink.batches.map(paths)).toEqual([['/1'], ['/2']]);
  });

  test('records have a timestamp and the client id', () => {
    const { sink, analytics } = setUp();
    analytics.push(view('/1'));
    analytics.flush();
    expect(sink.batches[0]).toEqual([
      { ...view('/1'), timestamp: Date.UTC(2026, 10, 20, 12), clientId: 'client-1' },
    ]);
  });

  test('flush pushes queued events once', () => {
    const { sink, analytics } = setUp();
    analytics.push(view('/1'));
    analytics.flush();
    analytics.flush();
    vi.advanceTimersByTime(10_000);
    expect(sink.batches.map(paths)).toEqual([['/1']]);
  });

  test('a failing sink is reported, and the other sinks still get the batch', () => {
    const good = createRecordingSink();
    const { analytics, failures } = setUp({
      sinks: [
        {
          push: () => {
            throw new Error('blocked');
          },
        },
        good,
      ],
    });
    analytics.push(view('/1'));
    analytics.flush();
    expect(failures).toEqual(['analytics.sink']);
    expect(good.batches).toHaveLength(1);
  });

  test('the data layer gets one push with all records of a batch', () => {
    const pushes: AnalyticsRecord[][] = [];
    const { analytics } = setUp({
      sinks: [createDataLayerSink({ push: (...records) => pushes.push(records) })],
    });
    analytics.push(view('/1'));
    analytics.push(view('/2'));
    vi.advanceTimersByTime(150);
    expect(pushes.map(paths)).toEqual([['/1', '/2']]);
  });
});

describe('the client id', () => {
  test('ANA-02 the client id is polled every 100 ms, and events meanwhile join the batch', () => {
    const script: { id?: string } = {};
    const { sink, analytics } = setUp({ clientId: () => script.id });
    analytics.push(view('/1'));
    vi.advanceTimersByTime(150 + 350);
    analytics.push(view('/2'));
    expect(sink.batches).toEqual([]);
    script.id = 'late';
    vi.advanceTimersByTime(100);
    expect(sink.batches.map(paths)).toEqual([['/1', '/2']]);
    expect(sink.batches[0]?.[0]?.clientId).toBe('late');
  });

  test('ANA-02 the client id is given up after 20 tries, and events are pushed without it', () => {
    let tries = 0;
    const { sink, analytics } = setUp({
      clientId: () => {
        tries += 1;
        return undefined;
      },
    });
    analytics.push(view('/1'));
    vi.advanceTimersByTime(150 + 18 * 100);
    expect(tries).toBe(19);
    expect(sink.batches).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(tries).toBe(20);
    expect(sink.batches.map(paths)).toEqual([['/1']]);
    expect(sink.batches[0]?.[0]).not.toHaveProperty('clientId');
    analytics.push(view('/2'));
    vi.advanceTimersByTime(150);
    expect(tries).toBe(20);
    expect(sink.batches).toHaveLength(2);
  });

  test('ANA-02 the client id is not awaited without an analytics script', () => {
    const { sink, analytics } = setUp({ clientId: undefined });
    analytics.push(view('/1'));
    vi.advanceTimersByTime(150);
    expect(sink.batches.map(paths)).toEqual([['/1']]);
    expect(sink.batches[0]?.[0]).not.toHaveProperty('clientId');
  });

  test('ANA-02 the client id is read from the cookie of the analytics script once it is set', () => {
    let cookies = 'theme=dark';
    const { sink, analytics } = setUp({ clientId: () => readClientId(cookies, '_ga') });
    analytics.push(view('/1'));
    vi.advanceTimersByTime(150 + 200);
    expect(sink.batches).toEqual([]);
    cookies = 'theme=dark; _ga=GA1.1.1734567890.1698765432; _ga_ABC=GS1.1.x';
    vi.advanceTimersByTime(100);
    expect(sink.batches[0]?.[0]?.clientId).toBe('GA1.1.1734567890.1698765432');
  });

  test.each(['', '_ga', '_ga=', '_ga=%E0%A4%A', 'x_ga=GA1.1.1.2', '_ga=<script>', '_ga=GA1.1.1'])(
    'the cookies %j contain no client id',
    (cookies) => expect(readClientId(cookies, '_ga')).toBeUndefined(),
  );

  test('events after a flush during the wait for the client id are pushed too', () => {
    const { sink, analytics } = setUp({ clientId: () => undefined });
    analytics.push(view('/1'));
    vi.advanceTimersByTime(300);
    analytics.flush();
    analytics.push(view('/2'));
    vi.advanceTimersByTime(5000);
    expect(sink.batches.map(paths)).toEqual([['/1'], ['/2']]);
  });
});
