import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { readResults } from '@tv/requirements';
import type { TestOutcome } from '@tv/requirements';
import { browserPath, installOtherEngines } from '../browser.ts';
import { exitOf, startProgram } from '../processes.ts';
import { sumUp } from '../sums.ts';
import type { Sums } from '../sums.ts';
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

/** One more than the cores it is made for: tasks that play streams wait for the clock, mostly. */
const PARALLEL_TASKS = 3;

/** How often the log is looked at for tasks to tell of. */
const LOOK_MS = 500;

/** Of so many failed tests the summary says why: where the files of a run are lost, it is all there is. */
const TOLD_REASONS = 6;

/** Lines of a reason: what was expected, what was waited for, and the place. */
const REASON_LINES = 30;

const firstLines = (reason: string): string =>
  reason
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, REASON_LINES)
    .map((line) => `    ${line}`)
    .join('\n');

/**
 * Runs every task of the workspace with its output in a file; answers how each went. Nx writes to the file itself:
 * it ends without waiting for a pipe to take what it printed, and tasks that were answered from the cache, all
 * printed at once, were lost in it.
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
  const told = new Set<string>();
  const tellProgress = () => {
    const tasks = readTaskLog(readFileSync(logFile, 'utf8'));
    for (const { task } of tasks.filter(({ task }) => !told.has(task))) {
      told.add(task);
      console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s  ${task}`);
    }
    return tasks;
  };
  const looking = setInterval(tellProgress, LOOK_MS);
  const code = await exitOf(nx).finally(() => clearInterval(looking));
  closeSync(log);
  const tasks = tellProgress();
  const isExplained = code === 0 || tasks.some(({ isFailed }) => isFailed);
  return isExplained ? tasks : [...tasks, { task: 'workspace:nx', isFailed: true }];
}

function countTests(folder: string): Sums {
  const { tests, brokenFiles, problems } = readResults(folder);
  for (const problem of [...problems, ...brokenFiles]) console.log(`broken: ${problem}`);
  const failed = tests.filter(({ outcome }) => outcome === 'failed');
  const tell = (what: string, some: readonly TestOutcome[]) => {
    for (const [index, { titles, file, project, reason }] of some.entries()) {
      const where = project === undefined ? file : `${file}, ${project}`;
      console.log(`${what}: ${titles.join(' › ')} (${where})`);
      if (index < TOLD_REASONS) console.log(firstLines(reason));
    }
  };
  tell(
    'passed only when tried again',
    tests.filter(({ outcome, reason }) => outcome === 'passed' && reason !== ''),
  );
  tell('failed', failed);
  return {
    passed: tests.filter(({ outcome }) => outcome === 'passed').length,
    failed: failed.length + problems.length + brokenFiles.length,
  };
}

/**
 * `npm test`: proves everything: lint with boundaries, types, unit tests, stories, builds with their budgets,
 * journeys, and that no requirement lost its proof. The whole log is in `dist/logs/test.log`; the last line
 * that is printed is the true sum over all of it.
 */
export async function fullTest(): Promise<number> {
  const browser = await browserPath();
  await installOtherEngines();
  const results = inWorkspace('dist/test-results');
  const logs = inWorkspace('dist/logs');
  // What a cached task wrote comes back with it; what is left of tasks that are gone must not be counted.
  rmSync(results, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });

  const tasks = await runTasks(`${logs}/test.log`, browser);
  const tests = countTests(results);
  const requirements = await exitOf(startProgram('tools/requirements/src/main.ts', ['--check']));
  const sums = sumUp([...tasks, { task: 'workspace:requirements', isFailed: requirements !== 0 }], tests);

  for (const { task } of tasks.filter(({ isFailed }) => isFailed)) console.log(`failed: ${task}`);
  console.log('The whole log: dist/logs/test.log');
  console.log(`${sums.passed} passed, ${sums.failed} failed`);
  return sums.failed === 0 && sums.passed > 0 ? 0 : 1;
}
