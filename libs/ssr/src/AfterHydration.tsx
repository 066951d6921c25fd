import { startTransition, Suspense, useContext, useEffect, useState, type ReactNode } from 'react';
import { HydrationContext, noHydration } from './hydration.ts';

/**
 * Renders its children once the whole page is hydrated: they depend on browser-only state, or are not visible. A
 * component of its own, so that nothing else re-renders. Lazy children load first, so that they add no commit.
 */
export function AfterHydration({ children }: { readonly children: ReactNode }) {
  const hydration = useContext(HydrationContext);
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    void hydration.whenDone.then(() => startTransition(() => setIsDone(true)));
  }, [hydration]);
  // Without a served page there is no transition that could wait for lazy children.
  if (hydration === noHydration) return <Suspense fallback={null}>{children}</Suspense>;
  return isDone ? children : null;
}
