import { useApiDispatch, type ApiDispatch } from '@tv/api-client';
import { useSession } from '@tv/auth';

export interface AuthenticatedDispatch {
  readonly dispatch: ApiDispatch;
  /** Only if expired. */
  readonly renewToken: () => Promise<void>;
  readonly hasToken: () => boolean;
}

/** Dispatch and token for changes of personal data. */
export function useAuthenticatedDispatch(): AuthenticatedDispatch {
  const { tokens } = useSession();
  const hasToken = (): boolean => tokens.token() !== undefined;
  return {
    dispatch: useApiDispatch(),
    hasToken,
    async renewToken() {
      if (!hasToken()) await tokens.renew();
    },
  };
}
