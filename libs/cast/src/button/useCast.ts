import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { noSender, type CastSender } from '../sender/castSender.ts';
import type { CastState } from '../sender/castState.ts';

interface Cast {
  readonly sender: CastSender;
  readonly need: () => void;
}

export const CastContext = createContext<Cast>({ sender: noSender, need: () => undefined });

/** The sender and its present state. Using it asks for the sender library. */
export function useCast(): { readonly sender: CastSender; readonly state: CastState } {
  const { sender, need } = useContext(CastContext);
  useEffect(need, [need]);
  const state = useSyncExternalStore(sender.subscribe, sender.state, sender.state);
  return { sender, state };
}
