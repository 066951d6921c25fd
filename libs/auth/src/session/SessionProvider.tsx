import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { HydrationContext } from '@tv/ssr';
import { CurrentUserProvider } from '../currentUser/CurrentUserProvider.tsx';
import { pendingUser, type CurrentUser } from '../currentUser/currentUser.ts';
import { SignInNotices } from '../signIn/SignInNotices.tsx';
import type { Session } from './createSession.ts';

/** Returns the user. Sets the first resolved user after hydration, in a transition, because most of the page depends on it. */
function useSessionUser(session: Session, isServerRendered: boolean): CurrentUser {
  const [currentUser, setCurrentUser] = useState(isServerRendered ? pendingUser : session.currentUser);
  const { whenDone } = useContext(HydrationContext);
  useEffect(() => {
    let isResolved = false;
    let unsubscribe: (() => void) | undefined;
    let isUnmounted = false;
    let shown = isServerRendered ? pendingUser : undefined;
    const update = (): void => {
      const next = session.currentUser();
      // An equal value in a transition would add an empty commit after the next one.
      if (next === shown) return;
      shown = next;
      if (isResolved) setCurrentUser(next);
      else startTransition(() => setCurrentUser(next));
      isResolved = next.state !== 'noAction';
    };
    const start = (): void => {
      if (isUnmounted) return;
      update();
      unsubscribe = session.subscribe(update);
    };
    if (isServerRendered) void whenDone.then(start);
    else start();
    return () => {
      isUnmounted = true;
      unsubscribe?.();
    };
  }, [session, isServerRendered, whenDone]);
  return currentUser;
}

interface SessionProviderProps {
  readonly session: Session;
  /** On the server and during hydration; starts with {@link pendingUser}. */
  readonly isServerRendered?: boolean;
  readonly children: ReactNode;
}

/** Provides the session and the current user, and renders sign-in notices. */
export function SessionProvider({ session, isServerRendered = false, children }: SessionProviderProps) {
  return (
    <SessionContext value={session}>
      <CurrentUserProvider currentUser={useSessionUser(session, isServerRendered)}>
        <SignInNotices>{children}</SignInNotices>
      </CurrentUserProvider>
    </SessionContext>
  );
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** Returns the session. Throws without a `SessionProvider`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a <SessionProvider> above it');
  return session;
}

/** Returns the current sign-in error; undefined on the server. */
export function useSignInError() {
  const { signInError } = useSession();
  return useSyncExternalStore(signInError.subscribe, signInError.get, () => undefined);
}
