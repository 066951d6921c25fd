/** The script of a page: brought when asked for, and at hand from then on. */
export interface PageScript<Script> {
  /** Brings it. Each asking tries anew, until it is there. */
  (): Promise<Script>;
  /** What it brought; undefined until it is there. */
  readonly current: () => Script | undefined;
  /** Where its source lies in the workspace, by which a build's manifest names its files. A browser does not ask, and has none. */
  readonly source: string;
}

const STYLE_FAILURE = /unable to preload css/i;

/**
 * The script of a page, for whoever asks: the page itself, and before it a viewer's intent. Each asking tries anew,
 * unless the page's styles have failed before: Vite asks for a style sheet once, and would hand out the page without
 * them. That failure then stays, until the page is loaded anew (ERR-13).
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
  // Told by what is known when building, so that a browser's script does not carry the names along.
  return Object.assign(bring, { current: () => current, source: import.meta.env.SSR ? source : '' });
}
