import { expect, test } from 'vitest';
import type { WalletPayment } from '@tv/api-client';
import { pollWallet } from './pollWallet.ts';

function startPolling(answers: readonly (WalletPayment | null | Error)[]) {
  const delays: number[] = [];
  let tries = 0;
  const end = pollWallet(
    () => {
      const answer = answers[Math.min(tries, answers.length - 1)] ?? null;
      tries += 1;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    (ms) => {
      delays.push(ms);
      return Promise.resolve();
    },
  );
  return { end, delays, tries: () => tries };
}

test('PAY-06 polls a wallet payment until it is completed', async () => {
  const { end, delays, tries } = startPolling(['pending', 'pending', 'completed']);
  expect(await end).toBe('completed');
  expect([tries(), delays]).toEqual([3, [750, 1500]]);
});

test.each(['failed', 'cancelled', null] as const)('stops polling at once on %s', async (answer) => {
  const { end, tries } = startPolling([answer]);
  expect(await end).toBe(answer);
  expect(tries()).toBe(1);
});

test('PAY-06 returns pending after ten polls', async () => {
  const { end, delays, tries } = startPolling(['pending']);
  expect(await end).toBe('pending');
  expect(tries()).toBe(10);
  expect(delays.at(-1)).toBe(750 * 9);
});

test('counts a failed poll as one of the ten', async () => {
  expect(await startPolling([new Error('nede'), 'completed']).end).toBe('completed');
  const { end, tries } = startPolling([new Error('nede')]);
  await expect(end).rejects.toThrow('nede');
  expect(tries()).toBe(10);
});
