import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { readResults } from '@tv/requirements';
import type { TestOutcome } from '@tv/requirements';
import { countTotals } from '../countTotals.ts';
import type { Totals } from '../countTotals.ts';
import { ensureChromium, installOtherBrowsers } from '../ensureBrowsers.ts';
import { waitForExit, startProgram } from '../processes.ts';
import { readTaskLog } from '../taskLog.ts';
import type { TaskOutcome } from '../taskLog.ts';
import { inWorkspace, workspaceRoot } from '../workspace.ts';

const targets = [
  'lint',
  'typecheck',
  'build',
  'test',
  'stories',
  'budget',
  'journeys-brand-a',
  'journeys-brand-b',
];

/** One more than the two cores: streaming tasks mostly wait. More would make journeys time out. */
const PARALLEL_TASKS = 3;

const LOG_POLL_INTERVAL_MS = 500;

/** Failure reasons to print; the only record if the result files are lost. */
const MAX_PRINTED_REASONS = 6;

const MAX_REASON_LINES = 30;

const firstLines = (reason: string): string =>
  reason
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_REASON_LINES)
    .map((line) => `    ${line}`)
    .join('\n');

/**
 * Runs all tasks with their output in a file; returns their outcomes. A pipe would lose output: Nx exits
 * without draining it after cached tasks print all at once.
 */
async function runTasks(logFile: string, browser: string): Promise<readonly TaskOutcome[]> {
  const log = openSync(logFile, 'w');
  const nx = spawn(
    'nx',
    [
      'run-many',
      `--targets=${targets.join(',')}`,
      '--outputStyle=static',
      '--nxBail=false',
      `--parallel=${PARALLEL_TASKS}`,
    ],
    {
      cwd: workspaceRoot,
      stdio: ['ignore', log, log],
      env: { ...process.env, NX_TUI: 'false', NX_DAEMON: 'false', BROWSER_PATH: browser, FORCE_COLOR: '0' },
    },
  );
  const started = Date.now();
  const printed = new Set<string>();
  const printProgress = () => {
    const tasks = readTaskLog(readFileSync(logFile, 'utf8'));
    for (const { task } of tasks.filter(({ task }) => !printed.has(task))) {
      printed.add(task);
      console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s  ${task}`);
    }
    return tasks;
  };
  const looking = setInterval(printProgress, LOG_POLL_INTERVAL_MS);
  const code = await waitForExit(nx).finally(() => clearInterval(looking));
  closeSync(log);
  const tasks = printProgress();
  const isExplained = code === 0 || tasks.some(({ isFailed }) => isFailed);
  return isExplained ? tasks : [...tasks, { task: 'workspace:nx', isFailed: true }];
}

function countTests(folder: string): Totals {
  const { tests, brokenFiles, problems } = readResults(folder);
  for (const problem of [...problems, ...brokenFiles]) console.log(`broken: ${problem}`);
  const failed = tests.filter(({ outcome }) => outcome === 'failed');
  const printTests = (what: string, some: readonly TestOutcome[]) => {
    for (const [index, { titles, file, project, reason }] of some.entries()) {
      const where = project === undefined ? file : `${file}, ${project}`;
      console.log(`${what}: ${titles.join(' › ')} (${where})`);
      if (index < MAX_PRINTED_REASONS) console.log(firstLines(reason));
    }
  };
  printTests(
    'passed only when tried again',
    tests.filter(({ outcome, reason }) => outcome === 'passed' && reason !== ''),
  );
  printTests('failed', failed);
  return {
    passed: tests.filter(({ outcome }) => outcome === 'passed').length,
    failed: failed.length + problems.length + brokenFiles.length,
  };
}

/**
 * `npm test`: runs lint, type checks, tests, stories, builds with budgets, journeys and the requirement
 * check. The log is `dist/logs/test.log`; the last printed line is the total.
 */
export async function fullTest(): Promise<number> {
  const browser = await ensureChromium();
  await installOtherBrowsers();
  const results = inWorkspace('dist/test-results');
  const logs = inWorkspace('dist/logs');
  // Nx restores results of cached tasks; results of removed tasks must not count.
  rmSync(results, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });

  const tasks = await runTasks(`${logs}/test.log`, browser);
  const tests = countTests(results);
  const requirements = await waitForExit(startProgram('tools/requirements/src/main.ts', ['--check']));
  const sums = countTotals(
    [...tasks, { task: 'workspace:requirements', isFailed: requirements !== 0 }],
    tests,
  );

  for (const { task } of tasks.filter(({ isFailed }) => isFailed)) console.log(`failed: ${task}`);
  console.log('Full log: dist/logs/test.log');
  console.log(`${sums.passed} passed, ${sums.failed} failed`);
  return sums.failed === 0 && sums.passed > 0 ? 0 : 1;
}
