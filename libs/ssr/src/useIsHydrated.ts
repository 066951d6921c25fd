import { startTransition, useEffect, useState } from 'react';
import { useFirstRenderValue } from './useFirstRenderValue.ts';

/**
 * Returns whether render output may depend on browser-only state, such as storage. False on the server and
 * during hydration; then true in a transition.
 */
export function useIsHydrated(): boolean {
  const isClientRender = useFirstRenderValue(
    () => true,
    () => false,
  );
  const [isHydrated, setHydrated] = useState(isClientRender);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
