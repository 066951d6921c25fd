import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { StartupLoader } from '../startup/StartupLoader.tsx';
import type { PageScript } from './pageScript.ts';

/**
 * A page whose script comes when it is first shown, or came before, when the viewer was about to open it. A script
 * that cannot be had is thrown, for the boundary around the page.
 *
 * Suspense is not used for it: React holds back for 300 ms what follows a fallback, and a page that is there is to
 * be seen.
 *
 * @param pick  the page among what the script brings
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
