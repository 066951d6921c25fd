import { useContext, useEffect } from 'react';
import { useStoreKey } from '@tv/ssr';
import type { CastSender } from '../sender/castSender.ts';
import type { CastSession } from '../session/castSession.ts';
import { idleCastState } from '../session/castStore.ts';
import { CastContext } from './castContext.ts';

/** Loads and returns the sender. Undefined until a device is available. */
export function useCast(): CastSender | undefined {
  const { sender, loadSender } = useContext(CastContext);
  useEffect(loadSender, [loadSender]);
  return sender;
}

/** Selects one value of the cast state; renders only when it changes. */
export function useCastState<Key extends keyof CastSession>(
  sender: CastSender | undefined,
  key: Key,
): CastSession[Key] {
  return useStoreKey(sender?.state ?? idleCastState, key);
}
