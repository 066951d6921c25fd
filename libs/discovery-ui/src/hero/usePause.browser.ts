import { startTransition, useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function onMotionChange(tell: () => void) {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Whether the page cannot be seen; so it is until a browser has looked. Nothing hangs on the very moment. */
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

/**
 * Whether something that moves by itself must stand still: the viewer stopped it, points at it or has the
 * keyboard's focus in it, wants little motion, or cannot see the page.
 */
export function usePause() {
  const [isStopped, setIsStopped] = useState<boolean>();
  const [isOver, setIsOver] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const wantsStill = useSyncExternalStore(
    onMotionChange,
    () => window.matchMedia(REDUCED_MOTION).matches,
    // A server does not know; what it draws stands still, since nobody is looking yet.
    () => false,
  );
  const isHidden = useIsHidden();
  // Whoever wants little motion may still start it by hand.
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
