import { describe, expect, it } from 'vitest';
import { evaluateProofs } from './proof.ts';
import type { TestLevel } from './testLevel.ts';
import type { TestOutcome } from './testOutcome.ts';

const row = (id: string, level: TestLevel) => ({
  id,
  area: id.split('-')[0] ?? '',
  text: 'what must hold',
  level,
  evidence: 'visible link',
  source: '1§1',
});
const rows = [row('AUTH-01', 'unit'), row('AUTH-02', 'unit'), row('PIN-01', 'unit')];
const test = (outcome: TestOutcome['outcome'], ...titles: string[]): TestOutcome => ({
  titles,
  outcome,
  reason: '',
  file: 'a.test.ts',
});
const statuses = (...tests: TestOutcome[]) =>
  Object.fromEntries(evaluateProofs(rows, tests).proofs.map(({ id, status }) => [id, status]));

describe('a requirement', () => {
  it('a requirement is proven by a passing test with its id in the title or group', () => {
    expect(
      statuses(test('passed', 'AUTH-01 holds'), test('passed', 'pins', 'PIN-01 of four digits', 'opens')),
    ).toEqual({
      'AUTH-01': 'proven',
      'AUTH-02': 'missing',
      'PIN-01': 'proven',
    });
  });

  it('a requirement fails if any of its tests failed, in any order', () => {
    const passed = test('passed', 'AUTH-01 AUTH-02 hold');
    const failed = test('failed', 'AUTH-01 holds elsewhere');
    expect(statuses(passed, failed)).toMatchObject({ 'AUTH-01': 'failing', 'AUTH-02': 'proven' });
    expect(statuses(failed, passed)).toMatchObject({ 'AUTH-01': 'failing', 'AUTH-02': 'proven' });
  });

  it('a skipped test neither proves a requirement nor fails it', () => {
    const skipped = test('skipped', 'AUTH-01 waits');
    expect(statuses(skipped)).toMatchObject({ 'AUTH-01': 'missing' });
    expect(statuses(skipped, test('passed', 'AUTH-01 holds'))).toMatchObject({ 'AUTH-01': 'proven' });
  });

  it('a test counts once if group and test both have the id', () => {
    const { proofs } = evaluateProofs(rows, [test('passed', 'AUTH-01 group', 'AUTH-01 test')]);
    expect(proofs[0]?.tests).toHaveLength(1);
  });
});

describe('a requirement above unit level', () => {
  const files = {
    unit: 'libs/auth/src/a.test.ts',
    component: 'libs/auth/src/A.stories.tsx',
    app: 'libs/app-shell/src/a.app.test.tsx',
    journey: 'a.journey.ts',
  };
  const weighed = (level: TestLevel, ...tests: [keyof typeof files, TestOutcome['outcome']][]) => {
    const { proofs } = evaluateProofs(
      [row('AUTH-01', level)],
      tests.map(([kind, outcome]) => ({ ...test(outcome, 'AUTH-01 holds'), file: files[kind] })),
    );
    return [proofs[0]?.status, proofs[0]?.kinds];
  };

  it('a requirement is not proven by tests of a lower level', () => {
    expect(weighed('component', ['unit', 'passed'])).toEqual(['too low', ['unit']]);
    expect(weighed('server', ['unit', 'passed'], ['component', 'passed'])).toEqual([
      'too low',
      ['unit', 'component'],
    ]);
    expect(weighed('browser', ['component', 'passed'])).toEqual(['too low', ['component']]);
  });

  it('a requirement is proven by one test of its level, and keeps the others', () => {
    expect(weighed('component', ['component', 'passed'])).toEqual(['proven', ['component']]);
    expect(weighed('server', ['app', 'passed'], ['unit', 'passed'])).toEqual(['proven', ['unit', 'app']]);
    expect(weighed('browser', ['journey', 'passed'], ['journey', 'passed'])).toEqual(['proven', ['journey']]);
  });

  it('a requirement fails if a test of a lower level failed', () => {
    expect(weighed('browser', ['journey', 'passed'], ['unit', 'failed'])).toEqual(['failing', ['journey']]);
  });

  it('a skipped test does not raise the level of a requirement', () => {
    expect(weighed('browser', ['journey', 'skipped'], ['unit', 'passed'])).toEqual(['too low', ['unit']]);
    expect(weighed('browser', ['journey', 'skipped'])).toEqual(['missing', []]);
  });
});

it('an id without a row is a problem that includes its test file', () => {
  const { problems } = evaluateProofs(rows, [
    test('passed', 'AUTH-99 holds'),
    test('passed', 'AUHT-01 holds'),
  ]);
  expect(problems).toHaveLength(2);
  expect(problems[0]).toMatch(/AUTH-99.*a\.test\.ts|a\.test\.ts.*AUTH-99/);
  expect(problems[1]).toContain('AUHT-01');
});
