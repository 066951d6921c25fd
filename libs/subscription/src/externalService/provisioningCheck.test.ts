import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkProvisioning, type ProvisioningCheckDeps } from './provisioningCheck.ts';
import type { StatusCode } from './serviceStep.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function checking(answers: readonly (StatusCode | Error)[], changes: Partial<ProvisioningCheckDeps> = {}) {
  const asked: number[] = [];
  const flags: boolean[] = [];
  const end = checkProvisioning({
    hasContentAccess: true,
    packageName: () => Promise.resolve('GLIMT_FAMILIE'),
    product: 'GLIMT',
    ask: () => {
      const answer = answers[asked.length];
      asked.push(performance.now());
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    setFailed: (hasFailed) => void flags.push(hasFailed),
    ...changes,
  });
  return { end, asked, flags };
}

async function checked(...args: Parameters<typeof checking>) {
  const { end, asked, flags } = checking(...args);
  await vi.runAllTimersAsync();
  await end;
  return { asked, flags };
}

describe('the check after a login', () => {
  test('asks once where there is a status, whichever', async () => {
    expect(await checked(['NeedsConnection'])).toEqual({ asked: [0], flags: [false] });
  });

  test('EXT-26 without content access asks nothing', async () => {
    const packageName = vi.fn<ProvisioningCheckDeps['packageName']>();
    expect(await checked(['Completed'], { hasContentAccess: false, packageName })).toEqual({
      asked: [],
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
  ])('EXT-27 with the product %s and the package %s asks at %j', async (product, name, asked) => {
    const packageName = () => Promise.resolve(name);
    expect((await checked(['Completed'], { product, packageName })).asked).toEqual(asked);
  });

  test('EXT-28 a status that is missing is asked for once more after two seconds, and no third time', async () => {
    const { asked } = checking([undefined, 'Completed']);
    await vi.advanceTimersByTimeAsync(1999);
    expect(asked).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([0, 2000]);
    expect(await checked([undefined, undefined, 'Completed'])).toMatchObject({ flags: [true] });
    expect((await checked([undefined, undefined, 'Completed'])).asked).toHaveLength(2);
  });

  test('EXT-28 an empty one, which is Unknown, is not missing', async () => {
    expect((await checked(['Unknown', 'Completed'])).asked).toHaveLength(1);
  });

  test('EXT-29 what nobody knows, and a call that fails, raise the flag; an answer takes it down', async () => {
    expect((await checked(['Unknown'])).flags).toEqual([true]);
    expect((await checked([new Error('nede')])).flags).toEqual([true]);
    expect((await checked([undefined, 'Connected'])).flags).toEqual([false]);
  });
});
