import { useContext, useEffect, useState } from 'react';
import { isConnected } from '../session/castSession.ts';
import { CastContext } from './castContext.ts';
import { useCastState } from './useCast.ts';

/** Time after page load for a session to resume. */
const RESUME_TIMEOUT_MS = 5000;

/** Whether a session may still resume after a reload; nothing should start locally meanwhile. */
export function useIsCastResuming(): boolean {
  const { sender, isResumed } = useContext(CastContext);
  const isConnectedNow = isConnected(useCastState(sender, 'sessionState'));
  const [hasTimedOut, setHasTimedOut] = useState(() => performance.now() >= RESUME_TIMEOUT_MS);
  useEffect(() => {
    if (!isResumed) return undefined;
    const timer = setTimeout(() => setHasTimedOut(true), Math.max(0, RESUME_TIMEOUT_MS - performance.now()));
    return () => clearTimeout(timer);
  }, [isResumed]);
  return isResumed && !hasTimedOut && !isConnectedNow;
}
