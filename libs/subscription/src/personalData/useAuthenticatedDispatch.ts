import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { StoreExtra } from '@tv/api-client';
import { useSession } from '@tv/auth';

export interface AuthenticatedDispatch {
  readonly dispatch: ThunkDispatch<unknown, StoreExtra, UnknownAction>;
  /** Only if expired. */
  readonly renewToken: () => Promise<void>;
  readonly hasToken: () => boolean;
}

/** Dispatch and token for changes of personal data. */
export function useAuthenticatedDispatch(): AuthenticatedDispatch {
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
