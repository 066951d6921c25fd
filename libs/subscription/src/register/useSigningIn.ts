import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnalytics } from '@tv/analytics';
import { useSession } from '@tv/auth';
import { customerLinks } from '@tv/routes';

export interface SigningIn {
  /** `failed`: the account is there, and its customer has to sign in by himself. */
  readonly signingIn: 'not' | 'underWay' | 'failed';
  /** Signs a new customer in with his one-time code, and leads him to paying for what he chose. */
  readonly signIn: (code: string) => Promise<void>;
}

/** What follows a registration (AUTH-42, AUTH-43): silently where that can be, else by the sign-in page. */
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
      // Else the page is about to be left for the one of signing in, unless that cannot be had.
      else if (session.viewer().state === 'signInFailed') setSigningIn('failed');
    },
  };
}
