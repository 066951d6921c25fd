import { useContext, useEffect, useState } from 'react';
import { isConnected } from '../session/castSession.ts';
import { CastContext } from './castContext.ts';
import { useCastState } from './useCast.ts';

/** Time after page load for a session to resume. */
const PATIENCE_MS = 5000;

/** Whether a session may still resume after a reload; nothing should start locally meanwhile. */
export function useCastResuming(): boolean {
  const { sender, isResumed } = useContext(CastContext);
  const isOn = isConnected(useCastState(sender, 'sessionState'));
  const [isOver, setIsOver] = useState(() => performance.now() >= PATIENCE_MS);
  useEffect(() => {
    if (!isResumed) return undefined;
    const timer = setTimeout(() => setIsOver(true), Math.max(0, PATIENCE_MS - performance.now()));
    return () => clearTimeout(timer);
  }, [isResumed]);
  return isResumed && !isOver && !isOn;
}
