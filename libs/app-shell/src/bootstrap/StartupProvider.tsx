import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import { HydrationContext } from '@tv/ssr';

interface Startup {
  readonly isDone: () => boolean;
  /** Returns unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
}

function createStartup(ready: Promise<unknown>): Startup {
  let isDone = false;
  const listeners = new Set<() => void>();
  void ready.then(() => {
    isDone = true;
    for (const listener of [...listeners]) listener();
  });
  return {
    isDone: () => isDone,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const StartupContext = createContext<Startup | undefined>(undefined);

interface StartupProviderProps {
  /** Never rejects. */
  readonly ready: Promise<unknown>;
  readonly children: ReactNode;
}

export function StartupProvider({ ready, children }: StartupProviderProps) {
  const hydration = useContext(HydrationContext);
  // The session provider shows the user after hydration.
  const [startup] = useState(() => createStartup(Promise.all([ready, hydration.whenDone])));
  return <StartupContext value={startup}>{children}</StartupContext>;
}

const subscribeNever = () => () => undefined;

/** Returns whether the current user is known. Re-renders only its caller. */
export function useIsStarted(): boolean {
  const startup = useContext(StartupContext);
  return useSyncExternalStore(
    startup?.subscribe ?? subscribeNever,
    () => startup?.isDone() ?? false,
    () => false,
  );
}
