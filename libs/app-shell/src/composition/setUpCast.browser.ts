import type { ClientIds } from '@tv/api-client';
import { subscribeToParentalLimit, type Session } from '@tv/auth';
import type { CastSender } from '@tv/cast';
import { loadCastSender } from '@tv/cast/loadCastSender';
import { markNonCritical, runWhenIdle } from '@tv/lazy';
import type { AppStore } from './createAppStore.ts';

type LoadOptions = Parameters<typeof loadCastSender>[0];

interface SetUpCastOptions extends Omit<LoadOptions, 'user'> {
  readonly session: Session;
  readonly ids: ClientIds;
  readonly store: Pick<AppStore, 'dispatch'>;
}

/** Loads the cast sender. Settles when a cast device is found, with undefined on errors. */
export async function setUpCast({
  session,
  ids,
  store,
  ...options
}: SetUpCastOptions): Promise<CastSender | undefined> {
  const { tokens } = session;
  let ageLimit: number | undefined;
  // After the first paint.
  await new Promise<void>((resolve) => runWhenIdle(resolve));
  const sender = await loadCastSender({
    ...options,
    user: {
      getToken: async () => tokens.token() ?? ((await tokens.renew()) ? tokens.token() : undefined),
      getUserId() {
        const user = session.currentUser();
        return user.kind === 'customer' ? user.user.userId : undefined;
      },
      isSignedOut: () => session.currentUser().state === 'signedOut',
      getAgeLimit: () => ageLimit,
      subscribe(listener) {
        const unsubscribers = [
          subscribeToParentalLimit(session, (limit) => {
            ageLimit = limit?.ageRestriction;
            listener();
          }),
          session.subscribe(() => listener()),
        ];
        return () => unsubscribers.forEach((end) => end());
      },
      appSessionId: ids.appSessionId,
    },
  });
  sender?.state.subscribe('lastSnapshot', () => {
    const { lastSnapshot } = sender.state.get();
    // Loaded only when a cast session ends.
    if (lastSnapshot)
      void import('./saveCastProgress.ts').then(
        ({ saveCastProgress }) => saveCastProgress(store, lastSnapshot),
        markNonCritical,
      );
  });
  return sender;
}
