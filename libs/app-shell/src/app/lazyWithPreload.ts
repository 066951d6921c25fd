export interface PreloadableModule<Script> {
  /** Loads it; a failed load is retried on the next call. */
  (): Promise<Script>;
  readonly current: () => Script | undefined;
  /** Key in Vite's manifest; empty in the browser. */
  readonly source: string;
}

const STYLE_SHEET_ERROR = /unable to preload css/i;

const isStyleSheetError = (error: unknown): boolean =>
  error instanceof Error && STYLE_SHEET_ERROR.test(error.message);

/**
 * A page module that is loaded once; simultaneous calls share a load. A failed load is retried, except after a
 * style sheet error: Vite requests a style sheet once, and a second import would resolve without it (ERR-13).
 */
export function lazyWithPreload<Script>(load: () => Promise<Script>, source = ''): PreloadableModule<Script> {
  let loading: Promise<Script> | undefined;
  let current: Script | undefined;
  const preload = async (): Promise<Script> => {
    loading ??= load();
    try {
      current = await loading;
      return current;
    } catch (error) {
      if (!isStyleSheetError(error)) loading = undefined;
      throw error;
    }
  };
  // A build-time constant, so that browser builds drop the paths.
  return Object.assign(preload, { current: () => current, source: import.meta.env.SSR ? source : '' });
}
