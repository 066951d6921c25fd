import { createContext, useContext } from 'react';
import { undecidedViewer, type Viewer } from './viewer.ts';

export const ViewerContext = createContext(undecidedViewer);

/** Returns the current user; `pendingUser` without a provider. */
export function useViewer(): Viewer {
  return useContext(ViewerContext);
}
