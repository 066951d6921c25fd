import type { ReactNode } from 'react';
import { ViewerContext } from './useViewer.ts';
import type { Viewer } from './viewer.ts';

/** Tells everything below it who is watching. */
export function ViewerProvider({
  viewer,
  children,
}: {
  readonly viewer: Viewer;
  readonly children: ReactNode;
}) {
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}
