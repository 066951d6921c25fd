import { createContext, useContext } from 'react';
import { undecidedViewer, type Viewer } from './viewer.ts';

export const ViewerContext = createContext(undecidedViewer);

/** Who is watching; undecided where nobody has said. */
export function useViewer(): Viewer {
  return useContext(ViewerContext);
}
