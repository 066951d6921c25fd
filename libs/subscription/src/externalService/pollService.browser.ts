import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { getExternalServiceStatus, type PartnerService } from '@tv/api-client';
import { pollStatus, type PollEnd } from './pollStatus.ts';
import type { StatusCode } from './serviceStep.ts';

export type PollDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * Polls a partner for the status of a service (EXT-22…25).
 *
 * @param onEnd not called once stopped
 * @returns stops polling
 */
export function pollService(
  dispatch: PollDispatch,
  service: PartnerService,
  first: StatusCode,
  onEnd: (end: PollEnd) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const status = () =>
    dispatch(getExternalServiceStatus.initiate(service, { forceRefetch: true, subscribe: false }))
      .unwrap()
      .then(({ statusCode }) => statusCode);
  const pause = (ms: number) => new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  void pollStatus(first, status, pause).then((end) => {
    if (!isOver) onEnd(end);
  });
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
