import { use, useEffect, useState } from 'react';
import { useIsHydrated } from '@tv/rendering';
import type { Late } from './late.ts';

/**
 * What comes by a script of its own; undefined until it is there. A server waits for it, and while a browser takes over what a
 * server drew, that stays as it is until the text is at hand. What cannot be had is thrown, for the boundary around the page.
 *
 * A browser that draws the page itself does not wait by suspending, since React would hold back for 300 ms what
 * follows a fallback.
 */
export function useLate<T>(text: Late<T>): T | undefined {
  const isHydrated = useIsHydrated();
  const [brought, setBrought] = useState(() => text.current());
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const isMissing = brought === undefined;
  const served = isMissing && !isHydrated ? use(text.bring()) : undefined;
  const isAsked = isMissing && isHydrated;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;
    text.bring().then(
      (answer) => (isGone ? undefined : setBrought(() => answer)),
      (error: unknown) => (isGone ? undefined : setFailure({ error })),
    );
    return () => {
      isGone = true;
    };
  }, [isAsked, text]);
  if (failure) throw failure.error;
  return brought ?? served;
}
