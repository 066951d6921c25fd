import { createContext, useContext } from 'react';

/** Interface from components to the server that renders them. Undefined in a browser. */
export interface ServerRendering {
  /**
   * Suspends the calling component until the query has settled. If it fails, the surrounding boundary is left
   * to the browser, which refetches.
   *
   * @param endpoint endpoint name of the query
   * @param arg argument of the query
   */
  readonly waitForAnswer: (endpoint: string, arg: unknown) => void;
  /** Responds with 404. */
  readonly notFound: () => void;
  /** Redirects to an internal path, with query. */
  readonly movedTo: (path: string) => void;
  /**
   * Adds the files of a lazily loaded module to the page.
   *
   * @param source source path in the workspace
   */
  readonly usesScript: (source: string) => void;
  /** Returns the same interface for an optional part: its failures do not fail the page. */
  readonly ofPart: () => ServerRendering;
}

export const ServerRenderingContext = createContext<ServerRendering | undefined>(undefined);

/** Returns the rendering server, or undefined in a browser. */
export function useServerRendering(): ServerRendering | undefined {
  return useContext(ServerRenderingContext);
}
