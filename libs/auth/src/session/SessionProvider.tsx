import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { ViewerProvider } from '../viewer/ViewerProvider.tsx';
import { undecidedViewer } from '../viewer/viewer.ts';
import type { Session } from './session.ts';

const SessionContext = createContext<Session | undefined>(undefined);

const undecided = () => undecidedViewer;

/**
 * Hands the session, and who is watching by it, to everything below. On a server, and in the first picture of a page
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
      <ViewerProvider viewer={viewer}>{children}</ViewerProvider>
    </SessionContext>
  );
}

/** Signing in and out. Throws outside a `SessionProvider`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a <SessionProvider> above it');
  return session;
}
