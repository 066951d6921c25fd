import { Fragment, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DocumentHead } from '@tv/config/head';
import { Link } from '@tv/ssr';
import { Button, Cluster, ErrorView } from '@tv/ui';
import { useCurrentUser } from '../currentUser/CurrentUserProvider.tsx';
import { useSession, useSignInError } from '../session/SessionProvider.tsx';
import { StatusPage } from './StatusPage.tsx';
import { SIGN_IN_ERROR_MESSAGES } from './signInError.ts';

interface RequireLoginProps {
  /** Path without sign-in (AUTH-53). */
  readonly redirectPath: string;
  readonly children: ReactNode;
}

/**
 * Renders its children for customers; otherwise starts sign-in and returns here (AUTH-52, AUTH-54), or goes
 * to the redirect path (AUTH-53). Render it after start-up.
 */
export function RequireLogin({ redirectPath, children }: RequireLoginProps) {
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
  const { title, text, action } = SIGN_IN_ERROR_MESSAGES[signInError.reason];
  return (
    <>
      <DocumentHead title={title} isHidden />
      <ErrorView
        title={title}
        text={text}
        headingLevel={1}
        action={
          <Cluster>
            <Button variant="primary" onClick={() => void session.signIn({ returnTo, redirectPath })}>
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
