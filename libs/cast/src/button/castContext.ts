import { createContext, useContext } from 'react';
import type { CastSender } from '../sender/castSender.ts';

interface Cast {
  /** Undefined until there is a device. */
  readonly sender: CastSender | undefined;
  /** Asks for the sender library, once. */
  readonly need: () => void;
  /** A session ran when the page was left. */
  readonly isResumed: boolean;
}

export const CastContext = createContext<Cast>({
  sender: undefined,
  need: () => undefined,
  isResumed: false,
});

/** The sender, as far as a page has asked for it and there is a device. */
export function useCastSender(): CastSender | undefined {
  return useContext(CastContext).sender;
}

/** Whether a session ran when the page was left, and is joined again. */
export function useIsCastResumed(): boolean {
  return useContext(CastContext).isResumed;
}
