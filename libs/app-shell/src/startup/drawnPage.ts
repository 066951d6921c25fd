/** A server-rendered page before hydration. */
export interface DrawnPage {
  /** Undefined once hydrated. */
  readonly markup: () => string | undefined;
  readonly takeOver: () => void;
  /** Shows a notice that the app failed to start. */
  readonly showFailure: () => void;
}
