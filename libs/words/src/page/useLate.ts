import { useEffect, useState } from 'react';
import type { Late } from './late.ts';

/**
 * The content; undefined until loaded. Preloaded content is returned on the first render, as hydration
 * requires. A failed load throws.
 *
 * It does not suspend: React delays content after a fallback by 300 ms and may re-render server-rendered
 * content.
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
