import type { Analytics } from '@tv/analytics';
import type { Viewer } from '../viewer/viewer.ts';
import type { Session } from './session.ts';
import { viewerChanged } from './sessionSlice.ts';

export interface SessionConnection {
  readonly session: Session;
  readonly dispatch: (action: ReturnType<typeof viewerChanged>) => unknown;
  /** Forgets everything that servers have said. */
  readonly resetApi: () => void;
  readonly analytics: Analytics;
}

const userIdOf = (viewer: Viewer): string | undefined =>
  viewer.kind === 'customer' ? viewer.user.userId : undefined;

/**
 * Keeps the store in step with the session. When another person watches than before, what servers have said
 * is forgotten first: nobody shall see what was meant for somebody else. So is what they refused to a customer whose
 * token had run out, once he has one that is valid. A renewed token changes nobody.
 *
 * @returns ends it
 */
export function connectSession({ session, dispatch, resetApi, analytics }: SessionConnection): () => void {
  let shown = session.viewer();
  let hadToken = session.tokens.isSignedIn();
  dispatch(viewerChanged(shown));
  return session.subscribe((viewer) => {
    const isOther = userIdOf(viewer) !== userIdOf(shown);
    const isTold = viewer.state !== shown.state || isOther;
    const hasToken = session.tokens.isSignedIn();
    const mustAskAnew = isOther || (hasToken && !hadToken);
    shown = viewer;
    hadToken = hasToken;
    dispatch(viewerChanged(viewer));
    if (mustAskAnew) resetApi();
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
