import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';

const StartupContext = createContext(false);

interface StartupProviderProps {
  /** Never rejects. */
  readonly ready: Promise<unknown>;
  readonly children: ReactNode;
}

export function StartupProvider({ ready, children }: StartupProviderProps) {
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    // A transition, because every page reads it.
    void ready.then(() => startTransition(() => setIsDone(true)));
  }, [ready]);
  return <StartupContext value={isDone}>{children}</StartupContext>;
}

/** Returns whether the current user is known. */
export function useIsStarted(): boolean {
  return useContext(StartupContext);
}
