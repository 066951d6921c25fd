import { getExternalServiceStatus, type PartnerService, type ApiDispatch } from '@tv/api-client';
import { pollUntil } from '../../polling/pollUntil.ts';
import { FORCE_REFETCH } from '../../status/fetchCustomerStatus.ts';
import type { StatusCode } from '../externalService.ts';

export type PollResult =
  { readonly kind: 'changed' | 'unchanged'; readonly statusCode: StatusCode } | { readonly kind: 'failed' };

/**
 * Polls until the status differs and is not `Connected` (EXT-22), at most ten times (EXT-23). `Unknown` or no status
 * is an error at once (EXT-25), a failed request only on the last attempt.
 *
 * @param signal ends polling; then rejects
 */
export async function pollStatus(
  initialStatus: StatusCode,
  fetchStatus: () => Promise<StatusCode>,
  signal: AbortSignal,
): Promise<PollResult> {
  try {
    return await pollUntil(
      ({ kind }) => kind !== 'unchanged',
      async () => toPollResult(await fetchStatus(), initialStatus),
      { signal, waitsFirst: true },
    );
  } catch {
    signal.throwIfAborted();
    return { kind: 'failed' };
  }
}

function toPollResult(statusCode: StatusCode, initialStatus: StatusCode): PollResult {
  if (statusCode === undefined || statusCode === 'Unknown') return { kind: 'failed' };
  const isDone = statusCode !== initialStatus && statusCode !== 'Connected';
  return { kind: isDone ? 'changed' : 'unchanged', statusCode };
}

/** Polls a partner for the status of a service (EXT-22…25). Rejects if aborted. */
export function pollServiceStatus(
  dispatch: ApiDispatch,
  service: PartnerService,
  initialStatus: StatusCode,
  signal: AbortSignal,
): Promise<PollResult> {
  const fetchStatus = async () =>
    (await dispatch(getExternalServiceStatus.initiate(service, FORCE_REFETCH)).unwrap()).statusCode;
  return pollStatus(initialStatus, fetchStatus, signal);
}
