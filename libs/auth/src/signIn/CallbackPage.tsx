import { useContext, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { DocumentHead } from '@tv/config/head';
import { Link } from '@tv/rendering';
import { links } from '@tv/routes';
import { Button, CheckIcon, Cluster, EmptyView, InfoIcon } from '@tv/ui';
import { useSession } from '../session/useSession.ts';
import { useViewer } from '../viewer/useViewer.ts';
import { TellContext } from './TellContext.ts';

const GREETING_MS = 400;
const READING_MS = 1500;

/**
 * Callback page (AUTH-04…07). Continues to the return path (AUTH-54), or to the redirect path after a
 * cancelled sign-in (AUTH-53). Render it after start-up.
 */
export function CallbackPage() {
  const viewer = useViewer();
  const session = useSession();
  const navigate = useNavigate();
  const tell = useContext(TellContext);
  const isSignedIn = viewer.kind === 'customer';
  const sentence = isSignedIn ? 'Du er logget inn.' : 'Innlogging avbrutt.';
  const toTell = useRef<string>(undefined);
  useEffect(() => {
    // Drops the one-time response from the history.
    void navigate(links.signInCallback(), { replace: true });
  }, [navigate]);
  useEffect(() => {
    const next = isSignedIn ? (session.returnPath() ?? links.front()) : session.redirectPath();
    if (next === undefined) return undefined;
    const timer = setTimeout(
      () => {
        toTell.current = sentence;
        void navigate(next, { replace: true });
      },
      isSignedIn ? GREETING_MS : READING_MS,
    );
    return () => clearTimeout(timer);
  }, [isSignedIn, session, navigate, sentence]);
  useEffect(
    () => () => {
      if (toTell.current !== undefined) tell(toTell.current);
    },
    [tell],
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
        <EmptyView icon={<CheckIcon />} title={sentence} headingLevel={1} action={toFront} />
      ) : (
        <EmptyView
          icon={<InfoIcon />}
          title={sentence}
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
