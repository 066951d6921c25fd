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
  /** Plays this many seconds, in four steps a second like a media element. */
  const play = (seconds: number) => {
    for (let step = 0; step < seconds * 4; step += 1) {
      engine.advance(0.25);
      vi.advanceTimersByTime(250);
    }
  };
  return { engine, saver, saved, play };
}

describe('progress saver', () => {
  it('PROG-04 saves several changes within 500 ms once', () => {
    const { engine, saved, play } = playing();
    play(5);
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

  it('loses at most ten seconds of playback at any moment, and saves nothing while paused', () => {
    const { engine, saved, play } = playing();
    for (let step = 0; step < 400; step += 1) {
      play(0.25);
      expect(engine.state.get().position - (saved.at(-1)?.[0] ?? 0)).toBeLessThanOrEqual(10);
    }
    // No more often than needed.
    expect(saved.length).toBeLessThanOrEqual(11);
    engine.pause();
    vi.advanceTimersByTime(500);
    const count = saved.length;
    vi.advanceTimersByTime(3_600_000);
    expect(saved).toHaveLength(count);
  });

  it('saves nothing while the title reloads, since the position is unknown', () => {
    const { engine, saver, saved, play } = playing({ position: 1200 });
    play(3);
    engine.pause();
    engine.state.set({ phase: 'loading', position: 0 });
    vi.advanceTimersByTime(500);
    saver.save();
    saver.saveOnPageHide();
    expect(saved).toEqual([]);
    // Back at its position.
    engine.state.set({ phase: 'ready', position: 1203 });
    saver.saveOnPageHide();
    expect(saved).toEqual([[1203, true]]);
  });

  it('saves nothing before a resumed title has reached its position and plays', () => {
    const { engine, saver, saved } = playing();
    engine.state.set({ phase: 'loading', position: 0, isPaused: true });
    saver.saveOnPageHide();
    engine.state.set({ phase: 'ready', isPaused: false });
    saver.saveOnPageHide();
    engine.state.set({ position: 1200 });
    vi.advanceTimersByTime(1000);
    saver.saveOnPageHide();
    expect(saved).toEqual([]);
    engine.advance(1);
    saver.saveOnPageHide();
    expect(saved).toEqual([[1201, true]]);
  });

  it('PROG-06 saves whole seconds, rounded down', () => {
    const { engine, saver, saved, play } = playing();
    play(1);
    engine.seek(12.9);
    saver.stop();
    expect(saved).toEqual([[12, false]]);
  });

  it('PROG-05 saves at once on page hide, marked as the last', () => {
    const { saver, saved, play } = playing();
    play(7);
    saver.saveOnPageHide();
    expect(saved).toEqual([[7, true]]);
  });

  it('saves at once when playback stops, and never again', () => {
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
    saver.saveOnPageHide();
    saver.stop();
    expect(saved).toHaveLength(1);
  });

  it('PROG-07 saves nothing while signed out, checked at each save', () => {
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

  it('keeps the stored progress of a title that was closed before it played', () => {
    const { saver, saved } = playing({ position: 1200 });
    saver.saveOnPageHide();
    saver.stop();
    expect(saved).toEqual([]);
  });
});
