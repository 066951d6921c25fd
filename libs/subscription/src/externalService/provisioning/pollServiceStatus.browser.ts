import { getExternalServiceStatus, type PartnerService, type ApiDispatch } from '@tv/api-client';
import { FORCE_REFETCH } from '../../status/fetchCustomerStatus.ts';
import type { StatusCode } from '../serviceStep.ts';
import { pollStatus, type PollResult } from './pollStatus.ts';

/** Polls a partner for the status of a service (EXT-22…25). Rejects if aborted. */
export function pollServiceStatus(
  dispatch: ApiDispatch,
  service: PartnerService,
  initialStatus: StatusCode,
  signal: AbortSignal,
): Promise<PollResult> {
  const fetchStatus = () =>
    dispatch(getExternalServiceStatus.initiate(service, FORCE_REFETCH))
      .unwrap()
      .then(({ statusCode }) => statusCode);
  return pollStatus(initialStatus, fetchStatus, signal);
}
