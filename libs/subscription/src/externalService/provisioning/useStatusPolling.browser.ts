import { useEffect, useState } from 'react';
import { type PartnerService, useApiDispatch } from '@tv/api-client';
import { pollServiceStatus } from './pollServiceStatus.browser.ts';

export interface StatusPolling {
  readonly hasTimedOut: boolean;
  readonly restart: () => void;
}

/** Polls a service while it is `Connected`; each status updates the cached customer. */
export function useStatusPolling(service: PartnerService | undefined): StatusPolling {
  const dispatch = useApiDispatch();
  const [round, setRound] = useState(0);
  const [timedOutRound, setTimedOutRound] = useState<number>();
  useEffect(() => {
    if (service === undefined) return undefined;
    return pollServiceStatus(dispatch, service, 'Connected', () => setTimedOutRound(round));
  }, [dispatch, service, round]);
  return { hasTimedOut: timedOutRound === round, restart: () => setRound(round + 1) };
}
