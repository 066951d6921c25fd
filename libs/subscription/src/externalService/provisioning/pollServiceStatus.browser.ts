import { getExternalServiceStatus, type PartnerService, type ApiDispatch } from '@tv/api-client';
import type { StatusCode } from '../serviceStep.ts';
import { pollStatus, type PollResult } from './pollStatus.ts';

/**
 * Polls a partner for the status of a service (EXT-22…25).
 *
 * @param onEnd not called once stopped
 * @returns stops polling
 */
export function pollServiceStatus(
  dispatch: ApiDispatch,
  service: PartnerService,
  initialStatus: StatusCode,
  onEnd: (end: PollResult) => void,
): () => void {
  const controller = new AbortController();
  const fetchStatus = () =>
    dispatch(getExternalServiceStatus.initiate(service, { forceRefetch: true, subscribe: false }))
      .unwrap()
      .then(({ statusCode }) => statusCode);
  const { signal } = controller;
  pollStatus(initialStatus, fetchStatus, signal).then(
    (end) => {
      if (!signal.aborted) onEnd(end);
    },
    () => undefined, // stopped
  );
  return () => controller.abort();
}
