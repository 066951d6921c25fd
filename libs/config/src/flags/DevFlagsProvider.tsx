import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { DevFlagName, DevFlags } from './devFlags.ts';

const DevFlagsContext = createContext<DevFlags | undefined>(undefined);

/** Tells everything below it which dev flags are on. */
export function DevFlagsProvider({
  flags,
  children,
}: {
  readonly flags: DevFlags;
  readonly children: ReactNode;
}) {
  return <DevFlagsContext value={flags}>{children}</DevFlagsContext>;
}

const never = () => () => undefined;

/**
 * Whether a dev flag is on. Without a provider all are off: a flag is an exception, never needed. They are this
 * browser's own, so a server draws without them.
 */
export function useDevFlag(name: DevFlagName): boolean {
  const flags = useContext(DevFlagsContext);
  return useSyncExternalStore(
    never,
    () => flags?.[name] ?? false,
    () => false,
  );
}
