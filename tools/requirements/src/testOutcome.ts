/** What one test of the last run has to say. */
export type TestOutcome = {
  /** The test's titles from the outermost group to the test's own. */
  titles: string[];
  outcome: 'passed' | 'failed' | 'skipped';
  /** The file the test stands in, as its runner gives it. */
  file: string;
  /** The browser project or brand, where the runner knows such. */
  project?: string;
  /**
   * Why it failed, in the runner's own words, which may span lines; empty for a test that never did. A test that passed
   * and has a reason passed only when it was tried again.
   */
  reason: string;
};

/** All tests of one result file. */
export type TestResults = {
  tests: TestOutcome[];
  /** Test files that broke before any test of theirs ran. */
  brokenFiles: string[];
};
