import { createContext, useContext } from 'react';

/** Interface from components to the server that renders them. Undefined in a browser. */
export interface ServerRendering {
  /**
   * Suspends the calling component until the query has settled. If it fails, the surrounding boundary is left
   * to the browser.
   */
  readonly waitForQuery: (endpoint: string, arg: unknown) => void;
  readonly notFound: () => void;
  readonly redirectTo: (path: string) => void;
  /**
   * Adds the files of a lazy module to the page.
   *
   * @param source path in the workspace
   */
  readonly addModule: (source: string) => void;
  /** For an optional part: its failures do not fail the page. */
  readonly forPart: () => ServerRendering;
}

export const ServerRenderingContext = createContext<ServerRendering | undefined>(undefined);

/** Returns the rendering server, or undefined in a browser. */
export const useServerRendering = (): ServerRendering | undefined => useContext(ServerRenderingContext);

/** Marks the rendered page as not found, so that the server responds with 404. */
export function useNotFound(): void {
  useServerRendering()?.notFound();
}
