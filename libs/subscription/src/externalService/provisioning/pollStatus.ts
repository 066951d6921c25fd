import type { StatusCode } from '../serviceStep.ts';

/** Maximum number of attempts (EXT-23). */
export const MAX_POLL_ATTEMPTS = 10;

/** Added to the interval on every attempt (EXT-24). */
export const POLL_BACKOFF_STEP_MS = 750;

export type PollResult =
  { readonly kind: 'changed' | 'unchanged'; readonly statusCode: StatusCode } | { readonly kind: 'failed' };

/**
 * Polls until the status differs and is not `Connected` (EXT-22), at most ten times (EXT-23). `Unknown` or no
 * status is an error at once (EXT-25); a failed request is one only on the last attempt.
 *
 * @param wait rejects to stop polling
 */
export async function pollStatus(
  initialStatus: StatusCode,
  fetchStatus: () => Promise<StatusCode>,
  wait: (ms: number) => Promise<void>,
): Promise<PollResult> {
  let last: PollResult = { kind: 'failed' };
  for (let attempt = 1; attempt <= MAX_POLL_ATTEMPTS; attempt += 1) {
    await wait(POLL_BACKOFF_STEP_MS * attempt);
    last = await fetchStatus().then(
      (statusCode) => toPollResult(statusCode, initialStatus),
      () => ({ kind: 'failed', isPassing: true }) as const,
    );
    if (last.kind !== 'unchanged' && !('isPassing' in last)) return last;
  }
  return last.kind === 'failed' ? { kind: 'failed' } : last;
}

function toPollResult(statusCode: StatusCode, initialStatus: StatusCode): PollResult {
  if (statusCode === undefined || statusCode === 'Unknown') return { kind: 'failed' };
  const isDone = statusCode !== initialStatus && statusCode !== 'Connected';
  return { kind: isDone ? 'changed' : 'unchanged', statusCode };
}
