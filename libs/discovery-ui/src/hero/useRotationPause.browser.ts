import { startTransition, useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function subscribeToMotion(listener: () => void) {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function useIsHidden(): boolean {
  const [isHidden, setHidden] = useState(true);
  useEffect(() => {
    const update = () => startTransition(() => setHidden(document.hidden));
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isHidden;
}

/** Returns whether auto-rotation runs. Paused by the user, hover, focus, reduced motion or a hidden page. */
export function useRotationPause() {
  const [isStopped, setIsStopped] = useState<boolean>();
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const prefersReducedMotion = useSyncExternalStore(
    subscribeToMotion,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => false,
  );
  const isHidden = useIsHidden();
  // With reduced motion the user can still start it.
  const stopped = isStopped ?? prefersReducedMotion;
  return {
    isRunning: !stopped && !isHovered && !hasFocus && !isHidden,
    isStopped: stopped,
    toggle: () => setIsStopped(!stopped),
    handlers: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setHasFocus(true),
      onBlur: (event: FocusEvent) => setHasFocus(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
