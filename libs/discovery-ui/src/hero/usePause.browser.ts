import { startTransition, useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function onMotionChange(tell: () => void) {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

function useIsHidden(): boolean {
  const [isHidden, setHidden] = useState(true);
  useEffect(() => {
    const look = () => startTransition(() => setHidden(document.hidden));
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isHidden;
}

/** Returns whether auto-rotation runs. Paused by the user, hover, focus, reduced motion or a hidden page. */
export function usePause() {
  const [isStopped, setIsStopped] = useState<boolean>();
  const [isOver, setIsOver] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const wantsStill = useSyncExternalStore(
    onMotionChange,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => false,
  );
  const isHidden = useIsHidden();
  // With reduced motion the user can still start it.
  const stopped = isStopped ?? wantsStill;
  return {
    isRunning: !stopped && !isOver && !hasFocus && !isHidden,
    isStopped: stopped,
    toggle: () => setIsStopped(!stopped),
    handlers: {
      onPointerEnter: () => setIsOver(true),
      onPointerLeave: () => setIsOver(false),
      onFocus: () => setHasFocus(true),
      onBlur: (event: FocusEvent) => setHasFocus(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
