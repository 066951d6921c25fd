import { expect, it } from 'vitest';
import type { PlaybackEvent } from '@tv/analytics';
import { createFakeEngine } from '../testing/fakeEngine.ts';
import { measurePlaybackQuality } from './playbackQuality.ts';

function requestPlayback() {
  const { state } = createFakeEngine({ phase: 'loading', isPaused: false, isBuffering: true });
  const events: unknown[] = [];
  let now = 0;
  const quality = measurePlaybackQuality({
    stream: state,
    clock: { now: () => now },
    record: (event) => void events.push(event),
  });
  return { state, events, quality, pass: (ms: number) => void (now += ms) };
}

const noEvent: PlaybackEvent = {
  type: 'playback',
  mode: 'ondemand',
  startupMs: undefined,
  playedSeconds: 0,
  stallCount: 0,
  stalledSeconds: 0,
  height: undefined,
  error: undefined,
};

it('a playback is measured from its request: startup, played time, picture', () => {
  const { state, events, quality, pass } = requestPlayback();
  pass(800);
  state.set({ phase: 'ready', isBuffering: false, height: 720 });
  pass(10_000);
  state.set({ isPaused: true, height: 1080 });
  pass(60_000);
  state.set({ isPaused: false });
  pass(5_500);
  quality.end();
  expect(events).toEqual([{ ...noEvent, startupMs: 800, playedSeconds: 15.5, height: 1080 }]);
});

it('buffering is a stall during playback only, not during the startup or after a seek', () => {
  const { state, events, quality, pass } = requestPlayback();
  pass(500);
  state.set({ phase: 'ready' });
  pass(300);
  state.set({ isBuffering: false });
  pass(2000);
  state.set({ isSeeking: true });
  state.set({ isBuffering: true });
  pass(1000);
  state.set({ isSeeking: false });
  pass(1000);
  state.set({ isBuffering: false });
  pass(3000);
  state.set({ isBuffering: true });
  pass(1200);
  state.set({ isBuffering: false });
  quality.end();
  expect(events).toEqual([
    { ...noEvent, startupMs: 500, playedSeconds: 5, stallCount: 1, stalledSeconds: 1.2 },
  ]);
});

it('a playback without a first frame is recorded, with the error that the user saw', () => {
  const left = requestPlayback();
  left.pass(3000);
  left.quality.end();
  expect(left.events).toEqual([noEvent]);
  const failed = requestPlayback();
  failed.state.set({ phase: 'failed', error: 'network' });
  failed.quality.end();
  expect(failed.events).toEqual([{ ...noEvent, error: 'network' }]);
});

it('after a return from the back/forward cache only the rest is recorded', () => {
  const { state, events, quality, pass } = requestPlayback();
  state.set({ phase: 'ready', isBuffering: false });
  pass(4000);
  quality.handlePageHide();
  pass(1000);
  quality.end();
  expect(events).toEqual([
    { ...noEvent, startupMs: 0, playedSeconds: 4 },
    { ...noEvent, playedSeconds: 1 },
  ]);
});
