import { createContext, useContext, type ReactNode } from 'react';
import { undecidedViewer, type Viewer } from './viewer.ts';

const ViewerContext = createContext(undecidedViewer);

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
