import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { noSender } from '../sender/castSender.ts';
import type { CastSender } from '../sender/castSender.ts';
import { CastContext } from './useCast.ts';

/** Loads the sender; called at most once per provider, by the first part of the page that can cast. */
export type LoadSender = () => Promise<CastSender>;

/** Holds the one cast sender of the app above the routes, so that a session outlives a change of page. */
export function CastProvider({
  load,
  children,
}: {
  readonly load: LoadSender;
  readonly children: ReactNode;
}) {
  const [sender, setSender] = useState<CastSender>(noSender);
  const [isNeeded, setIsNeeded] = useState(false);
  const loading = useRef<Promise<CastSender>>(undefined);
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    loading.current ??= load();
    void loading.current.then((loaded) => {
      if (isCurrent) setSender(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, load]);
  const [need] = useState(() => () => setIsNeeded(true));
  return <CastContext value={{ sender, need }}>{children}</CastContext>;
}
