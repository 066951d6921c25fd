import { useContext, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { DocumentHead } from '@tv/config/head';
import { Link } from '@tv/rendering';
import { links } from '@tv/routes';
import { Button, CheckIcon, Cluster, EmptyView, InfoIcon } from '@tv/ui';
import { useSession } from '../session/useSession.ts';
import { useViewer } from '../viewer/useViewer.ts';
import { TellContext } from './TellContext.ts';

/** So long (ms) the page stands before the viewer is taken on: who is signed in wants to be elsewhere, and is told there too. */
const GREETING_MS = 400;
/** And so long where it did not succeed. */
const READING_MS = 1500;

/**
 * The return page of the sign-in (AUTH-04…07). The sign-in itself is completed at start-up; here is told how it went.
 * Who is signed in is taken back to where he was (AUTH-54), who is not, and came from a protected page, to its redirect
 * path (AUTH-53), and both are told once more there. To be drawn when start-up is done.
 */
export function CallbackPage() {
  const viewer = useViewer();
  const session = useSession();
  const navigate = useNavigate();
  const tell = useContext(TellContext);
  const isSignedIn = viewer.kind === 'customer';
  const sentence = isSignedIn ? 'Du er logget inn.' : 'Innlogging avbrutt.';
  /** What to say when the page is gone, where it goes by itself. */
  const toTell = useRef<string>(undefined);
  useEffect(() => {
    // The one-time answer in the address is used up: out of the history with it.
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
