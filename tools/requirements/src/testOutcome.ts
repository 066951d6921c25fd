/** Result of one test. */
export type TestOutcome = {
  /** Titles from the outermost group to the test. */
  titles: string[];
  outcome: 'passed' | 'failed' | 'skipped';
  /** Test file as reported by its runner. */
  file: string;
  /** Browser project or brand, if any. */
  project?: string;
  /**
   * The runner's error text, possibly several lines; empty if it never failed. A passed test with a reason
   * passed on retry.
   */
  reason: string;
};

/** All tests of one result file. */
export type TestResults = {
  tests: TestOutcome[];
  /** Test files that failed before any test ran. */
  brokenFiles: string[];
};
