import { useContext, useEffect } from 'react';
import { useKey } from '@tv/rendering';
import type { CastSender } from '../sender/castSender.ts';
import type { CastSession } from '../session/castSession.ts';
import { castStandingStill } from '../session/castStore.ts';
import { CastContext } from './castContext.ts';

/** The sender of a page that can cast: using it asks for the sender library. Undefined until there is a device. */
export function useCast(): CastSender | undefined {
  const { sender, need } = useContext(CastContext);
  useEffect(need, [need]);
  return sender;
}

/** One value of what is known of casting; draws anew only when that value changes. */
export function useCastState<Key extends keyof CastSession>(
  sender: CastSender | undefined,
  key: Key,
): CastSession[Key] {
  return useKey(sender?.state ?? castStandingStill, key);
}
