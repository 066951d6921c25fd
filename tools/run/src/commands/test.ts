import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { readResults } from '@tv/requirements';
import type { TestOutcome } from '@tv/requirements';
import { countTotals } from '../countTotals.ts';
import type { Totals } from '../countTotals.ts';
import { ensureChromium, installTestPrograms } from '../ensureBrowsers.ts';
import { waitForExit, startProgram } from '../processes.ts';
import { readTaskLog } from '../taskLog.ts';
import type { TaskOutcome } from '../taskLog.ts';
import { inWorkspace, workspaceRoot } from '../workspace.ts';

const CHECKS = ['lint-all', 'typecheck-all', 'test', 'stories', 'budget'];

const BRAND_JOURNEYS = ['journeys-brand-a', 'journeys-brand-b'];

/** Journeys in the lane of the checks, which balances the duration of both lanes. */
const OTHER_JOURNEYS = ['journeys-accessibility'];

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

interface TaskRun {
  readonly targets: readonly string[];
  readonly logFile: string;
  readonly env: NodeJS.ProcessEnv;
  /** Called once for each task that has ended. */
  readonly onEnd: (task: string) => void;
}

/**
 * Runs the targets of all projects with their output in a file; returns the outcomes. A pipe would lose output: Nx
 * exits without draining it after cached tasks print all at once.
 */
async function runTasks({ targets, logFile, env, onEnd }: TaskRun): Promise<readonly TaskOutcome[]> {
  const log = openSync(logFile, 'w');
  const nx = spawn(
    'nx',
    [
      'run-many',
      `--targets=${targets.join(',')}`,
      '--outputStyle=static',
      '--nxBail=false',
      // Checks and journeys already run in parallel. More tasks take longer on two cores.
      '--parallel=1',
      // Builds run first, and nothing may replace them while journeys use them.
      '--excludeTaskDependencies',
    ],
    { cwd: workspaceRoot, stdio: ['ignore', log, log], env },
  );
  const ended = new Set<string>();
  const readTasks = () => {
    const tasks = readTaskLog(readFileSync(logFile, 'utf8'));
    for (const { task } of tasks.filter(({ task }) => !ended.has(task))) {
      ended.add(task);
      onEnd(task);
    }
    return tasks;
  };
  const looking = setInterval(readTasks, LOG_POLL_INTERVAL_MS);
  const code = await waitForExit(nx).finally(() => clearInterval(looking));
  closeSync(log);
  const tasks = readTasks();
  const isExplained = code === 0 || tasks.some(({ isFailed }) => isFailed);
  return isExplained ? tasks : [...tasks, { task: 'workspace:nx', isFailed: true }];
}

/** Runs the builds, then two lanes of tasks side by side: the brands' journeys, and the checks with the other journeys. */
async function runAllTasks(logs: string, browser: string): Promise<readonly TaskOutcome[]> {
  const started = Date.now();
  const run = (name: string, targets: readonly string[]) =>
    runTasks({
      targets,
      logFile: `${logs}/${name}.log`,
      env: { ...process.env, NX_TUI: 'false', NX_DAEMON: 'false', BROWSER_PATH: browser, FORCE_COLOR: '0' },
      onEnd: (task) =>
        console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s  ${task}`),
    });
  const builds = await run('builds', ['build']);
  const isBuilt = builds.every(({ isFailed }) => !isFailed);
  if (!isBuilt) return [...builds, ...(await run('checks', CHECKS))];
  const lanes = await Promise.all([
    run('checks', [...CHECKS, ...OTHER_JOURNEYS]),
    run('journeys', BRAND_JOURNEYS),
  ]);
  return [...builds, ...lanes.flat()];
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
 * check. The logs are in `dist/logs`; the last printed line is the total.
 */
export async function fullTest(): Promise<number> {
  const browser = await ensureChromium();
  await installTestPrograms();
  const results = inWorkspace('dist/test-results');
  const logs = inWorkspace('dist/logs');
  // Nx restores results of cached tasks; results of removed tasks must not count.
  rmSync(results, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });

  const tasks = await runAllTasks(logs, browser);
  const tests = countTests(results);
  const requirements = await waitForExit(startProgram('tools/requirements/src/main.ts', ['--check']));
  const sums = countTotals(
    [...tasks, { task: 'workspace:requirements', isFailed: requirements !== 0 }],
    tests,
  );

  for (const { task } of tasks.filter(({ isFailed }) => isFailed)) console.log(`failed: ${task}`);
  console.log('Full logs: dist/logs');
  console.log(`${sums.passed} passed, ${sums.failed} failed`);
  return sums.failed === 0 && sums.passed > 0 ? 0 : 1;
}
