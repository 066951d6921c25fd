import { useSyncExternalStore, type ReactNode } from 'react';
import { SignInNotices } from '../signIn/SignInNotices.tsx';
import { ViewerProvider } from '../viewer/ViewerProvider.tsx';
import { undecidedViewer } from '../viewer/viewer.ts';
import type { Session } from './session.ts';
import { SessionContext } from './useSession.ts';

const undecided = () => undecidedViewer;

/**
 * Hands the session, and who is watching by it, to everything below, and tells over it what there is to say of signing
 * in. On a server, and in the first picture of a page
 * that came from one, that is undecided.
 */
export function SessionProvider({
  session,
  children,
}: {
  readonly session: Session;
  readonly children: ReactNode;
}) {
  const viewer = useSyncExternalStore(session.subscribe, session.viewer, undecided);
  return (
    <SessionContext value={session}>
      <ViewerProvider viewer={viewer}>
        <SignInNotices>{children}</SignInNotices>
      </ViewerProvider>
    </SessionContext>
  );
}
