/** A module that is loaded once and then available synchronously. */
export interface PageScript<Script> {
  /** Loads it; a failed load is retried on the next call. */
  (): Promise<Script>;
  readonly current: () => Script | undefined;
  /** Source path in the workspace: the key in Vite's manifest. Empty in the browser. */
  readonly source: string;
}

const STYLE_FAILURE = /unable to preload css/i;

/**
 * A lazy page module that can be preloaded. A failed load is retried, except after a style sheet error: Vite
 * requests a style sheet once and would resolve without it. That error stays until the page reloads (ERR-13).
 */
export function pageScript<Script>(load: () => Promise<Script>, source = ''): PageScript<Script> {
  let withoutStyles: Promise<Script> | undefined;
  let current: Script | undefined;
  const bring = async (): Promise<Script> => {
    if (withoutStyles !== undefined) return withoutStyles;
    const asked = load();
    try {
      current = await asked;
      return current;
    } catch (error) {
      if (error instanceof Error && STYLE_FAILURE.test(error.message)) withoutStyles = asked;
      throw error;
    }
  };
  // A build-time constant, so that browser builds drop the paths.
  return Object.assign(bring, { current: () => current, source: import.meta.env.SSR ? source : '' });
}
