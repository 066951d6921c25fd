import { Fragment, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DocumentHead } from '@tv/config/head';
import { Link } from '@tv/ssr';
import { Button, Cluster, ErrorView } from '@tv/ui';
import { useCurrentUser } from '../currentUser/CurrentUserProvider.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { StatusPage } from './StatusPage.tsx';
import type { SignInErrorReason } from './signInError.ts';
import { SIGN_IN_ERROR_MESSAGES } from './signInErrorMessages.ts';
import { useSignInError } from './useSignInError.ts';

interface RequireLoginProps {
  /** Path without sign-in (AUTH-53). */
  readonly redirectPath?: string;
  readonly children: ReactNode;
}

interface SignInErrorPageProps {
  readonly reason: SignInErrorReason;
  readonly redirectPath: string;
  readonly onRetry: () => void;
}

function SignInErrorPage({ reason, redirectPath, onRetry }: SignInErrorPageProps) {
  const { title, text, action } = SIGN_IN_ERROR_MESSAGES[reason];
  return (
    <>
      <DocumentHead title={title} isHidden />
      <ErrorView
        title={title}
        text={text}
        headingLevel={1}
        action={
          <Cluster>
            <Button variant="primary" onClick={onRetry}>
              {action}
            </Button>
            <Button as={Link} to={redirectPath}>
              Gå videre uten å logge inn
            </Button>
          </Cluster>
        }
      />
    </>
  );
}

/**
 * Renders its children for customers; otherwise starts sign-in and returns here (AUTH-52, AUTH-54), or goes
 * to the redirect path (AUTH-53). Render it after start-up.
 */
export function RequireLogin({ redirectPath = '/', children }: RequireLoginProps) {
  const currentUser = useCurrentUser();
  const session = useSession();
  const signInError = useSignInError();
  const { pathname, search, hash } = useLocation();
  const isCustomer = currentUser.kind === 'customer';
  const returnTo = `${pathname}${search}${hash}`;
  useEffect(() => {
    if (!isCustomer) void session.signIn({ returnTo, redirectPath });
  }, [isCustomer, session, returnTo, redirectPath]);
  // Resets the page for another customer.
  if (currentUser.kind === 'customer') return <Fragment key={currentUser.user.userId}>{children}</Fragment>;
  if (!signInError) return <StatusPage text="Sender deg til innlogging …" />;
  return (
    <SignInErrorPage
      reason={signInError.reason}
      redirectPath={redirectPath}
      onRetry={() => void session.signIn({ returnTo, redirectPath })}
    />
  );
}
