export interface PreloadableModule<Script> {
  /** Loads it; a failed load is retried on the next call. */
  (): Promise<Script>;
  readonly current: () => Script | undefined;
  /** Key in Vite's manifest; empty in the browser. */
  readonly source: string;
}

const STYLE_SHEET_ERROR = /unable to preload css/i;

/**
 * A page module that is loaded once. A failed load is retried, except after a style sheet error: Vite
 * requests a style sheet once and would resolve without it (ERR-13).
 */
export function lazyWithPreload<Script>(load: () => Promise<Script>, source = ''): PreloadableModule<Script> {
  let failedStyles: Promise<Script> | undefined;
  let current: Script | undefined;
  const preload = async (): Promise<Script> => {
    if (failedStyles !== undefined) return failedStyles;
    const loading = load();
    try {
      current = await loading;
      return current;
    } catch (error) {
      if (error instanceof Error && STYLE_SHEET_ERROR.test(error.message)) failedStyles = loading;
      throw error;
    }
  };
  // A build-time constant, so that browser builds drop the paths.
  return Object.assign(preload, { current: () => current, source: import.meta.env.SSR ? source : '' });
}
