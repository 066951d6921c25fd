import { describe, expect, it } from 'vitest';
import { weigh } from './proof.ts';
import type { TestOutcome } from './testOutcome.ts';

const rows = ['AUTH-01', 'AUTH-02', 'PIN-01'].map((id) => ({
  id,
  area: id.split('-')[0] ?? '',
  text: 'what must hold',
  source: '1§1',
}));
const test = (outcome: TestOutcome['outcome'], ...titles: string[]): TestOutcome => ({
  titles,
  outcome,
  reason: '',
  file: 'a.test.ts',
});
const statuses = (...tests: TestOutcome[]) =>
  Object.fromEntries(weigh(rows, tests).proofs.map(({ id, status }) => [id, status]));

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
    const { proofs } = weigh(rows, [test('passed', 'AUTH-01 group', 'AUTH-01 test')]);
    expect(proofs[0]?.tests).toHaveLength(1);
  });
});

it('an id without a row is a problem that says where it stands', () => {
  const { problems } = weigh(rows, [test('passed', 'AUTH-99 holds'), test('passed', 'AUHT-01 holds')]);
  expect(problems).toHaveLength(2);
  expect(problems[0]).toMatch(/AUTH-99.*a\.test\.ts|a\.test\.ts.*AUTH-99/);
  expect(problems[1]).toContain('AUHT-01');
});
