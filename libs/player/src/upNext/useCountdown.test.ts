// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeEngine } from '../testing/fakeEngine.ts';
import { useCountdown } from './useCountdown.ts';

afterEach(() => void vi.useRealTimers());

it('PLAY-28 the countdown ends after ten seconds even if nothing renders meanwhile', () => {
  vi.useFakeTimers();
  const onDone = vi.fn();
  const engine = createFakeEngine({ phase: 'ended' });
  const { result } = renderHook(() => useCountdown(engine, onDone));
  act(() => void vi.advanceTimersByTime(9_000));
  expect(result.current).toBe(1);
  expect(onDone).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(5_000));
  expect(result.current).toBe(0);
  expect(onDone).toHaveBeenCalledOnce();
});
