import { describe, expect, it } from 'vitest';
import { countTotals } from './countTotals.ts';
import { readTaskLog } from './taskLog.ts';

const log = `
> nx run time:lint  [local cache]

> nx run time:test

> nx run api:typecheck

 NX   Running targets lint, typecheck, test for 2 projects failed

Failed tasks:

- api:typecheck

`;

describe('readTaskLog', () => {
  it('readTaskLog returns every task and which of them failed', () => {
    expect(readTaskLog(log)).toEqual([
      { task: 'time:lint', isFailed: false },
      { task: 'time:test', isFailed: false },
      { task: 'api:typecheck', isFailed: true },
    ]);
  });

  it('readTaskLog includes a failed task without output in the log', () => {
    expect(readTaskLog('Failed tasks:\n\n- ui:build\n')).toEqual([{ task: 'ui:build', isFailed: true }]);
  });
});

describe('countTotals', () => {
  it('countTotals counts each test, and every other task as one check', () => {
    expect(countTotals(readTaskLog(log), { passed: 12, failed: 0 })).toEqual({ passed: 13, failed: 1 });
  });

  it('countTotals counts a test runner that failed without results', () => {
    const tasks = [{ task: 'time:test', isFailed: true }];
    expect(countTotals(tasks, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
  });

  it('countTotals does not count a test runner again if its failed tests are known', () => {
    const tasks = [{ task: 'time:test', isFailed: true }];
    expect(countTotals(tasks, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 });
  });
});
