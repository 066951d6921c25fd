import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { SignInNotices } from '../signIn/SignInNotices.tsx';
import { ViewerProvider } from '../viewer/ViewerProvider.tsx';
import { undecidedViewer, type Viewer } from '../viewer/viewer.ts';
import type { Session } from './session.ts';
import { SessionContext } from './useSession.ts';

/** The first resolved user is set in a transition, because most of the page depends on it. */
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
  /** On the server and during hydration; starts with {@link pendingUser}. */
  readonly isServed?: boolean;
  readonly children: ReactNode;
}

/** Provides the session and the current user, and renders sign-in notices. */
export function SessionProvider({ session, isServed = false, children }: SessionProviderProps) {
  return (
    <SessionContext value={session}>
      <ViewerProvider viewer={useViewerOf(session, isServed)}>
        <SignInNotices>{children}</SignInNotices>
      </ViewerProvider>
    </SessionContext>
  );
}
