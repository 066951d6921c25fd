import { Suspense, type ReactNode } from 'react';
import { ServerRenderingContext, useServerRendering } from './serverRendering.ts';

interface BoundaryProps {
  /** What stands here until the content does: of the same size. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * The content of a page. A server that has not got all of it in time sends the fallback and leaves the rest to the app;
 * one that cannot get it answers that the page is not to be had just now. In a browser it comes alive by itself.
 */
export function PageBoundary({ fallback, children }: BoundaryProps) {
  return <Suspense fallback={fallback}>{children}</Suspense>;
}

/**
 * A part of a page, such as a swimlane or the menu: it is waited for, left out and brought to life apart from the rest,
 * and the page is worth answering with though it fails.
 */
export function PartBoundary({ fallback, children }: BoundaryProps) {
  const server = useServerRendering();
  return (
    <Suspense fallback={fallback}>
      <ServerRenderingContext value={server?.ofPart()}>{children}</ServerRenderingContext>
    </Suspense>
  );
}
