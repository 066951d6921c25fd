import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Countdown in whole seconds; stops while not running.
 *
 * @returns seconds left
 */
export function useCountdown(seconds: number, isRunning: boolean, onDone: () => void): number {
  const [left, setLeft] = useState(seconds);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!isRunning || left <= 0) return undefined;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) done();
    }, 1000);
    return () => clearTimeout(timer);
  }, [isRunning, left]);
  return left;
}
