import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '@tv/analytics';
import { createFakeEngine } from '../testing/fakeEngine.ts';
import { reportStream } from './streamEvents.ts';

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
  const report = reportStream({
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
  const told = (name: AnalyticsEvent['event']) => events.filter(({ event }) => event === name);
  return {
    engine,
    events,
    warnings,
    report,
    pass,
    begin,
    told,
    sleep: (seconds: number) => (now += seconds * 1000),
  };
}

describe('stream events', () => {
  it('ANA-11 ANA-13 the start of playback is told once, with what is played', () => {
    const { engine, begin, told } = watching();
    expect(told('stream_start')).toEqual([]);
    begin();
    engine.pause();
    engine.play();
    expect(told('stream_start')).toEqual([{ event: 'stream_start', ...content }]);
    expect(told('play_content')).toHaveLength(1);
  });

  it('ANA-13 ANA-14 each programme of a channel is a viewing of its own, and the first that is known cuts nothing', () => {
    const { report, begin, pass, events } = watching();
    begin();
    report.showProgramme({ id: 'reven-1', title: 'Reven' });
    pass(30);
    report.showProgramme({ id: 'reven-1', title: 'Reven' });
    report.showProgramme({ id: 'reven-2', title: 'Reven' });
    expect(events.map((event) => [event.event, 'programme' in event ? event.programme : undefined])).toEqual([
      ['play_content', undefined],
      ['stream_start', undefined],
      ['stream_stop', 'Reven'],
      ['play_content', 'Reven'],
      ['stream_start', 'Reven'],
    ]);
    expect(events[2]).toMatchObject({ durationSeconds: 30 });
  });

  it('ANA-15 a pause is told, with the seconds since the event before', () => {
    const { engine, begin, pass, told } = watching();
    begin();
    pass(12);
    engine.pause();
    pass(100);
    engine.play();
    pass(5);
    engine.pause();
    expect(told('stream_pause')).toEqual([
      { event: 'stream_pause', ...content, durationSeconds: 12 },
      { event: 'stream_pause', ...content, durationSeconds: 5 },
    ]);
  });

  it('ANA-12 ANA-16 that it goes on is told every minute of playing, and not while paused', () => {
    const { engine, begin, pass, told } = watching();
    begin();
    pass(150);
    expect(told('stream_keepalive')).toHaveLength(2);
    expect(told('consumption_update')).toHaveLength(2);
    engine.pause();
    pass(600);
    expect(told('stream_keepalive')).toHaveLength(2);
  });

  it('ANA-14 the end is told once, and nothing after it', () => {
    const { engine, begin, pass, report, told, events } = watching();
    begin();
    pass(20);
    report.end();
    report.end();
    engine.pause();
    pass(300);
    expect(told('stream_stop')).toEqual([{ event: 'stream_stop', ...content, durationSeconds: 20 }]);
    expect(events.at(-1)?.event).toBe('stream_stop');
  });

  it.each(['ended', 'failed'] as const)(
    'ANA-14 a stream that has %s has stopped, and leaving it afterwards is no second stop',
    (phase) => {
      const { engine, begin, pass, report, told } = watching();
      begin();
      pass(20);
      engine.state.set({ phase, isPaused: true });
      pass(100);
      report.leave();
      report.end();
      expect(told('stream_stop')).toEqual([{ event: 'stream_stop', ...content, durationSeconds: 20 }]);
      expect(told('stream_pause')).toEqual([]);
    },
  );

  it('ANA-13 ANA-14 a film that is played once more after its end starts and stops once more', () => {
    const { engine, begin, pass, report, told } = watching();
    begin();
    pass(20);
    engine.state.set({ phase: 'ended', isPaused: true });
    pass(100);
    begin();
    pass(7);
    report.end();
    expect(told('stream_start')).toHaveLength(2);
    expect(told('stream_stop')).toMatchObject([{ durationSeconds: 20 }, { durationSeconds: 7 }]);
  });

  it('ANA-13 ANA-14 a page that goes stops, and one that comes back and plays on starts anew', () => {
    const { engine, begin, pass, report, told, events } = watching();
    begin();
    pass(20);
    report.leave();
    report.leave();
    // Nothing is told on behalf of a page that lies in the browser's memory.
    pass(600);
    expect(told('stream_stop')).toEqual([{ event: 'stream_stop', ...content, durationSeconds: 20 }]);
    expect(events.at(-1)?.event).toBe('stream_stop');
    engine.advance(0.25);
    pass(5);
    report.end();
    expect(told('stream_start')).toHaveLength(2);
    expect(told('stream_stop').at(-1)).toMatchObject({ durationSeconds: 5 });
  });

  it('ANA-14 who had paused has watched nothing since when the page goes', () => {
    const { engine, begin, pass, report, told } = watching();
    begin();
    pass(20);
    engine.pause();
    pass(300);
    report.leave();
    report.end();
    expect(told('stream_stop')).toEqual([{ event: 'stream_stop', ...content, durationSeconds: 0 }]);
  });

  it('a viewing that never began has no end', () => {
    const { report, events } = watching();
    report.leave();
    report.end();
    expect(events).toEqual([]);
  });

  it('PROG-09 a span over 1200 seconds is clamped to 1200, and logged', () => {
    const { engine, begin, sleep, told, warnings } = watching();
    begin();
    sleep(1300);
    engine.pause();
    expect(told('stream_pause')).toMatchObject([{ durationSeconds: 1200 }]);
    expect(warnings).toHaveLength(1);
    engine.play();
    sleep(1200);
    engine.pause();
    expect(told('stream_pause').at(-1)).toMatchObject({ durationSeconds: 1200 });
    expect(warnings).toHaveLength(1);
  });
});
