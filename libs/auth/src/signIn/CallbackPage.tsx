import { useContext, useEffect, useRef } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { DocumentHead } from '@tv/config/head';
import { links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, CheckIcon, Cluster, EmptyView, InfoIcon } from '@tv/ui';
import { useCurrentUser } from '../currentUser/CurrentUserProvider.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { NotifyContext } from './SignInNotices.tsx';

const SUCCESS_REDIRECT_DELAY_MS = 400;
const CANCELLED_REDIRECT_DELAY_MS = 1500;

/** Callback page (AUTH-04…07): continues to the return path (AUTH-54) or redirect path (AUTH-53). */
export function CallbackPage() {
  const currentUser = useCurrentUser();
  const session = useSession();
  const navigate = useNavigate();
  const notify = useContext(NotifyContext);
  const isSignedIn = currentUser.kind === 'customer';
  const message = isSignedIn ? 'Du er logget inn.' : 'Innlogging avbrutt.';
  const pendingNotice = useRef<string>(undefined);
  useEffect(() => {
    // Drops the one-time response from the history.
    void navigate(links.signInCallback(), { replace: true });
  }, [navigate]);
  useEffect(() => {
    const next = isSignedIn ? (session.returnPath() ?? links.front()) : session.redirectPath();
    if (next === undefined) return undefined;
    const { pathname } = window.location;
    const timer = setTimeout(
      () => {
        // The user has navigated away, but the next page is still loading.
        if (window.location.pathname !== pathname) return;
        pendingNotice.current = message;
        void navigate(next, { replace: true });
      },
      isSignedIn ? SUCCESS_REDIRECT_DELAY_MS : CANCELLED_REDIRECT_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [isSignedIn, session, navigate, message]);
  useEffect(
    () => () => {
      if (pendingNotice.current !== undefined) notify(pendingNotice.current);
    },
    [notify],
  );
  const toFront = (
    <Button as={Link} to={links.front()} variant={isSignedIn ? 'primary' : 'secondary'}>
      Til forsiden
    </Button>
  );
  return (
    <div role="status">
      <DocumentHead title="Innlogging" isHidden />
      {isSignedIn ? (
        <EmptyView icon={<CheckIcon />} title={message} headingLevel={1} action={toFront} />
      ) : (
        <EmptyView
          icon={<InfoIcon />}
          title={message}
          text="Du kan prøve igjen når du vil."
          headingLevel={1}
          action={
            <Cluster>
              <Button
                variant="primary"
                onClick={() => void session.signIn({ returnTo: session.returnPath() ?? links.front() })}
              >
                Prøv igjen
              </Button>
              {toFront}
            </Cluster>
          }
        />
      )}
    </div>
  );
}

/** Redirects to the front page. In the frame, `relaySilentCallback` handles the silent callback. */
export function SilentCallbackPage() {
  return <Navigate to={links.front()} replace />;
}
