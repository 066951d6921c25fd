import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StatusCode } from '../externalService.ts';
import { pollStatus } from './pollStatus.ts';

const START = 'NeedsConnection';

/** Polls a partner that gives these answers, then repeats the last. */
function startPolling(answers: readonly (StatusCode | Error)[], first: StatusCode = START) {
  const requestTimes: number[] = [];
  const end = pollStatus(
    first,
    () => {
      const answer = answers[Math.min(requestTimes.length, answers.length - 1)];
      requestTimes.push(performance.now());
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    new AbortController().signal,
  );
  return { end, requestTimes };
}

async function pollToEnd(answers: readonly (StatusCode | Error)[], first?: StatusCode) {
  const { end, requestTimes } = startPolling(answers, first);
  await vi.runAllTimersAsync();
  return { end: await end, tries: requestTimes.length };
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

describe('polling a service status', () => {
  test('EXT-22 polling ends when the status has changed and is not Connected', async () => {
    expect(await pollToEnd([START, 'Connected', 'Connected', 'Completed'])).toEqual({
      end: { kind: 'changed', statusCode: 'Completed' },
      tries: 4,
    });
    expect(await pollToEnd([START, 'NeedsToSetPassword'])).toEqual({
      end: { kind: 'changed', statusCode: 'NeedsToSetPassword' },
      tries: 2,
    });
    expect((await pollToEnd(['Connected', 'Completed'], 'Connected')).tries).toBe(2);
    expect((await pollToEnd(['Completed'], undefined)).tries).toBe(1);
  });

  test('EXT-23 polling ends after ten attempts, with the last status and no error', async () => {
    expect(await pollToEnd([START])).toEqual({ end: { kind: 'unchanged', statusCode: START }, tries: 10 });
    expect((await pollToEnd([START, 'Connected'])).end).toEqual({
      kind: 'unchanged',
      statusCode: 'Connected',
    });
  });

  test('EXT-24 polling waits 750 ms times the attempt number before each attempt', async () => {
    const { requestTimes } = startPolling([START]);
    await vi.advanceTimersByTimeAsync(749);
    expect(requestTimes).toEqual([]);
    await vi.runAllTimersAsync();
    const pauses = requestTimes.map((at, index) => at - (requestTimes[index - 1] ?? 0));
    expect(pauses).toEqual([750, 1500, 2250, 3000, 3750, 4500, 5250, 6000, 6750, 7500]);
  });

  test('EXT-25 polling fails at once on Unknown or no status', async () => {
    expect(await pollToEnd([START, 'Unknown', 'Completed'])).toEqual({ end: { kind: 'failed' }, tries: 2 });
    expect(await pollToEnd([undefined, 'Completed'])).toEqual({ end: { kind: 'failed' }, tries: 1 });
    expect(await pollToEnd(['Unknown'], 'Unknown')).toEqual({ end: { kind: 'failed' }, tries: 1 });
    expect(await pollToEnd([undefined], undefined)).toEqual({ end: { kind: 'failed' }, tries: 1 });
  });

  test('a failed request counts as an attempt, and is an error only on the last', async () => {
    expect((await pollToEnd([new Error('nede'), 'Completed'])).end.kind).toBe('changed');
    expect(await pollToEnd([new Error('nede')])).toEqual({ end: { kind: 'failed' }, tries: 10 });
  });

  test('an aborted signal ends polling', async () => {
    const ask = vi.fn<() => Promise<StatusCode>>();
    await expect(pollStatus(START, ask, AbortSignal.abort(new Error('redirected')))).rejects.toThrow(
      'redirected',
    );
    expect(ask).not.toHaveBeenCalled();
  });
});
