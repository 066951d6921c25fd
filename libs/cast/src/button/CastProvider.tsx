import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { CastSender } from '../sender/castSender.ts';
import { CastContext } from './castContext.ts';

/** Loads the sender: settles when there is a device. Called at most once, by the first part of the page that can cast. */
export type LoadSender = () => Promise<CastSender>;

/** Holds the one cast sender of the app above the routes, so that a session outlives a change of page. */
export function CastProvider({
  load,
  isResumed,
  children,
}: {
  readonly load: LoadSender;
  /** A session ran when the page was left: it is joined again, whatever page comes. */
  readonly isResumed: boolean;
  readonly children: ReactNode;
}) {
  const [sender, setSender] = useState<CastSender>();
  const [need] = useState(() => {
    let loading: unknown;
    return () => void (loading ??= load().then(setSender));
  });
  useEffect(() => {
    if (isResumed) need();
  }, [isResumed, need]);
  return <CastContext value={{ sender, need, isResumed }}>{children}</CastContext>;
}
