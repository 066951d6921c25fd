import { useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { CastSender } from '../sender/castSender.ts';
import { initialCastSession, type CastSession } from '../session/castSession.ts';
import { CastContext } from './castContext.ts';

/** The sender of a page that can cast: using it asks for the sender library. Undefined until there is a device. */
export function useCast(): CastSender | undefined {
  const { sender, need } = useContext(CastContext);
  useEffect(need, [need]);
  return sender;
}

const nothing = () => undefined;

/** One value of what is known of casting; draws anew only when that value changes. */
export function useCastState<Key extends keyof CastSession>(
  sender: CastSender | undefined,
  key: Key,
): CastSession[Key] {
  const subscribe = useCallback(
    (listener: () => void) => sender?.state.subscribe(key, listener) ?? nothing,
    [sender, key],
  );
  const read = () => (sender?.state.get() ?? initialCastSession)[key];
  return useSyncExternalStore(subscribe, read, read);
}
