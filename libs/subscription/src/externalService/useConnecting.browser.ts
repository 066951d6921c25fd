import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { PartnerService } from '@tv/api-client';
import { pollService, type PollDispatch } from './pollService.browser.ts';

export interface Connecting {
  readonly isGivenUp: boolean;
  readonly again: () => void;
}

/** Polls a service while it is `Connected`; each status updates the cached customer. */
export function useConnecting(service: PartnerService | undefined): Connecting {
  const dispatch = useDispatch<PollDispatch>();
  const [round, setRound] = useState(0);
  const [givenUpIn, setGivenUpIn] = useState<number>();
  useEffect(() => {
    if (service === undefined) return undefined;
    return pollService(dispatch, service, 'Connected', () => setGivenUpIn(round));
  }, [dispatch, service, round]);
  return { isGivenUp: givenUpIn === round, again: () => setRound(round + 1) };
}
