/** A page that a server drew, and that the app is about to take over. */
export interface DrawnPage {
  /** Its HTML; undefined once the app has taken it over. */
  readonly markup: () => string | undefined;
  /** To be called when the app runs: from then on nothing of the server's page is kept. */
  readonly takeOver: () => void;
  /** Shows a notice that the app did not start. */
  readonly showFailure: () => void;
}
