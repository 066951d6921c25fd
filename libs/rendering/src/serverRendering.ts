import { createContext, useContext } from 'react';

/** What a page that is drawn on a server waits for, and tells whoever answers with it. In a browser there is none. */
export interface ServerRendering {
  /**
   * Holds back the component that calls it until the answer to a query is in the store. Where the answer cannot be
   * had, the part of the page around it is left to the app, which asks again.
   *
   * @param endpoint  name of the query's endpoint
   * @param arg  what the query is asked with
   */
  readonly waitForAnswer: (endpoint: string, arg: unknown) => void;
  /** The page is not found. */
  readonly notFound: () => void;
  /** The page is elsewhere: a path of ours, with its query. */
  readonly movedTo: (path: string) => void;
  /**
   * What is drawn comes from a script of its own, beside the page's: its files, too, are to be in the page.
   *
   * @param source  where its source lies in the workspace
   */
  readonly usesScript: (source: string) => void;
  /** The same for a part of the page, without which it is still worth answering with. */
  readonly ofPart: () => ServerRendering;
}

/** The server's hold on what is drawn; undefined in a browser. */
export const ServerRenderingContext = createContext<ServerRendering | undefined>(undefined);

/** The server that draws this, if one does. */
export function useServerRendering(): ServerRendering | undefined {
  return useContext(ServerRenderingContext);
}
