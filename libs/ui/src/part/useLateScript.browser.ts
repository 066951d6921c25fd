import { useEffect, useEffectEvent, useState } from 'react';
import type { LateScript } from './lateScript.ts';
import { whenIdle } from './whenIdle.browser.ts';

const AGAIN_MS = 5000;

/** `soon` loads when the browser is idle, `now` immediately. */
export type LateNeed = 'none' | 'soon' | 'now';

/**
 * Loads a lazy module and returns it once loaded. Retries while it is needed.
 *
 * @param onLoadError called on failure with priority `now`
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
        // Applies even if the priority dropped.
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
