import type { ErrorReporter } from '@tv/analytics';
import type { ClientIds } from '@tv/api-client';
import type { Session } from '@tv/auth';
import type { Brand, KeyValueStorage, RuntimeConfig } from '@tv/config';
import { eventReceived, connectionOpened } from '@tv/realtime';
import { createRealtime } from '@tv/realtime/connection';
import { markNonCritical } from '@tv/ui';
import { keepStaffFresh } from '../refresh/keepStaffFresh.browser.ts';
import { addStreaming } from '../world/addStreaming.ts';
import type { AppStore } from '../world/createAppStore.ts';
import { deviceInfo } from '../world/deviceInfo.ts';
import { onReturn } from '../world/onReturn.browser.ts';
import { onClaimsChanged } from './claimsChanged.ts';
import type { Listen } from './createReactions.ts';
import { onErrorReceived } from './errorReceived.ts';
import { onForcedLogout } from './forcedLogout.ts';
import { keepStandingFresh, refreshEntitlements } from './keepStandingFresh.browser.ts';
import { onMaxActivated } from './maxActivated.ts';
import { keepRealtimeConnected } from './realtimeConnection.ts';

export interface LineWorld {
  readonly brand: Brand;
  readonly config: RuntimeConfig;
  readonly ids: ClientIds;
  readonly session: Session;
  readonly store: AppStore;
  readonly reporter: ErrorReporter;
  readonly listen: Listen;
  readonly local: KeyValueStorage;
  readonly perTab: KeyValueStorage;
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
export function openLine(world: LineWorld): Promise<void> {
  const { brand, config, ids, session, store, reporter, listen, machineNow, page } = world;
  const streaming = addStreaming(store);
  const line = createRealtime({
    url: config.services.realtime,
    token: () => session.tokens.token(),
    deviceInfo: deviceInfo(brand, config, ids, page.navigator.userAgent),
    onOpen: () => store.dispatch(connectionOpened()),
    onEvent: (event) => store.dispatch(eventReceived(event)),
    isPageVisible: () => page.document.visibilityState === 'visible',
    random: Math.random,
    reporter,
  });
  onForcedLogout(listen, session);
  onClaimsChanged(listen, session, () => refreshEntitlements(page, store));
  keepStandingFresh(page, store, machineNow);
  onMaxActivated(listen, store);
  onErrorReceived(listen, store, async () => {
    try {
      const { createErrorTeller } = await import('../notice/createErrorTeller.browser.tsx');
      return createErrorTeller(page.document);
    } catch (error) {
      // Do not reload a page that may be playing.
      markNonCritical(error);
      throw error;
    }
  });
  keepStaffFresh({ ...world, now: machineNow, isStreaming: () => streaming() !== undefined });
  return keepRealtimeConnected(listen, session.tokens, line, (listener) => void onReturn(page, listener));
}
