import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DevFlagName, DevFlags } from './devFlags.ts';

const DevFlagsContext = createContext<DevFlags | undefined>(undefined);

export const DevFlagsProvider = DevFlagsContext.Provider;

const subscribeNever = () => () => undefined;

/** Returns whether a flag is on. Off without a provider and during SSR. */
export function useDevFlag(name: DevFlagName): boolean {
  const flags = useContext(DevFlagsContext);
  return useSyncExternalStore(
    subscribeNever,
    () => flags?.[name] ?? false,
    () => false,
  );
}
