import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { StoreExtra } from '@tv/api-client';
import { useSession } from '@tv/auth';

/** How a signed-in customer sends a change. */
export interface ChangeDoor {
  readonly dispatch: ThunkDispatch<unknown, StoreExtra, UnknownAction>;
  /** Renews a token that has run out while the page stood. */
  readonly renewToken: () => Promise<void>;
  /** Whether there is a good one. */
  readonly hasToken: () => boolean;
}

/** What every change of personal data begins with. */
export function useChangeDoor(): ChangeDoor {
  const { tokens } = useSession();
  const hasToken = (): boolean => tokens.token() !== undefined;
  return {
    dispatch: useDispatch<ThunkDispatch<unknown, StoreExtra, UnknownAction>>(),
    hasToken,
    async renewToken() {
      if (!hasToken()) await tokens.renew();
    },
  };
}
