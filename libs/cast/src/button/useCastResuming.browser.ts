import { useContext, useEffect, useState } from 'react';
import { isConnected } from '../session/castSession.ts';
import { CastContext } from './castContext.ts';
import { useCastState } from './useCast.ts';

/** How long (ms) after the page was opened its session may take to be there again. */
const PATIENCE_MS = 5000;

/**
 * Whether a session that ran when the page was left is still to be joined: nothing should begin to play here that plays on
 * the television. Over soon, whether it comes or not.
 */
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
