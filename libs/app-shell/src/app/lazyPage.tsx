import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { LazyModule } from '@tv/lazy';
import { StartupLoader } from '../layout/StartupLoader.tsx';

/**
 * A page from a lazy module. Load errors go to the error boundary. No Suspense: React delays content by 300
 * ms after a fallback.
 */
export function lazyPage<Script, Props extends object = object>(
  lazyModule: LazyModule<Script>,
  pick: (script: Script) => ComponentType<Props>,
): ComponentType<Props> {
  return function LazyPage(props: Props) {
    const [current, setCurrent] = useState(lazyModule.current);
    const [loadError, setLoadError] = useState<{ readonly error: unknown }>();
    const isMissing = current === undefined;
    useEffect(() => {
      if (!isMissing) return undefined;
      let isUnmounted = false;
      lazyModule().then(
        (loaded) => (isUnmounted ? undefined : setCurrent(() => loaded)),
        (error: unknown) => (isUnmounted ? undefined : setLoadError({ error })),
      );
      return () => {
        isUnmounted = true;
      };
    }, [isMissing]);
    if (loadError) throw loadError.error;
    if (current === undefined) return <StartupLoader isBrief />;
    const Page = pick(current);
    return <Page {...props} />;
  };
}
