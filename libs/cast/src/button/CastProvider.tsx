import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { CastSender } from '../sender/castSender.ts';
import { CastContext } from './castContext.ts';

/**
 * Loads the sender: settles when there is a device, with nothing where its script could not be had. Called by the first part of
 * the page that can cast, and again only after such a failure.
 */
export type LoadSender = () => Promise<CastSender | void>;

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
    return () =>
      void (loading ??= load().then((loaded) => (loaded ? setSender(loaded) : (loading = undefined))));
  });
  useEffect(() => {
    if (isResumed) need();
  }, [isResumed, need]);
  return <CastContext value={{ sender, need, isResumed }}>{children}</CastContext>;
}
