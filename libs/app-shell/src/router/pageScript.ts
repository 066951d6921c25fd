const STYLE_FAILURE = /unable to preload css/i;

/**
 * The script of a page, for whoever asks: the page itself, and before it a viewer's intent. Each asking tries anew,
 * unless the page's styles have failed before: Vite asks for a style sheet once, and would hand out the page without
 * them. That failure then stays, until the page is loaded anew (ERR-13).
 */
export function pageScript<Script>(load: () => Promise<Script>): () => Promise<Script> {
  let withoutStyles: Promise<Script> | undefined;
  return () => {
    if (withoutStyles !== undefined) return withoutStyles;
    const asked = load();
    asked.catch((error: unknown) => {
      if (error instanceof Error && STYLE_FAILURE.test(error.message)) withoutStyles = asked;
    });
    return asked;
  };
}
