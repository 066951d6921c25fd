import type { Analytics } from '@tv/analytics';
import type { Viewer } from '../viewer/viewer.ts';
import type { Session } from './session.ts';
import { viewerChanged } from './sessionSlice.ts';

export interface SessionConnection {
  readonly session: Session;
  readonly dispatch: (action: ReturnType<typeof viewerChanged>) => unknown;
  /** Forgets everything that servers have said. */
  readonly resetApi: () => void;
  /** Fetches again all that is shown, which stays until the answers are here. */
  readonly refetchAll: () => void;
  readonly analytics: Analytics;
}

const userIdOf = (viewer: Viewer): string | undefined =>
  viewer.kind === 'customer' ? viewer.user.userId : undefined;

/**
 * Keeps the store in step with the session. When another person watches than before, what servers have said
 * is forgotten first: nobody shall see what was meant for somebody else. A renewed token changes nobody; but a user who was
 * without a valid token may have been answered as a visitor, so everything on the page is fetched again with the new token.
 *
 * @returns ends it
 */
export function connectSession({
  session,
  dispatch,
  resetApi,
  refetchAll,
  analytics,
}: SessionConnection): () => void {
  let shown = session.viewer();
  let hadToken = session.tokens.isSignedIn();
  dispatch(viewerChanged(shown));
  return session.subscribe((viewer) => {
    const isOther = userIdOf(viewer) !== userIdOf(shown);
    const isTold = viewer.state !== shown.state || isOther;
    const hasToken = session.tokens.isSignedIn();
    const isRegained = hasToken && (session.takeMissedToken() || !hadToken);
    shown = viewer;
    hadToken = hasToken;
    dispatch(viewerChanged(viewer));
    if (isOther) resetApi();
    else if (isRegained) refetchAll();
    if (isTold) {
      const userId = userIdOf(viewer);
      analytics.push({
        event: 'login_state',
        state: viewer.state,
        ...(userId === undefined ? {} : { user: { userId } }),
      });
    }
  });
}
