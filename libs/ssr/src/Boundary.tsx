import { Suspense, type ReactNode } from 'react';
import { ServerRenderingContext, useServerRendering } from './serverRendering.ts';

interface BoundaryProps {
  /** Same size as the content, to avoid layout shift. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Suspense boundary of a page's content. The server sends the fallback on timeout, a 503 on failure. */
export function PageBoundary({ fallback, children }: BoundaryProps) {
  return <Suspense fallback={fallback}>{children}</Suspense>;
}

/** Suspense boundary of an optional part: if it fails, the server still sends the page. */
export function PartBoundary({ fallback, children }: BoundaryProps) {
  const server = useServerRendering();
  return (
    <Suspense fallback={fallback}>
      <ServerRenderingContext value={server?.forPart()}>{children}</ServerRenderingContext>
    </Suspense>
  );
}
