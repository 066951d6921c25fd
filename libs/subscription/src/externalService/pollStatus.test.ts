import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { POLL_TRIES, pollStatus } from './pollStatus.ts';
import type { StatusCode } from './serviceStep.ts';

const START = 'NeedsConnection';

/** Asked of a partner that answers so, the last again and again. */
function polling(answers: readonly (StatusCode | Error)[], first: StatusCode = START) {
  const asked: number[] = [];
  const end = pollStatus(
    first,
    () => {
      const answer = answers[Math.min(asked.length, answers.length - 1)];
      asked.push(performance.now());
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  );
  return { end, asked };
}

async function ended(answers: readonly (StatusCode | Error)[], first?: StatusCode) {
  const { end, asked } = polling(answers, first);
  await vi.runAllTimersAsync();
  return { end: await end, tries: asked.length };
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

describe('polling how a service stands', () => {
  test('EXT-22 is over when the status is another one and not Connected', async () => {
    expect(await ended([START, 'Connected', 'Connected', 'Completed'])).toEqual({
      end: { kind: 'changed', statusCode: 'Completed' },
      tries: 4,
    });
    expect(await ended([START, 'NeedsToSetPassword'])).toEqual({
      end: { kind: 'changed', statusCode: 'NeedsToSetPassword' },
      tries: 2,
    });
    expect((await ended(['Connected', 'Completed'], 'Connected')).tries).toBe(2);
    expect((await ended(['Completed'], undefined)).tries).toBe(1);
  });

  test('EXT-23 is over after ten tries, with the last status and no error', async () => {
    expect(await ended([START])).toEqual({ end: { kind: 'unchanged', statusCode: START }, tries: 10 });
    expect((await ended([START, 'Connected'])).end).toEqual({ kind: 'unchanged', statusCode: 'Connected' });
    expect(POLL_TRIES).toBe(10);
  });

  test('EXT-24 waits 750 ms times the number of the try before each', async () => {
    const { asked } = polling([START]);
    await vi.advanceTimersByTimeAsync(749);
    expect(asked).toEqual([]);
    await vi.runAllTimersAsync();
    const pauses = asked.map((at, index) => at - (asked[index - 1] ?? 0));
    expect(pauses).toEqual([750, 1500, 2250, 3000, 3750, 4500, 5250, 6000, 6750, 7500]);
  });

  test('EXT-25 Unknown, or no status, is an error and looked for first', async () => {
    expect(await ended([START, 'Unknown', 'Completed'])).toEqual({ end: { kind: 'failed' }, tries: 2 });
    expect(await ended([undefined, 'Completed'])).toEqual({ end: { kind: 'failed' }, tries: 1 });
    expect(await ended(['Unknown'], 'Unknown')).toEqual({ end: { kind: 'failed' }, tries: 1 });
    expect(await ended([undefined], undefined)).toEqual({ end: { kind: 'failed' }, tries: 1 });
  });

  test('a try without an answer is one of the ten, and an error where it is the last', async () => {
    expect((await ended([new Error('nede'), 'Completed'])).end.kind).toBe('changed');
    expect(await ended([new Error('nede')])).toEqual({ end: { kind: 'failed' }, tries: 10 });
  });

  test('is ended by its pause', async () => {
    const ask = vi.fn<() => Promise<StatusCode>>();
    await expect(pollStatus(START, ask, () => Promise.reject(new Error('left')))).rejects.toThrow('left');
    expect(ask).not.toHaveBeenCalled();
  });
});
