export type TestOutcome = {
  /** Outermost group first. */
  titles: string[];
  outcome: 'passed' | 'failed' | 'skipped';
  file: string;
  project?: string;
  /**
   * The runner's error text, possibly several lines; empty if it never failed. A passed test with a reason
   * passed on retry.
   */
  reason: string;
};

export type TestResults = {
  tests: TestOutcome[];
  brokenFiles: string[];
};
