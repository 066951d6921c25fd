import type { StatusCode } from './serviceStep.ts';

/** So often a status is asked for at most (EXT-23). */
export const POLL_TRIES = 10;

/** The pause before a try, in milliseconds, times its number (EXT-24). */
export const POLL_STEP_MS = 750;

/** How asking again and again ended: the status is another one, still the same, or nobody can tell. */
export type PollEnd =
  { readonly kind: 'changed' | 'unchanged'; readonly statusCode: StatusCode } | { readonly kind: 'failed' };

/**
 * Asks how a service stands until it is over: the status differs from the first and is not `Connected` (EXT-22), ten tries are
 * used up (EXT-23), or it is `Unknown` or missing, which is an error and looked for first (EXT-25). A try that gets no answer
 * is one of the ten, and an error where it is the last.
 *
 * @param first  how it stood before
 * @param ask  how it stands now
 * @param pause  waits so many milliseconds; rejects to end the asking
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
