import { useEffect, useState } from 'react';
import type { Late } from './late.ts';

/**
 * What comes by a script of its own; undefined until it is there. Where it was brought before, it is there with the first
 * drawing, as it must be where a server draws and where a browser takes over. What cannot be had is thrown, for the boundary
 * around the page.
 *
 * It does not suspend: React would hold back for 300 ms what follows a fallback, and would draw anew what it takes over
 * from a server, if anything around it changed while it waits.
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
