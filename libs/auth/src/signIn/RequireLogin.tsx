import { Fragment, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DocumentHead } from '@tv/config/head';
import { Link } from '@tv/rendering';
import { Button, Cluster, ErrorView } from '@tv/ui';
import { useSession } from '../session/useSession.ts';
import { useViewer } from '../viewer/useViewer.ts';
import { StatusPage } from './StatusPage.tsx';
import type { SignInTroubleReason } from './signInTrouble.ts';
import { TROUBLE_TEXTS } from './troubleTexts.ts';
import { useSignInTrouble } from './useSignInTrouble.ts';

interface RequireLoginProps {
  /** Path without sign-in (AUTH-53). */
  readonly redirectPath?: string;
  readonly children: ReactNode;
}

interface TroublePageProps {
  readonly reason: SignInTroubleReason;
  readonly redirectPath: string;
  readonly onRetry: () => void;
}

function TroublePage({ reason, redirectPath, onRetry }: TroublePageProps) {
  const { title, text, action } = TROUBLE_TEXTS[reason];
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
  const viewer = useViewer();
  const session = useSession();
  const trouble = useSignInTrouble();
  const { pathname, search, hash } = useLocation();
  const isCustomer = viewer.kind === 'customer';
  const returnTo = `${pathname}${search}${hash}`;
  useEffect(() => {
    if (!isCustomer) void session.signIn({ returnTo, redirectPath });
  }, [isCustomer, session, returnTo, redirectPath]);
  // Resets the page for another customer.
  if (viewer.kind === 'customer') return <Fragment key={viewer.user.userId}>{children}</Fragment>;
  if (!trouble) return <StatusPage text="Sender deg til innlogging …" />;
  return (
    <TroublePage
      reason={trouble.reason}
      redirectPath={redirectPath}
      onRetry={() => void session.signIn({ returnTo, redirectPath })}
    />
  );
}
