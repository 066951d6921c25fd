import { useEffect } from 'react';
import { useReporter } from '@tv/analytics';
import { useSession } from '../session/SessionProvider.tsx';

/**
 * The page in the hidden frame of a silent sign-in: hands the answer to the window that asked. There is
 * nothing to see.
 */
export function SilentCallbackPage() {
  const session = useSession();
  const reporter = useReporter();
  useEffect(() => {
    session
      .answerSilentSignIn(window.location.href)
      .catch((error: unknown) => reporter.error(error, 'auth.silentCallback'));
  }, [session, reporter]);
  return null;
}
