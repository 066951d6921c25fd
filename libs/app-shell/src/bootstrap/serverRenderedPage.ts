/** A server-rendered page before hydration. */
export interface ServerRenderedPage {
  /** Undefined once hydrated. */
  readonly getMarkup: () => string | undefined;
  readonly onHydrated: () => void;
  /** Shows a notice that the app failed to start. */
  readonly showStartupError: () => void;
}
