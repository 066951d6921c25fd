import { createContext, useContext, type ReactNode } from 'react';
import type { Viewer } from './viewer.ts';

const UNDECIDED: Viewer = { kind: 'anonymous', state: 'noAction' };

const ViewerContext = createContext<Viewer>(UNDECIDED);

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

/** Who is watching; undecided where nobody has said. */
export function useViewer(): Viewer {
  return useContext(ViewerContext);
}
