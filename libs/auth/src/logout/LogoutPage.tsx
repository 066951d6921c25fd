import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { DocumentHead } from '@tv/config/head';
import { links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, CheckIcon, EmptyView } from '@tv/ui';
import { useIsCustomer } from '../currentUser/CurrentUserProvider.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { StatusPage } from '../signIn/StatusPage.tsx';
import type { LogoutReason } from './logoutRecord.ts';

const LOGOUT_REASON_TEXTS: Readonly<Record<LogoutReason, string>> = {
  UNKNOWN_REASON: 'Velkommen tilbake når du vil.',
  PAYMENT_CANCELLED: 'Betalingen ble avbrutt, og kontoen er slettet.',
  USER_INFO_FAILED: 'Vi fikk ikke hentet kontoen din. Prøv å logge inn igjen om litt.',
};

function SigningOut() {
  const session = useSession();
  useEffect(() => void session.logout(), [session]);
  return <StatusPage text="Logger deg ut …" />;
}

function SignedOut() {
  const session = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    const path = session.consumeLogoutPath();
    if (path !== undefined) void navigate(path, { replace: true });
  }, [session, navigate]);
  return (
    <>
      <DocumentHead title="Du er logget ut" isHidden />
      <EmptyView
        icon={<CheckIcon />}
        title="Du er logget ut."
        text={LOGOUT_REASON_TEXTS[session.logoutReason()]}
        headingLevel={1}
        action={
          <Button as={Link} to={links.front()} variant="primary">
            Til forsiden
          </Button>
        }
      />
    </>
  );
}

/** `/logout` signs out (AUTH-39); `/logout/success` shows the reason, or redirects (AUTH-40, AUTH-41). */
export function LogoutPage() {
  const isCustomer = useIsCustomer();
  if (useParams()['action'] !== 'success') return <SigningOut />;
  return isCustomer ? <Navigate to={links.front()} replace /> : <SignedOut />;
}
