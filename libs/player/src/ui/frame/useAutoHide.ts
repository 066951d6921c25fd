import { useCallback, useEffect, useRef, useState } from 'react';

const HIDE_DELAY_MS = 3000;

interface AutoHide {
  readonly isHidden: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Hides the controls on `hide`, and three seconds after the last `show`, unless they are pinned. */
export function useAutoHide(isPinned: boolean): AutoHide {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback(() => {
    setIdle(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIdle(true), HIDE_DELAY_MS);
  }, []);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setIdle(true);
  }, []);
  useEffect(() => {
    timer.current = setTimeout(() => setIdle(true), HIDE_DELAY_MS);
    return () => {
      clearTimeout(timer.current);
      setIdle(false);
    };
  }, [isPinned]);
  return { isHidden: isIdle && !isPinned, show, hide };
}
