import { type ClientIds, completeMax } from '@tv/api-client';
import { currentUserChanged, type Session } from '@tv/auth';
import { lazyWithPreload } from '@tv/lazy';
import { connectionOpened, emitEvent, eventReceived, streamingSlice, type Realtime } from '@tv/realtime';
import { createRealtime } from '@tv/realtime/connection';
import { subscribeToVisibleOrOnline } from '@tv/ui/visibleOrOnline';
import type { AppContext } from '../composition/appContext.ts';
import type { RootReducer, StartListening } from '../composition/createAppStore.ts';
import { getDeviceInfo } from '../composition/getDeviceInfo.ts';
import { autoReloadForStaff } from './autoReloadForStaff.browser.ts';
import { onErrorReceived } from './onErrorReceived.ts';
import { onEvent } from './onEvent.ts';
import {
  refetchAccountOnFocus,
  invalidateEntitlementsOutsideCheckout,
} from './refetchAccountOnFocus.browser.ts';

/** Renews the token when the claims change (AUTH-28), then invalidates dependent queries. */
export function onClaimsChanged(
  startListening: StartListening,
  session: Pick<Session, 'handleClaimsChange'>,
  invalidateEntitlements: () => void,
): void {
  onEvent(startListening, 'CustomerClaimsChanged', async () => {
    await session.handleClaimsChange();
    invalidateEntitlements();
  });
}

/** Signs the user out when the server ends the session (AUTH-31). */
export function onForcedLogout(startListening: StartListening, session: Pick<Session, 'logout'>): void {
  onEvent(startListening, 'ForcedLogout', () => session.logout());
}

/**
 * Keeps the socket connected while a customer is signed in. Reconnects after a token renewal, since the token
 * is sent on connect, and when the user or network returns.
 *
 * @returns settles when the first connection is started
 */
export function keepRealtimeConnected(
  startListening: StartListening,
  tokens: Pick<Session['tokens'], 'token'>,
  realtime: Realtime,
  onReturn: (listener: () => void) => void,
): Promise<void> {
  let connectedWith: string | undefined;
  const updateConnection = async (): Promise<void> => {
    const token = tokens.token();
    if (token === connectedWith) return;
    connectedWith = token;
    if (token === undefined) realtime.disconnect();
    else await realtime.connect();
  };
  startListening({ actionCreator: currentUserChanged, effect: updateConnection });
  startListening({ actionCreator: emitEvent, effect: ({ payload }) => realtime.emit(payload) });
  onReturn(() => void realtime.retryIfGivenUp());
  return updateConnection();
}

export interface RealtimeDeps extends Pick<
  AppContext,
  'brand' | 'config' | 'session' | 'store' | 'reporter'
> {
  readonly ids: ClientIds;
  readonly rootReducer: RootReducer;
  readonly startListening: StartListening;
  /** Epoch ms of the device clock. */
  readonly machineNow: () => number;
  /** Returns a function that cancels the timer. */
  readonly schedule: (run: () => void, delayMs: number) => () => void;
  readonly page: Window;
}

/**
 * Connects the socket for signed-in users and registers its event listeners.
 *
 * @returns settles when the first connection is started
 */
export function connectRealtime(deps: RealtimeDeps): Promise<void> {
  const { brand, config, ids, session, store, rootReducer, reporter, startListening, machineNow, page } =
    deps;
  rootReducer.inject(streamingSlice);
  const realtime = createRealtime({
    url: config.services.realtime,
    token: () => session.tokens.token(),
    deviceInfo: getDeviceInfo(brand, config, ids, page.navigator.userAgent),
    onOpen: () => store.dispatch(connectionOpened()),
    onEvent: (event) => store.dispatch(eventReceived(event)),
    isPageVisible: () => page.document.visibilityState === 'visible',
    random: Math.random,
    reporter,
  });
  onForcedLogout(startListening, session);
  onClaimsChanged(startListening, session, () => invalidateEntitlementsOutsideCheckout(page, store));
  refetchAccountOnFocus(page, store, machineNow);
  // SOCK-13
  onEvent(startListening, 'HboMaxActivated', () => store.dispatch(completeMax()));
  const toaster = lazyWithPreload(
    async () => {
      const { createErrorToaster } = await import('../notifications/createErrorToaster.browser.tsx');
      return createErrorToaster(page.document);
    },
    // Do not reload a page that may be playing.
    { critical: false },
  );
  onErrorReceived(startListening, store, toaster);
  autoReloadForStaff(deps);
  return keepRealtimeConnected(
    startListening,
    session.tokens,
    realtime,
    (listener) => void subscribeToVisibleOrOnline(page, listener),
  );
}
