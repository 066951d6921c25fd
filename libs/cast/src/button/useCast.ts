import { createContext, useContext, useEffect, useState } from 'react';
import { useStoreKey } from '@tv/ssr';
import type { CastSender } from '../sender/createCastSender.ts';
import { idleCastState, isConnected, type CastSession } from '../session/castSession.ts';

interface CastContextValue {
  /** Undefined until a device is available. */
  readonly sender: CastSender | undefined;
  readonly loadSender: () => void;
  readonly isResumed: boolean;
}

export const CastContext = createContext<CastContextValue>({
  sender: undefined,
  loadSender: () => undefined,
  isResumed: false,
});

/** Loads and returns the sender. Undefined until a device is available. */
export function useCast(): CastSender | undefined {
  const { sender, loadSender } = useContext(CastContext);
  useEffect(loadSender, [loadSender]);
  return sender;
}

/** Returns the sender if it is loaded; does not load it. */
export function useCastSender(): CastSender | undefined {
  return useContext(CastContext).sender;
}

/** Returns whether a session was running before the reload. */
export function useIsCastResumed(): boolean {
  return useContext(CastContext).isResumed;
}

/** Selects one value of the cast state; renders only when it changes. */
export function useCastState<Key extends keyof CastSession>(
  sender: CastSender | undefined,
  key: Key,
): CastSession[Key] {
  return useStoreKey(sender?.state ?? idleCastState, key);
}

/** Time after page load for a session to resume. */
const RESUME_TIMEOUT_MS = 5000;

/** Returns whether a session may still resume after a reload; nothing should start locally meanwhile. */
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
