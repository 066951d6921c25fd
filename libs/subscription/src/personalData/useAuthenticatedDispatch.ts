import { useApiDispatch } from '@tv/api-client';
import { useSession } from '@tv/auth';

/** Returns dispatch and token for changes of personal data. */
export function useAuthenticatedDispatch() {
  const { tokens } = useSession();
  const hasToken = (): boolean => tokens.token() !== undefined;
  return {
    dispatch: useApiDispatch(),
    hasToken,
    /** Only if expired. */
    async renewToken(this: void): Promise<void> {
      if (!hasToken()) await tokens.renew();
    },
  };
}
