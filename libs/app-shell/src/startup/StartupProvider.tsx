import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

const StartupContext = createContext(false);

interface StartupProviderProps {
  /** Settles when it is known who is watching. It never rejects. */
  readonly ready: Promise<unknown>;
  readonly children: ReactNode;
}

/** Tells everything below it whether start-up is done. */
export function StartupProvider({ ready, children }: StartupProviderProps) {
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void ready.then(() => {
      // All pages look at it: they are brought to life in the browser's pauses, not at once because of it.
      if (isCurrent) startTransition(() => setIsDone(true));
    });
    return () => {
      isCurrent = false;
    };
  }, [ready]);
  return <StartupContext value={isDone}>{children}</StartupContext>;
}

/** Whether start-up is done: who is watching is known. */
export function useIsStarted(): boolean {
  return useContext(StartupContext);
}
