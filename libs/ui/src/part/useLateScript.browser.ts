import { useEffect, useEffectEvent, useState } from 'react';
import type { LateScript } from './lateScript.ts';
import { whenIdle } from './whenIdle.browser.ts';

/** How long (ms) until a script that could not be had is asked for again. */
const AGAIN_MS = 5000;

/** Not needed yet; soon, when the browser has time to spare; or now, since somebody waits for it. */
export type LateNeed = 'none' | 'soon' | 'now';

/**
 * What a script brings that comes late, once it is there; it stays then. What cannot be had is asked for again for as long as it is
 * needed.
 *
 * @param onLack  told when somebody waits for it and it cannot be had
 */
export function useLateScript<Script>(
  script: LateScript<Script>,
  need: LateNeed,
  onLack?: () => void,
): Script | undefined {
  const [brought, setBrought] = useState(script.current);
  const [failures, setFailures] = useState(0);
  const tellOfLack = useEffectEvent(() => onLack?.());
  const isMissing = brought === undefined && need !== 'none';

  useEffect(() => {
    if (!isMissing) return undefined;
    let isOver = false;
    let again: ReturnType<typeof setTimeout>;
    const bring = () =>
      void script().then(
        // What is there is there for good, also where it has become less urgent meanwhile.
        (come) => setBrought(() => come),
        () => {
          if (isOver) return;
          again = setTimeout(() => setFailures((count) => count + 1), AGAIN_MS);
          if (need === 'now') tellOfLack();
        },
      );
    let stopWaiting: (() => void) | undefined;
    if (need === 'now' || script.current() !== undefined) bring();
    else stopWaiting = whenIdle(bring);
    return () => {
      isOver = true;
      clearTimeout(again);
      stopWaiting?.();
    };
  }, [isMissing, script, need, failures]);

  return brought;
}
