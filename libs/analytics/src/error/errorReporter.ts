/** Where errors and warnings go that a viewer need not see. Never throws. */
export interface ErrorReporter {
  /** Something failed that should not have. `context` names the place, for example `swimlane.parse`. */
  error(error: unknown, context: string): void;
  /**
   * Something odd in data or surroundings that we coped with.
   *
   * @param cause  the error that the message tells of, where there is one: a lost network is no news here either
   */
  warn(message: string, context: string, cause?: unknown): void;
}
