import { startTransition, useContext, useEffect, useState, type ReactNode } from 'react';
import { HydrationContext, noHydration } from './hydration.ts';

/**
 * Renders its children once the whole page is hydrated: they depend on browser-only state, or are not visible. A
 * component of its own, so that nothing else re-renders.
 */
export function AfterHydration({ children }: { readonly children: ReactNode }) {
  const hydration = useContext(HydrationContext);
  const [isDone, setIsDone] = useState(hydration === noHydration);
  useEffect(() => {
    void hydration.whenDone.then(() => startTransition(() => setIsDone(true)));
  }, [hydration]);
  return isDone ? children : null;
}
