import { createContext, useContext } from 'react';
import type { CastSender } from '../sender/castSender.ts';

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

/** Returns the sender if it is loaded; does not load it. */
export function useCastSender(): CastSender | undefined {
  return useContext(CastContext).sender;
}

/** Whether a session was running before the reload. */
export function useIsCastResumed(): boolean {
  return useContext(CastContext).isResumed;
}
