import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeEngine } from '../testing/fakeEngine.ts';
import { createProgressSaver } from './progressSaver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function playing({ isSignedIn = (): boolean => true, position = 0 } = {}) {
  const engine = createFakeEngine({ position });
  const saved: [number, boolean][] = [];
  const saver = createProgressSaver({
    stream: engine.state,
    save: (seconds, isLast) => void saved.push([seconds, isLast]),
    isSignedIn,
  });
  /** Plays on for so many seconds, four steps a second as a media element does. */
  const play = (seconds: number) => {
    for (let step = 0; step < seconds * 4; step += 1) {
      engine.advance(0.25);
      vi.advanceTimersByTime(250);
    }
  };
  return { engine, saver, saved, play };
}

describe('progress saver', () => {
  it('PROG-04 several changes within 500 ms are one save', () => {
    const { engine, saved, play } = playing();
    play(10);
    engine.seek(100);
    vi.advanceTimersByTime(400);
    engine.seek(200);
    vi.advanceTimersByTime(400);
    engine.pause();
    vi.advanceTimersByTime(499);
    expect(saved).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(saved).toEqual([[200, false]]);
  });

  it('saves every thirty seconds of playback, and none of it while paused', () => {
    const { engine, saved, play } = playing();
    play(95);
    expect(saved.map(([seconds]) => seconds)).toEqual([30, 60, 90]);
    engine.pause();
    vi.advanceTimersByTime(3_600_000);
    expect(saved).toHaveLength(4);
  });

  it('PROG-06 saves whole seconds, rounded down', () => {
    const { engine, saver, saved, play } = playing();
    play(1);
    engine.seek(12.9);
    saver.stop();
    expect(saved).toEqual([[12, false]]);
  });

  it('PROG-05 saves at once when the page leaves, and says that it is the last chance', () => {
    const { saver, saved, play } = playing();
    play(7);
    saver.leave();
    expect(saved).toEqual([[7, true]]);
  });

  it('saves at once when playing stops, and never again', () => {
    const { engine, saver, saved, play } = playing();
    play(7);
    engine.pause();
    saver.stop();
    expect(saved).toEqual([[7, false]]);
    engine.seek(90);
    vi.advanceTimersByTime(60_000);
    expect(saved).toHaveLength(1);
  });

  it('does not save the same second twice in a row', () => {
    const { engine, saver, saved, play } = playing();
    play(7);
    engine.pause();
    vi.advanceTimersByTime(500);
    saver.leave();
    saver.stop();
    expect(saved).toHaveLength(1);
  });

  it('PROG-07 saves nothing for one who is not signed in, asked at each save', () => {
    let isSignedIn = false;
    const { engine, saved, play } = playing({ isSignedIn: () => isSignedIn });
    play(40);
    engine.pause();
    vi.advanceTimersByTime(500);
    expect(saved).toEqual([]);
    isSignedIn = true;
    engine.seek(80);
    vi.advanceTimersByTime(500);
    expect(saved).toEqual([[80, false]]);
  });

  it('a title that was opened and left before it played keeps the progress it had', () => {
    const { saver, saved } = playing({ position: 1200 });
    saver.leave();
    saver.stop();
    expect(saved).toEqual([]);
  });
});
