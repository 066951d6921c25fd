import { useEffect, useState, type ReactNode } from 'react';
import type { CastSender } from '../sender/createCastSender.ts';
import { CastContext } from './useCast.ts';

/** Loads the sender. Resolves when a device is available; to undefined if the chunk failed, to be called again. */
export type LoadSender = () => Promise<CastSender | void>;

interface CastProviderProps {
  readonly load: LoadSender;
  readonly isResumed: boolean;
  readonly children: ReactNode;
}

/** Provides the single cast sender above the routes, so that a session survives navigation. */
export function CastProvider({ load, isResumed, children }: CastProviderProps) {
  const [sender, setSender] = useState<CastSender>();
  const [loadOnce] = useState(() => {
    let loading: unknown;
    return () =>
      void (loading ??= load().then((loaded) => (loaded ? setSender(loaded) : (loading = undefined))));
  });
  useEffect(() => {
    if (isResumed) loadOnce();
  }, [isResumed, loadOnce]);
  return <CastContext value={{ sender, loadSender: loadOnce, isResumed }}>{children}</CastContext>;
}
