import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WalletPayment } from '@tv/api-client';
import { pollUntil } from './pollUntil.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** Polls a wallet that gives these answers, then repeats the last. */
function startPolling(
  answers: readonly (WalletPayment | null | Error)[],
  signal = new AbortController().signal,
) {
  const requestTimes: number[] = [];
  const end = pollUntil(
    (payment) => payment !== 'pending',
    () => {
      const answer = answers[Math.min(requestTimes.length, answers.length - 1)] ?? null;
      requestTimes.push(performance.now());
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    { signal },
  );
  return { end, requestTimes };
}

async function pollToEnd(answers: readonly (WalletPayment | null | Error)[]) {
  const { end, requestTimes } = startPolling(answers);
  const outcome = end.catch((error: unknown) => String(error));
  await vi.runAllTimersAsync();
  return { end: await outcome, requestTimes };
}

test('PAY-06 polls a wallet payment until it is completed', async () => {
  expect(await pollToEnd(['pending', 'pending', 'completed'])).toEqual({
    end: 'completed',
    requestTimes: [0, 750, 2250],
  });
});

test.each(['failed', 'cancelled', null] as const)('stops polling at once on %s', async (answer) => {
  expect(await pollToEnd([answer])).toEqual({ end: answer, requestTimes: [0] });
});

test('PAY-06 returns pending after ten polls', async () => {
  const { end, requestTimes } = await pollToEnd(['pending']);
  expect(end).toBe('pending');
  expect(requestTimes).toHaveLength(10);
  expect((requestTimes[9] ?? 0) - (requestTimes[8] ?? 0)).toBe(750 * 9);
});

test('counts a failed poll as one of the ten', async () => {
  expect((await pollToEnd([new Error('nede'), 'completed'])).end).toBe('completed');
  const { end, requestTimes } = await pollToEnd([new Error('nede')]);
  expect(end).toContain('nede');
  expect(requestTimes).toHaveLength(10);
});

test('an aborted signal ends polling', async () => {
  const controller = new AbortController();
  const { end, requestTimes } = startPolling(['pending'], controller.signal);
  const outcome = expect(end).rejects.toThrow('left');
  await vi.advanceTimersByTimeAsync(800);
  controller.abort(new Error('left'));
  await outcome;
  await vi.runAllTimersAsync();
  expect(requestTimes).toHaveLength(2);
});
