import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnalytics } from '@tv/analytics';
import { useSession } from '@tv/auth';
import { customerLinks } from '@tv/routes';

export interface SignInAfterRegistration {
  /** `failed`: the customer must sign in. */
  readonly signInState: 'idle' | 'pending' | 'failed';
  readonly signIn: (code: string) => Promise<void>;
}

/** Signs in after registration (AUTH-42, AUTH-43), silently if possible. */
export function useSignInAfterRegistration(productIds: readonly string[]): SignInAfterRegistration {
  const session = useSession();
  const navigate = useNavigate();
  const analytics = useAnalytics();
  const [signInState, setSignInState] = useState<SignInAfterRegistration['signInState']>('idle');
  return {
    signInState,
    async signIn(code) {
      setSignInState('pending');
      analytics.push({ event: 'onboarding', step: 'account_created' });
      const to = customerLinks.purchase({ mode: 'PURCHASE', productIds });
      const isSignedIn = await session.signInWithOneTimeCode(code, to);
      if (isSignedIn) void navigate(to, { replace: true });
      // Otherwise the session has redirected.
      else if (session.currentUser().state === 'signInFailed') setSignInState('failed');
    },
  };
}
