import type { ErrorReporter } from '@tv/analytics';
import { type ClientIds, completeMax } from '@tv/api-client';
import type { Session } from '@tv/auth';
import type { KeyValueStorage } from '@tv/browser-storage';
import type { Brand, RuntimeConfig } from '@tv/config';
import { markNonCritical } from '@tv/lazy';
import { connectionOpened, eventReceived, selectStreaming, streamingSlice } from '@tv/realtime';
import { createRealtime } from '@tv/realtime/connection';
import { subscribeToVisibleOrOnline } from '@tv/ui/visibleOrOnline';
import type { AppStore, RootReducer, StartListening } from '../composition/createAppStore.ts';
import { getDeviceInfo } from '../composition/getDeviceInfo.ts';
import { autoReloadForStaff } from './autoReloadForStaff.browser.ts';
import { keepRealtimeConnected } from './keepRealtimeConnected.ts';
import { matchEvent } from './matchEvent.ts';
import { onErrorReceived } from './onErrorReceived.ts';
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
  startListening({
    matcher: matchEvent('CustomerClaimsChanged'),
    effect: async () => {
      await session.handleClaimsChange();
      invalidateEntitlements();
    },
  });
}

/** Marks Max as activated (SOCK-13). */
function onMaxActivated(startListening: StartListening, { dispatch }: Pick<AppStore, 'dispatch'>): void {
  startListening({ matcher: matchEvent('HboMaxActivated'), effect: () => void dispatch(completeMax()) });
}

/** Signs the user out when the server ends the session (AUTH-31). */
export function onForcedLogout(startListening: StartListening, session: Pick<Session, 'logout'>): void {
  startListening({ matcher: matchEvent('ForcedLogout'), effect: () => session.logout() });
}

export interface RealtimeDeps {
  readonly brand: Brand;
  readonly config: RuntimeConfig;
  readonly ids: ClientIds;
  readonly session: Session;
  readonly store: AppStore;
  readonly rootReducer: RootReducer;
  readonly reporter: ErrorReporter;
  readonly startListening: StartListening;
  readonly localStorage: KeyValueStorage;
  readonly sessionStorage: KeyValueStorage;
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
  onMaxActivated(startListening, store);
  onErrorReceived(startListening, store, async () => {
    try {
      const { createErrorToaster } = await import('../notifications/createErrorToaster.browser.tsx');
      return createErrorToaster(page.document);
    } catch (error) {
      // Do not reload a page that may be playing.
      markNonCritical(error);
      throw error;
    }
  });
  autoReloadForStaff({
    ...deps,
    now: machineNow,
    isStreaming: () => selectStreaming(store.getState()) !== undefined,
  });
  return keepRealtimeConnected(
    startListening,
    session.tokens,
    realtime,
    (listener) => void subscribeToVisibleOrOnline(page, listener),
  );
}
