import type { TaskOutcome } from './taskLog.ts';

export interface Totals {
  readonly passed: number;
  readonly failed: number;
}

/** Targets counted by test from result files; other tasks count as one check. */
const testTargets: ReadonlySet<string> = new Set([
  'test',
  'stories',
  'journeys-brand-a',
  'journeys-brand-b',
  'journeys-accessibility',
]);

const isTestTask = ({ task }: TaskOutcome): boolean => testTargets.has(task.slice(task.indexOf(':') + 1));

/**
 * Counts every test, and every other task (lint, types, build, budget …) as one check.
 *
 * A test runner that failed without any failed test in the run counts as one failure.
 *
 * @param tests passed and failed tests from the result files
 */
export function countTotals(tasks: readonly TaskOutcome[], tests: Totals): Totals {
  const checks = tasks.filter((task) => !isTestTask(task));
  const brokenRunners = tests.failed > 0 ? [] : tasks.filter((task) => isTestTask(task) && task.isFailed);
  return {
    passed: tests.passed + checks.filter(({ isFailed }) => !isFailed).length,
    failed: tests.failed + checks.filter(({ isFailed }) => isFailed).length + brokenRunners.length,
  };
}
