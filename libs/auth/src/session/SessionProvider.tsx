import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { SignInNotices } from '../signIn/SignInNotices.tsx';
import { ViewerProvider } from '../viewer/ViewerProvider.tsx';
import { undecidedViewer, type Viewer } from '../viewer/viewer.ts';
import type { Session } from './session.ts';
import { SessionContext } from './useSession.ts';

/**
 * Who is watching by a session. The end of being undecided is told in the browser's pauses: nearly all of a page looks
 * at it, and would be brought to life in one go.
 *
 * @param isServed  the first drawing takes over what a server drew for nobody in particular
 */
function useViewerOf(session: Session, isServed: boolean): Viewer {
  const [viewer, setViewer] = useState(isServed ? undecidedViewer : session.viewer);
  useEffect(() => {
    let isDecided = false;
    const follow = (): void => {
      const next = session.viewer();
      if (isDecided) setViewer(next);
      else startTransition(() => setViewer(next));
      isDecided = next.state !== 'noAction';
    };
    follow();
    return session.subscribe(follow);
  }, [session]);
  return viewer;
}

interface SessionProviderProps {
  readonly session: Session;
  /** On the server and while hydrating: the first render uses {@link pendingUser}. */
  readonly isServed?: boolean;
  readonly children: ReactNode;
}

/** Provides the session and the current user, and renders the sign-in notices. */
export function SessionProvider({ session, isServed = false, children }: SessionProviderProps) {
  return (
    <SessionContext value={session}>
      <ViewerProvider viewer={useViewerOf(session, isServed)}>
        <SignInNotices>{children}</SignInNotices>
      </ViewerProvider>
    </SessionContext>
  );
}
