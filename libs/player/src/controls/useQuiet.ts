import { useCallback, useEffect, useRef, useState } from 'react';

const QUIET_MS = 3000;

/**
 * Hides the controls after three seconds without activity, unless `isHeld`.
 *
 * @returns `wake`, to call on activity
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
