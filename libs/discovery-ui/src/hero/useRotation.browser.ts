import {
  startTransition,
  useEffect,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type RefObject,
} from 'react';

/** How long each slide is shown (LANE-24). */
const ADVANCE_INTERVAL_MS = 8000;

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

function useIsOutOfView(frame: RefObject<Element | null>): boolean {
  const [isOutOfView, setIsOutOfView] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    let current = false;
    const observer = new IntersectionObserver((entries) => {
      const next = entries.at(-1)?.isIntersecting === false;
      // After another update of the component, React renders it even for an equal value.
      if (next !== current) startTransition(() => setIsOutOfView(next));
      current = next;
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return isOutOfView;
}

/**
 * Returns the active slide and advances it; a selection or restart restarts its time. It is paused by the user, hover,
 * focus, reduced motion, a hidden page, or while the carousel is out of view.
 */
export function useRotation(frame: RefObject<Element | null>, count: number, first: number) {
  const [chosen, setChosen] = useState(first);
  const [isPausedByUser, setIsPausedByUser] = useState<boolean>();
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const prefersReducedMotion = useSyncExternalStore(
    subscribeToMotion,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => false,
  );
  // With reduced motion the user can still start it.
  const isStopped = isPausedByUser ?? prefersReducedMotion;
  const isOutOfView = useIsOutOfView(frame);
  const isRunning = !useIsHidden() && !isOutOfView && !isStopped && !isHovered && !hasFocus;
  const active = count === 0 ? 0 : chosen % count;
  const advances = isRunning && count > 1;
  useEffect(() => {
    if (!advances) return;
    const timer = setTimeout(() => setChosen((active + 1) % count), ADVANCE_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [advances, active, count]);
  return {
    active,
    show: setChosen,
    isRunning,
    isStopped,
    toggle: () => setIsPausedByUser(!isStopped),
    handlers: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setHasFocus(true),
      onBlur: (event: FocusEvent) => setHasFocus(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
