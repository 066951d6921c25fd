import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runRequirements } from './command.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'requirements-'));
  mkdirSync(join(root, 'docs/requirements'), { recursive: true });
  write('docs/requirements/README.md', '[AUTH](auth.md) [PIN](pin.md)');
  write(
    'docs/requirements/auth.md',
    '| AUTH-01 | Signs in. | unit: state | 1§1 |\n| AUTH-02 | Signs out. | unit: state | 1§1 |\n',
  );
  write('docs/requirements/pin.md', '| PIN-01 | Opens. | browser: link to `/` | 1§1 |\n');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string) {
  writeFileSync(join(root, path), text);
}

/** Writes a Vitest report with these tests in this file. */
function afterTests(
  results: Record<string, 'passed' | 'failed' | 'skipped'>,
  path = 'libs/auth/src/a.test.ts',
) {
  mkdirSync(join(root, 'dist/test-results'), { recursive: true });
  const assertionResults = Object.entries(results).map(([title, status]) => ({
    title,
    status,
    ancestorTitles: [],
  }));
  const file = { name: join(root, path), status: 'passed', assertionResults };
  write('dist/test-results/auth.json', JSON.stringify({ testResults: [file] }));
}

/** Writes a Playwright report with this journey. */
function afterJourney(title: string) {
  const tests = [{ projectName: 'brand-a', status: 'expected' }];
  const suites = [{ title: 'a.journey.ts', specs: [{ title, file: 'a.journey.ts', tests }] }];
  write('dist/test-results/e2e.json', JSON.stringify({ suites }));
}

const proven = () => readFileSync(join(root, 'docs/requirements/proven.json'), 'utf8');

describe('the report', () => {
  it('the report has totals per area and overall', () => {
    afterTests({ 'AUTH-01 in': 'passed', 'AUTH-02 out': 'failed' });
    const { output, exitCode } = runRequirements(root, []);
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^Area +rows +proven +failing +too low +missing$/m);
    expect(output).toMatch(/^AUTH +2 +1 +1 +0 +0$/m);
    expect(output).toMatch(/^PIN +1 +0 +0 +0 +1$/m);
    expect(output).toMatch(/^all +3 +1 +1 +0 +1$/m);
  });

  it('the report counts requirements with too low a test level, and lists them with their kinds', () => {
    afterTests({ 'AUTH-01 in': 'passed', 'PIN-01 opens': 'passed' });
    const { output, exitCode } = runRequirements(root, ['--missing']);
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^PIN +1 +0 +0 +1 +0$/m);
    expect(output).toMatch(/^all +3 +1 +0 +1 +1$/m);
    expect(output).toMatch(/^too low {2}PIN-01 {2}Opens\.$/m);
    expect(output).toMatch(/^ +browser: link to `\/` \(tested by unit\)$/m);
  });

  it('--rows lists the kinds of tests that prove each row', () => {
    afterTests({ 'AUTH-01 in': 'passed', 'PIN-01 opens': 'passed' });
    afterJourney('AUTH-01 PIN-01 all of it');
    const { output } = runRequirements(root, ['--rows']);
    expect(output).toMatch(/^proven +AUTH-01 +unit +unit, journey$/m);
    expect(output).toMatch(/^missing +AUTH-02 +unit$/m);
    expect(output).toMatch(/^proven +PIN-01 +browser +unit, journey$/m);
  });

  it('the report recognizes an app test by the absolute path from Vitest', () => {
    afterTests({ 'PIN-01 opens': 'passed' }, 'libs/app-shell/src/a.app.test.tsx');
    expect(runRequirements(root, ['--rows']).output).toMatch(/^proven +PIN-01 +browser +app$/m);
  });

  it('--missing lists open requirements with their failed tests', () => {
    afterTests({ 'AUTH-01 in': 'passed', 'AUTH-02 out': 'failed' });
    const { output } = runRequirements(root, ['--missing']);
    expect(output).toContain('failing  AUTH-02  Signs out.');
    expect(output).toContain('AUTH-02 out (libs/auth/src/a.test.ts)');
    expect(output).toContain('missing  PIN-01  Opens.');
    expect(output).not.toContain('AUTH-01  ');
  });

  it('--area shows one area, and rejects an unknown one', () => {
    const { output, exitCode } = runRequirements(root, ['--area', 'pin', '--missing']);
    expect(exitCode).toBe(0);
    expect(output).toContain('PIN-01');
    expect(output).not.toContain('AUTH');
    expect(runRequirements(root, ['--area', 'NIX'])).toMatchObject({ exitCode: 1 });
  });

  it('the report is also written as JSON', () => {
    afterTests({ 'AUTH-01 in': 'passed' });
    runRequirements(root, []);
    expect(JSON.parse(readFileSync(join(root, 'dist/requirements.json'), 'utf8'))).toMatchObject({
      areas: [{ area: 'AUTH', proven: 1, missing: 1 }, { area: 'PIN' }],
      requirements: [
        {
          id: 'AUTH-01',
          level: 'unit',
          evidence: 'state',
          status: 'proven',
          kinds: ['unit'],
          tests: [{ titles: ['AUTH-01 in'] }],
        },
        {},
        {},
      ],
    });
  });

  it('the report fails for an unknown id and for an invalid result file', () => {
    afterTests({ 'AUTH-09 dreams': 'passed' });
    expect(runRequirements(root, [])).toMatchObject({ exitCode: 1 });
    afterTests({ 'AUTH-01 in': 'passed' });
    write('dist/test-results/odd.json', '{"hello":1}');
    const { output, exitCode } = runRequirements(root, []);
    expect(exitCode).toBe(1);
    expect(output).toContain('odd.json');
  });

  it('an unknown option prints the usage', () => {
    const { output, exitCode } = runRequirements(root, ['--mising']);
    expect(exitCode).toBe(1);
    expect(output).toContain('--missing');
  });
});

describe('the ratchet', () => {
  it('--update writes proven ids, one per line', () => {
    afterTests({ 'AUTH-01 in': 'passed', 'AUTH-02 out': 'failed' });
    afterJourney('PIN-01 opens');
    expect(runRequirements(root, ['--update']).exitCode).toBe(0);
    expect(proven()).toBe('{\n  "AUTH": [\n    "AUTH-01"\n  ],\n  "PIN": [\n    "PIN-01"\n  ]\n}\n');
  });

  it('--check passes while every listed id is proven', () => {
    afterTests({ 'AUTH-01 in': 'passed' });
    write('docs/requirements/proven.json', '{ "AUTH": ["AUTH-01"] }');
    expect(runRequirements(root, ['--check']).exitCode).toBe(0);
  });

  it.each([
    ['failing', { 'AUTH-01 in': 'failed' }],
    ['missing', { 'AUTH-01 in': 'skipped' }],
    ['missing', { 'signs in': 'passed' }],
  ] as const)('--check fails when a listed id is %s', (now, results) => {
    afterTests(results);
    write('docs/requirements/proven.json', '{ "AUTH": ["AUTH-01"] }');
    const { output, exitCode } = runRequirements(root, ['--check']);
    expect(exitCode).toBe(1);
    expect(output).toContain(`AUTH-01 was proven and is now ${now}.`);
  });

  it('--check fails when a listed id has too low a test level, and --update does not add such an id', () => {
    afterTests({ 'PIN-01 opens': 'passed' });
    write('docs/requirements/proven.json', '{ "PIN": ["PIN-01"] }');
    const { output, exitCode } = runRequirements(root, ['--check']);
    expect(exitCode).toBe(1);
    expect(output).toContain('PIN-01 was proven and is now too low.');
    runRequirements(root, ['--update', '--allow-loss']);
    expect(proven()).toBe('{}\n');
  });

  it('--check fails when a listed id has no row', () => {
    afterTests({});
    write('docs/requirements/proven.json', '{ "AUTH": ["AUTH-77"] }');
    expect(runRequirements(root, ['--check']).output).toContain(
      'AUTH-77 was proven and is now without a row.',
    );
  });

  it('--check fails without any results', () => {
    write('docs/requirements/proven.json', '{ "AUTH": ["AUTH-01"] }');
    const { output, exitCode } = runRequirements(root, ['--check']);
    expect(exitCode).toBe(1);
    expect(output).toContain('npm test');
  });

  it('--update drops an id only with --allow-loss', () => {
    afterTests({ 'PIN-01 opens': 'passed' });
    write('docs/requirements/proven.json', '{ "AUTH": ["AUTH-01"] }');
    expect(runRequirements(root, ['--update']).exitCode).toBe(1);
    expect(proven()).toContain('AUTH-01');
    expect(runRequirements(root, ['--update', '--allow-loss']).exitCode).toBe(0);
    expect(proven()).not.toContain('AUTH-01');
  });

  it('--update does not write when there are errors', () => {
    afterTests({ 'AUTH-01 in': 'passed', 'AUTH-99 dreams': 'passed' });
    runRequirements(root, ['--update']);
    expect(existsSync(join(root, 'docs/requirements/proven.json'))).toBe(false);
  });
});
