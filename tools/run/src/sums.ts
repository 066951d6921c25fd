import type { TaskOutcome } from './taskLog.ts';

/** How a whole run went, over all runners. */
export interface Sums {
  readonly passed: number;
  readonly failed: number;
}

/** Targets whose work is counted test by test from their result files; every other task is one check. */
const testTargets: ReadonlySet<string> = new Set(['test', 'stories', 'journeys-brand-a', 'journeys-brand-b']);

const isTestTask = ({ task }: TaskOutcome): boolean => testTargets.has(task.slice(task.indexOf(':') + 1));

/**
 * Adds up a run: every test of every runner, and every other task (lint, types, build, budget …) as one check.
 *
 * A runner that failed although no test of the run failed broke before it could tell, and counts as one failure.
 *
 * @param tests  the tests that passed and failed, from the result files
 */
export function sumUp(tasks: readonly TaskOutcome[], tests: Sums): Sums {
  const checks = tasks.filter((task) => !isTestTask(task));
  const brokenRunners = tests.failed > 0 ? [] : tasks.filter((task) => isTestTask(task) && task.isFailed);
  return {
    passed: tests.passed + checks.filter(({ isFailed }) => !isFailed).length,
    failed: tests.failed + checks.filter(({ isFailed }) => isFailed).length + brokenRunners.length,
  };
}
