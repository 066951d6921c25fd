import { startTransition, useEffect, useState } from 'react';
import type { LazyModule } from './lazyWithPreload.ts';

/**
 * Loads a lazy module at once and returns it; undefined until loaded. A preloaded module is returned in the
 * first render, as hydration requires. A load error is thrown to the error boundary.
 *
 * The loaded module renders in a transition, because a complete page in one task would be a long task.
 *
 * It does not suspend: React delays content after a fallback by 300 ms and may re-render server-rendered
 * content.
 */
export function useRequiredModule<Module>(module: LazyModule<Module>): Module | undefined {
  const [loaded, setLoaded] = useState(module.current);
  const [failed, setFailed] = useState<{ readonly error: unknown }>();
  const isMissing = loaded === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isUnmounted = false;
    module().then(
      (result) => (isUnmounted ? undefined : startTransition(() => setLoaded(() => result))),
      (error: unknown) => (isUnmounted ? undefined : setFailed({ error })),
    );
    return () => {
      isUnmounted = true;
    };
  }, [isMissing, module]);
  if (failed) throw failed.error;
  return loaded;
}
