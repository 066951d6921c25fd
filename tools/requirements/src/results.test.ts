import { describe, expect, it } from 'vitest';
import { readReport } from './results.ts';

describe("Vitest's report", () => {
  const report = {
    numTotalTests: 3,
    success: false,
    testResults: [
      {
        name: '/w/libs/auth/src/token.test.ts',
        status: 'failed',
        assertionResults: [
          {
            ancestorTitles: ['tokens'],
            fullName: 'tokens a',
            title: 'AUTH-50 holds',
            status: 'passed',
            duration: 1,
          },
          {
            ancestorTitles: [],
            fullName: 'b',
            title: 'AUTH-51 holds',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 1\u001b[39m', 'got 2'],
          },
          { ancestorTitles: [], fullName: 'c', title: 'AUTH-52 waits', status: 'pending' },
          { ancestorTitles: [], fullName: 'd', title: 'AUTH-53 waits', status: 'todo' },
        ],
      },
      {
        name: '/w/libs/auth/src/broken.test.ts',
        status: 'failed',
        message: 'no such import',
        assertionResults: [],
      },
    ],
  };

  it('a Vitest report has every test with its group titles', () => {
    const results = readReport(report);
    expect(results?.tests.map(({ titles, outcome }) => [titles.join(' > '), outcome])).toEqual([
      ['tokens > AUTH-50 holds', 'passed'],
      ['AUTH-51 holds', 'failed'],
      ['AUTH-52 waits', 'skipped'],
      ['AUTH-53 waits', 'skipped'],
    ]);
  });

  it('a Vitest report has failure reasons without colour codes', () => {
    expect(readReport(report)?.tests.map(({ reason }) => reason)).toEqual(['', 'expected 1\ngot 2', '', '']);
  });

  it('a Vitest report has files that failed before their tests', () => {
    expect(readReport(report)?.brokenFiles).toEqual(['/w/libs/auth/src/broken.test.ts']);
  });
});

describe("Playwright's report", () => {
  const spec = (title: string, tests: object[]) => ({
    title,
    ok: true,
    file: 'signIn.spec.ts',
    line: 3,
    tests,
  });
  const test = (projectName: string, status: string, expectedStatus = 'passed') => ({
    projectName,
    expectedStatus,
    status,
    results: [
      {
        status: 'passed',
        duration: 3,
        errors:
          status === 'unexpected' || status === 'flaky'
            ? [{ message: '\u001b[31mno heading\u001b[39m', location: { line: 4 } }]
            : [],
      },
    ],
  });
  const report = {
    config: { rootDir: '/w/apps/e2e' },
    suites: [
      {
        title: 'signIn.spec.ts',
        file: 'signIn.spec.ts',
        specs: [spec('AUTH-05 greets', [test('brand-a', 'expected'), test('brand-b', 'unexpected')])],
        suites: [
          {
            title: 'AUTH-06 when it is cancelled',
            specs: [
              spec('says so', [test('brand-a', 'flaky')]),
              spec('is quiet', [test('brand-a', 'skipped')]),
              spec('cannot', [test('brand-a', 'expected', 'failed')]),
            ],
          },
        ],
      },
    ],
    errors: [{ message: 'no such import', location: { file: '/w/apps/e2e/broken.spec.ts', line: 1 } }],
  };

  it('a Playwright report has every test once per brand, and marks those that passed on retry', () => {
    const results = readReport(report);
    expect(
      results?.tests.map(({ titles, project, outcome }) => [titles.slice(1).join(' > '), project, outcome]),
    ).toEqual([
      ['AUTH-05 greets', 'brand-a', 'passed'],
      ['AUTH-05 greets', 'brand-b', 'failed'],
      ['AUTH-06 when it is cancelled > says so', 'brand-a', 'passed'],
      ['AUTH-06 when it is cancelled > is quiet', 'brand-a', 'skipped'],
      ['AUTH-06 when it is cancelled > cannot', 'brand-a', 'failed'],
    ]);
    expect(results?.tests.map(({ reason }) => reason)).toEqual(['', 'no heading', 'no heading', '', '']);
    expect(results?.brokenFiles).toEqual(['/w/apps/e2e/broken.spec.ts']);
  });
});

it('an unknown format is not a report', () => {
  expect(readReport({ suites: 3 })).toBeUndefined();
  expect(readReport([])).toBeUndefined();
  expect(readReport(undefined)).toBeUndefined();
});
