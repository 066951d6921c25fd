import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTelemetry } from './createTelemetry.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => vi.useRealTimers());

function setUp(send?: (body: string) => void) {
  const bodies: unknown[] = [];
  const telemetry = createTelemetry({
    brand: 'glimt',
    version: '1.2.3',
    route: () => 'film',
    send: send ?? ((body) => bodies.push(JSON.parse(body))),
    schedule(run, delayMs) {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
  });
  return { telemetry, bodies };
}

const error = (message: string) => ({ type: 'error', level: 'error', message, context: 'here' }) as const;

describe('createTelemetry', () => {
  it('sends the events of ten seconds together, with brand, version and route', () => {
    const { telemetry, bodies } = setUp();
    telemetry.record(error('One'));
    vi.advanceTimersByTime(9_999);
    telemetry.record({ type: 'vital', name: 'LCP', value: 1234, route: 'front' });
    expect(bodies).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(bodies).toEqual([
      {
        brand: 'glimt',
        version: '1.2.3',
        droppedCount: 0,
        events: [
          { ...error('One'), route: 'film' },
          { type: 'vital', name: 'LCP', value: 1234, route: 'front' },
        ],
      },
    ]);
    vi.advanceTimersByTime(60_000);
    expect(bodies).toHaveLength(1);
  });

  it('sends at once when flushed, and nothing twice', () => {
    const { telemetry, bodies } = setUp();
    telemetry.flush();
    telemetry.record(error('One'));
    telemetry.flush();
    telemetry.flush();
    vi.advanceTimersByTime(60_000);
    expect(bodies).toHaveLength(1);
  });

  it('drops and counts the fourth equal event, and events beyond fifty', () => {
    const { telemetry, bodies } = setUp();
    for (let repeated = 0; repeated < 100; repeated += 1) telemetry.record(error('Again'));
    for (let other = 0; other < 60; other += 1) telemetry.record(error(`Other ${other}`));
    telemetry.flush();
    const [{ events, droppedCount }] = bodies as [{ events: unknown[]; droppedCount: number }];
    expect([events.length, droppedCount]).toEqual([50, 110]);
    telemetry.record(error('Again'));
    telemetry.flush();
    expect(bodies).toHaveLength(1);
  });

  it('does not throw if a body cannot be sent', () => {
    const { telemetry } = setUp(() => {
      throw new Error('No network');
    });
    telemetry.record(error('One'));
    expect(() => telemetry.flush()).not.toThrow();
  });
});
