import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '@tv/analytics';
import { createFakeEngine } from '../testing/fakeEngine.ts';
import { trackStream } from './streamAnalytics.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const content = {
  assetId: 'isfront',
  title: 'Isfront',
  streamKind: 'vod',
  streamingSessionId: 's-1',
  streamingDevice: 'desktop',
} as const;

function watching() {
  const engine = createFakeEngine({ phase: 'loading', isPaused: true });
  const events: AnalyticsEvent[] = [];
  const warnings: string[] = [];
  let now = 0;
  const report = trackStream({
    stream: engine.state,
    content,
    analytics: { push: (event) => void events.push(event), flush: () => undefined },
    reporter: { error: () => undefined, warn: (message) => void warnings.push(message) },
    clock: { now: () => now },
  });
  const pass = (seconds: number) => {
    now += seconds * 1000;
    vi.advanceTimersByTime(seconds * 1000);
  };
  const begin = () => engine.state.set({ phase: 'ready', isPaused: false });
  const eventsNamed = (name: AnalyticsEvent['event']) => events.filter(({ event }) => event === name);
  return {
    engine,
    events,
    warnings,
    report,
    pass,
    begin,
    eventsNamed,
    sleep: (seconds: number) => (now += seconds * 1000),
  };
}

describe('trackStream', () => {
  it('ANA-11 ANA-13 reports the start of playback once, with its content', () => {
    const { engine, begin, eventsNamed } = watching();
    expect(eventsNamed('stream_start')).toEqual([]);
    begin();
    engine.pause();
    engine.play();
    expect(eventsNamed('stream_start')).toEqual([{ event: 'stream_start', ...content }]);
    expect(eventsNamed('play_content')).toHaveLength(1);
  });

  it('ANA-13 ANA-14 reports each programme of a channel as its own session; the first known programme interrupts nothing', () => {
    const { report, begin, pass, events } = watching();
    begin();
    report.setProgramme({ id: 'reven-1', title: 'Reven' });
    pass(30);
    report.setProgramme({ id: 'reven-1', title: 'Reven' });
    report.setProgramme({ id: 'reven-2', title: 'Reven' });
    expect(events.map((event) => [event.event, 'programme' in event ? event.programme : undefined])).toEqual([
      ['play_content', undefined],
      ['stream_start', undefined],
      ['stream_stop', 'Reven'],
      ['play_content', 'Reven'],
      ['stream_start', 'Reven'],
    ]);
    expect(events[2]).toMatchObject({ durationSeconds: 30 });
  });

  it('ANA-15 reports a pause with the seconds since the previous event', () => {
    const { engine, begin, pass, eventsNamed } = watching();
    begin();
    pass(12);
    engine.pause();
    pass(100);
    engine.play();
    pass(5);
    engine.pause();
    expect(eventsNamed('stream_pause')).toEqual([
      { event: 'stream_pause', ...content, durationSeconds: 12 },
      { event: 'stream_pause', ...content, durationSeconds: 5 },
    ]);
  });

  it('ANA-12 ANA-16 reports a keepalive every minute of playback, and none while paused', () => {
    const { engine, begin, pass, eventsNamed } = watching();
    begin();
    pass(150);
    expect(eventsNamed('stream_keepalive')).toHaveLength(2);
    expect(eventsNamed('consumption_update')).toHaveLength(2);
    engine.pause();
    pass(600);
    expect(eventsNamed('stream_keepalive')).toHaveLength(2);
  });

  it('ANA-14 reports the stop once, and nothing after it', () => {
    const { engine, begin, pass, report, eventsNamed, events } = watching();
    begin();
    pass(20);
    report.end();
    report.end();
    engine.pause();
    pass(300);
    expect(eventsNamed('stream_stop')).toEqual([{ event: 'stream_stop', ...content, durationSeconds: 20 }]);
    expect(events.at(-1)?.event).toBe('stream_stop');
  });

  it.each(['ended', 'failed'] as const)(
    'ANA-14 a stream that has %s has stopped, and page hide afterwards is no second stop',
    (phase) => {
      const { engine, begin, pass, report, eventsNamed } = watching();
      begin();
      pass(20);
      engine.state.set({ phase, isPaused: true });
      pass(100);
      report.handlePageHide();
      report.end();
      expect(eventsNamed('stream_stop')).toEqual([{ event: 'stream_stop', ...content, durationSeconds: 20 }]);
      expect(eventsNamed('stream_pause')).toEqual([]);
    },
  );

  it('ANA-13 ANA-14 a film replayed after its end reports another start and stop', () => {
    const { engine, begin, pass, report, eventsNamed } = watching();
    begin();
    pass(20);
    engine.state.set({ phase: 'ended', isPaused: true });
    pass(100);
    begin();
    pass(7);
    report.end();
    expect(eventsNamed('stream_start')).toHaveLength(2);
    expect(eventsNamed('stream_stop')).toMatchObject([{ durationSeconds: 20 }, { durationSeconds: 7 }]);
  });

  it('ANA-13 ANA-14 page hide reports a stop, and playback after a return reports a start', () => {
    const { engine, begin, pass, report, eventsNamed, events } = watching();
    begin();
    pass(20);
    report.handlePageHide();
    report.handlePageHide();
    // Nothing is reported for a page in the back/forward cache.
    pass(600);
    expect(eventsNamed('stream_stop')).toEqual([{ event: 'stream_stop', ...content, durationSeconds: 20 }]);
    expect(events.at(-1)?.event).toBe('stream_stop');
    engine.advance(0.25);
    pass(5);
    report.end();
    expect(eventsNamed('stream_start')).toHaveLength(2);
    expect(eventsNamed('stream_stop').at(-1)).toMatchObject({ durationSeconds: 5 });
  });

  it('ANA-14 page hide while paused reports no watched time', () => {
    const { engine, begin, pass, report, eventsNamed } = watching();
    begin();
    pass(20);
    engine.pause();
    pass(300);
    report.handlePageHide();
    report.end();
    expect(eventsNamed('stream_stop')).toEqual([{ event: 'stream_stop', ...content, durationSeconds: 0 }]);
  });

  it('a session that never started reports no stop', () => {
    const { report, events } = watching();
    report.handlePageHide();
    report.end();
    expect(events).toEqual([]);
  });

  it('PROG-09 clamps a span over 1200 seconds to 1200, and logs it', () => {
    const { engine, begin, sleep, eventsNamed, warnings } = watching();
    begin();
    sleep(1300);
    engine.pause();
    expect(eventsNamed('stream_pause')).toMatchObject([{ durationSeconds: 1200 }]);
    expect(warnings).toHaveLength(1);
    engine.play();
    sleep(1200);
    engine.pause();
    expect(eventsNamed('stream_pause').at(-1)).toMatchObject({ durationSeconds: 1200 });
    expect(warnings).toHaveLength(1);
  });
});
