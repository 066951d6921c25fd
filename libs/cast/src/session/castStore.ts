import { createKeyedStore, standingStill, type KeyedReader, type KeyedStore } from '@tv/rendering/keyedStore';
import { initialCastSession, type CastSession } from './castSession.ts';

/** What is known of casting, outside React and outside Redux: the position changes every second. */
export type CastStore = KeyedStore<CastSession>;

export function createCastStore(initial: Partial<CastSession> = {}): CastStore {
  return createKeyedStore({ ...initialCastSession, ...initial });
}

/** Of a page that casts nothing yet. */
export const castStandingStill: KeyedReader<CastSession> = standingStill(initialCastSession);
