import { useEffect, useEffectEvent, useState } from 'react';
import { runWhenIdle } from './earlyLoading.browser.ts';
import type { LazyModule } from './lazyWithPreload.ts';

const RETRY_INTERVAL_MS = 5000;

/** `soon` loads when the browser is idle, `now` immediately. */
export type LoadPriority = 'none' | 'soon' | 'now';

/**
 * Loads a lazy module and returns it once loaded. Retries while it is needed.
 *
 * @param onLoadError called on failure with priority `now`
 */
export function useLazyModule<Script>(
  module: LazyModule<Script>,
  priority: LoadPriority,
  onLoadError?: () => void,
): Script | undefined {
  const [loaded, setLoaded] = useState(module.current);
  const [failures, setFailures] = useState(0);
  const notifyLoadError = useEffectEvent(() => onLoadError?.());
  const isMissing = loaded === undefined && priority !== 'none';

  useEffect(() => {
    if (!isMissing) return undefined;
    let isCancelled = false;
    let retryTimer: ReturnType<typeof setTimeout>;
    const load = () =>
      void module().then(
        // Applies even if the priority dropped.
        (result) => setLoaded(() => result),
        () => {
          if (isCancelled) return;
          retryTimer = setTimeout(() => setFailures((count) => count + 1), RETRY_INTERVAL_MS);
          if (priority === 'now') notifyLoadError();
        },
      );
    let cancelIdle: (() => void) | undefined;
    if (priority === 'now' || module.current() !== undefined) load();
    else cancelIdle = runWhenIdle(load);
    return () => {
      isCancelled = true;
      clearTimeout(retryTimer);
      cancelIdle?.();
    };
  }, [isMissing, module, priority, failures]);

  return loaded;
}
