import type { Analytics } from '@tv/analytics';
import type { Viewer } from '../viewer/viewer.ts';
import type { Session } from './session.ts';
import { viewerChanged } from './sessionSlice.ts';

export interface SessionConnection {
  readonly session: Session;
  readonly dispatch: (action: ReturnType<typeof viewerChanged>) => unknown;
  readonly resetApi: () => void;
  /** Current data stays visible. */
  readonly refetchAll: () => void;
  readonly analytics: Analytics;
}

const userIdOf = (viewer: Viewer): string | undefined =>
  viewer.kind === 'customer' ? viewer.user.userId : undefined;

/**
 * Syncs the store with the session. Resets the API cache when the user changes; refetches after calls without
 * a token. Tracks login state.
 *
 * @returns unsubscribe
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
