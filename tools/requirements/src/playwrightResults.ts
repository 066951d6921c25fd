import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import type { TestOutcome, TestResults } from './testOutcome.ts';

const failure = v.object({ message: v.optional(v.string()) });

const run = v.object({
  projectName: v.optional(v.string()),
  expectedStatus: v.optional(v.string()),
  status: v.string(),
  results: v.optional(v.array(v.object({ errors: v.optional(v.array(failure)) }))),
});

const spec = v.object({ title: v.string(), file: v.string(), tests: v.array(run) });

type Suite = {
  title: string;
  specs?: v.InferOutput<typeof spec>[] | undefined;
  suites?: Suite[] | undefined;
};

const suite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.optional(v.array(spec)),
  suites: v.optional(v.array(v.lazy(() => suite))),
});

/** The parts of Playwright's JSON report that are used. */
export const playwrightReport = v.object({
  suites: v.array(suite),
  errors: v.optional(v.array(v.object({ location: v.optional(v.object({ file: v.string() })) }))),
});

/** Returns the outcome. An expected failure proves the opposite of its title, so it counts as a failure. */
function outcomeOf({ status, expectedStatus }: v.InferOutput<typeof run>): TestOutcome['outcome'] {
  if (status === 'skipped') return 'skipped';
  const isDone = status === 'expected' || status === 'flaky';
  return isDone && (expectedStatus ?? 'passed') === 'passed' ? 'passed' : 'failed';
}

const reasonOf = ({ results }: v.InferOutput<typeof run>): string =>
  stripVTControlCharacters(
    (results ?? [])
      .flatMap(({ errors = [] }) => errors)
      .map(({ message = '' }) => message)
      .join('\n'),
  );

function testsOf(node: Suite, above: string[]): TestOutcome[] {
  const titles = [...above, node.title];
  const own = (node.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map((test) => ({
      titles: [...titles, title],
      outcome: outcomeOf(test),
      file,
      reason: reasonOf(test),
      ...(test.projectName === undefined ? {} : { project: test.projectName }),
    })),
  );
  return [...own, ...(node.suites ?? []).flatMap((child) => testsOf(child, titles))];
}

/** Reads a Playwright report: one outcome per test and project. A project is a brand. */
export function readPlaywrightReport(report: v.InferOutput<typeof playwrightReport>): TestResults {
  return {
    tests: report.suites.flatMap((node) => testsOf(node, [])),
    brokenFiles: (report.errors ?? []).map(({ location }) => location?.file ?? 'a Playwright run'),
  };
}
