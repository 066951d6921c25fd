import { createKeyedStore, createStaticReader, type KeyedReader, type KeyedStore } from '@tv/ssr/keyedStore';
import { initialCastSession, type CastSession } from './castSession.ts';

/** Cast state, outside Redux because the position changes every second. */
export type CastStore = KeyedStore<CastSession>;

export function createCastStore(initial: Partial<CastSession> = {}): CastStore {
  return createKeyedStore({ ...initialCastSession, ...initial });
}

export const idleCastState: KeyedReader<CastSession> = createStaticReader(initialCastSession);
