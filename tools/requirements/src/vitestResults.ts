import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import type { TestOutcome, TestResults } from './testOutcome.ts';

const assertion = v.object({
  title: v.string(),
  ancestorTitles: v.array(v.string()),
  status: v.string(),
  failureMessages: v.optional(v.array(v.string()), []),
});

/** The parts of Vitest's JSON report (Jest's format) that are used. */
export const vitestReport = v.object({
  testResults: v.array(
    v.object({ name: v.string(), status: v.string(), assertionResults: v.array(assertion) }),
  ),
});

function outcomeOf(status: string): TestOutcome['outcome'] {
  if (status === 'passed') return 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}

/** Reads a Vitest report, stories included. */
export function readVitestReport(report: v.InferOutput<typeof vitestReport>): TestResults {
  const tests = report.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({
      titles: [...test.ancestorTitles, test.title],
      outcome: outcomeOf(test.status),
      file: file.name,
      reason: stripVTControlCharacters(test.failureMessages.join('\n')),
    })),
  );
  const brokenFiles = report.testResults
    .filter(
      (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
    )
    .map((file) => file.name);
  return { tests, brokenFiles };
}
