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
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const fetchStatus = () =>
    dispatch(getExternalServiceStatus.initiate(service, { forceRefetch: true, subscribe: false }))
      .unwrap()
      .then(({ statusCode }) => statusCode);
  const wait = (ms: number) => new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  void pollStatus(initialStatus, fetchStatus, wait).then((end) => {
    if (!isStopped) onEnd(end);
  });
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
