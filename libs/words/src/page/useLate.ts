import { useEffect, useState } from 'react';
import type { Late } from './late.ts';

/**
 * Returns lazily loaded content; undefined until loaded. Preloaded content is returned on the first render,
 * as SSR and hydration require. A failed load throws to the error boundary.
 *
 * It does not suspend: React delays content after a fallback by 300 ms, and would re-render server-rendered
 * content if anything changes while it waits.
 */
export function useLate<T>(text: Late<T>): T | undefined {
  const [brought, setBrought] = useState(() => text.current());
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const isMissing = brought === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    text.bring().then(
      (answer) => (isGone ? undefined : setBrought(() => answer)),
      (error: unknown) => (isGone ? undefined : setFailure({ error })),
    );
    return () => {
      isGone = true;
    };
  }, [isMissing, text]);
  if (failure) throw failure.error;
  return brought;
}
