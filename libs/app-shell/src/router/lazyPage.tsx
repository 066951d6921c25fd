import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { StartupLoader } from '../startup/StartupLoader.tsx';
import type { PageScript } from './pageScript.ts';

/**
 * A page from a lazy module. Load errors go to the error boundary. No Suspense: React delays content by 300
 * ms after a fallback.
 */
export function lazyPage<Script, Props extends object = object>(
  script: PageScript<Script>,
  pick: (script: Script) => ComponentType<Props>,
): ComponentType<Props> {
  return function LazyPage(props: Props) {
    const [current, setCurrent] = useState(script.current);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    const isMissing = current === undefined;
    useEffect(() => {
      if (!isMissing) return undefined;
      let isGone = false;
      script().then(
        (brought) => (isGone ? undefined : setCurrent(() => brought)),
        (error: unknown) => (isGone ? undefined : setFailure({ error })),
      );
      return () => {
        isGone = true;
      };
    }, [isMissing]);
    if (failure) throw failure.error;
    if (current === undefined) return <StartupLoader isBrief />;
    const Page = pick(current);
    return <Page {...props} />;
  };
}
