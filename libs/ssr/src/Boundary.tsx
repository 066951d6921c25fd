import { Suspense, useCallback, useContext, useEffect, useRef, type ReactNode } from 'react';
import { HydrationContext } from './hydration.ts';
import { ServerRenderingContext, useServerRendering } from './serverRendering.ts';

interface BoundaryProps {
  /** Same size as the content, to avoid layout shift. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Calls `run` once the content of its boundary is mounted. */
function OnMount({ run }: { readonly run: () => void }) {
  useEffect(run, [run]);
  return null;
}

/** A Suspense boundary that reports its hydration. */
export function HydrationBoundary({ fallback, children }: BoundaryProps) {
  const hydration = useContext(HydrationContext);
  const isMounted = useRef(false);
  const end = useRef<() => void>(undefined);
  const handleMount = useCallback(() => {
    isMounted.current = true;
    (end.current ?? hydration.begin())();
  }, [hydration]);
  useEffect(() => {
    // Content that is not dehydrated is mounted already: its effects run first.
    if (!isMounted.current) end.current = hydration.begin();
    return () => end.current?.();
  }, [hydration]);
  return (
    <Suspense fallback={fallback}>
      {children}
      <OnMount run={handleMount} />
    </Suspense>
  );
}

/** Boundary of a page's content. The server sends the fallback on timeout, a 503 on failure. */
export const PageBoundary = HydrationBoundary;

/** Boundary of an optional part: if it fails, the server still sends the page. */
export function PartBoundary({ fallback, children }: BoundaryProps) {
  const server = useServerRendering();
  return (
    <HydrationBoundary fallback={fallback}>
      <ServerRenderingContext value={server?.forPart()}>{children}</ServerRenderingContext>
    </HydrationBoundary>
  );
}
