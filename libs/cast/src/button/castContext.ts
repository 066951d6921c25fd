import { createContext, useContext } from 'react';
import type { CastSender } from '../sender/castSender.ts';

interface Cast {
  /** Undefined until a device is available. */
  readonly sender: CastSender | undefined;
  readonly need: () => void;
  readonly isResumed: boolean;
}

export const CastContext = createContext<Cast>({
  sender: undefined,
  need: () => undefined,
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
