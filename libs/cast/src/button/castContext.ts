import { createContext, useContext } from 'react';
import type { CastSender } from '../sender/castSender.ts';

interface Cast {
  /** Undefined until there is a device. */
  readonly sender: CastSender | undefined;
  /** Asks for the sender library, once. */
  readonly need: () => void;
}

export const CastContext = createContext<Cast>({ sender: undefined, need: () => undefined });

/** The sender, as far as a page has asked for it and there is a device. */
export function useCastSender(): CastSender | undefined {
  return useContext(CastContext).sender;
}
