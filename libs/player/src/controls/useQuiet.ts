import { useCallback, useEffect, useRef, useState } from 'react';

const HIDE_DELAY_MS = 3000;

/**
 * Hides the controls after three seconds without activity, unless `isPinned`.
 *
 * @returns `show`, to call on activity
 */
export function useQuiet(isPinned: boolean): { readonly isQuiet: boolean; readonly wake: () => void } {
  const [isQuiet, setQuiet] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = useCallback(() => {
    setQuiet(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setQuiet(true), HIDE_DELAY_MS);
  }, []);
  useEffect(() => {
    timer.current = setTimeout(() => setQuiet(true), HIDE_DELAY_MS);
    return () => {
      clearTimeout(timer.current);
      setQuiet(false);
    };
  }, [isPinned]);
  return { isQuiet: isQuiet && !isPinned, wake };
}
