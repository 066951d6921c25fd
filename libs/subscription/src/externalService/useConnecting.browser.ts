import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { AskedService } from '@tv/api-client';
import { pollService, type PollDispatch } from './pollService.browser.ts';

/** How waiting for a service that is connected goes. */
export interface Connecting {
  /** It has been asked as often as it is by itself. */
  readonly isGivenUp: boolean;
  /** Begins to ask anew. */
  readonly again: () => void;
}

/**
 * Asks how it stands with a service for as long as it is `Connected`, which waits in sight. What the partner says stands in the
 * customer.
 *
 * @param service  the one that is waited for; undefined while none is
 */
export function useConnecting(service: AskedService | undefined): Connecting {
  const dispatch = useDispatch<PollDispatch>();
  const [round, setRound] = useState(0);
  const [givenUpIn, setGivenUpIn] = useState<number>();
  useEffect(() => {
    if (service === undefined) return undefined;
    return pollService(dispatch, service, 'Connected', () => setGivenUpIn(round));
  }, [dispatch, service, round]);
  return { isGivenUp: givenUpIn === round, again: () => setRound(round + 1) };
}
