export interface PageScript<Script> {
  /** Loads it; a failed load is retried on the next call. */
  (): Promise<Script>;
  readonly current: () => Script | undefined;
  /** Key in Vite's manifest; empty in the browser. */
  readonly source: string;
}

const STYLE_FAILURE = /unable to preload css/i;

/**
 * A page module that is loaded once. A failed load is retried, except after a style sheet error: Vite
 * requests a style sheet once and would resolve without it (ERR-13).
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
