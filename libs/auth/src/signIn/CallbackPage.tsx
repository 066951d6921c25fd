import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { links } from '@tv/routes';
import { Button, CheckIcon, EmptyView, InfoIcon } from '@tv/ui';
import { useSession } from '../session/SessionProvider.tsx';
import { useViewer } from '../viewer/ViewerProvider.tsx';

/** So long 'Du er logget inn.' stands before the viewer is taken back to where he wanted to be. */
const READING_MS = 1500;

/**
 * The return page of the sign-in (AUTH-04…07). The sign-in itself is completed at start-up; here is told how
 * it went, and who came from a page of ours is taken back there (AUTH-54). To be drawn when start-up is done.
 */
export function CallbackPage() {
  const viewer = useViewer();
  const session = useSession();
  const navigate = useNavigate();
  const isSignedIn = viewer.kind === 'customer';
  useEffect(() => {
    // The one-time answer in the address is used up: out of the history with it.
    void navigate(links.signInCallback(), { replace: true });
  }, [navigate]);
  useEffect(() => {
    const returnPath = isSignedIn ? session.returnPath() : undefined;
    if (returnPath === undefined) return undefined;
    const timer = setTimeout(() => void navigate(returnPath, { replace: true }), READING_MS);
    return () => clearTimeout(timer);
  }, [isSignedIn, session, navigate]);
  const toFront = (
    <Button as={Link} to={links.front()} variant="primary">
      Til forsiden
    </Button>
  );
  return isSignedIn ? (
    <EmptyView icon={<CheckIcon />} title="Du er logget inn." headingLevel={1} action={toFront} />
  ) : (
    <EmptyView
      icon={<InfoIcon />}
      title="Innlogging avbrutt."
      text="Du kan prøve igjen når du vil."
      headingLevel={1}
      action={toFront}
    />
  );
}
