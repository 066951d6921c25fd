import { expect, test } from 'vitest';
import type { WalletPayment } from '@tv/api-client';
import { pollWallet } from './pollWallet.ts';

function asked(answers: readonly (WalletPayment | null | Error)[]) {
  const pauses: number[] = [];
  let tries = 0;
  const end = pollWallet(
    () => {
      const answer = answers[Math.min(tries, answers.length - 1)] ?? null;
      tries += 1;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    },
  );
  return { end, pauses, tries: () => tries };
}

test('PAY-06 polls a wallet payment until it is completed', async () => {
  const { end, pauses, tries } = asked(['pending', 'pending', 'completed']);
  expect(await end).toBe('completed');
  expect([tries(), pauses]).toEqual([3, [750, 1500]]);
});

test.each(['failed', 'cancelled', null] as const)('stops polling at once on %s', async (answer) => {
  const { end, tries } = asked([answer]);
  expect(await end).toBe(answer);
  expect(tries()).toBe(1);
});

test('PAY-06 returns pending after ten polls', async () => {
  const { end, pauses, tries } = asked(['pending']);
  expect(await end).toBe('pending');
  expect(tries()).toBe(10);
  expect(pauses.at(-1)).toBe(750 * 9);
});

test('counts a failed poll as one of the ten', async () => {
  expect(await asked([new Error('nede'), 'completed']).end).toBe('completed');
  const { end, tries } = asked([new Error('nede')]);
  await expect(end).rejects.toThrow('nede');
  expect(tries()).toBe(10);
});
