import { createAction } from '@reduxjs/toolkit';
import type { Analytics } from '@tv/analytics';
import type { CurrentUser } from '../currentUser/currentUser.ts';
import type { Session } from './createSession.ts';

/** Dispatched with the current user at startup and on every change. */
export const currentUserChanged = createAction<CurrentUser>('session/currentUserChanged');

interface ConnectSessionOptions {
  readonly session: Session;
  readonly dispatch: (action: ReturnType<typeof currentUserChanged>) => unknown;
  readonly resetCache: () => void;
  /** Current data stays visible. */
  readonly refetchAll: () => void;
  readonly analytics: Analytics;
}

const getUserId = (user: CurrentUser): string | undefined =>
  user.kind === 'customer' ? user.user.userId : undefined;

/**
 * Dispatches the session's user and tracks the login state. Resets the API cache when the user changes, so no user
 * sees another's data. Refetches after calls without a token, which were answered as for a visitor.
 *
 * @returns unsubscribe
 */
export function connectSession({
  session,
  dispatch,
  resetCache,
  refetchAll,
  analytics,
}: ConnectSessionOptions): () => void {
  let previousUser = session.currentUser();
  let hadToken = session.tokens.isSignedIn();
  dispatch(currentUserChanged(previousUser));
  return session.subscribe((currentUser) => {
    const isOtherUser = getUserId(currentUser) !== getUserId(previousUser);
    const shouldTrack = currentUser.state !== previousUser.state || isOtherUser;
    const hasToken = session.tokens.isSignedIn();
    const hasRegainedToken = hasToken && (session.consumeMissedToken() || !hadToken);
    previousUser = currentUser;
    hadToken = hasToken;
    dispatch(currentUserChanged(currentUser));
    if (isOtherUser) resetCache();
    else if (hasRegainedToken) refetchAll();
    if (shouldTrack) {
      const userId = getUserId(currentUser);
      analytics.push({
        event: 'login_state',
        state: currentUser.state,
        ...(userId === undefined ? {} : { user: { userId } }),
      });
    }
  });
}
