import { createContext, useContext, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Viewer } from '../viewer/viewer.ts';
import type { Session } from './session.ts';
import { selectViewer, type SessionState } from './sessionSlice.ts';

const SessionContext = createContext<Session | undefined>(undefined);

/** Hands the session to everything below it. */
export function SessionProvider({
  session,
  children,
}: {
  readonly session: Session;
  readonly children: ReactNode;
}) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Signing in and out. Throws outside a `SessionProvider`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a <SessionProvider> above it');
  return session;
}

/** Who is watching. */
export function useViewer(): Viewer {
  return useSelector((state: { readonly session: SessionState }) => selectViewer(state));
}
