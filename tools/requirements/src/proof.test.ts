import { describe, expect, it } from 'vitest';
import type { TestLevel } from './testLevel.ts';
import { evaluateProofs } from './proof.ts';
import type { TestOutcome } from './testOutcome.ts';

const row = (id: string, height: TestLevel) => ({
  id,
  area: id.split('-')[0] ?? '',
  text: 'what must hold',
  height,
  sight: 'what is seen',
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
  it('is proven by a passing test that names it, in its own title or a group’s', () => {
    expect(
      statuses(test('passed', 'AUTH-01 holds'), test('passed', 'pins', 'PIN-01 of four digits', 'opens')),
    ).toEqual({
      'AUTH-01': 'proven',
      'AUTH-02': 'missing',
      'PIN-01': 'proven',
    });
  });

  it('is failing as soon as one of its tests failed, in whatever order', () => {
    const passed = test('passed', 'AUTH-01 AUTH-02 hold');
    const failed = test('failed', 'AUTH-01 holds elsewhere');
    expect(statuses(passed, failed)).toMatchObject({ 'AUTH-01': 'failing', 'AUTH-02': 'proven' });
    expect(statuses(failed, passed)).toMatchObject({ 'AUTH-01': 'failing', 'AUTH-02': 'proven' });
  });

  it('is not proven by a skipped test, and not harmed by one', () => {
    const skipped = test('skipped', 'AUTH-01 waits');
    expect(statuses(skipped)).toMatchObject({ 'AUTH-01': 'missing' });
    expect(statuses(skipped, test('passed', 'AUTH-01 holds'))).toMatchObject({ 'AUTH-01': 'proven' });
  });

  it('counts a test once, though group and test both name it', () => {
    const { proofs } = evaluateProofs(rows, [test('passed', 'AUTH-01 group', 'AUTH-01 test')]);
    expect(proofs[0]?.tests).toHaveLength(1);
  });
});

describe('a requirement that is seen higher up', () => {
  const files = {
    unit: 'libs/auth/src/a.test.ts',
    component: 'libs/auth/src/A.stories.tsx',
    app: 'libs/app-shell/src/a.app.test.tsx',
    journey: 'a.journey.ts',
  };
  const weighed = (height: TestLevel, ...tests: [keyof typeof files, TestOutcome['outcome']][]) => {
    const { proofs } = evaluateProofs(
      [row('AUTH-01', height)],
      tests.map(([kind, outcome]) => ({ ...test(outcome, 'AUTH-01 holds'), file: files[kind] })),
    );
    return [proofs[0]?.status, proofs[0]?.kinds];
  };

  it('is not proven by tests that stand too low, however many', () => {
    expect(weighed('component', ['unit', 'passed'])).toEqual(['too low', ['unit']]);
    expect(weighed('server', ['unit', 'passed'], ['component', 'passed'])).toEqual([
      'too low',
      ['unit', 'component'],
    ]);
    expect(weighed('browser', ['component', 'passed'])).toEqual(['too low', ['component']]);
  });

  it('is proven by one test that stands high enough, and keeps the others', () => {
    expect(weighed('component', ['component', 'passed'])).toEqual(['proven', ['component']]);
    expect(weighed('server', ['app', 'passed'], ['unit', 'passed'])).toEqual(['proven', ['unit', 'app']]);
    expect(weighed('browser', ['journey', 'passed'], ['journey', 'passed'])).toEqual(['proven', ['journey']]);
  });

  it('is failing when a lower test failed', () => {
    expect(weighed('browser', ['journey', 'passed'], ['unit', 'failed'])).toEqual(['failing', ['journey']]);
  });

  it('is not lifted by a high test that was skipped', () => {
    expect(weighed('browser', ['journey', 'skipped'], ['unit', 'passed'])).toEqual(['too low', ['unit']]);
    expect(weighed('browser', ['journey', 'skipped'])).toEqual(['missing', []]);
  });
});

it('an id without a row is a problem that says where it stands', () => {
  const { problems } = evaluateProofs(rows, [
    test('passed', 'AUTH-99 holds'),
    test('passed', 'AUHT-01 holds'),
  ]);
  expect(problems).toHaveLength(2);
  expect(problems[0]).toMatch(/AUTH-99.*a\.test\.ts|a\.test\.ts.*AUTH-99/);
  expect(problems[1]).toContain('AUHT-01');
});
