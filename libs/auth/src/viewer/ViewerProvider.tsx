import type { ReactNode } from 'react';
import { ViewerContext } from './useViewer.ts';
import type { Viewer } from './viewer.ts';

interface ViewerProviderProps {
  readonly viewer: Viewer;
  readonly children: ReactNode;
}

/** Provides the current user to {@link useCurrentUser}. */
export function ViewerProvider({ viewer, children }: ViewerProviderProps) {
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}
