import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnalytics } from '@tv/analytics';
import { useSession } from '@tv/auth';
import { customerLinks } from '@tv/routes';

export interface SigningIn {
  /** `failed`: the customer must sign in. */
  readonly signingIn: 'not' | 'underWay' | 'failed';
  readonly signIn: (code: string) => Promise<void>;
}

/** Signs in after registration (AUTH-42, AUTH-43), silently if possible. */
export function useSigningIn(productIds: readonly string[]): SigningIn {
  const session = useSession();
  const navigate = useNavigate();
  const analytics = useAnalytics();
  const [signingIn, setSigningIn] = useState<SigningIn['signingIn']>('not');
  return {
    signingIn,
    async signIn(code) {
      setSigningIn('underWay');
      analytics.push({ event: 'onboarding', step: 'account_created' });
      const to = customerLinks.purchase({ mode: 'PURCHASE', productIds });
      const isSignedIn = await session.signInWithOneTimeCode(code, to);
      if (isSignedIn) void navigate(to, { replace: true });
      // Otherwise the session has redirected.
      else if (session.currentUser().state === 'signInFailed') setSigningIn('failed');
    },
  };
}
