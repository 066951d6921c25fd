import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StatusCode } from '../externalService.ts';
import { checkProvisioning, type ProvisioningCheckDeps } from './checkProvisioning.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function startCheck(answers: readonly (StatusCode | Error)[], changes: Partial<ProvisioningCheckDeps> = {}) {
  const requestTimes: number[] = [];
  const flags: boolean[] = [];
  const end = checkProvisioning({
    hasContentAccess: true,
    packageName: () => Promise.resolve('GLIMT_FAMILIE'),
    productPrefix: 'GLIMT',
    fetchStatus: () => {
      const answer = answers[requestTimes.length];
      requestTimes.push(performance.now());
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    setFailed: (hasFailed) => void flags.push(hasFailed),
    ...changes,
  });
  return { end, requestTimes, flags };
}

async function runCheck(...args: Parameters<typeof startCheck>) {
  const { end, requestTimes, flags } = startCheck(...args);
  await vi.runAllTimersAsync();
  await end;
  return { requestTimes, flags };
}

describe('TV 2 check after sign-in', () => {
  test('TV 2 check fetches the status once if there is one', async () => {
    expect(await runCheck(['NeedsConnection'])).toEqual({ requestTimes: [0], flags: [false] });
  });

  test('EXT-26 TV 2 check fetches nothing without content access', async () => {
    const packageName = vi.fn<ProvisioningCheckDeps['packageName']>();
    expect(await runCheck(['Completed'], { hasContentAccess: false, packageName })).toEqual({
      requestTimes: [],
      flags: [],
    });
    expect(packageName).not.toHaveBeenCalled();
  });

  test.each([
    ['GLIMT', 'GLIMT_MINI', []],
    ['FJORD', 'FJORD_MINI', []],
    ['GLIMT', 'FJORD_MINI', [0]],
    ['GLIMT', 'GLIMT_MINI_SPORT', [0]],
    ['GLIMT', undefined, [0]],
  ])(
    'EXT-27 TV 2 check with product prefix %s and package %s fetches at %j',
    async (product, name, requestTimes) => {
      const packageName = () => Promise.resolve(name);
      expect((await runCheck(['Completed'], { productPrefix: product, packageName })).requestTimes).toEqual(
        requestTimes,
      );
    },
  );

  test('EXT-28 TV 2 check fetches a missing status again after two seconds, and not a third time', async () => {
    const { requestTimes } = startCheck([undefined, 'Completed']);
    await vi.advanceTimersByTimeAsync(1999);
    expect(requestTimes).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requestTimes).toEqual([0, 2000]);
    expect(await runCheck([undefined, undefined, 'Completed'])).toMatchObject({ flags: [true] });
    expect((await runCheck([undefined, undefined, 'Completed'])).requestTimes).toHaveLength(2);
  });

  test('EXT-28 TV 2 check does not treat Unknown as missing', async () => {
    expect((await runCheck(['Unknown', 'Completed'])).requestTimes).toHaveLength(1);
  });

  test('EXT-29 TV 2 check sets the error flag on an unknown status or a failed request, and clears it on an answer', async () => {
    expect((await runCheck(['Unknown'])).flags).toEqual([true]);
    expect((await runCheck([new Error('nede')])).flags).toEqual([true]);
    expect((await runCheck([undefined, 'Connected'])).flags).toEqual([false]);
  });
});
