import { useEffect, useEffectEvent, useState } from 'react';

export interface Polling {
  readonly hasTimedOut: boolean;
  readonly restart: () => void;
}

/** Polls on mount and after each restart. @param run memoized; resolves to whether the state has settled */
export function usePolling(
  run: ((signal: AbortSignal) => Promise<boolean>) | undefined,
  onSettled?: () => void,
): Polling {
  const [round, setRound] = useState(0);
  const [timedOutRound, setTimedOutRound] = useState<number>();
  const handleSettled = useEffectEvent(() => onSettled?.());
  useEffect(() => {
    if (run === undefined) return undefined;
    const controller = new AbortController();
    const end = (isSettled: boolean) => {
      if (controller.signal.aborted) return;
      if (isSettled) handleSettled();
      else setTimedOutRound(round);
    };
    run(controller.signal).then(end, () => end(false));
    return () => controller.abort();
  }, [run, round]);
  return { hasTimedOut: timedOutRound === round, restart: () => setRound(round + 1) };
}
