import type { StatusCode } from './serviceStep.ts';

/** Maximum number of attempts (EXT-23). */
export const POLL_TRIES = 10;

/** Added to the interval on every attempt (EXT-24). */
export const POLL_STEP_MS = 750;

export type PollEnd =
  { readonly kind: 'changed' | 'unchanged'; readonly statusCode: StatusCode } | { readonly kind: 'failed' };

/**
 * Polls until the status differs and is not `Connected` (EXT-22), at most ten times (EXT-23). `Unknown` or no
 * status is an error at once (EXT-25); a failed request is one only on the last attempt.
 *
 * @param wait rejects to stop polling
 */
export async function pollStatus(
  first: StatusCode,
  ask: () => Promise<StatusCode>,
  pause: (ms: number) => Promise<void>,
): Promise<PollEnd> {
  let last: PollEnd = { kind: 'failed' };
  for (let tries = 1; tries <= POLL_TRIES; tries += 1) {
    await pause(POLL_STEP_MS * tries);
    last = await ask().then(
      (statusCode) => judge(statusCode, first),
      () => ({ kind: 'failed', isPassing: true }) as const,
    );
    if (last.kind !== 'unchanged' && !('isPassing' in last)) return last;
  }
  return last.kind === 'failed' ? { kind: 'failed' } : last;
}

function judge(statusCode: StatusCode, first: StatusCode): PollEnd {
  if (statusCode === undefined || statusCode === 'Unknown') return { kind: 'failed' };
  const isOver = statusCode !== first && statusCode !== 'Connected';
  return { kind: isOver ? 'changed' : 'unchanged', statusCode };
}
