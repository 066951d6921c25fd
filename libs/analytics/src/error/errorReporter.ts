/** Reports errors and warnings that users need not see. Never throws. */
export interface ErrorReporter {
  /** `context` is the place in the code, such as `swimlane.parse`. */
  error(error: unknown, context: string): void;
  /**
   * Something unexpected that was handled.
   *
   * @param cause the underlying error
   */
  warn(message: string, context: string, cause?: unknown): void;
}
