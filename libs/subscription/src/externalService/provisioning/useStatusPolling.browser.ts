import { useMemo } from 'react';
import { type PartnerService, useApiDispatch } from '@tv/api-client';
import { usePolling, type Polling } from '../../polling/usePolling.ts';
import { pollServiceStatus } from './pollServiceStatus.browser.ts';

/** Polls a service while it is `Connected`; each status updates the cached customer. */
export function useStatusPolling(service: PartnerService | undefined): Polling {
  const dispatch = useApiDispatch();
  const run = useMemo(
    () =>
      service &&
      ((signal: AbortSignal) => pollServiceStatus(dispatch, service, 'Connected', signal).then(() => false)),
    [dispatch, service],
  );
  return usePolling(run);
}
