import { useCallback, useEffect, useRef, useState } from 'react';

const QUIET_MS = 3000;

/**
 * Whether the controls may go: three seconds after the last sign of life, and never while something holds them
 * (a pause, an open menu, a drag).
 *
 * @returns `isQuiet`, and `wake` to call at every sign of life
 */
export function useQuiet(isHeld: boolean): { readonly isQuiet: boolean; readonly wake: () => void } {
  const [isQuiet, setQuiet] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = useCallback(() => {
    setQuiet(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setQuiet(true), QUIET_MS);
  }, []);
  useEffect(() => {
    timer.current = setTimeout(() => setQuiet(true), QUIET_MS);
    return () => {
      clearTimeout(timer.current);
      setQuiet(false);
    };
  }, [isHeld]);
  return { isQuiet: isQuiet && !isHeld, wake };
}
